/// What a cell is for: a number that a theme turns into colours.
///
/// A frame says that a cell is the current row's, not that it is blue: so frames are the same in every theme,
/// and an appearance is looked up once a run of cells. Numbers are small and dense; 0 is plain.
public struct Style: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let plain = Style(rawValue: 0)
}

/// A colour that a terminal is asked for.
public enum Color: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case terminalDefault
  /// 0 to 255 each.
  case rgb(UInt8, UInt8, UInt8)

  /// From the number that a style sheet writes: `0x409EFF`.
  public init(hex: UInt32) {
    self = .rgb(UInt8(hex >> 16 & 0xFF), UInt8(hex >> 8 & 0xFF), UInt8(hex & 0xFF))
  }
}

/// How a style looks.
public struct Appearance: Hashable, Sendable {
  public var foreground: Color
  public var background: Color
  public var isBold: Bool
  public var isDim: Bool
  public var isReversed: Bool
  public var isUnderlined: Bool

  public init(
    _ foreground: Color = .terminalDefault, on background: Color = .terminalDefault,
    bold isBold: Bool = false,
    dim isDim: Bool = false, reversed isReversed: Bool = false, underlined isUnderlined: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isReversed = isReversed
    self.isUnderlined = isUnderlined
  }
}
