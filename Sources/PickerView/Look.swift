import TerminalKit

/// What the sheet is drawn with, fixed for a pick: words and signs.
public struct Look: Equatable, Sendable {
  /// The sheet's title; nil for the usual one. Made harmless for the screen.
  public let title: String?
  public let language: Language
  public let signs: Signs
  /// What the hint line can say over the list, and over what a search has found.
  private let listHints: [Keymap.Hint]
  private let searchHints: [Keymap.Hint]

  /// More cells than any screen has for a title.
  private static let titleLimit = 500

  public init(title: String? = nil, language: Language = .chinese, signs: Signs = .unicode) {
    self.title = title.map {
      TextWidth.truncated(SafeText.line($0), to: Look.titleLimit, ellipsis: signs.ellipsis)
    }
    self.language = language
    self.signs = signs
    listHints = Keymap.hints(in: .list, language, signs)
    searchHints = Keymap.hints(in: .search, language, signs)
  }

  func hints(in mode: Keymap.Mode) -> [Keymap.Hint] { mode == .list ? listHints : searchHints }

  var texts: Texts { Texts(language: language) }
}
