/// Rows that are told apart by two columns together: states by their country and their code, which another country's have as
/// well.
extension JoinedTables {
  /// A join by a column together with the one that the table above is joined by; nil where the table lacks that, or where
  /// both do not tell the rows above apart, or fit less than half of the rows.
  ///
  /// - Complexity: O(rows of both tables).
  func fitPairs(_ table: Table, _ column: Int, _ part: Part, key: Int) -> Join? {
    let upper = part.interpreter.table
    guard let above = part.joinedBy, !table.header.isEmpty, !upper.header.isEmpty else { return nil }
    let title = FieldNames.normalized(upper.header[above])
    guard let beside = table.header.firstIndex(where: { FieldNames.normalized($0) == title }),
      beside != column
    else { return nil }
    var rows: [[String]: Int] = [:]
    for row in 0..<upper.count {
      let pair = [upper.string(row, above), upper.string(row, key)]
      guard rows.updateValue(row, forKey: pair) == nil else { return nil }
    }
    var (found, filled) = (0, 0)
    let parents = (0..<table.count).map { row -> Int in
      let own = table.string(row, column)
      guard !own.isEmpty else { return -1 }
      filled += 1
      guard let parent = rows[[table.string(row, beside), own]] else { return -2 }
      found += 1
      return part.start + parent
    }
    guard found > 0, found * 2 >= filled else { return nil }
    return Join(
      column: column, parents: parents, share: Double(found) / Double(max(table.count, 1)), key: key,
      start: part.start, beside: beside)
  }
}
