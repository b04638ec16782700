/// Spells pinyin in Wade-Giles without marks, and with postal endings, such as hangchou and hangchow.
///
/// The tables follow H. A. Giles, A Chinese-English Dictionary (1912).
enum OlderSpelling {
  static func spellings(of syllables: [[UInt8]]) -> [[UInt8]] {
    guard !syllables.isEmpty else { return [] }
    let plain = syllables.map { Array(spelled(String(decoding: $0, as: UTF8.self)).utf8) }
    let wade = Array(plain.joined())
    let postal = plain.map { $0 == Array("chou".utf8) ? Array("chow".utf8) : $0 }
    return [wade, Array(postal.joined())]
  }

  private static let initials: [(String, String)] = [
    ("zh", "ch"), ("b", "p"), ("d", "t"), ("g", "k"), ("j", "ch"), ("q", "ch"), ("x", "hs"), ("z", "ts"),
    ("c", "ts"),
    ("r", "j"),
  ]
  /// Finals that are spelled differently.
  private static let finals: [String: String] = [
    "ong": "ung", "ian": "ien", "ie": "ieh", "ue": "ueh", "uo": "o", "iong": "iung", "ui": "uei", "you": "yu",
  ]
  private static let whole: [String: String] = [
    "zi": "tzu", "ci": "tzu", "si": "ssu", "zhi": "chih", "chi": "chih", "shi": "shih", "ri": "jih",
    "er": "erh",
    "yan": "yen", "ye": "yeh", "yi": "i", "yu": "yu", "you": "yu", "he": "ho", "ge": "ko", "ke": "ko",
    "e": "o",
    "gui": "kuei", "kui": "kuei", "hui": "hui", "hubei": "hupei", "guo": "kuo", "huo": "huo", "kuo": "kuo",
  ]

  private static func spelled(_ syllable: String) -> String {
    if let whole = whole[syllable] { return whole }
    if syllable.hasPrefix("ch") || syllable.hasPrefix("sh") { return syllable.dropFinal(2, finals) }
    for (pinyin, wade) in initials where syllable.hasPrefix(pinyin) {
      let final = String(syllable.dropFirst(pinyin.count))
      return wade + (finals[final] ?? final)
    }
    return syllable.dropFinal(1, finals)
  }
}

extension String {
  /// The text with its final, after the first `count` letters, replaced.
  fileprivate func dropFinal(_ count: Int, _ finals: [String: String]) -> String {
    let final = String(dropFirst(count))
    return prefix(count) + (finals[final] ?? final)
  }
}
