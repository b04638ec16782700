import TerminalSupport
import Testing

/// Shell scripts call the program like a function.
struct EmbeddingTests {
  @Test func aScriptReadsTheResult() throws {
    let script = "addr=$(areapick --no-animation --selected 广东/深圳/南山) || exit; echo \"[$addr]\""
    let terminal = try Terminal(Areapick.shell(script))
    try terminal.waitFor(text: "选择街道/镇")
    terminal.send("yh\r")
    try terminal.waitFor(text: "[广东省/深圳市/南山区/粤海街道]")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func aCancelledPickEndsTheScript() throws {
    let terminal = try Terminal(Areapick.shell("addr=$(areapick --no-animation) || exit; echo \"[$addr]\""))
    try terminal.waitFor(text: "/34")
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(!terminal.screen.contains("["))
  }

  /// Screen and keys use the terminal, whatever standard input is.
  @Test func itPicksInsideALoopOverLines() throws {
    let loop = "while read l; do echo \"$l: $(areapick --no-animation --root $l)\"; done"
    let terminal = try Terminal(Areapick.shell("printf '香港\\n澳门\\n' | " + loop))
    try terminal.waitFor(text: "/18")
    terminal.send("w\r")
    try terminal.wait(for: "the list of 澳门") { $0.contains("大堂区") }
    terminal.send("dt\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.rows[0...1] == ["香港: 香港特别行政区/湾仔区", "澳门: 澳门特别行政区/大堂区"])
  }

  @Test func assignmentsAreEvaluatedByTheShell() throws {
    let script =
      "eval \"$(areapick --no-animation --output shell --root 澳门)\"; echo \"<$AREA_NAME|$AREA_CITY|$AREA_COUNTY>\""
    let terminal = try Terminal(Areapick.shell(script))
    try terminal.waitFor(text: "○ 请选择")
    terminal.send("dt\r")
    try terminal.waitFor(text: "<大堂区||大堂区>")
  }

  @Test func defaultsComeFromTheEnvironment() throws {
    let environment = ["AREAPICK_DEFAULT_OPTS": "--root '广东省/东莞市' --output=code"]
    let terminal = try Terminal(Areapick.program(environment: environment))
    try terminal.waitFor(text: "● 东莞市")
    terminal.send("sj\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "441900101\n")
  }

  @Test func withoutATerminalItSaysSo() throws {
    var program = Areapick.program()
    program.hasControllingTerminal = false
    program.standardInput = .null
    let terminal = try Terminal(program)
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.standardErrorText.hasPrefix("areapick: 打不开终端 /dev/tty："))
    #expect(terminal.received == [])
  }

  @Test func usageErrorsAreOneLineAndStatusTwo() throws {
    let terminal = try Terminal(Areapick.program("--depht", "3"))
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.standardErrorText.hasPrefix("areapick: "))
    #expect(terminal.standardErrorText.split(separator: "\n").count == 1)
    #expect(terminal.received == [])
  }

  @Test func placesAreListedWithoutATerminal() throws {
    var program = Areapick.program()
    program.arguments = ["list", "440300"]
    program.hasControllingTerminal = false
    program.environment["TERM"] = ""
    let terminal = try Terminal(program)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText.hasPrefix("440306\t广东省/深圳市/宝安区\n440304\t广东省/深圳市/福田区\n"))
    #expect(terminal.standardOutputText.split(separator: "\n").count == 9)
  }
}
