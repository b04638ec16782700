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

  /// Moves to today and the current time, which is rounded down to a row.
  ///
  /// - Returns: A notice if that cannot be chosen; the choice then stays.
  mutating func moveToNow() -> Notice? {
    var wanted = self
    wanted.choice = Moment(pick.fitted(now.day), now.time)
    if pick.hasDate, !span.isOpen(wanted.choice.day) { return .outOfReach(wanted.text) }
    let day = pick.hasDate ? wanted.choice.day : choice.day
    if pick.hasTime {
      let time = grid.time(nearest: now.time, in: .first ... .last)
      guard span.times(of: day).contains(time) else { return .outOfReach(wanted.text) }
      choice.time = time
    }
    if pick.hasDate { choice.day = day }
    return nil
  }

  /// Moves to a typed date or time; returns nil on success, else a notice that says why not.
  mutating func move(to text: String) -> Notice? {
    let words = DateWords(now: now, year: pick.isYearless ? MomentPick.anyYear : nil)
    do throws(DateWords.ParseError) {
      let wanted = try moment(text, words)
      if pick.hasDate {
        guard span.isOpen(wanted.day) else { return .outOfReach(text) }
        choose(wanted.day)
      }
      guard pick.hasTime, !pick.hasDate || DateWords.namesTime(text) else { return nil }
      let time = grid.time(nearest: wanted.time, in: span.times(of: choice.day))
      let isKept = time.seconds / 60 == wanted.time.seconds / 60
      choice.time = time
      return isKept ? nil : .outOfReach(text)
    } catch {
      switch error {
      case .unknown: return .notRead(text)
      case .notThere: return .noSuchDay(text)
      case .ambiguous: return .unclearDay(text)
      case .shortYear(let digits): return .unfinishedYear(digits)
      }
    }
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

  private func moment(_ text: String, _ words: DateWords) throws(DateWords.ParseError) -> Moment {
    if !pick.hasDate { return Moment(choice.day, try words.time(text)) }
    let moments = pick.hasTime ? try words.moments(text) : Moments.whole(try words.days(text))
    // A year, a month or a week stands for its first day that can be taken.
    let first = pick.fitted(moments.lowerBound.day)
    let days = first...max(first, pick.fitted(moments.upperBound.day))
    let day = span.openDay(from: days.lowerBound, in: days, by: 1) ?? days.lowerBound
    return Moment(day, moments.lowerBound.time)
  }

  private static func whole(_ days: ClosedRange<Day>) -> ClosedRange<Moment> {
    Moment(days.lowerBound, .first)...Moment(days.upperBound, .last)
  }
}
