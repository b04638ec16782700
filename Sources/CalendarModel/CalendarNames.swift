/// What months, days of the week and halves of a day are called, as `strftime` has them in a language.
public enum CalendarNames: Sendable {
  case chinese, english

  /// - Parameter number: 1 to 12.
  public func month(_ number: Int) -> String {
    self == .chinese ? CalendarNames.chineseMonths[number - 1] : CalendarNames.englishMonths[number - 1]
  }

  public func shortMonth(_ number: Int) -> String {
    self == .chinese ? "\(number)月" : String(CalendarNames.englishMonths[number - 1].prefix(3))
  }

  /// - Parameter number: 1 for Monday to 7.
  public func weekday(_ number: Int) -> String {
    self == .chinese ? "星期" + shortWeekday(number) : CalendarNames.englishWeekdays[number - 1]
  }

  /// One Han character, or three letters.
  public func shortWeekday(_ number: Int) -> String {
    self == .chinese
      ? CalendarNames.chineseWeekdays[number - 1]
      : String(CalendarNames.englishWeekdays[number - 1].prefix(3))
  }

  public func half(isAfternoon: Bool) -> String {
    self == .chinese ? (isAfternoon ? "下午" : "上午") : (isAfternoon ? "PM" : "AM")
  }

  private static let chineseMonths =
    ["一月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "十一月", "十二月"]
  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November",
    "December",
  ]
  private static let chineseWeekdays = ["一", "二", "三", "四", "五", "六", "日"]
  private static let englishWeekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
}
