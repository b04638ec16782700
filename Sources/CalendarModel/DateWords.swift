/// Reads what people write for a day or a time: `2026-11-21`, `11-21`, `21`, `today`, `+3d`, `fri`, 明天, 下周五.
///
/// A word may stand for many days: `2026` is a year, `2026-11` a month, `2026-W47` a week, `2026-Q4` a quarter.
public struct DateWords: Sendable {
  /// What the words are said at.
  public let now: Moment
  /// The year of a month and a day, and of a month alone.
  private let year: Int

  /// - Parameter year: The year of what is written without one; nil for the present.
  public init(now: Moment, year: Int? = nil) {
    self.now = now
    self.year = year ?? now.day.year
  }

  /// Why words are no day or time.
  public enum ParseError: Error, Equatable, Sendable {
    /// They cannot be read.
    case unknown
    /// They name a day or a time that there is not: `2026-02-30`, `25:00`, a year 10000.
    case notThere
  }

  /// The first and the last day that the words stand for.
  public func days(_ text: String) throws(ParseError) -> ClosedRange<Day> {
    let word = DateWords.plain(text)
    if let days = try numbered(word) { return days }
    if let day = try named(word) { return day...day }
    throw .unknown
  }

  /// `9:30`, `09:30:15`, `9:30pm`, `9pm`, `9点30分`, `now`.
  public func time(_ text: String) throws(ParseError) -> TimeOfDay {
    var word = DateWords.plain(text)
    if ["now", "现在"].contains(word) { return now.time }
    let isEvening = word.hasPrefix("晚上")
    let half = DateWords.takeHalf(&word)
    if let last = word.last, "分秒".contains(last) { word.removeLast() }
    if let last = word.last, "点时".contains(last) { word = word.dropLast() + ":00" }
    let parts = word.split(omittingEmptySubsequences: false) { ":点时分".contains($0) }
    let numbers = parts.map { DateWords.number($0, digits: 1...2) }
    guard parts.count <= 3, parts.count > 1 || half != nil, !numbers.contains(nil) else { throw .unknown }
    let values = numbers.compactMap { $0 } + [0, 0]
    // Twelve in the evening is midnight, which belongs to another day, and not noon.
    guard let hour = DateWords.hour(values[0], half), !(isEvening && hour == 12),
      let time = TimeOfDay(hour: hour, minute: values[1], second: values[2])
    else { throw .notThere }
    return time
  }

  /// A day and a time, in that order, with a blank or a `T` between them; a day alone, a time alone of today, or `now`.
  ///
  /// - Returns: The first and the last moment that the words stand for.
  public func moments(_ text: String) throws(ParseError) -> ClosedRange<Moment> {
    let word = DateWords.plain(text)
    if ["now", "现在"].contains(word) { return now...now }
    if let time = try? time(word) { return Moment(now.day, time)...Moment(now.day, time) }
    if let split = DateWords.halves(word), let time = try? time(split.time) {
      let days = try days(split.day)
      return Moment(days.lowerBound, time)...Moment(days.upperBound, time)
    }
    let days = try days(word)
    return Moment(days.lowerBound, .first)...Moment(days.upperBound, .last)
  }
}

/// Numbers.
extension DateWords {
  /// Dates in digits, and steps from today; nil for words.
  private func numbered(_ word: String) throws(ParseError) -> ClosedRange<Day>? {
    if let first = word.first, first == "+" || first == "-" {
      let day = try stepped(from: now.day, word[...])
      return day...day
    }
    if let days = try weekOrQuarter(word) { return days }
    if word.utf8.count == 8, let number = DateWords.number(word[...], digits: 8...8) {
      return try whole(number / 10_000, number / 100 % 100, number % 100)
    }
    let dotted = word.last.map { "日号月年".contains($0) } ?? false ? String(word.dropLast()) : word
    let parts = dotted.split(omittingEmptySubsequences: false) { "-/.年月".contains($0) }
    let numbers = parts.compactMap { DateWords.number($0, digits: 1...4) }
    guard numbers.count == parts.count, parts.dropFirst().allSatisfy({ $0.utf8.count <= 2 }) else {
      return nil
    }
    switch numbers.count {
    case 3: return try whole(numbers[0], numbers[1], numbers[2])
    case 2 where parts[0].utf8.count > 2: return try month(numbers[0], numbers[1])
    case 2: return try whole(year, numbers[0], numbers[1])
    case 1 where parts[0].utf8.count > 2 || word.hasSuffix("年"): return try whole(numbers[0])
    case 1 where word.hasSuffix("月"): return try month(year, numbers[0])
    case 1: return try whole(year, now.day.month, numbers[0])
    default: return nil
    }
  }

