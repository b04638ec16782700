extension TableColumns {
  /// Takes parents that are named by texts of another column, and that column for the names.
  mutating func takeNamedParents(_ words: [String], _ table: Table, _ contents: [ColumnContent]) {
    guard let cells = CellParents(table, contents, words) else { return }
    if parent == nil {
      guard level == nil, let found = cells.foundByNames() else { return }
      parent = found.column
      if cells.areNames(found.key) || name == nil || name == found.column {
        if code == found.key { code = nil }
        name = found.key
      } else if name != found.key {
        code = found.key
      }
    } else if let key = code, key != name, parent != key, !contents[key].isCodes, contents[key].isUnique,
      cells.areNames(key)
    {
      // The rows' parents are named: what tells the rows apart is their name, and not their title.
      (name, code) = (key, nil)
    }
  }
}
