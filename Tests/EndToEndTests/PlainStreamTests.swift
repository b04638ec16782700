import Glibc
import TerminalSupport
import TestSupport
import Testing

/// Plain questions with unusual terminals and streams.
struct PlainStreamTests {
  private func program(_ arguments: String...) -> Program {
    var program = Areapick.program()
    program.arguments = ["--accessible"] + arguments
    return program
  }

  @discardableResult
  private func waitForQuestion(_ terminal: Terminal, _ text: String = "") throws -> Screen {
    try terminal.wait(for: "the question, and \(text)") { screen in
      let line = screen.rows[screen.cursor.row]
      return line.hasPrefix("请输入编号") && line.hasSuffix("：") && screen.contains(text)
    }
  }

  /// Answers come from the terminal, whatever standard input is.
  @Test func standardInputIsNotAsked() throws {
    let file = TemporaryFile("q\nq\nq\n")
    for input in [Program.Stream.file(file.path), .null, .closed] {
      var program = program("--root", "440305")
      program.standardInput = input
      let terminal = try Terminal(program)
      try waitForQuestion(terminal, "8. 粤海街道")
      terminal.send("8\r")
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.standardOutputText == "广东省/深圳市/南山区/粤海街道\n")
    }
  }

  @Test func withoutATerminalNothingIsAsked() throws {
    for words in [["--accessible"], []] {
      var program = Areapick.withoutTerminal()
      program.arguments = words
      program.environment["TERM"] = "dumb"
      let terminal = try Terminal(program)
      #expect(try terminal.waitForExit() == .exited(2))
      #expect(terminal.standardOutputText == "")
      #expect(
        terminal.standardErrorText
          == "areapick: 打不开终端 /dev/tty：没有这个设备；可用 --tty 指定别的终端\n")
    }
  }

  /// Lines longer than a terminal allows, invalid UTF-8, and a line in pieces.
  @Test func hostileLinesAreAnsweredToo() throws {
    let terminal = try Terminal(program("--root", "440305"))
    try waitForQuestion(terminal)
    terminal.send(bytes: [0x2F, 0xFF, 0xC0, 0xAF, 0xED, 0xA0, 0x80, 0x0D])
    try waitForQuestion(terminal, "没有找到")
    terminal.send("0\r")
    try waitForQuestion(terminal, "8. 粤海街道")
    terminal.send("长长长")
    terminal.send("\u{4}")  // Submits the typed text without a line end.
    terminal.send("短\r")
    try waitForQuestion(terminal, "“长长长短”")
    terminal.send("0\rq\r")
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test func aMegabyteInALineIsOneAnswer() throws {
    let terminal = try Terminal(program("--root", "440305", "--lang", "en"))
    try terminal.wait(for: "the question") { $0.rows[$0.cursor.row].hasPrefix("Number") }
    terminal.send(bytes: [UInt8](repeating: UInt8(ascii: "z"), count: 1 << 20))
    terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .signalled(SIGINT))
    #expect(terminal.isAsFound)
  }

  @Test func whatWasBegunWhenTheTimeRunsOutIsLeftToNobody() throws {
    var program = Areapick.shell(
      "areapick --accessible --timeout 1; echo status $?; read -r line; echo \"read:$line.\"")
    program.standardOutput = .terminal
    let terminal = try Terminal(program)
    try waitForQuestion(terminal)
    terminal.send("rm -r")
    try terminal.waitFor(text: "status 124")
    terminal.send("x\r")
    try terminal.waitFor(text: "read:x.")
  }

  @Test func anotherSizeChangesNothing() throws {
    let terminal = try Terminal(program("--root", "440305"))
    try waitForQuestion(terminal)
    let before = terminal.received
    try terminal.resize(rows: 1, columns: 1)
    try terminal.resize(rows: 30, columns: 60)
    terminal.send("南\r")
    try waitForQuestion(terminal, "查找“南”")
    #expect(!terminal.received(since: before.count).contains(0x1B))
    terminal.send("q\r")
    #expect(try terminal.waitForExit() == .exited(130))
  }

  /// Fifteen rows per page, for lists of any length; an initial's rows continue after its page.
  @Test func aListOfThousandsIsNamedInPages() throws {
    let names = (0..<2862).map { "A\($0)" }
    let file = try HostileTree.file(names, isLarge: false)
    let terminal = try Terminal(program("--atlas", file.path), rows: 40, columns: 80)
    try waitForQuestion(terminal, "共 2862 项，第 1 到 15 项：")
    #expect(terminal.received.count < 2_000)
    terminal.send("a\r")
    try waitForQuestion(terminal, "回车：后面还有 2847 项")
    terminal.send("2862\r")  // A row that was not listed yet.
    try waitForQuestion(terminal, "编号 2862 还没有念到")
    terminal.send("15\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText.hasPrefix("A"))
  }

  @Test(arguments: [SIGTERM, SIGQUIT, SIGSEGV, SIGILL, SIGPIPE])
  func aSignalGivesBackATerminalThatWasLeftWithoutLines(_ signal: Int32) throws {
    let raw = try Terminal(Program("/bin/sh", "-c", "stty raw -echo"))
    try raw.waitForExit()
    let terminal = try Terminal(Areapick.shell("stty raw -echo; exec areapick --accessible --root 香港"))
    try waitForQuestion(terminal)
    #expect(terminal.attributes != raw.attributes)
    try terminal.signal(signal)
    #expect(try terminal.waitForExit() == .signalled(signal))
    #expect(terminal.attributes == raw.attributes)
  }

  @Test func suspensionCanBeForbidden() throws {
    let terminal = try Terminal(
      Areapick.shell("set -m; areapick --accessible --no-suspend --root 香港; echo end $?"))
    try waitForQuestion(terminal)
    terminal.key(.control("Z"))
    terminal.send("q\r")
    try terminal.waitFor(text: "end 130")
  }
}
