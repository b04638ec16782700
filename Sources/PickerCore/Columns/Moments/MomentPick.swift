import CalendarModel

/// A pick of a day, a time or both: its columns, and the moments they may show.
public struct MomentPick: Equatable, Sendable {
  /// What a column is for. Days come before times.
  public enum Field: String, Codable, CaseIterable, Sendable {
    case year, month, day, weekYear, week, quarter
    /// 0 for before noon, 1 for from noon on.
    case half
    case hour, minute, second
  }

  /// In the order of the columns; not empty, each field once.
  public let fields: [Field]
  /// The first and the last moment that can be chosen; both fit the columns' rows.
  public let bounds: ClosedRange<Moment>
  /// The rules for days that cannot be chosen.
  public let rules: [DayRule]
  /// The minutes between two rows of the minute column; it divides 60.
  public let minuteStep: Int
  /// The first day of a calendar's week: 1 for Monday to 7 for Sunday.
  public let weekStart: Int
  /// The clock's time when the pick opens.
  public let now: Moment
  /// The choice when the pick opens.
  public let start: Moment

  /// Why there is nothing to choose.
  public enum PickError: Error, Equatable, Sendable {
    /// No row of the columns lies between the bounds.
    case nothingBetween
    /// The rules exclude every day between the bounds.
    case nothingOpen
  }

  /// - Parameters:
  ///   - bounds: Narrowed to the nearest moments that the columns have rows for.
  ///   - start: The wanted choice at the start; the nearest possible moment is taken.
  ///   - days: The days that `start` stands for, which come before all others; nil for its own period.
  /// - Throws: `PickError` if there is nothing to choose.
  public init(
    fields: [Field], bounds: ClosedRange<Moment> = .first ... .last, rules: [DayRule] = [],
    minuteStep: Int = 1,
    weekStart: Int = 1, now: Moment, start: Moment, among days: ClosedRange<Day>? = nil
  ) throws(PickError) {
    self.fields = fields
    self.rules = rules
    self.minuteStep = minuteStep
    self.weekStart = weekStart
    self.now = now
    let grid = TimeGrid(fields, minuteStep: minuteStep)
    guard let first = grid.moment(notBefore: bounds.lowerBound),
      let last = grid.moment(notBehind: bounds.upperBound),
      first <= last
    else { throw .nothingBetween }
    self.bounds = first...last
    let span = MomentSpan(bounds: first...last, rules: rules)
    let meant = days ?? MomentPick.period(of: start.day, fields)
    guard
      let day = span.openDay(nearest: start.day, in: meant)
        ?? span.openDay(nearest: start.day, in: .first ... .last)
    else { throw .nothingOpen }
    let time = span.days.contains(start.day) ? start.time : start.day < day ? .first : .last
    let isDateOnly = !fields.contains { $0.isOfTime }
    self.start = isDateOnly ? Moment(day) : Moment(day, grid.time(nearest: time, in: span.times(of: day)))
  }

  public var hasDate: Bool { fields.contains { !$0.isOfTime } }
  public var hasTime: Bool { fields.contains { $0.isOfTime } }

  /// A day of this pick: without a year or a month, that of the ones which stand for any.
  func fitted(_ day: Day) -> Day { MomentPick.fitted(day, fields) }
}

/// Years, quarters, months and weeks, which are picked as a whole.
extension MomentPick {
  /// The days that columns without one for the day pick together: a whole month for a year and a month; the day alone
  /// for others.
  ///
  /// A period can be taken if one of its days can, and is then chosen as itself.
  public static func period(of day: Day, _ fields: [Field]) -> ClosedRange<Day> {
    switch fields.last {
    case .week: Day(clamping: day.number - day.weekday + 1)...Day(clamping: day.number - day.weekday + 7)
    case .quarter: Day.quarter(day.quarter, of: day.year)
    case .month: Day.month(day.month, of: day.year)
    case .year: Moments.year(day.year)
    default: day...day
    }
  }

  /// Whether the columns pick several days together.
  public static func hasPeriods(_ fields: [Field]) -> Bool {
    fields.contains { !$0.isOfTime } && !fields.contains(.day)
  }
}

/// Parts of a date without a year: a month and a day, or one of them.
extension MomentPick {
  public static func isYearless(_ fields: [Field]) -> Bool {
    !fields.contains(.year) && (fields.contains(.month) || fields.contains(.day))
  }

  /// The year that stands for any: a leap year, which has every day.
  private static let anyYear = 2000

  /// The same day of the year that stands for any; without a month, of January, which has 31 days.
  public static func fitted(_ day: Day, _ fields: [Field]) -> Day {
    guard isYearless(fields) else { return day }
    return Day(clampingYear: anyYear, month: fields.contains(.month) ? day.month : 1, day: day.day)
  }

  /// All days of a pick without a year; nil for a pick of dates with one.
  public static func allDays(_ fields: [Field]) -> ClosedRange<Day>? {
    guard isYearless(fields) else { return nil }
    return fitted(
      Day(clampingYear: anyYear, month: 1, day: 1), fields)...fitted(
        Day(clampingYear: anyYear, month: 12, day: 31), fields)
  }

