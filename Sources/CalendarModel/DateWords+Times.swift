/// Times of a day as people write them: `9:30`, `9:30pm`, `PM 3`, `noon`, 下午3点, 三点半, 中午12点一刻.
extension DateWords {
  /// A time alone: `9:30`, `09:30:15`, `9:30pm`, `9.30`, `0930`, `9pm`, `9h30`, 9点30分, `half past 9`, `+1h`, `now`.
  public func time(_ text: String) throws(ParseError) -> TimeOfDay {
    if let time = DateWords.plainTime(text) { return time }
    guard let time = try timeReading(text).time else { throw .unknown }
    return time
  }

  /// The same, and whether either half of the day may be meant.
  public func timeReading(_ text: String) throws(ParseError) -> Reading {
    let word = DateWords.plain(text)
    do throws(ParseError) {
      let reading = try time(of: DateWords.withColon(word) ?? word)
      if reading.endsDay { throw .endOfDay }
      return reading
    } catch {
      guard error == .unknown, let moment = counted(word, passesMidnight: false) else { throw error }
      return Reading(days: nil, time: moment.time, isCounted: true)
    }
  }

  /// The time of small letters without blanks around them.
  func time(of word: String) throws(ParseError) -> Reading {
    if DateWords.present.contains(word) { return Reading(days: nil, time: now.time) }
    let spoken = DateWords.spokenInDigits(word)
    if let time = DateWords.named.first(where: { $0.names.contains(spoken) })?.time {
      return Reading(days: nil, time: time)
    }
    var word = DateWords.spelled(spoken)
    if word.hasSuffix("o'clock") { word = word.dropLast(7).trimmingSuffix { $0 == " " } + "点" }
    let part = PartOfDay.take(from: &word)
    if part != nil { word = DateWords.withColon(word) ?? word }
    if let seconds = DateWords.besideAnHour(word) { return try reading(ofSeconds: seconds, in: part) }
    let numbers = try DateWords.numbers(word, isAlone: part == nil) + [0, 0]
    // The end of the day, as ISO 8601 writes it, and 晚上24点.
    if part?.isBehindMidnight(0) ?? true, numbers[..<3] == [24, 0, 0] {
      return Reading(days: nil, time: .first, endsDay: true)
    }
    guard let hour = part.map({ $0.hour(numbers[0]) }) ?? numbers[0],
      let time = TimeOfDay(hour: hour, minute: numbers[1], second: numbers[2])
    else { throw .notThere }
    let isOfEitherHalf = part == nil && (1...12).contains(hour) && word.first != "0"
    return Reading(
      days: nil, time: time, isOfEitherHalf: isOfEitherHalf,
      isBehindMidnight: part?.isBehindMidnight(hour) ?? false)
  }

  /// The reading of a time that is said by the minutes before an hour or behind it.
  private func reading(ofSeconds seconds: Int, in part: PartOfDay?) throws(ParseError) -> Reading {
    let time = TimeOfDay(clamping: seconds)
    guard let part else {
      return Reading(days: nil, time: time, isOfEitherHalf: (1...12).contains(time.hour))
    }
    guard let hour = part.hour(time.hour), let time = TimeOfDay(hour: hour, minute: time.minute) else {
      throw .notThere
    }
    return Reading(days: nil, time: time, isBehindMidnight: part.isBehindMidnight(hour))
  }

  private static let named: [(names: [String], time: TimeOfDay)] = [
    (["noon", "12 noon", "midday", "中午", "正午"], TimeOfDay(clamping: 43_200)),
    (["midnight", "12 midnight", "午夜"], .first),
  ]

