import CalendarModel
import PickerCore
import TerminalKit

/// The words of columns, days and times.
extension Texts {
  func defaultTitle(of subject: Subject) -> String {
    switch subject {
    case .places: language("请选择所在地区", "Choose a place")
    case .items: language("请选择", "Choose")
    case .date: language("请选择日期", "Choose a date")
    case .time: language("请选择时间", "Choose a time")
    case .dateAndTime: language("请选择日期和时间", "Choose a date and time")
    }
  }

  var names: CalendarNames { language == .chinese ? .chinese : .english }

  /// The name of a row of a column.
  func name(ofRow row: Int, in column: Column, of columns: Columns) -> String {
    guard case .numbers(let field, let numbers) = column.rows, let moments = columns.moments else {
      return column.text(ofRow: row)
    }
    return name(of: numbers[row], field, moments)
  }

  /// The heading of a column; empty if there is none.
  func heading(ofColumn index: Int, in columns: Columns) -> String {
    let column = columns.columns[index]
    if let region = column.region { return rank(region) }
    if case .numbers(let field, _) = column.rows { return name(of: field) }
    return columns.titles.indices.contains(index) ? SafeText.line(columns.titles[index]) : ""
  }

  func name(of field: MomentPick.Field) -> String {
    switch field {
    case .year, .weekYear: language("年", "Year")
    case .month: language("月", "Month")
    case .day: language("日", "Day")
    case .week: language("周", "Week")
    case .quarter: language("季度", "Quarter")
    case .half: language("上下午", "AM/PM")
    case .hour: language("时", "Hour")
    case .minute: language("分", "Minute")
    case .second: language("秒", "Second")
    }
  }

  /// A number of a column in words: 2026年, 11月, 21日 周六; 2026, November, 21 Sat.
  func name(of number: Int, _ field: MomentPick.Field, _ moments: Moments) -> String {
    switch field {
    case .year, .weekYear: language(String(number) + "年", String(number))
    case .month: language(String(number) + "月", names.month(number))
    case .day: language(String(number) + "日", String(number)) + weekday(ofDay: number, moments)
    case .week:
      language("第\(number)周", "W\(DateTemplate.padded(number, 2))") + firstDay(ofWeek: number, moments)
    case .quarter: language("第\(number)季度", "Q\(number)")
    case .half: names.half(isAfternoon: number == 1)
    case .hour: hour(number, moments)
    case .minute: language(String(number) + "分", DateTemplate.padded(number, 2))
    case .second: language(String(number) + "秒", DateTemplate.padded(number, 2))
    }
  }

  private func hour(_ number: Int, _ moments: Moments) -> String {
    let (shown, isOfTwelve) = (moments.shown(number, in: .hour), moments.pick.fields.contains(.half))
    return language(
      String(shown) + "时", isOfTwelve ? String(shown) : DateTemplate.padded(shown, 2))
  }

  /// The weekday of a day; empty without a year, which a weekday needs.
  private func weekday(ofDay number: Int, _ moments: Moments) -> String {
    guard moments.pick.fields.contains(.year) else { return "" }
    let date = moments.choice.day.date
    return " " + shortWeekday(Day(clampingYear: date.year, month: date.month, day: number))
  }

  private func firstDay(ofWeek number: Int, _ moments: Moments) -> String {
    guard let monday = Day(isoYear: moments.choice.day.isoWeek.year, week: number) else { return "" }
    return language(" \(monday.month)月\(monday.day)日起", " \(names.shortMonth(monday.month)) \(monday.day)")
  }

  /// 周六, Sat.
  func shortWeekday(_ day: Day) -> String { language("周", "") + names.shortWeekday(day.weekday) }

  /// The head of a calendar's column: 六, Sa.
  func weekdayHead(_ weekday: Int) -> String {
    language(names.shortWeekday(weekday), String(names.shortWeekday(weekday).prefix(2)))
  }

  /// 2026年 11月, November 2026.
  func month(of day: Day) -> String {
    language("\(day.year)年 \(day.month)月", "\(names.month(day.month)) \(day.year)")
  }

  /// The width of the longest month name in the day's year, in cells: September, or any month of two digits.
  func monthWidth(of day: Day) -> Int {
    TextWidth.of(language("\(day.year)年 12月", "\(names.month(9)) \(day.year)"))
  }

