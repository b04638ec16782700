import CalendarModel
import Testing

/// What people say for a day or a time, judged by hand, on Wednesday 18 November 2026 at twenty past ten and five seconds.
struct PhraseTests {
  private let words = DateWords(
    now: Moment(Day(year: 2026, month: 11, day: 18)!, TimeOfDay(hour: 10, minute: 20, second: 5)!))

  private func text(_ days: ClosedRange<Day>) -> String {
    days.lowerBound == days.upperBound
      ? "\(days.lowerBound)" : "\(days.lowerBound)..\(days.upperBound)"
  }

  @Test(arguments: [
    ("tomorrow", "2026-11-19"), ("the day before yesterday", "2026-11-16"), ("3 days later", "2026-11-21"),
    ("two weeks later", "2026-12-02"), ("2 weeks ago", "2026-11-04"), ("two weeks from today", "2026-12-02"),
    ("a month ago", "2026-10-18"), ("in a year", "2027-11-18"), ("in 1w", "2026-11-25"),
    ("+1 month", "2026-12-18"),
    ("wed", "2026-11-18"), ("friday", "2026-11-20"), ("on friday", "2026-11-20"),
    ("this friday", "2026-11-20"),
    ("next wed", "2026-11-25"), ("next friday", "2026-11-20"), ("last friday", "2026-11-13"),
    ("last wed", "2026-11-11"), ("friday next week", "2026-11-27"), ("next week friday", "2026-11-27"),
    ("the 3rd", "2026-11-03"), ("on the 3rd", "2026-11-03"), ("the 3rd of december", "2026-12-03"),
    ("december the 3rd", "2026-12-03"), ("Dec 3rd, 2026", "2026-12-03"), ("1st of the month", "2026-11-01"),
    ("on 5 June", "2026-06-05"), ("end of next month", "2026-12-31"), ("end of last month", "2026-10-31"),
    ("end of the year", "2026-12-31"), ("first day of next month", "2026-12-01"),
    ("last day of the month", "2026-11-30"), ("start of the year", "2026-01-01"),
    ("21. Nov. 2026", "2026-11-21"),
    ("Wednesday, 18 November 2026", "2026-11-18"), ("11/21/2026", "2026-11-21"), ("21/11/2026", "2026-11-21"),
    ("week 50", "2026-12-07..2026-12-13"), ("Q1 2027", "2027-01-01..2027-03-31"),
    ("weekend", "2026-11-21..2026-11-22"), ("this weekend", "2026-11-21..2026-11-22"),
    ("the weekend", "2026-11-21..2026-11-22"), ("last weekend", "2026-11-14..2026-11-15"),
  ])
  func daysInEnglish(_ word: String, _ days: String) throws {
    #expect(try text(words.days(word)) == days)
  }

  @Test(arguments: [
    ("大后天", "2026-11-21"), ("前天", "2026-11-16"), ("大前天", "2026-11-15"), ("周三", "2026-11-18"),
    ("周五", "2026-11-20"), ("礼拜五", "2026-11-20"), ("这周五", "2026-11-20"), ("下周五", "2026-11-27"),
    ("下下周五", "2026-12-04"), ("上周五", "2026-11-13"), ("上上周五", "2026-11-06"), ("下个星期天", "2026-11-29"),
    ("周天", "2026-11-22"), ("周末", "2026-11-21..2026-11-22"), ("本周末", "2026-11-21..2026-11-22"),
    ("这个周末", "2026-11-21..2026-11-22"), ("下周末", "2026-11-28..2026-11-29"), ("上周末", "2026-11-14..2026-11-15"),
    ("週末", "2026-11-21..2026-11-22"), ("月初", "2026-11-01"), ("月底", "2026-11-30"), ("这个月底", "2026-11-30"),
    ("下个月初", "2026-12-01"), ("上月末", "2026-10-31"), ("年初", "2026-01-01"), ("年底", "2026-12-31"),
    ("年末", "2026-12-31"), ("今年年底", "2026-12-31"), ("明年初", "2027-01-01"), ("去年年底", "2025-12-31"),
    ("本季度末", "2026-12-31"), ("下季度初", "2027-01-01"), ("下个月15号", "2026-12-15"), ("这个月20号", "2026-11-20"),
    ("上个月5号", "2026-10-05"), ("十五号", "2026-11-15"), ("二十号", "2026-11-20"), ("十一月二十五日", "2026-11-25"),
    ("二零二六年十一月二十五日", "2026-11-25"), ("明年1月1日", "2027-01-01"), ("三天后", "2026-11-21"), ("三天以后", "2026-11-21"),
    ("两天前", "2026-11-16"), ("两个星期后", "2026-12-02"), ("三周前", "2026-10-28"), ("一个月后", "2026-12-18"),
    ("半年后", "2027-05-18"), ("两年前", "2024-11-18"), ("100天后", "2027-02-26"), ("四季度", "2026-10-01..2026-12-31"),
    ("今年四季度", "2026-10-01..2026-12-31"), ("明年一季度", "2027-01-01..2027-03-31"),
    ("今年第47周", "2026-11-16..2026-11-22"), ("明年3月", "2027-03-01..2027-03-31"),
  ])
  func daysInChinese(_ word: String, _ days: String) throws {
    #expect(try text(words.days(word)) == days)
  }

