import TerminalSupport
import TestSupport
import Testing

/// `--bind`, `--expect` and `areapick keys` with the release binary.
struct KeyBindingTests {
  @Test func boundKeysMoveSearchAndChoose() throws {
    let bind = "ctrl-j:next-row,ctrl-k:previous-row,alt-s:search,f2:choose,x:last-row"
    let terminal = try Terminal(Areapick.program("--bind", bind, "--depth", "1"))
    let screen = try terminal.waitFor(text: "▌ A  安徽省")
    #expect(screen.rows[23].contains("^K/^J 移动"))
    #expect(screen.rows[23].contains("F2 选择"))
    terminal.send("\n\n")
    try terminal.waitFor(text: "3/34")
    terminal.send("\u{0B}")
    try terminal.waitFor(text: "2/34")
    terminal.send("x")
    try terminal.waitFor(text: "34/34")
    terminal.send("\u{1B}s")
    try terminal.waitFor(text: "输入名称、拼音、首字母或代码")
    terminal.send("x")
    try terminal.wait(for: "the letter that was typed") { $0.contains("/  x") && $0.contains("个结果") }
    terminal.send("\u{15}guangdong")
    try terminal.waitFor(text: "▌    广东省")
    terminal.key(.function(2))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省\n")
    #expect(terminal.isAsFound)
  }

