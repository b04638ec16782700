import TerminalSupport
import TestSupport
import Testing

/// Every key that the help of dates names, as the bytes that xterm sends for it.
extension ValueTests {
  private static let calendarKeys: [(Terminal.Key, Terminal.Modifiers, String)] = [
    (.left, [], "2026-11-20"), (.right, [], "2026-11-22"), (.up, [], "2026-11-14"), (.down, [], "2026-11-28"),
    (.control("P"), [], "2026-11-14"), (.control("N"), [], "2026-11-28"), (.pageUp, [], "2026-10-21"),
    (.pageDown, [], "2026-12-21"), (.pageUp, .shift, "2025-11-21"), (.pageDown, .shift, "2027-11-21"),
    (.home, [], "2026-11-01"), (.end, [], "2026-11-30"), (.control("L"), [], "2026-11-21"),
  ]

  @Test(arguments: calendarKeys)
  func aKeyMovesTheCalendar(_ key: Terminal.Key, _ modifiers: Terminal.Modifiers, _ day: String) throws {
    // On the days, and on the line that a date is written in.
    for opens in ["", "/"] {
      if !opens.isEmpty, [.left, .right].contains(key) { continue }  // There they move the caret.
      let terminal = try terminal(["date", "--face", "calendar", "--selected", "2026-11-21"])
      try terminal.waitFor(text: "[21]")
      terminal.send(opens)
      terminal.key(key, modifiers)
      terminal.key(.enter)
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.standardOutputText == day + "\n", "\(key) \(modifiers) after \(opens)")
    }
  }

  @Test(arguments: [
    ("<", "2025-11-21"), (">", "2027-11-21"), ("{", "2016-11-21"), ("}", "2036-11-21"), ("5", "2026-11-05"),
    ("12-24", "2026-12-24"), ("/\u{15}1 Jun 1987", "1987-06-01"), ("\u{7F}3", "2026-11-23"),
    ("\u{7F}\u{7F}\u{7F}", "2026-11-01"), ("８", "2026-11-08"), ("２０２６－１２－０１", "2026-12-01"),
  ])
  func aCharacterMovesTheCalendar(_ keys: String, _ day: String) throws {
    let words = ["date", "--face", "calendar", "--selected", "2026-11-21"]
    #expect(try printed(words, after: "[21]", keys: keys) == day + "\n")
  }

  /// The line is edited as lines are.
  @Test func theLineOfTheCalendarIsEdited() throws {
    let terminal = try terminal(["date", "--face", "calendar", "--selected", "2026-11-21"])
    try terminal.waitFor(text: "[21]")
    terminal.send("/")
    terminal.key(.control("U"))
    terminal.send("x1987-06-05")
    terminal.key(.control("A"))
    terminal.key(.delete)
    try terminal.waitFor(text: "1987年 6月 5日 周五")
    terminal.key(.control("E"))
    terminal.key(.backspace)
    terminal.send("7")
    try terminal.waitFor(text: "1987年 6月 7日 周日")
    terminal.key(.left)
    terminal.send("1")
    terminal.key(.control("D"))
    terminal.key(.left, count: 2)
    terminal.key(.right)
    try terminal.waitForText(absent: "1987年 6月 7日 周日")
    terminal.key(.control("K"))
    terminal.key(.control("W"))
    terminal.send("12-24")
    try terminal.waitFor(text: "12月 24日")
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "2026-12-24\n")
  }

  @Test func todayIsAKey() throws {
    let words = ["date", "--face", "calendar", "--selected", "1987-06-05"]
    let today = try date("+%F")
    #expect(try printed(words, after: "[ 5]", keys: "t") == today + "\n")
  }

  @Test(arguments: [Terminal.Key.escape, .control("C"), .control("G")])
  func aKeyCancelsTheCalendar(_ key: Terminal.Key) throws {
    let terminal = try terminal(["date", "--face", "calendar"])
    try terminal.waitFor(text: "请选择日期")
    terminal.key(key)
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.isAsFound)
  }

  @Test(arguments: ["?", "\u{1B}OP", "？"]) func aKeyOpensTheHelpOfTheCalendar(_ key: String) throws {
    let terminal = try terminal(["date", "--face", "calendar", "--selected", "2026-11-21"])
    try terminal.waitFor(text: "[21]")
    terminal.send(key)
    #expect(try terminal.waitFor(text: "上一年、下一年").contains("Shift-PgUp Shift-PgDn"))
    terminal.send("q")
    try terminal.waitFor(text: "[21]")
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test(arguments: [
    (Terminal.Key.up, "2025-11-21"), (.control("P"), "2025-11-21"), (.down, "2027-11-21"),
    (.control("N"), "2027-11-21"), (.home, "0001-11-21"), (.end, "9999-11-21"),
  ])
  func aKeyTurnsAWheel(_ key: Terminal.Key, _ day: String) throws {
    let terminal = try terminal(["date", "--selected", "2026-11-21"])
    try terminal.waitFor(text: "▸ 2026年")
    terminal.key(key)
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == day + "\n")
  }

  @Test(arguments: [
    (Terminal.Key.right, "2026-12-21"), (.tab, "2026-12-21"), (.backTab, "2026-11-22"), (.left, "2027-11-21"),
  ])
  func aKeyGoesToAnotherWheel(_ key: Terminal.Key, _ day: String) throws {
    let terminal = try terminal(["date", "--selected", "2026-11-21"])
    try terminal.waitFor(text: "▸ 2026年")
    terminal.key(key)
    terminal.key(.down)
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == day + "\n")
  }
}

