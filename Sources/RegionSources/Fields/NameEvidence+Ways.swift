/// Names that hold the whole way to their row, beside those of the row alone.
///
///     id,parent,dept,full
///     5,2,Press,:Head:Press:
extension NameEvidence {
  /// The column of which each text is the last step of the way in another one, where parents tell the tree; nil where there is
  /// none, or where most ways have one step.
  ///
  /// - Complexity: O(1) where the first texts have no signs of a way, else O(columns) in a sample of the rows.
  func ownPart(of name: Int) -> Int? {
    let rows = 0..<min(table.count, NameEvidence.sample)
    guard hasParents, rows.count > 2 else { return nil }
    let ways = rows.map { NameEvidence.steps(table.string($0, name)) }
    guard ways.count(where: { $0.count > 1 }) * 2 >= rows.count else { return nil }
    return contents.indices.first { column in
      guard column != name, !taken.contains(column), contents[column].filled == contents[column].total,
        !contents[column].isNumbers
      else { return false }
      return rows.allSatisfy { row in
        let own = table.string(row, column)
        return ways[row].last.map { $0 == own } ?? false
      }
    }
  }

  /// The steps of a way, between whichever of the signs stands in it.
  private static func steps(_ way: String) -> [String] {
    guard let sign = way.first(where: signs.contains) else { return [way] }
    return way.split(separator: sign).map { part in
      let behind = part.drop { $0 == " " }
      return String(behind.prefix(behind.lastIndex { $0 != " " }.map { behind[...$0].count } ?? 0))
    }.filter { !$0.isEmpty }
  }

  private static let signs: Set<Character> = ["/", ":", ">", "|", "\\", "»", "›", "→"]
}
