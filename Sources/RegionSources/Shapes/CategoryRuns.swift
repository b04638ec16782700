/// Texts beside codes that tell that these lie in no other: the category of each account.
///
///     200,Petty Cash,Cash            1000,Cash,Current Assets
///     202,Cash in Bank,Cash          1200,Inventory,Current Assets
///     210,Customer Notes,Receivables 1500,Property,Fixed Assets
///
/// A heading has the category of all that lies in it, or one of its own. Here the first account, whose number is round, has that
/// of the next ones alone.
enum CategoryRuns {
  /// The rows that are examined.
  private static let mostRows = 10_000

  /// Whether a column says so of most records that have several others below them.
  ///
  /// - Parameter parents: The number of each record's parent, as the codes tell it; -1 for none.
  /// - Complexity: O(rows × columns) in the first rows.
  static func deny(_ parents: [Int32], _ table: Table, _ contents: [ColumnContent], but taken: [Int]) -> Bool
  {
    guard !table.header.isEmpty, parents.count == table.count else { return false }
    var below: [Int: [Int]] = [:]
    for (row, parent) in parents.prefix(mostRows).enumerated() where parent >= 0 {
      below[Int(parent), default: []].append(row)
    }
    let upper = below.filter { $0.value.count > 2 }
    guard !upper.isEmpty else { return false }
    return contents.indices.contains { column in
      let content = contents[column]
      guard !taken.contains(column), content.filled == content.total, content.areTexts, content.distinct > 2,
        content.distinct * 2 <= content.total
      else { return false }
      var (denied, mixed) = (0, 0)
      for (parent, rows) in upper {
        let own = table.string(parent, column)
        let texts = rows.map { table.string($0, column) }
        guard Set(texts + [own]).count > 1 else { continue }
        mixed += 1
        let others = texts.drop { $0 == own }
        if others.count < texts.count, !others.isEmpty, !others.contains(own) { denied += 1 }
      }
      return denied > 0 && denied * 2 >= mixed && denied * 3 >= upper.count
    }
  }
}
