import PickerCore
import Testing

/// A month and a day of any year: every date is of the year that stands for any.
struct YearlessTests {
  private var picked = try? Picked([.month, .day], from: "2000-01-01", to: "2000-12-31", at: "2000-01-01")

  @Test mutating func todayIsTheDayOfAnyYear() {
    #expect(picked?.send(.nowAsked) == "11-21")
  }

  @Test(arguments: [
    ("05-06", "05-06"), ("02-29", "02-29"), ("2026-05-06", "05-06"), ("2024-02-29", "02-29"),
    ("+3d", "11-24"),
    ("today", "11-21"), ("5月6日", "05-06"),
  ])
  mutating func aTypedDateIsTaken(_ typed: String, _ wanted: String) {
    #expect(picked?.send(.searchAsked, .searchEdited(.typed(typed))) == wanted)
    #expect(picked?.state.notice == nil)
  }

  @Test mutating func thirtyFebruaryIsNoDay() {
    picked?.send(.searchAsked, .searchEdited(.typed("02-30")), .rowActivated)
    #expect(picked?.state.notice == .noSuchDay("02-30"))
  }

  /// A month alone is one of twelve, whatever its days.
  @Test(arguments: [
    ("3", "03"), ("12", "12"), ("3月", "03"), ("march", "03"), ("2026-05-06", "05"), ("today", "11"),
    ("+1m", "12"),
  ])
  func aMonthAloneIsTaken(_ typed: String, _ wanted: String) throws {
    var picked = try Picked([.month], from: "2000-01-01", to: "2000-12-31", at: "2000-01-31")
    #expect(picked.numbers(0) == Array(1...12))
    #expect(picked.send(.searchAsked, .searchEdited(.typed(typed)), .rowActivated) == wanted)
    #expect(picked.state.outcome != nil)
    var columns = try Picked([.month], from: "2000-01-01", to: "2000-12-31", at: "2000-01-31")
    #expect(columns.type("2") == "02")
    #expect(columns.send(.cursorMoved(by: 1), .nowAsked) == "11")
  }

  /// A day alone is one of 31: it belongs to no month.
  @Test(arguments: [
    ("31", "31"), ("3", "03"), ("31日", "31"), ("2026-02-14", "14"), ("today", "21"), ("今天", "21"),
  ])
  func aDayAloneIsTaken(_ typed: String, _ wanted: String) throws {
    let february = Picked.moment("2026-02-21 09:30")
    var picked = try Picked([.day], from: "2000-01-01", to: "2000-01-31", now: february, at: "2000-01-05")
    #expect(picked.numbers(0) == Array(1...31))
    #expect(picked.send(.searchAsked, .searchEdited(.typed(typed)), .rowActivated) == wanted)
    #expect(picked.state.outcome != nil)
    var columns = try Picked([.day], from: "2000-01-01", to: "2000-01-31", now: february, at: "2000-01-05")
    #expect(columns.type("31") == "31")
    #expect(columns.send(.cursorMoved(by: -1)) == "30")
    columns.type("32")
    #expect(columns.state.notice == .noSuchNumber("32"))
  }
}