  private func whole(_ year: Int, _ month: Int, _ day: Int) throws(ParseError) -> ClosedRange<Day> {
    guard let day = Day(year: year, month: month, day: day) else { throw .notThere }
    return day...day
  }

  private func month(_ year: Int, _ month: Int) throws(ParseError) -> ClosedRange<Day> {
    guard Day(year: year, month: month, day: 1) != nil else { throw .notThere }
    return Day.month(month, of: year)
  }

  private func whole(_ year: Int) throws(ParseError) -> ClosedRange<Day> {
    guard let first = Day(year: year, month: 1, day: 1) else { throw .notThere }
    return first...Day(clampingYear: year, month: 12, day: 31)
  }

  /// `2026-w47`, `2026-q4`.
  private func weekOrQuarter(_ word: String) throws(ParseError) -> ClosedRange<Day>? {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let sign = parts[1].first, sign == "w" || sign == "q",
      let year = DateWords.number(parts[0], digits: 1...4),
      let number = DateWords.number(parts[1].dropFirst(), digits: 1...2)
    else { return nil }
    if sign == "q" {
      guard (1...4).contains(number), Day.years.contains(year) else { throw .notThere }
      return Day(
        clampingYear: year, month: number * 3 - 2, day: 1)...Day(
          clampingYear: year, month: number * 3, day: 31)
    }
    guard let monday = Day(isoYear: year, week: number) else { throw .notThere }
    return monday...Day(clamping: monday.number + 6)
  }

  /// Steps one behind the other: `+1y-3d`.
  private func stepped(from day: Day, _ word: Substring) throws(ParseError) -> Day {
    var (day, rest) = (day, word)
    while let sign = rest.popFirst() {
      guard sign == "+" || sign == "-" else { throw .unknown }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      guard let count = DateWords.number(digits, digits: 1...7) else { throw .unknown }
      let next = try stepped(day, by: sign == "+" ? count : -count, unit: rest.popFirst())
      guard let next else { throw .notThere }
      day = next
    }
    return day
  }

  /// Nil where no day is that far.
  private func stepped(_ day: Day, by count: Int, unit: Character?) throws(ParseError) -> Day? {
    switch unit {
    case "d", "天", "日", nil: return day.adding(days: count)
    case "w", "周": return day.adding(days: count * 7)
    case "m", "月": return day.adding(months: count)
    case "y", "年": return day.adding(years: count)
    default: throw .unknown
    }
  }

  fileprivate static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }) else { return nil }
    return Int(text)
  }
}

/// Names.
extension DateWords {
  private static let offsets: [(String, Int)] = [
    ("today", 0), ("now", 0), ("tomorrow", 1), ("yesterday", -1), ("今天", 0), ("今日", 0), ("现在", 0), ("明天", 1),
    ("明日", 1), ("后天", 2), ("大后天", 3), ("昨天", -1), ("昨日", -1), ("前天", -2), ("大前天", -3),
  ]
  /// How many weeks behind this one a prefix means; the longer prefixes first.
  private static let weeks: [(String, Int)] = [
    ("上上", -2), ("上个", -1), ("这个", 0), ("下下", 2), ("下个", 1), ("上", -1), ("这", 0), ("本", 0), ("下", 1),
  ]
  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// A day by its name, perhaps with steps behind it: `today+3d`.
  private func named(_ word: String) throws(ParseError) -> Day? {
    let name = String(word.prefix { $0 != "+" && $0 != "-" })
    let base: Day?
    if let offset = DateWords.offsets.first(where: { $0.0 == name })?.1 {
      base = now.day.adding(days: offset)
    } else if let number = weekday(name) {
      base = Day(number: number)
    } else {
      return nil
    }
    guard let base else { throw .notThere }
    return try stepped(from: base, word.dropFirst(name.count))
  }

