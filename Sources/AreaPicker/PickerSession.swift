import CursesTerminal
import Glibc
import PickerCore
import PickerRecording
import PickerView
import RegionModel
import TerminalKit

/// A pick on the terminal, from the first frame to the outcome: the loop that joins all rooms.
///
/// One way round and one thread: whatever has come is drained, each fact goes through the reducer, its effects
/// are carried out, and one frame is drawn. An idle loop does not wake.
struct PickerSession {
  /// How much later than the loop the guard ends a pick that has run out of time, in milliseconds.
  private static let graceForTimeout: Milliseconds = 200

  private var state: State
  private var runner: EffectRunner
  private var source: EventSource
  private let session: Session
  private let presentation: Presentation
  private let recorder: Recorder?

  /// Runs a pick to its end.
  ///
  /// - Throws: `TerminalError` where there is no screen; nothing was written to the terminal then.
  static func run(_ request: PickRequest) throws(TerminalError) -> PickEnding {
    let signals = try SignalPipe.install()
    var options = Session.Options(appearances: Theme(request.theme).appearances)
    options.path = request.terminalPath
    options.usesMouse = request.usesMouse
    options.colors = request.colors
    let session = try Session(options)
    defer { session.leave() }
    if let timeout = request.timeout, let status = request.timeoutStatus {
      SignalPipe.endProcess(after: timeout + graceForTimeout, status: status)
    }
    defer { SignalPipe.endProcess(after: nil) }
    var picker = PickerSession(request, session: session, signals: signals)
    defer { picker.source.discardPaste() }
    return picker.loop()
  }

  private init(_ request: PickRequest, session: Session, signals: Int32) {
    self.session = session
    presentation = request.presentation
    recorder = request.recorder
    var options = request.options
    options.isAnimated = request.wantsMotion && !session.isSlow
    Keymap.countHelpLines(in: &options)
    let screen = session.size
    let size = Size(columns: screen.columns, rows: screen.rows)
    let now = Clock.now
    let effects: [Effect]
    (state, effects) = State.opened(request.tree, options: options, size: size, at: now)
    runner = EffectRunner(
      session: session, tree: request.tree, deadline: request.timeout.map { now + $0 })
    let delay = getenv("ESCDELAY").flatMap { Int32(String(cString: $0)) }
    source = EventSource(terminal: session.descriptor, signals: signals, escapeDelay: delay)
    recorder?.begin(request, size: size, options: options, at: now)
    runner.perform(effects)
  }

  private mutating func loop() -> PickEnding {
    while true {
      sendSearchAnswer()
      if let outcome = runner.outcome { return .outcome(outcome) }
      session.present(render(state, presentation: presentation))
      let batch = source.wait(timeout: runner.timeout(at: Clock.now), leavesKeys: state.outcome != nil)
      for signal in batch.signals { take(signal: signal) }
      if batch.isHungUp || runner.hasLostTerminal { return .hangUp }
      if batch.hasUnreadKeys, let outcome = state.outcome { return .outcome(outcome) }
      for event in batch.events { take(event) }
      for action in runner.dueActions(at: Clock.now) { send(action) }
    }
  }

  private mutating func send(_ action: Action) {
    guard runner.outcome == nil else { return }
    if !action.isSearchEdit { sendSearchAnswer() }  // What a key takes is what the line before it finds.
    // Of a terminal that is not the process's own no signal tells that its size is another.
    if action == .redrawAsked, session.size != (state.size.columns, state.size.rows) { sizeChanged() }
    take(action)
  }

  private mutating func sendSearchAnswer() {
    if let answer = runner.searchAnswer() { take(answer) }
  }

  private mutating func take(_ action: Action) {
    recorder?.record(action, at: Clock.now)
    runner.perform(reduce(&state, action))
  }

  private mutating func take(_ event: TerminalEvent) {
    let action: Action? =
      switch event {
      case .key(let key): Keymap.action(for: key, in: state, at: Clock.now)
      case .mouse(let mouse): HitTest.action(for: mouse, in: state, presentation: presentation)
      case .paste(let text): Keymap.action(forPaste: text)
      }
    if let action { send(action) }
  }

  /// What a signal from outside asks for. Those that end the program do not come here.
  private mutating func take(signal: Int32) {
    switch signal {
    case SIGTSTP where state.options.canSuspend: send(.suspensionAsked)
    case SIGCONT:
      session.continued()
      sizeChanged()
    case SIGWINCH: sizeChanged()
    default: break
    }
  }

  private mutating func sizeChanged() {
    let screen = session.resized()
    send(.resized(Size(columns: screen.columns, rows: screen.rows)))
  }
}

extension Action {
  /// Whether the action is one of many that may come before anybody looks at what was found.
  fileprivate var isSearchEdit: Bool {
    if case .searchEdited = self { true } else { false }
  }
}
