import TerminalKit

/// What the sheet is drawn with, fixed for a pick: words and glyphs.
public struct Presentation: Equatable, Sendable {
  /// The sheet's title; nil for the usual one. Made harmless for the screen.
  public let title: String?
  public let language: Language
  public let glyphs: Glyphs
  /// What the hint line can say over the list, and over what a search has found.
  private let listHints: [Keymap.Hint]
  private let searchHints: [Keymap.Hint]

  /// More cells than any screen has for a title.
  private static let titleLimit = 500

  public init(title: String? = nil, language: Language = .chinese, glyphs: Glyphs = .unicode) {
    self.title = title.map {
      TextWidth.truncated(SafeText.line($0), to: Presentation.titleLimit, ellipsis: glyphs.ellipsis)
    }
    self.language = language
    self.glyphs = glyphs
    listHints = Keymap.hints(in: .list, language, glyphs)
    searchHints = Keymap.hints(in: .search, language, glyphs)
  }

  func hints(in mode: Keymap.Mode) -> [Keymap.Hint] { mode == .list ? listHints : searchHints }

  var texts: Texts { Texts(language: language) }
}
