import TerminalSupport
import TestSupport
import Testing

/// Names in many scripts on a terminal without clusters: libvterm draws each emoji of a family in its own
/// cells.
struct ScriptNameTests {
  private func opened(_ words: String...) throws -> (Terminal, TemporaryFile) {
    let file = TemporaryFile(try SmallTrees.foreignBlock(SmallTrees.scriptNames, order: .source))
    var program = Areapick.program("--atlas", file.path, "--theme", "light")
    program.arguments += words
    let terminal = try Terminal(program, rows: 30, columns: 80)
    try terminal.waitForMouse()
    return (terminal, file)
  }

  /// The column of a word in the lowest row that contains it.
  private func column(of word: String, in screen: Screen) -> Int? {
    let rows = (0..<screen.rowCount).reversed().map { row in
      (0..<screen.columnCount).map { screen.cell(row, $0)?.text ?? "" }
    }
    let letters = word.map(String.init)
    for row in rows {
      if let column = row.indices.first(where: { row[$0...].starts(with: letters) }) { return column }
    }
    return nil
  }

  /// Misplaced parts: the sheet's edges, and the text after an emoji in each name.
  private func flaws(_ screen: Screen) -> [String] {
    let words = ["Family", "Brasil", "England", "Heart", "First", "Good"]
    let columns = words.map { column(of: $0, in: screen) }
    var flaws = Set(columns).count == 1 && columns[0] != nil ? [] : ["\(words) stand in \(columns)"]
    for row in 0..<screen.rowCount where screen.cell(row, 0)?.text == "│" {
      if screen.cell(row, 79)?.text != "│" { flaws.append("row \(row) has no right edge") }
      // If a family were drawn wider, its children would remain after the name or on it.
      let emoji = (0..<80).filter { column in
        screen.cell(row, column)?.text.unicodeScalars.contains(where: isPicture) ?? false
      }
      if emoji.count > (row < 12 ? 2 : 1) { flaws.append("row \(row) has emoji in columns \(emoji)") }
    }
    return flaws.isEmpty ? [] : flaws + ["\(screen)"]
  }

  /// The cells that look different; the text colour of a blank does not count.
  private func differences(_ one: Screen, _ other: Screen) -> [String] {
    (0..<one.rowCount).flatMap { row in
      (0..<one.columnCount).compactMap { column in
        let (first, second) = (one.cell(row, column), other.cell(row, column))
        let isSame = first?.text == second?.text && first?.style.background == second?.style.background
        return isSame ? nil : "row \(row) column \(column): \(first?.text ?? "") \(second?.text ?? "")"
      }
    }
  }

  /// Whether it is an emoji two cells wide; flags consist of two narrow characters.
  private func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiPresentation && !(0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  @Test func whatStandsBehindAClusterStaysInPlace() throws {
    let (terminal, file) = try opened()
    #expect(flaws(terminal.screen) == [])
    for keys in ["\u{1B}[B", "\u{1B}[B", "\u{1B}[F", "\u{1B}[H"] {
      terminal.send(keys)
      try terminal.drawWhole()
      #expect(flaws(terminal.screen) == [])
    }
    withExtendedLifetime(file) {}
  }

  /// Partial updates give the same screen as one full drawing.
  @Test func changesLeaveNothingBehind() throws {
    let (terminal, file) = try opened()
    for (keys, sign) in [
      ("\r", "Kiss"), ("\u{1B}[D", "Good"), ("\u{1B}[B\u{1B}[B", "Good"), ("\u{1B}[A", "Good"),
    ] {
      terminal.send(keys)
      try terminal.wait(for: sign) { $0.contains(sign) }
      try terminal.waitForQuiet { false }
      let changed = terminal.screen
      try terminal.drawWhole()
      #expect(differences(terminal.screen, changed) == [])
      #expect(terminal.screen.cursor == changed.cursor)
    }
    withExtendedLifetime(file) {}
  }

  @Test func theResultIsTheNameAsItStands() throws {
    let (terminal, file) = try opened("--output", "name", "--selected", "kiss")
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(0))
    let name = "👩🏻\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}👩🏿 Kiss\n"
    #expect(Array(terminal.standardOutputText.unicodeScalars) == Array(name.unicodeScalars))
    withExtendedLifetime(file) {}
  }
}
