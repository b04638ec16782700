import CursesTerminal
import Glibc
import PickerCore
import PickerRecording
import PickerView

/// A pick by plain questions on the terminal, from the first one to the outcome.
///
/// The same state and reducer as the sheet's; `PlainFace` has the words. Every typed line is answered before the next
/// is read, so that lines typed ahead act in their order, and those behind the last answer are left for the program
/// that comes next.
struct PlainSession {
  private let face: PlainFace
  private let terminal: LineTerminal
  private var state: State
  private var searches: SearchRunner
  private var outcome: Outcome?
  private let deadline: Milliseconds?
  /// How long a stopped terminal may take for the last lines when the time is up, in milliseconds.
  private static let lastWords: Milliseconds = 100
  private let recorder: Recorder?

  /// Runs a pick to its end.
  ///
  /// - Throws: `TerminalError` where there is no terminal; nothing was written to it then.
  static func run(_ request: PickRequest) throws(TerminalError) -> PickEnding {
    let signals = try SignalPipe.install()
    let terminal = try LineTerminal(request.terminalPath, signals: signals)
    defer { terminal.leave() }
    var session = PlainSession(request, terminal: terminal)
    return session.loop()
  }

  private init(_ request: PickRequest, terminal: LineTerminal) {
    self.terminal = terminal
    face = PlainFace(request.presentation)
    searches = SearchRunner(request.tree)
    deadline = request.timeout.map { Clock.now + $0 }
    let effects: [Effect]
    // Lines have no size: that of the state only says where a sheet would scroll, and how a replay shows the pick.
    let size = Size(columns: 80, rows: 24)
    (state, effects) = State.opened(request.tree, options: request.options, size: size)
    recorder = request.recorder
    recorder?.begin(request, size: size, options: request.options, at: Clock.now)
    perform(effects)
    takeSearchAnswer()
    if outcome == nil { say(face.opening(state)) }
  }

  private mutating func loop() -> PickEnding {
    while true {
      if let outcome {
        terminal.finishWriting(atMost: deadline.map { max($0 - Clock.now, PlainSession.lastWords) })
        return .outcome(outcome)
      }
      let timeout = deadline.map { $0 - Clock.now }
      switch terminal.wait(timeout: timeout, readsLines: !isSearching) {
      case .line(let line): answer(line)
      case .end: sayEnd(of: [.cancelled])
      case .hungUp: return .hangUp
      case .signal(let signal):
        guard take(signal: signal) else { return .hangUp }
      case .nothing: break
      }
      if isSearching, takeSearchAnswer() { say(face.lines(after: state, state)) }
      if let deadline, Clock.now >= deadline { giveUp() }
    }
  }

  private mutating func answer(_ line: String) {
    switch face.reply(to: line, in: state) {
    case .saying(let lines): say(lines)
    case .actions(let actions): send(actions)
    }
  }

  private mutating func send(_ actions: [Action]) {
    let before = state
    for action in actions where outcome == nil { take(action) }
    takeSearchAnswer()
    say(face.lines(after: before, state))
  }

  private mutating func take(_ action: Action) {
    recorder?.record(action, at: Clock.now)
    perform(reduce(&state, action))
  }

  /// Ends the line that the caret stands in first: nobody has pressed Enter there.
  private mutating func sayEnd(of actions: [Action]) {
    guard outcome == nil else { return }
    terminal.write("\n")
    send(actions)
  }

  /// What stands in the line that the caret is in was meant for nobody else.
  private mutating func giveUp() {
    guard outcome == nil else { return }
    terminal.dropUnreadLine()
    sayEnd(of: [.timedOut])
  }

  private mutating func perform(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .finish(let outcome): self.outcome = self.outcome ?? outcome
      case .search(let query, let generation): searches.ask(query, generation: generation)
      case .suspend, .redraw, .tick: break  // ^Z comes as a signal here, and nothing is drawn or moves.
      }
    }
  }

  private var isSearching: Bool { state.search?.isWorking ?? false }

  /// - Returns: Whether there was an answer.
  @discardableResult
  private mutating func takeSearchAnswer() -> Bool {
    guard let answer = searches.answer() else { return false }
    take(answer)
    return !isSearching
  }

  /// - Returns: Whether the terminal is still there for this program.
  private mutating func take(signal: Int32) -> Bool {
    switch signal {
    case SIGTSTP where state.options.canSuspend: return suspend()
    case SIGCONT: askAgain()
    default: break
    }
    return true
  }

  /// Stops the process group with the terminal as it was found. Where nobody could wake it up, the kernel does not.
  private func suspend() -> Bool {
    terminal.leave()
    SignalPipe.stopProcessGroup()
    do { try terminal.enter() } catch { return false }
    return true
  }

  /// After a stop: the question may have gone out of sight.
  private func askAgain() {
    terminal.useLines()
    terminal.write("\n")
    say(face.lines(after: state, state))
  }

  /// Says lines, and asks for the next answer unless the pick has ended or a search goes on.
  private func say(_ lines: [String]) {
    let asks = outcome == nil && !isSearching
    terminal.write(lines.map { $0 + "\n" }.joined() + (asks ? face.prompt(state) : ""))
  }
}
