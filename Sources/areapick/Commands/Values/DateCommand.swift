import AreaPicker
import CalendarModel
import PickerCore
import PickerView

/// `areapick date`: picks a day, or a part of a date.
struct DateCommand: Command {
  let words: OptionWords

  static let options = OptionTable(
    sections: [
      OptionTable.Section(
        title: Wording("选择", "Choosing"),
        options: MomentEntries.bounds(MomentEntries.day) + [
          MomentEntries.disable,
          OptionTable.Entry(
            name: .fields, value: Wording("部分", "parts"),
            use: Wording(
              "year-month-day（默认）、year-month、month-day、\nyear、month、day、week、quarter",
              "year-month-day (default), year-month, month-day,\nyear, month, day, week, quarter."),
            choices: DateFields.names),
          MomentEntries.weekStart,
        ]),
      MomentEntries.result(Wording("年月日之间的分隔符，默认 -", "What stands between the parts, else -.")),
    ] + OptionTable.screenAndRunning(faces: [MomentEntries.faces]))

  static let operands = Wording("", "")
  static let summary = Wording("选一个日期，滚轮或月历", "Pick a date, in wheels or in a calendar.")
  static let details = MomentEntries.details

  init(_ words: OptionWords) throws(CommandError) {
    try words.check(arguments: 0)
    self.words = words
  }

  func run(in program: Program) throws(CommandError) -> Int32 {
    let fields = try fields()
    let faces = fields == DateFields.day || words.value(of: .face) != nil ? Face.ofDays : [.wheels]
    let run = try ValueRun(words, of: .date, in: program, faces: faces)
    let options = MomentOptions(words, now: Clock.moment, fields: fields)
    if MomentPick.isYearless(fields), run.style.template?.hasYear == true {
      throw OptionValue.wrong(
        .format, words.value(of: .format) ?? "",
        "--fields names no year: there is none, and no day of the week")
    }
    guard run.face != .calendar || fields == DateFields.day else {
      throw CommandError("--face calendar shows days: it needs --fields year-month-day")
    }
    let weekStart = run.settings.weekStart ?? WeekStart.ofLocale(program.environment)
    return try run.pick(options.pick(.day, weekStart: weekStart), .date)
  }

  private func fields() throws(CommandError) -> [MomentPick.Field] {
    guard let name = words.value(of: .fields) else { return DateFields.day }
    guard let fields = DateFields.named(name) else {
      if DateFields.lacksMonth(name) {
        throw OptionValue.wrong(.fields, name, "between a year and a day there is a month: year-month-day")
      }
      let meant = DateFields.inOrder(name).map { "; did you mean '\($0)'?" }
      throw OptionValue.wrongChoice(
        .fields, name, DateFields.names, program: "areapick date", question: meant)
    }
    return fields
  }
}

/// The parts of a date for `--fields`, by name.
enum DateFields {
  private static let all: [(name: String, fields: [MomentPick.Field])] = [
    ("year-month-day", day), ("year-month", [.year, .month]), ("month-day", [.month, .day]),
    ("year", [.year]), ("month", [.month]), ("day", [.day]), ("week", [.weekYear, .week]),
    ("quarter", [.year, .quarter]),
  ]
  static let day: [MomentPick.Field] = [.year, .month, .day]
  static let names = all.map(\.name)

  /// The name with the same parts in another order: `month-day` for `day-month`; nil if there is none.
  static func inOrder(_ name: String) -> String? {
    let parts = name.split(separator: "-").sorted()
    return names.first { $0.split(separator: "-").sorted() == parts }
  }

  /// Whether a name has a year and a day, and nothing else.
  static func lacksMonth(_ name: String) -> Bool { name == "year-day" || name == "day-year" }

  /// Nil for a word that names none.
  static func named(_ name: String) -> [MomentPick.Field]? { all.first { $0.name == name }?.fields }
}

/// `areapick time`: picks a time of day.
struct TimeCommand: Command {
  let words: OptionWords

  static let options = OptionTable(
    sections: [
      OptionTable.Section(
        title: Wording("选择", "Choosing"),
        options: MomentEntries.bounds(MomentEntries.time) + MomentEntries.clock),
      MomentEntries.result(Wording("时分之间的分隔符，默认 :", "What stands between the parts, else :.")),
    ] + OptionTable.screenAndRunning())

  static let operands = Wording("", "")
  static let summary = Wording("选一个时间", "Pick a time of day.")
  static let details = MomentEntries.timeDetails

  init(_ words: OptionWords) throws(CommandError) {
    try words.check(arguments: 0)
    self.words = words
  }

  func run(in program: Program) throws(CommandError) -> Int32 {
    let run = try ValueRun(words, of: .time, in: program)
    if run.style.template?.hasDate == true {
      throw OptionValue.wrong(
        .format, words.value(of: .format) ?? "", "a time has no date: there are %H %M %S %R %T %p %I %%")
    }
    let fields = ClockFields.fields(words, run.language)
    let options = MomentOptions(words, now: Clock.moment, fields: fields)
    return try run.pick(options.pick(.time), .time)
  }
}

/// `areapick datetime`: picks a day and a time in one sheet.
struct DateTimeCommand: Command {
  let words: OptionWords

  static let options = OptionTable(
    sections: [
      OptionTable.Section(
        title: Wording("选择", "Choosing"),
        options: MomentEntries.bounds(MomentEntries.both) + [MomentEntries.disable] + MomentEntries.clock),
      MomentEntries.result(Wording("日期和时间之间的分隔符，默认 T", "What stands between date and time, else T.")),
    ] + OptionTable.screenAndRunning())

  static let operands = Wording("", "")
  static let summary = Wording("选一个日期和时间", "Pick a date and a time.")
  static let details = MomentEntries.details

  init(_ words: OptionWords) throws(CommandError) {
    try words.check(arguments: 0)
    self.words = words
  }

  func run(in program: Program) throws(CommandError) -> Int32 {
    let run = try ValueRun(words, of: .datetime, in: program)
    let fields = DateFields.day + ClockFields.fields(words, run.language)
    let options = MomentOptions(words, now: Clock.moment, fields: fields)
    return try run.pick(options.pick(.both), .dateAndTime)
  }
}

/// The columns of a clock.
enum ClockFields {
  /// The columns; 上午 stands before the hour, AM after the minutes, as people say it.
  static func fields(_ words: OptionWords, _ language: Language) -> [MomentPick.Field] {
    let hasHalf = words.flag(.twelveHour) ?? false
    let clock: [MomentPick.Field] = [.hour, .minute] + (words.flag(.seconds) ?? false ? [.second] : [])
    guard hasHalf else { return clock }
    return language == .chinese ? [.half] + clock : clock + [.half]
  }
}

extension ValueRun {
  /// Picks a day or a time, and prints it.
  ///
  /// - Parameter opening: The pick, and the message that it opens with.
  func pick(_ opening: (pick: MomentPick, notice: Notice?), _ subject: Subject) throws(CommandError) -> Int32
  {
    let text = MomentText(pick: opening.pick, style: style, names: names)
    return try self.pick(.moment(opening.pick), subject, notice: opening.notice) { outcome in
      if case .moment(let choice) = outcome { text.bytes(choice) } else { [] }
    }
  }
}
