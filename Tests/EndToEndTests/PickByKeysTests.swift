import TerminalSupport
import Testing

/// A pick with the keyboard, read by a script.
struct PickByKeysTests {
  @Test func aStreetIsPickedByLetters() throws {
    let terminal = try Terminal(Areapick.program())
    try terminal.waitFor(text: "选择省份/地区")
    terminal.send("gd\r")
    try terminal.waitFor(text: "选择城市")
    terminal.send("sz\r")
    try terminal.waitFor(text: "选择区/县")
    terminal.send("n\r")
    try terminal.waitFor(text: "选择街道/镇")
    terminal.send("yh\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市/南山区/粤海街道\n")
    #expect(terminal.standardErrorText == "")
    #expect(terminal.isAsFound)
  }

  /// The whole screen, as the contract draws it.
  @Test func theScreenIsTheContracts() throws {
    let terminal = try Terminal(Areapick.program())
    try terminal.waitFor(text: "/34")
    terminal.send("gd\rsz\rn")
    let screen = try terminal.waitFor(text: "▌ N  南山区")
    #expect(
      Array(screen.rows[0..<18]) == [
        "",
        "╭──────────────────────────────────────────────────────────────────────────────╮",
        "│                                请选择所在地区                          取消  │",
        "│  ● 广东省                                                                 ›  │",
        "│  ● 深圳市                                                                 ›  │",
        "│  ○ 请选择                                                                    │",
        "├──────────────────────────────────────────────────────────────────────────────┤",
        "│  选择区/县                                                              7/9  │",
        "│  B  宝安区                                                                B  │",
        "│  F  福田区                                                                F  │",
        "│  G  光明区                                                                G  │",
        "│  L  龙岗区                                                                L  │",
        "│     龙华区                                                                N  │",
        "│     罗湖区                                                                P  │",
        "│▌ N  南山区                                                                Y  │",
        "│  P  坪山区                                                                   │",
        "│  Y  盐田区                                                                   │",
        "│                                                                              │",
      ])
    #expect(screen.rows[23].hasPrefix("│  ↑↓ 移动  字母 跳转  / 搜索  ← 返回上级  Enter 选择  Esc 取消  ? 帮助"))
    #expect(screen.cursor == Screen.Position(row: 14, column: 6))
    #expect(screen.isAlternate)
    #expect(screen.isCursorVisible)
  }

  @Test func arrowsPagesAndEndsMove() throws {
    let terminal = try Terminal(Areapick.program())
    try terminal.waitFor(text: "▌ A  安徽省")
    terminal.key(.down, count: 2)
    try terminal.waitFor(text: "▌ B  北京市")
    terminal.key(.end)
    try terminal.waitFor(text: "浙江省")
    terminal.key(.home)
    try terminal.waitFor(text: "▌ A  安徽省")
    terminal.key(.pageDown)
    try terminal.waitForText(absent: "▌ A  安徽省")
    terminal.key(.pageUp)
    try terminal.waitFor(text: "▌ A  安徽省")
    terminal.key(.control("N"))
    try terminal.waitFor(text: "▌    澳门特别行政区")
    terminal.key(.control("P"))
    try terminal.waitFor(text: "▌ A  安徽省")
  }

  /// Another city clears the steps below it and keeps those above.
  @Test func anEarlierStepIsReopenedAndChanged() throws {
    let terminal = try Terminal(Areapick.program("--selected", "440305"))
    try terminal.waitFor(text: "选择街道/镇")
    terminal.send("2")
    try terminal.waitFor(text: "深圳市 ✓")
    terminal.send("f\r")
    let screen = try terminal.waitFor(text: "● 佛山市")
    #expect(screen.contains("● 广东省"))
    #expect(screen.contains("选择区/县"))
    #expect(!screen.contains("南山区"))
    terminal.send("nh\r")
    try terminal.waitFor(text: "选择街道/镇")
    terminal.send("l\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText.hasPrefix("广东省/佛山市/南海区/"))
  }

  /// The same city again continues without loss.
  @Test func theSameChoiceAgainLosesNothing() throws {
    let terminal = try Terminal(Areapick.program("--selected", "440305"))
    try terminal.waitFor(text: "选择街道/镇")
    terminal.key(.left)
    try terminal.waitFor(text: "南山区 ✓")
    terminal.key(.left)
    try terminal.waitFor(text: "深圳市 ✓")
    terminal.key(.enter)
    try terminal.waitFor(text: "南山区 ✓")
    terminal.key(.enter)
    try terminal.waitFor(text: "选择街道/镇 ")
    terminal.send("n\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市/南山区/南山街道\n")
  }

  /// 东莞 and 嘉峪关 have towns directly below them; the special regions end at the second step.
  @Test(arguments: [
    ("东莞市", "sj", "广东省/东莞市/石碣镇\n"),
    ("香港", "w", "香港特别行政区/湾仔区\n"),
    ("北京/东城", "dhm", "北京市/东城区/东华门街道\n"),
  ])
  func aPlaceHasAsManyStepsAsItHas(_ place: String, _ letters: String, _ result: String) throws {
    let terminal = try Terminal(Areapick.program("--selected", place))
    try terminal.waitFor(text: "○ 请选择")
    terminal.send(letters + "\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == result)
  }

  /// 河北 has two districts named 桥西区; the row decides which is picked.
  @Test func ofTwoRowsWithOneNameTheRightCodeIsPicked() throws {
    for (city, code) in [("石家庄", "130104"), ("张家口", "130703"), ("邢台", "130503")] {
      let terminal = try Terminal(
        Areapick.program("--selected", "河北/" + city, "--depth", "3", "--output", "code"))
      let screen = try terminal.waitFor(text: "选择区/县")
      guard screen.contains("桥西区") else { continue }
      terminal.send("qx")
      try terminal.waitFor(text: "桥西区")
      terminal.send("\r")
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.standardOutputText == code + "\n")
    }
  }

  @Test func helpShowsTheKeysAndEscClosesIt() throws {
    let terminal = try Terminal(Areapick.program())
    try terminal.waitFor(text: "▌ A  安徽省")
    terminal.send("?")
    try terminal.waitFor(text: "跳到首字母或全拼")
    terminal.key(.escape)
    try terminal.waitFor(text: "▌ A  安徽省")
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test func aLetterThatNoRowHasSaysSoAndMovesNothing() throws {
    let terminal = try Terminal(Areapick.program())
    try terminal.waitFor(text: "▌ A  安徽省")
    terminal.send("v")
    let screen = try terminal.waitFor(text: "没有以 V 开头的地区")
    #expect(screen.contains("▌ A  安徽省"))
  }

  @Test func aPlaceIsTakenAtAnyLevel() throws {
    let terminal = try Terminal(Areapick.program("--any-level", "--selected", "广东"))
    try terminal.waitFor(text: "选择城市")
    terminal.send("sz.")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市\n")
  }

  @Test(arguments: ["--mouse", "--no-mouse"])
  func aPasteChoosesNothing(_ mouse: String) throws {
    let terminal = try Terminal(Areapick.program(mouse))
    try terminal.wait(for: "a screen that marks pastes") { $0.modes.isBracketedPaste }
    terminal.paste("gd\n\n\nsz\n")
    let screen = try terminal.waitFor(text: "/  gd   sz")
    #expect(!screen.contains("● "))
  }
}
