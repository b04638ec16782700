import TerminalSupport
import Testing

/// Colours, no colours, ASCII, themes and sizes on a real emulator.
struct AppearanceTests {
  @Test func withoutColourNothingIsColouredAndTheSignsRemain() throws {
    let terminal = try Terminal(Areapick.program("--selected", "440305", environment: ["NO_COLOR": "1"]))
    try terminal.waitFor(text: "选择街道/镇")
    terminal.key(.left)
    let screen = try terminal.waitFor(text: "南山区 ✓")
    #expect(screen.contains("▌ N  南山区 ✓"))
    let cells = (0..<24).flatMap { row in (0..<80).compactMap { screen.cell(row, $0) } }
    let colored = cells.filter { $0.style.foreground != .standard || $0.style.background != .standard }
    #expect(cells.count == 24 * 80)
    #expect(colored.count == 0)
  }

  @Test func asciiDrawsWithAsciiAlone() throws {
    let terminal = try Terminal(Areapick.program("--ascii", "--lang", "en"))
    let screen = try terminal.waitFor(text: "> A  安徽省")
    let foreign = screen.text.unicodeScalars.filter {
      $0.value > 0x7E && !(0x4E00...0x9FFF).contains($0.value)
    }
    #expect(Array(foreign) == [])
    #expect(screen.rows[1] == "+" + String(repeating: "-", count: 78) + "+")
  }

  @Test func englishSpeaksEnglish() throws {
    let terminal = try Terminal(Areapick.program(environment: ["LC_ALL": "en_US.UTF-8"]))
    let screen = try terminal.waitFor(text: "Choose a place")
    #expect(screen.contains("Province or region"))
    #expect(screen.contains("安徽省"))
  }

  /// After many sizes, the screen equals a fresh one of that size.
  @Test func aResizedScreenEqualsAFreshOne() throws {
    let resized = try Terminal(Areapick.program("--selected", "440305"))
    try resized.waitFor(text: "选择街道/镇")
    for (rows, columns) in [(10, 40), (40, 120), (5, 20), (2, 3), (30, 100), (1, 1), (24, 80), (33, 90)] {
      try resized.resize(rows: rows, columns: columns)
      let fresh = try Terminal(Areapick.program("--selected", "440305"), rows: rows, columns: columns)
      let expected = try fresh.wait(for: "a drawn screen") { $0.isAlternate && $0.modes.mouse != .off }
      try resized.wait(for: "the screen of a fresh start at \(rows)×\(columns)\n\(expected.text)") {
        $0.rows == expected.rows && $0.cursor == expected.cursor
      }
    }
  }

  /// A program that broke off, or `cat` of a binary file, leaves letters as lines.
  @Test(arguments: ["xterm-256color", "screen-256color", "linux"], [#"\033(0"#, #"\033)0\016"#])
  func lettersAreLettersAfterAnotherProgramsLines(_ type: String, _ left: String) throws {
    let picks = "export TERM=\(type); printf '\(left)'; areapick --no-animation --root 香港; echo back"
    let terminal = try Terminal(Areapick.shell(picks))
    try terminal.wait(for: "the sheet") { $0.contains("Enter") && $0.contains("Esc") }
    terminal.key(.escape)
    _ = try terminal.waitForExit()
    #expect(terminal.screen.contains("back"))
  }

  /// The parent process may have ignored SIGWINCH.
  @Test func aNewSizeIsTakenWhereTheSignalWasIgnored() throws {
    let terminal = try Terminal(Areapick.shell("trap '' WINCH; exec areapick --no-animation"))
    try terminal.waitForMouse()
    try terminal.resize(rows: 12, columns: 40)
    let expected = try Terminal(Areapick.program(), rows: 12, columns: 40).waitForMouse()
    try terminal.wait(for: "the screen of a fresh start\n\(expected.text)") { $0.rows == expected.rows }
  }

  /// A terminal other than the controlling one sends no SIGWINCH; ^L reads its size.
  @Test func drawnAnewAnotherTerminalHasItsNewSize() throws {
    let other = try Terminal(Program("/bin/sh", "-c", "tty; exec sleep 100"))
    let path = try other.waitFor(text: "/dev/").rows[0]
    var program = Areapick.program("--tty", path)
    program.hasControllingTerminal = false
    let terminal = try Terminal(program)
    try other.waitForMouse()
    try other.resize(rows: 12, columns: 40)
    other.key(.control("L"))
    let expected = try Terminal(Areapick.program(), rows: 12, columns: 40).waitForMouse()
    try other.wait(for: "the screen of a fresh start\n\(expected.text)") { $0.rows == expected.rows }
    other.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
  }

  /// A cursor move is a few bytes even on a wide screen.
  @Test func aCursorMoveWritesFewBytes() throws {
    let terminal = try Terminal(Areapick.program("--theme", "light"), rows: 40, columns: 120)
    try terminal.waitForMouse()  // Enabled after the first frame, so all of it has come.
    let mark = terminal.received.count
    terminal.key(.down)
    try terminal.waitFor(text: "▌    澳门特别行政区")
    #expect(terminal.received(since: mark).count <= 300)
  }
}
