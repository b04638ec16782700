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
  case control(Unicode.Scalar)
  case enter, tab, backTab, backspace, delete, insert, escape
  case up, down, left, right, home, end, pageUp, pageDown
  /// With Shift held; where that means nothing of its own, the key alone counts.
  case shiftPageUp, shiftPageDown
  /// F1, the key for help.
  case function1
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
