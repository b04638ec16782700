/// Checks that a text is UTF-8 without NUL bytes.
enum EncodingCheck {
  /// - Throws: `SourceErrors` with the likely encoding, and a command that converts it to UTF-8.
  /// - Complexity: O(bytes).
  ///
  /// - Parameter binary: Where bytes stand that may be anything, in their order.
  static func check(
    _ bytes: UnsafeRawBufferPointer, name: String, but binary: [Range<Int>] = []
  ) throws(SourceErrors) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw SourceErrors(source: name, "UTF-16, not UTF-8; say: iconv -f utf-16 -t utf-8")
    }
    guard let place = firstFlaw(bytes, but: binary) else { return }
    if !bytes.prefix(sample).contains(where: { $0 != 0 }) {
      throw SourceErrors(source: name, "nothing but NUL bytes: no text")
    }
    if place < 2, bytes.count >= 8, isEveryOtherNull(bytes) {
      throw SourceErrors(source: name, "UTF-16, not UTF-8; say: iconv -f utf-16 -t utf-8")
    }
    let line = Bytes.line(of: place, in: bytes)
    if bytes[place] == 0 { throw SourceErrors(source: name, line: line, "it holds a NUL byte: no text") }
    if isBinary(bytes) { throw SourceErrors(source: name, "a binary file: no text") }
    let guesses = EncodingGuess.guesses(bytes, from: place)
    let others = guesses.dropFirst().map { "; if it is \($0.name), -f \($0.iconv)" }.joined()
    var flaw = SourceErrors(
      source: name, line: line,
      "broken UTF-8; if it is \(guesses[0].name), say: iconv -f \(guesses[0].iconv) -t utf-8" + others)
    if !isMostlyUTF8(bytes, from: place), guesses[0].isLikely(in: bytes, from: place) {
      flaw.encoding = guesses[0]
    }
    throw flaw
  }

  /// Whether a text has more letters in UTF-8 than bytes that are none: it is UTF-8 which was cut or damaged.
  ///
  /// In other encodings some pairs of bytes look like UTF-8 by chance.
  private static func isMostlyUTF8(_ bytes: UnsafeRawBufferPointer, from place: Int) -> Bool {
    var (letters, others) = (0, 0)
    func count(_ range: Range<Int>) {
      var index = range.lowerBound
      while index < range.upperBound {
        let width = width(bytes, index)
        if width == nil { others += 1 } else if width ?? 1 > 1 { letters += 1 }
        index += width ?? 1
      }
    }
    count(max(place - wide, 0)..<place)
    count(place..<min(place + wide, bytes.count))
    return letters > others
  }

  /// How much of a text is looked at on either side of a byte, in bytes.
  private static let wide = 1 << 16

  /// How many bytes tell what a file is.
  private static let sample = 4_096

  /// Whether many bytes are control characters that no text in any encoding holds.
  private static func isBinary(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let start = bytes.prefix(sample)
    // Tabs, ends of lines and pages, and escapes, which also switch the tables of old encodings.
    let texts: [UInt8] = [0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E, 0x0F, 0x1A, 0x1B]
    return start.count { $0 < 0x20 && !texts.contains($0) } * 20 > start.count
  }

  /// Whether the first letters are ASCII in UTF-16 without a byte-order mark.
  private static func isEveryOtherNull(_ bytes: UnsafeRawBufferPointer) -> Bool {
    [0, 1].contains { first in
      stride(from: first, to: 8, by: 2).allSatisfy { bytes[$0] == 0 }
    }
  }

  /// The offset of the first NUL, or of the first byte that is not UTF-8.
  private static func firstFlaw(_ bytes: UnsafeRawBufferPointer, but binary: [Range<Int>]) -> Int? {
    var flaw = firstFlaw(bytes, from: 0)
    for range in binary {
      guard let place = flaw, place >= range.lowerBound else { return flaw }
      if place < range.upperBound { flaw = firstFlaw(bytes, from: range.upperBound) }
    }
    return flaw
  }

  private static func firstFlaw(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if index + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let hasZero = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
        if word & 0x8080_8080_8080_8080 == 0, hasZero == 0 {
          index += 8
          continue
        }
      }
      guard let width = width(bytes, index) else { return index }
      index += width
    }
    return nil
  }

  /// The width of the character at an offset, in bytes; nil if it is not valid.
  private static func width(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Int? {
    let first = bytes[index]
    if first < 0x80 { return first == 0 ? nil : 1 }
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, index + count <= bytes.count else { return nil }
    for offset in 1..<count where bytes[index + offset] & 0xC0 != 0x80 { return nil }
    let second = bytes[index + 1]
    switch first {
    case 0xE0: return second >= 0xA0 ? count : nil
    case 0xED: return second < 0xA0 ? count : nil
    case 0xF0: return second >= 0x90 ? count : nil
    case 0xF4: return second < 0x90 ? count : nil
    default: return count
    }
  }
}
