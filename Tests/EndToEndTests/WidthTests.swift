import TerminalSupport
import Testing

/// Characters that fill two cells, always or on some terminals.
struct WidthTests {
  /// The longest name of all, 22 characters.
  private static let longest = "中关村国家自主创新示范区大兴生物医药产业基地"

  private func isHan(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) }
  }

  /// The error in the cursor's row; nil if there is none.
  private func flaw(_ screen: Screen) -> String? {
    let row = screen.cursor.row
    for column in 0..<screen.columnCount where screen.cell(row, column)?.width == 2 {
      if screen.cell(row, column + 1)?.width != 0 { return "a character is cut at column \(column)" }
    }
    let name = screen.rows[row].filter(isHan)
    if !Self.longest.hasPrefix(name) { return "it reads \(name)" }
    if name != Self.longest, screen.columnCount > 60 { return "the name is cut" }
    if name.isEmpty, screen.columnCount > 12 { return "there is no name" }
    return nil
  }

  @Test func theLongestNameIsWholeCharactersAtEveryWidth() throws {
    var flaws: [String] = []
    for columns in 1...120 {
      let program = Areapick.program("--selected", "110115404")
      let screen = try Terminal(program, rows: 24, columns: columns).waitForMouse()
      if let flaw = flaw(screen) { flaws.append("\(columns) columns: \(flaw)\n\(screen)") }
    }
    #expect(flaws == [])
  }

  /// The screen of a terminal that draws every sign two cells wide, simulated with full-width signs.
  ///
  /// It is wider than the sheet, because libvterm wraps wide characters at the edge even with wrapping off.
  private func wideScreen(of terminal: Terminal) -> Screen {
    let screen = terminal.screen
    let text = String(decoding: terminal.received, as: UTF8.self)
    let wide = text.unicodeScalars.map { "╭╮─│├┤●○›▌▲▼✓…↑↓←→".unicodeScalars.contains($0) ? "＃" : String($0) }
    let emulator = Emulator(rows: screen.rowCount, columns: screen.columnCount * 2)
    emulator.feed(wide.joined().utf8)
    return emulator.screen
  }

  /// Han characters, letters and digits that are at another position on the other screen.
  private func moved(_ screen: Screen, _ other: Screen) -> [String] {
    (0..<screen.rowCount).flatMap { row in
      (0..<screen.columnCount).compactMap { column in
        guard let text = screen.cell(row, column)?.text, let first = text.first,
          isHan(first) || first.isASCII && (first.isLetter || first.isNumber),
          other.cell(row, column)?.text != text
        else { return nil }
        return "\(text) at row \(row) column \(column)"
      }
    }
  }

  @Test(arguments: [(24, 80), (40, 120), (10, 40), (24, 100)], ["auto", "light"])
  func namesStayInPlaceWhereSignsAreTwoCellsWide(_ size: (rows: Int, columns: Int), _ theme: String) throws {
    let program = Areapick.program("--selected", "440305", "--theme", theme)
    let terminal = try Terminal(program, rows: size.rows, columns: size.columns)
    try terminal.waitForMouse()
    var flaws = moved(terminal.screen, wideScreen(of: terminal))
    for keys in ["\u{1B}[B", "\u{1B}[B", "\u{1B}[F", "\u{1B}[D", "\u{1B}[A", "\u{1B}[D", "/南山", "\u{1B}[B"] {
      terminal.send(keys)
      try terminal.drawWhole()
      flaws += moved(terminal.screen, wideScreen(of: terminal))
    }
    #expect(flaws == [])
  }
}
