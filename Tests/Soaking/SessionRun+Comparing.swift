import Glibc
import TerminalSupport

import enum TerminalKit.TextWidth

/// Compares the screen of the resting program with what it must be.
extension SessionRun {
  /// Whether the resting program can be detected.
  ///
  /// It cannot with a timeout, under a shell, which is the process that the terminal knows, or while a search
  /// thread may be at work.
  private var canRest: Bool {
    session.ending != .timeout && !session.isUnderShell
      && (session.value != nil || !forest.isHuge(session.tree))
  }

  /// - Returns: Whether a comparison was made.
  func compare() throws -> Bool {
    guard canRest else { return false }
    do {
      try terminal.waitUntilAtRest()
      try compareWithDrawnAnew()
      if session.isRecorded, session.terminalType != "linux" { try compareWithReplay() }
      return true
    } catch TerminalError.exited { return false }
  }

  /// Checks that many partial updates give the same screen as one full frame.
  private func compareWithDrawnAnew() throws {
    let seen = terminal.screen
    let mark = terminal.received.count
    terminal.send("\u{C}")
    try terminal.waitUntil("a screen drawn anew") {
      terminal.received(since: mark).count > 0 && terminal.isAtRest
    }
    try terminal.waitUntilAtRest()
    if let difference = SessionRun.difference(seen, terminal.screen) {
      throw SessionError("the screen was\n\(seen)\nand drawn anew it is\n\(terminal.screen)\n\(difference)")
    }
  }

  /// The visible difference between two screens; nil if there is none.
  private static func difference(_ a: Screen, _ b: Screen) -> String? {
    if a.cursor != b.cursor || a.modes != b.modes { return "the cursor or the modes" }
    for row in 0..<a.rowCount {
      for column in 0..<a.columnCount {
        guard let one = a.cell(row, column), let other = b.cell(row, column) else { return "the size" }
        if one.asSeen != other.asSeen {
          return "at row \(row), column \(column): \(one)\nthere is now \(other)"
        }
      }
    }
    return nil
  }

  private func difference(_ rows: [String], _ others: [String]) -> String {
    let row = zip(rows, others).enumerated().first { $1.0 != $1.1 }
    return row.map { "row \($0): \($1.0.debugDescription) for \($1.1.debugDescription)" }
      ?? "\(rows.count) rows"
  }

  /// Terminals whose lower right corner is written like any other cell.
  private static let fillingCorner: Set = ["xterm-256color", "linux"]

  /// The last row as other terminals show it: a wide character beside a narrow one in the corner becomes blanks.
  private static func withNarrowCellsInCorner(_ row: String) -> String {
    guard let corner = row.last, TextWidth.of(String(corner)) == 1,
      let before = row.dropLast().last, TextWidth.of(String(before)) == 2
    else { return row }
    return row.dropLast(2) + "  " + String(corner)
  }

  /// Compares the screen with the replay; not on the Linux console, whose character set lacks the backdrop's
  /// signs.
  private func compareWithReplay() throws {
    let tree = session.value == nil ? forest.options(session.tree) : []
    var program = Program(binary, arguments: ["replay", recording] + tree)
    program.hasControllingTerminal = false
    (program.standardInput, program.standardOutput, program.standardError) = (.null, .pipe, .pipe)
    let replay = try Terminal(program)
    replay.patience = terminal.patience
    let status = try replay.waitForExit()
    let lines = replay.standardOutputText.split(separator: "\n").dropFirst().prefix { $0 != "styles" }
    var rows = lines.map { String($0.dropFirst().dropLast()) }
    if !SessionRun.fillingCorner.contains(session.terminalType), let last = rows.popLast() {
      rows.append(SessionRun.withNarrowCellsInCorner(last))
    }
    var seen = terminal.screen.rows.map(\.upToJoined)
    for (index, row) in rows.enumerated() {
      rows[index] = row.trimmingBlanks.upToJoined
      // At the right edge the parts of a joined character are drawn in one place, and the last one stays.
      let isJoined = row.unicodeScalars.contains("\u{200D}")
      guard isJoined, seen.indices.contains(index), !rows[index].isEmpty, !seen[index].isEmpty,
        TextWidth.of(rows[index]) >= terminal.screen.columnCount
      else { continue }
      rows[index].removeLast()
      seen[index].removeLast()
    }
    guard status == .exited(0), replay.standardError.isEmpty, rows == seen else {
      throw SessionError("\(difference(rows, seen)) is replayed so, as \(status)\n\(terminal.screen)")
    }
  }
}

extension Screen.Cell {
  /// The cell as visible: a blank shows only its background.
  fileprivate var asSeen: Screen.Cell {
    guard text == " ", !style.isUnderlined, !style.isReverse, !style.isStruck else { return self }
    var seen = Screen.Cell()
    seen.style.background = style.background
    return seen
  }
}

extension String {
  /// The text up to the first part of a joined character.
  ///
  /// Like many terminals, this emulator draws the parts side by side, over the text after them.
  fileprivate var upToJoined: String {
    guard let joiner = unicodeScalars.firstIndex(of: "\u{200D}") else { return self }
    return String(unicodeScalars[..<joiner])
  }

  fileprivate var trimmingBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
