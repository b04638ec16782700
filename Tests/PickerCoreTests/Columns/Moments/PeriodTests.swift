import CalendarModel
import PickerCore
import Testing

/// Years, quarters, months and weeks are picked as a whole: one day of them that can be taken is enough.
struct PeriodTests {
  struct Period: Sendable {
    let fields: [MomentPick.Field]
    let rule: String
    let text: String
    var start = "2026-11-21"
    /// A day of the period that the rule excludes.
    let closed: String
  }

  static let periods = [
    Period(
      fields: [.year, .quarter], rule: "1 * *", text: "2026-Q4", start: "2026-10-01", closed: "2026-12-01"),
    Period(
      fields: [.year, .month], rule: "* * 6,0", text: "2026-08", start: "2026-08-01", closed: "2026-08-30"),
    Period(fields: [.year], rule: "1 1 *", text: "2026", start: "2026-01-01", closed: "2026-01-01"),
    Period(
      fields: [.weekYear, .week], rule: "* * 1", text: "2026-W48", start: "2026-11-23", closed: "2026-11-23"),
    Period(fields: [.month], rule: "1 * *", text: "08", start: "2000-08-01", closed: "2000-08-01"),
  ]

  @Test(arguments: periods) func aPeriodIsChosenAsItself(_ period: Period) throws {
    let opened = try Picked(period.fields, disable: [period.rule], at: period.start)
    #expect(opened.text == period.text)
    var typed = try Picked(period.fields, disable: [period.rule], at: "2000-02-16")
    #expect(typed.send(.searchEdited(.typed(period.closed))) == period.text)
    var today = try Picked(
      period.fields, disable: [period.rule], now: Picked.moment(period.closed), at: "2000-02-16")
    #expect(today.send(.nowAsked) == period.text)
  }

  @Test func aPeriodWithoutADayIsNotChosen() throws {
    let closed = try Picked([.year, .month], disable: ["* 11 *"], at: "2026-11-02")
    #expect(closed.text == "2026-10")
    var picked = try Picked([.year, .month], disable: ["* 11 *"], at: "2026-12-02")
    picked.send(.nowAsked)
    #expect(picked.state.notice == .outOfReach("2026-11"))
  }

  /// The first day that can be taken stands for a month that was asked for.
  @Test func theDaysThatTheStartStandsForComeFirst() throws {
    let november = Day.month(11, of: 2026)
    let pick = try MomentPick(
      fields: [.year, .month, .day], rules: [DayRule("1 * *")], now: Picked.now,
      start: Moment(november.lowerBound),
      among: november)
    #expect(pick.start.day == Day(year: 2026, month: 11, day: 2))
  }

  @Test func aClosedDayKeepsItsTime() throws {
    let fields: [MomentPick.Field] = [.year, .month, .day, .hour, .minute]
    #expect(try Picked(fields, disable: ["* * 6,0"], at: "2026-11-21 10:00").text == "2026-11-20T10:00")
    #expect(try Picked(fields, to: "2026-11-20 18:00", at: "2026-11-21 10:00").text == "2026-11-20T18:00")
  }
}
