/// The likely encoding of a text that is no UTF-8, from how its bytes go together.
///
/// A guess is a hint in a message: nothing is decoded by it.
struct EncodingGuess {
  /// For people, and for `iconv`.
  let name: String
  let iconv: String

  static let gbk = EncodingGuess(name: "GBK", iconv: "gb18030")

  /// How much of the text is looked at, in bytes from the first that is not ASCII.
  private static let sample = 1 << 16

  init(name: String, iconv: String) { (self.name, self.iconv) = (name, iconv) }

  /// - Parameter place: The offset of the first byte that is no UTF-8.
  init(_ bytes: UnsafeRawBufferPointer, from place: Int) {
    var counts = ByteCounts()
    let end = min(bytes.count, place + EncodingGuess.sample)
    let start = bytes[..<place].lastIndex { $0 < 0x80 }.map { $0 + 1 } ?? 0
    counts.add(UnsafeRawBufferPointer(rebasing: bytes[min(start, place)..<end]))
    self = counts.guess
  }
}

/// Bytes beyond ASCII, counted as pairs and as runs.
private struct ByteCounts {
  private var pairs = 0
  /// Pairs whose first byte is 81 to 9F: kana and frequent characters in Shift-JIS, rare ones elsewhere.
  private var low = 0
  /// Pairs whose second byte is ASCII: many in Big5 and Shift-JIS.
  private var mixed = 0
  /// Pairs of two bytes from A1 on, whose first is that of Hangul in EUC-KR.
  private var hangul = 0
  private var full = 0
  /// Kana in EUC-JP: A4 and A5.
  private var kana = 0
  private var runs = 0
  private var oddRuns = 0
  private var shortRuns = 0
  private var high = 0
  /// Bytes from C0 to DF, and from E0 on.
  private var upper = 0
  private var lower = 0

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    addRuns(bytes)
    var index = 0
    while index + 1 < bytes.count {
      let (first, second) = (bytes[index], bytes[index + 1])
      guard first >= 0x81, first != 0xFF, second >= 0x40, second != 0x7F else {
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

  private mutating func addRuns(_ bytes: UnsafeRawBufferPointer) {
    var run = 0
    for byte in bytes {
      if byte >= 0x80 {
        run += 1
        high += 1
        if byte >= 0xE0 { lower += 1 } else if byte >= 0xC0 { upper += 1 }
      } else {
        end(run)
        run = 0
      }
    }
    end(run)
  }

  private mutating func end(_ run: Int) {
    guard run > 0 else { return }
    runs += 1
    if run % 2 == 1 { oddRuns += 1 }
    if run == 1 { shortRuns += 1 }
  }

  var guess: EncodingGuess {
    if low * 4 >= pairs, pairs > 0 { return EncodingGuess(name: "Shift-JIS", iconv: "cp932") }
    if shortRuns * 10 >= runs * 8, (upper + lower) * 10 >= high * 7 {
      return EncodingGuess(name: "Latin-1", iconv: "cp1252")
    }
    if oddRuns * 5 >= runs, (upper + lower) * 10 >= high * 9, runs > 3 {
      return lower > upper
        ? EncodingGuess(name: "Windows-1251", iconv: "cp1251")
        : EncodingGuess(name: "KOI8-R", iconv: "koi8-r")
    }
    if mixed * 6 >= pairs { return EncodingGuess(name: "Big5", iconv: "big5") }
    if kana * 5 >= pairs { return EncodingGuess(name: "EUC-JP", iconv: "euc-jp") }
    if full > 5, hangul * 100 >= full * 93 { return EncodingGuess(name: "EUC-KR", iconv: "cp949") }
    return .gbk
  }
}
