/// Lines without indentation whose numbers tell their levels, as outlines of papers and of laws have them:
///
///     I. Animals      一、总则
///     A. Mammals      （一）目的
///     1. Dogs         1. 国内
///     B. Birds        二、附则
///
/// A mark is of a kind: its numerals, and the signs around them. A kind that is new begins with its first numeral and lies
/// below the line before; another goes on with the next one, at its own level.
struct OutlineMarks {
  /// The level of each line, from 0; nil where a line has no mark, or one that does not go on.
  let levels: [Int]?

  /// - Complexity: O(lines), and O(1) where the first line has no mark.
  init(_ lines: some Sequence<String>) {
    var open: [(kind: String, value: Int)] = []
    var last: [String: Int] = [:]
    var levels: [Int] = []
    for line in lines {
      let marks = OutlineMarks.marks(of: line)
      if let at = open.indices.reversed().first(where: { level in
        marks.contains { $0.kind == open[level].kind && $0.value == open[level].value + 1 }
      }) {
        open.removeSubrange((at + 1)...)
        open[at].value += 1
        last[open[at].kind] = open[at].value
      } else if let new = marks.first(where: { mark in
        // Articles are counted through all chapters.
        !open.contains { $0.kind == mark.kind }
          && (mark.value == 1 || mark.kind.hasPrefix("第") && mark.value == (last[mark.kind] ?? 0) + 1)
      }) {
        open.append(new)
        last[new.kind] = new.value
      } else {
        self.levels = nil
        return
      }
      levels.append(open.count - 1)
    }
    let isOutline = levels.count > 3 && levels.contains(1) && levels.count { $0 == 0 } > 1
    self.levels = isOutline ? levels : nil
  }

  /// The marks that a line may begin with: `I.` is a numeral of Rome and a letter.
  private static func marks(of line: String) -> [(kind: String, value: Int)] {
    var rest = Substring(line)
    var front = ""
    if let first = rest.first, "(（第".contains(first) {
      front = first == "（" ? "(" : String(first)
      rest.removeFirst()
    }
    let numeral = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) || chinese.contains($0) }
    rest.removeFirst(numeral.count)
    guard !numeral.isEmpty, numeral.count < 8, let sign = rest.first else { return [] }
    let isInside = front == "("
    let signs = front == "第" ? "编篇章节條条款" : isInside ? ")）" : ".)、．）"
    guard signs.contains(sign) else { return [] }
    let behind = rest.dropFirst().first
    // `1.1` is a number of another kind, and `A.B` none.
    guard let behind, sign == "、" || sign == "）" || front == "第" || behind.isWhitespace || !behind.isASCII
    else { return [] }
    let style = front + "0" + (sign == "）" ? ")" : sign == "．" ? "." : String(sign))
    return values(of: String(numeral)).map { (style + $0.numerals, $0.value) }
  }

  private static let chinese = Array("〇一二三四五六七八九十百")

  private static func values(of numeral: String) -> [(numerals: String, value: Int)] {
    if let number = Int(numeral) { return [("1", number)] }
    if numeral.allSatisfy(chinese.contains) { return number(inChinese: numeral).map { [("一", $0)] } ?? [] }
    let isSmall = numeral.first?.isLowercase ?? false
    let capitals = numeral.uppercased()
    guard capitals == numeral || numeral.lowercased() == numeral else { return [] }
    var values: [(numerals: String, value: Int)] = []
    if numeral.count == 1, let letter = capitals.utf8.first, letter >= 0x41 {
      values.append((isSmall ? "a" : "A", Int(letter) - 0x40))
    }
    if let roman = number(inRoman: capitals) {
      values.insert((isSmall ? "i" : "I", roman), at: roman == 1 ? 0 : values.count)
    }
    return values
  }

  static func number(inRoman numeral: String) -> Int? {
    let values: [Character: Int] = ["I": 1, "V": 5, "X": 10, "L": 50, "C": 100]
    let digits = numeral.compactMap { values[$0] }
    guard digits.count == numeral.count else { return nil }
    return zip(digits, digits.dropFirst() + [0]).reduce(0) { $1.0 < $1.1 ? $0 - $1.0 : $0 + $1.0 }
  }

  /// Up to 199, as chapters are counted: `二十一`, `一百零三`.
  private static func number(inChinese numeral: String) -> Int? {
    var (sum, digit) = (0, 0)
    for sign in numeral {
      guard let value = chinese.firstIndex(of: sign) else { return nil }
      if value < 10 {
        digit = value
      } else {
        sum += max(digit, 1) * (value == 10 ? 10 : 100)
        digit = 0
      }
    }
    return sum + digit
  }
}
