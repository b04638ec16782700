import RegionModel
import TerminalKit

/// The secondary text after a name: in lists, in search results and in wheels.
public enum Detail: String, CaseIterable, Codable, Sendable {
  case none, pinyin
  /// The name as `--names en` prints it: the one in English where the data has one, else the pinyin without its suffix.
  case english = "en"
  case code
  /// The number of children.
  case count

  /// The detail by default: in English the names that its readers know, or can at least read.
  static func usual(in language: Language) -> Detail { language == .english ? .english : .none }

  /// The detail of a region; empty if it has none.
  func text(of region: Region) -> String {
    switch self {
    case .none: ""
    case .pinyin: SafeText.line(region.writtenPinyin() ?? "")
    case .english: region.nameInEnglish == region.name ? "" : name(of: region)
    case .code: SafeText.line(region.code)
    case .count: region.isLeaf ? "" : String(region.children.count)
    }
  }

  /// The detail of a region for `room` cells.
  ///
  /// Pinyin that is too wide loses its suffix, and any name its end. A code or number is whole or missing: a part of it
  /// is another one.
  func text(of region: Region, room: Int, ellipsis: String) -> String {
    guard self != .none, room > 0 else { return "" }
    let whole = text(of: region)
    if TextWidth.fits(whole, in: room) { return whole }
    guard isName, room >= Detail.leastWidth else { return "" }
    let short = name(of: region)
    return TextWidth.fits(short, in: room)
      ? short : TextWidth.truncated(whole, to: room, ellipsis: ellipsis)
  }

  /// Whether another text of the row has the detail already; the digits of a number may be those of a year.
  func isSaid(_ detail: String, in other: String) -> Bool { self != .count && other.has(detail) }

  /// Whether it is another form of the name.
  var isName: Bool { self == .pinyin || self == .english }

  /// The name in the form of the detail, without its suffix; the region's own name where there is no such form.
  func name(of region: Region) -> String {
    let name = self == .english ? region.nameInEnglish : region.writtenPinyin(withSuffix: false)
    return SafeText.line(name ?? region.name)
  }

  /// The fewest cells that a detail is cut to.
  private static let leastWidth = 4
}

extension SheetDrawing {
  /// Writes the detail of a row after its name, if enough of it fits to be useful.
  ///
  /// - Parameters:
  ///   - column: The column after the name and its mark.
  ///   - end: The column that the detail does not reach.
  mutating func drawDetail(of region: Region, column: Int, end: Int, row: Int, isCurrent: Bool) {
    guard presentation.detail != .none else { return }
    let text = presentation.detail.text(of: region, room: end - column - 3, ellipsis: glyphs.ellipsis)
    if !text.isEmpty {
      write(text, column: column + 2, row: row, isCurrent ? .cursorLetter : .count, limit: end)
    }
  }
}
