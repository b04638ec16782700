/// A day of the Gregorian calendar, from 0001-01-01 to 9999-12-31.
public struct Day: Hashable, Comparable, Sendable {
  /// Days since 0001-01-01, which was a Monday.
  public let number: Int

  public static let first = Day(unchecked: 0)
  public static let last = Day(unchecked: 3_652_058)
  public static let years = 1...9999

  private init(unchecked number: Int) { self.number = number }

  /// Nil for a number outside the years 1 to 9999.
  public init?(number: Int) {
    guard (Day.first.number...Day.last.number).contains(number) else { return nil }
    self.number = number
  }

  /// The nearest day that a number can stand for.
  public init(clamping number: Int) {
    self.number = min(max(number, Day.first.number), Day.last.number)
  }

  /// Nil where there is no such day: 30 February, a month 13, a year 0.
  public init?(year: Int, month: Int, day: Int) {
    guard Day.years.contains(year), (1...12).contains(month), day >= 1,
      day <= Day.count(ofMonth: month, in: year)
    else { return nil }
    number = Day.daysBefore(year) + Day.daysBefore(month, in: year) + day - 1
  }

  /// A day of a month, or its last one where the month is shorter.
  ///
  /// - Parameters:
  ///   - year: 1 to 9999; others count as the nearest of them.
  ///   - month: 1 to 12, in the same way.
  public init(clampingYear year: Int, month: Int, day: Int) {
    let year = min(max(year, 1), 9999)
    let month = min(max(month, 1), 12)
    let day = min(max(day, 1), Day.count(ofMonth: month, in: year))
    number = Day.daysBefore(year) + Day.daysBefore(month, in: year) + day - 1
  }

  public static func < (a: Day, b: Day) -> Bool { a.number < b.number }
}

/// Years, months and days.
extension Day {
  public var year: Int { date.year }
  /// 1 to 12.
  public var month: Int { date.month }
  /// 1 to 31.
  public var day: Int { date.day }
  /// The number of the day in its year, from 1.
  public var ordinal: Int { number - Day.daysBefore(year) + 1 }
  /// 1 to 4.
  public var quarter: Int { (month + 2) / 3 }

  /// All three at the price of one.
  public var date: (year: Int, month: Int, day: Int) {
    // 400 years have 146,097 days; the estimate is off by a year at most.
    var year = min(number * 400 / 146_097 + 1, 9999)
    if Day.daysBefore(year) > number { year -= 1 }
    if year < 9999, Day.daysBefore(year + 1) <= number { year += 1 }
    let rest = number - Day.daysBefore(year)
    var month = min(rest / 28 + 1, 12)
    while Day.daysBefore(month, in: year) > rest { month -= 1 }
    return (year, month, rest - Day.daysBefore(month, in: year) + 1)
  }

  /// Every fourth year, but of the full centuries only every fourth.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// How many days a month has.
  ///
  /// - Parameter month: 1 to 12.
  public static func count(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func daysBefore(_ year: Int) -> Int {
    let past = year - 1
    return past * 365 + past / 4 - past / 100 + past / 400
  }

  private static func daysBefore(_ month: Int, in year: Int) -> Int {
    guard month > 2 else { return (month - 1) * 31 }
    // From March on the lengths of the months repeat every five: 153 days.
    return (153 * (month - 3) + 2) / 5 + (isLeap(year) ? 60 : 59)
  }
}
