/// Days by their names, from today.
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
  func named(_ word: String) throws(ParseError) -> Day? {
    let name = String(word.prefix { $0 != "+" && $0 != "-" })
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
  /// behind today, `last fri` the one before it; 下周五 that of the week to come, 本周五 and 上周五 in the same way.
  private func weekday(_ name: String) -> Int? {
    let today = now.day.number
    if let weekday = DateWords.english(name) { return today + (weekday - now.day.weekday + 7) % 7 }
    if name.hasPrefix("next"), let weekday = DateWords.english(String(name.dropFirst(4).drop { $0 == " " })) {
      return today + (weekday - now.day.weekday + 6) % 7 + 1
    }
    if name.hasPrefix("last"), let weekday = DateWords.english(String(name.dropFirst(4).drop { $0 == " " })) {
      return today - (now.day.weekday - weekday + 6) % 7 - 1
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

  private static let counts: [Character] = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"]

  /// How far a day lies from today: 3天后, 两周前, 1个月以后, `3 days ago`, `in 2 weeks`.
  private static func distance(_ name: String) -> (count: Int, unit: Character)? {
    if name.last.map({ "前后".contains($0) }) ?? false { return chineseDistance(name) }
    let words = name.split(separator: " ")
    guard words.count == 3, words[2] == "ago" || words[0] == "in" else { return nil }
    let (number, unit) = words[0] == "in" ? (words[1], words[2]) : (words[0], words[1])
    let name = unit.hasSuffix("s") ? unit.dropLast() : unit
    guard let count = DateWords.number(number, digits: 1...7), let first = name.first,
      ["day", "week", "month", "year"].contains(name)
    else { return nil }
    return (words[0] == "in" ? count : -count, first)
  }

  private static func chineseDistance(_ name: String) -> (count: Int, unit: Character)? {
    var rest = name.dropLast()
    if let last = rest.last, "以之".contains(last) { rest = rest.dropLast() }
    for (word, unit) in [("星期", "周"), ("礼拜", "周"), ("天", "天"), ("周", "周"), ("月", "月"), ("年", "年")]
      as [(String, Character)]
    where rest.hasSuffix(word) {
      var number = rest.dropLast(word.count)
      if number.last == "个" { number = number.dropLast() }
      let written = number == "两" ? "二" : number
      let han = written.count == 1 ? counts.firstIndex(of: written.first ?? " ").map { $0 + 1 } : nil
      guard let count = han ?? DateWords.number(number, digits: 1...7) else { return nil }
      return (name.last == "前" ? -count : count, unit)
    }
    return nil
  }
}
