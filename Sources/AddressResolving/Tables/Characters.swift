import RegionModel

/// What the rules know of each common Han character, and how names write it, found at once.
final class Characters: @unchecked Sendable {  // Written in `init` alone.
  static let first: UInt32 = 0x4E00
  static let count = 0x5200
  private static let han = first...0x9FFF
  private let tree: RegionTree
  private let marks = UnsafeMutablePointer<Marks>.allocate(capacity: count)
  /// What those with the mark `folded` are written as in names.
  private let others = UnsafeMutablePointer<UInt16>.allocate(capacity: count)

  init(_ tree: RegionTree) {
    self.tree = tree
    marks.initialize(repeating: [], count: Characters.count)
    for (mark, characters) in Marks.characters {
      characters.withUTF8Buffer { text in
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars { self.mark(scalar.value, mark) }
      }
    }
    for (mark, list) in Marks.lists {
      list.forEachFirst { self.mark($0, mark) }
    }
    for (from, to) in tree.foldingPairs where Characters.han.contains(from) {
      guard let other = UInt16(exactly: to), other != 0 else { continue }
      others[Int(from - Characters.first)] = other
      self.mark(from, .folded)
    }
  }

  deinit {
    marks.deallocate()
    others.deallocate()
  }

  private func mark(_ scalar: UInt32, _ mark: Marks) {
    marks[Int(scalar - Characters.first)].insert(mark)
  }

  /// The marks of a character; none for one that is not common.
  @inline(__always)
  func marks(of scalar: UInt32) -> Marks {
    Characters.han.contains(scalar) ? marks(ofIndex: Int(scalar - Characters.first)) : []
  }

  /// The same for a common one, by its place among them.
  @inline(__always)
  func marks(ofIndex index: Int) -> Marks { marks[index] }

  /// How names write a common character that has the mark `folded`.
  @inline(__always)
  func other(ofIndex index: Int) -> UInt32 { UInt32(others[index]) }

  /// How names write any character.
  func plain(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x3400 { return scalar }
    guard Characters.han.contains(scalar) else {
      return Unicode.Scalar(scalar).map { tree.folded($0).value } ?? scalar
    }
    let index = Int(scalar - Characters.first)
    return marks[index].contains(.folded) ? UInt32(others[index]) : scalar
  }
}
