/// A column that holds keys of its own table, which nothing but its values tells: `HEQUI` beside `EQUNR`.
extension TableShape.Table {
  /// The same table with such a column as that of the parents; nil where none has it, or where the table is a tree.
  ///
  /// - Complexity: O(1) in the first rows, and as many look-ups in an index.
  func parentToldByCells(
    _ schema: Schema, _ fields: FieldChoice, _ connection: Connection
  ) -> TableShape.Table? {
    guard parent == nil, !isLinked, names == nil, fields == FieldChoice(), code != "rowid", columns.count > 2,
      let table = schema.tables.first(where: { $0.name == name }), !table.isView,
      let sample = RowSample(name, columns, connection), let key = columns.firstIndex(of: code)
    else { return nil }
    let codes = (0..<sample.table.count).map { sample.table.string($0, key) }
    let areCommon = CellParents.areCommon(codes)
    let words = columns.map(FieldNames.normalized)
    let column = columns.indices.first { column in
      let isMeant = UpperColumn.isMeant(columns[column])
      guard column != key, !areCommon || isMeant, !CellParents.isOther(words[column]),
        table.keys.allSatisfy({ $0.column != columns[column] })
      else { return false }
      let content = sample.contents[column]
      let named = (0..<sample.table.count).map { sample.table.string($0, column) }.filter {
        !ParentRows.meansNone($0)
      }
      guard named.count > 1, named.count < sample.table.count, named.count * 3 >= sample.table.count,
        content.isCodes || !sample.contents[key].isCodes,
        CellParents.areLikely(
          Array(Set(named)), of: named.count,
          isKin: isMeant || CellParents.isKin(words, column, key)),
        let rows = KeySample(self, TableShape.quoted(columns[column]), in: self, connection)
      else { return false }
      return rows.count > 1 && rows.found == rows.count && !isItself(columns[column], connection)
    }
    guard let column else { return nil }
    var choice = fields
    choice.parent = [columns[column]]
    return try? TableShape.tree(table, choice)
  }

  /// Whether all first rows that name one name themselves.
  private func isItself(_ column: String, _ connection: Connection) -> Bool {
    let own = TableShape.quoted(column)
    let first = "SELECT \(own) AS value, \(quotedCode) AS code FROM \(quotedName) LIMIT 1000"
    return !connection.hasRow("SELECT 1 FROM (\(first)) WHERE value <> code AND value <> '' LIMIT 1")
  }
}
