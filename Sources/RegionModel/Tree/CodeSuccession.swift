/// The fate of a code that is out of force.
public struct CodeSuccession: Equatable, Sendable {
  public let code: String
  /// The last name of the code's place; may be empty.
  public let name: String
  /// The year in which the code ended; 0 if unknown.
  public let year: Int
  /// The successors' codes, which may be out of force too; empty if there are none.
  public let successors: [String]

  /// - Returns: Nil if a code is empty, contains a semicolon or breaks `TextRules`; if the name breaks them;
  ///   or for a negative year.
  public init?(code: String, name: String = "", year: Int = 0, successors: [String]) {
    for code in [code] + successors {
      guard !code.isEmpty, !code.contains(";"), TextRules.flaw(in: code.utf8) == nil else { return nil }
    }
    guard TextRules.flaw(in: name.utf8) == nil, year >= 0 else { return nil }
    self.code = code
    self.name = name
    self.year = year
    self.successors = successors
  }
}

extension RegionTree {
  /// The succession of `code`; nil for codes in force and for unknown ones.
  ///
  /// Successors may be out of force as well, and damaged data may contain circles.
  ///
  /// - Complexity: O(log *n*) in the bytes of all successions.
  public func succession(ofCode code: String) -> CodeSuccession? {
    let wanted = Array(code.utf8)
    let all = successions.bytes(from: 0, count: successions.count)
    var (low, high) = (0, all.count)
    while low < high {
      let line = RegionTree.line(around: (low + high) / 2, of: all[low..<high])
      let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      if cells[0].elementsEqual(wanted) { return CodeSuccession(code: code, cells: cells.dropFirst()) }
      if cells[0].lexicographicallyPrecedes(wanted) {
        low = line.endIndex + 1
      } else {
        high = line.startIndex
      }
    }
    return nil
  }

  /// All successions, sorted by code.
  ///
  /// - Complexity: O(bytes of all successions).
  public var codeSuccessions: [CodeSuccession] {
    successions.bytes(from: 0, count: successions.count).split(separator: UInt8(ascii: "\n")).compactMap {
      line in
      let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      return CodeSuccession(code: String(decoding: cells[0], as: UTF8.self), cells: cells.dropFirst())
    }
  }

  /// The line around the byte at `position`, without its newline.
  private static func line(around position: Int, of text: Slice<UnsafeRawBufferPointer>)
    -> Slice<UnsafeRawBufferPointer>
  {
    let newline = UInt8(ascii: "\n")
    let start = text[..<position].lastIndex(of: newline).map { $0 + 1 } ?? text.startIndex
    return text[start...].prefix { $0 != newline }
  }
}

extension CodeSuccession {
  /// Reads the rest of a line in the atlas: name, year, successors; nil if it is damaged.
  fileprivate init?(code: String, cells: ArraySlice<Slice<UnsafeRawBufferPointer>>) {
    let texts = cells.map { String(decoding: $0, as: UTF8.self) }
    guard texts.count == 3, let year = Int(texts[1]) else { return nil }
    self.init(
      code: code, name: texts[0], year: year, successors: texts[2].split(separator: ";").map(String.init))
  }
}
