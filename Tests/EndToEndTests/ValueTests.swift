import TerminalSupport
import TestSupport
import Testing

/// Columns, dates and times with the release binary: each example of the contract.
struct ValueTests {
  func terminal(
    _ words: [String], rows: Int = 24, columns: Int = 80, input: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Terminal {
    var program = Areapick.program(environment: ["TZ": "UTC"].merging(environment) { $1 })
    program.arguments = [words[0], "--no-animation"] + words.dropFirst()
    if let input { program.standardInput = .file(input) }
    return try Terminal(program, rows: rows, columns: columns)
  }

  /// Sends keys once a text is on the screen, and waits for what is printed.
  func printed(
    _ words: [String], after text: String, keys: String = "", input: String? = nil,
    environment: [String: String] = [:]
  ) throws -> String {
    let terminal = try terminal(words, input: input, environment: environment)
    try terminal.waitFor(text: text)
    terminal.send(keys)
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardErrorText == "")
    #expect(terminal.isAsFound)
    return terminal.standardOutputText
  }

  @Test func aMoodIsPicked() throws {
    let words = ["columns", "--title", "感情状态", "单身,约会中,已婚"]
    #expect(try printed(words, after: "感情状态") == "单身\n")
    let terminal = try terminal(words)
    try terminal.waitFor(text: "▸ 单身")
    terminal.key(.down, count: 2)
    try terminal.waitFor(text: "▸ 已婚")
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "已婚\n")
  }

  @Test func indexesArePrintedForTwoColumns() throws {
    let words = ["columns", "--titles", "尺码,颜色", "S,M,L,XL", "黑,白,红", "--selected", "M,#0"]
    #expect(try printed(words + ["--output", "index"], after: "▸ M") == "1 0\n")
    #expect(try printed(words, after: "颜色") == "M 黑\n")
    #expect(try printed(words + ["--separator", "/", "--print0"], after: "▸ M") == "M/黑\0")
    #expect(
      try printed(words + ["--output", "json"], after: "▸ M")
        == #"[{"column":0,"row":1,"value":"M"},{"column":1,"row":0,"value":"黑"}]"# + "\n")
    #expect(try printed(words + ["--output", "shell"], after: "▸ M") == "AREA_1='M'\nAREA_2='黑'\n")
  }

  @Test func aColumnComesFromStandardInput() throws {
    let branches = TemporaryFile("main\nfeature/login\nfix/crash\n")
    #expect(
      try printed(["columns", "-"], after: "▸ main", keys: "fix", input: branches.path) == "fix/crash\n")
    #expect(
      try printed(["columns", "-"], after: "▸ main", keys: "/log", input: branches.path) == "feature/login\n")
  }

  @Test func aColumnComesFromEachFile() throws {
    let cities = TemporaryFile("北京\n上海\n")
    let shops = TemporaryFile("一店\n二店\n三店\n")
    let words = ["columns", "@" + cities.path, "@" + shops.path, "--selected", "上海,三店"]
    #expect(try printed(words, after: "▸ 上海") == "上海 三店\n")
  }

  @Test func aCommaBehindABackslashIsOne() throws {
    #expect(try printed(["columns", "a\\,b,c"], after: "▸ a,b") == "a,b\n")
    let moods = ["columns", "单身,约会中,已婚,重庆人"]
    #expect(try printed(moods, after: "▸ 单身", keys: "yi") == "已婚\n")
    #expect(try printed(moods, after: "▸ 单身", keys: "cq") == "重庆人\n")
    #expect(try printed(moods, after: "▸ 单身", keys: "/huiz") == "约会中\n")
  }

  /// Pairs of a name and its values are a tree of two levels; where the first column turns, the second has others.
  @Test func linkedColumnsComeFromPairs() throws {
    let pairs = TemporaryFile(
      #"[{"key":"水果","values":["苹果","香蕉"]},{"key":"蔬菜","values":["白菜","萝卜"]}]"#)
    let words = ["--face=wheels", "--data", pairs.path]
    #expect(try printed(words, after: "▸ 水果") == "水果/苹果\n")
    let terminal = try terminal(words)
    try terminal.waitFor(text: "▸ 水果")
    terminal.key(.down)
    #expect(try terminal.waitFor(text: "▸ 蔬菜").contains("白菜"))
    terminal.key(.right)
    terminal.key(.down)
    try terminal.waitFor(text: "▸ 萝卜")
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "蔬菜/萝卜\n")
  }

  @Test func aDateUpToToday() throws {
    let words = ["date", "--selected", "today", "--min", "1900-01-01", "--max", "today"]
    let today = try date("+%F")
    #expect(try printed(words, after: "请选择日期") == today + "\n")
    #expect(try printed(words, after: "请选择日期", keys: "19870605") == "1987-06-05\n")
  }

  @Test func aDateInTheCalendarInAFormOfItsOwn() throws {
    let words = [
      "date", "--face", "calendar", "--week-start", "monday", "--format", "%d.%m.%Y", "--selected",
      "2026-11-21",
    ]
    #expect(try printed(words, after: "[21]") == "21.11.2026\n")
    #expect(try printed(words, after: "[21]", keys: "2026-12-24") == "24.12.2026\n")
    let terminal = try terminal(words)
    try terminal.waitFor(text: "一    二    三    四    五    六    日")
    terminal.key(.pageDown)
    terminal.key(.right)
    try terminal.waitFor(text: "[22]")
    try terminal.waitFor(text: "2026年 12月")
    terminal.send(">")
    try terminal.waitFor(text: "2027年 12月")
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "22.12.2027\n")
  }

  /// What is written is read at once: a day that there is not is named beside the line, before Enter.
  @Test func aDateIsWrittenAsHalfOfEuropeDoes() throws {
    let words = ["date", "--selected", "05.06.1987"]
    #expect(try printed(words, after: "▸ 1987年") == "1987-06-05\n")
    let terminal = try terminal(["date", "--face", "calendar", "--selected", "2026-11-21"])
    try terminal.waitFor(text: "[21]")
    terminal.send("31.2.1987")
    try terminal.waitFor(text: "没有 31.2.1987 这一天或时间")
    terminal.key(.backspace, count: 9)
    terminal.send("5/6/1987")
    try terminal.waitFor(text: "5/6/1987 分不清月和日，请先写年")
    terminal.key(.backspace, count: 8)
    terminal.send("5 Jun 1987")
    try terminal.waitFor(text: "1987年 6月 5日 周五")
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "1987-06-05\n")
  }

  @Test func aTimeInQuartersOfAnHour() throws {
    let words = ["time", "--step", "15", "--min", "09:00", "--max", "18:00"]
    #expect(try printed(words, after: "请选择时间", keys: "915") == "09:15\n")
  }

  @Test func aDateAndATimeAsJSON() throws {
    let words = ["datetime", "--selected", "2026-11-21 09:30", "--output", "json"]
    #expect(
      try printed(words, after: "▸ 2026年") == #"{"year":2026,"month":11,"day":21,"hour":9,"minute":30}"#
        + "\n")
    #expect(
      try printed(["datetime", "--selected", "2026-11-21 09:30"], after: "30分") == "2026-11-21T09:30\n")
  }

  /// Sixteen keys: tens of years, years, months, weeks and days.
  @Test func aBirthdayIsReachedByKeysInTheCalendar() throws {
    let keys = "{{{{>" + String(repeating: "\u{1B}[5~", count: 5) + "\u{1B}OA\u{1B}OA\u{1B}OD\u{1B}OD\u{1B}OD"
    let words = ["date", "--face", "calendar", "--selected", "2026-11-22"]
    #expect(try printed(words, after: "2026-11-22", keys: keys) == "1987-06-05\n")
  }

  @Test func weeksAndQuartersArePrintedByISO8601() throws {
    let day = ["--selected", "2026-11-21"]
    #expect(try printed(["date", "--fields", "week"] + day, after: "第47周") == "2026-W47\n")
    #expect(try printed(["date", "--fields", "quarter"] + day, after: "第4季度") == "2026-Q4\n")
    #expect(try printed(["date", "--fields", "year-month"] + day, after: "11月") == "2026-11\n")
    #expect(try printed(["date", "--fields", "month-day"] + day, after: "21日") == "11-21\n")
    #expect(try printed(["date", "--fields", "month-day", "--selected", "02-29"], after: "29日") == "02-29\n")
    #expect(try printed(["date", "--fields", "year"] + day, after: "▸ 2026年") == "2026\n")
    #expect(try printed(["date", "--fields", "month"] + day, after: "▸ 11月") == "11\n")
    #expect(try printed(["date", "--fields", "day"] + day, after: "▸ 21日") == "21\n")
    #expect(try printed(["date", "--fields", "month", "--selected", "3"], after: "▸ 3月") == "03\n")
    #expect(try printed(["date", "--fields", "day", "--selected", "31"], after: "▸ 31日") == "31\n")
    let json = ["--output", "json"]
    #expect(try printed(["date", "--fields", "month"] + day + json, after: "▸ 11月") == "{\"month\":11}\n")
    #expect(try printed(["date", "--fields", "day"] + day + json, after: "▸ 21日") == "{\"day\":21}\n")
  }

  @Test func englishReadsAsItIsSaid() throws {
    let terminal = try terminal(["date", "--lang", "en", "--selected", "2026-11-21"])
    try terminal.waitFor(text: "21 Sat")
    #expect(terminal.screen.contains("November"))
    #expect(terminal.screen.contains("▸ 2026"))
  }

  @Test func aBirthdayIsClicked() throws {
    let words = ["date", "--face", "calendar", "--selected", "1987-06-01", "--max", "today"]
    let terminal = try terminal(words)
    try terminal.waitForMouse()
    let day = try #require(try terminal.waitFor(text: " 19 ").position(of: " 19 "))
    try terminal.click(row: day.row, column: day.column + 1)
    try terminal.waitFor(text: "[19]")
    let done = try #require(terminal.screen.position(of: "完成"))
    try terminal.click(row: done.row, column: done.column)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "1987-06-19\n")
  }

  @Test func todayIsTheZones() throws {
    for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago"] {
      let today = try date("+%F", zone: zone)
      #expect(try printed(["date"], after: "请选择日期", environment: ["TZ": zone]) == today + "\n")
    }
  }

  @Test(arguments: [
    (["columns"], "there is no column"), (["columns", "S,M", ""], "column 2 is empty: it has 0 items"),
    (["columns", "S,M", "--selected", "S,M"], "--selected has 2 items, and there is 1 column"),
    (["columns", "S,M", "--titles", "a,b"], "--titles has 2 titles, and there is 1 column"),
    (["columns", "S,M", "--selected", "X"], "column 1 has no item 'X'; it has 2 items"),
    (["columns", "S,M", "--selected", "#2"], "column 1 has no index 2; it has 2 items, 0 to 1"),
    (["columns", "S,M\u{1B}[31m"], "column 1, item 2: the control character U+001B"),
    (["time", "--step", "7"], "1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60"),
    (["time", "--min", "22:00", "--max", "06:00"], "a span over midnight"),
    (["date", "--format", "%Q"], "there is no %Q"),
    (["date", "--min", "2026-02-30"], "there is no such day"),
    (["date", "--min", "31.2.1987"], "there is no such day"),
    (["date", "--selected", "-0001-01-01"], "there is no such day"),
    (["time", "--selected", "24:00"], "24:00 is 00:00 of the next day; write 00:00"),
    (["time", "--min", "23:59:60"], "there is no such day or time"),
    (["datetime", "--max", "今晚12点"], "this night belongs to two days; write it like '2026-11-21 00:00'"),
    (["date", "--selected", "5/6/1987"], "the day or the month may be first"),
    (["date", "--max", "5.6.87"], "a year has four digits, not 87"),
    (["date", "--disable", "* *"], "three fields"),
    (["date", "--disable", "* * *"], "--disable leaves no day"),
    (["date", "--fields", "year-day"], "between a year and a day there is a month"),
    (["date", "--fields", "days"], "year-month-day"),
    (["date", "--fields", "month-day", "--format", "%Y-%m"], "--fields names no year"),
    (["date", "--fields", "month", "--format", "%A"], "--fields names no year"),
    (["date", "--fields", "day", "--disable", "* 2 *"], "a day alone has no month"),
    (["date", "--fields", "month", "--min", "9", "--max", "3"], "nothing lies between"),
    (["date", "--face", "tabs"], "wheels, calendar"),
    (["date", "--output", "index"], "one of text, json, shell is wanted (areapick date --help)"),
    (["date", "--fields", "week", "--face", "calendar"], "calendar"),
    (["date", "--selected", "1899-12-31", "--min", "1900-01-01"], "is earlier than --min"),
  ])
  func whatIsWrongIsSaid(_ words: [String], _ message: String) throws {
    let terminal = try terminal(words, environment: ["LC_ALL": "en_US.UTF-8"])
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.standardErrorText.contains(message))
    #expect(terminal.standardErrorText.hasPrefix("areapick: "))
    #expect(terminal.standardOutputText == "")
  }

  @Test func aLineWithAnEscapeIsRefusedWithItsNumber() throws {
    let lines = TemporaryFile("one\ntwo\u{1B}]0;x\u{7}\n")
    let terminal = try terminal(["columns", "-"], input: lines.path, environment: ["LC_ALL": "en_US.UTF-8"])
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(
      terminal.standardErrorText
        == "areapick: column 1, standard input, line 2: the control character U+001B cannot be shown; it has 2 items\n"
    )
  }

  @Test func escAndTheBackdropCancel() throws {
    let terminal = try terminal(["date", "--face", "calendar", "--cancel-status", "7"])
    try terminal.waitFor(text: "请选择日期")
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(7))
    #expect(terminal.standardOutputText == "")
    #expect(terminal.isAsFound)
  }

  /// A zone whose clock shows this many seconds before midnight.
  private func zone(beforeMidnight seconds: Int) throws -> String {
    let parts = try date("+%H %M %S").split(separator: " ").compactMap { Int($0) }
    let left = (86_400 - seconds - parts[0] * 3600 - parts[1] * 60 - parts[2] + 86_400) % 86_400
    let east = left > 43_200 ? left - 86_400 : left
    let size = abs(east)
    return "XXX\(east > 0 ? "-" : "")\(size / 3600):\(size / 60 % 60):\(size % 60)"
  }

  /// Nobody presses a key: the mark of today goes on at midnight, and the choice stays.
  @Test func theMarkOfTodayGoesOnAtMidnight() throws {
    let terminal = try terminal(
      ["date", "--face", "calendar"], environment: ["TZ": try zone(beforeMidnight: 5)])
    let before = try terminal.waitFor(text: "今天")
    try terminal.waitForText(absent: "今天")
    terminal.send("t")
    let after = try terminal.waitFor(text: "今天")
    #expect(before.description != after.description)
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
  }

  /// The time is read when a key means it, not only when the sheet opens.
  @Test func nowIsTheSecondOfTheKey() throws {
    let terminal = try terminal(
      ["time", "--seconds", "--selected", "12:00:00"], environment: ["TZ": try zone(beforeMidnight: 9000)])
    try terminal.waitFor(text: "▸ 12时")
    terminal.send("t")
    func band(_ screen: Screen) -> String? { screen.rows.first { $0.contains("▸") } }
    let first = band(try terminal.waitForText(absent: "▸ 12时"))
    try terminal.waitUntil("a later second") {
      terminal.send("t")
      return band(terminal.screen) != first
    }
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText.hasPrefix("21:3"))
  }

  /// What the sheet shows can be pasted into it.
  @Test func whatTheSheetShowsIsRead() throws {
    let terminal = try terminal(["datetime", "--selected", "2026-11-21 09:30"], columns: 60)
    try terminal.waitFor(text: "▸ 2026年")
    terminal.paste("2026年 11月 27日 周五 9时 45分")
    try terminal.waitFor(text: "27日 周五")
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "2026-11-27T09:45\n")
  }

  @Test func plainQuestionsTakeAWholeDate() throws {
    var program = Areapick.program(environment: ["TZ": "UTC"])
    program.arguments = [
      "date", "--accessible", "--min", "1900-01-01", "--max", "2026-11-21", "--selected", "2000-01-01",
    ]
    let terminal = try Terminal(program)
    try terminal.waitFor(text: "年，从 1900年 到 2026年：")
    terminal.send("1987\r")
    try terminal.waitFor(text: "月，从 1月 到 12月：")
    terminal.send("6\r")
    try terminal.waitFor(text: "日，从 1日 周一 到 30日 周二：")
    terminal.send("5\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "1987-06-05\n")
    let whole = try Terminal(program)
    try whole.waitFor(text: "年，从")
    whole.send("1987-06-05\r")
    #expect(try whole.waitForExit() == .exited(0))
    #expect(whole.standardOutputText == "1987-06-05\n")
  }

  @Test func aRecordedPickIsPlayedAgain() throws {
    let file = TemporaryFile("")
    let words = ["date", "--selected", "2026-11-21", "--record", file.path]
    #expect(try printed(words, after: "请选择日期", keys: "1987") == "1987-11-21\n")
    var program = Areapick.program()
    program.arguments = ["replay", file.path]
    let terminal = try Terminal(program)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText.contains("1987年"))
    #expect(terminal.standardOutputText.contains("chosen 1987-11-21"))
  }

  func date(_ form: String, zone: String = "UTC") throws -> String {
    var program = Program("/bin/date", form, environment: ["TZ": zone])
    program.standardOutput = .pipe
    let terminal = try Terminal(program)
    _ = try terminal.waitForExit()
    return terminal.standardOutputText.split(separator: "\n").joined()
  }
}
