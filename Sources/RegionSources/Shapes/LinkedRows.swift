/// Flat objects under any keys, of which each names another by its key, or by a code in it, or none:
///
///     {"fruit": {"name": "Fruit"}, "apple": {"name": "Apple", "parent": "fruit"}}
///     {"top": {"id": 1, "name": "Top"}, "below": {"id": 2, "name": "Below", "parent_id": 1}}
extension DocumentInterpreter {
  /// The table of such objects and what its columns are; nil where one names what is not there.
  ///
  /// - Complexity: O(*n*), and O(1) where no word for parents is among the keys.
  func linkedRows(_ root: Int?) -> (table: Table, fields: FieldChoice)? {
    guard let root = root.map(document.onlyItem), document.values[root].kind == .object,
      roles.hasParents || !options.fields.parent.isEmpty
    else { return nil }
    let rows = Array(document.children(of: root))
    let areFlat = rows.allSatisfy { row in
      document.values[row].kind == .object && !document.children(of: row).contains(where: holdsNodes)
    }
    guard rows.count > 1, areFlat else { return nil }
    let keys = rows.map { document.keys.slices[Int(document.values[$0].key)] }
    let links = RowLinks(table: table(rows), keys: keys, said: options.fields)
    guard let fields = links.fields else { return nil }
    let needsKey = fields.name == ["key"] || fields.code == ["key"]
    return (needsKey ? links.table.adding("key", keys) : links.table, fields)
  }
}

extension Document {
  /// The only item of a list; the value itself, where it is something else.
  fileprivate func onlyItem(_ value: Int) -> Int {
    let isAlone = value + 1 < Int(values[value].end) && values[value + 1].end == values[value].end
    return values[value].kind == .array && isAlone ? value + 1 : value
  }
}

/// Which column of rows under keys names other rows, and by what.
private struct RowLinks {
  let table: Table
  let keys: [Slice]
  let said: FieldChoice

  /// The roles of the columns, among them `key` for the keys; nil where no column names other rows.
  var fields: FieldChoice? {
    let known = Set(texts(keys))
    for parent in parents {
      let named = Set(cells(parent).filter { !ParentRows.meansNone($0) })
      guard !named.isEmpty else { continue }
      var fields = said
      fields.parent = [table.header[parent]]
      if !hasNames { fields.name = ["key"] }
      if named.isSubset(of: known) {
        if hasNames { fields.code = ["key"] }
        return fields
      }
      guard let code = code(with: named, but: parent) else { continue }
      fields.code = [table.header[code]]
      return fields
    }
    return nil
  }

  private var parents: [Int] {
    table.header.indices.filter { column in
      said.parent.first.map { FieldNames.normalized($0) == FieldNames.normalized(table.header[column]) }
        ?? (rank(.parent, column) != nil)
    }
  }

  private var hasNames: Bool {
    !said.name.isEmpty
      || table.header.indices.contains { rank(.name, $0) ?? .max < FieldNames.lastResort }
  }

  /// The column of codes, each of one row, that has all values. Small numbers are among others by chance, so that the word for
  /// the parents must be a sure one.
  private func code(with values: Set<String>, but parent: Int) -> Int? {
    guard !said.parent.isEmpty || rank(.parent, parent) ?? .max < FieldNames.lastResort else { return nil }
    return table.header.indices.first { column in
      guard column != parent, rank(.code, column) != nil else { return false }
      let codes = cells(column)
      let all = Set(codes)
      return all.count == codes.count && values.isSubset(of: all)
    }
  }

  private func rank(_ role: FieldRole, _ column: Int) -> Int? {
    FieldNames.of(role).rank(FieldNames.normalized(table.header[column]))
  }

  private func cells(_ column: Int) -> [String] { texts((0..<table.count).map { table.cell($0, column) }) }

  private func texts(_ cells: [Slice]) -> [String] { cells.map { table.text.string(table.text.trimmed($0)) } }
}
