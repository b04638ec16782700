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
    /// A character that no key of the usual keyboard has: an input method sent it.
    case composed
    /// Any character at all.
    case text
  }

  /// What keys are for: a list to move in, or a search to type in. The help is read with the list's keys.
  enum Mode: CaseIterable {
    case list, search

    init(_ state: State) { self = state.search != nil && state.helpTop == nil ? .search : .list }
  }

  /// What a person can ask for at the keyboard.
  enum Command: CaseIterable {
    case previousRow, nextRow, previousPage, nextPage, firstRow, lastRow
    case jump, choose, acceptCursor, back, nextStep, previousStep, step
    case search, type, caretLeft, caretRight, caretToStart, caretToEnd
    case deleteCharacter, deleteNextCharacter, deleteWord, deleteStart, deleteEnd
    case help, redraw, suspend, dismiss, cancel
  }

  struct Binding {
    let command: Command
    /// Where the triggers mean this; nil for everywhere.
    let mode: Mode?
    let triggers: [Trigger]

    init(_ command: Command, in mode: Mode? = nil, _ triggers: Trigger...) {
      self.command = command
      self.mode = mode
      self.triggers = triggers
    }

    func isIn(_ mode: Mode) -> Bool { self.mode == nil || self.mode == mode }
  }

  static let bindings = [
    Binding(.previousRow, .key(.up), .key(.control("p"))),
    Binding(.nextRow, .key(.down), .key(.control("n"))),
    Binding(.previousPage, .key(.pageUp)),
    Binding(.nextPage, .key(.pageDown)),
    Binding(.firstRow, .key(.home)),
    Binding(.lastRow, .key(.end)),
    Binding(.jump, in: .list, .letters),
    Binding(.search, in: .list, .key(.character("/")), .composed),
    Binding(.type, in: .search, .text),
    Binding(.choose, in: .list, .key(.enter), .key(.right)),
    Binding(.choose, in: .search, .key(.enter)),
    Binding(.acceptCursor, in: .list, .key(.character(".")), .key(.control("o"))),
    Binding(.acceptCursor, in: .search, .key(.control("o"))),
    Binding(.caretLeft, in: .search, .key(.left)),
    Binding(.caretRight, in: .search, .key(.right)),
    Binding(.caretToStart, in: .search, .key(.control("a"))),
    Binding(.caretToEnd, in: .search, .key(.control("e"))),
    Binding(.deleteCharacter, in: .search, .key(.backspace)),
    Binding(.deleteNextCharacter, in: .search, .key(.delete), .key(.control("d"))),
    Binding(.deleteWord, in: .search, .key(.control("w"))),
    Binding(.deleteStart, in: .search, .key(.control("u"))),
    Binding(.deleteEnd, in: .search, .key(.control("k"))),
    Binding(.back, in: .list, .key(.left), .key(.backspace)),
    Binding(.nextStep, in: .list, .key(.tab)),
    Binding(.previousStep, in: .list, .key(.backTab)),
    Binding(.step, in: .list, .digits),
    Binding(.help, in: .list, .key(.character("?")), .key(.function1)),
    Binding(.help, in: .search, .key(.function1)),
    Binding(.redraw, .key(.control("l"))),
    Binding(.suspend, .key(.control("z"))),
    Binding(.dismiss, .key(.escape)),
    Binding(.cancel, .key(.control("c")), .key(.control("g"))),
  ]

  /// The commands that the hint line names, the first the last to go on a narrow screen: the way out.
  static let listHints: [[Command]] = [
    [.dismiss], [.choose], [.help], [.acceptCursor], [.search], [.previousRow, .nextRow], [.jump], [.back],
  ]
  static let searchHints: [[Command]] = [
    [.dismiss], [.choose], [.help], [.acceptCursor], [.previousRow, .nextRow],
  ]

  /// What a key asks of a state; nil where it means nothing.
  public static func action(for key: Key, in state: State, at now: Milliseconds) -> Action? {
    let bound = command(for: key, in: Mode(state))
    guard let (trigger, command) = bound, isOffered(command, in: state.options) else { return nil }
    return action(command, trigger: trigger, key: key, at: now)
  }

  /// What pasted text asks of a state: to be looked for; nil where there is nothing in it to look for.
  public static func action(forPaste text: String) -> Action? {
    let line = SafeText.line(text)
    return line.allSatisfy { $0 == " " } ? nil : .searchEdited(.typed(line))
  }

  /// Whether a command is there at all, as the pick was asked to be.
  static func isOffered(_ command: Command, in options: Options) -> Bool {
    switch command {
    case .acceptCursor: options.takesAnyLevel
    case .suspend: options.canSuspend
    default: true
    }
  }

  private static func command(for key: Key, in mode: Mode) -> (Trigger, Command)? {
    for trigger in triggers(of: key) {
      let binding = bindings.first { $0.isIn(mode) && $0.triggers.contains(trigger) }
      if let binding { return (trigger, binding.command) }
    }
    return nil
  }

  private static func triggers(of key: Key) -> [Trigger] {
    guard case .character(let scalar) = key else { return [.key(key)] }
    if Letter(Character(scalar)) != nil { return [.key(key), .letters, .text] }
    if ("1"..."9").contains(scalar) { return [.key(key), .digits, .text] }
    return scalar.isASCII ? [.key(key), .text] : [.key(key), .composed, .text]
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
    case .acceptCursor: .cursorAccepted
    case .back: .stepLeft
    case .nextStep: .stepCycled(by: 1)
    case .previousStep: .stepCycled(by: -1)
    case .step: digit(key).map { .stepFocused($0 - 1) }
    case .search: trigger == .composed ? typed(key) : .searchAsked
    case .type: typed(key)
    case .caretLeft: .searchEdited(.caretMoved(by: -1))
    case .caretRight: .searchEdited(.caretMoved(by: 1))
    case .caretToStart: .searchEdited(.caretMovedToStart)
    case .caretToEnd: .searchEdited(.caretMovedToEnd)
    case .deleteCharacter: .searchEdited(.characterDeleted)
    case .deleteNextCharacter: .searchEdited(.nextCharacterDeleted)
    case .deleteWord: .searchEdited(.wordDeleted)
    case .deleteStart: .searchEdited(.startDeleted)
    case .deleteEnd: .searchEdited(.endDeleted)
    case .help: .helpAsked
    case .redraw: .redrawAsked
    case .suspend: .suspensionAsked
    case .dismiss: .dismissed
    case .cancel: .cancelled
    }
  }

  /// Nil for a character that must not reach the screen.
  private static func typed(_ key: Key) -> Action? {
    guard case .character(let scalar) = key else { return nil }
    let text = SafeText.line(String(scalar))
    return text.isEmpty ? nil : .searchEdited(.typed(text))
  }

  private static func letter(_ key: Key) -> Letter? {
    if case .character(let scalar) = key { Letter(Character(scalar)) } else { nil }
  }

  private static func digit(_ key: Key) -> Int? {
    if case .character(let scalar) = key { Int(String(scalar)) } else { nil }
  }
}
