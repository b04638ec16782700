import Testing

@testable import TerminalSupport

/// Literal screens for literal bytes, where libvterm and terminals are known to differ most of all.
@Suite struct EmulatorTests {
  @Test func wideCharactersStandOnceAndFillTwoCells() {
    let screen = screen(of: "广东省\r\nx𠮷y")
    #expect(screen.rows == ["广东省", "x𠮷y", ""])
    #expect(screen.cell(0, 0) == Screen.Cell("广", width: 2))
    #expect(screen.cell(0, 1) == Screen.Cell("", width: 0))
    #expect(screen.cell(1, 3) == Screen.Cell("y"))
    #expect(screen.cursor == Screen.Position(row: 1, column: 4))
    #expect(screen.contains("省    ") && !screen.contains("省     "))
    #expect(screen.position(of: "省") == Screen.Position(row: 0, column: 4))
  }

  @Test func halvesOfOverwrittenCharactersAreBlank() {
    #expect(screen(of: "广\u{1b}[1;2H东").rows[0] == " 东")
    #expect(screen(of: "广y\u{1b}[1;1Hx").rows[0] == "x y")
    #expect(screen(of: "广x\u{1b}[1;1H\u{1b}[X").rows[0] == "  x")
    let emulator = Emulator(rows: 1, columns: 8)
    emulator.feed("广省y\u{1b}[1;2H东z".utf8)
    emulator.resize(rows: 1, columns: 7)
    #expect(emulator.screen.rows == [" 东zy"])
  }

  @Test func bothHalvesOfAWideCharacterLookTheSame() {
    let screen = screen(of: "ab\u{1b}[1;1H\u{1b}[7m广")
    #expect(screen.cell(0, 1) == Screen.Cell("", width: 0, style: style { $0.isReverse = true }))
  }

  @Test func combiningMarksJoinTheirCharacter() {
    #expect(screen(of: "e\u{301}a").cell(0, 0) == Screen.Cell("e\u{301}"))
  }

  @Test(arguments: ["か\u{3099}", "は\u{309A}", "方\u{302A}"])
  func marksAmongWideCharactersTakeNoColumn(voiced: String) {
    let screen = screen(of: "\(voiced)a")
    #expect(screen.cell(0, 0) == Screen.Cell(voiced, width: 2))
    #expect(screen.cell(0, 2) == Screen.Cell("a"))
    #expect(screen.cursor == Screen.Position(row: 0, column: 3))
    let narrow = Emulator(rows: 2, columns: 3)
    narrow.feed("ab\(voiced)".utf8)
    #expect(narrow.screen.cell(1, 0) == Screen.Cell(voiced, width: 2))
  }

  @Test func linesDoNotWrapWhereTheyAreToldNotTo() {
    let emulator = Emulator(rows: 2, columns: 4)
    emulator.feed("\u{1b}[?1049h\u{1b}[?7labcdef".utf8)
    #expect(emulator.screen.rows == ["abcf", ""])
    emulator.resize(rows: 2, columns: 3)
    emulator.feed("\u{1b}[2;1Hvwxyz".utf8)
    #expect(emulator.screen.rows == ["abc", "vwz"])
    emulator.feed("\u{1b}[2J\u{1b}[1;1H👨\u{200D}👩".utf8)
    #expect(emulator.screen.rows == ["👨\u{200D}", ""])
  }

  @Test func colours() {
    let screen = screen(of: "\u{1b}[31ma\u{1b}[48;5;200mb\u{1b}[0;38;2;64;158;255mc\u{1b}[38:2::1:2:3md")
    #expect(screen.cell(0, 0)?.style.foreground == .index(1))
    #expect(screen.cell(0, 1)?.style.background == .index(200))
    #expect(screen.cell(0, 2)?.style.foreground == .rgb(64, 158, 255))
    #expect(screen.cell(0, 2)?.style.background == .standard)
    #expect(screen.cell(0, 3)?.style.foreground == .rgb(1, 2, 3))
  }

  @Test func renditionsIncludeDim() {
    let screen = screen(of: "\u{1b}[2ma\u{1b}[22;1;4;7mb\u{1b}[38;5;2mc\u{1b}[md")
    #expect(screen.cell(0, 0)?.style == style { $0.isDim = true })
    let bold = style {
      $0.isBold = true
      $0.isUnderlined = true
      $0.isReverse = true
    }
    #expect(screen.cell(0, 1)?.style == bold)
    #expect(screen.cell(0, 2)?.style.isDim == false)
    #expect(screen.cell(0, 3)?.style == Screen.Style())
  }

  @Test func erasedCellsHaveABackgroundAndNothingElse() {
    let screen = screen(of: "\u{1b}[7;44mx\u{1b}[K")
    #expect(screen.cell(0, 1) == Screen.Cell(style: style { $0.background = .index(4) }))
  }

  @Test func repeatedCharactersAreRepeated() {
    #expect(screen(of: "─\u{1b}[4b|").rows[0] == "─────|")
    #expect(screen(of: "\u{1b}[3bx").rows[0] == "x")
  }

