/// The modes that a program has set, read from its escape sequences.
///
/// A program that restores the terminal ends at `TerminalModes.initial`.
public struct TerminalModes: Equatable, Sendable {
  public enum Mouse: Equatable, Sendable { case off, clicks, drags, motion }

  /// Numbers of the DEC private modes that are set (`CSI ? number h`).
  public var privateModes: Set<Int> = [Number.autowrap, Number.cursorVisible]
  /// Whether the keypad sends application codes (DECKPAM).
  public var isKeypadApplication = false

  /// The modes of a new terminal: it wraps lines and shows its cursor.
  public static let initial = TerminalModes()

  public var isAlternateScreen: Bool { !privateModes.isDisjoint(with: [47, 1047, 1049]) }
  public var isAutowrap: Bool { privateModes.contains(Number.autowrap) }
  public var isBracketedPaste: Bool { privateModes.contains(2004) }
  public var isCursorKeysApplication: Bool { privateModes.contains(1) }
  public var isCursorVisible: Bool { privateModes.contains(Number.cursorVisible) }
  /// Whether a frame has begun that terminals show once it is whole (synchronized update).
  public var isInsideFrame: Bool { privateModes.contains(2026) }
  public var isMouseSGR: Bool { privateModes.contains(1006) }

  /// The reported mouse events, by the mode that reports most.
  public var mouse: Mouse {
    if privateModes.contains(1003) { return .motion }
    if privateModes.contains(1002) { return .drags }
    return privateModes.contains(1000) ? .clicks : .off
  }

  private enum Number {
    static let autowrap = 7
    static let cursorVisible = 25
    /// Cursor keys and origin, which DECSTR (soft reset) clears besides the keypad mode.
    static let softReset: Set<Int> = [1, 6]
  }

  /// Applies a control sequence; most change no mode.
  mutating func apply(_ sequence: ControlSequence) {
    switch (sequence.prefix, sequence.final) {
    case ("?", "h"): privateModes.formUnion(sequence.parameters)
    case ("?", "l"): privateModes.subtract(sequence.parameters)
    case (nil, "p") where sequence.intermediates == "!":
      privateModes.subtract(Number.softReset)
      privateModes.insert(Number.cursorVisible)
      isKeypadApplication = false
    default: break
    }
  }

  /// Applies ESC and `final`: the keypad's mode, or a full reset (RIS).
  mutating func apply(escape final: Character) {
    switch final {
    case "=": isKeypadApplication = true
    case ">": isKeypadApplication = false
    case "c": self = .initial
    default: break
    }
  }
}