  var weekHead: String { language("周", "Wk") }
  var today: String { language("今天", "today") }
  /// The label before the entry line.
  func entryLabel(_ subject: Subject) -> String {
    switch subject {
    case .places, .items: language("查找", "Find")
    case .time: language("时间", "Time")
    case .date, .dateAndTime: language("日期", "Date")
    }
  }
  func entryHint(_ subject: Subject) -> String {
    switch subject {
    case .places, .items: language("输入要找的文字", "Type a text to find")
    case .time: language("如 9:30、下午3点半、+30分钟", "such as 9:30, 9:30pm, +30min")
    case .date: language("如 2026-11-21、11-21、+3d、下周五", "such as 2026-11-21, 11-21, +3d, fri")
    case .dateAndTime: language("如 2026-11-21 9:30、+3d 9:30", "such as 2026-11-21 9:30, +3d 9:30")
    }
  }

  /// What can be typed for these columns.
  func entryHint(_ subject: Subject, _ fields: [MomentPick.Field]) -> String {
    switch fields.last {
    case .week: language("如 2026-W47、W47、下周", "such as 2026-W47, W47, next week")
    case .quarter: language("如 2026-Q4、Q4、下季度", "such as 2026-Q4, Q4, next quarter")
    default: entryHint(subject)
    }
  }

  /// A choice in words: 2026年 11月 21日 周六 9时 30分; 2026 November 21 Sat 09:30.
  func choice(_ moments: Moments) -> String {
    moments.pick.fields.reduce("") { text, field in
      let gap = language(" ", field == .minute || field == .second ? ":" : " ")
      return (text.isEmpty ? "" : text + gap)
        + name(of: Moments.number(field, of: moments.choice), field, moments)
    }
  }

  private static let exampleOfDate = "2026-11-21"

  /// What is said beside a typed text, the longest first: the choice that it means, what can be typed where it cannot be
  /// read yet, or why it cannot be taken.
  func remarks(on text: String, _ columns: Columns, _ subject: Subject) -> [String] {
    guard let moments = columns.moments else { return [] }
    switch moments.problem(with: text) {
    case nil where moments.leavesOutTime(of: text):
      return [choice(moments) + withoutTime, language("不选时间", "no time")]
    case nil: return [choice(moments)]
    case .notRead: return [entryHint(subject, moments.pick.fields)]
    case let problem?: return [reason(problem, moments), valueNotice(problem)]
    }
  }

  /// A notice, and the bounds where it says that something cannot be chosen.
  func reason(_ notice: Notice, _ moments: Moments?) -> String {
    guard case .outOfReach = notice, let range = moments.flatMap({ range(of: $0.pick) }) else {
      return self.notice(notice)
    }
    return self.notice(notice) + language("：", ": ") + range
  }

  /// The bounds of a pick; nil where it has none.
  private func range(of pick: MomentPick) -> String? {
    let first = pick.limits.first.map { Moments.text(of: $0, pick) }
    let last = pick.limits.last.map { Moments.text(of: $0, pick) }
    switch (first, last) {
    case (let first?, let last?): return language("可选 \(first) 到 \(last)", "\(first) to \(last)")
    case (let first?, nil): return language("最早 \(first)", "\(first) is the first")
    case (nil, let last?): return language("最晚 \(last)", "\(last) is the last")
    default: return nil
    }
  }

  private var withoutTime: String { language("，不选时间", ", without the time") }

  func valueNotice(_ notice: Notice) -> String {
    switch notice {
    case .noSuchText(let text): language("没有\(quoted(text))", "Nothing here matches \(text)")
    case .noSuchNumber(let digits): language("这一列没有 \(digits)", "There is no \(digits) in this column")
    case .unfinishedYear(let digits):
      language("年份要写四位，不能只写 \(digits)", "A year has four digits, not \(digits)")
    case .notRead(let text): language("看不懂\(quoted(text))", "Cannot read \(text)")
    case .noSuchDay(let text): language("没有 \(text) 这一天或时间", "There is no \(text)")
    case .unclearDay(let text):
      language(
        "\(text) 分不清月和日，请先写年：\(Texts.exampleOfDate)",
        "Day or month first in \(text)? Write it as \(Texts.exampleOfDate)")
    case .unclearNight(let text):
      language(
        "分不清 \(text) 是哪一天，请写成 \(Texts.exampleOfDate) 00:00",
        "Which day is \(text)? Write it as \(Texts.exampleOfDate) 00:00")
    case .nextDay(let text):
      language("\(text) 是第二天的 00:00，请写 00:00", "\(text) is 00:00 of the next day: write 00:00")
    case .withoutTime(let text): language("\(text)\(withoutTime)", "\(text)\(withoutTime)")
    case .outOfReach(let text): language("\(text) 不可选", "\(text) cannot be chosen")
    case .noSeconds(let text): language("\(text)：这里不选秒", "\(text): no seconds can be chosen here")
    default: ""
    }
  }
}
