import TerminalSupport
import Testing

/// A pick in wheels: the row in the band is the choice.
struct WheelsTests {
  private func terminal(
    _ arguments: String..., rows: Int = 24, columns: Int = 80, environment: [String: String] = [:]
  ) throws -> Terminal {
    var program = Areapick.program(environment: environment)
    program.arguments += ["--face", "wheels"] + arguments
    return try Terminal(program, rows: rows, columns: columns)
  }

  /// The row of the band, marked by the active column's sign.
  private func band(_ screen: Screen) -> [Substring] {
    let row = screen.rows.first { $0.contains("▸") } ?? ""
    return row.split { " ▸│‹›".contains($0) }
  }

  private func wait(for names: String, in terminal: Terminal) throws {
    try terminal.wait(for: "the band \(names)") { band($0).joined(separator: " ") == names }
  }

  private func click(_ text: String, in terminal: Terminal) throws {
    try terminal.waitForMouse()
    let position = try #require(try terminal.waitFor(text: text).position(of: text))
    try terminal.click(row: position.row, column: position.column)
  }

  @Test func aStreetIsPickedByLettersAndArrows() throws {
    let terminal = try terminal()
    try terminal.waitFor(text: "▸ 安徽省")
    terminal.send("gd")
    try terminal.waitFor(text: "▸ 广东省")
    terminal.key(.right)
    terminal.send("sz")
    try terminal.waitFor(text: "▸ 深圳市")
    terminal.key(.tab)
    terminal.send("n")
    try terminal.waitFor(text: "▸ 南山区")
    terminal.send("4yh")
    try terminal.waitFor(text: "▸ 粤海街道")
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市/南山区/粤海街道\n")
    #expect(terminal.standardErrorText == "")
    #expect(terminal.isAsFound)
  }

  @Test func arrowsPagesAndEndsTurnTheActiveColumn() throws {
    let terminal = try terminal("--depth", "1")
    try wait(for: "安徽省", in: terminal)
    terminal.key(.down, count: 2)
    try wait(for: "北京市", in: terminal)
    terminal.key(.end)
    try wait(for: "浙江省", in: terminal)
    terminal.key(.home)
    try wait(for: "安徽省", in: terminal)
    terminal.key(.pageDown)
    try terminal.waitForText(absent: "▸ 安徽省")
    terminal.key(.pageUp)
    try wait(for: "安徽省", in: terminal)
  }

  @Test func theMouseTurnsColumnsAndADoneButtonEnds() throws {
    let terminal = try terminal("--selected", "广东/深圳/南山", "--depth", "3")
    try wait(for: "广东省 深圳市 南山区", in: terminal)
    try terminal.waitForMouse()
    let start = try #require(terminal.screen.position(of: "南山区"))
    try terminal.wheel(.up, row: start.row, column: start.column)
    try wait(for: "广东省 深圳市 罗湖区", in: terminal)
    try click("龙岗区", in: terminal)
    try wait(for: "广东省 深圳市 龙岗区", in: terminal)
    #expect(terminal.screen.contains("▸ 龙岗区"))
    try click("深圳市", in: terminal)
    try terminal.waitFor(text: "▸ 深圳市")
    try click("完成", in: terminal)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市/龙岗区\n")
    #expect(terminal.isAsFound)
  }

  @Test func theButtonAndTheBackdropCancel() throws {
    let button = try terminal()
    try click("取消", in: button)
    #expect(try button.waitForExit() == .exited(130))
    let backdrop = try terminal(rows: 40, columns: 120)
    try backdrop.waitForMouse()
    try backdrop.click(row: 3, column: 3)
    #expect(try backdrop.waitForExit() == .exited(130))
    #expect(backdrop.standardOutputText == "")
  }

  @Test func aResultTurnsAllWheelsAndEnterEnds() throws {
    let terminal = try terminal()
    try terminal.waitFor(text: "▸ 安徽省")
    terminal.send("/粤海")
    try terminal.waitFor(text: "▌    粤海街道")
    terminal.key(.enter)
    try wait(for: "广东省 深圳市 南山区 粤海街道", in: terminal)
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市/南山区/粤海街道\n")
  }

  @Test(arguments: [
    ("东莞市/石碣", "广东省 东莞市 石碣镇"), ("北京/东城/东华门", "北京市 东城区 东华门街道"), ("香港/湾仔", "香港特别行政区 湾仔区"),
    ("福建/泉州/金门", "福建省 泉州市 金门县"), ("台湾/高雄/大社", "台湾省 高雄市 大社区"),
  ])
  func aPlaceHasAsManyColumnsAsSteps(_ place: String, _ names: String) throws {
    let terminal = try terminal("--selected", place)
    try wait(for: names, in: terminal)
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == names.split(separator: " ").joined(separator: "/") + "\n")
  }

  /// 香港 has districts but nothing below them.
  @Test func columnsThatAPlaceLacksAreEmptyAndComeBack() throws {
    let terminal = try terminal("--selected", "香港/湾仔")
    try wait(for: "香港特别行政区 湾仔区", in: terminal)
    terminal.send("gd")
    try terminal.wait(for: "four columns") { self.band($0).first == "广东省" && self.band($0).count == 4 }
    terminal.send("xg")
    try terminal.wait(for: "two columns") { self.band($0).first == "香港特别行政区" && self.band($0).count == 2 }
  }

  @Test func anyLevelEndsAtTheActiveColumn() throws {
    let terminal = try terminal("--any-level", "--selected", "440305")
    try terminal.waitFor(text: "▸ 广东省")
    terminal.send("2.")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市\n")
  }

  @Test func theRootIsShownAndStays() throws {
    let terminal = try terminal("--root", "广东/深圳", "--depth", "3")
    try terminal.waitFor(text: "▸ 宝安区")
    terminal.key(.left)
    terminal.send("n")
    try wait(for: "广东省 深圳市 南山区", in: terminal)
    #expect(!terminal.screen.contains("佛山市"))
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市/南山区\n")
  }

  @Test func withoutColourTheSignTellsTheActiveColumn() throws {
    let terminal = try terminal(environment: ["NO_COLOR": "1"])
    let screen = try terminal.waitFor(text: "▸ 安徽省")
    let cells = (0..<24).flatMap { row in (0..<80).compactMap { screen.cell(row, $0) } }
    #expect(cells.allSatisfy { $0.style.foreground == .standard && $0.style.background == .standard })
    terminal.key(.right)
    try terminal.waitForText(absent: "▸ 安徽省")
  }

  @Test func asciiAndEnglish() throws {
    let terminal = try terminal("--ascii", "--lang", "en")
    let screen = try terminal.waitFor(text: "> 安徽省")
    let foreign = screen.text.unicodeScalars.filter {
      $0.value > 0x7E && !(0x4E00...0x9FFF).contains($0.value)
    }
    #expect(Array(foreign) == [])
    #expect(screen.contains("Cancel") && screen.contains("Done"))
  }

  @Test func aResizedScreenEqualsAFreshOne() throws {
    let terminal = try terminal("--selected", "440305")
    try terminal.waitFor(text: "▸ 广东省")
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
