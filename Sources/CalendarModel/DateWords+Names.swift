/// Days by their names, from today.
extension DateWords {
  private static let offsets: [(String, Int)] = [
    ("today", 0), ("now", 0), ("tomorrow", 1), ("yesterday", -1),
    ("tmr", 1), ("tmrw", 1), ("day after tomorrow", 2), ("the day after tomorrow", 2),
    ("day before yesterday", -2),
    ("the day before yesterday", -2), ("今天", 0), ("今日", 0), ("现在", 0), ("明天", 1),
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
  func named(_ word: String) throws(ParseError) -> Day? {
    let name = String(word.prefix { $0 != "+" && $0 != "-" }.trimmingBlanks)
    let base: Day?
    if let offset = DateWords.offsets.first(where: { $0.0 == name })?.1 {
      base = now.day.adding(days: offset)
    } else if let number = weekday(name) {
      base = Day(number: number)
    } else if let distance = DateWords.distance(name) {
      base = try stepped(now.day, by: distance.count, unit: distance.unit)
    } else {
      return nil
    }
    guard let base else { throw .notThere }
    return try stepped(from: base, word.dropFirst(name.count))
  }

  /// The number of the day that a day of the week is: `fri` and 周五 the coming one, today included; `next fri` the one
  /// behind today, `last fri` the one before it; 下周五 that of the week to come, 本周五 and 上周五 in the same way. `this
  /// fri` is nil on a Saturday, when it may be that of this week or the coming one.
  private func weekday(_ name: String) -> Int? {
    let today = now.day.number
    if let weekday = DateWords.english(name) { return today + (weekday - now.day.weekday + 7) % 7 }
    if name.hasPrefix("next"), let weekday = DateWords.english(String(name.dropFirst(4).drop { $0 == " " })) {
      return today + (weekday - now.day.weekday + 6) % 7 + 1
    }
    if name.hasPrefix("last"), let weekday = DateWords.english(String(name.dropFirst(4).drop { $0 == " " })) {
      return today - (now.day.weekday - weekday + 6) % 7 - 1
    }
    if name.hasPrefix("this "), let weekday = DateWords.english(String(name.dropFirst(5))) {
      return weekday < now.day.weekday ? nil : today + weekday - now.day.weekday
    }
    for (prefix, week) in DateWords.weeks where name.hasPrefix(prefix) {
      guard let weekday = DateWords.chinese(String(name.dropFirst(prefix.count))) else { continue }
      return today - now.day.weekday + weekday + 7 * week
    }
    return DateWords.chinese(name).map { today + ($0 - now.day.weekday + 7) % 7 }
  }

  /// 1 to 7; three letters or more of the name.
  static func english(_ name: String) -> Int? {
    guard name.count >= 3 else { return nil }
    return weekdays.firstIndex { $0.hasPrefix(name) }.map { $0 + 1 }
  }

  /// 周五 星期五 礼拜五 周5.
  static func chinese(_ name: String) -> Int? {
    guard let prefix = ["周", "星期", "礼拜"].first(where: name.hasPrefix) else { return nil }
    let rest = name.dropFirst(prefix.count)
    if let number = DateWords.number(rest, digits: 1...1) { return (1...6).contains(number) ? number : nil }
    guard let index = ["一", "二", "三", "四", "五", "六", "日", "天"].firstIndex(of: rest) else { return nil }
    return min(index, 6) + 1
  }

  /// How far a day lies from today: 3天后, 两周前, 半年以后, `3 days ago`, `in a week`, `3 days later`.
  private static func distance(_ name: String) -> (count: Int, unit: Substring)? {
    if name.last.map({ "前后".contains($0) }) ?? false { return chineseDistance(name) }
    guard let (words, isAgo) = distanceWords(name) else { return nil }
    let parts = words.count == 1 ? apart(words[0]) : words
    guard parts.count == 2, units.contains(parts[1]),
      let count = count(parts[0]) ?? number(parts[0], digits: 1...7)
    else { return nil }
    return (isAgo ? -count : count, parts[1])
  }

  private static let units: Set<Substring> = [
    "d", "day", "days", "w", "week", "weeks", "m", "month", "months", "y", "year", "years",
  ]

  /// The number and the unit, and whether they lie in the past; nil where nothing says that a distance is meant.
  static func distanceWords(_ name: String) -> (words: [Substring], isAgo: Bool)? {
    let words = name.split(separator: " ")
    guard let first = words.first, words.count > 1 else { return nil }
    if first == "in" { return (Array(words[1...]), false) }
    if words.last == "ago" { return (words.dropLast(), true) }
    if words.last == "later" { return (words.dropLast(), false) }
    if words.count > 2, words[words.count - 2] == "from", ["now", "today"].contains(words[words.count - 1]) {
      return (words.dropLast(2), false)
    }
    return words.count == 2 && number(first, digits: 1...7) != nil ? (words, false) : nil
  }

  /// `3d` as a number and a unit.
  static func apart(_ word: Substring) -> [Substring] {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    return [digits, word[digits.endIndex...]]
  }

  /// A number from 1 to 12 in words, `a` among them.
  static func count(_ word: Substring) -> Int? {
    word == "a" || word == "an" ? 1 : DateWords.counts.firstIndex { $0 == word }.map { $0 + 1 }
  }

  static let counts = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]

  private static func chineseDistance(_ name: String) -> (count: Int, unit: Substring)? {
    let sign = name.last == "前" ? -1 : 1
    var rest = name.dropLast().trimmingBlanks
    if let last = rest.last, "以之".contains(last) { rest = rest.dropLast() }
    if rest == "半年" { return (sign * 6, "月") }
    for unit: Substring in ["星期", "礼拜", "天", "日", "周", "月", "年"] where rest.hasSuffix(unit) {
      var number = rest.dropLast(unit.count).trimmingBlanks
      if number.last == "个" { number = number.dropLast().trimmingBlanks }
      guard let count = DateWords.number(DateWords.inDigits(String(number))[...], digits: 1...7) else {
        return nil
      }
      return (sign * count, unit)
    }
    return nil
  }
}
