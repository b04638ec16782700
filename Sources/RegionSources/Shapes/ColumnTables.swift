/// Tables whose columns are named once, apart from the rows: as consoles of databases and data frames export them.
extension DocumentInterpreter {
  /// The table of such a document; nil where it is something else.
  ///
  ///     {"columns": ["code", "name"], "rows": [["11", "A"], …]}
  ///     {"code": {"0": "11", …}, "name": {"0": "A", …}}
  func columnTable() -> Table? {
    guard document.values.first.map({ Int($0.end) == document.values.count }) ?? false else { return nil }
    var root = 0
    for _ in 0..<DocumentInterpreter.deepest {
      guard document.values[root].kind == .object else { return nil }
      if let table = rowsBesideHeader(root) ?? frame(root) { return table }
      let inner = document.children(of: root).filter { document.values[$0].kind == .object }
      guard inner.count == 1 else { return nil }
      root = inner[0]
    }
    return nil
  }

  /// How many objects may stand around a table.
  private static let deepest = 4

  private func key(_ member: Int) -> String {
    let key = document.values[member].key
    guard key != Value.noKey, document.keys.slices[Int(key)].count < 24 else { return "" }
    return FieldNames.normalized(document.text.string(document.keys.slices[Int(key)]))
  }

  // MARK: Rows beside a header

  private static let headers: Set<String> = [
    "columns", "cols", "fields", "header", "headers", "columnnames", "fieldnames", "meta", "head",
  ]
  private static let rows: Set<String> = [
    "rows", "data", "values", "records", "result", "results", "body", "datarows", "items",
  ]

  private func rowsBesideHeader(_ root: Int) -> Table? {
    let members = document.children(of: root).filter { document.values[$0].isContainer }
    guard members.count > 1, members.count < 20,
      let list = members.first(where: { member in
        DocumentInterpreter.rows.contains(key(member)) && document.values[member].kind == .array
          && document.children(of: member).contains { cells($0) != nil }
      }),
      let header = members.lazy.compactMap({ $0 == list ? nil : header($0, 0) }).first
    else { return nil }
    var table = Table(document.text, width: header.count)
    table.header = header
    for row in document.children(of: list) {
      guard let list = cells(row), document.count(of: list) <= header.count else { return nil }
      let cells = document.children(of: list).map { cell -> Slice in
        let value = document.values[
          document.values[cell].kind == .object ? member(of: cell, "v") ?? cell : cell]
        return value.kind == .null || value.isContainer ? .none : value.slice
      }
      table.append(cells, at: document.place(of: row))
    }
    return table.count > 0 ? table : nil
  }

  /// The names of the columns: texts, or objects with a name, perhaps inside of what describes the table.
  /// The list of a row's cells; Google's charts have it in an object: `{"c": [{"v": "Global"}, {"v": null}]}`.
  private func cells(_ row: Int) -> Int? {
    let value = document.values[row]
    if value.kind == .array { return row }
    guard value.kind == .object, row + 1 < Int(value.end), let list = member(of: row, "c"),
      document.values[list].kind == .array, document.hasObject(list), member(of: list + 1, "v") != nil
    else { return nil }
    return list
  }

  private func header(_ member: Int, _ depth: Int) -> [String]? {
    let value = document.values[member]
    if value.kind == .object {
      guard depth < 3, ["meta", "schema", "view", "metadata"].contains(key(member)) else { return nil }
      return document.children(of: member).lazy.compactMap { header($0, depth + 1) }.first
    }
    guard value.kind == .array, DocumentInterpreter.headers.contains(key(member)) else { return nil }
    let names = document.children(of: member).map { name -> String in
      if document.values[name].kind == .string { return document.text.string(document.values[name].slice) }
      let field = document.children(of: name).first { inner in
        document.values[inner].kind == .string
          && ["name", "field", "key", "columnname", "dataindex", "label", "title"].contains(key(inner))
      }
      return field.map { document.text.string(document.values[$0].slice) } ?? ""
    }
    return names.isEmpty || names.contains("") ? nil : names
  }

  // MARK: Columns of cells

  /// A list of cells for each column, or a map of them by the number of the row.
  private func frame(_ root: Int) -> Table? {
    let columns = Array(document.children(of: root))
    guard columns.count > 1, columns.count <= 60,
      columns.allSatisfy({ document.values[$0].isContainer && !document.hasContainer($0) }),
      let first = columns.first, document.values[first].end > first + 1
    else { return nil }
    let isNumbered = columns.allSatisfy { document.values[$0].kind == .object }
    guard isNumbered || columns.allSatisfy({ document.values[$0].kind == .array }),
      isHeader(columns.map(key), isNumbered)
    else { return nil }
    let lists = columns.map { Array(document.children(of: $0)) }
    guard lists.allSatisfy({ $0.count == lists[0].count }) else { return nil }
    if isNumbered {
      for (number, cell) in lists[0].enumerated() {
        let key = document.values[cell].key
        guard document.text.string(document.keys.slices[Int(key)]) == "\(number)",
          lists.allSatisfy({ document.values[$0[number]].key == key })
        else { return nil }
      }
    }
    var table = Table(document.text, width: columns.count)
    table.header = columns.map { document.text.string(document.keys.slices[Int(document.values[$0].key)]) }
    for row in lists[0].indices {
      let cells = lists.map { list -> Slice in
        let value = document.values[list[row]]
        return value.kind == .null ? .none : value.slice
      }
      table.append(cells, at: document.place(of: lists[0][row]))
    }
    return table
  }

  /// Whether keys are the names of columns, and not places: one is that of a name, and another has a role too.
  private func isHeader(_ keys: [String], _ isNumbered: Bool) -> Bool {
    func has(_ role: FieldRole) -> Bool {
      keys.contains { (FieldNames.of(role).rank($0) ?? .max) < FieldNames.lastResort }
    }
    if has(.name), has(.code) || has(.parent) || has(.level) { return true }
    return isNumbered && keys.count { LevelWords.isKnown($0) } > 1
  }
}
