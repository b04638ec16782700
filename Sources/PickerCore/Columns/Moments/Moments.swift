import CalendarModel

/// The choice of a day or a time, and the rows of its columns.
///
/// The columns are derived from the choice: each shows the numbers that fit those of the others. The choice always
/// lies within the bounds, on an open day that exists, and on a row of each column.
public struct Moments: Equatable, Sendable {
  public let pick: MomentPick
  /// The clock's time, as last told.
  public internal(set) var now: Moment
  /// The clock's time when the entry line was read last: `+1d` on it stays the day that is shown; nil without a line.
  var readAt: Moment?
  /// The day that was shown when the entry line was opened: what is written without a year is of its year, whatever the
  /// columns follow to; nil without a line.
  var readOn: Day?
  public internal(set) var choice: Moment {
    didSet { if choice.day != oldValue.day { wishedDay = choice.day.day } }
  }
  /// The day of the month that was chosen last. A shorter month shows its last day, and the next longer one this day.
  private(set) var wishedDay: Int
  /// The rows of a column of years, which no choice changes.
  private let years: NumberRows
  /// The digits typed for a column that are not yet a complete number.
  public internal(set) var digits = ""
  /// The last digits typed if the choice does not have them: no row does, or they are the beginning of a year.
  var untaken = ""
  /// What was typed into the columns since another key did something else; nil if nothing was.
  var run: TypedRun?
  /// When the last digit or letter was typed.
  var lastTyped: Milliseconds = 0
  /// Whether the last digit already focused the next column: a separator typed after it then does nothing.
  var hasGoneOn = false
  /// Whether that was within the last second: an arrow to the next column then asks for the one that has come.
  var hasJustGoneOn = false
  /// Whether Enter or an arrow was refused for the last number: the next digit begins another, for who types 87 and is
  /// told that a year has four digits types 1987.
  var isRefused = false

  init(_ pick: MomentPick) {
    self.pick = pick
    now = pick.now
    choice = pick.start
    wishedDay = pick.start.day.day
    years = Moments.years(pick)
  }

  var span: MomentSpan { MomentSpan(bounds: pick.bounds, rules: pick.rules) }
  var grid: TimeGrid { TimeGrid(pick.fields, minuteStep: pick.minuteStep) }

  /// Whether a day lies within the bounds and no rule excludes it.
  public func isOpen(_ day: Day) -> Bool { span.isOpen(day) }

  /// The value of a field in a moment.
  public static func number(_ field: MomentPick.Field, of moment: Moment) -> Int {
    switch field {
    case .year: moment.day.year
    case .month: moment.day.month
    case .day: moment.day.day
    case .weekYear: moment.day.isoWeek.year
    case .week: moment.day.isoWeek.week
    case .quarter: moment.day.quarter
    case .half: moment.time.hour / 12
    case .hour: moment.time.hour
    case .minute: moment.time.minute
    case .second: moment.time.second
    }
  }
}

/// The rows of the columns.
extension Moments {
  /// The numbers of a field that can be chosen while the other columns keep theirs.
  ///
  /// - Complexity: O(rows), and constant for years; with rules, also O(days) until the first open day of each row.
  func rows(of field: MomentPick.Field) -> NumberRows {
    let (span, choice) = (span, choice)
    switch field {
    case .year, .weekYear: return years
    case .month:
      return NumberRows((1...12).filter { span.hasOpenDay(in: Day.month($0, of: choice.day.year)) })
    case .day:
      let month = Day.month(choice.day.month, of: choice.day.year)
      let days = (1...month.upperBound.number - month.lowerBound.number + 1)
      return NumberRows(days.filter { span.isOpen(Day(clamping: month.lowerBound.number + $0 - 1)) })
    case .week:
      let year = choice.day.isoWeek.year
      return NumberRows(
        (1...53).filter { week in Moments.week(week, of: year).map(span.hasOpenDay) ?? false })
    case .quarter:
      return NumberRows((1...4).filter { span.hasOpenDay(in: Day.quarter($0, of: choice.day.year)) })
    case .half, .hour, .minute, .second: return times(field)
    }
  }

  /// The years with an open day: those of ISO weeks if the columns are weeks.
  private static func years(_ pick: MomentPick) -> NumberRows {
    let span = MomentSpan(bounds: pick.bounds, rules: pick.rules)
    let (first, last) = (span.days.lowerBound, span.days.upperBound)
    let hasWeeks = pick.fields.contains(.weekYear)
    let years = hasWeeks ? first.isoWeek.year...min(last.isoWeek.year, 9999) : first.year...last.year
    if pick.rules.isEmpty { return NumberRows(years) }
    return NumberRows(
      years.filter { span.hasOpenDay(in: hasWeeks ? Moments.weekYear($0) : Moments.year($0)) })
  }

