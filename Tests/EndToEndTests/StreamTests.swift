import Glibc
import TerminalSupport
import Testing

/// The terminal disappears, and standard streams are closed, full or unread.
struct StreamTests {
  @Test(arguments: ["", "trap '' HUP; "])
  func aTerminalThatGoesAwayEndsIt(_ prelude: String) throws {
    let terminal = try Terminal(Areapick.shell(prelude + "exec areapick --no-animation"))
    try terminal.waitForMouse()
    let before = terminal.processorTime
    let start = ContinuousClock.now
    terminal.hangUp()
    #expect(try terminal.waitForExit() == .signalled(SIGHUP))
    #expect(start.duration(to: .now) < .milliseconds(200))
    #expect(terminal.processorTime - before < 0.05)
  }

  /// Whatever is closed, the result contains no screen output, and messages appear where they can.
  @Test(arguments: 0..<8)
  func closedStreamsAreNotTheTerminal(_ which: Int) throws {
    var program = Areapick.program("--selected", "东莞市")
    if which & 1 != 0 { program.standardInput = .closed }
    if which & 2 != 0 { program.standardOutput = .closed }
    if which & 4 != 0 { program.standardError = .closed }
    let terminal = try Terminal(program)
    if which & 2 != 0 {
      #expect(try terminal.waitForExit() == .exited(2))
      #expect(terminal.received == [])
      let message = which & 4 != 0 ? "" : "areapick: 标准输出已关闭\n"
      #expect(terminal.standardErrorText == message)
    } else {
      try terminal.waitFor(text: "○ 请选择")
      terminal.send("sj\r")
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.standardOutputText == "广东省/东莞市/石碣镇\n")
      #expect(terminal.standardErrorText == "")
    }
    #expect(terminal.isAsFound)
  }

  /// A child of another test that starts at this instant has the pipe open too, so that one try may find a reader.
  @Test func aReaderThatIsGoneIsSaid() throws {
    var terminal = try pickWithoutReader()
    for _ in 1...2 where try terminal.waitForExit() == .exited(0) { terminal = try pickWithoutReader() }
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.standardErrorText == "areapick: 标准输出：没有人在读\n")
    #expect(terminal.isAsFound)
  }

  private func pickWithoutReader() throws -> Terminal {
    let terminal = try Terminal(Areapick.program("--selected", "东莞市"))
    try terminal.waitFor(text: "○ 请选择")
    terminal.closeStandardOutput()
    terminal.send("sj\r")
    return terminal
  }

  /// ncurses' frames are written to a file in memory, which the limit on file sizes covers; half a frame would be
  /// worse than none.
  @Test func withoutRoomForAFrameItDoesNotStart() throws {
    var program = Areapick.shell("ulimit -f 100; export TERM=vt100; exec areapick")
    program.standardError = .pipe
    let terminal = try Terminal(program)
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.received == [])
    #expect(
      terminal.standardErrorText
        == "areapick: 没有画面的空间：这里的文件不能大到 64 MiB（ulimit -f）\n")
  }

  /// Frames that are written without ncurses need no such file.
  @Test func theLimitOnFilesIsOnlyForOldTerminals() throws {
    let terminal = try Terminal(Areapick.shell("ulimit -f 100; exec areapick"))
    try terminal.waitFor(text: "/34")
    terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .exited(130))
  }
}
