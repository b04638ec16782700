import Glibc
import TerminalSupport
import TestSupport
import Testing

/// Programs that use the library as a stranger would: `Tests/Consumer`, compiled here with the tests.
struct ConsumerTests {
  @Test func twentyLinesPickAPlaceAndADate() throws {
    let terminal = try Terminal(consumer("TwentyLines"))
    try terminal.waitFor(text: "送到哪里")
    terminal.send("ns\r")
    try terminal.waitFor(text: "选择街道/镇")
    terminal.send("yh\r")
    try terminal.waitFor(text: "哪天送到")
    terminal.send("/2026-11-30\r")
    try terminal.wait(for: "the day in the calendar") { $0.contains("[30]") }
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "440305007 广东省/深圳市/南山区/粤海街道 2026-11-30\n")
    #expect(terminal.isAsFound)
  }

  @Test func aCancelledPickIsNil() throws {
    let terminal = try Terminal(consumer("TwentyLines"))
    try terminal.waitFor(text: "送到哪里")
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "cancelled\n")
  }

  @Test func withoutATerminalTheCallThrows() throws {
    var program = consumer("TwentyLines")
    program.hasControllingTerminal = false
    program.standardInput = .null
    let terminal = try Terminal(program)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText.hasPrefix("cannot ask: cannot open the terminal /dev/tty"))
    #expect(terminal.received == [])
  }

  @Test func optionsSayWhereAPickStartsAndEnds() throws {
    let terminal = try Terminal(consumer("Examples", "district"))
    try terminal.waitFor(text: "宝安区")
    terminal.send("\t")  // From the city to the county's column.
    terminal.send("y")
    try terminal.waitFor(text: "盐田区")
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "盐田区\n")
  }

  @Test func aDayStaysWithinItsBounds() throws {
    let terminal = try Terminal(consumer("Examples", "day"))
    try terminal.waitFor(text: "[24]")
    terminal.key(.right)  // Christmas is outside.
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "2026-12-24 2026 12 24\n")
  }

  @Test func columnsGiveAnIndexEach() throws {
    let terminal = try Terminal(consumer("Examples", "columns"))
    try terminal.waitFor(text: "Color")
    terminal.key(.down)
    terminal.send("\t")
    terminal.key(.down)
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "L white\n")
  }

  @Test func aTreeOfOnesOwnIsPickedFrom() throws {
    let terminal = try Terminal(consumer("Examples", "own"))
    try terminal.waitFor(text: "Fruit")
    terminal.send("f\r")
    try terminal.waitFor(text: "Pear")
    terminal.send("p\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "Pear\n")
  }

  @Test func listsComeFromACommand() throws {
    let terminal = try Terminal(consumer("Examples", "command"))
    try terminal.waitFor(text: "share")
    terminal.send("/share\r")
    try terminal.waitFor(text: "○ 请选择")
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "cancelled\n")
  }

  @Test func aTreeIsReadFromAFile() throws {
    let file = TemporaryFile(Array("Europe/France\nEurope/Spain\n".utf8))
    let terminal = try Terminal(consumer("Examples", "file", file.path))
    try terminal.waitFor(text: "Spain")
    terminal.send("s\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "Spain\n")
  }

  @Test func aRequestHasAllThatThereIs() throws {
    let terminal = try Terminal(consumer("Examples", "request"))
    try terminal.wait(for: "a sheet in English") { $0.contains("Choose") }
    terminal.send("gd.")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省\n")
  }

  @Test func plainQuestionsAreAskedWhereTheEnvironmentSaysSo() throws {
    let terminal = try Terminal(consumer("Examples", "columns", environment: ["ACCESSIBLE": "1"]))
    try terminal.waitFor(text: "Size")
    #expect(terminal.screen.modes.mouse == .off)
    terminal.send("3\n")
    try terminal.waitFor(text: "Color")
    terminal.send("2\n")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "L white\n")
  }

  @Test(arguments: [
    (
      "walk",
      "340000 安徽省 an hui sheng 16\n820000 澳门特别行政区 ao men te bie xing zheng qu 8\n110000 北京市 bei jing shi 16\n"
        + "广东省/深圳市/南山区\n深圳 9\n"
    ),
    ("build", "3 [\"Orléans\", \"Rennes\"]\n"),
    ("lookup", "false [\"东城区\"] true\n"),
    ("names", "朝阳区 is in [\"北京市\", \"长春市\"]\n"),
    ("resolve", "江苏省/苏州市/昆山市 前进东路579号 certain\n"),
    ("confidence", "certain 440305007 0\nshared - 2\nnone - 0\n"),
  ])
  func withoutAScreen(_ example: String, _ output: String) throws {
    var program = consumer("Examples", example)
    program.hasControllingTerminal = false
    let terminal = try Terminal(program)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == output)
  }

  @Test func aSearchHasTheBestPlaceFirst() throws {
    let terminal = try Terminal(consumer("Examples", "search"))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText.hasPrefix("440305 广东省/深圳市/南山区\n"))
  }

  private func consumer(_ name: String, _ arguments: String..., environment: [String: String] = [:])
    -> Program
  {
    let environment = Program.plainEnvironment.merging(environment) { $1 }
    var program = Program(ConsumerTests.path(name), arguments: arguments, environment: environment)
    program.standardOutput = .pipe
    program.standardError = .pipe
    return program
  }

  /// The program as this package has compiled it, or as `scripts/test-consumer` has in a folder of its own.
  private static func path(_ name: String) -> String {
    getenv("AREAPICK_CONSUMER").map { "\(String(cString: $0))/\(name)" }
      ?? "\(Areapick.debugFolder)/Consumer\(name)"
  }
}
