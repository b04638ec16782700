import PickerCore
import TerminalKit

/// What the sheet is drawn with, fixed for a pick: a face, words and glyphs.
public struct Presentation: Equatable, Sendable {
  public let face: Face
  /// The sheet's title; nil for the usual one. Made harmless for the screen.
  public let title: String?
  public let language: Language
  public let glyphs: Glyphs
  /// What keys mean.
  public let keymap: Keymap
  /// What the hint line can say over the content, and over what a search has found.
  private let contentHints: HintLine
  private let searchHints: HintLine

  /// More cells than any screen has for a title.
  private static let titleLimit = 500

  public init(
    face: Face = .timeline, title: String? = nil, language: Language = .chinese, glyphs: Glyphs = .unicode
  ) {
    self.face = face
    self.title = title.map {
      TextWidth.truncated(SafeText.line($0), to: Presentation.titleLimit, ellipsis: glyphs.ellipsis)
    }
    self.language = language
    self.glyphs = glyphs
    keymap = face.description.keymap
    contentHints = HintLine(keymap.hints(in: .content, language, glyphs))
    searchHints = HintLine(keymap.hints(in: .search, language, glyphs))
  }

  func hints(in mode: Keymap.Mode) -> HintLine { mode == .content ? contentHints : searchHints }

  var texts: Texts { Texts(language: language, glyphs: glyphs) }

  /// Tells the options what the face and its keymap make of a pick.
  public func configure(_ options: inout Options) {
    let description = face.description
    options.content = description.content
    options.layout = description.layout
    options.listLimit = description.listLimit
    options.slidesBetweenSteps = description.slidesBetweenSteps
    keymap.countHelpLines(in: &options)
  }
}
