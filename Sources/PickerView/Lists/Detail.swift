import RegionModel
import TerminalKit

/// The secondary text after a name in a list.
public enum Detail: String, CaseIterable, Codable, Sendable {
  case none, pinyin, code
  /// The number of children.
  case count

  /// The detail by default: pinyin in English, for readers who cannot read Han characters.
  static func usual(in language: Language) -> Detail { language == .english ? .pinyin : .none }

  /// The detail of a region; empty if it has none.
  func text(of region: Region) -> String {
    switch self {
    case .none: ""
    case .pinyin: SafeText.line(Detail.pinyin(of: region))
    case .code: SafeText.line(region.code)
    case .count: region.isLeaf ? "" : String(region.children.count)
    }
  }

  /// The pinyin as maps write it, with the suffix as a word of its own: Xi'an Shi.
  ///
  /// Empty if the name is not all Han characters, since it can then be read as it is.
  private static func pinyin(of region: Region) -> String {
    let syllables = region.reading.split(separator: " ")
    guard syllables.count == region.name.count else { return "" }
    let shortCount = min(region.shortName.count, syllables.count)
    let words = [syllables[..<shortCount], syllables[shortCount...]]
    return words.filter { !$0.isEmpty }.map(word).joined(separator: " ")
  }

  /// Joins syllables to a word: it begins with a capital, and an apostrophe stands before a vowel within.
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
  /// Writes the detail of a row after its name, if enough of it fits to be useful.
  ///
  /// - Parameters:
  ///   - column: The column after the name and its mark.
  ///   - end: The column that the detail does not reach.
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