  /// Hours, minutes and seconds, as many as are written.
  ///
  /// - Parameter isAlone: Whether no part of the day is said, so that an hour alone needs its 点.
  private static func numbers(_ word: String, isAlone: Bool) throws(ParseError) -> [Int] {
    var word = word[...]
    if let last = word.last, "钟整".contains(last) { word.removeLast() }
    let isHour = word.last.map { "点时h".contains($0) } ?? false
    if let last = word.last, "点时分秒h".contains(last) { word.removeLast() }
    let parts = word.split(omittingEmptySubsequences: false) { ":点时分h".contains($0) }
    let sign = parts.first.flatMap { $0.endIndex < word.endIndex ? word[$0.endIndex] : nil }
    let numbers = parts.compactMap { number($0, digits: 1...2) }
    guard parts.count <= 3, parts.count > 1 || isHour || !isAlone, sign != "分", numbers.count == parts.count
    else { throw .unknown }
    return numbers
  }

  /// A time in digits alone, or with dots, as one with colons: `0930`, `930`, `9.30`; nil for any other.
  private static func withColon(_ word: String) -> String? {
    let isDigits = word.utf8.allSatisfy { $0 >= 48 && $0 <= 57 }
    if isDigits, (3...4).contains(word.utf8.count) { return word.dropLast(2) + ":" + word.suffix(2) }
    let hours = word.prefix { $0.isASCII && $0.isNumber }
    let rest = word[hours.endIndex...]
    guard rest.first == ".", rest.dropFirst().prefix(2).allSatisfy(\.isNumber) else { return nil }
    return hours + ":" + rest.dropFirst()
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
}

/// The part of the day that is said with an hour of twelve.
private enum PartOfDay {
  case am, pm, morning, noon, afternoon, evening, night

  private static let suffixes: [(String, PartOfDay)] = [
    ("am", .am), ("pm", .pm), ("a.m.", .am), ("p.m.", .pm), ("a", .am), ("p", .pm),
    (" in the morning", .morning), (" in the afternoon", .afternoon), (" in the evening", .evening),
    (" at night", .night),
  ]
  private static let prefixes: [(String, PartOfDay)] = [
    ("上午", .morning), ("早上", .morning), ("早晨", .morning), ("清晨", .morning), ("凌晨", .morning), ("早", .morning),
    ("中午", .noon), ("下午", .afternoon), ("傍晚", .evening), ("晚上", .evening), ("夜里", .night), ("半夜", .night),
    ("深夜", .night), ("夜晚", .night), ("晚", .evening), ("am", .am), ("pm", .pm),
    ("morning ", .morning), ("afternoon ", .afternoon), ("evening ", .evening), ("night ", .night),
  ]

  /// Takes the part's name away from a time; nil where none is said.
  static func take(from word: inout String) -> PartOfDay? {
    if let (name, part) = suffixes.first(where: { word.hasSuffix($0.0) }) {
      word = String(word.dropLast(name.count).trimmingSuffix { $0 == " " })
      return part
    }
    guard let (name, part) = prefixes.first(where: { word.hasPrefix($0.0) }) else { return nil }
    let rest = word.dropFirst(name.count).drop { $0 == " " }
    word = String(rest.hasPrefix("at ") ? rest.dropFirst(3) : rest)
    return part
  }

  /// Whether an hour of the day is one behind the midnight of an evening or a night.
  func isBehindMidnight(_ hour: Int) -> Bool { (self == .evening || self == .night) && hour < 6 }

  /// The hour of the day; nil for one that nobody says with the part.
  ///
  /// Twelve in the evening is midnight, and one in the evening is not thirteen. The night has hours before midnight and
  /// behind it.
  func hour(_ hour: Int) -> Int? {
    switch (self, hour) {
    case (.am, 1...12), (.morning, 0...12): hour % 12
    case (.pm, 1...12), (.afternoon, 1...12), (.evening, 5...11): hour % 12 + 12
    case (.noon, 1...2): hour + 12
    case (.evening, 12), (.night, 12): 0
    case (.noon, 11...14), (.afternoon, 13...23), (.evening, 0...4), (.evening, 17...23), (.night, 0...5),
      (.night, 19...23):
      hour
    case (.night, 8...11): hour + 12
    default: nil
    }
  }
}
