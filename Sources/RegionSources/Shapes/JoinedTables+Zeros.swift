/// Joins by numbers of which one of two tables lost the zeros in front: a spreadsheet made `1` of `01`.
extension JoinedTables {
  /// The join by a column that holds the numbers of the earlier table's keys; nil where both tables, or none, have zeros in
  /// front, or where less than nine of ten cells find a row.
  ///
  /// - Complexity: O(rows of both).
  func fitNumbers(_ table: Table, _ column: Int, _ part: Part, key: Int) -> Join? {
    guard let keys = PaddedNumbers(part.interpreter.table, key, text),
      let cells = PaddedNumbers(table, column, text),
      keys.arePadded != cells.arePadded
    else { return nil }
    var rows: [Int: Int] = [:]
    for case (let row, let number?) in keys.numbers.enumerated() {
      guard rows.updateValue(row, forKey: number) == nil else { return nil }
    }
    let parents = cells.numbers.map { number -> Int in
      guard let number else { return -1 }
      return rows[number].map { part.start + $0 } ?? (number == 0 ? -1 : -2)
    }
    let (found, filled) = (parents.count { $0 >= 0 }, parents.count { $0 != -1 })
    guard found > 0, found * 10 >= filled * 9,
      Set(parents).count > 1 || areCalledAlike(table, column, part.interpreter.table, key)
    else { return nil }
    return Join(
      column: column, parents: parents, share: Double(found) / Double(max(table.count, 1)), key: key,
      start: part.start)
  }

  private func areCalledAlike(_ table: Table, _ column: Int, _ upper: Table, _ key: Int) -> Bool {
    !table.header.isEmpty && !upper.header.isEmpty
      && FieldNames.normalized(table.header[column]) == FieldNames.normalized(upper.header[key])
  }
}

/// The numbers in a column.
private struct PaddedNumbers {
  private(set) var numbers: [Int?] = []
  /// Whether zeros in front make all as long.
  let arePadded: Bool

  /// Nil where a cell is no number, or where some have zeros in front and are not as long as the others.
  init?(_ table: Table, _ column: Int, _ text: SourceText) {
    var (hasZero, lengths) = (false, Set<UInt32>())
    for row in 0..<table.count {
      let cell = text.trimmed(table.cell(row, column))
      guard !cell.isEmpty else {
        numbers.append(nil)
        continue
      }
      guard cell.count < 16, text.bytes(cell, { $0.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }),
        let number = Int(text.string(cell))
      else { return nil }
      hasZero = hasZero || cell.count > 1 && text.bytes(cell) { $0[0] == 0x30 }
      lengths.insert(cell.count)
      numbers.append(number)
    }
    guard !hasZero || lengths.count == 1 else { return nil }
    arePadded = hasZero
  }
}
