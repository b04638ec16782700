import TerminalSupport
import Testing

/// Several places are marked and piped on.
struct SeveralTests {
  @Test func threePlacesAreMarkedAndPipedOn() throws {
    let script =
      "areapick --no-animation -m --selected 440305 | while read -r place; do echo \"got $place\"; done"
    var program = Areapick.shell(script)
    program.standardOutput = .pipe
    let terminal = try Terminal(program)
    try terminal.waitFor(text: "☐ 南山街道")
    terminal.send("yh ")
    try terminal.waitFor(text: "☑ 粤海街道")
    terminal.send("/东城街道")
    try terminal.waitFor(text: "☐ 东城街道")
    terminal.key(.tab)
    try terminal.waitFor(text: "☑ 2")
    terminal.key(.escape)
    terminal.key(.escape)
    try terminal.waitFor(text: "☑ 粤海街道")
    terminal.send("1")
    try terminal.waitFor(text: "⊟ 广东省 ✓")
    terminal.send("ah")
    terminal.key(.right)
    try terminal.waitFor(text: "选择城市")
    terminal.key(.right)
    try terminal.waitFor(text: "选择区/县")
    terminal.key(.right)
    try terminal.waitFor(text: "选择街道/镇")
    terminal.send(" ")
    try terminal.waitFor(text: "☑ 3")
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(0))
    let lines = terminal.standardOutputText.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix("got ") })
    #expect(lines.first?.hasPrefix("got 安徽省/安庆市/") == true)
    #expect(lines.last == "got 广东省/深圳市/南山区/粤海街道")
  }

  @Test func aMarkedCityStandsForAllBelowIt() throws {
    let terminal = try Terminal(
      Areapick.program("--multi=2", "--any-level", "--output", "json"))
    try terminal.waitFor(text: "☑ 0/2")
    terminal.send("gd")
    terminal.key(.right)
    try terminal.waitFor(text: "☐ 深圳市")
    terminal.send("sz ")
    try terminal.waitFor(text: "☑ 深圳市")
    terminal.send("sz")
    terminal.key(.right)
    try terminal.waitFor(text: "☑ 南山区")
    terminal.send("1 ")
    try terminal.waitFor(text: "☑ 1/2")
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText.hasPrefix(#"[{"code":"440000","name":"广东省","level":1,"#))
    #expect(terminal.standardOutputText.hasSuffix("}]\n"))
  }

  @Test func withoutMarksEnterPrintsTheRowAndTheResultEndsWithNUL() throws {
    let terminal = try Terminal(Areapick.program("-m", "--print0", "--selected", "香港"))
    try terminal.waitFor(text: "☐")
    terminal.send("w\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "香港特别行政区/湾仔区\0")
  }

  @Test func theSignIsClicked() throws {
    let terminal = try Terminal(Areapick.program("-m", "--ascii", "--selected", "香港"))
    try terminal.waitForMouse()
    let screen = try terminal.waitFor(text: "[ ] 湾仔区")
    let place = try #require(screen.position(of: "[ ] 湾仔区"))
    try terminal.click(row: place.row, column: place.column + 1)
    try terminal.waitFor(text: "[x] 湾仔区")
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "香港特别行政区/湾仔区\n")
  }

  @Test(arguments: [
    (["--multi", "--face", "wheels"], "areapick: --multi 要在列表里标记：请用 --face timeline 或 --face tabs\n"),
    (["--multi", "--output", "shell"], "areapick: --output shell 只能表示一个地点；--multi 请用别的形式\n"),
  ])
  func whatDoesNotGoTogetherIsSaidBeforeTheScreen(_ words: [String], _ message: String) throws {
    var program = Areapick.program()
    program.arguments = words
    let terminal = try Terminal(program)
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.standardErrorText == message)
    #expect(terminal.received == [])
  }

  @Test func plainQuestionsMarkByNumbers() throws {
    let terminal = try Terminal(Areapick.program("-m", "--accessible", "--root", "香港", "--lang", "en"))
    try terminal.waitFor(text: "Several can be taken")
    terminal.send("+1 2\r")
    try terminal.waitFor(text: "2 marked: ")
    terminal.send("=\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText.split(separator: "\n").count == 2)
  }
}
