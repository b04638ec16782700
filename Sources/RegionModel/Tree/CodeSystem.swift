/// One of the systems of codes that a tree may have.
public enum CodeSystem: Sendable {
  /// The codes of the tree itself.
  case first
  /// Others that people have in their data; the first ones in a tree without a second system.
  case second

  public var other: CodeSystem { self == .first ? .second : .first }
}

/// Regions by their codes in either system.
extension RegionTree {
  /// Whether any region has a code.
  public var hasCodes: Bool { codeOffsets.uint32(at: (count + 1) * 4) > 0 }

  /// Whether any region has another code in a second system.
  public var hasSecondCodes: Bool { secondCodes.count > 0 }

  /// All regions that bear `code` in a system, higher ones first; none for an empty one.
  ///
  /// - Complexity: O(log *n*), and O(log *n*) for each.
  public func regions(code: String, in system: CodeSystem) -> [Region] {
    guard system == .second, hasSecondCodes else { return regions(code: code) }
    let entries = secondCodes.entries(ofCode: Array(code.utf8)).filter { $0 < secondCodes.wholeCount }
    let same = regions(code: code).filter { secondCodes.entry(ofNode: Int($0.number)) == nil }
    return (entries.compactMap(region(ofSecond:)) + same).sorted { $0.number < $1.number }
  }

  /// The regions that what bore `code` in the second system is a part of now; most often none.
  ///
  /// - Complexity: As above.
  public func regions(holdingSecond code: String) -> [Region] {
    secondCodes.entries(ofCode: Array(code.utf8)).filter { $0 >= secondCodes.wholeCount }
      .compactMap(region(ofSecond:))
  }

  private func region(ofSecond entry: Int) -> Region? {
    let node = secondCodes.node(entry)
    return node > 0 && node <= count ? region(numbered: UInt32(node)) : nil
  }
}

extension Region {
  /// What identifies the region in a system; empty where it has no code there.
  ///
  /// - Complexity: O(log *n*) in the second system.
  public func code(in system: CodeSystem) -> String {
    String(decoding: codeBytes(in: system), as: UTF8.self)
  }

  /// Appends the bytes of the code in a system.
  public func appendCode(in system: CodeSystem, to output: inout [UInt8]) {
    output.append(contentsOf: codeBytes(in: system))
  }

  /// The bytes of the code in a system, valid as long as the tree lives.
  package func codeBytes(in system: CodeSystem) -> UnsafeRawBufferPointer {
    guard system == .second, let entry = tree.secondCodes.entry(ofNode: Int(number)) else {
      return tree.codeBytes(ofNode: Int(number))
    }
    return tree.secondCodes.code(entry)
  }
}

extension RegionTree {
  /// The second codes, whole regions first; for whoever writes the tree anew.
  public var allSecondCodes: [SecondCode] {
    (0..<secondCodes.count).compactMap { entry in
      region(ofSecond: entry).map {
        SecondCode(
          $0.code, second: String(decoding: secondCodes.code(entry), as: UTF8.self),
          isWhole: entry < secondCodes.wholeCount)
      }
    }
  }
}
