import TerminalSupport
import Testing

/// A person searches for places; each query fits one place or ranks it first, whatever the ranking.
struct SearchTests {
  private func searching(_ text: String, _ arguments: String...) throws -> Terminal {
    var program = Areapick.program()
    program.arguments += arguments
    let terminal = try Terminal(program)
    try terminal.waitFor(text: "? 帮助")
    terminal.send("/" + text)
    try terminal.waitFor(text: "│  /  " + text)
    return terminal
  }

  @Test func aStreetIsPickedByItsName() throws {
    let terminal = try searching("粤海")
    let screen = try terminal.waitFor(text: "▌    粤海街道")
    #expect(screen.contains("广东省/深圳市/南山区"))
    #expect(screen.contains("个结果"))
    #expect(screen.cursor == Screen.Position(row: 3, column: 10))
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市/南山区/粤海街道\n")
    #expect(terminal.isAsFound)
  }

  @Test func theFirstCharacterOfAnInputMethodOpensIt() throws {
    let terminal = try Terminal(Areapick.program())
    try terminal.waitFor(text: "▌ A  安徽省")
    terminal.send("粤海街道")
    try terminal.waitFor(text: "▌    粤海街道")
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市/南山区/粤海街道\n")
  }

  /// With keys typed at once, Enter takes the result of the whole line.
  @Test func whoTypesFastGetsThePlaceTyped() throws {
    let terminal = try Terminal(Areapick.program())
    try terminal.waitFor(text: "? 帮助")
    terminal.send("/粤海\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市/南山区/粤海街道\n")
  }

  @Test func aPlaceWithOthersBelowItGoesOnThere() throws {
    let terminal = try searching("深圳市")
    try terminal.waitFor(text: "▌    深圳市")
    terminal.key(.enter)
    let screen = try terminal.waitFor(text: "选择区/县  ")
    #expect(screen.contains("● 广东省"))
    #expect(screen.contains("● 深圳市"))
    terminal.send("n\ryh\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市/南山区/粤海街道\n")
  }

  @Test func aDeeperResultEndsAtTheDepth() throws {
    let terminal = try searching("粤海", "--depth", "3")
    try terminal.waitFor(text: "将选择 广东省/深圳市/南山区")
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市/南山区\n")
  }

  @Test func aPlaceIsTakenAsItIs() throws {
    let terminal = try searching("深圳市", "--any-level")
    try terminal.waitFor(text: "▌    深圳市")
    terminal.key(.control("o"))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市\n")
  }

  @Test func lettersDigitsAndSignsType() throws {
    let terminal = try searching("gd.?/9 q")
    #expect(terminal.screen.contains("● ") == false)
    terminal.key(.control("u"))
    try terminal.waitFor(text: "输入名称、拼音、首字母或代码")
  }

  @Test func theLineIsEdited() throws {
    let terminal = try searching("海街")
    terminal.key(.control("a"))
    terminal.send("粤")
    terminal.key(.control("e"))
    terminal.send("道x")
    terminal.key(.backspace)
    let screen = try terminal.waitFor(text: "/  粤海街道 ")
    #expect(screen.cursor == Screen.Position(row: 3, column: 14))
    terminal.key(.left, count: 2)
    terminal.key(.control("k"))
    try terminal.waitFor(text: "/  粤海 ")
    terminal.key(.control("w"))
    try terminal.waitForText(absent: "粤海")
  }

  @Test func escClearsThenLeavesThenCancels() throws {
    let terminal = try Terminal(Areapick.program("--selected", "440305"))
    try terminal.waitFor(text: "选择街道/镇")
    terminal.key(.down, count: 2)
    let before = try terminal.wait { $0.cursor.row == 11 }
    terminal.send("/安徽")
    try terminal.waitFor(text: "▌    安徽省")
    terminal.key(.escape)
    try terminal.waitFor(text: "输入名称、拼音、首字母或代码")
    terminal.key(.escape)
    let after = try terminal.waitFor(text: "? 帮助")
    #expect(after.rows == before.rows)
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test func nothingFoundSaysSoAndWhere() throws {
    let terminal = try searching("无此地", "--root", "广东省")
    let screen = try terminal.waitFor(text: "没有找到“无此地”")
    #expect(screen.contains("在 广东省 内查找"))
    #expect(screen.contains("0 个结果"))
    terminal.key(.enter)
    terminal.key(.control("u"))
    try terminal.waitFor(text: "输入名称、拼音、首字母或代码")
  }

  @Test func aPasteIsLookedForAndChoosesNothing() throws {
    let terminal = try Terminal(Areapick.program())
    try terminal.wait(for: "a screen that marks pastes") { $0.modes.isBracketedPaste }
    terminal.paste("粤海\n街道\u{200B}\t\n")
    let screen = try terminal.waitFor(text: "/  粤海 街道")
    // The line's end behind it is not searched for.
    #expect(screen.cursor == Screen.Position(row: 3, column: 15))
    try terminal.waitFor(text: "▌    粤海街道")
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市/南山区/粤海街道\n")
  }

  @Test func helpIsOnAKeyThatDoesNotType() throws {
    let terminal = try searching("南山")
    terminal.key(.function(1))
    try terminal.waitFor(text: "光标到开头")
    terminal.key(.escape)
    try terminal.waitFor(text: "│  /  南山")
  }

  @Test func aResultIsTakenByAClick() throws {
    let terminal = try searching("粤海")
    try terminal.waitForMouse()
    let position = try #require(try terminal.waitFor(text: "▌    粤海街道").position(of: "广东省/深圳市"))
    try terminal.click(row: position.row, column: position.column)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市/南山区/粤海街道\n")
  }

  @Test func aClickOnAStepLeavesTheSearch() throws {
    let terminal = try searching("粤海", "--selected", "440305")
    try terminal.waitForMouse()
    let position = try #require(terminal.screen.position(of: "● 深圳市"))
    try terminal.click(row: position.row, column: position.column)
    try terminal.waitFor(text: "深圳市 ✓")
  }

  @Test func keysAndTheWheelMoveInTheResults() throws {
    let terminal = try searching("南山")
    try terminal.waitForMouse()
    try terminal.wait(for: "a sign on the first result") { $0.rows[4].hasPrefix("│▌ ") }
    terminal.key(.down, count: 2)
    try terminal.wait(for: "a sign on the third") { $0.rows[6].hasPrefix("│▌ ") }
    try terminal.wheel(.up, row: 12, column: 20)
    try terminal.wait(for: "a sign on the second") { $0.rows[5].hasPrefix("│▌ ") }
    terminal.key(.home)
    let screen = try terminal.wait(for: "a sign on the first") { $0.rows[4].hasPrefix("│▌ ") }
    #expect(screen.cursor == Screen.Position(row: 3, column: 10))
  }

  @Test func itFitsEveryScreen() throws {
    let terminal = try searching("粤海")
    try terminal.waitFor(text: "▌    粤海街道")
    for (rows, columns) in [(1, 1), (2, 20), (5, 20), (10, 40), (40, 120)] {
      try terminal.resize(rows: rows, columns: columns)
    }
    try terminal.waitFor(text: "▌    粤海街道")
    try terminal.resize(rows: 2, columns: 20)
    try terminal.wait(for: "the line and a result") {
      $0.rows[0].hasPrefix("  / 粤海") && $0.rows[1].hasPrefix("▌ 粤海街道")
    }
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
  }
}
