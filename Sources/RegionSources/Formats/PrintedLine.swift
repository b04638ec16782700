/// A line that a program prints for people: its words, and where they stand on the screen.
struct PrintedLine {
  struct Word {
    /// In the source.
    let bytes: Range<Int>
    /// In cells from the left.
    let cells: Range<Int>
  }

  let start: Int
  let end: Int
  private(set) var words: [Word] = []

  /// - Parameter isWide: Whether Han characters fill two cells; some programs count them as one.
  init(_ source: UnsafeRawBufferPointer, _ start: Int, _ end: Int, isWide: Bool = true) {
    (self.start, self.end) = (start, end)
    var (at, cell, word): (Int, Int, (at: Int, cell: Int)?) = (start, 0, nil)
    while at < end {
      let byte = source[at]
      if byte == 0x20 || byte == 0x09 {
        if let begun = word { words.append(Word(bytes: begun.at..<at, cells: begun.cell..<cell)) }
        (word, at, cell) = (nil, at + 1, byte == 0x09 ? (cell / 8 + 1) * 8 : cell + 1)
        continue
      }
      word = word ?? (at, cell)
      let (bytes, cells) = byte < 0x80 ? (1, 1) : PrintedLine.character(source, at, end)
      (at, cell) = (at + bytes, cell + (isWide ? cells : min(cells, 1)))
    }
    if let begun = word { words.append(Word(bytes: begun.at..<end, cells: begun.cell..<cell)) }
  }

  /// The bytes and the cells of a character outside of ASCII.
  private static func character(_ source: UnsafeRawBufferPointer, _ at: Int, _ end: Int) -> (Int, Int) {
    let first = source[at]
    let count = min(first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1, end - at)
    var value = UInt32(first) & (count == 4 ? 0x07 : count == 3 ? 0x0F : 0x1F)
    for byte in source[(at + 1)..<(at + max(count, 1))] { value = value << 6 | UInt32(byte & 0x3F) }
    return (count, isWide(value) ? 2 : 1)
  }

  /// Whether a character is one of the scripts whose characters fill two cells.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// The words from one to another, with what stands between them.
  func slice(_ range: Range<Int>) -> Slice {
    guard !range.isEmpty else { return .none }
    let (lower, upper) = (
      words[range.lowerBound].bytes.lowerBound, words[range.upperBound - 1].bytes.upperBound
    )
    return Slice(start: UInt32(lower), count: UInt32(upper - lower))
  }

  /// Everything from a word on.
  func rest(from word: Int) -> Slice { slice(min(word, words.count)..<words.count) }
}

/// All lines of a text but comments, in blocks between blank lines.
struct PrintedLines {
  private(set) var lines: [PrintedLine] = []
  /// Whether a blank line stands in front of each.
  private(set) var isBehindBlank: [Bool] = []

  /// The longest text that is taken for what a program prints, in bytes.
  static let longest = 1 << 24

  init(_ source: UnsafeRawBufferPointer, isWide: Bool = true) {
    var isBlank = true
    forEachLine(source) { start, end in
      let line = PrintedLine(source, start, end, isWide: isWide)
      if PrintedLines.isComment(source[start..<end]) { return }
      if !line.words.isEmpty {
        lines.append(line)
        isBehindBlank.append(isBlank)
      }
      isBlank = line.words.isEmpty
    }
  }

  /// The lines without those that are drawn: `--------`.
  func withoutRules(_ text: SourceText) -> PrintedLines {
    var others = self
    let kept = lines.indices.filter { index in
      let bytes = text.source[lines[index].words[0].bytes]
      let isRule =
        lines[index].words.count == 1 && bytes.count > 4
        && bytes.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "=") }
      return !isRule
    }
    others.lines = kept.map { lines[$0] }
    others.isBehindBlank = kept.map { isBehindBlank[$0] }
    return others
  }

  /// Whether a line begins with `#`, and not with the number of a row: `#14`.
  private static func isComment(_ line: UnsafeRawBufferPointer.SubSequence) -> Bool {
    guard line.first == UInt8(ascii: "#") else { return false }
    return line.dropFirst().first.map { $0 < 0x30 || $0 > 0x39 } ?? true
  }
}

/// What words of printed lines are.
enum PrintedWord {
  /// Whether bytes are a number or a size: `12`, `1,024`, `4.0K`, `23Gi`, `18%`.
  static func isQuantity(_ word: some Collection<UInt8>) -> Bool {
    let digits = word.prefix { $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E || $0 == 0x2C }
    guard let first = digits.first, first >= 0x30, first <= 0x39 else { return false }
    let rest = word.dropFirst(digits.count)
    guard digits.count(where: { $0 == 0x2E }) < 2, digits.reversed().first.map({ $0 >= 0x30 }) ?? false else {
      return false
    }
    return rest.isEmpty || rest.elementsEqual("%".utf8) || isUnit(rest)
  }

  /// Whether bytes are a unit of sizes: `K`, `MB`, `Gi`, `GiB`.
  private static func isUnit(_ word: some Collection<UInt8>) -> Bool {
    guard let first = word.first, "KMGTPEkB".utf8.contains(first) else { return false }
    let rest = word.dropFirst()
    return rest.isEmpty
      || first != UInt8(ascii: "B") && ["B", "i", "iB"].contains { rest.elementsEqual($0.utf8) }
  }

  /// Whether bytes are a whole number.
  static func isNumber(_ word: some Collection<UInt8>) -> Bool {
    !word.isEmpty && word.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }

  /// Whether bytes are a time of the day: `08:22`, `10:22:31`, `08:22:31.123`.
  static func isTime(_ word: some Collection<UInt8>) -> Bool {
    let hour = word.prefix { $0 >= 0x30 && $0 <= 0x39 }
    return (1...2).contains(hour.count) && word.count > 3 && word.dropFirst(hour.count).first == 0x3A
      && word.dropFirst(hour.count).allSatisfy { $0 >= 0x30 && $0 <= 0x3A || $0 == 0x2E }
  }

  /// Whether bytes are a date in one word: `2026-11-23`, `26-Nov-23`, `2026/11/23`.
  static func isDate(_ word: some Collection<UInt8>) -> Bool {
    guard word.count > 7, word.count < 12, let sign = word.first(where: { $0 < 0x30 || $0 > 0x39 }),
      sign == 0x2D || sign == 0x2F
    else { return false }
    let parts = word.split(separator: sign, omittingEmptySubsequences: false)
    return parts.count == 3 && isNumber(parts[0]) && isNumber(parts[2]) && !parts[1].isEmpty
  }
}
