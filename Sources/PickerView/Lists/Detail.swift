import RegionModel
import TerminalKit

/// What stands behind the names of a list, in the secondary colour.
public enum Detail: String, CaseIterable, Codable, Sendable {
  case none, pinyin, code
  /// How many regions lie right below.
  case count

  /// What stands there where nothing else is asked for: who reads no Han reads pinyin.
  static func usual(in language: Language) -> Detail { language == .english ? .pinyin : .none }

  /// The text for a region; empty where there is nothing to say.
  func text(of region: Region) -> String {
    switch self {
    case .none: ""
    case .pinyin: SafeText.line(Detail.pinyin(of: region))
    case .code: SafeText.line(region.code)
    case .count: region.isLeaf ? "" : String(region.children.count)
    }
  }

  /// The reading as maps write it, the suffix as a word of its own: Xi'an Shi; nothing for a name that is not all Han,
  /// which can be read as it is.
  private static func pinyin(of region: Region) -> String {
    let syllables = region.reading.split(separator: " ")
    guard syllables.count == region.name.count else { return "" }
    let shortCount = min(region.shortName.count, syllables.count)
    let words = [syllables[..<shortCount], syllables[shortCount...]]
    return words.filter { !$0.isEmpty }.map(word).joined(separator: " ")
  }

  /// Syllables as a word: a large letter first, an apostrophe before a vowel within.
  private static func word(_ syllables: ArraySlice<Substring>) -> String {
    var word = ""
    for syllable in syllables {
      if !word.isEmpty, let first = syllable.first, "aeo".contains(first) { word += "'" }
      word += syllable.map { $0 == "v" ? "ü" : String($0) }.joined()
    }
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}

extension SheetDrawing {
  /// Writes the detail of a row behind its name, if there is room for a part of it that says something.
  ///
  /// - Parameters:
  ///   - column: Behind the name and its mark.
  ///   - end: The column that it does not reach.
  mutating func drawDetail(of region: Region, column: Int, end: Int, row: Int, isCurrent: Bool) {
    let room = end - column - 3
    guard presentation.detail != .none, room >= SheetDrawing.leastDetail else { return }
    let text = TextWidth.truncated(presentation.detail.text(of: region), to: room, ellipsis: glyphs.ellipsis)
    if !text.isEmpty {
      write(text, column: column + 2, row: row, isCurrent ? .cursorLetter : .count, limit: end)
    }
  }

  private static let leastDetail = 4
}
