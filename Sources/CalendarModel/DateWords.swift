/// Reads what people write for a day or a time: `2026-11-21`, `21.11.2026`, `11-21`, `21`, `Nov 21`, `today`, `+3d`,
/// `fri`, 明天, 下周五, 下个月1号.
///
/// A word may stand for many days: `2026` is a year, `2026-11` a month, `2026-W47` a week, `2026-Q4` a quarter. Where
/// the order of month and day cannot be told, as in `5/6/1987`, nothing is guessed.
public struct DateWords: Sendable {
  /// What the words are said at.
  public let now: Moment
  /// The year of a month and a day, and of a month alone.
  let year: Int
  /// The day whose month and ISO year are those of what is written without one.
  let shown: Day
  let number: NumberAlone

  /// What a number alone is: 21.
  public enum NumberAlone: Sendable {
    /// A day of the month that is shown.
    case dayOfThisMonth
    /// A day up to the 31st.
    case dayOfAnyMonth
    case month
  }

  /// - Parameters:
  ///   - shown: The day that a person sees: what is written without a year is of its year, and a number alone is a day of
  ///     its month; nil for today. Names, such as `fri` and 下个月, count from today all the same.
  ///   - year: The year of what is written without one; nil for that of `shown`.
  public init(now: Moment, shown: Day? = nil, year: Int? = nil, number: NumberAlone = .dayOfThisMonth) {
    self.now = now
    self.shown = shown ?? now.day
    self.year = year ?? (shown ?? now.day).year
    self.number = number
  }

  /// Why words are no day or time.
  public enum ParseError: Error, Equatable, Sendable {
    /// They cannot be read.
    case unknown
    /// They name a day or a time that there is not: `2026-02-30`, `25:00`, a year 10000.
    case notThere
    /// They may put the month first or the day: `5/6/1987`.
    case ambiguous
    /// They have a year of one to three digits, these: `5.6.87`.
    case shortYear(String)
    /// They name an hour of a night that two days share: 今晚12点.
    case midnight
    /// They name the end of a day that nobody says: `24:00` alone.
    case endOfDay
  }

  /// The first and the last day that the words stand for.
  public func days(_ text: String) throws(ParseError) -> ClosedRange<Day> {
    let plain = DateWords.plain(text)
    let word = plain.hasPrefix("on ") ? String(plain.dropFirst(3)) : plain
    if let days = try numbered(DateWords.withoutGaps(DateWords.dateInDigits(word))) { return days }
    if let day = try named(word) { return day...day }
    if let days = try monthNamed(word) { return days }
    if let days = try period(word) { return days }
    if let days = try withWeekday(word) { return days }
    throw .unknown
  }

  /// What a text says of a day and a time.
  public struct Reading: Equatable, Sendable {
    /// The first and the last day that the words stand for; nil where they name a time alone.
    public let days: ClosedRange<Day>?
    /// Nil where they name a day alone.
    public let time: TimeOfDay?
    /// Whether the time may be meant in either half of the day: `9:30` and 3点, not `09:30` or 下午3点.
    public let isOfEitherHalf: Bool
    /// Whether the time is counted from now, which nobody does to the second: `+1h`, 半小时后.
    public let isCounted: Bool
    /// Whether the time lies behind the midnight of a night, so that its day may be that night's or the next: 晚上12点.
    let isBehindMidnight: Bool
    /// Whether the time is `24:00`: the first of the day behind `days`.
    let endsDay: Bool

    init(
      days: ClosedRange<Day>?, time: TimeOfDay?, isOfEitherHalf: Bool = false, isCounted: Bool = false,
      isBehindMidnight: Bool = false, endsDay: Bool = false
    ) {
      (self.days, self.time) = (days, time)
      (self.isOfEitherHalf, self.isCounted) = (isOfEitherHalf, isCounted)
      (self.isBehindMidnight, self.endsDay) = (isBehindMidnight, endsDay)
    }

    /// A day or days alone.
    public init(days: ClosedRange<Day>) { self.init(days: days, time: nil) }

    func on(_ days: ClosedRange<Day>) -> Reading {
      Reading(days: days, time: time, isOfEitherHalf: isOfEitherHalf, endsDay: endsDay)
    }

    /// `24:00` as the first moment of the next day.
    func inItsDay() throws(ParseError) -> Reading {
      guard endsDay, let days else { return self }
      guard let next = days.upperBound.adding(days: 1) else { throw .notThere }
      return Reading(days: next...next, time: time)
    }
  }

  /// A day and a time with a blank, a `T` or nothing (明天9点) between them, a time and a day with a blank (`3pm friday`),
  /// either of them alone, or `now`.
  public func reading(_ text: String) throws(ParseError) -> Reading {
    let word = DateWords.inFull(DateWords.plain(text))
    if DateWords.present.contains(word) { return Reading(days: now.day...now.day, time: now.time) }
    if let time = try? time(of: word) {
      if time.isBehindMidnight { throw .midnight }
      if time.endsDay { throw .endOfDay }
      return time
    }
    if let moment = counted(word, passesMidnight: true) {
      return Reading(days: moment.day...moment.day, time: moment.time, isCounted: true)
    }
    var problem: ParseError?
    if let both = both(word, &problem) { return try both.inItsDay() }
    do throws(ParseError) { return Reading(days: try days(word)) } catch {
      throw error == .unknown ? problem ?? error : error
    }
  }

