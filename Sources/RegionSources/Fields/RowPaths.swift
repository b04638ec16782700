/// How well columns tell the rows of a table apart, as levels of them would.
struct RowPaths {
  private let table: Table
  /// How many rows are examined.
  let rows: Int

  private static let mostRows = 1_000

  init(_ table: Table) {
    self.table = table
    rows = min(table.count, RowPaths.mostRows)
  }

  /// The number of different ways down the columns.
  ///
  /// - Complexity: O(rows × columns) in a sample of the rows.
  func distinct(_ columns: [Int]) -> Int { Set((0..<rows).map { path($0, columns) }).count }

  /// Whether hardly two rows end in the same place.
  func tellApart(_ columns: [Int]) -> Bool { distinct(columns) * 10 >= rows * 9 }

  /// Whether the rows of each place stand together, and none comes back to a place that another row has left.
  func areGrouped(_ columns: [Int]) -> Bool {
    var (known, last): (Set<String>, String?) = ([], nil)
    for row in 0..<rows {
      let path = path(row, columns)
      if path != last, !known.insert(path).inserted { return false }
      last = path
    }
    return true
  }

  /// In how many of ten rows a text of one column is, or holds, that of another.
  func tenths(_ column: Int, holding other: Int) -> Int {
    guard rows > 0 else { return 0 }
    let held = (0..<rows).count { row in
      let own = table.string(row, other)
      return !own.isEmpty && table.string(row, column).has(own)
    }
    return held * 10 / rows
  }

  /// Whether the text of a column begins with that of another in every row.
  func begins(_ column: Int, with other: Int) -> Bool {
    (0..<rows).allSatisfy { table.string($0, column).utf8.starts(with: table.string($0, other).utf8) }
  }

  /// In how many of ten rows two columns have the same text.
  func tenths(_ column: Int, equal other: Int) -> Int {
    guard rows > 0 else { return 0 }
    return (0..<rows).count { table.string($0, column) == table.string($0, other) } * 10 / rows
  }

  private func path(_ row: Int, _ columns: [Int]) -> String {
    columns.map { table.string(row, $0) }.joined(separator: "\u{0}")
  }
}
