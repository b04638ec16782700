/// Numbers in Han characters.
extension DateWords {
  /// A time with digits for Han numbers, and minutes for 半 and 刻: 三点半 as 3点30; other words stay.
  static func spelled(_ word: String) -> String {
    guard word.utf8.contains(where: { $0 >= 0x80 }) else { return word }
    let text = inDigits(word.filter { $0 != " " })
    for (name, minutes) in [("半", "30"), ("1刻", "15"), ("3刻", "45")] where text.hasSuffix(name) {
      let hours = text.dropLast(name.count)
      if let last = hours.last, "点时".contains(last) { return hours + minutes }
    }
    return text
  }

  /// A date with digits for Han numbers, 二〇二六年六月五日 as 2026年6月5日; other words stay.
  static func dateInDigits(_ word: String) -> String {
    guard word.utf8.contains(where: { $0 >= 0x80 }), word.contains(where: { "年月日号周季".contains($0) }) else {
      return word
    }
    return inDigits(word)
  }

  static func inDigits(_ word: String) -> String {
    var (text, run) = ("", "")
    for character in word {
      if numerals.contains(character) {
        run.append(character)
      } else {
        text += digits(run)
        run = ""
        text.append(character)
      }
    }
    return text + digits(run)
  }

  private static let numerals: [Character] = [
    "零", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "〇", "两",
  ]

  /// A number below 100, or a year digit by digit, in digits; the text itself where it is none.
  private static func digits(_ run: String) -> String {
    let values = run.compactMap(numerals.firstIndex(of:)).map { $0 == 11 ? 0 : $0 == 12 ? 2 : $0 }
    switch values.count {
    case 1: return String(values[0])
    case 2 where values[0] == 0 && values[1] < 10: return String(values[1])
    case 2 where values[0] == 10 && (1...9).contains(values[1]): return String(10 + values[1])
    case 2 where (1...9).contains(values[0]) && values[1] == 10: return String(values[0] * 10)
    case 3 where (1...9).contains(values[0]) && values[1] == 10 && (1...9).contains(values[2]):
      return String(values[0] * 10 + values[2])
    case 4 where values.allSatisfy { $0 < 10 }: return values.map(String.init).joined()
    default: return run
    }
  }
}
