import PickerCore
import RegionModel
import TerminalKit

/// The fixed settings for drawing a pick: face, words, glyphs and keys.
public struct Presentation: Equatable, Sendable {
  public let face: Face
  /// What is picked.
  public let subject: Subject
  /// The sheet's title, safe for the screen; nil for the usual one.
  public let title: String?
  public let language: Language
  public let glyphs: Glyphs
  /// The secondary text after names in a list.
  public let detail: Detail
  /// The face's keymap.
  public let keymap: Keymap
  /// A person's own texts, border, hints and keys; nil for the usual ones.
  private let box: CustomizationBox?
  /// The upper corners of the border.
  let topLeft: Unicode.Scalar
  let topRight: Unicode.Scalar
  /// The possible hints over the content, over a search, and over the entry line.
  private let contentHints: HintLine
  private let searchHints: HintLine
  private let entryHints: HintLine

  /// The longest title, in cells: more than any screen has.
  private static let titleLimit = 500

  /// - Parameter detail: Nil for the usual detail of the language.
  public init(
    face: Face = .timeline, subject: Subject = .places, title: String? = nil, language: Language = .chinese,
    glyphs: Glyphs = .unicode, detail: Detail? = nil, customization: Customization = Customization()
  ) {
    self.face = face
    self.subject = subject
    self.title = title.map {
      TextWidth.truncated(SafeText.line($0), to: Presentation.titleLimit, ellipsis: glyphs.ellipsis)
    }
    self.language = language
    self.glyphs = glyphs
    self.detail = detail ?? .usual(in: language)
    box =
      customization == Customization()
      ? nil : CustomizationBox(customization.harmless(glyphs.ellipsis))
    let isSharp = customization.border == .sharp && glyphs.topLeft == Glyphs.unicode.topLeft
    (topLeft, topRight) = isSharp ? ("┌", "┐") : (glyphs.topLeft, glyphs.topRight)
    keymap = face.description(of: subject).keymap.changed(
      by: customization.keyChanges, expecting: customization.expectedKeys)
    contentHints = HintLine(keymap.hints(in: .content, language, glyphs))
    searchHints = HintLine(keymap.hints(in: .search, language, glyphs))
    entryHints = HintLine(keymap.hints(in: .entry, language, glyphs))
  }

  func hints(in mode: Keymap.Mode) -> HintLine {
    switch mode {
    case .content: contentHints
    case .search: searchHints
    case .entry: entryHints
    }
  }

  /// A person's own texts, border, hints and keys.
  public var customization: Customization { box?.value ?? Customization() }
  var header: String? { box?.value.header }
  var prompt: String? { box?.value.prompt }

  var texts: Texts { Texts(language: language, glyphs: glyphs) }

  /// The face's description for the subject.
  var description: FaceDescription { face.description(of: subject) }
  var shownTitle: String { title ?? texts.defaultTitle(of: subject) }

  /// The title of a pick in a tree that may be of anything: a taxonomy, a company. Nil for the divisions, whose usual one
  /// says what they are.
  public static func title(for tree: RegionTree, in language: Language) -> String? {
    tree.hasDivisionCodes ? nil : Texts(language: language, glyphs: .unicode).defaultTitle(of: .items)
  }

  /// Stores in the options the settings of the face and its keymap.
  public func configure(_ options: inout Options) {
    let description = description
    options.content = description.content
    options.layout = box?.value.layout(description.layout) ?? description.layout
    options.listLimit = description.listLimit
    options.slidesBetweenSteps = description.slidesBetweenSteps
    if description.content == .columns { options.markLimit = nil }  // Columns have no list to mark in.
    keymap.countHelpLines(in: &options)
  }
}
