/// Times as they are said beside an hour: `half past 3`, `quarter to 4`, `ten past three pm`, 差5分3点, 三点差五分.
extension DateWords {
  /// A time in English without `at` and with digits for its numbers: `at three pm` as `3 pm`, `at nine` as `9点`; other
  /// words stay.
  static func spokenInDigits(_ word: String) -> String {
    guard word.utf8.contains(UInt8(ascii: " ")) else { return word }
    var words = word.split(separator: " ")
    if words.first == "at" { words.removeFirst() }
    if words.count == 1, words[0] != "a", let hour = count(words[0]) ?? number(words[0], digits: 1...2) {
      return "\(hour)点"
    }
    guard words.contains(where: { $0 != "a" && (count($0) ?? minutes[$0]) != nil }) else {
      return words.joined(separator: " ")
    }
    return words.map { $0 == "a" ? "a" : (count($0) ?? minutes[$0]).map(String.init) ?? String($0) }
      .joined(separator: " ")
  }

  private static let minutes: [Substring: Int] = ["twenty": 20, "twenty-five": 25]

  /// The seconds since midnight of a time that is said by the minutes before an hour or behind it; nil for others.
  static func besideAnHour(_ word: String) -> Int? {
    let said = word.contains("差") ? chineseMinutes(word) : englishMinutes(word)
    guard let (hour, minutes) = said, (0...23).contains(hour), (-59...59).contains(minutes) else {
      return nil
    }
    // A quarter to one is one of the afternoon's first hour, as a clock of twelve hours has it.
    return (hour == 1 && minutes < 0 ? 13 : hour == 0 && minutes < 0 ? 24 : hour) * 3600 + minutes * 60
  }

  private static func englishMinutes(_ word: String) -> (hour: Int, minutes: Int)? {
    var words = word.split(separator: " ")
    if words.first == "a" { words.removeFirst() }
    if words.count == 4, ["minutes", "minute", "min"].contains(words[1]) { words.remove(at: 1) }
    guard words.count == 3 else { return nil }
    if words[2].last == "点" { words[2].removeLast() }
    guard let hour = number(words[2].trimmingBlanks, digits: 1...2) else { return nil }
    let minutes: Int?
    switch words[0] {
    case "half": minutes = words[1] == "past" ? 30 : nil
    case "quarter": minutes = 15
    default: minutes = number(words[0], digits: 1...2)
    }
    guard let minutes, words[1] == "past" || words[1] == "to" else { return nil }
    return (hour, words[1] == "past" ? minutes : -minutes)
  }

  private static func chineseMinutes(_ word: String) -> (hour: Int, minutes: Int)? {
    let parts = word.split(separator: "差", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    guard parts[0].isEmpty else {
      return chineseHour(parts[0]).flatMap { hour in chineseMinutes(parts[1]).map { (hour, -$0) } }
    }
    guard let end = parts[1].firstIndex(where: { "分刻".contains($0) }) else { return nil }
    let hour = chineseHour(parts[1][parts[1].index(after: end)...])
    return hour.flatMap { hour in chineseMinutes(parts[1][...end]).map { (hour, -$0) } }
  }

  private static func chineseHour(_ word: Substring) -> Int? {
    guard let last = word.last, "点时".contains(last) else { return nil }
    return number(word.dropLast(), digits: 1...2)
  }

  /// 5分, 5, 1刻.
  private static func chineseMinutes(_ word: Substring) -> Int? {
    switch word.last {
    case "刻": number(word.dropLast(), digits: 1...1).map { $0 * 15 }
    case "分": number(word.dropLast(), digits: 1...2)
    default: number(word, digits: 1...2)
    }
  }
}
