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
}
