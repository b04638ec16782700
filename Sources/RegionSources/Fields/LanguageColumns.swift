/// Levels that say the name of the one above them again, in another language: `省份, Province, 城市, City`.
///
/// Each text of such a column stands beside one of the other alone, and each of the other beside one of it. In a short table
/// this may be chance: each of three provinces has one city. So the letters of the two must be others, and their headings
/// too; or the headings are one but for the language, `Emirate EN, Emirate AR`.
struct LanguageColumns {
  /// The levels without those that say again what another does.
  private(set) var levels: [LevelColumn] = []
  private let relations: ColumnRelations
  /// The letters of two columns that were one, the kept one's first.
  private var known: [(Letters, Letters)] = []

  /// - Parameter levels: The highest first.
  /// - Complexity: O(rows × levels) in the examined rows.
  init(_ relations: ColumnRelations, _ levels: [LevelColumn]) {
    self.relations = relations
    for level in levels {
      guard let last = self.levels.last, let upper = last.name, let own = level.name, own != upper,
        relations.isCode(own, below: above, of: above(and: upper)), saysAgain(own, upper)
      else {
        self.levels.append(level)
        continue
      }
      if last.code == nil { self.levels[self.levels.count - 1].code = level.code }
    }
  }

  /// The places that the last kept level lies in.
  private var above: [Int] { relations.places(levels.dropLast().compactMap(\.name)) }
  private func above(and column: Int) -> [Int] {
    relations.places(levels.dropLast().compactMap(\.name) + [column])
  }

  private mutating func saysAgain(_ own: Int, _ upper: Int) -> Bool {
    let header = relations.table.header
    if !header.isEmpty, LanguageColumns.areOneHeading(header[own], header[upper]) { return true }
    guard let (one, other) = letters(upper, own), header.isEmpty || !areTwoLevels(header[upper], header[own])
    else { return false }
    let isSaid = !header.isEmpty && Letters.of(header[own]).map { $0 != Letters.of(header[upper]) } ?? false
    let isRepeated = relations.counts[upper] > 3 && relations.repeats(upper) && relations.repeats(own)
    guard isSaid || isRepeated || known.contains(where: { $0 == (one, other) }) else { return false }
    known.append((one, other))
    return true
  }

  /// Whether the words of two headings are those of different levels: `省份, City` or `国家, Brand`.
  private func areTwoLevels(_ upper: String, _ own: String) -> Bool {
    guard let above = LevelWords.columns([upper]).first?.stem,
      let below = LevelWords.columns([own]).first?.stem
    else { return false }
    return LevelRank.isAbove(above, below) || LevelRank.isAbove(below, above)
      || LevelRank.isOfGoods(above) != LevelRank.isOfGoods(below)
  }

  /// The letters of two columns, where they are others; nil where they are the same, or a column has several.
  private func letters(_ upper: Int, _ own: Int) -> (Letters, Letters)? {
    guard let one = letters(upper), let other = letters(own), one != other else { return nil }
    return (one, other)
  }

  /// The letters of nearly all texts of a column.
  private func letters(_ column: Int) -> Letters? {
    var (counts, filled): ([Letters: Int], Int) = ([:], 0)
    for row in relations.rows.prefix(200) {
      guard let letters = Letters.of(relations.table.string(row, column)) else { continue }
      (counts[letters, default: 0], filled) = (counts[letters, default: 0] + 1, filled + 1)
    }
    return counts.first { $0.value * 10 >= filled * 9 }?.key
  }

  /// Whether two headings are the same but for a language: `Emirate EN, Emirate AR` and `省份, 省份英文`.
  static func areOneHeading(_ one: String, _ other: String) -> Bool {
    let (first, second) = (withoutLanguage(one), withoutLanguage(other))
    guard !first.text.isEmpty, first.text == second.text else { return false }
    return first.hasLanguage || second.hasLanguage
  }

  private static func withoutLanguage(_ heading: String) -> (text: String, hasLanguage: Bool) {
    let words = heading.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let rest = words.filter { !HeadingWords.isLanguage($0) && !languages.contains($0.lowercased()) }
    var text = FieldNames.normalized(rest.joined())
    var hasLanguage = rest.count < words.count
    for ending in endings where text.hasSuffix(ending) && text != ending {
      (text, hasLanguage) = (String(text.dropLast(ending.count)), true)
    }
    return (text, hasLanguage)
  }

  private static let languages: Set<String> = [
    "english", "eng", "arabic", "chinese", "french", "german", "spanish", "russian", "japanese", "korean",
    "hindi", "thai", "local", "native", "latin", "romaji", "pinyin", "cn",
  ]
  private static let endings = ["英文名", "英文名称", "英文", "中文名", "中文名称", "中文", "拼音", "ローマ字", "英語", "영문", "한글"]
}

/// The letters that a text is written in.
enum Letters: Hashable {
  case latin
  /// The Han, Kana and Hangul of East Asia, which one text may mix.
  case eastAsian
  /// Any others, by their block of 128.
  case other(UInt32)

  /// The letters of the first one in a text; nil where it has none.
  static func of(_ text: String) -> Letters? {
    text.unicodeScalars.first { $0.properties.isAlphabetic }.map { scalar in
      switch scalar.value {
      case ..<0x250, 0x1E00..<0x1F00: .latin
      case 0x1100..<0x1200, 0x2E80..<0xA4D0, 0xAC00..<0xD800, 0xF900..<0xFB00, 0xFF66..<0xFFDD, 0x20000...:
        .eastAsian
      case 0x400..<0x530: .other(0x400 >> 7)
      case 0x600..<0x780, 0xFB50..<0xFE00, 0xFE70..<0xFF00: .other(0x600 >> 7)
      default: .other(scalar.value >> 7)
      }
    }
  }
}
