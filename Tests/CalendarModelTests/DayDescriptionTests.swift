import CalendarModel
import Testing

@Suite struct DayDescriptionTests {
  @Test func aDayIsWrittenAsISO8601HasIt() {
    #expect(Day(year: 2026, month: 11, day: 21)?.description == "2026-11-21")
    #expect(Day.first.description == "0001-01-01")
    #expect(Day.last.description == "9999-12-31")
  }
}
