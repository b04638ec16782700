/// The columns of an earlier table that a heading may mean.
extension JoinedTables {
  /// The column of parents that are all rows of the table itself, where some rows have none: no other table is meant then.
  func ownParent(_ interpreter: TableInterpreter) -> Int? {
    guard let parent = interpreter.columns.parent, let code = interpreter.columns.code, parent != code else {
      return nil
    }
    let table = interpreter.table
    let keys = (0..<table.count).map { text.trimmed(table.cell($0, code)) }
    var lookup = SliceTable(capacity: keys.count)
    for row in keys.indices where !keys[row].isEmpty { _ = lookup.insert(row, keys, text) }
    var (roots, others) = (0, 0)
    for row in keys.indices {
      let cell = text.trimmed(table.cell(row, parent))
      if text.bytes(cell, { lookup.number(of: $0, keys, text) }) != nil, !cell.isEmpty {
        others += 1
      } else if ParentRows.meansNone(text.string(cell)) {
        roots += 1
      } else {
        return nil
      }
    }
    return roots > 0 && others > 0 ? parent : nil
  }

  /// The joins by a column that is called after an earlier table, the best first: by the key that its heading says, by the
  /// code of the table, its name, or another key of it. `region_id` holds the `id` of `{id: 15, name: "Varna", code: "VAR"}`.
  ///
  /// Where one finds a record for every row, others that do not are none.
  func joinsByKeys(_ table: Table, _ column: Int, _ part: Part) -> [Join] {
    let usual = [part.code ?? part.onlyKey, part.interpreter.columns.name].compactMap(\.self)
    let others = otherKeys(of: part)
    let said = others.filter { isSaid($0, in: table.header[column], part) }
    let joins = (said + usual + others.filter { !said.contains($0) }).compactMap { key in
      fit(table, column, part, key: key).flatMap { join in
        usual.contains(key) || !join.parents.contains(-2) ? join : nil
      }
    }
    let whole = joins.filter { !$0.parents.contains(-2) }
    return whole.isEmpty ? joins : whole
  }

  /// The columns besides the code that are called codes, and tell all rows apart.
  private func otherKeys(of part: Part) -> [Int] {
    let table = part.interpreter.table
    guard !table.header.isEmpty else { return [] }
    return part.interpreter.contents.indices.filter { column in
      let content = part.interpreter.contents[column]
      return column != part.code && column != part.interpreter.columns.name && column != part.joinedBy
        && content.isUnique && content.isCodes && content.filled == content.total
        && (FieldNames.of(.code).rank(FieldNames.normalized(table.header[column])) != nil
          || isKey(table.header[column], of: part.name))
    }
  }

  /// Whether a heading is that of a table's own key: `categoriaNo` of categories.
  private func isKey(_ heading: String, of name: String) -> Bool {
    TableName.stem(of: heading) != FieldNames.normalized(heading)
      && TableName.meaning(of: heading, name) == .whole
  }

  /// Whether a heading ends as a key is called: `region_id`, for `id`.
  private func isSaid(_ key: Int, in heading: String, _ part: Part) -> Bool {
    let word = part.interpreter.table.header[key].lowercased()
    return word.utf8.count > 1 && heading.lowercased().hasSuffix(word)
  }
}