/// What is said where a value cannot be taken.
extension ValueTests {
  /// On a line that is too narrow for the sentence, it is short.
  @Test func thatTheTimeIsLeftOutIsSaidOnANarrowLine() throws {
    let words = ["date", "--face", "calendar", "--selected", "2026-11-21"]
    let wide = try terminal(words)
    try wide.waitFor(text: "[21]")
    wide.send("2026-11-27 9:30")
    try wide.waitFor(text: "2026年 11月 27日 周五，不选时间")
    wide.key(.enter)
    #expect(try wide.waitForExit() == .exited(0))
    #expect(wide.standardOutputText == "2026-11-27\n")
    let narrow = try terminal(words, rows: 12, columns: 40)
    try narrow.waitFor(text: "[21]")
    narrow.send("2026-11-27 9:30")
    #expect(!(try narrow.waitFor(text: "不选时间").contains("，不选时间")))
    narrow.key(.enter)
    #expect(try narrow.waitForExit() == .exited(0))
    #expect(narrow.standardOutputText == "2026-11-27\n")
  }

  @Test(arguments: [
    (["--min", "2026-11-01", "--max", "2026-11-30"], "12-24", "12-24 不可选：可选 2026-11-01 到 2026-11-30"),
    (["--max", "2026-11-30"], "2027-01-01", "2027-01-01 不可选：最晚 2026-11-30"),
    (["--min", "2026-11-01"], "1.1.1987", "1.1.1987 不可选：最早 2026-11-01"),
  ])
  func boundsAreToldWhereTheyRefuse(_ bounds: [String], _ keys: String, _ message: String) throws {
    for face in ["wheels", "calendar"] {
      let terminal = try terminal(["date", "--face", face, "--selected", "2026-11-21"] + bounds)
      try terminal.waitFor(text: face == "wheels" ? "▸ 2026年" : "[21]")
      terminal.send("/\u{15}" + keys)
      try terminal.waitFor(text: message)
      terminal.key(.enter)
      try terminal.waitFor(text: message)
      terminal.send("\u{3}")
      #expect(try terminal.waitForExit() == .exited(130))
    }
  }

  @Test func plainQuestionsTellTheBounds() throws {
    let terminal = try terminal(["date", "--accessible", "--max", "2026-11-30", "--selected", "2026-11-21"])
    try terminal.waitFor(text: "年，从")
    terminal.send("2027-01-01\r")
    try terminal.waitFor(text: "2027-01-01 不可选：最晚 2026-11-30")
    terminal.send("2026-11-30\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "2026-11-30\n")
  }

  @Test func theEndOfADayIsTheBeginningOfTheNext() throws {
    #expect(
      try printed(["datetime", "--selected", "2026-11-21 24:00"], after: "▸ 2026年") == "2026-11-22T00:00\n")
    #expect(
      try printed(["time", "--selected", "18:30", "--max", "24:00"], after: "▸ 18时", keys: "2359")
        == "23:59\n")
    let terminal = try terminal(["time", "--selected", "18:30"])
    try terminal.waitFor(text: "▸ 18时")
    terminal.send("/24:00")
    try terminal.waitFor(text: "24:00 是第二天的 00:00，请写 00:00")
    terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .exited(130))
  }
}