  /// A day or days, or the day of a day and a time, whatever the time.
  public func dayReading(_ text: String) throws(ParseError) -> Reading {
    do throws(ParseError) { return Reading(days: try days(text)) } catch {
      var problem: ParseError?
      if error == .unknown, let both = both(DateWords.inFull(DateWords.plain(text)), &problem) { return both }
      throw problem ?? error
    }
  }

  /// The first and the last moment that the words stand for; a time alone is one of today.
  public func moments(_ text: String) throws(ParseError) -> ClosedRange<Moment> {
    let reading = try reading(text)
    let days = reading.days ?? now.day...now.day
    let (first, last) = (reading.time ?? .first, reading.time ?? .last)
    return Moment(days.lowerBound, first)...Moment(days.upperBound, last)
  }

  /// Whether a text means the present moment.
  public static func meansNow(_ text: String) -> Bool { present.contains(plain(text)) }

  static let present = ["now", "现在"]
}

/// Parts of what was written.
extension DateWords {
  /// 今晚 as 今天晚上, 明早 as 明天早上, `tonight` as `today evening`; other words stay.
  private static func inFull(_ word: String) -> String {
    for part in ["morning", "afternoon", "evening"] where word.hasPrefix("this \(part) ") {
      return "today" + word.dropFirst(4)
    }
    if word.hasPrefix("tonight ") {
      let isSaid = word.hasSuffix("pm") || word.hasSuffix("p.m.")
      return (isSaid ? "today" : "today evening") + word.dropFirst(7)
    }
    guard let byte = word.utf8.first, byte >= 0x80, let day = word.first, "今明昨".contains(day),
      let part = word.dropFirst().first, "早晚".contains(part)
    else { return word }
    let rest = word.dropFirst(2)
    return "\(day)天\(part)上" + (rest.first == "上" ? rest.dropFirst() : rest)
  }

  /// Small letters, without blanks around it, the forms of an input method as those of a keyboard.
  static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xFF01...0xFF5E: plain.unicodeScalars.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      case 0x3000: plain.append(" ")
      case 0x4E00...: plain.unicodeScalars.append(simplified[scalar] ?? scalar)
      default: plain.unicodeScalars.append(scalar)
      }
    }
    return plain.lowercased().split(whereSeparator: \.isWhitespace).reduce("") { words, word in
      words.isEmpty ? String(word) : words + " " + word
    }
  }

  /// The traditional characters of dates and times, as the simplified ones that the words here are written in.
  private static let simplified: [Unicode.Scalar: Unicode.Scalar] = [
    "點": "点", "時": "时", "號": "号", "後": "后", "個": "个", "週": "周", "禮": "礼", "兩": "两", "鐘": "钟", "鍾": "钟",
    "現": "现",
    "這": "这", "間": "间", "裡": "里", "裏": "里", "淩": "凌",
  ]

  /// The day and the time behind it or before it, parted where both can be read; nil where they cannot be.
  ///
  /// - Parameter problem: Why a day or a time that was told apart is none.
  private func both(_ word: String, _ problem: inout ParseError?) -> Reading? {
    if let both = dayFirst(word, &problem) { return both }
    return problem == nil ? timeFirst(word) : nil
  }

  /// `3pm friday`, `at noon on the 3rd`, 9:30 明天; a number alone behind a time is no day.
  private func timeFirst(_ word: String) -> Reading? {
    for place in word.indices where word[place] == " " {
      let day = word[place...].drop { " ,".contains($0) }
      guard let time = try? time(of: String(word[..<place])), !time.isBehindMidnight,
        !day.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }), let days = try? days(String(day)),
        days.lowerBound == days.upperBound
      else { continue }
      return time.on(days)
    }
    return nil
  }

  private func dayFirst(_ word: String, _ problem: inout ParseError?) -> Reading? {
    for place in word.indices.dropFirst() where DateWords.mayPart(word, at: place) {
      let day = word[..<place].trimmingSuffix { " ,".contains($0) }
      let rest = word[place...].drop { " ,".contains($0) }
      let isSign = rest.startIndex == place && rest.first == "t"
      do throws(ParseError) {
        let time = try time(of: String(isSign ? rest.dropFirst() : rest))
        let days = try days(String(day))
        // A month or a week at three o'clock is none: 下周三点 may lack a 三.
        guard days.lowerBound == days.upperBound else { continue }
        if time.isBehindMidnight { throw .midnight }
        return time.on(days)
      } catch {
        // Half of a time is often one that there is not: what is said of the day counts more.
        if error != .unknown, (try? days(String(day))) != nil || problem == nil { problem = error }
      }
    }
    return nil
  }

  /// Whether a time may begin at a place: at a blank, at the `t` behind a digit, and behind a Han character.
  private static func mayPart(_ word: String, at place: String.Index) -> Bool {
    let before = word[word.index(before: place)]
    return word[place] == " " || !before.isASCII || word[place] == "t" && before.isNumber
  }
}

extension Substring {
  /// The text without blanks around it.
  var trimmingBlanks: Substring { drop { $0 == " " }.trimmingSuffix { $0 == " " } }

  /// The text without the characters at its end that match.
  func trimmingSuffix(while matches: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, matches(last) { text.removeLast() }
    return text
  }
}
