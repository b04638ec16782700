/// Rows that name parents which have no rows of their own, and say beside what these are called:
///
///     item,itemLabel,parent,parentLabel
///     Q1198,North Rhine-Westphalia,Q183,Germany
///     Q365,Cologne,Q1198,North Rhine-Westphalia
extension TableInterpreter {
  /// The tree of such rows, with a root for each parent that has no row; nil where a parent has no name beside it.
  mutating func namedParents(_ parent: Int) -> Interpretation? {
    guard options.fields == FieldChoice(), let above = nameBeside(parent), let name = columns.name,
      name != above, let key = keyOfRows(parent, above, name)
    else { return nil }
    var records = rows(name, key)
    var numbers: [String: Int] = [:]
    for row in 0..<table.count where numbers[table.string(row, key)] == nil {
      numbers[table.string(row, key)] = row
    }
    for row in 0..<table.count {
      let code = table.text.trimmed(table.cell(row, parent))
      let word = table.text.string(code)
      guard !ParentRows.meansNone(word) else { continue }
      if numbers[word] == nil {
        let label = table.text.trimmed(table.cell(row, above))
        guard !label.isEmpty else { return nil }
        numbers[word] = records.append(name: label, code: code, parent: -1, place: table.places[row])
      }
      guard let number = numbers[word], number != row else { return nil }
      records.parents[row] = Int32(number)
    }
    columns.name(name, code: key)
    return finished(records, "rows that name their parent", parent: parent)
  }

  /// The column that says what the parents are called: `parentLabel` of `parent`, `parent_name` of `parent_id`.
  private func nameBeside(_ parent: Int) -> Int? {
    guard !table.header.isEmpty else { return nil }
    var stem = FieldNames.normalized(table.header[parent])
    for word in ["id", "code"] where stem.hasSuffix(word) { stem = String(stem.dropLast(word.count)) }
    return table.header.firstIndex { ["\(stem)label", "\(stem)name"].contains(FieldNames.normalized($0)) }
  }

  /// The column that tells the rows apart and holds what some of them name as their parent.
  private func keyOfRows(_ parent: Int, _ above: Int, _ name: Int) -> Int? {
    let wanted = Set((0..<table.count).map { table.string($0, parent) })
    return contents.indices.first { column in
      ![parent, above, name].contains(column) && contents[column].isUnique
        && contents[column].filled == table.count
        && (0..<table.count).contains { wanted.contains(table.string($0, column)) }
    }
  }
}
