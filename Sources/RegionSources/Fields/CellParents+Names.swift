/// Parents that rows name by the texts of another column, whatever its heading is: `Vorgesetzter`, `上司`, `Line Manager`.
extension CellParents {
  /// The column of parents, and that of the names in it; nil where no cells tell it.
  ///
  /// Texts lie in another column hardly by chance: each row has its own name, some have no parent, and the rows lead to
  /// those without.
  ///
  /// - Complexity: O(rows) for each pair of columns.
  func foundByNames() -> (column: Int, key: Int, isTold: Bool)? {
    let columns = contents.indices.filter { column in
      let content = contents[column]
      return content.filled > 1 && !content.isNumbers && !content.isUnique
        && (content.filled < content.total || hasMarks(column))
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
        return (column, key, false)
      }
    }
    return nil
  }

  /// The column that says by its heading that it names what stands above, and that of the names in it; nil where none does.
  ///
  /// Each of its cells is the name of a row, or a sign for none, and the rows lead to those without a parent.
  func toldByNames() -> (column: Int, key: Int, isTold: Bool)? {
    let others = contents.indices.filter { column in
      contents[column].filled > 0 && !contents[column].isNumbers && !CellParents.isOther(words[column])
    }
    func tells(_ column: Int, _ key: Int) -> Bool {
      UpperWords.areIn(words[column])
        // `country_code` is no code of the row above.
        || words[key].utf8.count > 3 && words[column] != words[key] && words[column].has(words[key])
          && !TableName.stem(of: words[key]).isEmpty
          && FieldNames.of(.name).rank(words[key]).map { $0 >= FieldNames.lastResort } ?? true
    }
    let keys = contents.indices.lazy.filter { column in
      let content = contents[column]
      return content.isUnique && content.filled == content.total && !content.isNumbers && hasLetters(column)
    }
    for key in keys.prefix(CellParents.mostKeys) {
      let told = others.filter { $0 != key && tells($0, key) }
      guard !told.isEmpty, let rows = Codes(table, key) else { continue }
      if let column = told.first(where: { leadUp($0, rows) }) { return (column, key, true) }
    }
    return nil
  }

  /// Whether some cells of a column are signs for nothing.
  private func hasMarks(_ column: Int) -> Bool {
    (0..<table.count).contains { ParentRows.mayMeanNone(CellParents.text(table, $0, column)) }
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
