/// Levels that are the letters of another one.
extension TableColumns {
  /// Joins two levels whose words mean the same, and of which one holds the other's letters, `uf` beside `estado`: the
  /// letters are the code of the level.
  mutating func joinLetters(_ table: Table, _ contents: [ColumnContent]) {
    guard levels.count > 2 else { return }
    let paths = RowPaths(table)
    for index in (1..<(levels.count - 1)).reversed() {
      guard let one = levels[index - 1].name, let other = levels[index].name,
        levels[index - 1].code == nil, levels[index].code == nil,
        LevelRank.areOne(levels[index - 1].stem, levels[index].stem),
        contents[one].isCodes != contents[other].isCodes, contents[one].distinct > 1,
        contents[one].distinct == contents[other].distinct,
        contents[one].filled == contents[one].total, contents[other].filled == contents[other].total,
        paths.distinct([one, other]) == contents[one].distinct, paths.distinct([one]) < paths.rows
      else { continue }
      let (letters, name) = contents[one].isCodes ? (one, other) : (other, one)
      guard !contents[letters].hasDigits, areShort(letters, table),
        var level = levels[(index - 1)...index].first(where: { $0.name == name })
      else { continue }
      level.code = letters
      levels.replaceSubrange((index - 1)...index, with: [level])
    }
  }

  /// Whether the texts of a column are as short as letters for a place are: `SP`, `Vic`, and not `CHORDATA`.
  private func areShort(_ column: Int, _ table: Table) -> Bool {
    (0..<min(table.count, ColumnContent.sample)).allSatisfy { table.cell($0, column).count <= 4 }
  }
}
