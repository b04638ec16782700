/// The likely encoding of a text that is no UTF-8, from how its bytes go together.
///
/// A file is read in the likeliest, and a person is told so; in other texts a guess is a hint in a message.
struct EncodingGuess: Equatable, Sendable {
  /// For people, and for `iconv`.
  let name: String
  let iconv: String

  static let gbk = EncodingGuess(name: "GBK", iconv: "gb18030")

  /// How much of the text is looked at, in bytes from the first that is not ASCII.
  private static let sample = 1 << 16

  init(name: String, iconv: String) { (self.name, self.iconv) = (name, iconv) }

  /// Whether a text has enough of the encoding to be read in it: few pairs of bytes are characters of several encodings.
  func isLikely(in bytes: UnsafeRawBufferPointer, from place: Int) -> Bool {
    guard EncodingGuess.ofPairs.contains(iconv) else { return true }
    var count = 0
    for byte in bytes[place...] where byte >= 0x80 {
      count += 1
      if count == EncodingGuess.fewest { return true }
    }
    return false
  }

  /// The encodings with two bytes a character.
  private static let ofPairs: Set<String> = ["cp932", "big5", "euc-jp", "cp949", "gb18030"]
  /// In bytes beyond ASCII.
  private static let fewest = 24

  /// The likely encodings of a text, the likeliest first.
  ///
  /// - Parameter place: The offset of the first byte that is no UTF-8.
  static func guesses(_ bytes: UnsafeRawBufferPointer, from place: Int) -> [EncodingGuess] {
    let end = min(bytes.count, place + EncodingGuess.sample)
    // The word that the byte stands in begins before it.
    let start = bytes[..<place].lastIndex { $0 < 0x41 }.map { $0 + 1 } ?? 0
    let sample = UnsafeRawBufferPointer(rebasing: bytes[min(start, place)..<end])
    let letters = LetterBytes(sample)
    if let drawn = letters.drawn { return [drawn] }
    let latin = letters.latin
    if !latin.isEmpty { return latin }
    var counts = ByteCounts()
    counts.add(sample)
    return [letters.other ?? counts.guess]
  }
}

/// What a file was read in that is no UTF-8.
struct GuessedEncoding: Equatable, Sendable {
  /// Its name in messages.
  let file: String
  let guess: EncodingGuess
}

/// Bytes beyond ASCII, counted as pairs and as runs.
private struct ByteCounts {
  private var pairs = 0
  /// Bytes beyond ASCII that begin no pair.
  private var lone = 0
  /// Pairs whose first byte is 81 to 9F: kana and frequent characters in Shift-JIS, rare ones elsewhere.
  private var low = 0
  /// Pairs whose second byte is ASCII: many in Big5 and Shift-JIS.
  private var mixed = 0
  /// Pairs of two bytes from A1 on, whose first is that of Hangul in EUC-KR.
  private var hangul = 0
  private var full = 0
  /// Kana in EUC-JP: A4 and A5.
  private var kana = 0

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while index + 1 < bytes.count {
      let (first, second) = (bytes[index], bytes[index + 1])
      guard first >= 0x81, first != 0xFF, second >= 0x40, second != 0x7F else {
        if first >= 0x80 { lone += 1 }
        index += 1
        continue
      }
      pairs += 1
      if first <= 0x9F { low += 1 }
      if second < 0x80 { mixed += 1 }
      if first >= 0xA1, second >= 0xA1 {
        full += 1
        if first >= 0xB0, first <= 0xC8 { hangul += 1 }
        if first == 0xA4 || first == 0xA5 { kana += 1 }
      }
      index += 2
    }
  }

  var guess: EncodingGuess {
    if lone * 8 > pairs { return .western }
    if low * 4 >= pairs, pairs > 0 { return EncodingGuess(name: "Shift-JIS", iconv: "cp932") }
    if mixed * 6 >= pairs { return EncodingGuess(name: "Big5", iconv: "big5") }
    if kana * 5 >= pairs { return EncodingGuess(name: "EUC-JP", iconv: "euc-jp") }
    if full > 5, hangul * 100 >= full * 93 { return EncodingGuess(name: "EUC-KR", iconv: "cp949") }
    return .gbk
  }
}
