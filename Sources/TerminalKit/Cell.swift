/// One cell of the screen, or half of a character that fills two.
///
/// Kept in one word, so that screens are filled and compared a word a cell.
public struct Cell: Equatable, Sendable {
  /// From the lowest bit: 21 bits of the character, 21 of the tail's number, 2 of the width, 8 of the style.
  private var word: UInt64

  /// The character; U+0000 in the second cell of a wide one.
  public var scalar: Unicode.Scalar {
    Unicode.Scalar(UInt32(truncatingIfNeeded: word & 0x1F_FFFF)) ?? "\u{FFFD}"
  }

  /// Whether something is drawn on the character or joined to it: marks, the rest of an emoji. The frame knows it.
  public var hasTail: Bool { word & 0x1F_FFFF << 21 != 0 }

  /// The number of the tail among the frame's `Tails`; 0 for none.
  var tail: UInt32 {
    get { UInt32(truncatingIfNeeded: word >> 21 & 0x1F_FFFF) }
    set { word = word & ~(0x1F_FFFF << 21) | UInt64(newValue & 0x1F_FFFF) << 21 }
  }

  /// How many cells the character fills: 1, 2, or 0 for the second cell of a wide one.
  public var width: UInt8 { UInt8(truncatingIfNeeded: word >> 42 & 3) }

  public var style: Style {
    get { Style(rawValue: UInt8(truncatingIfNeeded: word >> 44)) }
    set { word = word & ~(0xFF << 44) | UInt64(newValue.rawValue) << 44 }
  }

  init(_ scalar: Unicode.Scalar, width: UInt8 = 1, style: Style) {
    word = UInt64(scalar.value) | UInt64(width & 3) << 42 | UInt64(style.rawValue) << 44
  }

  /// Whether two cells of one frame, or of frames with the same tails, hold the same but for the style.
  public func hasSameCharacter(as other: Cell) -> Bool { (word ^ other.word) & ~(0xFF << 44) == 0 }

  public static func blank(_ style: Style = .plain) -> Cell { Cell(" ", style: style) }

  /// The second cell of a wide character.
  static func trailing(_ style: Style) -> Cell { Cell("\0", width: 0, style: style) }
}
