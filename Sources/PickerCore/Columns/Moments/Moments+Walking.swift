import CalendarModel

/// Moving the choice by days and months, to now, or to a typed date.
extension Moments {
  /// Moves by days and skips closed ones; a move by whole weeks skips whole weeks and so keeps the day of the week.
  mutating func move(byDays count: Int) {
    let step = count % 7 == 0 ? 7 * count.signum() : count.signum()
    guard step != 0, let start = choice.day.adding(days: min(max(count, -4_000_000), 4_000_000)) else {
      return
    }
    if let day = span.openDay(from: start, in: .first ... .last, by: step), (day > choice.day) == (count > 0)
    {
      choose(day)
    }
  }

  /// Moves to the same day of another month, or to the nearest open day that lies in the direction of the move.
  mutating func move(byMonths count: Int) {
    let (year, month, day) = choice.day.date
    let sum = min(max(year * 12 + month - 1 + min(max(count, -200_000), 200_000), 12), 9999 * 12 + 11)
    let wanted = Day(clampingYear: sum / 12, month: sum % 12 + 1, day: day)
    let inMonth = span.openDay(nearest: wanted, in: Day.month(wanted.month, of: wanted.year))
    let further = span.openDay(
      from: wanted, in: .first ... .last, by: count.signum() == 0 ? 1 : count.signum())
    let back = span.openDay(from: wanted, in: .first ... .last, by: count > 0 ? -1 : 1)
    guard let day = inMonth ?? further ?? back, (day > choice.day) == (count > 0) else { return }
    choose(day)
  }

  /// Goes to the first or the last open day of the month.
  mutating func moveToEdge(ofMonth isLast: Bool) {
    let month = Day.month(choice.day.month, of: choice.day.year)
    let day =
      isLast
      ? span.openDay(from: month.upperBound, in: month, by: -1)
      : span.openDay(from: month.lowerBound, in: month, by: 1)
    if let day { choose(day) }
  }

  /// Moves to today and the current time, which is rounded down to a row, or up to the first.
  ///
  /// - Returns: A notice if that cannot be chosen; the choice then stays.
  mutating func moveToNow() -> Notice? {
    var wanted = self
    let now = readAt ?? now
    wanted.choice = Moment(pick.fitted(now.day), now.time)
    let today = wanted.choice.day
    let open =
      pick.hasDate ? span.openDay(nearest: today, in: MomentPick.period(of: today, pick.fields)) : choice.day
    guard let day = open else { return .outOfReach(wanted.text) }
    if pick.hasTime {
      let times = span.times(of: day)
      var time = grid.time(nearest: now.time, in: .first ... .last)
      if pick.minuteStep > 1,
        grid.moment(notBefore: Moment(day, now.time)) == Moment(day, times.lowerBound)
      {
        time = times.lowerBound  // Rounded down it would lie before bounds that begin between two rows.
      }
      guard times.contains(time) else { return .outOfReach(wanted.text) }
      choice.time = time
    }
    if pick.hasDate { choice.day = day }
    return nil
  }

  /// Moves to a typed date or time; returns nil on success, else a notice that says why not.
  ///
  /// A time alone is one of the chosen day, and a day without a year one of the shown year. A time some hours from now is
  /// rounded down to a row, as now itself is. Nothing of the text is dropped: a second that no column shows is refused.
  /// What is refused moves nothing.
  mutating func move(to text: String) -> Notice? {
    let before = choice
    let problem = go(to: text)
    if problem != nil { choice = before }
    return problem
  }

  private mutating func go(to text: String) -> Notice? {
    if pick.hasTime, DateWords.meansNow(text) { return moveToNow() }
    do throws(DateWords.ParseError) {
      let wanted = try reading(text)
      if let days = wanted.days {
        let day = firstDay(of: days)
        guard span.isOpen(day) else { return .outOfReach(text) }
        choose(day)
      }
      guard let time = wanted.time, pick.hasTime else { return nil }
      if wanted.isCounted { return move(to: grid.time(nearest: time, in: .first ... .last), typed: text) }
      return move(to: wanted.isOfEitherHalf ? inHalf(time) : time, typed: text)
    } catch {
      switch error {
      case .unknown: return .notRead(text)
      case .notThere: return .noSuchDay(text)
      case .ambiguous: return .unclearDay(text)
      case .shortYear(let digits): return .unfinishedYear(digits)
      case .midnight: return .unclearNight(text)
      case .endOfDay: return .nextDay(text)
      }
    }
  }

  private mutating func move(to wanted: TimeOfDay, typed text: String) -> Notice? {
    let time = grid.time(nearest: wanted, in: span.times(of: choice.day))
    choice.time = time
    if time == wanted { return nil }
    let isSameMinute = time.seconds / 60 == wanted.seconds / 60
    return isSameMinute && !grid.hasSeconds ? .noSeconds(text) : .outOfReach(text)
  }

  /// What keeps a typed text from being taken; nil if it can be taken as it is.
  ///
  /// - Returns: `.notRead` also for the beginning of a date: a year's first digits, a month or a day that begins with 0.
  public func problem(with text: String) -> Notice? {
    var moments = self
    guard let problem = moments.move(to: text) else { return nil }
    // Two digits may be meant as a year; one and three are on the way to four.
    if case .unfinishedYear(let digits) = problem, text.hasSuffix(digits), digits.count != 2 {
      return .notRead(text)
    }
    let digits = text.reversed().prefix { $0.isNumber }
    let isUnfinished =
      digits.count == text.count ? digits.count < 4 : digits.first == "0" && digits.count == 1
    return isUnfinished ? .notRead(text) : problem
  }

  private func reading(_ text: String) throws(DateWords.ParseError) -> DateWords.Reading {
    let words = MomentPick.words(pick.fields, now: readAt ?? now, shown: readOn ?? choice.day)
    if !pick.hasDate { return try words.timeReading(text) }
    return pick.hasTime ? try words.reading(text) : try words.dayReading(text)
  }

  /// Whether a typed text has a time beside the day that is picked: `2026-11-21T09:30`.
  public func leavesOutTime(of text: String) -> Bool { !pick.hasTime && (try? reading(text))?.time != nil }

  /// On a clock of twelve hours, the time in the half that is chosen, as digits in its columns have it.
  private func inHalf(_ time: TimeOfDay) -> TimeOfDay {
    guard pick.fields.contains(.half) else { return time }
    return TimeOfDay(clamping: time.seconds % 43_200 + choice.time.hour / 12 * 43_200)
  }

  /// A year, a month or a week stands for its first day that can be taken, and a day for what is picked with it.
  private func firstDay(of days: ClosedRange<Day>) -> Day {
    let first = pick.fitted(days.lowerBound)
    let days = first...max(first, pick.fitted(days.upperBound))
    return span.openDay(from: first, in: days, by: 1)
      ?? span.openDay(nearest: first, in: MomentPick.period(of: first, pick.fields)) ?? first
  }
}
