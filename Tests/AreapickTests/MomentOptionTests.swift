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

  /// A form has the escapes that a place's has.
  @Test func aFormHasEscapes() throws {
    let words = OptionWords(["--format", "%d\\t%m\\n"], options: DateCommand.options)
    let style = try ValueStyle(words, forms: MomentEntries.forms, program: "areapick date")
    #expect(style.template?.text(of: Self.now, .english) == "21\t11\n")
    #expect(style.template?.hasDate == true)
    #expect(try DateTemplate("%H:%M%p").hasDate == false)
  }

  @Test func aControlCharacterIsNamedWithTheNumberOfItems() {
    var source = ColumnSource(input: StandardInput(isOpen: true))
    let error = #expect(throws: CommandError.self) { try source.column("a,b\u{1B},c", named: "column 1") }
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
