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
    /// They may put the month first or the day: `5/6/1987`.
    case ambiguous
    /// They have a year of one to three digits, these: `5.6.87`.
    case shortYear(String)
  }

  /// The first and the last day that the words stand for.
  public func days(_ text: String) throws(ParseError) -> ClosedRange<Day> {
    let word = DateWords.plain(text)
    if let days = try numbered(word) { return days }
    if let day = try named(word) { return day...day }
    if let days = try monthNamed(word) { return days }
    throw .unknown
  }

  /// Whether a text names a time, with a day before it or alone.
  public static func namesTime(_ text: String) -> Bool {
    let word = plain(text)
    return ["now", "现在"].contains(word) || halves(word) != nil || halves("x " + word) != nil
  }

  /// `9:30`, `09:30:15`, `9:30pm`, `9pm`, `9点30分`, `now`.
  public func time(_ text: String) throws(ParseError) -> TimeOfDay {
    if let time = DateWords.plainTime(text) { return time }
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

  /// A day and a time, in that order, with a blank, a `T` or nothing (明天9点) between them; a day alone, a time alone of today, or `now`.
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

  /// A time as scripts write it, `9:30` or `09:30:00`; nil for any other. It saves the first frame what words cost.
  private static func plainTime(_ text: String) -> TimeOfDay? {
    var (values, digits, part) = ((0, 0, 0), 0, 0)
    for byte in text.utf8 {
      if byte == UInt8(ascii: ":"), digits > 0, part < 2 {
        (digits, part) = (0, part + 1)
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), digits < 2 else { return nil }
      let digit = Int(byte - UInt8(ascii: "0"))
      switch part {
      case 0: values.0 = values.0 * 10 + digit
      case 1: values.1 = values.1 * 10 + digit
      default: values.2 = values.2 * 10 + digit
      }
      digits += 1
    }
    guard part > 0, digits > 0 else { return nil }
    return TimeOfDay(hour: values.0, minute: values.1, second: values.2)
  }

  private static func hour(_ hour: Int, _ isAfternoon: Bool?) -> Int? {
    guard let isAfternoon else { return hour }
    guard (1...12).contains(hour) else { return nil }
    return hour % 12 + (isAfternoon ? 12 : 0)
  }

  /// A day and the time behind it, with a `t`, blanks or, behind a Han character, nothing between them.
  private static func halves(_ word: String) -> (day: String, time: String)? {
    guard let sign = word.firstIndex(where: { ":点时".contains($0) }) ?? word.range(ofHalf: ["am", "pm"])
    else { return nil }
    let day = word[..<sign].trimmingSuffix { $0 == " " }.trimmingSuffix { $0.isASCII && $0.isNumber }
    var head = day.trimmingSuffix { $0 == " " }
    if let half = ["上午", "早上", "下午", "晚上"].first(where: head.hasSuffix) {
      head = head.dropLast(half.count).trimmingSuffix { $0 == " " }
    }
    let time = String(word[head.endIndex...].drop { $0 == " " })
    let hasGap = head.endIndex < day.endIndex || head.last.map { !$0.isASCII } ?? false
    if hasGap { return (String(head), time) }
    return head.last == "t" ? (String(head.dropLast()), time) : nil
  }
}

extension Substring {
  /// The text without the characters at its end that match.
  fileprivate func trimmingSuffix(while matches: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, matches(last) { text.removeLast() }
    return text
  }
}

extension String {
  /// Where the text ends in one of the words, its last character; nil where it does not.
  fileprivate func range(ofHalf words: [String]) -> Index? {
    words.contains(where: hasSuffix) ? index(endIndex, offsetBy: -2) : nil
  }
}