  @Test func leavingTheAlternateScreenBringsTheOtherBack() {
    let emulator = Emulator(rows: 3, columns: 10)
    emulator.feed("shell$ \u{1b}[?1049h\u{1b}[Hpicker\u{1b}[?25l".utf8)
    #expect(emulator.screen.rows == ["picker", "", ""])
    #expect(emulator.screen.isAlternate)
    #expect(!emulator.screen.isCursorVisible)
    emulator.feed("\u{1b}[?25h\u{1b}[?1049l".utf8)
    #expect(emulator.screen.rows == ["shell$", "", ""])
    #expect(emulator.screen.cursor == Screen.Position(row: 0, column: 7))
    #expect(emulator.screen.modes == .initial)
  }

  @Test func modesAreKept() {
    let modes = screen(of: "\u{1b}[?1h\u{1b}=\u{1b}[?1000;1006h\u{1b}[?1002h\u{1b}[?2004h").modes
    #expect(modes.privateModes == [1, 7, 25, 1000, 1002, 1006, 2004])
    #expect(modes.mouse == .drags)
    #expect(modes.isMouseSGR && modes.isBracketedPaste && modes.isCursorKeysApplication)
    #expect(modes.isKeypadApplication)
    #expect(screen(of: "\u{1b}[?1h\u{1b}=\u{1b}[?25l\u{1b}[!p").modes == .initial)
  }

  @Test func titlesAndAnswers() {
    let emulator = Emulator(rows: 3, columns: 10)
    emulator.feed("\u{1b}]0;选择\u{7}\u{1b}]8;;x\u{1b}\\ab\u{1b}[6n".utf8)
    #expect(emulator.title == "选择")
    #expect(emulator.screen.rows[0] == "ab")
    #expect(emulator.takeAnswers() == Array("\u{1b}[1;3R".utf8))
    #expect(emulator.takeAnswers() == [])
  }

  @Test func bytesMayBeSplitAnywhere() {
    let text = "\u{1b}[?2004h\u{1b}[1;31m广\u{1b}]2;t\u{1b}\\e\u{301}\u{1b}(0q\u{1b}(B𠮷\u{1b}[38:2::1:2:3mx"
    let (whole, split) = (Emulator(rows: 3, columns: 10), Emulator(rows: 3, columns: 10))
    whole.feed(text.utf8)
    for byte in text.utf8 { split.feed([byte]) }
    #expect(whole.screen == split.screen)
    #expect(split.screen.rows[0] == "广e\u{301}─𠮷x")
  }

  @Test func resizingKeepsTheUpperLeftOfBothScreens() {
    let emulator = Emulator(rows: 3, columns: 10)
    emulator.feed("shell广\r\nb\u{1b}[?1049h\u{1b}[H\u{1b}[7mpick广东\u{1b}[m\r\nthird".utf8)
    emulator.resize(rows: 2, columns: 7)
    #expect(emulator.screen.rows == ["pick广", "third"])
    #expect(emulator.screen.cell(0, 0)?.style == style { $0.isReverse = true })
    emulator.feed("!\u{1b}[?1049l".utf8)
    #expect(emulator.screen.rows == ["shell广", "b"])
    #expect(emulator.screen.cursor == Screen.Position(row: 1, column: 1))
  }

  @Test func theColourOfTextToComeOutlivesAResize() {
    let emulator = Emulator(rows: 2, columns: 4)
    emulator.feed("\u{1b}[2;35ma".utf8)
    emulator.resize(rows: 3, columns: 5)
    emulator.feed("b".utf8)
    let expected = style {
      $0.isDim = true
      $0.foreground = .index(5)
    }
    #expect(emulator.screen.cell(0, 1) == Screen.Cell("b", style: expected))
  }

  @Test func anyTextInAnySizeAndAThousandResizesCrashNothing() {
    let emulator = Emulator(rows: 1, columns: 1)
    var noise: UInt64 = 1
    for number in 0..<1_000 {
      emulator.feed("广\u{1b}[\(number % 40);\(number % 70)H东x\u{1b}[\(number % 9)b".utf8)
      emulator.feed("\u{1b}[2;\(number % 30)r\n\n广".utf8)
      emulator.feed((0..<40).map { _ in next(&noise) })
      if number % 7 == 0 { emulator.feed("\u{1b}[?1049\(number % 2 == 0 ? "h" : "l")".utf8) }
      emulator.resize(rows: 1 + number * 7 % 23, columns: 1 + number * 11 % 37)
      #expect(emulator.screen.rows.count == 1 + number * 7 % 23)
    }
  }

  @Test func aScreenDescribesItself() {
    #expect(
      screen(of: "广东\u{1b}[?25l").description == """
        ┌──────────┐
        ▸广东      │
        │          │
        │          │
        └──────────┘
        10×3, cursor at row 0 column 4, hidden
        """)
  }

  /// The next of a row of bytes that look random and are always the same.
  private func next(_ noise: inout UInt64) -> UInt8 {
    noise = noise &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt8(truncatingIfNeeded: noise >> 40)
  }

  private func screen(of text: String) -> Screen {
    let emulator = Emulator(rows: 3, columns: 10)
    emulator.feed(text.utf8)
    return emulator.screen
  }

  private func style(_ change: (inout Screen.Style) -> Void) -> Screen.Style {
    var style = Screen.Style()
    change(&style)
    return style
  }
}
