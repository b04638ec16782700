/// Flat objects under their codes, which name their parents: `{"1": {"name": "A", "parent": 0}, "2": {…, "parent": 1}}`.
extension DocumentInterpreter {
  /// The table of such objects, with their keys as codes; nil where the document is something else.
  func keyedRows(_ root: Int?) -> Table? {
    guard let root, document.values[root].kind == .object, roles.hasParents else { return nil }
    let rows = Array(document.children(of: root))
    guard rows.count > 1 else { return nil }
    var keys: [Slice] = []
    for row in rows {
      let key = document.keys.slices[Int(document.values[row].key)]
      guard document.values[row].kind == .object, document.text.bytes(key, CodeShape.isCode),
        !document.children(of: row).contains(where: holdsNodes)
      else { return nil }
      keys.append(key)
    }
    let table = table(rows)
    let codes = table.header.indices.filter { column in
      FieldNames.of(.code).rank(FieldNames.normalized(table.header[column])) != nil
    }
    let hasCodes = codes.contains { column in
      (0..<table.count).allSatisfy { table.text.areEqual(table.cell($0, column), keys[$0]) }
    }
    return hasCodes ? table : table.adding("key", keys)
  }

  /// Objects of texts under keys, of which no word is known to be that of names: `{"abc": {"cidade": "…", "uf": "…"}}`.
  private func namelessRows(_ root: Int?) -> Table? {
    guard let root, document.values[root].kind == .object, options.fields == FieldChoice(), !options.isAnswer
    else { return nil }
    let rows = Array(document.children(of: root))
    guard rows.count > 2, let first = rows.first, rows.allSatisfy({ document.values[$0].kind == .object })
    else { return nil }
    func keys(_ row: Int) -> [UInt32] { document.children(of: row).map { document.values[$0].key } }
    let own = keys(first)
    guard own.count > 1, own.allSatisfy({ roles.name[Int($0)] == KeyRoles.none }),
      rows.allSatisfy({ !document.hasContainer($0) && keys($0) == own })
    else { return nil }
    let table = table(rows)
    return LevelWords.columns(table.header).count(where: \.isKnown) > 1 ? table : nil
  }

  /// The tree of such objects with a column a level; nil where they are others.
  func keyedLevels(_ root: Int?) -> (Interpretation, SourceText)? {
    guard let table = namelessRows(root) else { return nil }
    var interpreter = TableInterpreter(table, options, format: format, name: name)
    guard let result = try? interpreter.interpretation(), !result.understanding.levels.isEmpty else {
      return nil
    }
    return (result, interpreter.table.text)
  }

  /// The tree of such objects; nil where no parent is found.
  func keyedInterpretation(_ root: Int?) -> (Interpretation, SourceText)? {
    let said = options.fields
    guard said == FieldChoice() || said.children.isEmpty && said.parent.count == 1 else { return nil }
    if let linked = linkedRows(root) { return interpreted(linked.table, linked.fields) }
    guard said == FieldChoice(), let table = keyedRows(root) else { return nil }
    var fields = FieldChoice()
    if table.header.last == "key" { fields.code = ["key"] }
    return interpreted(table, fields)
  }

  private func interpreted(_ table: Table, _ fields: FieldChoice) -> (Interpretation, SourceText)? {
    var options = options
    options.fields = fields
    var interpreter = TableInterpreter(table, options, format: format, name: name)
    guard let result = try? interpreter.interpretation(), !result.understanding.parent.isEmpty,
      result.records.flaws.isEmpty
    else { return nil }
    return (result, interpreter.table.text)
  }
}
