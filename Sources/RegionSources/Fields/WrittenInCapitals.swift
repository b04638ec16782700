/// Columns that say again in capitals what another column says as it is written: `Regione (Maiuscolo)` beside `Regione`.
enum WrittenInCapitals {
  /// In rows.
  private static let sample = 200

  /// The column with the same texts as they are written; nil where a column has small letters, or none says the same.
  ///
  /// - Complexity: O(1) where the first text has small letters or digits alone, else O(columns) in a sample of the rows.
  static func column(insteadOf column: Int, _ table: Table, _ contents: [ColumnContent]) -> Int? {
    let rows = 0..<min(table.count, sample)
    let capitals = rows.map { table.string($0, column) }
    guard rows.count > 2, capitals.contains(where: { $0.contains(where: \.isUppercase) }),
      !capitals.contains(where: { $0.contains(where: \.isLowercase) })
    else { return nil }
    return contents.indices.first { other in
      guard other != column, contents[other].filled == contents[column].filled,
        let first = capitals.firstIndex(where: { !$0.isEmpty }),
        table.string(first, other).uppercased() == capitals[first]
      else { return false }
      let texts = rows.map { table.string($0, other) }
      return texts.contains { $0.contains(where: \.isLowercase) && $0.contains(where: \.isUppercase) }
        && zip(capitals, texts).allSatisfy { $0 == $1.uppercased() }
    }
  }
}

extension TableColumns {
  /// Takes the columns that are written as people write names, where those found say the same in capitals.
  mutating func preferSmallLetters(_ table: Table, _ contents: [ColumnContent]) {
    func other(_ column: Int?) -> Int? {
      column.flatMap { WrittenInCapitals.column(insteadOf: $0, table, contents) }
    }
    for index in levels.indices {
      guard let own = other(levels[index].name), !levels.contains(where: { $0.name == own }) else { continue }
      levels[index].name = own
      levels[index].title = table.header.isEmpty ? "" : table.header[own]
    }
    if let own = other(name) { name = own }
  }
}