  /// The number of the day that a day of the week is: `fri` and 周五 the coming one, today included; `next fri` the one
  /// behind today; 下周五 that of the week to come, 本周五 and 上周五 in the same way.
  private func weekday(_ name: String) -> Int? {
    let today = now.day.number
    if let weekday = DateWords.english(name) { return today + (weekday - now.day.weekday + 7) % 7 }
    if name.hasPrefix("next"), let weekday = DateWords.english(String(name.dropFirst(4).drop { $0 == " " })) {
      return today + (weekday - now.day.weekday + 6) % 7 + 1
    }
    for (prefix, week) in DateWords.weeks where name.hasPrefix(prefix) {
      guard let weekday = DateWords.chinese(String(name.dropFirst(prefix.count))) else { continue }
      return today - now.day.weekday + weekday + 7 * week
    }
    return DateWords.chinese(name).map { today + ($0 - now.day.weekday + 7) % 7 }
  }

  /// 1 to 7; three letters or more of the name.
  private static func english(_ name: String) -> Int? {
    guard name.count >= 3 else { return nil }
    return weekdays.firstIndex { $0.hasPrefix(name) }.map { $0 + 1 }
  }

  /// 周五 星期五 礼拜五.
  private static func chinese(_ name: String) -> Int? {
    guard let prefix = ["周", "星期", "礼拜"].first(where: name.hasPrefix) else { return nil }
    let rest = name.dropFirst(prefix.count)
    guard let index = ["一", "二", "三", "四", "五", "六", "日", "天"].firstIndex(of: rest) else { return nil }
    return min(index, 6) + 1
  }
}

/// Parts of what was written.
extension DateWords {
  /// Small letters, without blanks around it, the forms of an input method as those of a keyboard.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xFF01...0xFF5E: plain.unicodeScalars.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      case 0x3000: plain.append(" ")
      default: plain.unicodeScalars.append(scalar)
      }
    }
    return plain.lowercased().split(whereSeparator: \.isWhitespace).reduce("") { words, word in
      words.isEmpty ? String(word) : words + " " + word
    }
  }

  /// Whether the afternoon is said, and takes the word for it away; nil where neither half is said.
  private static func takeHalf(_ word: inout String) -> Bool? {
    for (name, isAfternoon) in [("am", false), ("pm", true)] where word.hasSuffix(name) {
      word = String(word.dropLast(2))
      if word.last == " " { word.removeLast() }
      return isAfternoon
    }
    for (name, isAfternoon) in [("上午", false), ("早上", false), ("下午", true), ("晚上", true)]
    where word.hasPrefix(name) {
      word = String(word.dropFirst(2).drop { $0 == " " })
      return isAfternoon
    }
    return nil
  }

  private static func hour(_ hour: Int, _ isAfternoon: Bool?) -> Int? {
    guard let isAfternoon else { return hour }
    guard (1...12).contains(hour) else { return nil }
    return hour % 12 + (isAfternoon ? 12 : 0)
  }

  /// What stands before and behind the last `t` or blank that parts a day from a time.
  private static func halves(_ word: String) -> (day: String, time: String)? {
    guard let colon = word.firstIndex(where: { ":点时".contains($0) }) ?? word.range(ofHalf: ["am", "pm"])
    else { return nil }
    guard let gap = word[..<colon].lastIndex(where: { $0 == " " || $0 == "t" }) else { return nil }
    return (String(word[..<gap]), String(word[word.index(after: gap)...]))
  }
}

extension String {
  /// Where the text ends in one of the words, its last character; nil where it does not.
  fileprivate func range(ofHalf words: [String]) -> Index? {
    words.contains(where: hasSuffix) ? index(endIndex, offsetBy: -2) : nil
  }
}
