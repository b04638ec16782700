/// Times as the values of options.
extension DateWords {
  /// A time alone, an hour alone (`9`), or one some hours or minutes from now: `+1h`, `-30min`.
  ///
  /// What passes midnight goes on behind it: `+2h` at 23:00 is 01:00.
  public func timeValue(_ text: String) throws(ParseError) -> TimeOfDay {
    do throws(ParseError) { return try time(text) } catch {
      guard error == .unknown, let time = hour(text) ?? step(text) else { throw error }
      return time
    }
  }

  private func hour(_ text: String) -> TimeOfDay? {
    DateWords.number(text[...], digits: 1...2).flatMap { TimeOfDay(hour: $0, minute: 0) }
  }

  private func step(_ text: String) -> TimeOfDay? {
    let word = DateWords.plain(text)
    guard let sign = word.first, sign == "+" || sign == "-" else { return nil }
    let digits = word.dropFirst().prefix { $0.isASCII && $0.isNumber }
    let units = ["h": 3600, "min": 60, "m": 60, "小时": 3600, "分钟": 60]
    guard let count = DateWords.number(digits, digits: 1...4),
      let unit = units[String(word[digits.endIndex...])]
    else { return nil }
    let sum = now.time.seconds + (sign == "+" ? count : -count) * unit
    return TimeOfDay(clamping: (sum % 86_400 + 86_400) % 86_400)
  }
}
