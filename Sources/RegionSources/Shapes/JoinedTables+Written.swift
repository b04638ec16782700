/// Tables that count their rows in an `id`, and have each other's written codes:
///
///     id,regCode     id,regCode,provCode     id,regCode,provCode,citymunCode
///     1,01           1,01,0128               1,01,0128,012801
extension JoinedTables {
  /// A join by the column of codes that the nearest table has under the same heading, where all rows find theirs. A row of
  /// that table that stands twice counts once; where many do, none of them may be meant.
  func joinByWrittenCode(_ interpreter: TableInterpreter, _ column: Int, _ part: Part) -> Join? {
    let (table, upper) = (interpreter.table, part.interpreter.table)
    guard !table.header.isEmpty, !upper.header.isEmpty, column != interpreter.columns.name,
      !interpreter.contents[column].isUnique, interpreter.contents[column].isCodes,
      !TableName.stem(of: table.header[column]).isEmpty, isCalledCode(table.header[column])
    else { return nil }
    let title = FieldNames.normalized(table.header[column])
    let shared = upper.header.firstIndex { FieldNames.normalized($0) == title }
    guard let shared, shared != part.joinedBy, part.interpreter.contents[shared].isCodes else { return nil }
    var (rows, doubled): ([String: Int], Set<String>) = ([:], [])
    for row in 0..<upper.count {
      let key = upper.string(row, shared)
      if rows[key] == nil { rows[key] = row } else { doubled.insert(key) }
    }
    let isMeant =
      rows.count * 100 < upper.count * 95
      && (0..<table.count).contains { doubled.contains(table.string($0, column)) }
    guard !isMeant else { return nil }
    let parents = (0..<table.count).map { row in rows[table.string(row, column)].map { part.start + $0 } ?? -2
    }
    guard !parents.contains(-2), Set(parents).count > 1 else { return nil }
    return Join(
      column: column, parents: parents, share: 1, isReference: true, isShared: true, key: shared,
      start: part.start)
  }

  private func isCalledCode(_ heading: String) -> Bool {
    ["code", "kode", "codigo", "cd"].contains(where: FieldNames.normalized(heading).hasSuffix)
  }
}
