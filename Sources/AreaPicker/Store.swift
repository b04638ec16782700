import PickerCore
import TerminalKit

/// A pick's state, and all that an action does: it is written down, it changes the state, and what the state then
/// wishes is carried out.
struct Store {
  private(set) var state: State
  private var runner: EffectRunner
  private let recorder: Recorder?

  /// Opens the pick.
  ///
  /// - Parameters:
  ///   - options: Those asked for, with what this terminal makes of them.
  ///   - size: The screen's.
  init(_ request: PickRequest, options: PickerCore.Options, size: Size, terminal: any PickTerminal) {
    let now = Clock.now
    let effects: [Effect]
    if let values = request.values {
      (state, effects) = State.opened(values, options: options, size: size, at: now)
    } else {
      (state, effects) = State.opened(request.tree, options: options, size: size, at: now)
    }
    runner = EffectRunner(
      terminal: terminal, tree: request.tree, source: request.source,
      deadline: request.timeout.map { now + $0 })
    recorder = request.recorder
    recorder?.begin(request, size: size, options: options, at: now)
    runner.perform(effects, at: now)
  }

  /// How the pick ended, once nothing is left to be drawn of it.
  var outcome: Outcome? { runner.outcome }

  var hasLostTerminal: Bool { runner.hasLostTerminal }

  /// How long to wait for the next event at most; nil for as long as it takes.
  var timeout: Milliseconds? { runner.timeout(at: Clock.now) }

  /// How long the pick may still take: below zero where the time is up, nil where it has no end.
  var timeLeft: Milliseconds? { runner.timeLeft(at: Clock.now) }

  /// Applies an action, and before it the answers that have come: Enter takes what the typed line has found.
  ///
  /// Nothing happens to a pick that has ended.
  mutating func apply(_ action: Action) {
    guard outcome == nil else { return }
    if !action.isSearchEdit { applyAnswers() }
    take(action)
  }

  /// Applies the answers that have come.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  mutating func applyAnswers() -> Bool {
    let answers = runner.answers()
    for answer in answers { take(answer) }
    return !answers.isEmpty
  }

  /// The facts that the clock has brought since the last time.
  mutating func dueActions() -> [Action] { runner.dueActions(at: Clock.now) }

  /// Stops the process group, as a signal asked for: the state knows nothing of it.
  mutating func suspend() { runner.perform([.suspend], at: Clock.now) }

  private mutating func take(_ action: Action) {
    let now = Clock.now
    recorder?.record(action, at: now)
    runner.perform(reduce(&state, action), at: now)
  }
}

extension Action {
  /// Whether the action is one of many that may come before anybody looks at what was found.
  fileprivate var isSearchEdit: Bool {
    if case .searchEdited = self { true } else { false }
  }
}
