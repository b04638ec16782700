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
  /// The first bytes that stand behind another one, with that.
  private var pairs: [(first: UInt8, second: UInt8)] = []
  private var pairsInAll = 0
  private static let mostPairs = 4_096
  /// Runs of one or two such bytes beside a letter of ASCII.
  private var embedded = 0
  /// Runs of one or two such bytes.
  private var short = 0
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
      if end - index <= 2 { short += 1 }
      if end - index <= 2, isBehind || isBefore { embedded += 1 }
      pairsInAll += end - index - 1
      for at in (index + 1)..<max(end, index + 1) where pairs.count < LetterBytes.mostPairs {
        pairs.append((bytes[at - 1], bytes[at]))
      }
      for at in index..<end {
        counts[Int(bytes[at])] += 1
        all += 1
        if at > index || isBehind, at + 1 < end || isBefore { inside[Int(bytes[at])] += 1 }
      }
      index = end
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

  private func count(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 + counts[Int($1)] } }

  /// The likely encodings of Latin letters, the likeliest first; empty where the bytes are others.
  ///
  /// Letters stand alone or in pairs beside those of ASCII, and signs do not stand inside words. Where all encodings give
  /// the same text, it is Latin-1.
  var latin: [EncodingGuess] {
    guard runs > 0, short * 10 >= runs * 8 else { return [] }
    let used = (0x80...0xFF).filter { counts[$0] > 0 }
    let ranked = LetterTable.latin.compactMap { table -> (table: LetterTable, cost: Int)? in
      let odd = self.odd(in: table, used)
      return odd * 20 > all ? nil : (table, cost(table, used) + odd * LetterBytes.oddCost)
    }
    guard let best = ranked.min(by: { $0.cost < $1.cost })?.table else { return [] }
    let letters = used.reduce(0) { $0 + (best.isLetter($1) ? counts[$1] : 0) }
    guard embedded * 10 >= runs * 7 && letters * 5 >= all || used.allSatisfy(LetterBytes.printed.contains)
    else {
      return []
    }
    guard let western = LetterTable.latin.first,
      used.contains(where: { best.letters[$0 - 0x80] != western.letters[$0 - 0x80] })
    else { return [.western] }
    return [best.guess, best.guess == .latin2 ? .central : .western]
  }

  /// How many bytes are none in an encoding, or signs inside words; an apostrophe may stand there.
  private func odd(in table: LetterTable, _ used: [Int]) -> Int {
    used.reduce(0) { sum, byte in
      switch table.letters[byte - 0x80] {
      case "?": sum + counts[byte]
      case ".": byte == 0x92 ? sum : sum + inside[byte]
      default: sum
      }
    }
  }

  /// How unlikely the bytes are in the likeliest language of an encoding, in eighths of a bit.
  private func cost(_ table: LetterTable, _ used: [Int]) -> Int {
    table.costs.map { costs in used.reduce(0) { $0 + costs[$1 - 0x80] * counts[$1] } }.min() ?? 0
  }

  /// How unlikely a sign inside a word is, or a capital behind a small letter, in eighths of a bit.
  private static let oddCost = 40

  /// The signs of print and of measures in Windows' encodings of Europe: €, …, quotes, dashes, ™, ©, «, ®, °, ², ³, ·, º, ».
  private static let printed: Set<Int> = [
    0x80, 0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0xA0, 0xA3, 0xA7, 0xA9, 0xAA, 0xAB, 0xAE,
    0xB0,
    0xB2, 0xB3, 0xB7, 0xBA, 0xBB, 0xBD,
  ]

  /// The likely encoding of a tree that Windows' `tree` drew with DOS' lines: `ÃÄÄÄ` and `ÀÄÄÄ` in Latin-1.
  ///
  /// Names beside them are Russian where most of their letters beyond ASCII stand side by side.
  var drawn: EncodingGuess? {
    let lines: [UInt8] = [0xB3, 0xC0, 0xC3, 0xC4]
    let joints = pairs.count { ($0.first == 0xC0 || $0.first == 0xC3) && $0.second == 0xC4 }
    guard joints > 1, count([0xC4]) >= joints * 3, counts[0xC0] > 0 else { return nil }
    let others = all - count(lines)
    let words = pairs.count { !lines.contains($0.first) && !lines.contains($0.second) }
    return words * 2 > others ? .dos : .dosWestern
  }

  /// The likely encoding of words of other letters, as Russian has; nil where the bytes are others.
  ///
  /// In words of East Asian letters each has two bytes: few of these make words of these languages, in which no capital
  /// stands behind a small letter.
  var other: EncodingGuess? {
    guard all > 3, embedded * 4 <= runs, odd * 5 >= runs || all >= 12 else { return nil }
    let used = (0x80...0xFF).filter { counts[$0] > 0 }
    let best = LetterTable.words.map { table in
      (table: table, cost: cost(table, used) + turns(table) * LetterBytes.oddCost)
    }
    .min { $0.cost < $1.cost }
    if let best, best.cost <= all * LetterBytes.mostCost { return best.table.guess }
    return odd * 5 >= runs && count(0xA1...0xDA) + count(0xDF...0xFB) == all ? .thai : nil
  }

  /// How unlikely a byte is at most in a text of some language, in eighths of a bit.
  private static let mostCost = 52

  /// How often a capital stands behind a small letter.
  private func turns(_ table: LetterTable) -> Int {
    let found = pairs.count {
      table.areSmall[Int($0.first) - 0x80] && table.areCapitals[Int($0.second) - 0x80]
    }
    return pairs.isEmpty ? 0 : found * pairsInAll / pairs.count
  }
}

extension EncodingGuess {
  static let western = EncodingGuess(name: "Latin-1", iconv: "cp1252")
  static let central = EncodingGuess(name: "Windows-1250", iconv: "cp1250")
  static let baltic = EncodingGuess(name: "Windows-1257", iconv: "cp1257")
  static let turkish = EncodingGuess(name: "Windows-1254", iconv: "cp1254")
  static let cyrillic = EncodingGuess(name: "Windows-1251", iconv: "cp1251")
  static let greek = EncodingGuess(name: "Windows-1253", iconv: "cp1253")
  static let koi8 = EncodingGuess(name: "KOI8-R", iconv: "koi8-r")
  static let isoCyrillic = EncodingGuess(name: "ISO 8859-5", iconv: "iso-8859-5")
  static let dosWestern = EncodingGuess(name: "CP850", iconv: "cp850")
  static let dos = EncodingGuess(name: "CP866", iconv: "cp866")
  static let latin2 = EncodingGuess(name: "ISO 8859-2", iconv: "iso-8859-2")
  static let hebrew = EncodingGuess(name: "Windows-1255", iconv: "cp1255")
  static let arabic = EncodingGuess(name: "Windows-1256", iconv: "cp1256")
  static let thai = EncodingGuess(name: "Windows-874", iconv: "cp874")
}
