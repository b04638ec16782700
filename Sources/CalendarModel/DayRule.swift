/// Days of the month, months and days of the week in cron's notation: `* * 6,0` is every Saturday and Sunday.
///
/// As in cron, a day is meant where its month fits and, if both kinds of days are said, either of them fits:
/// `1 * 1` is every first of a month and every Monday.
public struct DayRule: Hashable, Sendable {
  /// The days that fit, a bit each: 1 to 31, 1 to 12, 0 (Sunday) to 6.
  private var days: UInt64
  private var months: UInt64
  private var weekdays: UInt64
  private var namesDays: Bool
  /// Whether the rule says anything of months.
  public private(set) var namesMonths: Bool
  /// Whether the rule says anything of days of the week.
  public private(set) var namesWeekdays: Bool
  /// The rule as it was written.
  public let text: String

  /// What is wrong with a rule.
  public struct ParseError: Error, Equatable, CustomStringConvertible {
    public let description: String
  }

  /// Reads three fields with blanks between them, each `*`, numbers, ranges `1-5` and steps `*/2`, with commas between
  /// them. Months and days of the week may be named: `jan`, `sun`; 7 is Sunday too.
  public init(_ text: String) throws(ParseError) {
    let fields = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard fields.count == 3 else {
      throw ParseError(
        description: "three fields are wanted: day of the month, month, day of the week, as in '* * 6,0'")
    }
    days = try DayRule.bits(fields[0], in: 1...31, what: "a day of the month", names: [])
    months = try DayRule.bits(fields[1], in: 1...12, what: "a month", names: DayRule.monthNames)
    let week = try DayRule.bits(fields[2], in: 0...7, what: "a day of the week", names: DayRule.weekdayNames)
    weekdays = week | (week >> 7 & 1)
    namesDays = fields[0] != "*"
    namesMonths = fields[1] != "*"
    namesWeekdays = fields[2] != "*"
    self.text = fields.joined(separator: " ")
  }

  public func matches(_ day: Day) -> Bool {
    let date = day.date
    guard months >> date.month & 1 == 1 else { return false }
    let isDay = days >> date.day & 1 == 1
    let isWeekday = weekdays >> (day.weekday % 7) & 1 == 1
    if namesDays, namesWeekdays { return isDay || isWeekday }
    return isDay && isWeekday
  }

  private static let monthNames =
    ["", "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
  private static let weekdayNames = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
}

/// Reading a field.
extension DayRule {
  private static func bits(
    _ field: String, in range: ClosedRange<Int>, what: String, names: [String]
  ) throws(ParseError) -> UInt64 {
    var bits: UInt64 = 0
    for part in field.split(separator: ",", omittingEmptySubsequences: false) {
      guard let (numbers, step) = numbers(String(part), in: range, names: names) else {
        throw ParseError(
          description: runsBackwards(part, in: range, names: names)
            ? "'\(part)' runs backwards: the smaller number comes first"
            : "'\(part)' is not \(what), \(range.lowerBound) to \(range.upperBound)")
      }
      for number in stride(from: numbers.lowerBound, through: numbers.upperBound, by: step) {
        bits |= 1 << number
      }
    }
    return bits
  }

  /// Whether a part is a range from a greater number to a smaller one, as in `6-1`.
  private static func runsBackwards(_ part: Substring, in range: ClosedRange<Int>, names: [String]) -> Bool {
    let ends = part.split(separator: "-", omittingEmptySubsequences: false)
      .compactMap { number(String($0), names: names) }
    return ends.count == 2 && ends[0] > ends[1] && ends.allSatisfy(range.contains)
  }

  /// `*`, `3`, `1-5`, each perhaps with `/2` behind it.
  private static func numbers(
    _ part: String, in range: ClosedRange<Int>, names: [String]
  ) -> (ClosedRange<Int>, Int)? {
    let halves = part.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard halves.count <= 2 else { return nil }
    let step = halves.count == 2 ? number(halves[1], names: []) : 1
    guard let step, (1...31).contains(step) else { return nil }
    if halves[0] == "*" { return (range.lowerBound...range.upperBound, step) }
    let ends = halves[0].split(separator: "-", omittingEmptySubsequences: false).map {
      number(String($0), names: names)
    }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first <= last,
      range.contains(first), range.contains(last)
    else { return nil }
    let end = ends.count == 1 && halves.count == 2 ? range.upperBound : last
    return (first...end, step)
  }

  private static func number(_ text: String, names: [String]) -> Int? {
    if let index = names.firstIndex(of: text.lowercased()), !text.isEmpty { return index }
    guard !text.isEmpty, text.utf8.count <= 3, text.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }) else {
      return nil
    }
    return Int(text)
  }
}
