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
    ("5.6.1987", "1987-06-05"), ("05.06.1987", "1987-06-05"), ("31.1.0007", "0007-01-31"),
    ("21.11", "2026-11-21"), ("13/6/1987", "1987-06-13"), ("6/13/1987", "1987-06-13"),
    ("13-06-1987", "1987-06-13"),
    ("6/6/1987", "1987-06-06"), ("14. 3. 1987", "1987-03-14"), ("14 / 3 / 1987", "1987-03-14"),
    ("2026 年 11 月 21 日", "2026-11-21"), ("3 月 14 号", "2026-03-14"), ("六月五日", "2026-06-05"),
    ("十一月二十一号", "2026-11-21"), ("二〇二六年六月", "2026-06-01..2026-06-30"), ("一九八七年十二月三十一日", "1987-12-31"),
    ("十月", "2026-10-01..2026-10-31"),
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
    ("大后天", "2026-11-24"), ("last fri", "2026-11-20"), ("last sat", "2026-11-14"), ("last sun", "2026-11-15"),
    ("3天后", "2026-11-24"), ("两周前", "2026-11-07"), ("1个月以后", "2026-12-21"), ("三天之前", "2026-11-18"),
    ("十年前", "2016-11-21"), ("3 days ago", "2026-11-18"), ("in 2 weeks", "2026-12-05"),
    ("1 year ago", "2025-11-21"),
  ])
  func namesAreRead(_ word: String, _ days: String) throws {
    #expect(try text(words.days(word)) == days)
  }

  @Test(arguments: [
    ("Jun 5 1987", "1987-06-05"), ("June 5, 1987", "1987-06-05"), ("5 June 1987", "1987-06-05"),
    ("5-Jun-1987", "1987-06-05"), ("5jun1987", "1987-06-05"), ("June 5", "2026-06-05"),
    ("5th of June", "2026-06-05"),
    ("june 5th", "2026-06-05"), ("1st may", "2026-05-01"), ("Sept 9", "2026-09-09"),
    ("jun", "2026-06-01..2026-06-30"), ("Feb 2024", "2024-02-01..2024-02-29"),
    ("下个月1号", "2026-12-01"), ("上月30日", "2026-10-30"), ("本月15号", "2026-11-15"), ("下下个月1号", "2027-01-01"),
    ("下个月", "2026-12-01..2026-12-31"), ("last month", "2026-10-01..2026-10-31"),
    ("去年6月5日", "2025-06-05"), ("明年1月", "2027-01-01..2027-01-31"), ("前年", "2024-01-01..2024-12-31"),
    ("next year", "2027-01-01..2027-12-31"), ("去年今天", "2025-11-21"),
    ("明年5日", ""), ("明年6月5", ""), ("ju 5", ""), ("june june", ""), ("june 5 1987 3", ""), ("下个月1", ""),
    ("june 198 7", ""), ("in 3 fortnights", ""), ("x 天后", ""), ("天后", ""), ("5 june 5", "short"),
  ])
  func monthsAndYearsAreReadByTheirNames(_ word: String, _ days: String) throws {
    switch days {
    case "": #expect(throws: DateWords.ParseError.unknown) { try words.days(word) }
    case "short": #expect(throws: DateWords.ParseError.shortYear("5")) { try words.days(word) }
    default: #expect(try text(words.days(word)) == days)
    }
  }

  /// On a Saturday; see the next for other days.
  @Test(arguments: [
    ("this sun", "2026-11-22"), ("this sat", "2026-11-21"), ("tmr", "2026-11-22"),
    ("the day after tomorrow", "2026-11-23"), ("day before yesterday", "2026-11-19"), ("下周5", "2026-11-27"),
    ("周1", "2026-11-23"),
    ("in a week", "2026-11-28"), ("a week ago", "2026-11-14"), ("two weeks ago", "2026-11-07"),
    ("in two days", "2026-11-23"), ("3 days from now", "2026-11-24"), ("3 days", "2026-11-24"),
    ("2w ago", "2026-11-07"), ("in 3d", "2026-11-24"), ("+3 days", "2026-11-24"), ("+ 3d", "2026-11-24"),
    ("today + 3", "2026-11-24"), ("today +3 days", "2026-11-24"), ("-1 month", "2026-10-21"),
    ("3日后", "2026-11-24"), ("十五天后", "2026-12-06"), ("二十天前", "2026-11-01"), ("半年后", "2027-05-21"),
    ("两个 月 后", "2027-01-21"), ("３天後", "2026-11-24"), ("兩週後", "2026-12-05"), ("後天", "2026-11-23"),
    ("下個月1號", "2026-12-01"), ("下個禮拜五", "2026-11-27"),
    ("下个月一号", "2026-12-01"), ("去年六月五日", "2025-06-05"), ("上个月今天", "2026-10-21"),
    ("next week", "2026-11-23..2026-11-29"), ("下周", "2026-11-23..2026-11-29"),
    ("上个星期", "2026-11-09..2026-11-15"), ("this quarter", "2026-10-01..2026-12-31"),
    ("下季度", "2027-01-01..2027-03-31"), ("last quarter", "2026-07-01..2026-09-30"),
    ("fri next week", "2026-11-27"), ("下周 周五", "2026-11-27"),
  ])
  func daysAreCountedFromToday(_ word: String, _ days: String) throws {
    #expect(try text(words.days(word)) == days)
  }

  @Test(arguments: [
    ("eom", "2026-11-30"), ("end of month", "2026-11-30"), ("end of the month", "2026-11-30"),
    ("end of next month", "2026-12-31"), ("end of february", "2026-02-28"), ("end of 2027", "2027-12-31"),
    ("end of next quarter", "2027-03-31"), ("eoy", "2026-12-31"), ("first day of month", "2026-11-01"),
    ("beginning of next year", "2027-01-01"), ("last day of feb 2024", "2024-02-29"),
    ("本月最后一天", "2026-11-30"), ("下个月的第一天", "2026-12-01"), ("二月最后一天", "2026-02-28"),
    ("今年最后一天", "2026-12-31"),
    ("月底", "2026-11-30"), ("月初", "2026-11-01"), ("下月底", "2026-12-31"), ("上个月底", "2026-10-31"),
    ("本月末", "2026-11-30"), ("二月底", "2026-02-28"), ("年底", "2026-12-31"), ("明年年底", "2027-12-31"),
    ("今年初", "2026-01-01"), ("季末", "2026-12-31"),
    ("15th", "2026-11-15"), ("the 3rd", "2026-11-03"), ("1st of next month", "2026-12-01"),
    ("the 21st of November", "2026-11-21"), ("2026 Nov 21", "2026-11-21"), ("2026 November 3", "2026-11-03"),
  ])
  func theEndsOfMonthsAndYearsAreRead(_ word: String, _ days: String) throws {
    #expect(try text(words.days(word)) == days)
  }

  @Test(arguments: [
    ("w47", "2026-11-16..2026-11-22"), ("2026w47", "2026-11-16..2026-11-22"),
    ("2026 W47", "2026-11-16..2026-11-22"), ("week 47 2026", "2026-11-16..2026-11-22"),
    ("2026-W47-3", "2026-11-18"), ("第47周", "2026-11-16..2026-11-22"), ("2025年第1周", "2024-12-30..2025-01-05"),
    ("q2", "2026-04-01..2026-06-30"), ("2027Q2", "2027-04-01..2027-06-30"),
    ("Q4/2025", "2025-10-01..2025-12-31"),
    ("二季度", "2026-04-01..2026-06-30"), ("2026年第四季度", "2026-10-01..2026-12-31"),
    ("2026年Q4", "2026-10-01..2026-12-31"), ("w53 2020", "2020-12-28..2021-01-03"),
    ("11/2026", "2026-11-01..2026-11-30"), ("2.2024", "2024-02-01..2024-02-29"), ("21/11", "2026-11-21"),
    ("2026 11 21", "2026-11-21"), ("2026 3", "2026-03-01..2026-03-31"),
  ])
  func weeksAndQuartersAreReadWithoutTheirHyphen(_ word: String, _ days: String) throws {
    #expect(try text(words.days(word)) == days)
  }

  /// What a calendar or a letter has beside a date, and the sheet itself.
  @Test(arguments: [
    ("Fri, 27 Nov 2026", "2026-11-27"), ("Friday November 27", "2026-11-27"),
    ("2026-11-27 Fri", "2026-11-27"),
    ("2026年11月27日 星期五", "2026-11-27"), ("11月27日（周五）", "2026-11-27"), ("2026年 11月 27日 周五", "2026-11-27"),
    ("周五11月27日", "2026-11-27"), ("2026 November 27 Fri", "2026-11-27"), ("27.11.2026 (Fri)", "2026-11-27"),
  ])
  func aDayOfTheWeekMayStandBesideADate(_ word: String, _ day: String) throws {
    #expect(try text(words.days(word)) == day)
  }

  @Test(arguments: ["Mon, 27 Nov 2026", "11月27日 周四", "2026-11-27 sat"])
  func aDayOfTheWeekMustBeTheDates(_ word: String) {
    #expect(throws: DateWords.ParseError.notThere) { try words.days(word) }
  }

  /// Two things may be meant, or nothing is.
  @Test(arguments: [
    "this fri", "friday week", "next", "end of", "end of fri", "end of next week", "底",
    "半个月后",
    "月", "季", "3周", "2026w", "q", "w", "4q", "26-11-", "the", "the 32", "11 21", "in 3", "ago",
    "3 days 2", "fri sat", "周五周六", "next week 3", "一个半月后", "第3", "2026-w47-1-1", "eow",
  ])
  func whatIsNotClearIsRefused(_ word: String) {
    #expect(throws: DateWords.ParseError.unknown) { try words.days(word) }
  }

  /// The month and the year that are shown go before those of today; names count from today all the same.
  @Test(arguments: [
    ("21", "1987-12-21"), ("6-5", "1987-06-05"), ("june 5", "1987-06-05"), ("6月5日", "1987-06-05"),
    ("june", "1987-06-01..1987-06-30"), ("q2", "1987-04-01..1987-06-30"), ("w1", "1986-12-29..1987-01-04"),
    ("15th", "1987-12-15"), ("fri", "2026-11-27"), ("+3d", "2026-11-24"), ("下个月1号", "2026-12-01"),
    ("去年6月5日", "2025-06-05"), ("月底", "2026-11-30"),
  ])
  func whatIsWrittenWithoutAYearIsOfTheOneShown(_ word: String, _ days: String) throws {
    let shown = DateWords(now: words.now, shown: Day(year: 1987, month: 12, day: 24)!)
    #expect(try text(shown.days(word)) == days)
  }

  @Test func aYearInFrontIsTheOneThatIsTooShort() {
    #expect(throws: DateWords.ParseError.shortYear("26")) { try words.days("26年11月21日") }
    #expect(throws: DateWords.ParseError.shortYear("26")) { try words.days("5.6.26") }
  }

  /// Where the year is last and strokes stand between, half the world puts the day first and half the month.
  @Test(arguments: ["5/6/1987", "05-06-1987", "12/1/2026", "１/２/2026"])
  func datesThatMayBeTwoAreRefused(_ word: String) {
    #expect(throws: DateWords.ParseError.ambiguous) { try words.days(word) }
  }

  @Test func aYearBeforeTheThousandthHasFourDigits() throws {
    #expect(try words.days("0198").lowerBound == Day(year: 198, month: 1, day: 1))
    #expect(try words.days("0198-06-05").lowerBound == Day(year: 198, month: 6, day: 5))
    #expect(try words.days("1105").lowerBound == Day(year: 1105, month: 1, day: 1))
  }

  @Test(arguments: [
    ("6/5/87", "87"), ("5.6.87", "87"), ("87-6-5", "87"), ("87年6月5日", "87"), ("5.6.7", "7"), ("1-2-3", "1"),
    ("31.2.198", "198"), ("Jun 5 87", "87"), ("198", "198"), ("198-6", "198"), ("198-6-5", "198"),
    ("198年", "198"), ("98年", "98"), ("98年6月", "98"), ("198-w1", "198"), ("198-q4", "198"), ("Nov 198", "198"),
  ])
  func yearsOfLessThanFourDigitsAreRefused(_ word: String, _ digits: String) {
    #expect(throws: DateWords.ParseError.shortYear(digits)) { try words.days(word) }
  }

  @Test(arguments: [
    "31.2.1987", "29.2.2026", "32.1.1987", "1.13.1987", "13/13/1987", "Feb 30", "31 June 1987", "上上个月31号",
    "2月30日",
    "1.1.0000", "-0001-01-01", "-0044-03-15", "-0001-01", "-044-03-15", "-12345-06-07",
    "2026-02-29", "2026-02-30", "2026-13-01", "0000-01-01", "32", "0", "2025-W53", "2026-q5", "+9999y",
    "-9999999d",
  ])
  func daysThatThereAreNotAreRefused(_ word: String) {
    #expect(throws: DateWords.ParseError.notThere) { try words.days(word) }
  }

  @Test(arguments: [
    "", " ", "monday tuesday", "2026-11-21-3", "12-", "-", "+", "+x", "+3x", "1e3", "周", "下周八", "--3d",
    "nextt", "+1-1", "-3-2-1", "+2026-11-21", "today+1-2", "２０２６年年", "10000000d", "-99999999d",
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
    ("上午12:05", 300), ("PM 3", 54_000), ("pm3:30", 55_800), ("9 a.m.", 32_400), ("3:30 p.m.", 55_800),
    ("noon", 43_200), ("midnight", 0), ("中午", 43_200), ("午夜", 0), ("中午12点半", 45_000), ("中午1点", 46_800),
    ("凌晨3点", 10_800), ("凌晨12点", 0), ("凌晨0点", 0), ("清晨6点", 21_600), ("傍晚6点", 64_800), ("下午15:30", 55_800),
    ("晚上20点", 72_000), ("3点半", 12_600), ("三点", 10_800), ("十二点一刻", 44_100), ("二十三点三刻", 85_500),
    ("两点零五分", 7500), ("二十点", 72_000), ("十点钟", 36_000), ("9点整", 32_400), ("3时15分", 11_700),
    ("下午三点二十五分", 55_500), ("下午 3 点 30 分", 55_800), ("3点15分20秒", 11_720), ("〇点", 0), ("0330", 12_600),
    ("330", 12_600), ("9.30", 34_200), ("9.30pm", 77_400), ("２１：３０", 77_400), ("3 o'clock", 10_800),
  ])
  func timesAreRead(_ word: String, _ seconds: Int) throws {
    #expect(try words.time(word).seconds == seconds)
  }

  @Test(arguments: [
    ("9h30", 34_200), ("9h", 32_400), ("9H05", 32_700), ("930pm", 77_400), ("0930 am", 34_200),
    ("3p", 54_000),
    ("3 a", 10_800), ("at 3pm", 54_000), ("12 noon", 43_200), ("12 midnight", 0), ("midday", 43_200),
    ("quarter past 3", 11_700), ("a quarter past three", 11_700), ("half past 3", 12_600),
    ("half past three pm", 55_800), ("quarter to 4", 13_500), ("quarter to 1", 45_900),
    ("ten past 3", 11_400),
    ("20 past 3", 12_000), ("5 minutes to 4", 14_100), ("twenty-five past 9 pm", 77_100),
    ("half past 3 o'clock", 12_600), ("3 in the afternoon", 54_000), ("8 in the evening", 72_000),
    ("7:30 in the morning", 27_000), ("11 at night", 82_800), ("2 at night", 7200),
    ("夜里2点", 7200), ("夜里11点", 82_800), ("半夜2点半", 9000), ("深夜11点半", 84_600), ("早8点", 28_800), ("晚8点", 72_000),
    ("下午三時", 54_000), ("下午3點半", 55_800), ("差5分3点", 10_500), ("三点差五分", 10_500), ("差一刻三点", 9900),
    ("下午差5分3点", 53_700), ("三点差一刻", 9900),
    ("+1h", 37_815), ("now+1h", 37_815), ("+1h30m", 39_615), ("+1h -30min", 36_015), ("-30min", 32_415),
    ("in 2 hours", 41_415), ("30 minutes ago", 32_415), ("in an hour", 37_815), ("半小时后", 36_015),
    ("一小时后", 37_815), ("一个半小时后", 39_615), ("1小时30分钟后", 39_615), ("一刻钟后", 35_115), ("两小时前", 27_015),
    ("十五分钟以后", 35_115), ("+30分钟", 36_015), ("in 20 h", 19_815),
  ])
  func timesAreReadAsTheyAreSaid(_ word: String, _ seconds: Int) throws {
    #expect(try words.time(word).seconds == seconds)
  }

  @Test(arguments: [
    "24:01", "24:00:01", "9:60", "23:59:60", "13pm", "0pm", "中午5点", "0am",
    "25点", "3点60分", "2460", "下午24点", "夜里6点", "晚上13点",
  ])
  func timesThatThereAreNotAreRefused(_ word: String) {
    #expect(throws: DateWords.ParseError.notThere) { try words.time(word) }
  }

  /// As ISO 8601 has it, 24:00 is the end of a day, and so the beginning of the next.
  @Test(arguments: [
    ("2026-11-21 24:00", "2026-11-22"), ("2026-11-21T24:00:00", "2026-11-22"),
    ("2026-12-31 24:00", "2027-01-01"),
    ("明天24点", "2026-11-23"), ("今晚24点", "2026-11-22"), ("24:00 tomorrow", "2026-11-23"),
  ])
  func aDayEndsWhereTheNextBegins(_ word: String, _ day: String) throws {
    let next = try words.days(day).lowerBound
    #expect(try words.moments(word) == Moment(next, .first)...Moment(next, .first))
  }

  @Test func theLastDayOfAllHasNoNext() {
    #expect(throws: DateWords.ParseError.notThere) { try words.moments("9999-12-31 24:00") }
  }

  /// Of a day with a time only the day counts: that which ends.
  @Test func theDayThatEndsIsTheOneThatIsSaid() throws {
    #expect(try words.dayReading("2026-11-21 24:00").days == words.days("2026-11-21"))
  }

  @Test(arguments: ["24:00", "24:00:00", "24点", "晚上24点"])
  func theEndOfNoDayIsNoTime(_ word: String) {
    #expect(throws: DateWords.ParseError.endOfDay) { try words.time(word) }
    #expect(throws: DateWords.ParseError.endOfDay) { try words.moments(word) }
  }

  @Test(arguments: [
    "", "9", "9:30:1:1", "a:b", "9::30", "123:00", "pm", "下午", "3分15秒", "点", "点半",
    "五三点", "十十点", "9.3.1", "9.", "12345", "noonish", "半", "3刻", "p.m.", "h", "h30", "half 3", "half to 3",
    "quarter of 3", "past 3", "quarter past", "-5", "+5", "+30", "+1d", "in 3 days", "差5分", "差3点", "p", "a",
    "at",
    "3天后", "quarter past 25", "+1h30", "30", "+", "半个月后", "3 hours 2",
  ])
  func otherWordsAreNoTimes(_ word: String) {
    #expect(throws: DateWords.ParseError.unknown) { try words.time(word) }
  }

  @Test(arguments: [
    ("2026-11-21 09:30", "2026-11-21T09:30:00"), ("2026-11-21T09:30:15", "2026-11-21T09:30:15"),
    ("明天 9:30", "2026-11-22T09:30:00"), ("+3d 9pm", "2026-11-24T21:00:00"), ("8:05", "2026-11-21T08:05:00"),
    ("now", "2026-11-21T09:30:15"), ("next fri 8:00", "2026-11-27T08:00:00"),
    ("明天9点", "2026-11-22T09:00:00"), ("明天下午3点", "2026-11-22T15:00:00"), ("8月5日9:30", "2026-08-05T09:30:00"),
    ("明天 下午 3点30分", "2026-11-22T15:30:00"), ("5.6.1987 9:30", "1987-06-05T09:30:00"),
    ("sat 9 pm", "2026-11-21T21:00:00"),
    ("Oct 5 9:30", "2026-10-05T09:30:00"), ("Jun 5 1987 9pm", "1987-06-05T21:00:00"),
    ("today", "2026-11-21T00:00:00"), ("下周五三点", "2026-11-27T03:00:00"), ("周二十点", "2026-11-24T10:00:00"),
    ("明天中午", "2026-11-22T12:00:00"), ("tomorrow noon", "2026-11-22T12:00:00"),
    ("3月5日 pm 3:30", "2026-03-05T15:30:00"),
    ("14. 3. 1987 9:15", "1987-03-14T09:15:00"), ("2026-03-14, 9:15", "2026-03-14T09:15:00"),
    ("noon", "2026-11-21T12:00:00"), ("今晚8点", "2026-11-21T20:00:00"),
    ("明早九点半", "2026-11-22T09:30:00"), ("今天晚上8点", "2026-11-21T20:00:00"), ("明晚上8点", "2026-11-22T20:00:00"),
    ("六月五日三点半", "2026-06-05T03:30:00"), ("明天凌晨三点半", "2026-11-22T03:30:00"),
    ("11.21", "2026-11-21T00:00:00"),
    ("1105", "1105-01-01T00:00:00"),
  ])
  func daysWithTimesAreRead(_ word: String, _ moment: String) throws {
    let read = try words.moments(word).lowerBound
    #expect(try DateTemplate("%FT%T").text(of: read, .english) == moment)
  }

  @Test(arguments: [
    ("+1h", "2026-11-21T10:30:15"), ("+20h", "2026-11-22T05:30:15"), ("-10h", "2026-11-20T23:30:15"),
    ("半小时后", "2026-11-21T10:00:15"), ("+1m", "2026-12-21T00:00:00"), ("+1h30m", "2026-11-21T11:00:15"),
    ("3天后 9点", "2026-11-24T09:00:00"), ("12 noon", "2026-11-21T12:00:00"), ("3天后", "2026-11-24T00:00:00"),
    ("2026年 11月 27日 周五 9时 30分", "2026-11-27T09:30:00"), ("2026 November 27 Fri 09:30", "2026-11-27T09:30:00"),
    ("tomorrow at 3pm", "2026-11-22T15:00:00"), ("月底 9:30", "2026-11-30T09:30:00"),
    ("tomorrow half past 3", "2026-11-22T03:30:00"), ("下周三三点", "2026-11-25T03:00:00"),
    ("下周三十点", "2026-11-25T10:00:00"),
  ])
  func daysWithTimesAreReadAsTheyAreSaid(_ word: String, _ moment: String) throws {
    let read = try words.moments(word).lowerBound
    #expect(try DateTemplate("%FT%T").text(of: read, .english) == moment)
  }

  /// A month or a week has no time: 下周三点 may be three o'clock on some day, or Wednesday.
  @Test(arguments: ["下周三点", "2026 9:30", "11月 9:30", "next month 9:30"])
  func aTimeBelongsToADay(_ word: String) {
    #expect(throws: (any Error).self) { try words.moments(word) }
  }

  /// A day or a time that there is not is told apart from words that cannot be read.
  @Test(arguments: [
    ("2026-02-30 9:30", DateWords.ParseError.notThere), ("2026-11-21 25:00", .notThere),
    ("5.6.87 9:30", .shortYear("87")),
    ("5/6/1987 9:30", .ambiguous), ("xyz 9:30", .unknown), ("25:00 明天", .unknown), ("今晚12点", .midnight),
    ("明天 9:30:1:1", .unknown),
  ])
  func whyADayWithATimeIsNoneIsSaid(_ word: String, _ problem: DateWords.ParseError) {
    #expect(throws: problem) { try words.moments(word) }
  }

  @Test func aTimeAloneHasNoDay() throws {
    #expect(try words.reading("9:30").days == nil)
    #expect(try words.reading("明天").time == nil)
    #expect(try words.reading("now").days?.lowerBound == words.now.day)
  }

  /// Where a day alone is wanted, a time beside it does not matter, but it must be one.
  @Test(arguments: [
    ("2026-11-21T09:30", "2026-11-21"), ("2026-11-21 09:30:15", "2026-11-21"), ("明天9点", "2026-11-22"),
    ("3pm friday", "2026-11-27"), ("2026-11-21", "2026-11-21"), ("weekend", "2026-11-21..2026-11-22"),
  ])
  func theDayIsTakenFromADayWithATime(_ word: String, _ days: String) throws {
    let reading = try words.dayReading(word)
    #expect(reading.days.map(text) == days)
    #expect((reading.time == nil) == !word.contains { ":点p".contains($0) })
  }

  @Test(arguments: [
    ("2026-11-21T25:00", DateWords.ParseError.notThere), ("2026-02-30T09:30", .notThere), ("9:30", .unknown),
    ("+2h", .unknown), ("now+1h", .unknown), ("2026-11 9:30", .unknown), ("5/6/1987 9:30", .ambiguous),
    ("今晚12点", .midnight), ("2026-11-21T09:30Z", .unknown),
  ])
  func aTimeAloneIsNoDay(_ word: String, _ problem: DateWords.ParseError) {
    #expect(throws: problem) { try words.dayReading(word) }
  }

  @Test func aDayAloneLastsToItsEnd() throws {
    let range = try words.moments("2026-11-21")
    #expect(range.upperBound == Moment(Day(year: 2026, month: 11, day: 21)!, .last))
  }
}
