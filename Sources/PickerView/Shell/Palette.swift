import TerminalKit

/// The few colours that a theme is made of.
///
/// Text has a contrast of at least 4.5 to 1 with its background, borders and signs of at least 3 to 1, also if the
/// nearest of 256 colours replaces it: `ContrastTests` computes it. Signs have a colour of their own, which may be
/// livelier than text could be.
struct Palette {
  var text = Color.terminalDefault
  /// The colour of emphasized text.
  var accent = Color.terminalDefault
  /// The colour of emphasized signs.
  var sign = Color.terminalDefault
  var secondary = Color.terminalDefault
  var border = Color.terminalDefault
  var sheet = Color.terminalDefault
  var backdrop = Color.terminalDefault
  /// The background of the current row; the next four are the colours on it.
  var row = Color.terminalDefault
  var rowText = Color.terminalDefault
  var rowAccent = Color.terminalDefault
  var rowSecondary = Color.terminalDefault
  var rowSign = Color.terminalDefault
  /// Whether the current row is reversed, because the palette has no background for it.
  var reversesRow = false
  /// Whether secondary text is dimmed, because the palette has no colour for it.
  var dimsSecondary = false
  /// Whether matches are underlined, because no colour marks them.
  var underlinesMatches = false
  /// Whether titles are bold; terminals with few colours show bold black as grey.
  var boldsText = true

  static func of(_ name: Theme.Name, on ground: Theme.Ground, depth: ColorMatch.Depth) -> Palette {
    switch (name, depth) {
    case (_, .none): plain
    case (.highContrast, .eight): basicHighContrast.onBlack
    case (.highContrast, .sixteen): basicHighContrast
    case (.highContrast, _): highContrast
    case (.light, .eight): basicLight.onBlack
    case (.light, .sixteen): basicLight
    case (.dark, .eight): basicDark.onBlack
    case (.dark, .sixteen): basicDark
    case (.auto, .eight), (.auto, .sixteen): basicTerminal(ground, depth)
    case (.light, _): light
    case (.dark, _): dark
    case (.auto, _): terminal(ground)
    }
  }

  static let light = Palette(
    text: Color(hex: 0x3B4058), accent: Color(hex: 0x1769D2), sign: Color(hex: 0x1769D2),
    secondary: Color(hex: 0x6B6E7B), border: Color(hex: 0x8C909C), sheet: Color(hex: 0xFFFFFF),
    backdrop: Color(hex: 0x666666), row: Color(hex: 0xD6E8FF), rowText: Color(hex: 0x232840),
    rowAccent: Color(hex: 0x0F52AB), rowSecondary: Color(hex: 0x50566A), rowSign: Color(hex: 0x1769D2))

  static let dark = Palette(
    text: Color(hex: 0xE4E6EF), accent: Color(hex: 0x5CAEFF), sign: Color(hex: 0x409EFF),
    secondary: Color(hex: 0xA0A4B2), border: Color(hex: 0x757A86), sheet: Color(hex: 0x1E2028),
    backdrop: Color(hex: 0x0B0C0F), row: Color(hex: 0x1F4A7D), rowText: Color(hex: 0xFFFFFF),
    rowAccent: Color(hex: 0xD0E8FF), rowSecondary: Color(hex: 0xC9D3E2), rowSign: Color(hex: 0x7CC0FF))
}

/// The palette with a contrast of 7 to 1 at least, signs and borders included.
extension Palette {
  private static let highContrast = Palette(
    text: white, accent: Color(hex: 0xFFE000), sign: Color(hex: 0xFFE000), secondary: white, border: white,
    sheet: ink, backdrop: Color(hex: 0x303030), row: Color(hex: 0xFFE000), rowText: ink, rowAccent: ink,
    rowSecondary: ink, rowSign: Color(hex: 0x00007F), underlinesMatches: true)

