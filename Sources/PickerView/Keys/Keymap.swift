import PickerCore
import RegionModel
import TerminalKit

/// What keys mean: the tables that keys are decoded with and help and hints are made from.
///
/// A face has a keymap. It is a value: `changed` makes a person's own of it.
public struct Keymap: Equatable, Sendable {
  /// The part of the sheet that keys go to: the content, a search, or the entry line of columns without a tree.
  ///
  /// An open help reads the content's keys.
  enum Mode: CaseIterable {
    case content, search, entry

    /// - Parameter state: Lent, since a copy of it counts a reference for each of its arrays, at every key.
    init(_ state: borrowing State) {
      guard state.helpTop == nil else {
        self = .content
        return
      }
      self = state.search != nil ? .search : state.columns?.entry != nil ? .entry : .content
    }
  }

  private let content: [Binding]
  private let search: Table
  private let entry: Table
  /// Whether there are keys whose names are told when they end the pick.
  let expectsKeys: Bool

  /// A table that is made when its mode is first entered: most picks end without a search.
  private struct Table: Equatable, Sendable {
    let bindings: @Sendable () -> [Binding]

    static func == (one: Table, other: Table) -> Bool { one.bindings() == other.bindings() }
  }

  /// - Parameters:
  ///   - search: Asked for at every key of a search, and so is `entry` at every key of an entry line.
  init(
    content: [Binding], search: @escaping @autoclosure @Sendable () -> [Binding],
    entry: @escaping @autoclosure @Sendable () -> [Binding] = [], expectsKeys: Bool = false
  ) {
    self.content = content
    self.search = Table(bindings: search)
    self.entry = Table(bindings: entry)
    self.expectsKeys = expectsKeys
  }

  func bindings(in mode: Mode) -> [Binding] {
    switch mode {
    case .content: content
    case .search: search.bindings()
    case .entry: entry.bindings()
    }
  }

  /// The action of a key in a state; nil if the key means nothing there.
  public func action(for key: Key, in state: State, at now: Milliseconds) -> Action? {
    let mode = Mode(state)
    let key = mode == .content ? key.halfWidth : key
    let table = state.helpTop == nil ? bindings(in: mode) : Keymap.reading + bindings(in: mode)
    guard let (trigger, binding) = Keymap.binding(for: key, in: table, state.options) else { return nil }
    switch binding.command {
    case .send(.searchAsked) where trigger == .composed || key == .character("+"): return Keymap.typed(key)
    case .send(.stepLeft) where key == .backspace && state.helpTop == nil && state.isTyping(at: now):
      return .searchEdited(.characterDeleted)
    case .send(.partEnded): return Keymap.sign(key) ?? .partEnded
    case .send(let action): return Keymap.continuing(key, in: state, at: now) ?? action
    case .letter: return Keymap.letter(key).map { .letterTyped($0, at: now) }
    case .step: return Keymap.step(key, in: state)
    case .digit: return Keymap.digit(key).map { .digitTyped($0, at: now) }
    case .text: return Keymap.typed(key)
    case .expected: return state.options.takesAnyLevel ? .cursorAccepted : .rowActivated
    case .pointer, .nothing: return nil
    }
  }

  /// Whether a key is one of those that a person waits for, and is not typed.
  public func expects(_ key: Key, in state: State) -> Bool {
    guard expectsKeys else { return false }
    let mode = Mode(state)
    let key = mode == .content ? key.halfWidth : key
    return Keymap.binding(for: key, in: bindings(in: mode), state.options)?.1.command == .expected
  }

  /// The action of pasted text: it is searched for; nil if there is only white space in it.
  ///
  /// A whole line is pasted with its line end, which is not part of what is searched for.
  public static func action(forPaste text: String) -> Action? {
    let line = SafeText.line(text.contains(where: \.isNewline) ? text.trimmed : text)
    return line.allSatisfy { $0 == " " } ? nil : .searchEdited(.typed(line))
  }

  /// The first binding of a key that is offered.
  private static func binding(for key: Key, in table: [Binding], _ options: Options) -> (Trigger, Binding)? {
    for trigger in Keymap.triggers(of: key) {
      let binding = table.first { $0.triggers.contains(trigger) && $0.isOffered(in: options) }
      if let binding { return (trigger, binding) }
    }
    return nil
  }

  private static func triggers(of key: Key) -> [Trigger] {
    guard case .character(let scalar) = key else { return [.key(key)] + (key.usual.map { [.key($0)] } ?? []) }
    if Letter(Character(scalar)) != nil { return [.key(key), .letters, .text] }
    if ("0"..."9").contains(scalar) { return [.key(key), .digits, .text] }
    return scalar.isASCII ? [.key(key), .text] : [.key(key), .composed, .text]
  }

  /// Nil for a character that is not safe for the screen.
  private static func typed(_ key: Key) -> Action? {
    guard case .character(let scalar) = key else { return nil }
    let text = SafeText.line(String(scalar))
    return text.isEmpty ? nil : .searchEdited(.typed(text))
  }

  /// The action of a sign between numbers; nil for a key that is no sign.
  private static func sign(_ key: Key) -> Action? {
    guard case .character(let scalar) = key, letter(key) == nil, digit(key) == nil else { return nil }
    return .signTyped(String(scalar))
  }

  /// The letter, or the stroke, that goes on with what is being typed into columns without a tree; nil for any other key.
  private static func continuing(_ key: Key, in state: State, at now: Milliseconds) -> Action? {
    guard case .character(let scalar) = key, state.helpTop == nil else { return nil }
    let letter = letter(key)
    guard letter != nil || scalar == "/", state.isTyping(at: now) else { return nil }
    return letter.map { .letterTyped($0, at: now) } ?? sign(key)
  }

  private static func digit(_ key: Key) -> Int? {
    if case .character(let scalar) = key { Int(String(scalar)) } else { nil }
  }

  private static func letter(_ key: Key) -> Letter? {
    if case .character(let scalar) = key { Letter(Character(scalar)) } else { nil }
  }

  /// The step with the digit's number; any other digit begins a search, since codes begin with digits.
  private static func step(_ key: Key, in state: State) -> Action? {
    guard case .character(let scalar) = key, let number = Int(String(scalar)) else { return nil }
    let isStep = (1...max(state.stepCount, 1)).contains(number)
    return isStep || state.helpTop != nil ? .stepFocused(number - 1) : typed(key)
  }
}
