import Glibc
import TerminalSupport

/// Suspends and continues the program: ^Z, SIGTSTP and `fg`.
extension SessionRun {
  /// Whether the shell has the terminal, because the program is stopped or has ended.
  private var isWithShell: Bool {
    session.isUnderShell && terminal.foregroundGroup == terminal.processIdentifier
  }

  mutating func suspend(isByKey: Bool) throws {
    if isByKey {
      terminal.send("\u{1A}")
      try terminal.waitForQuiet { isWithShell }
    }
    try stop()
    tally.suspensions += 1
    try bringBack()
  }

  /// Stops the program unless it is stopped already: keys before ^Z may have swallowed it.
  private func stop() throws {
    let refuses = session.arguments.contains("--no-suspend")
    guard terminal.exitStatus == nil, !isWithShell, !refuses else { return }
    try? terminal.signalForeground(SIGTSTP)
    try unlessEnded { try terminal.waitUntil("the program to stop") { isWithShell } }
  }

  /// Lets the shell continue the stopped program, or end after it; checks first that the terminal is
  /// restored.
  func bringBack() throws {
    guard isWithShell, terminal.exitStatus == nil else { return }
    try terminal.waitForQuiet { false }
    guard isWithShell, terminal.exitStatus == nil else { return }
    if terminal.attributes != terminal.attributesAtStart {
      throw SessionError(
        "while the shell has it the settings are \(String(describing: terminal.attributes))\n\(terminal.report)"
      )
    }
    if terminal.screen.modes != .initial {
      throw SessionError("while it is stopped the modes are \(terminal.screen.modes)")
    }
    // The program may end at once, and the shell wait for the next line.
    let deadline = ContinuousClock.now + terminal.patience
    while isWithShell, terminal.exitStatus == nil {
      guard ContinuousClock.now < deadline else {
        throw SessionError("the shell does not go on\n\(terminal.report)")
      }
      // A second line would continue the program at its next stop, before that was seen.
      if terminal.hasReadAll { terminal.send("over\n") }
      for _ in 0..<20 where isWithShell && terminal.exitStatus == nil {
        try terminal.waitForQuiet { !isWithShell }
      }
    }
    try unlessEnded {
      try terminal.waitUntil("the program to go on") { isWithShell || !terminal.isForegroundStopped }
    }
  }
}
