/// A character cell of the screen, or the second half of a wide character.
///
/// Packed into one word, so that filling and comparing a screen handle one word per cell.
public struct Cell: Equatable, Sendable {
  /// From the lowest bit: 21 bits of the character, 21 of the tail's number, 2 of the width, 8 of the style.
  private var word: UInt64

  /// The character; U+0000 in the second cell of a wide one.
  public var scalar: Unicode.Scalar {
    Unicode.Scalar(UInt32(truncatingIfNeeded: word & 0x1F_FFFF)) ?? "\u{FFFD}"
  }

  /// Whether marks or joined characters follow the base, as in an emoji sequence.
  ///
  /// `Frame.scalars(of:)` returns them.
  public var hasTail: Bool { word & 0x1F_FFFF << 21 != 0 }

  /// The tail's number in the frame's `Tails`; 0 for none.
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

  /// Whether two cells show the same character, whatever their style.
  ///
  /// Both must be of one frame, or of frames with the same tails.
  public func hasSameCharacter(as other: Cell) -> Bool { (word ^ other.word) & ~(0xFF << 44) == 0 }

  public static func blank(_ style: Style = .plain) -> Cell { Cell(" ", style: style) }

  /// The second cell of a wide character.
  static func trailing(_ style: Style) -> Cell { Cell("\0", width: 0, style: style) }
}
