import PickerCore
import TerminalKit

/// The state of a pick: an action is recorded, changes the state, and has its effects carried out.
struct Store {
  private(set) var state: State
  private var runner: EffectRunner
  private let recorder: Recorder?
  /// How old the time that was told last may be when a key comes, which may mean now; nil where no times are picked.
  private var timeLimit: Milliseconds?

  /// Opens the pick.
  ///
  /// - Parameters:
  ///   - options: The options in effect: those asked for, adapted to this terminal.
  ///   - size: The size of the screen.
  init(_ request: PickRequest, options: PickerCore.Options, size: Size, terminal: any PickTerminal) {
    let now = Clock.now
    let effects: [Effect]
    if let values = request.values {
      (state, effects) = State.opened(values, options: options, size: size, at: now)
    } else {
      (state, effects) = State.opened(request.tree, options: options, size: size, at: now)
    }
    runner = EffectRunner(
      terminal: terminal, tree: request.tree, source: request.source, fetched: options.fetchedPaths,
      feed: request.feed,
      deadline: request.timeout.map { now + $0 })
    recorder = request.recorder
    timeLimit = Store.timeLimit(state)
    recorder?.begin(request, size: size, options: options, at: now)
    runner.perform(effects, at: now)
  }

  /// How the pick ended, once the last frame is drawn.
  var outcome: Outcome? { runner.outcome }

  /// What the pick tells its caller in the end.
  func answer(_ ending: PickEnding) -> PickAnswer {
    PickAnswer(
      ending: ending, query: state.takenQuery, lists: state.columns?.columns.compactMap(\.items) ?? [])
  }

  var hasLostTerminal: Bool { runner.hasLostTerminal }

  /// What to wait for beside keys.
  var waits: EffectRunner.Waits { runner.waits(at: Clock.now) }

  /// The time left for the pick, in milliseconds: negative after the deadline, nil without one.
  var timeLeft: Milliseconds? { runner.timeLeft(at: Clock.now) }

  /// Applies an action, after the answers that have come: so Enter takes a result of the typed line.
  ///
  /// A pick that has ended ignores actions.
  ///
  /// - Returns: Whether there were answers.
  @discardableResult
  mutating func apply(_ action: Action) -> Bool {
    guard outcome == nil else { return false }
    let hadAnswers = !action.isSearchEdit && applyAnswers()
    take(action)
    return hadAnswers
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

  /// The local time, once a pick of days or times needs it; before keys.
  ///
  /// - Parameter hasInput: Whether keys or a line have come.
  mutating func dueTime(hasInput: Bool) -> Action? {
    runner.dueTime(at: Clock.now, isForKey: hasInput, limit: timeLimit)
  }

  /// Until another second or minute begins, whichever can be picked.
  private static func timeLimit(_ state: State) -> Milliseconds? {
    guard let moments = state.columns?.moments, moments.pick.hasTime else { return nil }
    return moments.pick.fields.contains(.second) ? 1000 : (60 - moments.now.time.second) * 1000
  }

  /// The other actions that have become due by the clock.
  mutating func dueActions() -> [Action] { runner.dueActions(at: Clock.now) }

  /// Stops the process group as a signal asked; the state does not change.
  mutating func suspend() { runner.perform([.suspend], at: Clock.now) }

  private mutating func take(_ action: Action) {
    let now = Clock.now
    recorder?.record(action, at: now)
    runner.perform(reduce(&state, action), at: now)
    if case .timeTold = action { timeLimit = Store.timeLimit(state) }
  }
}

extension Action {
  /// Whether the action edits the search: many edits may come before anybody looks at the results.
  fileprivate var isSearchEdit: Bool {
    if case .searchEdited = self { true } else { false }
  }
}
