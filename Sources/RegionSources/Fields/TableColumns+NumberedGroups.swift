/// Groups of which a table has the numbers alone, where these and the rows' own tell the rows apart together:
///
///     bankCode,branchCode,branchName      PLZ,Gemeinde
///     01,340,Garden City                  6063,Rum
///     02,001,Kericho                      6063,Thaur
extension TableColumns {
  /// Takes the numbers of the groups for a level above the rows.
  mutating func takeNumberedGroups(_ table: Table, _ contents: [ColumnContent]) {
    guard let name, parent == nil, level == nil, levels.isEmpty, !table.header.isEmpty, !table.isOfObjects,
      !contents[name].isUnique, contents[name].filled == contents[name].total, !contents[name].isNumbers,
      code.map({ !contents[$0].isUnique }) ?? true,
      let found = numberedGroups(name, table, contents) ?? postalGroups(name, table, contents)
    else { return }
    let title = table.header[found.group]
    levels = [
      LevelColumn(stem: title, title: title, name: found.group, isKnown: true),
      LevelColumn(stem: "name", title: table.header[name], name: name, code: found.code, isKnown: true),
    ]
    code = found.code
  }

  /// Codes that are called as the names are, and those of what they are counted in: no two rows have the same of both.
  private func numberedGroups(_ name: Int, _ table: Table, _ contents: [ColumnContent]) -> (
    group: Int, code: Int?
  )? {
    let word = FieldNames.normalized(table.header[name])
    let codes = contents.indices.filter { column in
      column != name && contents[column].isCodes && !contents[column].isUnique
        && contents[column].filled == contents[column].total && contents[column].distinct > 1
        && CodeWords.areIn(table.header[column]) && !PostalWords.areIn(table.header[column])
        && !DialingWords.areIn(table.header[column]) && !QuantityWords.areIn(table.header, column)
    }
    let own = codes.first { column in
      let stem = TableName.stem(of: table.header[column])
      return stem.utf8.count > 1 && word.hasPrefix(stem)
        && word != FieldNames.normalized(table.header[column])
    }
    guard let own, codes.count == 2, let group = codes.first(where: { $0 != own }),
      RowPaths(table).tellApart([group, own])
    else { return nil }
    return (group, own)
  }

  /// The codes of the post in front of places, where nothing else stands in the table.
  private func postalGroups(_ name: Int, _ table: Table, _ contents: [ColumnContent]) -> (
    group: Int, code: Int?
  )? {
    guard contents.count == 2, name == 1, PostalWords.areIn(table.header[0]), contents[0].isCodes,
      !contents[0].isUnique, contents[0].filled == contents[0].total
    else { return nil }
    return (0, nil)
  }
}