  /// The first and the last moment that can be chosen; nil for a side that is open.
  public var limits: (first: Moment?, last: Moment?) {
    let (from, to) = (bounds.lowerBound, bounds.upperBound)
    let days = MomentPick.allDays(fields) ?? (hasDate ? Day.first...Day.last : from.day...to.day)
    let grid = TimeGrid(fields, minuteStep: minuteStep)
    let all = grid.moment(notBehind: Moment(days.upperBound, .last)) ?? .last
    return (from > Moment(days.lowerBound) ? from : nil, to < all ? to : nil)
  }

  /// Reads what is written for these fields: a number alone is a month where months are picked and no days.
  ///
  /// - Parameter shown: The day that a person sees, which gives what is written its year; nil for today.
  public static func words(_ fields: [Field], now: Moment, shown: Day? = nil) -> DateWords {
    guard isYearless(fields) else { return DateWords(now: now, shown: shown) }
    let number: DateWords.NumberAlone =
      !fields.contains(.day) ? .month : fields.contains(.month) ? .dayOfThisMonth : .dayOfAnyMonth
    return DateWords(now: now, shown: shown, year: anyYear, number: number)
  }
}

extension MomentPick.Field {
  public var isOfTime: Bool {
    switch self {
    case .half, .hour, .minute, .second: true
    default: false
    }
  }

  /// The largest number of the field, and the number of its digits.
  var largest: (number: Int, digits: Int) {
    switch self {
    case .year, .weekYear: (9999, 4)
    case .month: (12, 2)
    case .day: (31, 2)
    case .week: (53, 2)
    case .quarter: (4, 1)
    case .half: (1, 1)
    case .hour: (23, 2)
    case .minute, .second: (59, 2)
    }
  }
}

/// The times that columns of hours, minutes and seconds can show.
struct TimeGrid: Equatable, Sendable {
  let minuteStep: Int
  let hasTime: Bool
  let hasSeconds: Bool

  init(_ fields: [MomentPick.Field], minuteStep: Int) {
    self.minuteStep = minuteStep
    hasTime = fields.contains(.hour)
    hasSeconds = fields.contains(.second)
  }

  /// The seconds between two rows of the minutes.
  private var step: Int { minuteStep * 60 }

  /// The first moment on the grid at or after `moment`; nil after the last day.
  func moment(notBefore moment: Moment) -> Moment? {
    guard hasTime else { return Moment(moment.day, .first) }
    let rest = moment.time.seconds % step
    if rest == 0 || hasSeconds && rest < 60 { return moment }
    let next = moment.time.seconds - rest + step
    if next < 86_400 { return Moment(moment.day, TimeOfDay(clamping: next)) }
    return moment.day.adding(days: 1).map { Moment($0, .first) }
  }

  /// The last moment on the grid at or before `moment`.
  func moment(notBehind moment: Moment) -> Moment? {
    guard hasTime else { return Moment(moment.day, .last) }
    let rest = moment.time.seconds % step
    if hasSeconds, rest < 60 { return moment }
    let slot = moment.time.seconds - rest
    return Moment(moment.day, TimeOfDay(clamping: slot + (hasSeconds ? 59 : 0)))
  }

  /// The last time on the grid at or before `time`, clamped to bounds that lie on the grid.
  func time(nearest time: TimeOfDay, in bounds: ClosedRange<TimeOfDay>) -> TimeOfDay {
    let rest = time.seconds % step
    let slot = hasSeconds && rest < 60 ? time.seconds : time.seconds - rest
    return min(max(TimeOfDay(clamping: slot), bounds.lowerBound), bounds.upperBound)
  }
}

/// The moments between two bounds, without the days that the rules exclude.
struct MomentSpan: Equatable, Sendable {
  let bounds: ClosedRange<Moment>
  let rules: [DayRule]

  var days: ClosedRange<Day> { bounds.lowerBound.day...bounds.upperBound.day }

  func isOpen(_ day: Day) -> Bool { days.contains(day) && !rules.contains { $0.matches(day) } }

  func hasOpenDay(in wanted: ClosedRange<Day>) -> Bool {
    openDay(from: wanted.lowerBound, in: wanted, by: 1) != nil
  }

  /// The first open day from `day` on, in steps of `step` days; nil if there is none in `wanted`.
  ///
  /// - Complexity: Constant without rules; with rules, O(days) until the first open one.
  func openDay(from day: Day, in wanted: ClosedRange<Day>, by step: Int) -> Day? {
    guard wanted.overlaps(days) else { return nil }
    let range = wanted.clamped(to: days)
    var number =
      step > 0 ? max(day.number, range.lowerBound.number) : min(day.number, range.upperBound.number)
    while let day = Day(number: number), range.contains(day) {
      if isOpen(day) { return day }
      number += step
    }
    return nil
  }

  /// The open day in `wanted` that is nearest to `day`; the earlier one of two equally near.
  func openDay(nearest day: Day, in wanted: ClosedRange<Day>) -> Day? {
    let before = openDay(from: day, in: wanted, by: -1)
    if before == day { return day }
    let behind = openDay(from: day, in: wanted, by: 1)
    guard let before, let behind else { return before ?? behind }
    return abs(behind.number - day.number) < abs(day.number - before.number) ? behind : before
  }

  /// The first and the last time that can be chosen on a day.
  func times(of day: Day) -> ClosedRange<TimeOfDay> {
    let first = day == bounds.lowerBound.day ? bounds.lowerBound.time : .first
    let last = day == bounds.upperBound.day ? bounds.upperBound.time : .last
    return first...max(first, last)
  }
}
