/// The column of a table without a header that has the rows' levels: `1;Food`, `2;Fruit`, `3;Apple`, `1;Drinks`.
enum LevelNumbers {
  /// The first column whose numbers begin with 0 or 1, rise by one at most, fall again, and reach a third level; nil where
  /// none does. Two levels are enough in front of signs. Numbers of other things hardly do so over many rows.
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
    guard ["0", "1"].contains(table.string(0, column)) else { return false }
    let cells = (0..<table.count).map { table.text.string(table.text.trimmed(table.cell($0, column))) }
    let numbers = cells.compactMap(Int.init)
    guard numbers.count == cells.count, areLevels(numbers), let first = numbers.first else { return false }
    let isDeep = numbers.contains { $0 >= first + 2 } || column == 0 && hasSigns(table)
    return isDeep && zip(numbers, numbers.dropFirst()).contains { $1 < $0 }
  }

  /// Whether a sign stands beside each number, as programs for accounts write whether a category is earned or spent: two
  /// levels are enough then, `1;-;Car`, `2;-;Fuel`, `1;+;Salary`.
  private static func hasSigns(_ table: Table) -> Bool {
    guard table.header.isEmpty, table.width > 2 else { return false }
    return (1..<table.width).contains { column in
      (0..<table.count).allSatisfy { ["+", "-"].contains(table.string($0, column)) }
    }
  }

  /// The column of numbers that only the lower rows have, as the titles of patents do: `G01B`, then `G01B3/00;0` and
  /// `G01B3/02;1`. In each run the numbers begin with 0 or 1 and rise by one at most.
  static func partial(_ table: Table, _ contents: [ColumnContent], but taken: [Int?]) -> (
    column: Int, levels: [Int?]
  )? {
    for column in contents.indices where !taken.contains(column) {
      let content = contents[column]
      guard content.isNumbers, !content.isUnique, content.filled > 2, content.filled < content.total else {
        continue
      }
      let levels = (0..<table.count).map { Int(table.string($0, column)) }
      let runs = levels.split { $0 == nil }.map { $0.compactMap(\.self) }
      guard runs.reduce(0, { $0 + $1.count }) >= content.filled,
        runs.allSatisfy({ $0.count == 1 && $0[0] < 2 && $0[0] >= 0 || areFromTop($0) }),
        runs.contains(where: areLevels)
      else { continue }
      return (column, levels)
    }
    return nil
  }

  private static func areFromTop(_ numbers: [Int]) -> Bool {
    areLevels(numbers) || numbers.allSatisfy { $0 == numbers[0] } && (0...1).contains(numbers[0])
  }

  private static let fewestRows = 6
}
