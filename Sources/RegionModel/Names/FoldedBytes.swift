/// The bytes of a name as people type it: small letters without accents, without separators.
///
/// Latin letters lose their marks, letters of other scripts become small, full-width letters plain. Blanks,
/// apostrophes, hyphens, slashes and brackets are dropped. Composed letters of other scripts are decomposed,
/// and Hangul is composed into syllables, so both forms compare equal. Everything else, above all Han, is
/// unchanged.
///
/// `L'Aquila` gives laquila, `São Paulo` saopaulo, `Москва` москва.
@usableFromInline
package struct FoldedBytes: Sequence, IteratorProtocol {
  private let text: UnsafeRawBufferPointer
  private var position = 0
  /// The remaining bytes of a folded character, the next in the lowest byte.
  private var pending: UInt64 = 0

  package init(_ text: UnsafeRawBufferPointer) { self.text = text }

  @usableFromInline
  package mutating func next() -> UInt8? {
    while pending == 0, position < text.count { pending = FoldedBytes.fold(text, at: &position) }
    guard pending != 0 else { return nil }
    defer { pending >>= 8 }
    return UInt8(truncatingIfNeeded: pending)
  }

  /// Folds the character at `position` and moves past it; Han is returned byte by byte.
  ///
  /// - Returns: The folded bytes, the first in the lowest byte; 0 if the character is dropped.
  package static func fold(_ text: UnsafeRawBufferPointer, at position: inout Int) -> UInt64 {
    let byte = text[position]
    if byte < 0x80 {
      position += 1
      return UInt64(plain(ascii: byte))
    }
    if isAsItIs(byte) {
      position += 1
      return UInt64(byte)
    }
    return foldCharacter(text, at: &position)
  }

  /// Whether a byte belongs to a character that folding does not change, mostly Han, or is a continuation
  /// byte.
  @inlinable @inline(__always)
  package static func isAsItIs(_ byte: UInt8) -> Bool { byte >= 0xE4 && byte != 0xEF || byte & 0xC0 == 0x80 }

  /// The small letter of an ASCII character; 0 for a sign that is dropped.
  package static func plain(ascii byte: UInt8) -> UInt8 {
    if byte >= UInt8(ascii: "a") { return byte == UInt8(ascii: "|") ? 0 : byte }
    if byte >= UInt8(ascii: "A") { return byte <= UInt8(ascii: "Z") ? byte | 0x20 : plain(sign: byte) }
    return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? byte : plain(sign: byte)
  }

  private static func plain(sign: UInt8) -> UInt8 {
    switch sign {
    case UInt8(ascii: " "), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "/"), UInt8(ascii: "\\"),
      UInt8(ascii: ">"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "-"), UInt8(ascii: "("),
      UInt8(ascii: ")"):
      0
    default: sign
    }
  }

  /// Folds a character of two or three bytes; a broken one is taken byte by byte.
  private static func foldCharacter(_ text: UnsafeRawBufferPointer, at position: inout Int) -> UInt64 {
    guard let value = character(text, at: position), let scalar = Unicode.Scalar(value) else {
      defer { position += 1 }
      return UInt64(text[position])
    }
    position += value < 0x800 ? 2 : 3
    return HangulSyllable.isLeading(value) ? syllable(value, text, at: &position) : folded(scalar)
  }

  /// The Hangul syllable that begins with the letter before `position`.
  private static func syllable(_ first: UInt32, _ text: UnsafeRawBufferPointer, at position: inout Int)
    -> UInt64
  {
    var syllable = first
    while let letter = character(text, at: position), let joined = HangulSyllable.joined(syllable, letter) {
      syllable = joined
      position += 3
    }
    return packed(syllable)
  }

  /// The character of two or three bytes at `position`; nil if it is broken or absent.
  private static func character(_ text: UnsafeRawBufferPointer, at position: Int) -> UInt32? {
    guard position < text.count, (0xC2..<0xF0).contains(text[position]) else { return nil }
    let first = UInt32(text[position])
    let width = first < 0xE0 ? 2 : 3
    var value = width == 2 ? first & 0x1F : first & 0x0F
    guard position + width <= text.count else { return nil }
    for index in position + 1..<position + width {
      guard text[index] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(text[index] & 0x3F)
    }
    return value >= (width == 2 ? 0x80 : 0x800) ? value : nil
  }

  /// The bytes of a folded non-ASCII character, the first in the lowest byte; 0 if it is dropped.
  package static func folded(_ scalar: Unicode.Scalar) -> UInt64 {
    switch scalar.value {
    case 0xC0..<0x250, 0x1E00..<0x1F00:
      let latin = LatinLetters.plain(scalar.value)
      return latin == 0 ? small(scalar) : latin
    case 0xAD, 0xA0, 0xBB, 0x2BC, 0x300...0x36F, 0x200B...0x200F, 0x2013, 0x2014, 0x2018, 0x2019, 0x203A,
      0x2192,
      0xFE00...0xFE0F:
      return 0
    case 0x370..<0x530, 0x1F00..<0x2000:
      let other = OtherLetters.plain(scalar.value)
      return other == 0 ? small(scalar) : other
    case 0x590..<0x10A0, 0x1100..<0x1C00, 0x3040..<0x3100: return partsOrItself(scalar.value)
    case 0xFF01...0xFF5E: return UInt64(plain(ascii: UInt8(scalar.value - 0xFEE0)))
    case 0x250..<0x590, 0x10A0..<0x1100, 0x1C80..<0x1CC0, 0x2C00..<0x2E00: return small(scalar)
    default: return packed(scalar.value)
    }
  }

  /// The parts of a letter, at most six bytes; 0 for a mark that is dropped.
  private static func partsOrItself(_ scalar: UInt32) -> UInt64 {
    if OtherLetters.isLeftOut(scalar) { return 0 }
    guard let parts = OtherLetters.parts(scalar) else { return packed(scalar) }
    let letter = packed(parts.letter)
    if OtherLetters.isLeftOut(parts.mark) { return letter }
    return letter | packed(parts.mark) << (parts.letter < 0x800 ? 16 : 24)
  }

  private static func small(_ scalar: Unicode.Scalar) -> UInt64 {
    let mapping = scalar.properties.lowercaseMapping.unicodeScalars
    return packed((mapping.first ?? scalar).value)
  }

  /// The UTF-8 of a character, the first byte in the lowest one.
  private static func packed(_ value: UInt32) -> UInt64 {
    let last = UInt64(value & 0x3F | 0x80)
    let middle = UInt64(value >> 6 & 0x3F | 0x80)
    switch value {
    case 0..<0x80: return UInt64(value)
    case 0..<0x800: return UInt64(value >> 6 | 0xC0) | last << 8
    case 0..<0x10000: return UInt64(value >> 12 | 0xE0) | middle << 8 | last << 16
    default:
      return UInt64(value >> 18 | 0xF0) | UInt64(value >> 12 & 0x3F | 0x80) << 8 | middle << 16 | last << 24
    }
  }
}
