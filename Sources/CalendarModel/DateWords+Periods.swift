/// Weeks, quarters, the ends of months and years, and dates with their day of the week.
extension DateWords {
  /// `next week`, `weekend`, `this quarter`, `end of month`, 月底, `the 15th`: nil for other words.
  func period(_ word: String) throws(ParseError) -> ClosedRange<Day>? {
    if let days = present(word) { return days }
    if let days = try edge(word) { return days }
    return try ordinal(word)
  }

  private static let periods: [(names: [String], distance: Int)] = [
    (["last ", "上个", "上"], -1), (["this ", "这个", "本", "这"], 0), (["next ", "下个", "下"], 1),
  ]

  /// A week from Monday on, its weekend, or a quarter: this one, the one before or the next.
  private func present(_ word: String) -> ClosedRange<Day>? {
    if ["weekend", "the weekend", "周末"].contains(word) { return weekend(0) }
    for (names, distance) in DateWords.periods {
      guard let name = names.first(where: word.hasPrefix) else { continue }
      switch word.dropFirst(name.count) {
      case "week", "周", "星期", "礼拜":
        let monday = now.day.number - now.day.weekday + 1 + 7 * distance
        return Day(clamping: monday)...Day(clamping: monday + 6)
      case "weekend": return distance == 1 && now.day.weekday < 6 ? nil : weekend(distance)
      case "周末", "周周末": return weekend(distance)
      case "quarter", "季度", "季":
        let months = now.day.year * 12 + now.day.quarter * 3 - 3 + 3 * distance
        return Day.quarter(months % 12 / 3 + 1, of: months / 12)
      default: continue
      }
    }
    return nil
  }

  /// Saturday and Sunday of a week some weeks from this one; on a Sunday, what is left of this one's.
  ///
  /// `next weekend` is read on these two days alone: before them, some mean the coming one and some the one behind it.
  private func weekend(_ distance: Int) -> ClosedRange<Day> {
    let saturday = now.day.number - now.day.weekday + 6 + 7 * distance
    let first = distance == 0 ? max(saturday, now.day.number) : saturday
    return Day(clamping: first)...Day(clamping: saturday + 1)
  }

  private static let starts = ["start of ", "beginning of ", "first day of "]
  private static let ends = ["end of ", "last day of "]
  private static let edges: [(word: String, meaning: String)] = [
    ("eom", "end of month"), ("month end", "end of month"), ("eoy", "end of year"),
    ("year end", "end of year"),
  ]

  /// The first or the last day of a month, a quarter or a year: `end of next month`, `eoy`, 下月底, 年初, 本月最后一天.
  private func edge(_ word: String) throws(ParseError) -> ClosedRange<Day>? {
    if let meaning = DateWords.edges.first(where: { $0.word == word })?.meaning { return try edge(meaning) }
    if let name = (DateWords.starts + DateWords.ends).first(where: word.hasPrefix) {
      return try edge(of: String(word.dropFirst(name.count)), isLast: DateWords.ends.contains(name))
    }
    if let name = ["最后一天", "第一天"].first(where: word.hasSuffix) {
      let period = word.dropLast(name.count).trimmingSuffix { $0 == "的" }
      return try edge(of: String(period), isLast: name.count == 4)
    }
    guard let last = word.last, "底末初".contains(last) else { return nil }
    return try edge(of: String(word.dropLast()), isLast: last != "初")
  }

  private func edge(of name: String, isLast: Bool) throws(ParseError) -> ClosedRange<Day>? {
    let days: ClosedRange<Day>
    switch name.hasPrefix("the ") ? String(name.dropFirst(4)) : name {
    case "month", "月": days = Day.month(now.day.month, of: now.day.year)
    case "year", "年": days = try whole(now.day.year)
    case "quarter", "季", "季度": days = Day.quarter(now.day.quarter, of: now.day.year)
    case let other: days = try self.days(other.hasSuffix("年年") ? String(other.dropLast()) : other)
    }
    guard days.upperBound.number - days.lowerBound.number > 7 else { throw .unknown }
    return isLast ? days.upperBound...days.upperBound : days.lowerBound...days.lowerBound
  }

  /// `15th`, `the 15th`, `1st of next month`.
  private func ordinal(_ word: String) throws(ParseError) -> ClosedRange<Day>? {
    let word = word.hasPrefix("the ") ? word.dropFirst(4) : word[...]
    let parts = DateWords.apart(word)
    guard let number = DateWords.number(parts[0], digits: 1...2),
      ["st", "nd", "rd", "th"].contains(parts[1].prefix(2))
    else { return nil }
    let rest = parts[1].dropFirst(2)
    if rest.isEmpty { return self.number == .month ? nil : try numbered(String(number)) }
    guard rest.hasPrefix(" of ") else { return nil }
    let name = rest.dropFirst(4)
    if ["month", "the month", "this month"].contains(name) {
      return try whole(now.day.year, now.day.month, number)
    }
    guard let days = try relativeMonth(String(name)) else { return nil }
    return try whole(days.lowerBound.year, days.lowerBound.month, number)
  }
}

