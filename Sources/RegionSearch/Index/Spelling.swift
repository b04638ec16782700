import RegionModel

/// A way to write names, by which the index is sorted and searched.
enum Spelling: Int, CaseIterable, Sendable {
  /// The name, folded (`FoldedBytes`).
  case name
  /// Pinyin syllables without separators.
  case reading
  /// The first letter of each syllable.
  case initials
  /// Pinyin with commonly confused sounds made equal: zh z, ch c, sh s, l n, ng n, v u.
  case phonetic

  /// The bytes of `text` in this spelling; `text` is a name or reading, from any character on.
  @inline(__always)
  func bytes(of text: UnsafeRawBufferPointer) -> SpellingBytes { SpellingBytes(text, self) }

  /// Letters typed without blanks, in this spelling.
  func bytes(ofLetters letters: [UInt8]) -> [UInt8] {
    guard self == .phonetic else { return letters }
    return letters.withUnsafeBytes { Array(bytes(of: $0)) }
  }
}

/// The bytes of a name or reading in a spelling, one by one.
struct SpellingBytes: Sequence, IteratorProtocol {
  private let text: UnsafeRawBufferPointer
  private let spelling: Spelling
  private var position = 0
  /// The remaining bytes of a folded character, the next in the lowest byte.
  private var folded: UInt64 = 0
  private var last: UInt8 = 0

  @inline(__always)
  init(_ text: UnsafeRawBufferPointer, _ spelling: Spelling) {
    self.text = text
    self.spelling = spelling
  }

  @inline(__always)
  mutating func next() -> UInt8? {
    switch spelling {
    case .name: nextFolded()
    case .reading: nextLetter()
    case .initials: nextInitial()
    case .phonetic: nextPhonetic()
    }
  }

  /// Eight bytes after `skipped` ones, as a number that sorts like them; missing bytes are 0.
  func key(skipping skipped: Int) -> UInt64 {
    var bytes = self
    for _ in 0..<skipped where bytes.next() == nil { return 0 }
    var key: UInt64 = 0
    for _ in 0..<8 { key = key << 8 | UInt64(bytes.next() ?? 0) }
    return key
  }

  @inline(__always)
  private mutating func take() -> UInt8? {
    guard position < text.count else { return nil }
    defer { position += 1 }
    return text[position]
  }

  /// The next byte of `FoldedBytes`; the bytes of Han, the most common, pass unchanged.
  @inline(__always)
  private mutating func nextFolded() -> UInt8? {
    while folded == 0 {
      guard position < text.count else { return nil }
      let byte = text[position]
      if FoldedBytes.isAsItIs(byte) {
        position += 1
        return byte
      }
      folded = FoldedBytes.fold(text, at: &position)
    }
    defer { folded >>= 8 }
    return UInt8(truncatingIfNeeded: folded)
  }

  @inline(__always)
  private mutating func nextLetter() -> UInt8? {
    while let byte = take() {
      if byte != UInt8(ascii: " ") { return byte }
    }
    return nil
  }

  @inline(__always)
  private mutating func nextInitial() -> UInt8? {
    guard let initial = take() else { return nil }
    while let byte = take(), byte != UInt8(ascii: " ") {}
    return initial
  }

  /// Drops h after z, c and s, and g after n, without regard to syllables: both sides of a comparison do the
  /// same.
  private mutating func nextPhonetic() -> UInt8? {
    while let letter = nextLetter() {
      let before = last
      last = letter
      switch (before, letter) {
      case (UInt8(ascii: "z"), UInt8(ascii: "h")), (UInt8(ascii: "c"), UInt8(ascii: "h")),
        (UInt8(ascii: "s"), UInt8(ascii: "h")), (UInt8(ascii: "n"), UInt8(ascii: "g")):
        continue
      case (_, UInt8(ascii: "l")): return UInt8(ascii: "n")
      case (_, UInt8(ascii: "v")): return UInt8(ascii: "u")
      default: return letter
      }
    }
    return nil
  }
}
