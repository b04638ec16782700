import CalendarModel
import PickerCore
import Testing

@testable import areapick

/// The default, the bounds and the rules of a day or a time, as they are written.
struct MomentOptionTests {
  /// Saturday.
  static let now = Moment(Day(clampingYear: 2026, month: 11, day: 21), TimeOfDay(clamping: 34_200))

  private func opened(
    _ words: [String], _ fields: [MomentPick.Field] = DateFields.day, _ kind: MomentOptions.Kind = .day
  ) throws -> (text: String, notice: Notice?) {
    let table = [DateTimeCommand.options, DateCommand.options].flatMap(\.sections)
    let options = MomentOptions(
      OptionWords(words, options: OptionTable(sections: table)), now: Self.now, fields: fields)
    let (pick, notice) = try options.pick(kind)
    return (Moments.text(of: pick.start, pick), notice)
  }

  private let both = DateFields.day + [.hour, .minute]

  /// What a sheet offers and prints is accepted as its default.
  @Test(arguments: [
    ("year-month", "2026-11-05", "2026-11"), ("week", "2026-11-18", "2026-W47"),
    ("quarter", "2026-11-05", "2026-Q4"), ("year", "2026-11-05", "2026"),
  ])
  func boundsMayLieWithinThePeriod(_ name: String, _ bound: String, _ text: String) throws {
    let fields = try #require(DateFields.named(name))
    for option in ["--min", "--max"] {
      let opened = try opened([option, bound, "--selected", text], fields)
      #expect(opened.text == text)
      #expect(opened.notice == nil)
    }
    #expect(throws: CommandError.self) {
      try self.opened(["--min", "2028-11-05", "--selected", text], fields)
    }
  }

  @Test(arguments: [
    ("noon", "12:00"), ("9", "09:00"), ("0930", "09:30"), ("+1h", "10:30"), ("-30min", "09:00"),
    ("+15h", "00:30"),
  ])
  func aTimeMayBeWrittenInWords(_ text: String, _ time: String) throws {
    #expect(try opened(["--selected", text], [.hour, .minute], .time).text == time)
  }

  /// Fifteen seconds past half past nine are half past nine where no seconds are picked, and a bound at now has it.
  @Test(arguments: [
    ([], "09:30"), (["--step", "15"], "09:30"), (["--step", "20"], "09:40"),
  ])
  func nowIsTheMinuteThatItIs(_ step: [String], _ time: String) throws {
    let now = Moment(Self.now.day, TimeOfDay(clamping: 34_215))
    let table = OptionTable(sections: TimeCommand.options.sections)
    let words = OptionWords(["--min", "now", "--max", "+2h", "--selected", "now"] + step, options: table)
    let opening = try MomentOptions(words, now: now, fields: [.hour, .minute]).pick(.time)
    #expect(Moments.text(of: opening.pick.start, opening.pick) == time)
    #expect(opening.notice == nil)
    let seconds = try MomentOptions(words, now: now, fields: [.hour, .minute, .second]).pick(.time)
    #expect(seconds.pick.bounds.lowerBound.time.seconds == (step.last == "20" ? 34_800 : 34_215))
  }

  /// A clock four hours east of Greenwich: what has a zone is told in the local one's.
  private func stamped(_ words: [String], _ fields: [MomentPick.Field], _ kind: MomentOptions.Kind) throws
    -> (
      pick: MomentPick, notice: Notice?
    )
  {
    let table = OptionTable(sections: [DateTimeCommand.options, DateCommand.options].flatMap(\.sections))
    let options = MomentOptions(OptionWords(words, options: table), now: Self.now, fields: fields) {
      seconds in
      let (east, epoch) = (seconds + 14_400, Day(clampingYear: 1970, month: 1, day: 1).number)
      let day = east >= 0 ? east / 86_400 : (east - 86_399) / 86_400
      return Day(number: epoch + day).map { Moment($0, TimeOfDay(clamping: east - day * 86_400)) }
    }
    return try options.pick(kind)
  }

  /// `@1700000000` is 22:13:20 in Greenwich, 2:13:20 of the next day here.
  @Test(arguments: [
    ("@1700000000", "2023-11-15T02:13"), ("@0", "1970-01-01T04:00"), ("@-1", "1970-01-01T03:59"),
    ("@-86400.5", "1969-12-31T03:59"), ("@1700000000.9", "2023-11-15T02:13"),
    ("2026-11-21T09:30:00+08:00", "2026-11-21T05:30"), ("2026-11-21T21:30Z", "2026-11-22T01:30"),
    ("2026-11-21 09:30:15.123456789 +0800", "2026-11-21T05:30"),
    ("2026-11-21T09:30:00-05", "2026-11-21T18:30"),
    ("2026-11-21T09:30", "2026-11-21T09:30"),
  ])
  func whatMachinesWriteIsAMoment(_ text: String, _ moment: String) throws {
    let both = try stamped(["--selected", text], self.both, .both)
    #expect(Moments.text(of: both.pick.start, both.pick) == moment)
    #expect(both.notice == nil)
    let date = try stamped(["--selected", text, "--min", text, "--max", text], DateFields.day, .day)
    #expect(Moments.text(of: date.pick.start, date.pick) == moment.prefix(10))
    #expect(date.notice == (text.hasPrefix("@") ? nil : .withoutTime(text)))
    #expect(date.pick.bounds.lowerBound.day == date.pick.bounds.upperBound.day)
    if text == "2026-11-21T09:30" { return }
    let time = try stamped(["--selected", text], [.hour, .minute], .time)
    #expect(Moments.text(of: time.pick.start, time.pick) == moment.suffix(5))
  }

  @Test(arguments: [
    "@", "@x", "@1e9", "@1.", "@-", "@999999999999999", "2026-11-21T09:30+24", "2026-11-21T09:30+8", "09:30Z",
    "2026-11-21Z", "2026-02-30T09:30Z", "2026-11-21T25:00Z", "21-11-2026 09:30Z", "2026-11-21T09:30:00.x+08",
  ])
  func whatIsNoMomentIsRefused(_ text: String) {
    #expect(throws: CommandError.self) { try stamped(["--selected", text], both, .both) }
    #expect(throws: CommandError.self) { try stamped(["--selected", text], DateFields.day, .day) }
  }

  @Test func stepsNeedNoPlus() throws {
    #expect(try opened(["--selected", "3d"]).text == "2026-11-24")
    #expect(try opened(["--selected", "1m"]).text == "2026-12-21")
  }

  @Test func aWeekMayStartOnAChineseDay() throws {
    for (text, day) in [("周一", 1), ("星期日", 7), ("礼拜天", 7), ("sat", 6)] {
      #expect(try OptionValue.weekStart(text) == day)
    }
    #expect(throws: CommandError.self) { try OptionValue.weekStart("周八") }
  }

  @Test(arguments: [
    ("zh_CN.UTF-8", 1), ("en_US.UTF-8", 7), ("zh_TW", 7), ("en_GB", 1), ("de_DE@euro", 1), ("ar_EG.UTF-8", 6),
    ("C.UTF-8", 1), ("POSIX", 1), ("en", 1), ("", 1),
  ])
  func theWeekStartsAsItDoesInTheLocalesCountry(_ locale: String, _ day: Int) {
    #expect(WeekStart.ofLocale { ["LANG": locale][$0] } == day)
    #expect(WeekStart.ofLocale { ["LC_TIME": locale, "LANG": locale.isEmpty ? "" : "en_US"][$0] } == day)
    #expect(WeekStart.ofLocale { ["LC_ALL": "en_US", "LC_TIME": locale, "LANG": locale][$0] } == 7)
  }

  /// A form has the escapes that a place's has.
  @Test func aFormHasEscapes() throws {
    let words = OptionWords(["--format", "%d\\t%m\\n"], options: DateCommand.options)
    let style = try ValueStyle(words, forms: MomentEntries.forms, program: "areapick date")
    #expect(style.template?.text(of: Self.now, .english) == "21\t11\n")
    #expect(style.template?.hasDate == true)
    #expect(try DateTemplate("%H:%M%p").hasDate == false)
  }

  @Test func aControlCharacterIsNamedWithTheNumberOfItems() {
    var source = ColumnSource(input: StandardInput(isOpen: true), streams: true)
    let error = #expect(throws: CommandError.self) {
      try source.column("a,b\u{1B},c", 0, named: "column 1", opensOn: nil)
    }
    #expect(
      error?.description == "column 1, item 2: the control character U+001B cannot be shown; it has 3 items")
  }

  @Test func aDayWithoutATimeOpensAtItsFirst() throws {
    let bounded = try opened(["--min", "2026-11-21 09:30", "--selected", "2026-11-21"], both, .both)
    #expect(bounded.text == "2026-11-21T09:30")
    #expect(bounded.notice == nil)
  }

  @Test func aClosedDefaultIsSaid() throws {
    let weekend = ["--disable", "* * 6,0", "--selected"]
    let day = try opened(weekend + ["2026-11-21"])
    #expect(day.text == "2026-11-20")
    #expect(day.notice == .outOfReach("2026-11-21"))
    let both = try opened(weekend + ["2026-11-21 10:00"], both, .both)
    #expect(both.text == "2026-11-20T10:00")
    #expect(both.notice == .outOfReach("2026-11-21T10:00"))
    let month = try opened(weekend + ["2026-08"], [.year, .month])
    #expect(month.text == "2026-08")
    #expect(month.notice == nil)
    #expect(try opened(Array(weekend.prefix(2))).notice == nil)
  }
}
