import CalendarModel
import PickerCore
import Testing

/// A calendar goes by days, weeks, months and years.
struct CalendarWalkTests {
  @Test func daysAndWeeksGoOverTheEndsOfMonths() throws {
    var picked = try Picked(at: "2026-11-30")
    #expect(picked.send(.dayMoved(by: 1)) == "2026-12-01")
    #expect(picked.send(.dayMoved(by: -7)) == "2026-11-24")
    #expect(picked.send(.monthMoved(by: 1)) == "2026-12-24")
    #expect(picked.send(.monthMoved(by: 12)) == "2027-12-24")
    #expect(picked.send(.monthEdgeAsked(isLast: true)) == "2027-12-31")
    #expect(picked.send(.monthMoved(by: 2)) == "2028-02-29")
    #expect(picked.send(.monthEdgeAsked(isLast: false)) == "2028-02-01")
    #expect(picked.send(.nowAsked) == "2026-11-21")
  }

  @Test func daysThatCannotBeTakenArePassedOver() throws {
    var picked = try Picked(disable: ["* * 6,0"], at: "2026-11-20")
    #expect(picked.send(.dayMoved(by: 1)) == "2026-11-23")
    #expect(picked.send(.dayMoved(by: -1)) == "2026-11-20")
    #expect(picked.send(.dayMoved(by: 7)) == "2026-11-27")
    var holidays = try Picked(disable: ["25 12 *"], at: "2026-12-18")
    #expect(holidays.send(.dayMoved(by: 7)) == "2027-01-01")
    let saturday = Day(year: 2026, month: 11, day: 28)!
    #expect(picked.send(.dayPicked(saturday.number)) == "2026-11-27")
  }

  @Test func theBoundsAreTheEnds() throws {
    var picked = try Picked(from: "2026-10-05", to: "2026-11-25")
    #expect(picked.send(.dayMoved(by: 7)) == "2026-11-21")
    #expect(picked.send(.monthMoved(by: 1)) == "2026-11-25")
    #expect(picked.send(.dayMoved(by: 1)) == "2026-11-25")
    #expect(picked.send(.monthMoved(by: -12)) == "2026-10-05")
    #expect(picked.send(.monthMoved(by: 12)) == "2026-11-25")
    #expect(picked.send(.dayMoved(by: .max)) == "2026-11-25")
    #expect(picked.send(.monthMoved(by: .min)) == "2026-10-05")
  }

  @Test func aDayIsWrittenAndTheGridFollows() throws {
    var picked = try Picked()
    var days: [String] = []
    for character in "1987-06-05" {
      days.append(picked.send(.searchEdited(.typed(String(character)))))
    }
    #expect(days.last == "1987-06-05")
    #expect(days[3] == "1987-01-01")
    #expect(days[6] == "1987-06-01")
    #expect(picked.send(.dismissed) == "2026-11-21")
    #expect(picked.state.outcome == nil)
    picked.send(.searchEdited(.typed("下周五")), .rowActivated)
    #expect(picked.state.outcome == .moment(Moment(Day(year: 2026, month: 11, day: 27)!)))
  }

  @Test func theLineIsKeptInStepWithTheGrid() throws {
    var picked = try Picked()
    picked.send(.searchEdited(.characterDeleted))
    #expect(picked.columns.entry?.text == "2026-11-2")
    #expect(picked.text == "2026-11-02")
    picked.send(.dayMoved(by: 1))
    #expect(picked.columns.entry == nil)
    #expect(picked.text == "2026-11-03")
  }

