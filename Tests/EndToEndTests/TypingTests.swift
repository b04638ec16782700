import Glibc
import TerminalSupport
import Testing

/// Keys over slow and fast lines.
struct TypingTests {
  @Test func escAloneActsWithinSixtyMilliseconds() throws {
    let times = try (0..<5).map { _ in
      let terminal = try Terminal(Areapick.program())
      try terminal.waitForMouse()
      let start = ContinuousClock.now
      terminal.key(.escape)
      #expect(try terminal.waitForExit() == .exited(130))
      return start.duration(to: .now)
    }
    #expect(times.min()! < .milliseconds(60))  // The fastest of several, since the machine may be busy.
  }

  /// On a slow line; Esc alone would have cancelled the pick.
  @Test(arguments: ["--no-animation", "--animation"])
  func aSequenceMayComeInPieces(_ motion: String) throws {
    let terminal = try Terminal(Areapick.program(motion))
    try terminal.waitForMouse()
    for byte in "\u{1B}[B".utf8 {
      terminal.send(bytes: [byte])
      usleep(10_000)
    }
    try terminal.waitFor(text: "▌    澳门特别行政区")
  }

  /// An answer to another program's query, interrupted for longer than the wait after Esc.
  @Test func aSlowAnswerIsNotTyped() throws {
    let terminal = try Terminal(Areapick.program())
    try terminal.waitForMouse()
    terminal.send("\u{1B}]11;rgb:")
    usleep(120_000)
    terminal.send("gdgd\u{1B}\\")
    terminal.key(.down)
    try terminal.waitFor(text: "▌    澳门特别行政区")
  }

  /// At once or one per millisecond: no key is lost, and not each one is drawn.
  @Test(arguments: [0, 1000] as [UInt32])
  func aThousandKeysASecondAllCount(_ pause: UInt32) throws {
    let terminal = try Terminal(Areapick.program())
    try terminal.waitForMouse()
    for _ in 0..<100 {
      for key in ["\u{1B}[B", "\u{1B}[B", "\u{1B}OA", "\u{E}"] {
        terminal.send(key)
        if pause > 0 { usleep(pause) }
      }
    }
    terminal.send("\u{1B}[A")
    let patient = try Terminal(Areapick.program())
    try patient.waitForMouse()
    patient.key(.end)
    patient.key(.up)
    let expected = try patient.waitFor(text: "▌ Y  云南省")
    try terminal.wait(for: expected.text) { $0.rows == expected.rows && $0.cursor == expected.cursor }
  }

  /// Columns beyond the range of legacy mouse reports, in the sheet's rows and beside it.
  @Test func theMouseIsKnownBeyondColumn223() throws {
    let terminal = try Terminal(Areapick.program("--root", "澳门"), rows: 40, columns: 500)
    let screen = try terminal.waitForMouse()
    let row = try #require(screen.position(of: "花地玛堂区")).row
    try terminal.click(row: row, column: 260)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "澳门特别行政区/花地玛堂区\n")
    let other = try Terminal(Areapick.program(), rows: 40, columns: 500)
    try other.waitForMouse()
    try other.click(row: 20, column: 450)
    #expect(try other.waitForExit() == .exited(130))
  }

  /// Answers to other programs' queries, and keys without a meaning here.
  @Test func whatIsUnknownIsNotTyped() throws {
    let terminal = try Terminal(Areapick.program())
    try terminal.waitForMouse()
    terminal.send("\u{1B}[?62;22c\u{1B}[>41;351;0c\u{1B}[24;80R\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{7}")
    terminal.send(
      "\u{1B}P1+r636f=323536\u{1B}\\\u{1B}_Gi=1;OK\u{1B}\\\u{1B}[97u\u{1B}[57441;2:3u\u{1B}[I\u{1B}[24~")
    terminal.key(.down)
    let screen = try terminal.waitFor(text: "▌    澳门特别行政区")
    #expect(!screen.contains("没有"))
  }
}
