extension TableColumns {
  /// Takes parents that are named by texts of another column, and that column for the names.
  mutating func takeNamedParents(_ words: [String], _ table: Table, _ contents: [ColumnContent]) {
    guard let cells = CellParents(table, contents, words) else { return }
    if parent == nil {
      guard let found = cells.toldByNames() ?? (level == nil ? cells.foundByNames() : nil) else { return }
      parent = found.column
      let isCode = FieldNames.isCode(words[found.key])
      let isCalled = words[found.column].has(words[found.key]) || found.isTold && !isNameTold(words)
      if !isCode, isCalled || cells.areNames(found.key) || name == nil || name == found.column {
        nameRows(found.key, words, contents)
      } else if name != found.key {
        code = found.key
      }
    } else if let upper = parent, let key = code, key != name, upper != key, !contents[key].isCodes,
      contents[key].isUnique, !(["slug", "handle", "permalink"].contains(words[key]) && isNameTold(words)),
      cells.areNames(key) || words[upper].has(words[key]) && !FieldNames.isCode(words[key])
    {
      // The rows' parents are named: what tells the rows apart is their name, and not their title.
      nameRows(key, words, contents)
    }
  }

  /// Drops a code that several rows share and no row names as its parent, and takes one that they do name: `N°` beside
  /// `user_id`.
  mutating func dropSharedCode(_ table: Table, _ contents: [ColumnContent]) {
    guard let code, let upper = parent, contents[code].distinct * 4 <= contents[code].filled * 3,
      table.count <= ColumnContent.sample, !ProcessList.isHeading(table.header)
    else { return }
    func cells(_ column: Int) -> Set<String> {
      Set((0..<table.count).map { table.text.string(table.text.trimmed(table.cell($0, column))) })
    }
    let wanted = cells(upper).filter { !ParentRows.mayMeanNone($0) }
    guard !wanted.isSubset(of: cells(code)) else { return }
    let keys = contents.indices.filter { column in
      column != upper && contents[column].isUnique && contents[column].filled == contents[column].total
        && wanted.isSubset(of: cells(column))
    }
    guard let key = keys.first else { return }
    self.code = key != name && contents[key].isCodes ? key : nil
  }

  /// Whether a word for names alone says which column has them.
  private func isNameTold(_ words: [String]) -> Bool {
    name.flatMap { FieldNames.of(.name).rank(words[$0]) }.map { $0 < FieldNames.ending } ?? false
  }

  /// Takes a column for the names, and another one for the codes where it is called so and tells the rows apart.
  private mutating func nameRows(_ key: Int, _ words: [String], _ contents: [ColumnContent]) {
    name = key
    if let code, code != key, contents[code].isUnique { return }
    let others = words.indices.map { column in
      let content = contents[column]
      let isKey =
        column != key && column != parent && content.isUnique && content.isCodes
        && content.filled == content.total
      return isKey ? words[column] : ""
    }
    code = best(others, .code) ?? others.firstIndex(where: CodeWords.isNumber)
  }
}

extension FieldNames {
  /// Whether a heading is a word for codes, and none for names.
  static func isCode(_ word: String) -> Bool {
    of(.code).rank(word) != nil && (of(.name).rank(word) ?? .max) >= lastResort
  }
}