  private func times(_ field: MomentPick.Field) -> NumberRows {
    let times = span.times(of: choice.day)
    let (first, last, time) = (times.lowerBound, times.upperBound, choice.time)
    switch field {
    case .half: return NumberRows(first.hour / 12...last.hour / 12)
    case .hour:
      let hours = first.hour...last.hour
      guard pick.fields.contains(.half) else { return NumberRows(hours) }
      return NumberRows(hours.filter { $0 / 12 == time.hour / 12 })
    case .minute:
      let from = time.hour == first.hour ? first.minute : 0
      let to = time.hour == last.hour ? last.minute : 59
      if pick.minuteStep == 1 { return NumberRows(from...max(from, to)) }
      let minutes = stride(from: 0, through: 59, by: pick.minuteStep)
      return NumberRows(minutes.filter { (from...max(from, to)).contains($0) })
    default:
      let minute = time.seconds / 60
      let from = minute == first.seconds / 60 ? first.second : 0
      let to = minute == last.seconds / 60 ? last.second : 59
      return NumberRows(from...max(from, to))
    }
  }

  static func year(_ year: Int) -> ClosedRange<Day> {
    Day(clampingYear: year, month: 1, day: 1)...Day(clampingYear: year, month: 12, day: 31)
  }

  static func week(_ week: Int, of year: Int) -> ClosedRange<Day>? {
    Day(isoYear: year, week: week).map { $0...Day(clamping: $0.number + 6) }
  }

  static func weekYear(_ year: Int) -> ClosedRange<Day> {
    let first = Day(isoYear: year, week: 1) ?? .first
    return first...Day(clamping: first.number + Day.weekCount(of: year) * 7 - 1)
  }
}

/// Changing the choice.
extension Moments {
  /// Sets a field to a number; the other fields keep theirs, or take the nearest possible one.
  ///
  /// A day that a month or a year does not have comes back with the next that has it.
  mutating func set(_ field: MomentPick.Field, to number: Int) {
    switch field {
    case .half, .hour, .minute, .second: setTime(field, to: number)
    default:
      let (wanted, ranges) = target(field, number)
      let wished = wishedDay
      for range in ranges {
        guard let day = span.openDay(nearest: wanted, in: range) else { continue }
        choose(day)
        if [.year, .month, .quarter].contains(field) { wishedDay = wished }
        return
      }
    }
  }

  /// Chooses a day if it is open; the time is clamped to the day's bounds.
  mutating func choose(_ day: Day) {
    guard span.isOpen(day) else { return }
    choice.day = day
    if pick.hasTime { choice.time = grid.time(nearest: choice.time, in: span.times(of: day)) }
  }

  /// The day that a field's new number means, and the ranges to look for an open day in, narrowest first.
  private func target(_ field: MomentPick.Field, _ number: Int) -> (Day, [ClosedRange<Day>]) {
    let (year, month, _) = choice.day.date
    let day = wishedDay
    switch field {
    case .year:
      let wanted = Day(clampingYear: number, month: month, day: day)
      return (wanted, [Day.month(month, of: number), Moments.year(number)])
    case .month:
      return (Day(clampingYear: year, month: number, day: day), [Day.month(number, of: year)])
    case .day:
      let wanted = Day(clampingYear: year, month: month, day: number)
      return (wanted, [wanted...wanted])
    case .weekYear:
      let all = Moments.weekYear(number)
      let week = Moments.week(min(choice.day.isoWeek.week, Day.weekCount(of: number)), of: number) ?? all
      return (Day(clamping: week.lowerBound.number + choice.day.weekday - 1), [week, all])
    case .week:
      let week = Moments.week(number, of: choice.day.isoWeek.year) ?? choice.day...choice.day
      return (Day(clamping: week.lowerBound.number + choice.day.weekday - 1), [week])
    default:
      let quarter = Day.quarter(number, of: year)
      return (Day(clampingYear: year, month: (month - 1) % 3 + number * 3 - 2, day: day), [quarter])
    }
  }

  private mutating func setTime(_ field: MomentPick.Field, to number: Int) {
    var (hour, minute, second) = (choice.time.hour, choice.time.minute, choice.time.second)
    switch field {
    case .half: hour = hour % 12 + number * 12
    case .hour: hour = number
    case .minute: minute = number
    default: second = number
    }
    guard let wanted = TimeOfDay(hour: hour, minute: minute, second: second) else { return }
    choice.time = grid.time(nearest: wanted, in: span.times(of: choice.day))
  }
}
