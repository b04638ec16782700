import Glibc
import TerminalSupport
import Testing

/// All ways to end: the output, the status, and the restored terminal.
struct EndingTests {
  @Test(arguments: ["\u{1B}", "\u{3}", "\u{7}"])
  func escAndControlKeysCancel(_ key: String) throws {
    let terminal = try Terminal(Areapick.program())
    try terminal.waitFor(text: "/34")
    terminal.send(key)
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.standardOutputText == "")
    #expect(terminal.standardErrorText == "")
    #expect(terminal.isAsFound)
  }

  @Test func aScriptMayWantAnotherStatus() throws {
    let terminal = try Terminal(Areapick.program("--cancel-status", "3"))
    try terminal.waitFor(text: "/34")
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(3))
  }

  @Test func timeRunsOut() throws {
    let terminal = try Terminal(Areapick.program("--timeout", "0.3"))
    #expect(try terminal.waitForExit() == .exited(124))
    #expect(terminal.standardOutputText == "")
    #expect(terminal.isAsFound)
  }

  /// With its output unread, the loop is blocked inside a frame when the time runs out.
  @Test func timeRunsOutForATerminalThatTakesNothing() throws {
    let terminal = try Terminal(Areapick.program("--timeout", "0.3"), rows: 300, columns: 500)
    #expect(try terminal.waitForExitUnread() == .exited(124))
    #expect(terminal.isAsFound)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV])
  func aTerminalThatSomebodyHasStoppedIsGivenBackAllTheSame(_ signal: Int32) throws {
    let terminal = try Terminal(Areapick.program())
    try terminal.waitForMouse()
    terminal.hold(true)
    try terminal.signal(signal)
    #expect(try terminal.waitForExit() == .signalled(signal))
    #expect(terminal.isAsFound)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func aSignalFromOutsideEndsItAsThatSignal(_ signal: Int32) throws {
    let terminal = try Terminal(Areapick.program())
    try terminal.waitFor(text: "/34")
    try terminal.signal(signal)
    #expect(try terminal.waitForExit() == .signalled(signal))
    #expect(terminal.isAsFound)
  }

  @Test func aFullDiskIsSaid() throws {
    var program = Areapick.program("--selected", "东莞市")
    program.standardOutput = .file("/dev/full")
    let terminal = try Terminal(program)
    try terminal.waitFor(text: "○ 请选择")
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.standardErrorText.hasPrefix("areapick: "))
    #expect(terminal.standardErrorText.split(separator: "\n").count == 1)
    #expect(terminal.isAsFound)
  }

  @Test func motionEndsWithTheResultAndTheTerminalAsFound() throws {
    var program = Areapick.program("--animation", "--selected", "广东/东莞")
    program.standardOutput = .pipe
    let terminal = try Terminal(program)
    terminal.send("sj\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/东莞市/石碣镇\n")
    #expect(terminal.isAsFound)
  }

  @Test func suspendedItGivesTheTerminalBackAndComesAgain() throws {
    let terminal = try Terminal(
      Areapick.shell("set -m; areapick --no-animation --root 浙江; echo back $?; fg; echo end $?"))
    try terminal.waitFor(text: "/11")
    terminal.key(.control("Z"))
    try terminal.waitFor(text: "● 浙江省")
    terminal.key(.escape)
    try terminal.waitFor(text: "end 130")
    try terminal.waitForExit()
    #expect(terminal.isAsFound)
  }

  /// Keys typed while the sheet sinks belong to the next program.
  @Test func keysTypedWhileTheSheetSinksAreNotLost() throws {
    let terminal = try Terminal(Areapick.shell("areapick --root 香港; areapick --root 香港"))
    try terminal.waitFor(text: "/18")
    terminal.send("w\r")
    try terminal.waitForText(absent: "/18")  // The sheet has begun to sink.
    terminal.send("st\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.contains("香港特别行政区/湾仔区"))
    #expect(terminal.screen.contains("香港特别行政区/沙田区"))
  }

  /// A terminal without an alternate screen is cleared, except for the result.
  @Test func aTerminalWithOneScreenIsWiped() throws {
    var program = Areapick.program("--root", "香港", environment: ["TERM": "linux"])
    program.standardOutput = .terminal
    let terminal = try Terminal(program)
    try terminal.waitFor(text: "/18")
    terminal.send("w\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.rows.filter { !$0.isEmpty } == ["香港特别行政区/湾仔区"])
  }
}
