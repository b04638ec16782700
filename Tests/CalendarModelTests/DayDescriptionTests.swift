import CalendarModel
import Testing

@Suite struct DayDescriptionTests {
  @Test func aDayIsWrittenAsISO8601HasIt() {
    #expect(Day(year: 2026, month: 11, day: 21)?.description == "2026-11-21")
    #expect(Day.first.description == "0001-01-01")
    #expect(Day.last.description == "9999-12-31")
  }

  @Test func aTimeIsWrittenAsISO8601HasIt() {
    #expect(TimeOfDay(hour: 9, minute: 5, second: 0)?.description == "09:05:00")
    #expect(TimeOfDay.first.hourAndMinute == "00:00")
    #expect(TimeOfDay.last.description == "23:59:59")
  }
}
