import RegionModel

/// Rows that can be chosen, among others that cannot.
extension Rows {
  /// The same, or else the last row before `row` that can be chosen.
  func rowToChoose(near row: Int, by direction: Int) -> Int? {
    rowToChoose(from: row, by: direction) ?? rowToChoose(from: row, by: -direction)
  }

  /// The first row from `row` on in a direction that the data lets be chosen; nil where there is none.
  ///
  /// - Complexity: O(1) for most lists: it looks at the rows that it passes over.
  func rowToChoose(from row: Int, by direction: Int) -> Int? {
    var row = row
    while indices.contains(row), self[row].flags.contains(.disabled) {
      guard direction != 0 else { return row }
      row += direction
    }
    return indices.contains(row) || isEmpty ? row : nil
  }
}
