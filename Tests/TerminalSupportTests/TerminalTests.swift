import Glibc
import TerminalSupport
import Testing

@Suite struct TerminalTests {
  @Test func aProgramHasTheTerminalAtItsStreamsAndAsItsOwn() throws {
    let terminal = try Terminal(shell("tty <&0; tty <&1; tty <&2; echo own > /dev/tty; stty size"))
    try terminal.waitForExit()
    let rows = terminal.screen.rows
    #expect(rows[0].hasPrefix("/dev/pts/"))
    #expect(rows[0..<3] == [rows[0], rows[0], rows[0]])
    #expect(rows[3...4] == ["own", "24 80"])
  }

  @Test func nothingIsInheritedButWhatIsGiven() throws {
    var program = Program("/usr/bin/env", environment: ["A": "1", "省": "广东"])
    program.standardOutput = .pipe
    let terminal = try Terminal(program)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "A=1\n省=广东\n")

    // The last seven digits exclude glibc's own two signals, which its posix_spawn ignores.
    var listing = shell("ls /proc/$$/fd; grep -E '^Sig(Blk|Ign)' /proc/$$/status | grep -o '.\\{7\\}$'")
    listing.standardOutput = .pipe
    let lister = try Terminal(listing)
    try lister.waitForExit()
    #expect(lister.standardOutputText == "0\n1\n2\n0000000\n0000000\n")
  }

  @Test func exitStatusIsACodeOrASignal() throws {
    #expect(try Terminal(shell("exit 130")).waitForExit() == .exited(130))
    #expect(try Terminal(shell("kill -HUP $$")).waitForExit() == .signalled(SIGHUP))
    let terminal = try Terminal(Program("/bin/cat"))
    try terminal.signal(SIGTERM)
    #expect(try terminal.waitForExit() == .signalled(SIGTERM))
    #expect(throws: TerminalError.self) { try terminal.signal(SIGTERM) }
  }

  @Test func aFrameIsSeenWhole() throws {
    let frame = #"printf '\033[?2026hfirst'; sleep 0.2; printf '\nlast\033[?2026l'; sleep 60"#
    let terminal = try Terminal(shell(frame))
    #expect(try terminal.waitFor(text: "first").rows[1] == "last")
  }

  @Test func capturedOutputStaysOffTheScreen() throws {
    var program = shell("echo result; echo message >&2; echo seen > /dev/tty")
    program.standardOutput = .pipe
    program.standardError = .pipe
    let terminal = try Terminal(program)
    try terminal.waitForExit()
    #expect(terminal.standardOutputText == "result\n")
    #expect(terminal.standardErrorText == "message\n")
    #expect(terminal.screen.rows.first == "seen")
  }

  @Test func aTerminalThatNoStreamLeadsToIsFoundLate() throws {
    var program = shell("read line; echo late > /dev/tty; exec < /dev/tty; read key; echo $key > /dev/tty")
    program.standardInput = .pipe
    program.standardOutput = .null
    program.standardError = .closed
    let terminal = try Terminal(program)
    terminal.input("go\n")
    try terminal.waitFor(text: "late")
    terminal.send("南山\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.rows[0..<3] == ["late", "南山", "南山"])
  }

  @Test func aFedInputArrivesWholeAndEnds() throws {
    var program = Program("/usr/bin/wc", "-c")
    program.standardInput = .pipe
    program.standardOutput = .pipe
    let terminal = try Terminal(program)
    terminal.input(String(repeating: "x", count: 1_000_000))
    terminal.endInput()
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "1000000\n")
  }

  @Test func outputThatCannotBeWritten() throws {
    var full = shell("echo x || exit 2")
    full.standardOutput = .file("/dev/full")
    full.standardError = .null
    #expect(try Terminal(full).waitForExit() == .exited(2))

    var closed = shell("read go; exec 2> /dev/null; trap '' PIPE; echo x || exit 2")
    closed.standardOutput = .pipe
    let terminal = try Terminal(closed)
    terminal.closeStandardOutput()
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(2))
  }

  @Test func withoutAControllingTerminalThereIsNoTty() throws {
    var program = shell("exec 2> /dev/null; (: > /dev/tty) || echo none")
    program.hasControllingTerminal = false
    let terminal = try Terminal(program)
    try terminal.waitForExit()
    #expect(terminal.screen.rows.first == "none")
  }

  @Test func directoriesAndFiles() throws {
    var program = shell("pwd; cat")
    program.directory = "/usr"
    program.standardInput = .file("/etc/hostname")
    #expect(try Terminal(program).waitForExit() == .exited(0))
    #expect(throws: TerminalError.self) { try Terminal(Program("/no/such/program")) }
    program.directory = "/no/such/directory"
    #expect(throws: TerminalError.self) { try Terminal(program) }
  }

  @Test func attributesAreReadWhileItRunsAndAfter() throws {
    let terminal = try Terminal(shell("stty raw -echo; echo raw; read x; stty sane; exit 0"))
    try terminal.waitFor(text: "raw")
    #expect(terminal.attributes != terminal.attributesAtStart)
    #expect(terminal.attributes?.echoes == false && terminal.attributes?.isCanonical == false)
    terminal.send("\n")
    try terminal.waitForExit()
    #expect(terminal.attributes?.echoes == true)
  }

  @Test func hangingUpEndsAReader() throws {
    let terminal = try Terminal(Program("/bin/cat"))
    terminal.send("x\r")
    try terminal.wait { $0.rows[1] == "x" }
    terminal.hangUp()
    #expect(try terminal.waitForExit() == .signalled(SIGHUP))
    #expect(terminal.attributes == nil)
  }

  @Test func aWaitInVainShowsTheScreen() throws {
    let terminal = try Terminal(shell("echo 请选择; cat"), rows: 2, columns: 20)
    terminal.patience = .milliseconds(50)
    let error = #expect(throws: TerminalError.self) { try terminal.waitFor(text: "never") }
    #expect(String(describing: try #require(error)).contains("waited 0.05 seconds for “never”, in vain"))
    terminal.patience = .seconds(20)
    try terminal.waitFor(rows: ["请选择"])
    terminal.patience = .milliseconds(50)
    let other = #expect(throws: TerminalError.self) { try terminal.waitForText(absent: "请") }
    #expect(String(describing: try #require(other)).contains("▸" + String(repeating: " ", count: 20) + "│"))
  }

  @Test func aWaitForAProgramThatHasEndedFailsAtOnce() throws {
    let terminal = try Terminal(shell("echo bye; exit 3"))
    let start = ContinuousClock.now
    let error = #expect(throws: TerminalError.self) { try terminal.waitFor(text: "never") }
    #expect(ContinuousClock.now - start < .seconds(10))
    let text = String(describing: try #require(error))
    #expect(text.contains("the program ended (exited(3)) before “never”"))
    #expect(text.contains("bye"))
  }

  @Test func aProgramThatWritesWithoutEndIsLookedAt() throws {
    let terminal = try Terminal(Program("/usr/bin/yes", "省"))
    try terminal.wait { $0.rows[22] == "省" }
    try terminal.resize(rows: 5, columns: 5)
    terminal.close()
    #expect(terminal.exitStatus == .signalled(SIGKILL))
  }

  @Test func whatCameSinceAMark() throws {
    let terminal = try Terminal(shell("echo one; read x; echo two"))
    try terminal.waitFor(text: "one")
    let mark = terminal.received.count
    terminal.send("\r")
    try terminal.waitForExit()
    #expect(terminal.received(since: mark).elementsEqual("\r\ntwo\r\n".utf8))
  }

  @Test func fiveHundredProgramsLeaveNothingBehind() throws {
    let before = openDescriptorCount()
    for number in 0..<500 {
      var program = number.isMultiple(of: 2) ? Program("/bin/true") : Program("/bin/cat")
      program.standardOutput = .pipe
      program.standardError = .pipe
      let terminal = try Terminal(program)
      if number.isMultiple(of: 4) { try terminal.waitForExit() }
      let pid = terminal.processIdentifier
      terminal.close()
      #expect(waitpid(pid, nil, WNOHANG) == -1 && errno == ECHILD)
    }
    // Other tests run at the same time and have descriptors open.
    #expect(openDescriptorCount() - before < 200)
  }

  @Test func aTerminalThatIsLetGoOfKillsItsProgram() throws {
    let pid = try Terminal(Program("/bin/cat")).processIdentifier
    #expect(kill(pid, 0) == -1 && errno == ESRCH)
  }

  private func openDescriptorCount() -> Int {
    guard let directory = opendir("/proc/self/fd") else { return 0 }
    defer { closedir(directory) }
    var count = 0
    while readdir(directory) != nil { count += 1 }
    return count
  }
}

/// `sh -c` with the script.
func shell(_ script: String) -> Program { Program("/bin/sh", "-c", script) }
