import RegionModel

/// What the rules know of each common Han character, and how names write it, found at once.
final class Characters: @unchecked Sendable {  // Written in `init` alone.
  /// The common ones are U+4E00 to U+9FFF.
  private static let han: ClosedRange<UInt32> = 0x4E00...0x9FFF
  /// The first of those whose UTF-8 begins with a byte from 0xE4 to 0xE9.
  private static let first: UInt32 = 0x4000
  private static let count = 0x6000
  private let tree: RegionTree
  /// From `first` on. Behind them are those of letters and digits, and those of all else: `other`.
  private let marks = UnsafeMutablePointer<Marks>.allocate(capacity: count + 2)
  /// What those with the mark `folded` are written as in names; 0 for those that are not common.
  private let others = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
  /// The bytes of a character that begins with a byte: 3 for the Han characters here, 1 for letters and digits, else 0.
  private let widths = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)

  init(_ tree: RegionTree) {
    self.tree = tree
    marks.initialize(repeating: [], count: Characters.count)
    others.initialize(repeating: 0, count: Characters.count)
    for scalar in Characters.first..<Characters.han.lowerBound { mark(scalar, .folded) }
    marks[Characters.count] = .end
    marks[Characters.count + 1] = .folded
    for byte in 0..<256 {
      let isLetter = (0x30..<0x3A).contains(byte) || (0x61..<0x7B).contains(byte | 0x20)
      widths[byte] = isLetter ? 1 : (0xE4...0xE9).contains(byte) ? 3 : 0
    }
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
    widths.deallocate()
  }

  private func mark(_ scalar: UInt32, _ mark: Marks) {
    marks[Int(scalar - Characters.first)].insert(mark)
  }

  /// How many bytes the character has that begins with a byte: 3 or 1; 0 for one that is neither Han, letter nor digit.
  @inline(__always)
  func width(ofFirst byte: UInt32) -> Int { Int(widths[Int(byte & 0xFF)]) }

  /// The marks of the character whose UTF-8 the word begins with, and `width` bytes long; `folded` for one that is not
  /// common, and for broken UTF-8.
  @inline(__always)
  func marks(ofWord word: UInt32, _ width: Int) -> Marks {
    let scalar = word << 12 & 0xF000 | word >> 2 & 0x0FC0 | word >> 16 & 0x3F
    let han = Int(scalar &- Characters.first)
    let isHan = width == 3 && word & 0xC0_C000 == 0x80_8000
    let other = width == 1 ? Characters.count : Characters.count &+ 1
    return marks[isHan ? han : other]
  }

  /// The marks of a character; none for one that is not common.
  @inline(__always)
  func marks(of scalar: UInt32) -> Marks {
    Characters.han.contains(scalar) ? marks[Int(scalar - Characters.first)] : []
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
