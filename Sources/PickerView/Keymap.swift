import PickerCore
import RegionModel
import TerminalKit

/// What keys mean: the one table that events are decoded with and help and hints are made from.
public enum Keymap {
  /// What sets a command off.
  enum Trigger: Hashable {
    case key(Key)
    /// Any letter A to Z, of either case.
    case letters
    /// The digits 1 to 9.
    case digits
  }

  /// What a person can ask for at the keyboard.
  enum Command: CaseIterable {
    case previousRow, nextRow, previousPage, nextPage, firstRow, lastRow
    case jump, choose, takeWhole, back, nextStep, previousStep, step
    case help, redraw, suspend, dismiss, cancel
  }

  struct Binding {
    let command: Command
    let triggers: [Trigger]

    init(_ command: Command, _ triggers: Trigger...) {
      self.command = command
      self.triggers = triggers
    }
  }

  static let bindings = [
    Binding(.previousRow, .key(.up), .key(.control("p"))),
    Binding(.nextRow, .key(.down), .key(.control("n"))),
    Binding(.previousPage, .key(.pageUp)),
    Binding(.nextPage, .key(.pageDown)),
    Binding(.firstRow, .key(.home)),
    Binding(.lastRow, .key(.end)),
    Binding(.jump, .letters),
    Binding(.choose, .key(.enter), .key(.right)),
    Binding(.takeWhole, .key(.character("."))),
    Binding(.back, .key(.left), .key(.backspace)),
    Binding(.nextStep, .key(.tab)),
    Binding(.previousStep, .key(.backTab)),
    Binding(.step, .digits),
    Binding(.help, .key(.character("?"))),
    Binding(.redraw, .key(.control("l"))),
    Binding(.suspend, .key(.control("z"))),
    Binding(.dismiss, .key(.escape)),
    Binding(.cancel, .key(.control("c")), .key(.control("g"))),
  ]

  /// The commands that the hint line names, the first the last to go on a narrow screen: the way out.
  static let hints: [[Command]] = [
    [.dismiss], [.choose], [.help], [.takeWhole], [.previousRow, .nextRow], [.jump], [.back],
  ]

  /// What a key asks of a state; nil where it means nothing.
  public static func action(for key: Key, in state: State, at now: Milliseconds) -> Action? {
    guard let (trigger, command) = command(for: key), isOffered(command, in: state.options) else {
      return nil
    }
    return action(command, trigger: trigger, key: key, at: now)
  }

  /// Whether a command is there at all, as the pick was asked to be.
  static func isOffered(_ command: Command, in options: Options) -> Bool {
    switch command {
    case .takeWhole: options.takesAnyLevel
    case .suspend: options.canSuspend
    default: true
    }
  }

  private static func command(for key: Key) -> (Trigger, Command)? {
    for trigger in triggers(of: key) {
      let binding = bindings.first { $0.triggers.contains(trigger) }
      if let binding { return (trigger, binding.command) }
    }
    return nil
  }

  private static func triggers(of key: Key) -> [Trigger] {
    guard case .character(let scalar) = key else { return [.key(key)] }
    if Letter(Character(scalar)) != nil { return [.key(key), .letters] }
    return ("1"..."9").contains(Character(scalar)) ? [.key(key), .digits] : [.key(key)]
  }

  private static func action(_ command: Command, trigger: Trigger, key: Key, at now: Milliseconds) -> Action?
  {
    switch command {
    case .previousRow: .cursorMoved(by: -1)
    case .nextRow: .cursorMoved(by: 1)
    case .previousPage: .cursorPaged(by: -1)
    case .nextPage: .cursorPaged(by: 1)
    case .firstRow: .firstRowAsked
    case .lastRow: .lastRowAsked
    case .jump: letter(key).map { .letterTyped($0, at: now) }
    case .choose: .rowActivated
    case .takeWhole: .wholeTaken
    case .back: .stepLeft
    case .nextStep: .stepTurned(by: 1)
    case .previousStep: .stepTurned(by: -1)
    case .step: digit(key).map { .stepFocused($0 - 1) }
    case .help: .helpAsked
    case .redraw: .redrawAsked
    case .suspend: .suspensionAsked
    case .dismiss: .dismissed
    case .cancel: .cancelled
    }
  }

  private static func letter(_ key: Key) -> Letter? {
    if case .character(let scalar) = key { Letter(Character(scalar)) } else { nil }
  }

  private static func digit(_ key: Key) -> Int? {
    if case .character(let scalar) = key { Int(String(scalar)) } else { nil }
  }
}