  /// The rest of the weekend that it is, or the coming one. `next weekend` is clear on its days alone.
  @Test(arguments: [
    (21, "weekend", "2026-11-21..2026-11-22"), (22, "weekend", "2026-11-22"), (22, "周末", "2026-11-22"),
    (21, "next weekend", "2026-11-28..2026-11-29"), (22, "next weekend", "2026-11-28..2026-11-29"),
    (21, "last weekend", "2026-11-14..2026-11-15"), (22, "上周末", "2026-11-14..2026-11-15"),
    (22, "下周末", "2026-11-28..2026-11-29"),
  ])
  func aWeekendIsThatOfTheWeek(_ day: Int, _ word: String, _ days: String) throws {
    let words = DateWords(now: Moment(Day(year: 2026, month: 11, day: day)!))
    #expect(try text(words.days(word)) == days)
  }

  @Test(arguments: [
    "next weekend", "this mon", "end of week", "tonight", "middle of month", "last friday of the month",
    "christmas", "a week from friday", "the first", "half a month ago", "mid november", "today 2",
    "几天后", "半个月后", "月中", "47周", "今晚", "明早", "国庆", "工作日", "周八", "过几天", "三天内", "下个", "一百", "周末底",
    "@1700000000", "2026-325", "2026-11-21T", "2026-11-21T09:30", "2026-11-21T09:30Z", "noon", "+2h",
  ])
  func whatMayMeanTwoDaysIsNone(_ word: String) {
    #expect(throws: DateWords.ParseError.unknown) { try words.days(word) }
  }

  @Test(arguments: [
    ("noon", "12:00:00"), ("midnight", "00:00:00"), ("正午", "12:00:00"), ("午夜", "00:00:00"),
    ("零点", "00:00:00"),
    ("零点十分", "00:10:00"), ("下午三点一刻", "15:15:00"), ("三点三刻", "03:45:00"), ("上午十点", "10:00:00"),
    ("早上八点半", "08:30:00"), ("晚上十一点五十", "23:50:00"), ("晚上12点", "00:00:00"), ("夜里12点半", "00:30:00"),
    ("半夜十二点", "00:00:00"), ("12 at night", "00:00:00"), ("凌晨一点", "01:00:00"), ("傍晚六点半", "18:30:00"),
    ("下午2点05分", "14:05:00"), ("14时30分", "14:30:00"), ("二十一点", "21:00:00"), ("两点半", "02:30:00"),
    ("晚8点", "20:00:00"), ("9点零5分", "09:05:00"), ("半小时后", "10:50:05"), ("两个半小时后", "12:50:05"),
    ("十分钟前", "10:10:05"), ("90分钟后", "11:50:05"), ("9.30", "09:30:00"), ("9h30", "09:30:00"),
    ("half past nine", "09:30:00"), ("quarter past ten", "10:15:00"), ("ten to nine", "08:50:00"),
    ("nine o'clock", "09:00:00"), ("at 9", "09:00:00"), ("at nine", "09:00:00"), ("in 2 hours", "12:20:05"),
    ("2 hours ago", "08:20:05"), ("an hour ago", "09:20:05"), ("in 90 minutes", "11:50:05"),
    ("2 hours later", "12:20:05"), ("+90m", "11:50:05"), ("now + 1h", "11:20:05"),
    ("8 in the evening", "20:00:00"), ("morning 8", "08:00:00"), ("afternoon at 3", "15:00:00"),
    ("evening at half past 7", "19:30:00"), ("night at 11", "23:00:00"),
  ])
  func times(_ word: String, _ time: String) throws {
    #expect(try words.time(word).description == time)
  }

