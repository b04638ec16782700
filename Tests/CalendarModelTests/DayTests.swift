import CalendarModel
import Testing

/// Days and their numbers, held against a calendar that is counted day by day.
struct DayTests {
  /// Goes from day to day, as somebody would who tears leaves off a calendar.
  @Test func everyDayFromYear1To9999IsAsCountedByHand() {
    var (year, month, day, ordinal) = (1, 1, 1, 1)
    var wrong = 0
    for number in Day.first.number...Day.last.number {
      let leaf = Day(number: number)!
      let date = leaf.date
      let isRight =
        date == (year, month, day) && leaf.ordinal == ordinal && leaf.weekday == number % 7 + 1
        && Day(year: year, month: month, day: day) == leaf
      if !isRight { wrong += 1 }
      day += 1
      ordinal += 1
      let isLeap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      if day > lengths[month - 1] { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month, ordinal) = (year + 1, 1, 1) }
    }
    #expect(wrong == 0)
    #expect((year, month, day) == (10_000, 1, 1))
  }

  /// ISO weeks by their definition: a week belongs to the year that has four of its days or more.
  @Test func everyISOWeekHasMostOfItsDaysInItsYear() {
    var wrong = 0
    var (weekYear, week) = (1, 1)  // 0001-01-01 is a Monday.
    for monday in stride(from: 0, through: Day.last.number - 6, by: 7) {
      let thursdayYear = Day(number: monday + 3)!.year
      if thursdayYear != weekYear { (weekYear, week) = (thursdayYear, 1) }
      for day in monday..<monday + 7 where Day(number: day)!.isoWeek != (weekYear, week) { wrong += 1 }
      if Day(isoYear: weekYear, week: week)?.number != monday { wrong += 1 }
      week += 1
    }
    #expect(wrong == 0)
    #expect(Day.last.isoWeek == (9999, 52))
  }

  @Test(arguments: [
    (1900, 2, 28), (2000, 2, 29), (2100, 2, 28), (2024, 2, 29), (1600, 2, 29), (1, 2, 28), (4, 2, 29),
    (2026, 4, 30), (2026, 12, 31),
  ])
  func monthsEndWhereTheyDo(_ year: Int, _ month: Int, _ last: Int) {
    #expect(Day.count(ofMonth: month, in: year) == last)
    #expect(Day(year: year, month: month, day: last) != nil)
    #expect(Day(year: year, month: month, day: last + 1) == nil)
  }

  @Test func thereIsNoYearZeroAndNoYear10000() {
    #expect(Day(year: 0, month: 12, day: 31) == nil)
    #expect(Day(year: 10_000, month: 1, day: 1) == nil)
    #expect(Day(number: -1) == nil)
    #expect(Day.first.adding(days: -1) == nil)
    #expect(Day.last.adding(days: 1) == nil)
    #expect(Day.last.adding(days: .max) == nil)
    #expect(Day.last.adding(months: .max) == nil)
    #expect(Day.first.adding(years: .min) == nil)
  }

  /// `dialog --calendar` makes 3 March of 31 January and a month.
  @Test func aShorterMonthEndsOnItsLastDay() {
    let day = Day(year: 2026, month: 1, day: 31)!
    #expect(day.adding(months: 1) == Day(year: 2026, month: 2, day: 28))
    #expect(day.adding(months: -2) == Day(year: 2025, month: 11, day: 30))
    #expect(Day(year: 2024, month: 2, day: 29)!.adding(years: 1) == Day(year: 2025, month: 2, day: 28))
    #expect(Day(year: 2024, month: 2, day: 29)!.adding(years: 4) == Day(year: 2028, month: 2, day: 29))
  }

  @Test func quartersHaveThreeMonths() {
    let quarters = (1...12).map { Day(year: 2026, month: $0, day: 15)!.quarter }
    #expect(quarters == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4])
  }

  @Test func someYearsHave53Weeks() {
    #expect([2015, 2020, 2026, 2032].map(Day.weekCount) == [53, 53, 53, 53])
    #expect([2021, 2024, 2025, 2027].map(Day.weekCount) == [52, 52, 52, 52])
    #expect(Day(isoYear: 2025, week: 53) == nil)
  }
}
