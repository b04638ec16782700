import TerminalSupport
import TestSupport
import Testing

/// What a hurried person types, key after key.
extension ValueTests {
  @Test(arguments: [
    ("下午3点", "15:00"), ("下午7:30", "19:30"), ("凌晨3点", "03:00"), ("3点半", "03:30"), ("三点", "03:00"),
    ("中午12点", "12:00"), ("晚上8点", "20:00"), ("上午3时15分", "03:15"), ("PM3:30", "15:30"),
  ])
  func aTimeIsTypedAsItIsSaid(_ keys: String, _ time: String) throws {
    let words = ["time", "--12-hour", "--selected", "09:30"]
    #expect(try printed(words, after: "▸ 上午", keys: keys) == time + "\n")
  }

  @Test(arguments: [
    ("noon", "12:00"), ("midnight", "00:00"), ("pm 3:30", "15:30"), ("3 pm", "15:00"), ("3pm", "15:00"),
    ("0330", "03:30"),
  ])
  func aTimeIsTypedInEnglish(_ keys: String, _ time: String) throws {
    for clock in [[], ["--12-hour"]] {
      let words = ["time", "--lang", "en", "--selected", "04:20"] + clock
      #expect(try printed(words, after: "▸", keys: keys) == time + "\n")
    }
  }

  /// What is not understood stays written, and Enter takes nothing else for it.
  @Test(arguments: [
    (["time", "--selected", "09:30"], "pm", "Cannot read pm"),
    (["time", "--selected", "09:30"], "9:15:30", "9:15:30: no seconds can be chosen here"),
    (["columns", "Black,Blue,Dark Blue"], "blak", "Nothing here matches blak"),
    (["columns", "Black,Blue,Dark Blue"], "7", "Nothing here matches 7"),
    (["date", "--selected", "2026-11-21"], "198\t", "A year has four digits, not 198"),
  ])
  func whatIsNotUnderstoodIsRefused(_ words: [String], _ keys: String, _ message: String) throws {
    let terminal = try terminal(words + ["--lang", "en"])
    try terminal.waitFor(text: "▸")
    terminal.send(keys)
    terminal.key(.enter)
    try terminal.waitFor(text: message)
    terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.standardOutputText == "")
  }

  @Test func blanksBelongToAnItem() throws {
    let words = ["columns", "Black,Dark Blue,Blue,Dark Green"]
    #expect(try printed(words, after: "▸ Black", keys: "dark b") == "Dark Blue\n")
    #expect(try printed(words, after: "▸ Black", keys: "dark g") == "Dark Green\n")
    #expect(try printed(["columns", "36,37,38"], after: "▸ 36", keys: "38") == "38\n")
  }

  /// The column that has come by itself is the one that → or Tab asks for.
  @Test(arguments: ["\u{1B}[C", "\t"])
  func anArrowBehindAYearSkipsNothing(_ key: String) throws {
    let words = ["date", "--selected", "2026-11-21"]
    #expect(try printed(words, after: "▸ 2026年", keys: "1987\(key)5\(key)17") == "1987-05-17\n")
    #expect(try printed(words, after: "▸ 2026年", keys: "1986\u{7F}7\(key)5\(key)17") == "1987-05-17\n")
  }

  @Test func escDropsWhatWasTypedFirst() throws {
    let terminal = try terminal(["date", "--selected", "2026-11-21"])
    try terminal.waitFor(text: "▸ 2026年")
    terminal.send("1987")
    try terminal.waitFor(text: "1987年")
    terminal.key(.escape)
    try terminal.waitFor(text: "▸ 2026年")
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
  }

  /// A hurried person turns to the month first and types the day alone.
  @Test func aDayAloneIsOneOfTheMonthThatIsShown() throws {
    let words = ["date", "--face", "calendar", "--selected", "2026-11-21"]
    #expect(try printed(words, after: "2026年 11月", keys: "\u{1B}[6~25") == "2026-12-25\n")
    #expect(try printed(words, after: "2026年 11月", keys: "<<6-5") == "2024-06-05\n")
  }

  @Test(arguments: [
    (["date", "--fields", "quarter", "--selected", "2024-Q3"], "q2", "2024-Q2\n"),
    (["date", "--fields", "week", "--selected", "2024-W10"], "2026w47", "2026-W47\n"),
    (["time", "--selected", "09:30"], "half past 3", "03:30\n"),
    (["time", "--selected", "09:30"], "9h45", "09:45\n"),
    (["time", "--selected", "09:30"], "夜里2点", "02:00\n"),
    (["date", "--selected", "2026-02-21", "--face", "calendar"], "15th", "2026-02-15\n"),
  ])
  func whatPeopleSayIsTaken(_ words: [String], _ keys: String, _ value: String) throws {
    let sign = words.contains("calendar") ? "2026年 2月" : "▸"
    #expect(try printed(words, after: sign, keys: keys) == value)
  }

  /// A minus before a number is a time some minutes ago, whose unit is asked for; it is no number of the next column.
  @Test func aMinusIsNoSeparatorAtTheBeginning() throws {
    let terminal = try terminal(["time", "--selected", "09:30"])
    try terminal.waitFor(text: "▸ 9时")
    terminal.send("-5\r")
    try terminal.waitFor(text: "看不懂“-5”")
    terminal.send("min\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText != "09:05\n")
  }

  @Test func aTimeAloneKeepsTheDayThatIsShown() throws {
    let words = ["datetime", "--selected", "2020-02-03 10:00"]
    #expect(try printed(words, after: "▸ 2020年", keys: "/3:15pm") == "2020-02-03T15:15\n")
    #expect(try printed(words, after: "▸ 2020年", keys: "14. 3. 1987 9:15") == "1987-03-14T09:15\n")
  }
}

/// Settings of a person, and pipes that give nothing.
extension ValueTests {
  @Test func theFormOfAPersonsDefaultsIsTaken() throws {
    let json = ["AREAPICK_DEFAULT_OPTS": "--output json"]
    let words = ["date", "--selected", "2026-11-21"]
    #expect(
      try printed(words, after: "21日", environment: json) == "{\"year\":2026,\"month\":11,\"day\":21}\n")
    #expect(try printed(words + ["--output", "text"], after: "21日", environment: json) == "2026-11-21\n")
    #expect(try printed(words + ["--format", "%d"], after: "21日", environment: json) == "21\n")
    #expect(try printed(words + ["--no-output"], after: "21日", environment: json) == "2026-11-21\n")
    let places = ["AREAPICK_DEFAULT_OPTS": "--output codes --separator /"]
    #expect(try printed(words, after: "21日", environment: places) == "2026-11-21\n")
    let index = ["AREAPICK_DEFAULT_OPTS": "--output index --print0"]
    #expect(try printed(["columns", "S,M", "--selected", "M"], after: "▸ M", environment: index) == "1\0")
    #expect(try printed(words, after: "21日", environment: index) == "2026-11-21\0")
  }

  /// The time runs while a column or a tree is read.
  @Test(arguments: [["columns", "--timeout", "0.3", "-"], ["--timeout", "0.3", "--data", "-"]])
  func theTimeRunsWhileStandardInputIsRead(_ words: [String]) throws {
    var program = Areapick.program(environment: ["TZ": "UTC"])
    program.arguments = words
    program.standardInput = .pipe
    let start = ContinuousClock.now
    let terminal = try Terminal(program, rows: 24, columns: 80)
    #expect(try terminal.waitForExit() == .exited(124))
    #expect(ContinuousClock.now - start < .seconds(1.2))
    #expect(terminal.standardOutputText == "")
    #expect(terminal.isAsFound)
  }
}
