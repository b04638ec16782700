import TerminalSupport
import Testing

/// A pick in tabs: the same keys, the same result.
struct TabsTests {
  private func terminal(
    _ arguments: String..., rows: Int = 24, columns: Int = 80, environment: [String: String] = [:]
  ) throws -> Terminal {
    var program = Areapick.program(environment: environment)
    program.arguments += ["--face", "tabs"] + arguments
    return try Terminal(program, rows: rows, columns: columns)
  }

  private func click(_ text: String, in terminal: Terminal) throws {
    try terminal.waitForMouse()
    let position = try #require(try terminal.waitFor(text: text).position(of: text))
    try terminal.click(row: position.row, column: position.column)
  }

  @Test func aStreetIsPickedByLetters() throws {
    let terminal = try terminal()
    try terminal.waitFor(text: "选择省份/地区")
    terminal.send("gd\r")
    try terminal.waitFor(text: "广东省    请选择")
    terminal.send("sz\r")
    try terminal.waitFor(text: "深圳市    请选择")
    terminal.send("n\r")
    try terminal.waitFor(text: "南山区    请选择")
    terminal.send("yh\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市/南山区/粤海街道\n")
    #expect(terminal.standardErrorText == "")
    #expect(terminal.isAsFound)
  }

  /// The head of the sheet, as the contract draws it.
  @Test func theBarStandsUnderTheOpenTab() throws {
    let terminal = try terminal("--selected", "广东/深圳")
    let screen = try terminal.waitFor(text: "选择区/县")
    #expect(
      Array(screen.rows[1...5]) == [
        "╭──────────────────────────────────────────────────────────────────────────────╮",
        "│                                请选择所在地区                          取消  │",
        "│  广东省    深圳市    请选择                                                  │",
        "├──────────────────────━━━━━━──────────────────────────────────────────────────┤",
        "│  选择区/县                                                              1/9  │",
      ])
  }

  @Test func aTabIsReopenedByAClickAndAnotherChoiceRemovesThoseBehind() throws {
    let terminal = try terminal("--selected", "440305")
    try click("深圳市", in: terminal)
    try terminal.waitFor(text: "深圳市 ✓")
    try click("佛山市", in: terminal)
    let screen = try terminal.waitFor(text: "佛山市    请选择")
    #expect(!screen.contains("南山区"))
    try click("南海区", in: terminal)
    try click("狮山镇", in: terminal)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/佛山市/南海区/狮山镇\n")
  }

  @Test func theSameChoiceAgainGoesOnAndKeepsTheTabs() throws {
    let terminal = try terminal("--selected", "440305")
    try terminal.waitFor(text: "南山区    请选择")
    terminal.send("1")
    try terminal.waitFor(text: "广东省 ✓")
    terminal.key(.enter)
    let screen = try terminal.waitFor(text: "深圳市 ✓")
    #expect(screen.contains("广东省    深圳市    南山区    请选择"))
  }

  @Test(arguments: [
    ("东莞市", "sj", "广东省/东莞市/石碣镇\n"), ("香港", "w", "香港特别行政区/湾仔区\n"), ("北京/东城", "dhm", "北京市/东城区/东华门街道\n"),
  ])
  func aPlaceHasAsManyTabsAsSteps(_ place: String, _ letters: String, _ result: String) throws {
    let terminal = try terminal("--selected", place)
    try terminal.waitFor(text: "请选择 ")
    terminal.send(letters + "\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == result)
  }

  @Test func aPlaceIsFoundAndTakenAtAnyLevel() throws {
    let terminal = try terminal("--any-level", "--root", "广东")
    try terminal.waitFor(text: "广东省    请选择")
    terminal.send("/南山")
    try terminal.waitFor(text: "▌    南山区")
    terminal.send("\u{F}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市/南山区\n")
  }

  @Test func theDepthEndsIt() throws {
    let terminal = try terminal("--depth", "2", "--selected", "广东")
    try terminal.waitFor(text: "广东省    请选择")
    terminal.send("sz\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市\n")
  }

  @Test func withoutColourTheBarTellsTheOpenTab() throws {
    let terminal = try terminal("--selected", "广东/深圳", environment: ["NO_COLOR": "1"])
    let screen = try terminal.waitFor(text: "┤")
    let cells = (0..<24).flatMap { row in (0..<80).compactMap { screen.cell(row, $0) } }
    #expect(cells.allSatisfy { $0.style.foreground == .standard && $0.style.background == .standard })
    #expect(screen.contains("──━━━━━━──"))
  }

  @Test func asciiAndEnglish() throws {
    let terminal = try terminal("--ascii", "--lang", "en", "--selected", "广东/深圳")
    let screen = try terminal.waitFor(text: "Choose  ")
    let foreign = screen.text.unicodeScalars.filter {
      $0.value > 0x7E && !(0x4E00...0x9FFF).contains($0.value)
    }
    #expect(Array(foreign) == [])
    #expect(screen.contains("======"))
  }

  @Test func aResizedScreenEqualsAFreshOne() throws {
    let terminal = try terminal("--selected", "440305")
    try terminal.waitFor(text: "南山区    请选择")
    for (rows, columns) in [(10, 40), (1, 1), (24, 80)] {
      try terminal.resize(rows: rows, columns: columns)
      let fresh = try self.terminal("--selected", "440305", rows: rows, columns: columns)
      let expected = try fresh.wait(for: "a drawn screen") { $0.isAlternate && $0.modes.mouse != .off }
      try terminal.wait(for: "the screen of a fresh start at \(rows)×\(columns)\n\(expected.text)") {
        $0.rows == expected.rows && $0.cursor == expected.cursor
      }
    }
  }
}
