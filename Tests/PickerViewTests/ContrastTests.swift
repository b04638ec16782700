import TerminalKit
import Testing

@testable import PickerView

/// Every text can be read on the row it stands on (4.5 to 1), every border and sign be seen (3 to 1), in each theme,
/// exact and in the nearest of 256 colours.
///
/// Contrasts are those of WCAG 2.1: relative luminances of sRGB. Backdrop and blanks have nothing to be read.
struct ContrastTests {
  private static let signs: Set<Role> = [
    .border, .join, .dot, .bar, .more, .searchSign, .wheelSign, .cursorSign,
  ]

  /// The grounds that a theme draws on where a role keeps the terminal's own colours: background, foreground.
  struct Look: CustomTestStringConvertible, Sendable {
    let theme: Theme.Name
    let ground: Theme.Ground
    let background: UInt32
    let foreground: UInt32
    var testDescription: String { "\(theme) on \(ground) \(String(background, radix: 16))" }
  }

  private static let looks = [
    Look(theme: .light, ground: .unknown, background: 0, foreground: 0),
    Look(theme: .dark, ground: .unknown, background: 0, foreground: 0),
    Look(theme: .highContrast, ground: .unknown, background: 0, foreground: 0),
    Look(theme: .auto, ground: .light, background: 0xFFFFFF, foreground: 0x1A1A1A),
    Look(theme: .auto, ground: .light, background: 0xFDF6E3, foreground: 0x1A1A1A),
    Look(theme: .auto, ground: .dark, background: 0x000000, foreground: 0xE5E5E5),
    Look(theme: .auto, ground: .dark, background: 0x1E1E1E, foreground: 0xD4D4D4),
    Look(theme: .auto, ground: .unknown, background: 0x000000, foreground: 0xE5E5E5),
    Look(theme: .auto, ground: .unknown, background: 0xFFFFFF, foreground: 0x1A1A1A),
  ]

  @Test(arguments: looks, [ColorMatch.Depth.direct, .indexed256])
  func everyTextCanBeReadAndEverySignSeen(_ look: Look, _ depth: ColorMatch.Depth) {
    let theme = Theme(look.theme, on: look.ground, depth: depth)
    for role in Role.allCases where ![.plain, .backdrop, .sheet].contains(role) {
      let contrast = contrast(of: theme.appearance(of: role.style), look, depth)
      let wanted = look.theme == .highContrast ? 7 : Self.signs.contains(role) ? 3.0 : 4.5
      #expect(contrast >= wanted, "\(role): \(contrast)")
    }
  }

  /// Also with few colours, as xterm shows them.
  @Test(arguments: [ColorMatch.Depth.sixteen, .eight])
  func withFewColoursHighContrastIsHigh(_ depth: ColorMatch.Depth) {
    let theme = Theme(.highContrast, depth: depth)
    let look = Look(theme: .highContrast, ground: .unknown, background: 0, foreground: 0xE5E5E5)
    for role in Role.allCases where ![.plain, .backdrop, .sheet].contains(role) {
      let contrast = contrast(of: theme.appearance(of: role.style), look, depth)
      #expect(contrast >= 7, "\(role): \(contrast)")
    }
  }

  /// The nearest of eight colours to a grey is yellow.
  @Test(arguments: Theme.Name.allCases)
  func withEightColoursTheBackdropIsBlackOrTheTerminals(_ name: Theme.Name) {
    let backdrop = Theme(name, depth: .eight).appearance(of: Role.backdrop.style)
    #expect([-1, 0].contains(ColorMatch.numbers(of: backdrop, depth: .eight).background))
  }

  /// Where the ground is not known to be black or white, grey text and signs can be made out all the same.
  @Test(arguments: [0x1E1E1E, 0x282C34, 0x300A24, 0xFDF6E3] as [UInt32])
  func onOtherGroundsSignsAndGreyAreSeen(_ background: UInt32) {
    let look = Look(theme: .auto, ground: .unknown, background: background, foreground: 0xFFFFFF)
    for role in [Role.border, .dot, .more, .hint, .path, .letter] {
      let appearance = Theme(.auto).appearance(of: role.style)
      #expect(contrast(of: appearance, look, .direct) >= 3, "\(role)")
    }
  }

