import RegionModel

/// A way to write a name down, in which the index is sorted and a word is looked up.
enum Spelling: Int, CaseIterable, Sendable {
  /// The name itself, folded (`FoldedBytes`).
  case name
  /// Pinyin, the syllables without anything between them.
  case reading
  /// A letter a syllable.
  case initials
  /// Pinyin with what people mix up made equal: zh z, ch c, sh s, l n, ng n, v u.
  case phonetic

  /// The bytes of `text` in this spelling, `text` being a name or a reading from some character on.
  @inline(__always)
  func bytes(of text: UnsafeRawBufferPointer) -> SpellingBytes { SpellingBytes(text, self) }

  /// `letters`, as typed without blanks, in this spelling.
  func bytes(ofLetters letters: [UInt8]) -> [UInt8] {
    guard self == .phonetic else { return letters }
    return letters.withUnsafeBytes { Array(bytes(of: $0)) }
  }
}

/// The bytes of a name or a reading in a spelling, one after the other.
struct SpellingBytes: Sequence, IteratorProtocol {
  private let text: UnsafeRawBufferPointer
  private let spelling: Spelling
  private var position = 0
  /// Bytes of a character that was folded, the next in the lowest byte.
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

  /// Eight bytes from `skipped` on as a number that sorts as they do; zeros stand for those that are not there.
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

  /// The next byte as `FoldedBytes` has it; that of Han, the most there is, without asking.
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

  /// Leaves out h behind z, c, s and g behind n, wherever a syllable ends: the same on both sides of a comparison.
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
