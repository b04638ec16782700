/// Flat rows under the codes of their groups, or under their own, which carry their levels as columns:
///
///     {"2": [{"State": "Punjab", "District Name": "Moga", "Town Name": "Dharmkot"}, …], "3": […]}
extension DocumentInterpreter {
  /// The tree of such rows with a column a level; nil where they are others.
  func groupedRows(_ root: Int?) -> (Interpretation, SourceText)? {
    guard options.fields == FieldChoice(), !options.isAnswer, let root, let groups = groups(root),
      let table = levelTable(groups)
    else { return nil }
    var interpreter = TableInterpreter(table, options, format: format, name: name)
    guard let result = try? interpreter.interpretation(), result.understanding.levels.count > 1 else {
      return nil
    }
    return (result, interpreter.table.text)
  }

  /// The rows of each member of an object, with its key; nil where some are no flat objects with the same fields.
  private func groups(_ root: Int) -> [(key: Slice, rows: [Int])]? {
    guard document.values[root].kind == .object else { return nil }
    var groups: [(key: Slice, rows: [Int])] = []
    var first: Set<UInt32>?
    for member in document.children(of: root) {
      let value = document.values[member]
      let key = document.keys.slices[Int(value.key)]
      guard value.isContainer, document.text.bytes(key, CodeShape.isCode) else { return nil }
      let rows = value.kind == .array ? Array(document.children(of: member)) : [member]
      for row in rows {
        guard document.values[row].kind == .object, !document.hasContainer(row) else { return nil }
        let keys = Set(document.children(of: row).map { document.values[$0].key })
        if let first, first != keys { return nil }
        first = first ?? keys
      }
      groups.append((key, rows))
    }
    return groups.count > 1 && first?.count ?? 0 > 1 ? groups : nil
  }

  /// The rows with their groups' keys as the codes of the level that these tell, where no column has them; nil where headings
  /// are no levels, or where a group has rows of several places on each level.
  private func levelTable(_ groups: [(key: Slice, rows: [Int])]) -> Table? {
    let table = table(groups.flatMap(\.rows))
    let levels = LevelWords.columns(table.header).filter { $0.isKnown && ($0.name ?? $0.plain) != nil }
    guard levels.count > 1 else { return nil }
    let keys = groups.flatMap { group in group.rows.map { _ in group.key } }
    let isTold = table.header.indices.contains { column in
      (0..<table.count).allSatisfy {
        table.text.areEqual(table.text.trimmed(table.cell($0, column)), keys[$0])
      }
    }
    if isTold { return table }
    let told = levels.first { ($0.name ?? $0.plain).map { tells($0, keys, table) } ?? false }
    guard let level = told ?? (groups.allSatisfy { $0.rows.count == 1 } ? lowest(levels, table) : nil)
    else {
      return nil
    }
    guard level.code == nil, let word = level.plain ?? level.name else { return table }
    let isPlain = FieldNames.normalized(table.header[word]) == level.stem
    return table.adding(isPlain ? "\(table.header[word]) Code" : "\(level.stem) Code", keys)
  }

  /// The lowest level of rows that each have a key of their own, and no name.
  private func lowest(_ levels: [LevelColumn], _ table: Table) -> LevelColumn? {
    let isNamed = table.header.indices.contains { column in
      (FieldNames.of(.name).rank(FieldNames.normalized(table.header[column])) ?? .max) < FieldNames.lastResort
        && !levels.contains { $0.name == column || $0.plain == column }
        && (0..<table.count).contains { !table.cell($0, column).isEmpty }
    }
    return isNamed ? nil : levels.last
  }

  /// Whether rows have the same text in a column where they have the same key, and there alone.
  private func tells(_ column: Int, _ keys: [Slice], _ table: Table) -> Bool {
    var (texts, known): ([String: String], Set<String>) = ([:], [])
    for row in 0..<table.count {
      let (key, text) = (table.text.string(keys[row]), table.string(row, column))
      if let told = texts[key] {
        guard told == text else { return false }
      } else {
        guard !text.isEmpty, known.insert(text).inserted else { return false }
        texts[key] = text
      }
    }
    return texts.count > 1
  }
}
