import TerminalSupport
import Testing

/// Colours of one's own, high contrast, and what frames the list, with the release binary.
struct LooksTests {
  private func screen(_ words: [String], rows: Int = 24, columns: Int = 80, for text: String) throws -> Screen
  {
    var program = Areapick.program()
    program.arguments += words
    let terminal = try Terminal(program, rows: rows, columns: columns)
    let screen = try terminal.waitFor(text: text)
    terminal.key(.control("C"))
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.isAsFound)
    return screen
  }

  @Test func coloursOfOnesOwnAreShown() throws {
    let colors = "accent:#ff0000,cursor:reverse,border:2,sheet:-1,text:bright-blue"
    let screen = try screen(["--theme", "light", "--color", colors], for: "▌ A  安徽省")
    #expect(screen.cell(2, 73)?.style.foreground == .index(196))  // The nearest of 256.
    #expect(screen.cell(1, 10)?.style.foreground == .index(2))
    #expect(screen.cell(1, 10)?.style.background == .standard)
    #expect(screen.cell(4, 6)?.style.isReverse == true)
    #expect(screen.cell(5, 6)?.style.foreground == .index(12))
    let none = try self.screen(["--color", "\(colors),never"], for: "▌ A  安徽省")
    #expect(none.cell(2, 73)?.style.foreground == .standard)
    #expect(none.cell(4, 6)?.style.isReverse == true)
  }

  @Test func highContrastIsBlackWhiteAndYellow() throws {
    let screen = try screen(["--theme", "high-contrast"], for: "▌ A  安徽省")
    #expect(screen.cell(5, 6)?.style.foreground == .index(231))
    #expect(screen.cell(5, 6)?.style.background == .index(16))
    #expect(screen.cell(4, 6)?.style.foreground == .index(16))
    #expect(screen.cell(4, 6)?.style.background == .index(220))
  }

  /// Black is black with direct colour, too, and the terminal's own red its own.
  @Test(.enabled(if: Areapick.knowsTerminal("xterm-direct"), "xterm-direct is not known here"))
  func withDirectColourColoursAreExact() throws {
    let colors = ["COLORTERM": "truecolor"]
    let contrast = try Terminal(Areapick.program("--theme", "high-contrast", environment: colors))
    let screen = try contrast.waitFor(text: "▌ A  安徽省")
    #expect(screen.cell(5, 6)?.style.background == .rgb(1, 1, 1))
    #expect(screen.cell(4, 6)?.style.background == .rgb(0xFF, 0xE0, 0))
    let own = try Terminal(Areapick.program("--color", "accent:#E1251B,border:red", environment: colors))
    let changed = try own.waitFor(text: "▌ A  安徽省")
    #expect(changed.cell(2, 73)?.style.foreground == .rgb(0xE1, 0x25, 0x1B))
    #expect(changed.cell(1, 10)?.style.foreground == .index(1))
  }

  @Test(arguments: [("15;0", 75), ("0;15", 26), ("", nil)] as [(String, UInt8?)])
  func autoAsksForTheGround(_ ground: String, _ accent: UInt8?) throws {
    let program = Areapick.program("--theme", "auto", environment: ["COLORFGBG": ground])
    let terminal = try Terminal(program)
    let screen = try terminal.waitFor(text: "▌ A  安徽省")
    #expect(screen.cell(2, 73)?.style.foreground == accent.map { .index($0) } ?? .standard)
  }

  @Test func aHeaderAPromptABorderAndAWidthFrameTheList() throws {
    let words = [
      "--header", "选到街道", "--prompt", "地点> ", "--border", "sharp", "--width", "60", "--hint", "none",
    ]
    let screen = try screen(words, for: "▌ A  安徽省")
    #expect(
      screen.rows[1] == String(repeating: " ", count: 10) + "┌" + String(repeating: "─", count: 58) + "┐")
    #expect(screen.rows[3].hasPrefix("          │  选到街道  "))
    #expect(!screen.contains("移动") && !screen.contains("帮助"))
    let search = try self.screen(words + ["--query", "南山"], for: "▌    南山区")
    #expect(search.contains("│  地点> 南山 "))
  }

  /// On the console ncurses writes the changes: the blank that gets in the place of half of an old wide character has the
  /// sheet's colour. ^L draws the same once more, from nothing.
  @Test(.enabled(if: Areapick.knowsTerminal("linux"), "linux is not known here"))
  func noHoleStaysWhereAWideCharacterWas() throws {
    let words = [
      "date", "--face", "calendar", "--theme", "light", "--no-animation", "--selected", "2026-11-22",
    ]
    let kind = "星期日"
    var program = Areapick.program(environment: ["TERM": "linux"])
    program.arguments = words
    let terminal = try Terminal(program)
    try terminal.waitFor(text: kind)
    terminal.send("?")
    try terminal.wait(for: "the help") { !$0.contains(kind) }
    terminal.key(.escape)
    let screen = try terminal.waitFor(text: kind)
    try terminal.drawWhole()
    for row in 0..<24 {
      for column in 0..<80 {
        let (cell, fresh) = (screen.cell(row, column), terminal.screen.cell(row, column))
        #expect(cell?.text == fresh?.text, "\(row) \(column)")
        #expect(cell?.style.background == fresh?.style.background, "\(row) \(column)")
      }
    }
  }

  @Test(arguments: ["timeline", "tabs", "wheels"])
  func noBorderAndHalfTheScreen(_ face: String) throws {
    let screen = try screen(
      ["--face", face, "--no-border", "--width", "50%", "--header", "头", "--lang", "en"], for: "安徽省")
    #expect(screen.contains("头"))
    #expect(!screen.text.unicodeScalars.contains { "╭╮│┌┐├┤".unicodeScalars.contains($0) })
    #expect(screen.rows.allSatisfy { $0.unicodeScalars.prefix(20).allSatisfy { $0 == " " } })
  }

  @Test(arguments: [["date"], ["date", "--face", "calendar"], ["columns", "甲,乙"]])
  func valuesHaveThemToo(_ words: [String]) throws {
    var program = Areapick.program()
    program.arguments =
      words + [
        "--no-animation", "--header", "头\u{1B}[2J", "--prompt", "写> ", "--border", "sharp", "--hint", "none",
      ]
    let terminal = try Terminal(program)
    try terminal.waitFor(text: "头[2J")
    terminal.send("/")
    let screen = try terminal.waitFor(text: "写> ")
    #expect(screen.contains("┌") && !screen.contains("╭") && !screen.contains("取消  ?"))
    terminal.key(.control("C"))
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.isAsFound)
  }

  /// Ten thousand wide characters with sequences among them: nothing leaves its line, at any size, and no byte of them
  /// commands the terminal.
  @Test(arguments: [(24, 80), (10, 40), (5, 20), (2, 3), (1, 1)])
  func hostileTextsStayInTheirLine(_ rows: Int, _ columns: Int) throws {
    let text = String(repeating: "宽\u{1B}]0;x\u{07}\u{202E}e\u{301}", count: 2_000)
    for words in [["--root", "440305"], ["--face", "wheels"], ["--face", "tabs", "--query", "南"]] {
      var program = Areapick.program()
      program.arguments += words + ["--header", text, "--prompt", text]
      let terminal = try Terminal(program, rows: rows, columns: columns)
      try terminal.waitForMouse()
      #expect(!terminal.received.contains(0x07))
      #expect(String(validating: terminal.received, as: UTF8.self)?.contains("\u{202E}") == false)
      terminal.key(.control("C"))
      #expect(try terminal.waitForExit() == .exited(130))
      #expect(terminal.isAsFound)
    }
  }

  @Test func wrongValuesAreNamed() throws {
    for (words, message) in [
      (
        ["--border", "round"],
        "--border 的值“round”不对：可以是 none, rounded, sharp，是不是“rounded”？（见 areapick --help）"
      ),
      (["--hint", "all"], "--hint 的值“all”不对：可以是 keys, none（见 areapick --help）"),
      (["--width", "0"], "--width 的值“0”不对：要列数，或 1% 到 100% 的比例"),
      (
        ["--color", "acent:red"],
        "--color 的值“acent:red”不对：可以设颜色的有 text, secondary, accent, sign, border, sheet, backdrop, cursor, "
          + "cursor-text, cursor-secondary, cursor-accent, cursor-sign，是不是“accent”？（见 areapick --help）"
      ),
    ] {
      var program = Areapick.program()
      program.arguments = words
      let terminal = try Terminal(program)
      #expect(try terminal.waitForExit() == .exited(2))
      #expect(terminal.standardErrorText == "areapick: \(message)\n")
    }
  }

  @Test func plainQuestionsSayTheHeaderAndLeaveKeysAlone() throws {
    let words = [
      "--accessible", "--header", "选到街道", "--bind", "q:next-row", "--expect", "f2", "--depth", "1",
    ]
    var program = Areapick.program()
    program.arguments += words
    let terminal = try Terminal(program)
    try terminal.wait(for: "the question") {
      $0.contains("选到街道") && $0.rows[$0.cursor.row].hasPrefix("请输入编号")
    }
    terminal.send("1\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "\n安徽省\n")
  }
}
