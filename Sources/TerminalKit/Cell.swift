/// One cell of the screen, or half of a character that fills two.
public struct Cell: Equatable, Sendable {
  /// The character; U+0000 in the second cell of a wide one.
  public var scalar: Unicode.Scalar
  /// A combining mark on it; U+0000 for none. Further marks are dropped when text is written.
  public var mark: Unicode.Scalar
  /// How many cells the character fills: 1, 2, or 0 for the second cell of a wide one.
  public var width: UInt8
  public var style: Style

  init(_ scalar: Unicode.Scalar, width: UInt8 = 1, style: Style) {
    self.scalar = scalar
    mark = "\0"
    self.width = width
    self.style = style
  }

  public static func blank(_ style: Style = .plain) -> Cell { Cell(" ", style: style) }

  /// The second cell of a wide character.
  static func trailing(_ style: Style) -> Cell { Cell("\0", width: 0, style: style) }
}
