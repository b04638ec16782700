import Glibc
import Soaking
import TerminalSupport
import Testing

/// However a signal ends the program, the terminal is restored and the status is the signal's.
struct SignalTests {
  @Test func aSignalAtAnyMomentLeavesTheTerminalAsFound() throws {
    let first = UInt64.random(in: 1...1 << 32)  // `Soak signals BINARY 1 SEED` repeats a failure.
    for seed in first..<first + 100 {
      let moment = SignalMoment(seed: seed)
      let problem = try moment.problem(with: Areapick.program())
      #expect(problem == nil, "\(moment)")
    }
  }

  @Test(arguments: [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGABRT, SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGUSR1,
    SIGALRM,
  ])
  func eachSignalEndsAnIdleProgram(_ signal: Int32) throws {
    let terminal = try Terminal(Areapick.program())
    try terminal.waitForMouse()
    try terminal.signal(signal)
    #expect(try terminal.waitForExit() == .signalled(signal))
    #expect(SignalMoment.problem(after: terminal) == nil)
  }

  @Test func aProgramThatWaitsForItsTerminalEndsToo() throws {
    let terminal = try Terminal(Areapick.program(), rows: 300, columns: 500)
    try terminal.waitUntilBlocked()
    try terminal.signal(SIGTERM)
    #expect(try terminal.waitForExitUnread() == .signalled(SIGTERM))
    #expect(SignalMoment.problem(after: terminal) == nil)
  }

  /// A resize while the program waits for its stopped terminal does not block other signals.
  @Test func aTerminalThatWasStoppedBeforeItsFirstFrameKeepsNobody() throws {
    let terminal = try Terminal(Areapick.shell("read line; exec areapick --no-animation"))
    try terminal.waitUntilBlocked()
    terminal.hold(true)
    terminal.send("\n")
    try terminal.waitUntil("the program") { terminal.attributes?.echoes == false }
    try terminal.waitUntilBlocked()
    try terminal.resize(rows: 30, columns: 90)
    try terminal.waitUntilBlocked()
    try terminal.signal(SIGTERM)
    #expect(try terminal.waitForExit() == .signalled(SIGTERM))
    #expect(terminal.attributes == terminal.attributesAtStart)
  }

  @Test func aSignalThatWasIgnoredStaysIgnored() throws {
    let terminal = try Terminal(Areapick.shell("trap '' TERM; exec areapick --no-animation"))
    try terminal.waitForMouse()
    try terminal.signal(SIGTERM)
    terminal.key(.down)
    try terminal.waitFor(text: "▌    澳门特别行政区")
  }

  /// A Swift trap, a wild pointer and a stack overflow, on either thread.
  @Test(arguments: [
    ("trap", SIGILL), ("stack", SIGSEGV), ("pointer", SIGSEGV), ("abort", SIGABRT), ("thread-trap", SIGILL),
    ("thread-stack", SIGSEGV), ("thread-abort", SIGABRT),
  ])
  func aProgramThatBreaksDownRestoresToo(_ how: String, _ signal: Int32) throws {
    var program = Program(Areapick.debugFolder + "/Crashing", how)
    program.standardError = .pipe
    let terminal = try Terminal(program)
    let status = try terminal.waitForExit()
    #expect(status == .signalled(signal) || (signal == SIGILL && status == .signalled(SIGTRAP)))
    #expect(String(decoding: terminal.received, as: UTF8.self).contains("深圳"))
    #expect(SignalMoment.problem(after: terminal) == nil)
  }
}