  /// What was typed before the program took the terminal came through the kernel, which makes ^J of Enter.
  @Test func withoutABindingAControlJIsEnter() throws {
    let terminal = try Terminal(Areapick.program("--depth", "1"))
    try terminal.waitFor(text: "▌ A  安徽省")
    terminal.send("\n")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "安徽省\n")
  }

  @Test(arguments: ["zh", "en"]) func theHelpShowsTheBoundKeys(_ language: String) throws {
    let terminal = try Terminal(Areapick.program("--bind", "f2:help,ctrl-l:ignore", "--lang", language))
    try terminal.waitFor(text: language == "zh" ? "F2 帮助" : "F2 help")
    terminal.key(.function(2))
    let screen = try terminal.waitFor(text: "F2 ? F1")
    #expect(screen.contains(language == "zh" ? "按键说明" : "these keys"))
    #expect(!screen.contains("^L"))
    terminal.send("q")
    try terminal.waitFor(text: "安徽省")
  }

  @Test(arguments: [
    (["--bind", "esc:ignore,ctrl-c:ignore,ctrl-g:ignore"], "--bind 和 --expect 没有留下取消的键"),
    (["--bind", "ctr-j:next-row"], "--bind 的值“ctr-j:next-row”不对：没有“ctr-j”这个键，是不是“ctrl-j”？（见 areapick keys）"),
    (["--bind", "j:nextrow"], "--bind 的值“j:nextrow”不对：没有“nextrow”这个命令，是不是“next-row”？（见 areapick keys）"),
    (["--expect", "f2,etner"], "--expect 的值“etner”不对：没有“etner”这个键，是不是“enter”？（见 areapick keys）"),
  ])
  func whatCannotBeIsRefused(_ words: [String], _ message: String) throws {
    var program = Areapick.program()
    program.arguments = words
    let terminal = try Terminal(program)
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.standardErrorText == "areapick: \(message)\n")
    #expect(terminal.received == [])
  }

  private func picked(_ words: [String], _ keys: String) throws -> String {
    var program = Areapick.program()
    program.arguments += words
    let terminal = try Terminal(program)
    try terminal.waitForMouse()
    terminal.send(keys)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardErrorText == "")
    return terminal.standardOutputText
  }

  @Test func theKeyThatEndedThePickIsTheFirstLine() throws {
    let expect = ["--depth", "1", "--expect", "ctrl-e,alt-d,f5"]
    #expect(try picked(expect, "gd\u{05}") == "ctrl-e\n广东省\n")
    #expect(try picked(expect, "gd\u{1B}d") == "alt-d\n广东省\n")
    #expect(try picked(expect, "gd\u{1B}[15~") == "f5\n广东省\n")
    #expect(try picked(expect, "gd\r") == "\n广东省\n")
    #expect(try picked(expect, "/guangdong\u{05}") == "ctrl-e\n广东省\n")
    #expect(try picked(expect + ["--print0"], "gd\u{05}") == "ctrl-e\0广东省\0")
    #expect(
      try picked(expect + ["--output", "json"], "gd\u{05}").hasPrefix("\"ctrl-e\"\n{\"code\":\"440000\""))
    #expect(
      try picked(expect + ["--output", "shell"], "gd\r").hasPrefix("AREA_KEY=''\nAREA_CODE='440000'\n"))
  }

  /// As Enter does, it goes a step on where the place has more below; with --any-level it takes the place.
  @Test func anExpectedKeyChoosesAsEnterDoes() throws {
    #expect(try picked(["--depth", "2", "--expect", "f5"], "gd\u{1B}[15~sz\u{1B}[15~") == "f5\n广东省/深圳市\n")
    #expect(try picked(["--depth", "2", "--expect", "f5"], "gd\u{1B}[15~sz\r") == "\n广东省/深圳市\n")
    #expect(try picked(["--any-level", "--expect", "f5"], "gd\u{1B}[15~") == "f5\n广东省\n")
    let only = try Terminal(
      Areapick.withoutTerminal("--query", "粤海街道", "--select-1", "--expect", "f5"))
    #expect(try only.waitForExit() == .exited(0))
    #expect(only.standardOutputText == "\n广东省/深圳市/南山区/粤海街道\n")
  }

  @Test func valuesTellTheKeyToo() throws {
    var program = Areapick.program()
    program.arguments = ["columns", "--no-animation", "--expect", "ctrl-e", "--output", "json", "甲,乙"]
    let terminal = try Terminal(program)
    try terminal.waitFor(text: "▸ 甲")
    terminal.send("\u{05}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "\"ctrl-e\"\n[{\"column\":0,\"row\":0,\"value\":\"甲\"}]\n")
  }

  @Test func aCancelledPickPrintsNoKey() throws {
    let terminal = try Terminal(Areapick.program("--expect", "f5"))
    try terminal.waitForMouse()
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.standardOutput == [])
  }

  @Test func keysArePrintedAsTheyAreBound() throws {
    var program = Areapick.withoutTerminal("keys", "--bind", "ctrl-j:next-row", "--lang", "en")
    let terminal = try Terminal(program)
    #expect(try terminal.waitForExit() == .exited(0))
    let lines = terminal.standardOutputText.split(separator: "\n").map(String.init)
    #expect(lines.first == "List (--face timeline, tabs)")
    #expect(lines.contains("  ctrl-j down ctrl-n    next-row              next row"))
    #expect(lines.contains("  text                  -                     names, pinyin, initials, codes"))
    program.arguments = ["help", "keys"]
    let help = try Terminal(program)
    #expect(try help.waitForExit() == .exited(0))
    #expect(help.standardOutputText.hasPrefix("打印按键、命令和作用，供 --bind 用。\n\n用法：areapick keys [选项]\n"))
  }

  /// A recording holds what keys did: it is replayed whatever they are bound to.
  @Test func aRecordingReplaysWhateverTheBinding() throws {
    let file = TemporaryFile("")
    let record = ["--record", file.path, "--force", "--depth", "2"]
    let plain = try replayed(record, "gd\r\u{0E}", file)
    let bound = try replayed(record + ["--bind", "f5:choose,ctrl-j:next-row"], "gd\u{1B}[15~\n", file)
    #expect(plain[0] == bound[0])
    #expect(plain[1].contains("↑↓ 移动") && bound[1].contains("↑/^J 移动"))
    #expect(plain[1].contains("Enter 选择") && bound[1].contains("F5 选择"))
  }

  /// The rows above the hints, and the hints, of the last frame.
  private func replayed(_ words: [String], _ keys: String, _ file: TemporaryFile) throws -> [String] {
    var program = Areapick.program()
    program.arguments += words
    let terminal = try Terminal(program)
    try terminal.waitForMouse()
    terminal.send(keys)
    try terminal.waitFor(text: "2/21")
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
    let replay = try Terminal(Areapick.withoutTerminal("replay", file.path))
    #expect(try replay.waitForExit() == .exited(0))
    let rows = replay.standardOutputText.split(separator: "\n").map(String.init)
    return [rows[1..<24].joined(separator: "\n"), rows[24]]
  }
}
