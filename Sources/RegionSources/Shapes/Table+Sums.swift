/// Rows among those of a table that are none of it: its heading again, and sums of the rows around them.
extension Table {
  /// Leaves out such rows; answers with how they are called, and in which columns the names of summed places stand.
  ///
  /// - Parameter texts: The columns of texts. Where a row is a sum, numbers alone stand in the others.
  /// - Complexity: O(cells) once where the sample has such a row, else O(cells) in the sample.
  mutating func dropSums(_ texts: [Int])
    -> (titles: [String], columns: Set<Int>)
  {
    let codes = codeColumns(but: texts)
    guard count > 3, !texts.isEmpty,
      (0..<min(count, 1_000)).contains(where: { sum($0, texts, codes) != nil })
    else { return ([], []) }
    let names = Set((0..<count).flatMap { row in texts.map { text.string(text.trimmed(cell(row, $0))) } })
    var (kept, dropped, columns): ([Int], [String], Set<Int>) = ([], [], [])
    for row in 0..<count {
      if let sum = sum(row, texts, codes), isHeading(row) || isSum(row, sum, texts, names) {
        dropped.append(sum)
        if !isHeading(row), let column = namedColumn(row, texts) { columns.insert(column) }
      } else {
        kept.append(row)
      }
    }
    // Each place may have a sum, and so may the one above it.
    guard !dropped.isEmpty, kept.count > 1, dropped.count <= kept.count * 2 else { return ([], []) }
    cells = kept.flatMap { cells[($0 * width)..<(($0 + 1) * width)] }
    places = kept.map { places[$0] }
    return (dropped, columns)
  }

  /// The column of the name beside the word for a sum, `Výroba celkem`, where nothing stands behind it; nil where the word
  /// stands alone.
  private func namedColumn(_ row: Int, _ texts: [Int]) -> Int? {
    let filled = texts.filter { !text.trimmed(cell(row, $0)).isEmpty }
    guard let last = filled.last, last != texts.last, !TableFooter.isSumAlone(string(row, last)) else {
      return nil
    }
    return last
  }

  /// Whether a row that may be a sum is one.
  private func isSum(_ row: Int, _ sum: String, _ texts: [Int], _ names: Set<String>) -> Bool {
    if TableFooter.isSum(sum, isShort: isShort(row, texts), names.contains) { return true }
    // Of all rows, under the name of what they lie in: `Österreich gesamt`.
    if row == 0, texts.count > 1, isAlone(row, texts), TableFooter.isSum(sum, isShort: true, { _ in true }) {
      return true
    }
    return TableFooter.isSumAlone(sum) && addsUp(row, texts)
  }

  /// The columns of codes: an account with a number of its own is no sum, whatever it is called: `0501,All Expense`.
  private func codeColumns(but texts: [Int]) -> [Int] {
    header.indices.filter { column in
      let word = FieldNames.normalized(header[column])
      return !texts.contains(column) && word != "value" && FieldNames.of(.code).rank(word) != nil
    }
  }

  /// The last text of a row that may be a sum, or the heading again.
  private func sum(_ row: Int, _ texts: [Int], _ codes: [Int]) -> String? {
    guard let last = texts.last(where: { !text.trimmed(cell(row, $0)).isEmpty }) else { return nil }
    let own = text.string(text.trimmed(cell(row, last)))
    if isHeading(row) { return own }
    guard codes.allSatisfy({ text.trimmed(cell(row, $0)).isEmpty }) else { return nil }
    let hasNumber = (0..<width).contains { column in
      !texts.contains(column)
        && text.bytes(text.trimmed(cell(row, column))) { $0.contains { $0 >= 0x30 && $0 <= 0x39 } }
    }
    return hasNumber && TableFooter.isSum(own, isShort: true, { _ in true }) ? own : nil
  }

  /// Whether a row lacks a text.
  private func isShort(_ row: Int, _ texts: [Int]) -> Bool {
    texts.contains { text.trimmed(cell(row, $0)).isEmpty }
  }

  /// Whether a row has one text alone, the first.
  private func isAlone(_ row: Int, _ texts: [Int]) -> Bool {
    texts.filter { !text.trimmed(cell(row, $0)).isEmpty } == [texts[0]]
  }

  private func isHeading(_ row: Int) -> Bool {
    header.indices.allSatisfy { text.string(text.trimmed(cell(row, $0))) == header[$0] }
  }

  // MARK: Numbers

  /// Whether a number of a row is the sum of those above it, or below it, that lie in the same place: `Koshi, Total, 2142246`
  /// below `Koshi, Jhapa, 994090` and `Koshi, Morang, 1148156`.
  ///
  /// - Complexity: O(rows) up to the next sum.
  private func addsUp(_ row: Int, _ texts: [Int]) -> Bool {
    guard let last = texts.last(where: { !text.trimmed(cell(row, $0)).isEmpty }) else { return false }
    let above = texts.filter { $0 < last }
    func isBeside(_ other: Int) -> Bool {
      above.allSatisfy { text.areEqual(text.trimmed(cell(other, $0)), text.trimmed(cell(row, $0))) }
        && !TableFooter.isSumAlone(string(other, last))
    }
    let before = (0..<row).reversed().prefix(while: isBeside)
    let behind = ((row + 1)..<max(count, row + 1)).prefix(while: isBeside)
    return (0..<width).contains { column in
      guard !texts.contains(column), let own = whole(row, column), own != 0 else { return false }
      return adds(Array(before), column, own) || adds(Array(behind), column, own)
    }
  }

  private func adds(_ rows: [Int], _ column: Int, _ own: Int) -> Bool {
    var sum = 0
    for row in rows {
      guard let number = whole(row, column) else { return false }
      let (next, isTooLarge) = sum.addingReportingOverflow(number)
      if isTooLarge { return false }
      sum = next
    }
    return rows.count > 1 && sum == own
  }

  /// A whole number, which may have signs between each three digits: `2,142,246`.
  private func whole(_ row: Int, _ column: Int) -> Int? {
    let groups = string(row, column).split(omittingEmptySubsequences: false) {
      ",. '\u{A0}\u{202F}".contains($0)
    }
    guard let first = groups.first, !first.isEmpty, groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }),
      groups.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    return Int(groups.joined())
  }
}
