/// The column of a table without a header that has the rows' levels: `1;Food`, `2;Fruit`, `3;Apple`, `1;Drinks`.
enum LevelNumbers {
  /// The first column whose numbers begin with 0 or 1, rise by one at most, fall again, and reach a third level; nil where
  /// none does. Numbers of other things hardly do so over many rows.
  static func column(_ table: Table, _ contents: [ColumnContent], but name: Int?) -> Int? {
    guard table.count >= fewestRows else { return nil }
    return contents.indices.first { column in
      column != name && contents[column].isNumbers && !contents[column].isUnique
        && contents[column].filled == contents[column].total && areLevels(table, column)
    }
  }

  private static func areLevels(_ table: Table, _ column: Int) -> Bool {
    var (first, before, deepest, falls) = (0, 0, 0, 0)
    for row in 0..<table.count {
      guard let number = Int(table.text.string(table.text.trimmed(table.cell(row, column)))) else { return false }
      if row == 0 {
        guard number == 0 || number == 1 else { return false }
        (first, before) = (number, number)
      }
      guard number >= first, number <= before + 1 else { return false }
      if number < before { falls += 1 }
      (before, deepest) = (number, max(deepest, number - first))
    }
    return deepest >= 2 && falls > 0
  }

  private static let fewestRows = 6
}
