import Glibc
import TerminalSupport

/// Ends a session and checks the final state.
extension SessionRun {
  mutating func end() throws {
    switch session.ending {
    case .cancelled: try waitForEnd(pressing: "\u{3}")
    case .signal(let signal):
      try bringBack()
      try? session.isUnderShell ? terminal.signalForeground(signal) : terminal.signal(signal)
      tally.signals += 1
      // A signal may reach the shell instead while it brings the program back; the program then goes on.
      try waitForEnd(pressing: session.isUnderShell ? "\u{3}" : "")
    case .hangUp:
      terminal.hangUp()
      try terminal.waitForExit()
    case .timeout: try waitForEnd(pressing: "")
    }
  }

  /// - Parameter key: Pressed until the program reacts, since it may end a paste or be part of it.
  private func waitForEnd(pressing key: String) throws {
    let deadline = ContinuousClock.now + terminal.patience
    while terminal.exitStatus == nil {
      guard ContinuousClock.now < deadline else { throw SessionError("it does not end\n\(terminal.report)") }
      try bringBack()
      terminal.send(key)
      // An unfinished paste takes in keys until none has come for a second.
      for _ in 0..<30 where terminal.exitStatus == nil { try terminal.waitForQuiet { false } }
    }
  }

  /// Checks the final state, whatever keys came before: they may have picked a place, or cancelled.
  func checkAfterwards() throws {
    let status = try terminal.waitForExit()
    guard isExpected(status) else { throw SessionError("it ended as \(status)\n\(terminal.report)") }
    guard !hasComplained else { throw SessionError("it said\n\(terminal.standardErrorText)") }
    try checkResult(status)
    if session.ending == .hangUp, terminal.attributes == nil { return }
    if terminal.attributes != terminal.attributesAtStart {
      throw SessionError("the settings are \(String(describing: terminal.attributes))")
    }
    if terminal.screen.modes != .initial { throw SessionError("the modes are left on\n\(terminal.report)") }
    if let title = terminal.screen.title { throw SessionError("the window is called \(title)") }
    if session.isUnderShell { return }
    if let problem = SignalMoment.problem(after: terminal) { throw SessionError(problem) }
  }

  /// Whether the program or a sanitizer wrote a message; a shell names the signal that ended its job.
  private var hasComplained: Bool {
    let text = terminal.standardErrorText
    return session.isUnderShell ? text.contains("areapick") || text.contains("Sanitizer") : !text.isEmpty
  }

  private func isExpected(_ status: ExitStatus) -> Bool {
    if status == .exited(0) || status == .exited(130) { return true }
    // After the key that ends the program the terminal handles keys: ^C and ^\ are signals.
    if [SIGINT, SIGQUIT].contains(where: { isDeath(status, of: $0) }) { return true }
    switch session.ending {
    case .cancelled: return false
    case .signal(let signal): return isDeath(status, of: signal)
    case .hangUp: return status == .signalled(SIGHUP)
    case .timeout: return status == .exited(124)
    }
  }

  /// Whether a signal ended the program, as reported by itself or its shell.
  private func isDeath(_ status: ExitStatus, of signal: Int32) -> Bool {
    status == .signalled(signal) || session.isUnderShell && status == .exited(128 + signal)
  }

  /// Checks the output: a valid result with status 0 or after a late signal, nothing otherwise.
  private func checkResult(_ status: ExitStatus) throws {
    let output = terminal.standardOutputText
    let isLate = (SignalMoment.signals + [SIGHUP]).contains { isDeath(status, of: $0) }
    if status != .exited(0), output.isEmpty { return }
    guard status == .exited(0) || isLate else {
      throw SessionError("it ended as \(status) and printed \(output)")
    }
    if let value = session.value {
      guard output.hasSuffix("\n"), value.allows(String(output.dropLast())) else {
        throw SessionError("it printed \(output.debugDescription)")
      }
      return
    }
    let path = String(output.dropLast())
    let isDeepest = path.split(separator: "/").count == session.depth
    let places = forest.places(path, in: session.tree)
    guard output.hasSuffix("\n"),
      places.contains(where: { $0.isLeaf || session.takesAnyLevel || isDeepest })
    else { throw SessionError("it printed \(output)") }
  }
}
