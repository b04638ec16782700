import RegionModel

/// What the rules know of each common Han character, and how names write it, found at once.
final class Characters: @unchecked Sendable {  // Written in `init` alone.
  private static let han: ClosedRange<UInt32> = 0x4E00...0x9FFF
  private static let first: UInt32 = 0x4E00
  /// How many common characters there are.
  static let count = 0x5200
  private let tree: RegionTree
  /// For each character of three bytes the index of its marks in `marks`; 0 for those that are not common. The processor
  /// keeps the 20 KB of the common ones at hand.
  private let indices = UnsafeMutablePointer<UInt8>.allocate(capacity: 1 << 16)
  /// The marks that characters have, each once. Those of characters that are not common, for whoever looks at the mark
  /// `folded`, stand first; those of most characters, none, second.
  private let marks = UnsafeMutablePointer<Marks>.allocate(capacity: most)
  private var markCount = 2
  /// The lists of `Marks` make some hundred different ones, whatever the tree.
  static let most = 256
  /// What those with the mark `folded` are written as in names.
  private let others = UnsafeMutablePointer<UInt16>.allocate(capacity: count)

  init(_ tree: RegionTree) {
    self.tree = tree
    indices.initialize(repeating: 0, count: 1 << 16)
    (indices + Int(Characters.first)).update(repeating: 1, count: Characters.count)
    marks.initialize(repeating: [], count: Characters.most)
    marks[0] = .folded
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
    indices.deallocate()
    marks.deallocate()
    others.deallocate()
  }

  private func mark(_ scalar: UInt32, _ mark: Marks) {
    let index = Int(scalar)
    indices[index] = self.index(of: marks[Int(indices[index])].union(mark))
  }

  /// The index of some marks in `marks`, added if they are not there.
  private func index(of wanted: Marks) -> UInt8 {
    // Most characters that are marked one after the other get the same marks.
    var index = markCount - 1
    while index > 0, marks[index] != wanted { index -= 1 }
    if index > 0 { return UInt8(index) }
    marks[markCount] = wanted
    markCount += 1
    return UInt8(markCount - 1)
  }

  /// The marks for whoever reads whole texts.
  var table: Table { Table(indices: indices, marks: marks, others: others) }

  struct Table {
    fileprivate let indices: UnsafeMutablePointer<UInt8>
    fileprivate let marks: UnsafeMutablePointer<Marks>
    fileprivate let others: UnsafeMutablePointer<UInt16>

    /// The marks of the character whose three bytes of UTF-8 a word begins with; nil if it has not three bytes. One that
    /// is not common has the mark `folded`.
    @inline(__always)
    func marks(ofThreeBytes word: UInt32) -> Marks? {
      guard word & 0xC0_C0F0 == 0x80_80E0 else { return nil }
      return marks[Int(indices[Int(Characters.scalar(ofThreeBytes: word))])]
    }

    /// How names write a common character that has the mark `folded`, in three bytes of UTF-8; nil if that is no common
    /// character.
    func plain(ofThreeBytes word: UInt32) -> UInt32? {
      guard let index = Characters.index(ofThreeBytes: word) else { return nil }
      let plain = UInt32(others[index])
      guard Characters.han.contains(plain) else { return nil }
      return 0x80_80E0 | plain >> 12 | (plain & 0x0FC0) << 2 | (plain & 0x3F) << 16
    }
  }

  /// The first three bytes of a name, as a number.
  static func word(_ bytes: UnsafeRawPointer) -> UInt32 {
    UInt32(bytes.loadUnaligned(as: UInt16.self).littleEndian)
      | UInt32(bytes.load(fromByteOffset: 2, as: UInt8.self)) << 16
  }

  @inline(__always)
  private static func scalar(ofThreeBytes word: UInt32) -> UInt32 {
    word << 12 & 0xF000 | word >> 2 & 0x0FC0 | word >> 16 & 0x3F
  }

  /// The number, from 0, of the common character whose three bytes of UTF-8 a word begins with; nil for one that is not
  /// common.
  @inline(__always)
  static func index(ofThreeBytes word: UInt32) -> Int? {
    let index = scalar(ofThreeBytes: word) &- first
    return index < count ? Int(index) : nil
  }

  /// The character with such a number.
  static func scalar(at index: Int) -> Unicode.Scalar? { Unicode.Scalar(first + UInt32(index)) }

  /// The marks of a character; none for one that is not common.
  @inline(__always)
  func marks(of scalar: UInt32) -> Marks {
    Characters.han.contains(scalar) ? marks[Int(indices[Int(scalar)])] : []
  }

  /// Whether names write a common character otherwise.
  func isFolded(_ scalar: UInt32) -> Bool { marks(of: scalar).contains(.folded) }

  /// How names write any character.
  func plain(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x3400 { return scalar }
    guard Characters.han.contains(scalar) else {
      return Unicode.Scalar(scalar).map { tree.folded($0).value } ?? scalar
    }
    return isFolded(scalar) ? UInt32(others[Int(scalar - Characters.first)]) : scalar
  }
}
