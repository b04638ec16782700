/// Dates in digits, and steps from today.
extension DateWords {
  /// Dates in digits, and steps from today; nil for words. A year has four digits: `0198` is the year 198.
  func numbered(_ word: String) throws(ParseError) -> ClosedRange<Day>? {
    if let first = word.first, first == "+" || first == "-" {
      if DateWords.isBeforeYearOne(word) { throw .notThere }
      let day = try stepped(from: now.day, word[...])
      return day...day
    }
    if let unit = word.utf8.last, "dwmy".utf8.contains(unit),
      DateWords.number(word.dropLast(), digits: 1...3) != nil
    {
      return try numbered("+" + word)  // 3d as +3d; `2026w` begins a week of that year.
    }
    if let days = try weekOrQuarter(word) { return days }
    if word.utf8.count == 8, let number = DateWords.number(word[...], digits: 8...8) {
      return try whole(number / 10_000, number / 100 % 100, number % 100)
    }
    let dotted = word.last.map { "日号月年".contains($0) } ?? false ? String(word.dropLast()) : word
    let parts = dotted.split(omittingEmptySubsequences: false) { "-/.年月".contains($0) }
    let numbers = parts.compactMap { DateWords.number($0, digits: 1...4) }
    guard numbers.count == parts.count else { return nil }
    if numbers.count == 3, parts[0].utf8.count <= 2 { return try yearLast(parts, numbers, in: dotted) }
    if numbers.count == 2, parts[0].utf8.count <= 2, parts[1].utf8.count == 4, dotted == word {
      return try month(numbers[1], numbers[0])  // 11/2026.
    }
    guard parts.dropFirst().allSatisfy({ $0.utf8.count <= 2 }) else { return nil }
    let isYear = parts[0].utf8.count > 2 || dotted.contains("年") || word.hasSuffix("年")
    if isYear, parts[0].utf8.count < 4 { throw .shortYear(String(parts[0])) }
    switch numbers.count {
    case 3: return try whole(numbers[0], numbers[1], numbers[2])
    case 2 where isYear: return try month(numbers[0], numbers[1])
    case 2 where numbers[0] > 12 && dotted.contains(where: { "./".contains($0) }):
      return try whole(year, numbers[1], numbers[0])
    case 2: return try whole(year, numbers[0], numbers[1])
    case 1 where isYear: return try whole(numbers[0])
    case 1 where word.hasSuffix("月"): return try month(year, numbers[0])
    case 1: return try alone(numbers[0])
    default: return nil
    }
  }

  private func alone(_ number: Int) throws(ParseError) -> ClosedRange<Day> {
    switch self.number {
    case .dayOfThisMonth: try whole(year, shown.month, number)
    case .dayOfAnyMonth: try whole(year, 1, number)
    case .month: try month(year, number)
    }
  }

  /// A date in digits without the blanks beside its signs, `14. 3. 1987` as `14.3.1987`, and with signs for the blanks
  /// behind a year, `1987 3 14` as `1987-3-14`; other words stay.
  static func withoutGaps(_ word: String) -> String {
    guard word.utf8.contains(UInt8(ascii: " ")) else { return word }
    let signs: [Character] = ["-", "/", ".", "年", "月", "日", "号"]
    var text = ""
    for part in word.split(separator: " ") {
      guard part.allSatisfy({ signs.contains($0) || $0.isASCII && $0.isNumber }) else { return word }
      let isBeside = text.last.map(signs.contains) ?? true || part.first.map(signs.contains) ?? true
      text += isBeside ? part : " " + part
    }
    let numbers = text.split(separator: " ")
    guard numbers.count > 1, numbers[0].utf8.count == 4, numbers.allSatisfy({ $0.allSatisfy(\.isNumber) })
    else { return text }
    return numbers.joined(separator: "-")
  }

  /// A date whose first number has one or two digits, so that the year is the last, of four: `5.6.1987` has the day
  /// first; with slashes or hyphens the order must follow from the numbers, as in `6/13/1987`.
  private func yearLast(
    _ parts: [Substring], _ numbers: [Int], in word: String
  ) throws(ParseError) -> ClosedRange<Day>? {
    let signs = Set(word.filter { !$0.isASCII || !$0.isNumber })
    guard parts[1].utf8.count <= 2, signs.count == 1 || signs == ["年", "月"] else { return nil }
    guard parts[2].utf8.count == 4, signs.count == 1 else {
      throw .shortYear(
        String(
          parts.first { (Int($0) ?? 0) > 31 }
            ?? (signs.contains(".") || signs.contains("/") ? parts[2] : parts[0])))
    }
    let (first, second, year) = (numbers[0], numbers[1], numbers[2])
    if signs == ["."] || first > 12 || first == second { return try whole(year, second, first) }
    guard second > 12 else { throw .ambiguous }
    return try whole(year, first, second)
  }

  func whole(_ year: Int, _ month: Int, _ day: Int) throws(ParseError) -> ClosedRange<Day> {
    guard let day = Day(year: year, month: month, day: day) else { throw .notThere }
    return day...day
  }

  func month(_ year: Int, _ month: Int) throws(ParseError) -> ClosedRange<Day> {
    guard Day(year: year, month: month, day: 1) != nil else { throw .notThere }
    return Day.month(month, of: year)
  }

  func whole(_ year: Int) throws(ParseError) -> ClosedRange<Day> {
    guard let first = Day(year: year, month: 1, day: 1) else { throw .notThere }
    return first...Day(clampingYear: year, month: 12, day: 31)
  }

  /// Whether a date in digits has a year below zero, as ISO 8601 writes it: `-0044-03-15`.
  private static func isBeforeYearOne(_ word: String) -> Bool {
    let parts = word.dropFirst().split(separator: "-", omittingEmptySubsequences: false)
    return word.first == "-" && (2...3).contains(parts.count) && number(parts[0], digits: 3...6) != nil
      && parts.dropFirst().allSatisfy { number($0, digits: 2...2) != nil }
  }

  /// Steps one behind the other: `+1y-3d`, `+ 3 days`; a number without its unit means days, and stands last.
  func stepped(from day: Day, _ word: Substring) throws(ParseError) -> Day {
    var (day, rest) = (day, word.drop { $0 == " " })
    while let sign = rest.popFirst() {
      guard sign == "+" || sign == "-" else { throw .unknown }
      rest = rest.drop { $0 == " " }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      guard let count = DateWords.number(digits, digits: 1...7) else { throw .unknown }
      let unit = rest.prefix { $0 != "+" && $0 != "-" }
      rest = rest.dropFirst(unit.count)
      guard !unit.trimmingBlanks.isEmpty || rest.isEmpty else { throw .unknown }
      let next = try stepped(day, by: sign == "+" ? count : -count, unit: unit.trimmingBlanks)
      guard let next else { throw .notThere }
      day = next
    }
    return day
  }

  /// Nil where no day is that far.
  ///
  /// - Parameter unit: Days where it is empty.
  func stepped(_ day: Day, by count: Int, unit: Substring) throws(ParseError) -> Day? {
    switch unit {
    case "", "d", "day", "days", "天", "日": return day.adding(days: count)
    case "w", "week", "weeks", "周", "星期", "礼拜": return day.adding(days: count * 7)
    case "m", "month", "months", "月": return day.adding(months: count)
    case "y", "year", "years", "年": return day.adding(years: count)
    default: throw .unknown
    }
  }

  static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }) else { return nil }
    return Int(text)
  }
}
