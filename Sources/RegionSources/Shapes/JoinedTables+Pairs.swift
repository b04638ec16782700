/// Rows that are told apart by two columns together: states by their country and their code, which another country's have as
/// well.
extension JoinedTables {
  /// A join by a column together with the one that the table above is joined by; nil where the table lacks that, or where
  /// both do not tell the rows above apart, or fit less than half of the rows.
  ///
  /// A row whose pair is not there lies right below what the first of the two means: the counties of China that no city has.
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
    let outer = recordsAbove(part, by: above)
    var (found, filled) = (0, 0)
    let parents = (0..<table.count).map { row -> Int in
      let own = table.string(row, column)
      guard !own.isEmpty else { return -1 }
      filled += 1
      guard let parent = rows[[table.string(row, beside), own]] else {
        return outer[table.string(row, beside)] ?? -2
      }
      found += 1
      return part.start + parent
    }
    guard found > 0, found * 2 >= filled else { return nil }
    return Join(
      column: column, parents: parents, share: Double(found) / Double(max(table.count, 1)), key: key,
      start: part.start, beside: beside)
  }

  /// The records above the rows of a table, by the texts of the column that it is joined by.
  private func recordsAbove(_ part: Part, by column: Int) -> [String: Int] {
    let table = part.interpreter.table
    var found: [String: Int] = [:]
    for row in 0..<table.count {
      let parent = Int(records.parents[part.start + row])
      if parent >= 0 { found[table.string(row, column)] = parent }
    }
    return found
  }

  /// How many rows of a join lie above the table that most of them lie in, for people; nil where none does.
  func passedOver(_ join: Join, _ name: String) -> String? {
    guard join.beside != nil, let upper = parts.first(where: { $0.start == join.start }) else { return nil }
    let rows = join.parents.count { $0 >= 0 && $0 < join.start }
    guard rows > 0 else { return nil }
    return rows == 1
      ? "1 row of \(name) lies in no row of \(upper.name), but in one above it"
      : "\(rows) rows of \(name) lie in no row of \(upper.name), but in one above it"
  }
}
