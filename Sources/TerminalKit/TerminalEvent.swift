/// Input from the keyboard or the mouse.
public enum TerminalEvent: Equatable, Sendable {
  case key(Key)
  case mouse(MouseEvent)
  /// Text pasted in one go, line breaks included.
  case paste(String)
}

/// A key, as far as terminals distinguish keys.
public enum Key: Hashable, Sendable {
  /// A printable character, typed or composed.
  case character(Unicode.Scalar)
  /// A control character without its own case; the letter is small: `control("c")` is ^C.
  ///
  /// ^H and ^J are keys of their own here; where they mean nothing, `usual` is what many terminals send them for.
  case control(Unicode.Scalar)
  /// With Alt held.
  case alt(Unicode.Scalar)
  case enter, tab, backTab, backspace, delete, insert, escape
  case up, down, left, right, home, end, pageUp, pageDown
  /// With Shift held; where that means nothing of its own, the key alone counts.
  case shiftPageUp, shiftPageDown
  /// F1 to F12, by their number.
  case function(Int)

  /// The key that counts where this one means nothing of its own; nil for none.
  public var usual: Key? {
    switch self {
    case .shiftPageUp: .pageUp
    case .shiftPageDown: .pageDown
    case .control("h"): .backspace
    case .control("j"): .enter
    default: nil
    }
  }
}

/// A click or a turn of the wheel.
public struct MouseEvent: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case leftPress, wheelUp, wheelDown
    /// Another button, a release or a movement.
    case other
  }

  public var kind: Kind
  /// Counted from 0 at the left edge.
  public var column: Int
  /// Counted from 0 at the upper edge.
  public var row: Int

  public init(_ kind: Kind, column: Int, row: Int) {
    self.kind = kind
    self.column = column
    self.row = row
  }
}