  @Test(arguments: [
    "半夜", "早上", "晚上", "evening", "nine", "nine thirty", "half nine", "刚才", "quarter of 3", "at", "at night",
    "09:30Z", "@1700000000", "2026-11-21T09:30", "明天9点", "9:30 5", "9:30 tomorrow",
  ])
  func whatIsNoTimeIsRefused(_ word: String) {
    #expect(throws: DateWords.ParseError.unknown) { try words.time(word) }
  }

  @Test(arguments: [
    ("tomorrow at 9:30am", "2026-11-19T09:30:00"), ("tomorrow at 9", "2026-11-19T09:00:00"),
    ("9:30 tomorrow", "2026-11-19T09:30:00"), ("9:30 明天", "2026-11-19T09:30:00"),
    ("3pm friday", "2026-11-20T15:00:00"),
    ("3pm on friday", "2026-11-20T15:00:00"), ("at noon on the 3rd", "2026-11-03T12:00:00"),
    ("half past 3 tomorrow", "2026-11-19T03:30:00"), ("17:00 2026-11-21", "2026-11-21T17:00:00"),
    ("noon tomorrow", "2026-11-19T12:00:00"), ("next fri 5pm", "2026-11-20T17:00:00"),
    ("tomorrow morning at 8", "2026-11-19T08:00:00"), ("friday evening at 7", "2026-11-20T19:00:00"),
    ("tonight at 8", "2026-11-18T20:00:00"), ("tonight 9pm", "2026-11-18T21:00:00"),
    ("this afternoon at 3", "2026-11-18T15:00:00"), ("后天下午三点一刻", "2026-11-20T15:15:00"),
    ("下周五晚上8点", "2026-11-27T20:00:00"), ("明早8点", "2026-11-19T08:00:00"), ("今晚八点半", "2026-11-18T20:30:00"),
    ("明天凌晨1点", "2026-11-19T01:00:00"), ("下个月1号9:00", "2026-12-01T09:00:00"),
    ("月底下午5点", "2026-11-30T17:00:00"),
    ("3天后9点", "2026-11-21T09:00:00"), ("两小时后", "2026-11-18T12:20:05"), ("11月25号下午3点", "2026-11-25T15:00:00"),
    ("25号3点", "2026-11-25T03:00:00"), ("2026-11-21T09:30", "2026-11-21T09:30:00"),
    ("2 hours later", "2026-11-18T12:20:05"), ("周五9点", "2026-11-20T09:00:00"),
  ])
  func daysWithTimes(_ word: String, _ moment: String) throws {
    let read = try words.moments(word).lowerBound
    #expect("\(read.day)T\(read.time)" == moment)
  }

  @Test(arguments: [
    "9:30 5", "weekend 9:30", "9:30 next week", "tomorrow morning", "今天半夜", "9:30 9:30", "3pm 4pm",
    "2026-11-21 9", "9:30 +1h",
  ])
  func whatIsNoDayWithATimeIsRefused(_ word: String) {
    #expect(throws: DateWords.ParseError.unknown) { try words.moments(word) }
  }

  /// Midnight belongs to two days.
  @Test(arguments: ["今晚12点", "晚上12点", "今天晚上十二点", "tonight at 12", "明天夜里12点半"])
  func whichDaysMidnightItIsIsAsked(_ word: String) {
    #expect(throws: DateWords.ParseError.midnight) { try words.moments(word) }
  }
}