  /// Black for whoever looks. With direct colour ncurses takes the numbers 0 to 7 for the terminal's own colours, whose
  /// black may be any.
  static let ink = Color(hex: 0x010101)

  /// The bar is reversed: terminals with few colours make bold black grey.
  private static let basicHighContrast = Palette(
    text: white, accent: Color(hex: 0xFFFF00), sign: Color(hex: 0xFFFF00), secondary: white, border: white,
    sheet: black, backdrop: grey, row: black, rowText: white, rowAccent: white, rowSecondary: white,
    rowSign: blue, reversesRow: true, underlinesMatches: true)
}

/// The palettes that keep the terminal's own foreground and background.
extension Palette {
  /// A palette for a known or an unknown background.
  ///
  /// On an unknown one, colours must be readable on black and on white: only signs are blue, emphasized text is bold.
  private static func terminal(_ ground: Theme.Ground) -> Palette {
    switch ground {
    case .unknown:
      terminal(
        accent: .terminalDefault, sign: Color(hex: 0x3B8EEA), secondary: Color(hex: 0x767676),
        border: Color(hex: 0x808080), rowSign: Color(hex: 0x1A66F0))
    case .dark:
      terminal(
        accent: Color(hex: 0x5CAEFF), sign: Color(hex: 0x409EFF), secondary: Color(hex: 0x9EA2B0),
        border: Color(hex: 0x757A86), rowSign: Color(hex: 0x1769D2))
    case .light:
      terminal(
        accent: Color(hex: 0x1769D2), sign: Color(hex: 0x1769D2), secondary: Color(hex: 0x62656F),
        border: Color(hex: 0x878B97), rowSign: Color(hex: 0x5CAEFF))
    }
  }

  private static func terminal(
    accent: Color, sign: Color, secondary: Color, border: Color, rowSign: Color
  ) -> Palette {
    Palette(
      accent: accent, sign: sign, secondary: secondary, border: border, rowSign: rowSign, reversesRow: true,
      underlinesMatches: true)
  }

  /// Without colours: bold, dim and the reversed row carry all meaning.
  private static let plain = Palette(reversesRow: true, dimsSecondary: true, underlinesMatches: true)
}

/// The palettes of terminals with sixteen or eight colours; the values are xterm's, and each terminal has its own.
extension Palette {
  private static let basicLight = Palette(
    text: black, accent: blue, sign: blue, secondary: black, border: black, sheet: white, backdrop: grey,
    row: blue, rowText: white, rowAccent: white, rowSecondary: white, rowSign: cyan, underlinesMatches: true,
    boldsText: false)

  private static let basicDark = Palette(
    text: white, accent: cyan, sign: cyan, secondary: silver, border: silver, sheet: black, backdrop: grey,
    row: blue, rowText: white, rowAccent: white, rowSecondary: white, rowSign: white, underlinesMatches: true)

  /// No grey is safe on every terminal, so secondary text is dimmed.
  private static func basicTerminal(_ ground: Theme.Ground, _ depth: ColorMatch.Depth) -> Palette {
    var palette = plain
    let accent: Color =
      switch ground {
      case .unknown: depth == .sixteen ? brightBlue : .terminalDefault
      case .dark: cyan
      case .light: blue
      }
    palette.accent = accent
    palette.sign = accent
    palette.rowSign = accent
    return palette
  }

  /// Eight colours have no grey: the nearest one is yellow.
  private var onBlack: Palette {
    var palette = self
    palette.backdrop = Palette.black
    return palette
  }

  private static let black = Color(hex: 0x000000)
  private static let silver = Color(hex: 0xE5E5E5)
  private static let grey = Color(hex: 0x7F7F7F)
  private static let white = Color(hex: 0xFFFFFF)
  private static let blue = Color(hex: 0x0000EE)
  private static let brightBlue = Color(hex: 0x5C5CFF)
  private static let cyan = Color(hex: 0x00CDCD)
}
