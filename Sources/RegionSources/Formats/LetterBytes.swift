/// Bytes beyond ASCII in a text whose letters have one byte each, as before UTF-8 in Europe.
///
/// The same byte is another letter in each of these encodings; what tells them apart is which letters a language has side
/// by side.
struct LetterBytes {
  private var counts = [Int](repeating: 0, count: 256)
  /// Of them those that stand between two letters.
  private var inside = [Int](repeating: 0, count: 256)
  private var all = 0
  private var runs = 0
  /// Runs of one or two such bytes beside a letter of ASCII.
  private var embedded = 0
  /// Runs of which no character has two bytes.
  private var odd = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while index < bytes.count {
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      let end = bytes[index...].firstIndex { $0 < 0x80 } ?? bytes.count
      let isBehind = index > 0 && LetterBytes.isLetter(bytes[index - 1])
      let isBefore = end < bytes.count && LetterBytes.isLetter(bytes[end])
      runs += 1
      if (end - index) % 2 == 1 { odd += 1 }
      if end - index <= 2, isBehind || isBefore { embedded += 1 }
      for at in index..<end {
        counts[Int(bytes[at])] += 1
        all += 1
        if at > index || isBehind, at + 1 < end || isBefore { inside[Int(bytes[at])] += 1 }
      }
      index = end
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

  private func has(_ bytes: UInt8...) -> Bool { bytes.contains { counts[Int($0)] > 0 } }

  private func count(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 + counts[Int($1)] } }

  /// The letters of Central Europe below those that all encodings have at the same place: in Windows-1250, and in
  /// ISO 8859-2.
  private static let windows: [UInt8] = [
    0x8A, 0x8C, 0x8D, 0x8E, 0x8F, 0x9A, 0x9C, 0x9D, 0x9E, 0x9F, 0xA5, 0xB9, 0xBC, 0xBE,
  ]
  private static let iso: [UInt8] = [0xA1, 0xA6, 0xA9, 0xAB, 0xAC, 0xAE, 0xB1, 0xB5, 0xB6, 0xBB]
  private static let both: [UInt8] = [0xA3, 0xAA, 0xAF, 0xB3, 0xBA, 0xBF]

  /// The likely encodings of Latin letters, the likeliest first; empty where the bytes are others.
  var latin: [EncodingGuess] {
    let letters = count(0xC0...0xFF)
    let known = letters + count(LetterBytes.windows) + count(LetterBytes.iso) + count(LetterBytes.both)
    guard runs > 0, embedded * 10 >= runs * 7, letters * 5 >= all, known * 20 >= all * 19 else { return [] }
    if isCentral { return isISO ? [.latin2, .central] : [.central, .western] }
    return isTurkish ? [.turkish, .western] : [.western]
  }

  /// Whether letters stand here that Czech, Polish, Hungarian or Romanian have and Western languages do not.
  private var isCentral: Bool {
    // French has œ where Polish has ś, and Spanish an ordinal where Romanian has ş.
    let signs = Set(LetterBytes.windows + LetterBytes.iso + LetterBytes.both)
      .subtracting([0x8C, 0x9C, 0xAA, 0xBA])
    if signs.contains(where: { inside[Int($0)] > 0 }) { return true }
    let isCzech = has(0xF8, 0xD8) && has(0xEC, 0xE8, 0xC8, 0xF9) && !has(0xE5, 0xE6)
    let isHungarian = has(0xF5, 0xD5) && has(0xFB, 0xFC, 0xF6, 0xE1) && !has(0xE3, 0xE7)
    let isRomanian = has(0xFE, 0xDE) && has(0xE3)
    return isCzech || isHungarian || isRomanian
  }

  private var isISO: Bool {
    LetterBytes.iso.contains { inside[Int($0)] > 0 } && count(0x80...0x9F) == 0
  }

  /// Whether the letters are those that Turkish has in the place of Iceland's, without those of Iceland beside them.
  private var isTurkish: Bool {
    has(0xFD, 0xDD) && has(0xF0, 0xFE, 0xDE, 0xDD) && !has(0xE1, 0xED, 0xF3, 0xFA)
  }

  /// The likely encoding of words of other letters, as Russian has; nil where the bytes are others.
  ///
  /// In words of East Asian letters each has two bytes, of which many are none of these.
  var other: EncodingGuess? {
    guard all > 3, embedded * 4 <= runs else { return nil }
    let isOdd = odd * 5 >= runs
    let (upper, lower) = (count(0xC0...0xDF), count(0xE0...0xFF))
    if (upper + lower + count([0xA8, 0xB8, 0xAA, 0xAF, 0xB2, 0xB3, 0xBA, 0xBF, 0xA3])) * 50 >= all * 49 {
      return isOdd || all >= 12 ? word(upper, lower) : nil
    }
    guard isOdd else { return nil }
    let old = count(0x80...0xAF) + count(0xE0...0xF1)
    if old * 50 >= all * 49, count(0xA0...0xAF) * 4 >= all { return .dos }
    return count(0xA1...0xDA) + count(0xDF...0xFB) == all ? .thai : nil
  }

  /// Small letters, which are most, stand in another half of the bytes in Russia's two encodings.
  private func word(_ upper: Int, _ lower: Int) -> EncodingGuess {
    if upper == 0, count(0xE0...0xFA) == all { return .hebrew }
    if lower * 5 >= all, has(0xC7), count([0xE1, 0xE3, 0xE4, 0xE5, 0xE6, 0xEC, 0xED]) == lower {
      return .arabic
    }
    guard lower >= upper else { return .koi8 }
    // The vowels of Greek are consonants in Russian.
    return count([0xE1, 0xE9, 0xEF]) > count([0xE0, 0xE8, 0xEE]) ? .greek : .cyrillic
  }
}

extension EncodingGuess {
  static let western = EncodingGuess(name: "Latin-1", iconv: "cp1252")
  static let central = EncodingGuess(name: "Windows-1250", iconv: "cp1250")
  static let turkish = EncodingGuess(name: "Windows-1254", iconv: "cp1254")
  static let cyrillic = EncodingGuess(name: "Windows-1251", iconv: "cp1251")
  static let greek = EncodingGuess(name: "Windows-1253", iconv: "cp1253")
  static let koi8 = EncodingGuess(name: "KOI8-R", iconv: "koi8-r")
  static let dos = EncodingGuess(name: "CP866", iconv: "cp866")
  static let latin2 = EncodingGuess(name: "ISO 8859-2", iconv: "iso-8859-2")
  static let hebrew = EncodingGuess(name: "Windows-1255", iconv: "cp1255")
  static let arabic = EncodingGuess(name: "Windows-1256", iconv: "cp1256")
  static let thai = EncodingGuess(name: "Windows-874", iconv: "cp874")
}
