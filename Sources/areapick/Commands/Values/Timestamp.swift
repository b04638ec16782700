import CalendarModel

/// Moments as machines write them, told apart from words for days: seconds since the epoch, as GNU date has them, and
/// dates with a time and a zone.
enum Timestamp {
  /// The seconds since 1970 began in UTC: of `@1700000000`, `2026-11-21T09:30:00+08:00`, `2026-11-21 09:30:00.5 +0800` and
  /// `2026-11-21T01:30Z`; nil for other texts, among them a time without a zone, which is the local one's.
  ///
  /// Fractions of a second are left out.
  static func seconds(_ text: String) -> Int? {
    text.hasPrefix("@") ? counted(text.dropFirst()) : zoned(text)
  }

  private static func counted(_ text: Substring) -> Int? {
    let isBefore = text.hasPrefix("-")
    let parts = text.dropFirst(isBefore ? 1 : 0).split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ isNumber($0, digits: 1...15) }),
      let whole = Int(parts[0])
    else { return nil }
    let hasRest = parts.count == 2 && parts[1].contains { $0 != "0" }
    return isBefore ? -whole - (hasRest ? 1 : 0) : whole
  }

  private static func zoned(_ text: String) -> Int? {
    guard let (local, offset) = offsetApart(text), local.utf8.count > 11 else { return nil }
    let date = local.prefix(10)
    let separator = local.dropFirst(10).first
    guard isNumber(date.prefix(4), digits: 4...4), separator == "T" || separator == "t" || separator == " ",
      let days = try? words.days(String(date)), days.lowerBound == days.upperBound
    else { return nil }
    let clock = local.dropFirst(11).split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard clock.dropFirst().allSatisfy({ isNumber($0, digits: 1...9) }), clock[0].contains(":"),
      let time = try? words.time(String(clock[0]))
    else { return nil }
    return (days.lowerBound.number - epoch) * 86_400 + time.seconds - offset
  }

  private static let words = DateWords(now: .first)
  private static let epoch = Day(clampingYear: 1970, month: 1, day: 1).number

  /// A time before its zone, and the seconds that the zone is east of Greenwich; nil without a zone.
  private static func offsetApart(_ text: String) -> (local: Substring, offset: Int)? {
    if text.hasSuffix("Z") || text.hasSuffix("z") { return (trimmed(text.dropLast()), 0) }
    guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return nil }
    let digits = text[text.index(after: sign)...].filter { $0 != ":" }
    guard digits.count == 2 || digits.count == 4, isNumber(digits[...], digits: 2...4),
      let hours = Int(digits.prefix(2)), let minutes = Int("0" + digits.dropFirst(2)), hours < 24,
      minutes < 60
    else { return nil }
    let seconds = hours * 3600 + minutes * 60
    return (trimmed(text[..<sign]), text[sign] == "-" ? -seconds : seconds)
  }

  /// A text without the blank at its end.
  private static func trimmed(_ text: Substring) -> Substring { text.hasSuffix(" ") ? text.dropLast() : text }

  private static func isNumber(_ text: Substring, digits: ClosedRange<Int>) -> Bool {
    digits.contains(text.utf8.count) && text.utf8.allSatisfy { $0 >= 48 && $0 <= 57 }
  }
}
