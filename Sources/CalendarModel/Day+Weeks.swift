/// Days of the week, and the weeks of ISO 8601.
extension Day {
  /// 1 for Monday to 7 for Sunday.
  public var weekday: Int { number % 7 + 1 }

  /// The week of ISO 8601: it begins on Monday and belongs to the year that its Thursday is in.
  ///
  /// - Returns: The year of the week, which is 10000 for the last days of 9999 where their week lies there, and its
  ///   number, 1 to 53.
  public var isoWeek: (year: Int, week: Int) {
    let thursday = number - number % 7 + 3
    guard thursday <= Day.last.number else { return (10_000, 1) }
    let day = Day(clamping: thursday)
    return (day.year, (day.ordinal - 1) / 7 + 1)
  }

  /// How many ISO weeks a year has: 52 or 53.
  public static func weekCount(of year: Int) -> Int {
    Day(clampingYear: year, month: 12, day: 28).isoWeek.week
  }

  /// The Monday of an ISO week; nil where there is no such week, or its Monday lies outside the years 1 to 9999.
  public init?(isoYear: Int, week: Int) {
    guard Day.years.contains(isoYear), week >= 1, week <= Day.weekCount(of: isoYear) else { return nil }
    let fourth = Day(clampingYear: isoYear, month: 1, day: 4)  // It is always in the first week.
    self.init(number: fourth.number - fourth.weekday + 1 + (week - 1) * 7)
  }
}

/// Steps from a day to another.
extension Day {
  /// Nil beyond the last day and before the first.
  public func adding(days: Int) -> Day? {
    let (sum, overflow) = number.addingReportingOverflow(days)
    return overflow ? nil : Day(number: sum)
  }

  /// The same day of another month, or its last one where that month is shorter; nil outside the years 1 to 9999.
  public func adding(months: Int) -> Day? {
    let (year, month, day) = date
    let (sum, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, sum >= 12, Day.years.contains(sum / 12) else { return nil }
    return Day(clampingYear: sum / 12, month: sum % 12 + 1, day: day)
  }

  /// The same day of another year, 28 February for 29 February where that year has none.
  public func adding(years: Int) -> Day? {
    let (months, overflow) = years.multipliedReportingOverflow(by: 12)
    return overflow ? nil : adding(months: months)
  }

  /// The first day and the last one of a month.
  public static func month(_ month: Int, of year: Int) -> ClosedRange<Day> {
    let first = Day(clampingYear: year, month: month, day: 1)
    return first...Day(clampingYear: year, month: month, day: 31)
  }

  /// The first day and the last one of a quarter, 1 to 4.
  public static func quarter(_ quarter: Int, of year: Int) -> ClosedRange<Day> {
    Day(clampingYear: year, month: quarter * 3 - 2, day: 1)...Day.month(quarter * 3, of: year).upperBound
  }
}