  /// The current row is a bar in every theme and at every depth: another background, or reversed.
  @Test(arguments: Theme.Name.allCases, [ColorMatch.Depth.none, .eight, .sixteen, .indexed256, .direct])
  func theCurrentRowIsABar(_ name: Theme.Name, _ depth: ColorMatch.Depth) {
    let theme = Theme(name, depth: depth)
    let (row, sheet) = (theme.appearance(of: Role.cursorRow.style), theme.appearance(of: Role.sheet.style))
    let background = ColorMatch.numbers(of: row, depth: depth).background
    #expect(row.isReversed || background != ColorMatch.numbers(of: sheet, depth: depth).background)
  }

  /// Without colours bold, dim and lines remain, and no colour is asked for.
  @Test(arguments: Theme.Name.allCases)
  func withoutColoursTheHierarchyRemains(_ name: Theme.Name) {
    let theme = Theme(name, depth: .none)
    let plain = Appearance()
    #expect(theme.appearance(of: Role.name.style) == plain)
    #expect(theme.appearance(of: Role.title.style) == Appearance(bold: true))
    #expect(theme.appearance(of: Role.stepActive.style) == Appearance(bold: true))
    #expect(theme.appearance(of: Role.hint.style) == Appearance(dim: true))
    #expect(theme.appearance(of: Role.match.style) == Appearance(bold: true, underlined: true))
    #expect(theme.appearance(of: Role.cursorName.style) == Appearance(reversed: true))
  }

  @Test(
    arguments: [
      ("15;0", Theme.Ground.dark), ("0;15", .light), ("7;default;0", .dark), ("0;default;15", .light),
      ("12;8", .dark),
      ("0;7", .light), ("15;default", .unknown), ("", .unknown), (nil, .unknown), ("0;16", .unknown),
      ("x", .unknown),
      ("0;-1", .unknown),
    ] as [(String?, Theme.Ground)])
  func theGroundIsTheLastNumber(_ value: String?, _ ground: Theme.Ground) {
    #expect(Theme.Ground(colorFGBG: value) == ground)
  }

  private func contrast(of appearance: Appearance, _ look: Look, _ depth: ColorMatch.Depth) -> Double {
    let one = luminance(shown(appearance.foreground, look.foreground, depth))
    let other = luminance(shown(appearance.background, look.background, depth))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The colour that a terminal shows; its own where it is asked for none.
  private func shown(_ color: Color, _ own: UInt32, _ depth: ColorMatch.Depth) -> UInt32 {
    let number = ColorMatch.number(of: color, depth: depth)
    if number < 0 { return own }
    if depth == .sixteen || depth == .eight { return Color.indexed(UInt8(number)).hex ?? own }
    guard depth == .indexed256 else { return UInt32(number) }
    let index = number - 16
    if index >= 216 { return UInt32(8 + 10 * (index - 216)) * 0x010101 }
    let steps: [UInt32] = [0, 95, 135, 175, 215, 255]
    return steps[Int(index / 36)] << 16 | steps[Int(index / 6 % 6)] << 8 | steps[Int(index % 6)]
  }

  private func luminance(_ color: UInt32) -> Double {
    func linear(_ value: UInt32) -> Double {
      let share = Double(value & 0xFF) / 255
      return share <= 0.04045 ? share / 12.92 : Self.power((share + 0.055) / 1.055)
    }
    return 0.2126 * linear(color >> 16) + 0.7152 * linear(color >> 8) + 0.0722 * linear(color)
  }

  /// `x` to the power of 2.4: x² times the fifth root of x², by Newton's method.
  private static func power(_ x: Double) -> Double {
    let square = x * x
    var root = 1.0
    for _ in 0..<40 { root -= (root - square / (root * root * root * root)) / 5 }
    return square * root
  }
}
