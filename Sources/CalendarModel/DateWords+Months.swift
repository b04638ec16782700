/// Months and years by their names: `Jun 5 1987`, `5 June`, `next month`, 明年6月5日, 下个月1号.
extension DateWords {
  /// The days of a date that has a month's name, or a month or a year that lies some way from this one; nil for others.
  func monthNamed(_ word: String) throws(ParseError) -> ClosedRange<Day>? {
    if let days = try englishDate(word) { return days }
    let word = DateWords.dateInDigits(word)
    if let days = try relativeYear(word) { return days }
    return try relativeMonth(word)
  }

  /// `June`, `June 5`, `5 June`, `June 1987`, and either with a year of four digits behind it or before it; dots, commas,
  /// strokes and `th`, `of` between the parts count for nothing.
  private func englishDate(_ word: String) throws(ParseError) -> ClosedRange<Day>? {
    guard word.utf8.contains(where: { $0 >= 97 && $0 <= 122 }) else { return nil }
    let parts = DateWords.parts(word)
    guard (1...3).contains(parts.count), let place = parts.firstIndex(where: { DateWords.month($0) != nil }),
      place < 2, let month = DateWords.month(parts[place])
    else { return nil }
    let rest = parts[..<place] + parts[(place + 1)...]
    let numbers = rest.compactMap { DateWords.number($0, digits: 1...4) }
    guard numbers.count == rest.count else { return nil }
    let lengths = rest.map(\.utf8.count)
    switch lengths.count {
    case 0: return try self.month(year, month)
    case 1 where lengths[0] == 4: return try self.month(numbers[0], month)
    case 1 where lengths[0] == 3: throw .shortYear(String(rest[rest.startIndex]))
    case 1: return try whole(year, month, numbers[0])
    case 2 where lengths[0] == 4 && lengths[1] <= 2 && place == 1:
      return try whole(numbers[0], month, numbers[1])
    default:
      guard lengths[0] <= 2 else { return nil }
      guard lengths[1] == 4 else { throw .shortYear(String(rest[rest.endIndex - 1])) }
      return try whole(numbers[1], month, numbers[0])
    }
  }

  /// Runs of letters and runs of digits, without the ending of an ordinal number.
  private static func parts(_ word: String) -> [Substring] {
    var parts: [Substring] = []
    for run in word.split(whereSeparator: { " ,.-/".contains($0) }) {
      var rest = run
      while let first = rest.first {
        let isNumber = first.isASCII && first.isNumber
        let part = rest.prefix { ($0.isASCII && $0.isNumber) == isNumber }
        let isEnding = part.startIndex > run.startIndex && ["st", "nd", "rd", "th"].contains(part)
        if !isEnding, part != "of", part != "the" { parts.append(part) }
        rest = rest[part.endIndex...]
      }
    }
    return parts
  }

  /// 1 to 12; three letters or more of the name.
  private static func month(_ name: Substring) -> Int? {
    guard name.utf8.count >= 3 else { return nil }
    return (1...12).first { CalendarNames.english.month($0).lowercased().hasPrefix(name) }
  }

  private static let years: [(String, Int)] = [
    ("前年", -2), ("去年", -1), ("今年", 0), ("明年", 1), ("后年", 2), ("last year", -1), ("this year", 0),
    ("next year", 1),
  ]

  /// 明年, 去年6月, 去年6月5日, 去年今天, 明年一季度, `next year`.
  private func relativeYear(_ word: String) throws(ParseError) -> ClosedRange<Day>? {
    guard let (name, distance) = DateWords.years.first(where: { word.hasPrefix($0.0) }) else { return nil }
    let rest = word.dropFirst(name.count).drop { $0 == " " }
    let wanted = now.day.year + distance
    if rest.isEmpty { return try whole(wanted) }
    if rest == "今天" || rest == "今日" {
      guard let day = now.day.adding(years: distance) else { throw .notThere }
      return day...day
    }
    if rest.contains(where: { "周季".contains($0) }) {
      return try weekOrQuarter(DateTemplate.padded(wanted, 4) + "年" + rest)
    }
    guard let month = rest.firstIndex(of: "月"), rest.first?.isNumber ?? false else { return nil }
    let days = String(rest[rest.index(after: month)...])
    let isWhole = days.isEmpty || days.last.map { "日号".contains($0) } ?? false
    return isWhole ? try DateWords(now: now, year: wanted).numbered(String(rest)) : nil
  }

  private static let months: [(String, Int)] = [
    ("上上个月", -2), ("下下个月", 2), ("上个月", -1), ("这个月", 0), ("下个月", 1), ("上月", -1), ("本月", 0), ("这月", 0),
    ("下月", 1), ("last month", -1), ("this month", 0), ("next month", 1),
  ]

  /// 下个月, 下个月1号, 本月15日, `last month`.
  func relativeMonth(_ word: String) throws(ParseError) -> ClosedRange<Day>? {
    guard let (name, distance) = DateWords.months.first(where: { word.hasPrefix($0.0) }) else { return nil }
    let first = Day(clampingYear: now.day.year, month: now.day.month, day: 1).adding(months: distance)
    guard let first else { throw .notThere }
    var rest = word.dropFirst(name.count)
    if rest == "今天" || rest == "今日" {
      guard let day = now.day.adding(months: distance) else { throw .notThere }
      return day...day
    }
    if rest.isEmpty { return Day.month(first.month, of: first.year) }
    guard let last = rest.popLast(), "日号".contains(last), let day = DateWords.number(rest, digits: 1...2)
    else {
      return nil
    }
    return try whole(first.year, first.month, day)
  }
}
