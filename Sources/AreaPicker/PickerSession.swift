import CursesTerminal
import Glibc
import PickerCore
import PickerView
import TerminalKit

/// A pick on the terminal, from the first frame to the outcome: the loop that joins all rooms.
///
/// It runs on one thread: it takes all events, applies each action to the store, and draws one frame. A frame waits up to
/// two milliseconds for the answer of a new list. An idle loop does not wake.
struct PickerSession {
  /// How long the guard waits after the timeout before it ends a stuck loop, in milliseconds.
  private static let graceForTimeout: Milliseconds = 200

  private var store: Store
  private var source: EventSource
  private let session: Session
  private let presentation: Presentation
  private var notchSpeed = NotchSpeed()
  /// The expected key that was pressed last, if no other key or click came behind it.
  private var expectedKey: Key?

  /// Runs a pick to its end.
  ///
  /// - Throws: `TerminalError` if there is no screen; nothing was written to the terminal then.
  static func run(_ request: PickRequest) throws(TerminalError) -> PickAnswer {
    let signals = try SignalPipe.install()
    SignalPipe.speak(english: request.presentation.language == .english)
    let (theme, ground, changes) = (request.theme, request.ground, request.colorChanges)
    var options = Session.Options { Theme(theme, on: ground, depth: $0, changes: changes).appearances }
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
    let ending = picker.loop()
    return picker.store.answer(ending)
  }

  private init(_ request: PickRequest, session: Session, signals: Int32) {
    self.session = session
    presentation = request.presentation
    var options = request.options
    options.isAnimated = request.wantsMotion && !session.isSlow
    presentation.configure(&options)
    let screen = session.size
    let size = Size(columns: screen.columns, rows: screen.rows)
    store = Store(request, options: options, size: size, terminal: session)
    let delay = getenv("ESCDELAY").flatMap { Int32(String(cString: $0)) }
    source = EventSource(terminal: session.descriptor, signals: signals, escapeDelay: delay)
  }

  private mutating func loop() -> PickEnding {
    var isDrawn = false
    while true {
      if store.applyAnswers() { isDrawn = false }
      if let outcome = store.outcome { return ending(outcome) }
      let waits = store.waits
      let awaitsAnswer = !isDrawn && source.hasInputSoon(from: waits.descriptors)
      if !isDrawn, !awaitsAnswer { session.present(render(store.state, presentation: presentation).frame) }
      let batch = source.wait(
        timeout: awaitsAnswer ? 0 : waits.timeout, leavesKeys: store.state.outcome != nil,
        alsoFor: waits.descriptors)
      for signal in batch.signals { handle(signal: signal) }
      if batch.isHungUp || store.hasLostTerminal { return .hangUp }
      if batch.hasUnreadKeys, let outcome = store.state.outcome { return ending(outcome) }
      let time = store.dueTime(hasInput: !batch.events.isEmpty)
      if let time { store.apply(time) }
      for event in batch.events { handle(event) }
      let due = store.dueActions()
      for action in due { store.apply(action) }
      // A part of a command's answer changes nothing yet.
      isDrawn =
        !awaitsAnswer && time == nil && batch.events.isEmpty && batch.signals.isEmpty && due.isEmpty
    }
  }

  private mutating func handle(_ event: TerminalEvent) {
    guard let action = action(for: event) else { return }
    // A terminal other than the process's own sends no SIGWINCH: ^L asks for its size.
    if action == .redrawAsked, session.size != (store.state.size.columns, store.state.size.rows) {
      changeSize()
    }
    if store.state.outcome == nil { expectedKey = expectedKey(event) }
    store.apply(action)
  }

  private func expectedKey(_ event: TerminalEvent) -> Key? {
    guard case .key(let key) = event, presentation.keymap.expects(key, in: store.state) else { return nil }
    return key
  }

  private func ending(_ outcome: Outcome) -> PickEnding {
    switch outcome {
    case .picked, .marked, .chosen, .moment:
      expectedKey.map { .expected(key: $0.name, outcome) } ?? .outcome(outcome)
    default: .outcome(outcome)
    }
  }

  private mutating func action(for event: TerminalEvent) -> Action? {
    switch event {
    case .key(let key): presentation.keymap.action(for: key, in: store.state, at: Clock.now)
    case .mouse(let mouse): action(for: mouse)
    case .paste(let text): Keymap.action(forPaste: text)
    }
  }

  /// The action of a click: it acts on the current state as drawn, after all keys that came before.
  private mutating func action(for event: MouseEvent) -> Action? {
    let now = Clock.now
    let rows = notchSpeed.rows(for: event, at: now)
    return render(store.state, presentation: presentation)
      .action(for: event, in: store.state, keymap: presentation.keymap, at: now, rowsPerNotch: rows)
  }

  /// Handles a signal from outside; signals that end the program do not come here.
  private mutating func handle(signal: Int32) {
    switch signal {
    case SIGTSTP where store.state.options.canSuspend: store.apply(.suspensionAsked)
    case SIGCONT:
      session.continued()
      changeSize()
    case SIGWINCH: changeSize()
    default: break
    }
  }

  private mutating func changeSize() {
    let screen = session.resized()
    store.apply(.resized(Size(columns: screen.columns, rows: screen.rows)))
  }
}
