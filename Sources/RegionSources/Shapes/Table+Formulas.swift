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
