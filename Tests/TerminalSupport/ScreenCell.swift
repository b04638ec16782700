extension Screen {
  /// One cell: its character and style.
  public struct Cell: Equatable, Sendable {
    /// The character with its combining marks; a space in an empty cell; empty in the right half of a wide
    /// character.
    public var text: String
    /// Cells that the character fills: 1, 2, or 0 in the right half of a wide one.
    public var width: Int
    public var style: Style

    public init(_ text: String = " ", width: Int = 1, style: Style = Style()) {
      self.text = text
      self.width = width
      self.style = style
    }
  }

  /// The style that the program asked for, before any palette.
  public struct Style: Equatable, Sendable {
    public var isBold = false
    public var isDim = false
    public var isItalic = false
    public var isUnderlined = false
    public var isBlinking = false
    public var isReverse = false
    public var isStruck = false
    public var foreground = Color.standard
    public var background = Color.standard

    public init() {}
  }

  /// A colour: the terminal's default, one of its 256, or a direct one.
  public enum Color: Equatable, Sendable {
    case standard
    case index(UInt8)
    case rgb(UInt8, UInt8, UInt8)
  }
}