  @Test(arguments: [
    ("2026-02-30", Notice.noSuchDay("2026-02-30")), ("abc", .notRead("abc")),
    ("1899-12-31", .outOfReach("1899-12-31")),
    ("2026-12-26", .outOfReach("2026-12-26")), ("31.2.1987", .noSuchDay("31.2.1987")),
    ("5/6/1987", .unclearDay("5/6/1987")), ("5.6.87", .unfinishedYear("87")),
  ])
  func whatCannotBeTakenIsSaid(_ text: String, _ notice: Notice) throws {
    var picked = try Picked(from: "1900-01-01", disable: ["* * 6"], at: "2026-11-20")
    picked.send(.searchEdited(.typed(text)), .rowActivated)
    #expect(picked.columns.moments?.problem(with: text) == notice)
    #expect(picked.state.notice == notice)
    #expect(picked.state.outcome == nil)
    #expect(picked.text == "2026-11-20")
  }

  /// What begins a date is not yet a date that there is not.
  @Test(arguments: ["0", "05", "198", "31", "1987-0", "31.", "5.6.1", "5.6.198", "2026-11-0", "2026-1"])
  func theBeginningOfADateIsNotRefused(_ text: String) throws {
    var picked = try Picked(from: "1900-01-01", at: "2026-11-20")
    picked.send(.searchEdited(.typed(text)))
    let problem = picked.columns.moments?.problem(with: text)
    #expect(problem == nil || problem == .notRead(text))
  }

  @Test func aDayWrittenWithTheDayFirstIsTaken() throws {
    var picked = try Picked()
    #expect(picked.send(.searchEdited(.typed("05.06.1987"))) == "1987-06-05")
    picked.send(.rowActivated)
    #expect(picked.state.outcome == .moment(Moment(Day(year: 1987, month: 6, day: 5)!)))
  }

  /// Midnight passes while the sheet is open.
  @Test func todayIsWhatTheClockSays() throws {
    var picked = try Picked(now: Picked.moment("2026-11-21 23:59:50"))
    let midnight = Picked.moment("2026-11-22 00:00:01")
    #expect(reduce(&picked.state, .timeTold(midnight)) == [.tellTime(after: 86_399_001)])
    #expect(picked.text == "2026-11-21")
    #expect(picked.send(.nowAsked) == "2026-11-22")
    picked.send(.searchEdited(.typed("tomorrow")))
    #expect(picked.text == "2026-11-23")
  }

  /// Midnight passes between the last letter and Enter: what was shown is what is taken.
  @Test func aWrittenDayStaysTheOneThatWasShown() throws {
    var picked = try Picked(now: Picked.moment("2026-11-21 23:59:50"))
    #expect(picked.send(.searchAsked, .searchEdited(.typed("+1d"))) == "2026-11-22")
    #expect(picked.send(.timeTold(Picked.moment("2026-11-22 00:00:01"))) == "2026-11-22")
    picked.send(.rowActivated)
    #expect(picked.state.outcome == .moment(Picked.moment("2026-11-22")))
  }

  @Test func aWordReadAfterMidnightCountsFromTheNewDay() throws {
    var picked = try Picked(now: Picked.moment("2026-11-21 23:59:50"))
    picked.send(.searchAsked, .searchEdited(.typed("+1")), .timeTold(Picked.moment("2026-11-22 00:00:01")))
    #expect(picked.send(.searchEdited(.typed("d"))) == "2026-11-23")
    picked.send(.dismissed)
    #expect(picked.send(.nowAsked) == "2026-11-22")
  }

  @Test func aRefusedTimeMovesNothing() throws {
    var picked = try Picked(
      [.hour, .minute], from: "2026-11-21 09:00", to: "2026-11-21 18:00", at: "2026-11-21 12:00")
    picked.send(.searchEdited(.typed("20:00")), .rowActivated)
    #expect(picked.state.notice == .outOfReach("20:00"))
    #expect(picked.text == "12:00")
  }

  @Test func thePickerAsksForTheTimeAtMidnight() throws {
    let pick = try MomentPick(
      fields: [.year, .month, .day], now: Picked.moment("2026-11-21 23:59:50"), start: Picked.now)
    let effects = State.opened(.moment(pick), size: Size(columns: 80, rows: 24)).effects
    #expect(effects == [.tellTime(after: 10_001)])
  }
}
