/// Parents that rows name by the texts of another column, whatever its heading is: `Vorgesetzter`, `上司`, `Line Manager`.
extension CellParents {
  /// The column of parents, and that of the names in it; nil where no cells tell it.
  ///
  /// Texts lie in another column hardly by chance: each row has its own name, some have no parent, and the rows lead to
  /// those without.
  ///
  /// - Complexity: O(rows) for each pair of columns.
  func foundByNames() -> (column: Int, key: Int)? {
    let columns = contents.indices.filter { column in
      let content = contents[column]
      return content.filled > 1 && content.filled < content.total && !content.isNumbers && !content.isUnique
        && !CellParents.isOther(words[column])
    }
    guard !columns.isEmpty else { return nil }
    let keys = contents.indices.lazy.filter { column in
      let content = contents[column]
      return content.isUnique && content.filled == content.total && !content.isNumbers && hasLetters(column)
    }
    for key in keys.prefix(CellParents.mostKeys) {
      guard let rows = Codes(table, key) else { continue }
      if let column = columns.first(where: { $0 != key && areParents($0, key, rows) }) {
        return (column, key)
      }
    }
    return nil
  }

  /// The names of rows stand among the first columns that tell these apart.
  private static let mostKeys = 4

  /// Whether the first texts of a column have two letters or more each.
  private func hasLetters(_ column: Int) -> Bool {
    (0..<min(table.count, 20)).allSatisfy { row in
      CellParents.text(table, row, column).unicodeScalars.count { $0.properties.isAlphabetic } > 1
    }
  }

  /// Whether most texts of a column have blanks, or letters without small ones: those are names, and no codes.
  func areNames(_ column: Int) -> Bool {
    let rows = 0..<min(table.count, 50)
    return rows.count { row in
      CellParents.text(table, row, column).unicodeScalars.contains { $0 == " " || $0.value >= 0x2E80 }
    } * 2 > rows.count
  }
}