/// Weeks and quarters by their numbers.
extension DateWords {
  /// `2026-w47`, `w47`, `2026 q4`, `2026-w47-1`, 第47周, 2026年第4季度; nil for other words.
  ///
  /// Without a year they are of the year that is shown.
  func weekOrQuarter(_ word: String) throws(ParseError) -> ClosedRange<Day>? {
    guard word.contains(where: { "wq周季".contains($0) }), let parts = DateWords.numberedParts(word) else {
      return nil
    }
    guard let year = parts.year else {
      return try parts.isWeek ? week(shown.isoWeek.year, parts.number) : quarter(self.year, parts.number)
    }
    guard year.utf8.count == 4, let year = Int(year) else { throw .shortYear(String(year)) }
    guard let weekday = parts.weekday else {
      return try parts.isWeek ? week(year, parts.number) : quarter(year, parts.number)
    }
    guard (1...7).contains(weekday) else { throw .notThere }
    let day = Day(clamping: try week(year, parts.number).lowerBound.number + weekday - 1)
    return day...day
  }

  private struct NumberedParts {
    let isWeek: Bool
    let number: Int
    var year: Substring?
    var weekday: Int?
  }

  /// The numbers beside the name of a week or a quarter.
  private static func numberedParts(_ word: String) -> NumberedParts? {
    var runs: [Substring] = []
    for part in word.split(whereSeparator: { " -/年".contains($0) }) {
      var rest = part
      while let first = rest.first {
        let isNumber = first.isASCII && first.isNumber
        runs.append(rest.prefix { ($0.isASCII && $0.isNumber) == isNumber })
        rest = rest.dropFirst(runs[runs.count - 1].count)
      }
    }
    let isOrdinal = runs.contains("第")
    runs.removeAll { $0 == "第" }
    guard let place = runs.firstIndex(where: { names.contains($0) }) else { return nil }
    let (name, before, behind) = (runs[place], runs[..<place], Array(runs[(place + 1)...]))
    let isWeek = name == "周" || name.hasPrefix("w")
    func parts(_ number: Substring, year: Substring? = nil, weekday: Int? = nil) -> NumberedParts? {
      DateWords.number(number, digits: 1...2)
        .map { NumberedParts(isWeek: isWeek, number: $0, year: year, weekday: weekday) }
    }
    guard (before + behind).allSatisfy({ DateWords.number($0, digits: 1...4) != nil }) else { return nil }
    // 第3周 has its number before it, `w3` behind it; 3周 is a number of weeks, and 周3 a Wednesday.
    let isHan = name == "周" || name.hasPrefix("季")
    guard isHan == behind.isEmpty else { return nil }
    switch (before.count, behind.count) {
    case (0, 1): return parts(behind[0])
    case (0, 2) where behind[1].utf8.count == 4: return parts(behind[0], year: behind[1])
    case (1, 1): return parts(behind[0], year: before[0])
    case (1, 2) where isWeek && before[0].utf8.count == 4 && behind[1].utf8.count == 1:
      return parts(behind[0], year: before[0], weekday: Int(behind[1]))
    case (1, 0) where isOrdinal || name != "周": return parts(before[0])
    case (2, 0): return parts(before[1], year: before[0])
    default: return nil
    }
  }

  private static let names: Set<Substring> = ["w", "wk", "week", "周", "q", "quarter", "季", "季度"]

  private func week(_ year: Int, _ number: Int) throws(ParseError) -> ClosedRange<Day> {
    guard let monday = Day(isoYear: year, week: number) else { throw .notThere }
    return monday...Day(clamping: monday.number + 6)
  }

  private func quarter(_ year: Int, _ number: Int) throws(ParseError) -> ClosedRange<Day> {
    guard (1...4).contains(number), Day.years.contains(year) else { throw .notThere }
    return Day.quarter(number, of: year)
  }
}

/// Days with their day of the week: `Fri, 27 Nov 2026`, 2026年11月27日 周五.
extension DateWords {
  /// A date beside its day of the week, which must be the date's own, or beside a week; nil for other words.
  func withWeekday(_ word: String) throws(ParseError) -> ClosedRange<Day>? {
    guard let (weekday, rest) = DateWords.weekdayApart(word) else { return nil }
    guard let days = try dated(rest) else { return nil }
    let isWeek = days.upperBound.number - days.lowerBound.number == 6
    let day = isWeek ? Day(clamping: days.lowerBound.number + weekday - 1) : days.lowerBound
    guard days.lowerBound == days.upperBound || isWeek else { return nil }
    guard day.weekday == weekday else { throw .notThere }
    return day...day
  }

  /// What stands beside a day of the week: a date or a week.
  private func dated(_ word: String) throws(ParseError) -> ClosedRange<Day>? {
    if let days = try numbered(DateWords.withoutGaps(DateWords.dateInDigits(word))) { return days }
    if let days = try monthNamed(word) { return days }
    return present(word)
  }

  /// A day of the week at the beginning or at the end of a text, and the rest; nil where there is none.
  private static func weekdayApart(_ word: String) -> (weekday: Int, rest: String)? {
    let text = word[...].trimmingSuffix { ")].".contains($0) }
    let separators = " ,(["
    if let end = text.lastIndex(where: separators.contains) {
      let name = String(text[text.index(after: end)...])
      if let weekday = english(name) ?? chinese(name) { return (weekday, trimmed(text[..<end])) }
    }
    if let end = text.firstIndex(where: separators.contains) {
      let name = String(text[..<end])
      if let weekday = english(name) ?? chinese(name) { return (weekday, trimmed(text[end...])) }
    }
    for count in 2...3 where text.count > count {
      if let weekday = chinese(String(text.suffix(count))) { return (weekday, trimmed(text.dropLast(count))) }
      if let weekday = chinese(String(text.prefix(count))) {
        return (weekday, trimmed(text.dropFirst(count)))
      }
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { " ,(".contains($0) }.trimmingSuffix { " ,([".contains($0) })
  }
}
