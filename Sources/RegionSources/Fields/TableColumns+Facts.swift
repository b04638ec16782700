/// Columns under words for levels whose texts say what a row has: an offset of the clock, the street and number of a house.
extension TableColumns {
  /// Drops levels that hold offsets of the clock, and the streets of rows that have names of their own and numbers of houses.
  func dropFacts(_ found: inout [LevelColumn], _ table: Table, _ contents: [ColumnContent]) {
    found.removeAll { column in
      column.name.map { TableColumns.areNearlyAll($0, table, atLeast: 10, TableColumns.isOffset) } ?? false
    }
    guard let name, contents[name].isUnique, isSaid(name, table) else { return }
    let areHouses = found.contains { column in
      column.stem == "street"
        && column.name.map {
          $0 != name && TableColumns.areNearlyAll($0, table, atLeast: 5, TableColumns.isHouse)
        }
          ?? false
    }
    if areHouses { found.removeAll { $0.stem.hasPrefix("street") } }
  }

  /// Whether so many of ten filled cells fit, and some is filled.
  private static func areNearlyAll(
    _ column: Int, _ table: Table, atLeast tenths: Int, _ fits: (String) -> Bool
  ) -> Bool {
    let cells = (0..<min(table.count, 200)).map { table.string($0, column) }.filter { !$0.isEmpty }
    return !cells.isEmpty && cells.count(where: fits) * 10 >= cells.count * tenths
  }

  /// `UTC+04:30`, `GMT-5`, `+0100`, or `UTC` alone.
  private static func isOffset(_ cell: String) -> Bool {
    var rest = cell[...]
    for zone in ["UTC", "GMT"] where rest.hasPrefix(zone) {
      rest = rest.dropFirst(zone.count)
      if rest.isEmpty { return true }
    }
    guard let sign = rest.first, "+-−±".contains(sign) else { return false }
    let digits = rest.dropFirst().filter { $0 != ":" }
    return (1...4).contains(digits.count) && digits.allSatisfy { ("0"..."9").contains($0) }
  }

  /// Letters, and a number at an end: `Victoria Ocampo 360`, `12 Main St`.
  private static func isHouse(_ cell: String) -> Bool {
    let words = cell.split { " ,.".contains($0) }
    let ends = [words.first, words.last].compactMap { $0?.utf8.first }
    return words.count > 1 && cell.contains(where: \.isLetter) && ends.contains { $0 >= 0x30 && $0 <= 0x39 }
  }

  /// The column that names each row in small letters, where descriptions stand in some rows alone:
  /// `Europe/Andorra` beside comments. It looks like a code for its signs, or has a word for what a row has: `TZ`.
  func wholeName(_ names: [String], _ table: Table, _ contents: [ColumnContent]) -> Int? {
    guard let name, contents[name].filled * 10 < contents[name].total * 7,
      DescriptionWords.contain(names[name]) || ["", "comment", "comments"].contains(names[name]),
      LevelWords.columns([table.header[name]]).allSatisfy({ !$0.isKnown })
    else { return nil }
    let whole = contents.indices.filter { column in
      column != code && column != parent && contents[column].isUnique && !contents[column].isNumbers
        && contents[column].filled == contents[column].total
        && TableColumns.areNearlyAll(column, table, atLeast: 9) { $0.contains(where: \.isLowercase) }
    }
    return whole.first { !PropertyWords.areIn(table.header[$0]) } ?? whole.first
  }
}
