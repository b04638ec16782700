/// Rows behind `COPY … FROM stdin`.
extension SQLReader {
  /// Reads the rows that `pg_dump` writes as lines with tabs; false for a statement without them.
  mutating func readCopy() -> Bool {
    let first = scanner.at
    scanner.skipToken()
    guard let target = target(), scanner.take("FROM"), scanner.take("STDIN") else { return false }
    // Other separators than tabs are for other programs.
    guard scanner.byte() == 0x3B || scanner.isAt("WITH") && !hasWord("CSV") && !hasWord("BINARY") else {
      return false
    }
    scanner.skipLine()
    while !scanner.isAtEnd {
      let (place, last) = (scanner.at, scanner.lineEnd)
      scanner.skipLine()
      if last - place == 2, scanner.bytes[place] == 0x5C, scanner.bytes[place + 1] == 0x2E { return true }
      readLine(place, last)
      add(row, at: place, target)
    }
    report(first, "the rows of COPY have no end")
    return true
  }

  /// Whether a word stands in the rest of the line.
  private func hasWord(_ word: String) -> Bool {
    String(decoding: scanner.view(scanner.at..<max(scanner.lineEnd, scanner.at)), as: UTF8.self).uppercased()
      .has(
        word)
  }

  /// Takes the cells of a line for the row.
  private mutating func readLine(_ first: Int, _ last: Int) {
    row.removeAll(keepingCapacity: true)
    var (start, hasEscape) = (first, false)
    for place in first...last {
      let byte = place < last ? scanner.bytes[place] : 0x09
      if byte == 0x5C { hasEscape = true }
      guard byte == 0x09 else { continue }
      row.append(hasEscape ? cell(start..<place) : slice(start..<place))
      (start, hasEscape) = (place + 1, false)
    }
  }

  /// A cell with backslashes: `\N` for none, `\t`, `\\`, `\x41`, `\101`.
  private mutating func cell(_ range: Range<Int>) -> Slice {
    let bytes = scanner.bytes
    if range.count == 2, bytes[range.lowerBound + 1] == UInt8(ascii: "N") { return .none }
    made.removeAll(keepingCapacity: true)
    var place = range.lowerBound
    while place < range.upperBound {
      guard bytes[place] == 0x5C, place + 1 < range.upperBound else {
        made.append(bytes[place])
        place += 1
        continue
      }
      let isHex = bytes[place + 1] == UInt8(ascii: "x")
      let digits = scanner.view((place + (isHex ? 2 : 1))..<range.upperBound).prefix(isHex ? 2 : 3)
        .prefix { isHex ? Character(Unicode.Scalar($0)).isHexDigit : $0 >= 0x30 && $0 <= 0x37 }
      if let number = Int(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 8) {
        made.append(UInt8(truncatingIfNeeded: number))
        place += digits.count + (isHex ? 2 : 1)
      } else {
        made.append(SQLReader.unescaped(bytes[place + 1]))
        place += 2
      }
    }
    return made.withUnsafeBytes { text.make($0) }
  }
}
