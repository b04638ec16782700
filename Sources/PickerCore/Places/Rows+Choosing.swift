import RegionModel

/// Rows that can be chosen, among others that cannot.
extension Rows {
  /// The first row that can be chosen; the first of all if none can.
  var firstToChoose: Int { rowToChoose(from: 0, by: 1) ?? 0 }

  /// The last row that can be chosen; the last of all if none can, and -1 in an empty list.
  var lastToChoose: Int { isEmpty ? -1 : rowToChoose(from: count - 1, by: -1) ?? count - 1 }

  /// The first row from `row` on in a direction that can be chosen, or else the first in the other direction.
  func rowToChoose(near row: Int, by direction: Int) -> Int? {
    rowToChoose(from: row, by: direction) ?? rowToChoose(from: row, by: -direction)
  }

  /// The first row from `row` on that the data allows to be chosen; nil if there is none.
  ///
  /// - Parameter direction: 1 for down, -1 for up; with 0, `row` itself is the answer.
  /// - Returns: `row` itself for an empty list.
  /// - Complexity: O(rows passed over), which are none in most lists.
  func rowToChoose(from row: Int, by direction: Int) -> Int? {
    var row = row
    while indices.contains(row), self[row].flags.contains(.disabled) {
      guard direction != 0 else { return row }
      row += direction
    }
    return indices.contains(row) || isEmpty ? row : nil
  }
}
