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
    }
  }
}
