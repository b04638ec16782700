/// Times as the values of options, and times some hours or minutes from now.
extension DateWords {
  /// A time alone, an hour alone (`9`), or one some hours or minutes from now: `+1h`, `-30min`.
  ///
  /// What passes midnight goes on behind it: `+2h` at 23:00 is 01:00.
  public func timeValue(_ text: String) throws(ParseError) -> TimeOfDay {
    do throws(ParseError) { return try time(text) } catch {
      guard error == .unknown, let time = hour(text) else { throw error }
      return time
    }
  }

  private func hour(_ text: String) -> TimeOfDay? {
    DateWords.number(text[...], digits: 1...2).flatMap { TimeOfDay(hour: $0, minute: 0) }
  }

  /// The moment some hours or minutes from now: `+1h`, `now-30min`, `in 2 hours`, 半小时后; nil for other words.
  ///
  /// - Parameter passesMidnight: Whether it may be one of another day; if not, the time goes on behind midnight. `+1m` is a
  ///   month where there are days.
  func counted(_ word: String, passesMidnight: Bool) -> Moment? {
    guard let seconds = DateWords.seconds(word, hasMonths: passesMidnight) else { return nil }
    let sum = now.time.seconds + seconds
    let days = sum >= 0 ? sum / 86_400 : (sum - 86_399) / 86_400
    let day = passesMidnight ? now.day.adding(days: days) : now.day
    return day.map { Moment($0, TimeOfDay(clamping: sum - days * 86_400)) }
  }

  /// The seconds from now, negative for the past.
  private static func seconds(_ word: String, hasMonths: Bool) -> Int? {
    if word.last.map({ "前后".contains($0) }) ?? false { return chineseSeconds(word) }
    var rest = word[...]
    if let present = present.first(where: rest.hasPrefix) {
      rest = rest.dropFirst(present.count).drop { $0 == " " }
    }
    if let sign = rest.first, sign == "+" || sign == "-" {
      return seconds(signed: rest, hasMonths: hasMonths)
    }
    guard rest.startIndex == word.startIndex, let (words, isAgo) = distanceWords(word) else { return nil }
    let parts = words.count == 1 ? apart(words[0]) : words
    guard parts.count == 2, hasMonths ? parts[1] != "m" : true, let unit = units[parts[1]],
      let count = count(parts[0]) ?? number(parts[0], digits: 1...4)
    else { return nil }
    return (isAgo ? -count : count) * unit
  }

  private static let units: [Substring: Int] = [
    "h": 3600, "hr": 3600, "hrs": 3600, "hour": 3600, "hours": 3600, "小时": 3600, "m": 60, "min": 60,
    "mins": 60,
    "minute": 60, "minutes": 60, "分钟": 60, "分": 60, "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1,
    "秒": 1,
  ]

  /// Steps one behind the other: `+1h30min`, `+1h -5min`.
  private static func seconds(signed word: Substring, hasMonths: Bool) -> Int? {
    var (rest, sum, sign) = (word, 0, 1)
    var isFirst = true
    while let first = rest.first {
      if first == "+" || first == "-" {
        sign = first == "+" ? 1 : -1
        rest = rest.dropFirst().drop { $0 == " " }
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count).drop { $0 == " " }
      let name = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(name.count).drop { $0 == " " }
      guard let count = number(digits, digits: 1...4), let unit = units[name],
        !(hasMonths && isFirst && name == "m")
      else { return nil }
      sum += sign * count * unit
      isFirst = false
    }
    return sum
  }

  /// 半小时后, 一个半小时前, 1小时30分钟后, 一刻钟后.
  private static func chineseSeconds(_ word: String) -> Int? {
    let sign = word.last == "前" ? -1 : 1
    var rest = word.dropLast()
    if let last = rest.last, "以之".contains(last) { rest = rest.dropLast() }
    var text = inDigits(rest.filter { $0 != " " })[...]
    var sum = 0
    let names: [(Substring, Int)] = [
      ("个半小时", 5400), ("个半钟头", 5400), ("个小时", 3600), ("小时", 3600), ("个钟头", 3600), ("钟头", 3600), ("分钟", 60),
      ("分", 60), ("刻钟", 900), ("秒钟", 1), ("秒", 1),
    ]
    while !text.isEmpty {
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      let isHalf = digits.isEmpty && text.first == "半"
      text = isHalf ? text.dropFirst() : text.dropFirst(digits.count)
      guard let (name, unit) = names.first(where: { text.hasPrefix($0.0) }),
        let count = isHalf ? 0 : number(digits, digits: 1...4), !isHalf || unit == 3600
      else { return nil }
      text = text.dropFirst(name.count)
      // 一个半小时 is an hour and a half, 两个半小时 two of them.
      sum += isHalf ? 1800 : unit == 5400 ? count * 3600 + 1800 : count * unit
    }
    return sum == 0 ? nil : sign * sum
  }
}
