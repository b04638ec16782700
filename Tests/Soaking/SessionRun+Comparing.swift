import Glibc
import TerminalSupport

/// The screen while the program rests, held against what it must be.
extension SessionRun {
  /// Whether the program comes to rest by itself: not with a timeout to wait for, nor under a shell, which is what
  /// the terminal knows then; and a thread that searches may still be at work.
  private var canRest: Bool {
    session.ending != .timeout && !session.isUnderShell && !forest.isHuge(session.tree)
  }

  /// - Returns: Whether there was something to compare.
  func compare() throws -> Bool {
    guard canRest else { return false }
    do {
      try terminal.waitUntilAtRest()
      try compareWithDrawnAnew()
      if session.isRecorded, session.terminalType != "linux" { try compareWithReplay() }
      return true
    } catch TerminalError.exited { return false }
  }

  /// What frames have changed bit by bit is what one frame draws.
  private func compareWithDrawnAnew() throws {
    let seen = terminal.screen
    let mark = terminal.received.count
    terminal.send("\u{C}")
    try terminal.waitUntil("a screen drawn anew") {
      terminal.received(since: mark).count > 0 && terminal.isAtRest
    }
    try terminal.waitUntilAtRest()
    guard seen == terminal.screen else {
      throw Problem("the screen was\n\(seen)\nand drawn anew it is\n\(terminal.screen)")
    }
  }

  private func difference(_ rows: [String], _ others: [String]) -> String {
    let row = zip(rows, others).enumerated().first { $1.0 != $1.1 }
    return row.map { "row \($0): \($1.0.debugDescription) for \($1.1.debugDescription)" }
      ?? "\(rows.count) rows"
  }

  /// The Linux console has a character set of its own for what the backdrop is drawn with.
  private func compareWithReplay() throws {
    var program = Program(binary, arguments: ["replay", recording] + forest.options(session.tree))
    program.hasControllingTerminal = false
    (program.standardInput, program.standardOutput, program.standardError) = (.null, .pipe, .pipe)
    let replay = try Terminal(program)
    replay.patience = terminal.patience
    let status = try replay.waitForExit()
    let lines = replay.standardOutputText.split(separator: "\n").dropFirst().prefix { $0 != "styles" }
    let rows = lines.map { $0.dropFirst().dropLast().trimmingBlanks }
    guard status == .exited(0), replay.standardError.isEmpty, rows == terminal.screen.rows else {
      throw Problem(
        "\(difference(rows, terminal.screen.rows)) is replayed so, as \(status)\n\(terminal.screen)")
    }
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
