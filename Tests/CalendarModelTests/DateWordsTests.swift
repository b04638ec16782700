import CalendarModel
import Testing

/// What people write for a day or a time, on Saturday 21 November 2026 at half past nine.
struct DateWordsTests {
  private let words = DateWords(
    now: Moment(Day(year: 2026, month: 11, day: 21)!, TimeOfDay(hour: 9, minute: 30, second: 15)!))

  private func text(_ days: ClosedRange<Day>) -> String {
    func iso(_ day: Day) -> String { (try? DateTemplate("%F").text(of: Moment(day), .english)) ?? "" }
    return days.lowerBound == days.upperBound
      ? iso(days.lowerBound) : iso(days.lowerBound) + ".." + iso(days.upperBound)
  }

  @Test(arguments: [
    ("2026-11-21", "2026-11-21"), ("2026/1/2", "2026-01-02"), ("2026.01.02", "2026-01-02"),
    ("19870605", "1987-06-05"),
    ("2026年11月21日", "2026-11-21"), ("11-21", "2026-11-21"), ("6月5日", "2026-06-05"), ("6月5号", "2026-06-05"),
    ("21", "2026-11-21"), ("3", "2026-11-03"), ("3日", "2026-11-03"), ("0001-01-01", "0001-01-01"),
    ("9999-12-31", "9999-12-31"), ("2024-02-29", "2024-02-29"), ("２０２６-11-21", "2026-11-21"),
    ("2026", "2026-01-01..2026-12-31"), ("2026年", "2026-01-01..2026-12-31"),
    ("2026-02", "2026-02-01..2026-02-28"),
    ("2月", "2026-02-01..2026-02-28"), ("2026-W47", "2026-11-16..2026-11-22"),
    ("2026-q4", "2026-10-01..2026-12-31"),
    ("2026-W53", "2026-12-28..2027-01-03"),
  ])
  func numbersAreRead(_ word: String, _ days: String) throws {
    #expect(try text(words.days(word)) == days)
  }

  @Test(arguments: [
    ("today", "2026-11-21"), ("Tomorrow", "2026-11-22"), ("yesterday", "2026-11-20"), ("+3d", "2026-11-24"),
    ("-1m", "2026-10-21"), ("+1y", "2027-11-21"), ("+2w", "2026-12-05"), ("+1y-3d", "2027-11-18"),
    ("+3", "2026-11-24"),
    ("today+1d", "2026-11-22"), ("fri", "2026-11-27"), ("sat", "2026-11-21"), ("saturday", "2026-11-21"),
    ("next sat", "2026-11-28"), ("next fri", "2026-11-27"), ("今天", "2026-11-21"), ("明天", "2026-11-22"),
    ("后天", "2026-11-23"), ("昨天", "2026-11-20"), ("周五", "2026-11-27"), ("下周五", "2026-11-27"),
    ("本周五", "2026-11-20"), ("上周五", "2026-11-13"), ("下下周一", "2026-11-30"), ("星期日", "2026-11-22"),
    ("下星期天", "2026-11-29"), ("周六", "2026-11-21"), (" 今天 ", "2026-11-21"), ("今天+1周", "2026-11-28"),
  ])
  func namesAreRead(_ word: String, _ days: String) throws {
    #expect(try text(words.days(word)) == days)
  }

  @Test(arguments: [
    "2026-02-29", "2026-02-30", "2026-13-01", "0000-01-01", "32", "0", "2025-W53", "2026-q5", "+9999y",
    "-9999999d",
  ])
  func daysThatThereAreNotAreRefused(_ word: String) {
    #expect(throws: DateWords.ParseError.notThere) { try words.days(word) }
  }

  @Test(arguments: [
    "", " ", "monday tuesday", "2026-11-21-3", "12-", "-", "+", "+x", "+3x", "1e3", "周", "下周", "下周八", "--3d",
    "nextt", "２０２６年年", "10000000d", "-99999999d",
  ])
  func otherWordsAreNoDays(_ word: String) {
    #expect(throws: DateWords.ParseError.unknown) { try words.days(word) }
  }

  @Test(arguments: [
    ("9:30", 34_200), ("09:30", 34_200), ("09:30:15", 34_215), ("9pm", 75_600), ("9:30pm", 77_400),
    ("12am", 0),
    ("12pm", 43_200), ("9点30分", 34_200), ("9点", 32_400), ("下午3点", 54_000), ("上午 9:05", 32_700),
    ("now", 34_215),
    ("现在", 34_215), ("0:00", 0), ("23:59:59", 86_399), ("9：30", 34_200), ("晚上8点", 72_000), ("下午12点", 43_200),
    ("上午12:05", 300),
  ])
  func timesAreRead(_ word: String, _ seconds: Int) throws {
    #expect(try words.time(word).seconds == seconds)
  }

  /// 晚上12点 is midnight and not noon; of which day, the time alone does not say.
  @Test(arguments: ["24:00", "9:60", "23:59:60", "13pm", "0pm", "晚上12点", "晚上12:30"])
  func timesThatThereAreNotAreRefused(_ word: String) {
    #expect(throws: DateWords.ParseError.notThere) { try words.time(word) }
  }

  @Test(arguments: ["", "9", "9:30:1:1", "a:b", "9::30", "123:00"])
  func otherWordsAreNoTimes(_ word: String) {
    #expect(throws: DateWords.ParseError.unknown) { try words.time(word) }
  }

  @Test(arguments: [
    ("2026-11-21 09:30", "2026-11-21T09:30:00"), ("2026-11-21T09:30:15", "2026-11-21T09:30:15"),
    ("明天 9:30", "2026-11-22T09:30:00"), ("+3d 9pm", "2026-11-24T21:00:00"), ("8:05", "2026-11-21T08:05:00"),
    ("now", "2026-11-21T09:30:15"), ("next fri 8:00", "2026-11-27T08:00:00"),
    ("today", "2026-11-21T00:00:00"),
  ])
  func daysWithTimesAreRead(_ word: String, _ moment: String) throws {
    let read = try words.moments(word).lowerBound
    #expect(try DateTemplate("%FT%T").text(of: read, .english) == moment)
  }

  @Test func aDayAloneLastsToItsEnd() throws {
    let range = try words.moments("2026-11-21")
    #expect(range.upperBound == Moment(Day(year: 2026, month: 11, day: 21)!, .last))
  }
}
