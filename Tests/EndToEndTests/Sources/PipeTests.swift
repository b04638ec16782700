import Glibc
import TerminalSupport
import Testing

/// Data that comes slowly, or never ends.
struct PipeTests {
  private let folder = Folder()

  /// A pick whose standard input is a pipe that stays open.
  private func pick(_ arguments: String = "", writer: String = "") throws -> Terminal {
    let pipe = folder.path + "/pipe"
    let script = """
      mkfifo \(pipe); exec <>\(pipe); \(writer)
      exec areapick --no-animation --lang en --data - \(arguments)
      """
    return try Terminal(Areapick.shell(script))
  }

  @Test func whatIsWaitedForIsShownAndEscapeLeaves() throws {
    let terminal = try pick()
    try terminal.waitFor(text: "waiting for data from the pipe; Esc cancels")
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.isAsFound)
    #expect(!terminal.screen.contains("waiting"))
  }

  @Test func interruptLeavesToo() throws {
    let terminal = try pick()
    try terminal.waitFor(text: "waiting for data")
    terminal.key(.control("c"))
    #expect(try terminal.waitForExit() == .signalled(SIGINT))
    #expect(terminal.isAsFound)
  }

  @Test func escapeLeavesWhileDataComesWithoutAnEnd() throws {
    let pipe = folder.path + "/pipe"
    let terminal = try pick(writer: "seq 1000000000000 >\(pipe) &")
    try terminal.waitFor(text: "reading data: ")
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.isAsFound)
  }

  /// Keys that come before the data are the sheet's.
  @Test func whatIsTypedMeanwhileIsKept() throws {
    let pipe = folder.path + "/late"
    let terminal = try Terminal(
      Areapick.shell("mkfifo \(pipe); exec areapick --no-animation --lang en --data \(pipe)"))
    try terminal.waitFor(text: "waiting for data")
    terminal.send("/bet")
    try terminal.waitUntilAtRest()
    #expect(system("printf 'Alpha\\nBeta\\n' >\(pipe)") == 0)
    try terminal.waitFor(text: "1 match")
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isAsFound)
  }

  @Test(arguments: ["-", "other"]) func theTimeoutHoldsWhileDataIsWaitedFor(data: String) throws {
    let terminal = try Terminal(
      Areapick.shell(
        "cd \(folder.path); mkfifo pipe other; exec <>pipe; exec areapick --timeout 0.4 --data \(data)"))
    #expect(try terminal.waitForExit() == .exited(124))
    #expect(terminal.isAsFound)
  }
}
