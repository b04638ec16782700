/// Columns whose values lie in each other, as the numbers of accounts do.
enum NestedCode {
  /// A code where no column is called one: it ascends from row to row, and its values lie in each other.
  static func column(_ table: Table, _ contents: [ColumnContent], but name: Int?) -> Int? {
    guard table.count > 2 else { return nil }
    return contents.indices.first { column in
      let content = contents[column]
      return column != name && !PostalWords.areIn(table.header[column])
        && !QuantityWords.areIn(table.header, column) && content.isUnique && content.isCodes
        && content.hasDigits && content.filled == content.total && !content.isNumbersInOrder
        && ascends(column, table) && nests(column, table)
    }
  }

  static func nests(_ code: Int, _ table: Table) -> Bool {
    let nesting = CodeNesting((0..<table.count).map { table.text.trimmed(table.cell($0, code)) }, table.text)
    return nesting.count > 0 && nesting.isPlausible
  }

  private static func ascends(_ column: Int, _ table: Table) -> Bool {
    (1..<table.count).allSatisfy { row in
      let (one, next) = (table.cell(row - 1, column), table.cell(row, column))
      return table.text.bytes(table.text.trimmed(one)) { one in
        table.text.bytes(table.text.trimmed(next)) { one.lexicographicallyPrecedes($0) }
      }
    } || pointsAscend(column, table)
  }

  /// Whether numbers with points ascend part by part, as those of items do: 1.2.2 goes before 1.10.
  private static func pointsAscend(_ column: Int, _ table: Table) -> Bool {
    let numbers = (0..<table.count).map { row in
      table.string(row, column).split(separator: ".", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    }
    return numbers.allSatisfy { $0.allSatisfy { $0 >= 0 } }
      && zip(numbers, numbers.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) }
  }
}
