extension Table {
  /// Takes the texts out of formulas that only keep their zeros: `="01"`, as spreadsheets write it.
  ///
  /// - Complexity: O(cells) where one of the first rows has such a cell, else O(1).
  mutating func unwrapFormulas() {
    guard cells.prefix(width * Table.firstRows).contains(where: isFormula) else { return }
    for index in cells.indices where isFormula(cells[index]) {
      cells[index] = Slice(start: cells[index].start + 2, count: cells[index].count - 3)
    }
  }

  /// Takes the quotes from the beginning and the end of rows that stand in them as a whole.
  ///
  /// - Complexity: O(rows).
  mutating func unwrapLines() {
    let quote = UInt8(ascii: "\"")
    for row in 0..<count {
      let first = row * width
      if text.bytes(cells[first], { $0.first == quote }) {
        cells[first] = Slice(start: cells[first].start + 1, count: cells[first].count - 1)
      }
      // A short row ends before the table does.
      guard let last = (first..<first + width).last(where: { !cells[$0].isEmpty }) else { continue }
      if text.bytes(cells[last], { $0.last == quote }) { cells[last].count -= 1 }
    }
  }

  /// Takes the texts out of single quotes in the columns whose cells all stand in them: `'A000','Cholera'`.
  ///
  /// - Complexity: O(cells) where the second row has such a cell, else O(columns).
  mutating func unwrapQuotes() {
    guard count > 1 else { return }
    for column in 0..<width where isQuoted(cell(1, column)) {
      guard (1..<count).allSatisfy({ cell($0, column).isEmpty || isQuoted(cell($0, column)) }) else {
        continue
      }
      for row in 0..<count where isQuoted(cell(row, column)) {
        let index = row * width + column
        cells[index] = Slice(start: cells[index].start + 1, count: cells[index].count - 2)
      }
    }
    // Headings may stand in quotes above texts that need none.
    guard (0..<width).count(where: { isQuoted(cell(0, $0)) }) * 2 > width else { return }
    for column in 0..<width where isQuoted(cells[column]) {
      cells[column] = Slice(start: cells[column].start + 1, count: cells[column].count - 2)
    }
  }

  private func isQuoted(_ cell: Slice) -> Bool {
    cell.count > 2 && text.bytes(cell) { $0[0] == UInt8(ascii: "'") && $0[$0.count - 1] == UInt8(ascii: "'") }
  }

  private static let firstRows = 10

  private func isFormula(_ cell: Slice) -> Bool {
    let quote = UInt8(ascii: "\"")
    return cell.count >= 3
      && text.bytes(cell) { bytes in
        bytes[0] == UInt8(ascii: "=") && bytes[1] == quote && bytes[bytes.count - 1] == quote
          && bytes.count { $0 == quote } == 2
      }
  }
}
