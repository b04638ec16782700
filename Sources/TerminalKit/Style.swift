/// The role of a cell, as a number that a theme maps to an appearance.
///
/// A frame says that a cell belongs to the current row, not that it is blue, so frames are the same in every
/// theme. Numbers are small and dense; 0 is plain.
public struct Style: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let plain = Style(rawValue: 0)
}

/// A colour to ask the terminal for.
public enum Color: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case terminalDefault
  /// Components from 0 to 255.
  case rgb(UInt8, UInt8, UInt8)
  /// One of xterm's 256, by its number; the first sixteen are what the terminal makes of them.
  case indexed(UInt8)

  /// Creates a colour from a style sheet's number: `0x409EFF`.
  public init(hex: UInt32) {
    self = .rgb(UInt8(hex >> 16 & 0xFF), UInt8(hex >> 8 & 0xFF), UInt8(hex & 0xFF))
  }

  /// The colour as a style sheet's number, for one of the 256 as xterm shows it; nil for the terminal's own.
  public var hex: UInt32? {
    switch self {
    case .terminalDefault: nil
    case .rgb(let red, let green, let blue): UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    case .indexed(let number): ColorMatch.hex(ofIndex: Int(number))
    }
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
