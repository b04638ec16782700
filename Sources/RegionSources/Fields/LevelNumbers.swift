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

  /// Whether numbers may be the levels of rows in order: they begin with 0 or 1, rise by one at most, and some do.
  static func areLevels(_ numbers: [Int]) -> Bool {
    guard let first = numbers.first, first == 0 || first == 1 else { return false }
    let steps = zip(numbers, numbers.dropFirst())
    return numbers.allSatisfy { $0 >= first } && steps.allSatisfy { $1 <= $0 + 1 }
      && steps.contains { $1 > $0 }
  }

  private static func areLevels(_ table: Table, _ column: Int) -> Bool {
    let cells = (0..<table.count).map { table.text.string(table.text.trimmed(table.cell($0, column))) }
    let numbers = cells.compactMap(Int.init)
    guard numbers.count == cells.count, areLevels(numbers), let first = numbers.first else { return false }
    return numbers.contains { $0 >= first + 2 } && zip(numbers, numbers.dropFirst()).contains { $1 < $0 }
  }

  private static let fewestRows = 6
}
