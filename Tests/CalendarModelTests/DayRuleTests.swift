import CalendarModel
import Testing

/// Days that cannot be taken, in cron's notation.
struct DayRuleTests {
  /// The days of November 2026 that a rule means; the 1st is a Sunday.
  private func days(_ rule: String, month: Int = 11) throws -> [Int] {
    let rule = try DayRule(rule)
    return (1...Day.count(ofMonth: month, in: 2026)).filter {
      rule.matches(Day(year: 2026, month: month, day: $0)!)
    }
  }

  @Test func daysOfTheWeekAreMeant() throws {
    #expect(try days("* * 6,0") == [1, 7, 8, 14, 15, 21, 22, 28, 29])
    #expect(try days("* * 7") == [1, 8, 15, 22, 29])
    #expect(try days("* * mon-tue") == [2, 3, 9, 10, 16, 17, 23, 24, 30])
    #expect(try days("* * 5-7") == [1, 6, 7, 8, 13, 14, 15, 20, 21, 22, 27, 28, 29])
  }

  @Test func daysOfTheMonthAndMonthsAreMeant() throws {
    #expect(try days("1,15-17 * *") == [1, 15, 16, 17])
    #expect(try days("*/10 * *") == [1, 11, 21])
    #expect(try days("25 12 *") == [])
    #expect(try days("25 dec *", month: 12) == [25])
    #expect(try days("28/1 11 *") == [28, 29, 30])
  }

  @Test func eitherKindOfDayIsEnough() throws {
    #expect(try days("2 * 0") == [1, 2, 8, 15, 22, 29])
  }

  @Test(arguments: [
    "", "*", "* *", "* * * *", "32 * *", "0 * *", "* 13 *", "* * 8", "a * *", "1- * *", "5-1 * *", "*/0 * *",
    "1,,2 * *",
    "* foo *", "1-2-3 * *", "* * sat-",
  ])
  func otherTextsAreRefused(_ text: String) {
    #expect(throws: DayRule.ParseError.self) { try DayRule(text) }
  }

  @Test func aFlawNamesWhatIsWrong() {
    #expect { try DayRule("* 13 *") } throws: {
      "\($0)" == "'13' is not a month, 1 to 12"
    }
    #expect { try DayRule("* * 6-1") } throws: {
      "\($0)" == "'6-1' runs backwards: the smaller number comes first"
    }
  }
}
