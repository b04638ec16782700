import TerminalKit

/// How every role of the sheet looks.
///
/// Light is the seed design's: accent #409EFF, text #3B4058, secondary #9B9DA7, hairline #F6F6F6, a white
/// sheet, a black backdrop at 60 %. Dark is its counterpart. Auto keeps the terminal's own foreground and
/// background and takes only the accent. No meaning hangs on colour: each coloured role differs from its
/// neighbours in a sign too (▸ ✓ ● ○), so a theme without colours loses nothing.
public struct Theme: Sendable {
  public enum Name: String, CaseIterable, Sendable { case auto, light, dark }

  /// An appearance for each style number.
  public let appearances: [Appearance]

  public init(_ name: Name) {
    let palette: Palette =
      switch name {
      case .auto: .terminal
      case .light: .light
      case .dark: .dark
      }
    appearances = Role.allCases.map(palette.appearance)
  }

  public func appearance(of style: Style) -> Appearance {
    appearances.indices.contains(Int(style.rawValue)) ? appearances[Int(style.rawValue)] : Appearance()
  }

  /// The letter that stands for a style in expected screens.
  public static func planeLetter(of style: Style) -> Character {
    Role(rawValue: style.rawValue)?.planeLetter ?? "?"
  }
}

/// The few colours that a theme is made of.
private struct Palette {
  var accent = Color(hex: 0x409EFF)
  var text: Color
  var secondary: Color
  var hairline: Color
  var sheet: Color
  var cursorRow: Color
  var backdrop: Appearance
  /// Whether secondary text is dimmed, where the palette has no colour of its own for it.
  var dimsSecondary = false
  /// Whether the name under the cursor is reversed, where its row has no background of its own.
  var reversesCursor = false

  static let light = Palette(
    text: Color(hex: 0x3B4058), secondary: Color(hex: 0x9B9DA7), hairline: Color(hex: 0xF6F6F6),
    sheet: Color(hex: 0xFFFFFF), cursorRow: Color(hex: 0xECF5FF),
    backdrop: Appearance(Color(hex: 0x666666), on: Color(hex: 0x666666)))
  static let dark = Palette(
    text: Color(hex: 0xE4E6EF), secondary: Color(hex: 0x8A8D99), hairline: Color(hex: 0x33363F),
    sheet: Color(hex: 0x1E2028), cursorRow: Color(hex: 0x1D3A5C),
    backdrop: Appearance(Color(hex: 0x0B0C0F), on: Color(hex: 0x0B0C0F)))
  static let terminal = Palette(
    text: .terminalDefault, secondary: .terminalDefault, hairline: .terminalDefault, sheet: .terminalDefault,
    cursorRow: .terminalDefault, backdrop: Appearance(dim: true), dimsSecondary: true, reversesCursor: true)

  func appearance(_ role: Role) -> Appearance {
    switch role {
    case .plain: Appearance()
    case .backdrop: backdrop
    case .sheet, .name, .wholeName: Appearance(text, on: sheet)
    case .border, .join: Appearance(hairline, on: sheet, dim: dimsSecondary)
    case .title: Appearance(text, on: sheet, bold: true)
    case .cancel, .chosen: Appearance(accent, on: sheet)
    case .stepActive: Appearance(accent, on: sheet, bold: true)
    case .stepDone: Appearance(text, on: sheet)
    case .stepPending, .count, .hint, .index: Appearance(secondary, on: sheet, dim: dimsSecondary)
    case .heading, .letter: Appearance(secondary, on: sheet, dim: dimsSecondary)
    case .cursorRow: Appearance(text, on: cursorRow)
    case .cursorLetter: Appearance(secondary, on: cursorRow, dim: dimsSecondary)
    case .cursorSign: Appearance(accent, on: cursorRow, bold: reversesCursor)
    case .cursorName: Appearance(text, on: cursorRow, reversed: reversesCursor)
    case .cursorChosen: Appearance(accent, on: cursorRow, reversed: reversesCursor)
    case .indexCurrent: Appearance(accent, on: sheet, bold: true)
    case .hintKey: Appearance(text, on: sheet)
    case .notice, .searchSign, .match: Appearance(accent, on: sheet, bold: true)
    case .query: Appearance(text, on: sheet, bold: true)
    case .cursorMatch:
      Appearance(accent, on: cursorRow, bold: true, reversed: reversesCursor, underlined: reversesCursor)
    case .path: Appearance(secondary, on: sheet, dim: dimsSecondary)
    case .cursorPath: Appearance(secondary, on: cursorRow, dim: dimsSecondary)
    case .pathMatch: Appearance(accent, on: sheet, underlined: true)
    case .cursorPathMatch: Appearance(accent, on: cursorRow, underlined: true)
    }
  }
}
