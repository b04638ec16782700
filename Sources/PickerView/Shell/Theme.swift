import TerminalKit

/// How every role of the sheet looks.
///
/// Light descends from the seed design (accent #409EFF, text #3B4058, a white sheet, a black backdrop at 60 %), darkened
/// where its colours could not be read; dark is its counterpart. High contrast is for eyes that need 7 to 1. Auto keeps
/// the terminal's own foreground and background.
/// No meaning hangs on colour: each coloured role differs from its neighbours in a sign, in bold or in a bar, so a
/// terminal without colours loses nothing.
public struct Theme: Sendable {
  public enum Name: String, CaseIterable, Sendable {
    case auto, light, dark
    case highContrast = "high-contrast"
  }

  /// The background that auto draws on, as far as it is known.
  public enum Ground: Equatable, Sendable {
    case unknown, dark, light

    /// Reads `COLORFGBG`, which rxvt and similar terminals set, such as `15;0` or `15;default;0`.
    ///
    /// The last number is the background among sixteen colours; any other value is unknown.
    public init(colorFGBG value: String?) {
      let last = value?.split(separator: ";", omittingEmptySubsequences: false).last
      switch last.flatMap({ Int($0) }) ?? -1 {
      case 0...6, 8: self = .dark
      case 7, 9...15: self = .light
      default: self = .unknown
      }
    }
  }

  /// One appearance for each style number.
  public let appearances: [Appearance]

  /// - Parameters:
  ///   - depth: How many colours the terminal has: with sixteen or fewer there are other palettes.
  ///   - changes: A person's own colours; a terminal without colours has none of them.
  public init(
    _ name: Name, on ground: Ground = .unknown, depth: ColorMatch.Depth = .direct,
    changes: ColorChanges = ColorChanges()
  ) {
    var palette = Palette.of(name, on: ground, depth: depth)
    if !changes.isEmpty, depth != .none { palette.apply(changes) }
    appearances = Role.allCases.map(palette.appearance)
  }

  public func appearance(of style: Style) -> Appearance {
    appearances.indices.contains(Int(style.rawValue)) ? appearances[Int(style.rawValue)] : Appearance()
  }

  /// The letter for a style in expected screens.
  public static func planeLetter(of style: Style) -> Character {
    Role(rawValue: style.rawValue)?.planeLetter ?? "?"
  }
}

extension Palette {
  /// The appearance of a role in these colours.
  fileprivate func appearance(_ role: Role) -> Appearance {
    switch role {
    case .plain: Appearance()
    case .backdrop: Appearance(backdrop, on: backdrop)
    case .sheet, .name, .wholeName, .stepDone, .hintKey, .indexInView: Appearance(text, on: sheet)
    case .title, .query: Appearance(text, on: sheet, bold: boldsText)
    case .border, .join: Appearance(border, on: sheet, dim: dimsSecondary)
    case .stepPending, .heading, .count, .letter, .index, .hint, .path:
      Appearance(secondary, on: sheet, dim: dimsSecondary)
    case .cancel, .chosen: Appearance(accent, on: sheet)
    case .stepActive, .indexCurrent, .notice, .typed: Appearance(accent, on: sheet, bold: true)
    case .match: Appearance(accent, on: sheet, bold: true, underlined: underlinesMatches)
    case .pathMatch: Appearance(accent, on: sheet, underlined: true)
    case .dot, .bar, .more, .searchSign, .wheelSign: Appearance(sign, on: sheet, bold: dimsSecondary)
    case .cursorRow, .cursorName, .cursorLetter: Appearance(rowText, on: row, reversed: reversesRow)
    case .cursorSign: cursorSign
    case .cursorPath: Appearance(rowSecondary, on: row, reversed: reversesRow)
    case .cursorChosen: Appearance(rowAccent, on: row, reversed: reversesRow)
    case .cursorIndex: Appearance(rowAccent, on: row, bold: true, reversed: reversesRow)
    case .cursorMatch:
      Appearance(rowAccent, on: row, bold: true, reversed: reversesRow, underlined: underlinesMatches)
    case .cursorPathMatch: Appearance(rowAccent, on: row, reversed: reversesRow, underlined: true)
    }
  }

  /// The sign at the edge of the bar: in its own colour if there is one, else reversed like the bar, of which it takes a bite.
  private var cursorSign: Appearance {
    if !reversesRow { return Appearance(rowSign, on: row) }
    return rowSign == .terminalDefault
      ? Appearance(bold: true, reversed: true) : Appearance(rowText, on: rowSign, reversed: true)
  }
}
