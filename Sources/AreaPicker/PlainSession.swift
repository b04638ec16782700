import CursesTerminal
import Glibc
import PickerCore
import PickerView

/// A pick by plain questions on the terminal, from the first question to the outcome.
///
/// It has the same store as the sheet; `PlainFace` gives the words. Each line is answered before the next is read:
/// lines typed ahead act in order, and those after the last answer are left for the next program.
struct PlainSession {
  private var face: PlainFace
  private let terminal: LineTerminal
  private var store: Store
  private var hasHungUp = false
  /// How long a stopped terminal may delay the last lines at the timeout, in milliseconds.
  private static let lastWords: Milliseconds = 100
  /// Lines have no size: this one only sets how far a sheet would scroll, and how a replay shows the pick.
  private static let size = Size(columns: 80, rows: 24)

  /// Runs a pick to its end.
  ///
  /// - Throws: `TerminalError` if there is no terminal; nothing was written to it then.
  static func run(_ request: PickRequest) throws(TerminalError) -> PickAnswer {
    let signals = try SignalPipe.install()
    SignalPipe.speak(english: request.presentation.language == .english)
    let terminal = try LineTerminal(request.terminalPath, signals: signals)
    defer { terminal.leave() }
    var session = PlainSession(request, terminal: terminal)
    let ending = session.loop()
    return session.store.answer(ending)
  }

  private init(_ request: PickRequest, terminal: LineTerminal) {
    self.terminal = terminal
    face = PlainFace(request.presentation)
    store = Store(request, options: request.options, size: PlainSession.size, terminal: terminal)
    store.applyAnswers()
    if store.outcome == nil { say(face.opening(store.state)) }
  }

  private mutating func loop() -> PickEnding {
    while true {
      if let outcome = store.outcome {
        terminal.finishWriting(atMost: store.timeLeft.map { max($0, PlainSession.lastWords) })
        return .outcome(outcome)
      }
      let waits = store.waits
      let input = terminal.wait(
        timeout: waits.timeout, readsLines: !isWaiting, alsoFor: waits.descriptors)
      if let time = store.dueTime(hasInput: input != .nothing) { handle(due: time) }
      handle(input)
      if hasHungUp || store.hasLostTerminal { return .hangUp }
      if isWaiting || !waits.descriptors.isEmpty { sayAnswers() }
      for action in store.dueActions() { handle(due: action) }
    }
  }

  private mutating func handle(_ input: LineTerminal.Input) {
    switch input {
    case .line(let line): answer(line)
    case .end: sayEnd(of: .cancelled)
    case .hungUp: hasHungUp = true
    case .signal(let signal): handle(signal: signal)
    case .nothing: break
    }
  }

  private mutating func answer(_ line: String) {
    switch face.reply(to: line, in: store.state) {
    case .saying(let lines): say(lines)
    case .actions(let actions): apply(actions)
    }
  }

  /// Applies the actions of a line and says the result.
  private mutating func apply(_ actions: [Action]) {
    let before = store.state
    for action in actions { store.apply(action) }
    store.applyAnswers()
    say(face.lines(after: before, store.state))
  }

  /// Ends the pick after a line break, since the caret stands after the prompt and nobody pressed Enter.
  private mutating func sayEnd(of action: Action) {
    guard store.outcome == nil else { return }
    terminal.write("\n")
    apply([action])
  }

  private mutating func handle(due action: Action) {
    switch action {
    case .timedOut where store.outcome == nil:
      terminal.dropUnreadLine()  // Half a typed line must not reach the next program.
      sayEnd(of: action)
    default:
      if store.apply(action) { sayState() }
    }
  }

  private mutating func handle(signal: Int32) {
    switch signal {
    case SIGTSTP where store.state.options.canSuspend: store.suspend()
    case SIGCONT: askAgain()
    default: break
    }
  }

  /// Repeats the question after a stop, since it may have scrolled away.
  private mutating func askAgain() {
    terminal.useLines()
    terminal.write("\n")
    say(face.lines(after: store.state, store.state))
  }

  /// Whether an answer is on its way, so that there is nothing to ask yet.
  private var isWaiting: Bool { (store.state.search?.isWorking ?? false) || isLoading }

  private var isLoading: Bool {
    if store.outcome == nil, case .loading? = store.state.places?.step.listing.status { true } else { false }
  }

  /// Says the answers that came, once nothing is waited for.
  private mutating func sayAnswers() {
    if store.applyAnswers() { sayState() }
  }

  private mutating func sayState() {
    if isLoading || !isWaiting { say(face.lines(after: store.state, store.state)) }
  }

  /// Says lines and asks the next question, unless the pick has ended or an answer is on its way.
  private func say(_ lines: [String]) {
    let asks = store.outcome == nil && !isWaiting
    terminal.write(lines.map { $0 + "\n" }.joined() + (asks ? face.prompt(store.state) : ""))
  }
}
