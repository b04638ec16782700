/// Levels that the order of the rows and the codes beside them tell, and those that they deny.
extension TableColumns {
  /// Takes the columns by which the rows are sorted for levels, where they are more than those found.
  mutating func takeSortedRows(
    _ table: Table, _ contents: [ColumnContent], _ known: ColumnRelations?
  ) {
    // `Matière, Niveau, Chapitre`: texts are a level, and not its number.
    let numbered = level.flatMap { contents[$0].areTexts && !contents[$0].hasDigits ? nil : $0 }
    guard parent == nil, numbered == nil, table.count <= SortedRows.mostRows,
      let relations = known ?? ColumnRelations(table, contents, fewest: 2)
    else { return }
    // A name that many rows have is that of their group.
    let isOfGroup = name.map { contents[$0].distinct * 3 <= contents[$0].total * 2 } ?? false
    let named = table.header.isEmpty || isOfGroup ? nil : name.flatMap { isSaid($0, table) ? $0 : nil }
    guard let sorted = SortedRows(relations, known: levels, name: named, code: code),
      !table.isOfObjects || levels.count > 1 || sorted.isTold,
      levels.count > 1 || isOfGroup && sorted.levels.first?.name == name
        || code.map({ sorted.denies($0, relations) }) ?? true
    else { return }
    levels = sorted.levels
    (name, level) = (levels.last?.name, nil)
    if let code, levels.last?.code == nil, contents[code].isUnique,
      contents[code].filled == contents[code].total
    {
      levels[levels.count - 1].code = code
    }
  }

  /// Drops levels of another division of the same places, where each place has a code and one of them lies in several of a level
  /// above: districts beside statistical regions, which go across them.
  mutating func dropCrossing(_ relations: ColumnRelations) {
    guard levels.count > 2, levels.allSatisfy({ $0.name != nil && $0.code != nil && $0.code != $0.name })
    else {
      return
    }
    // A sign where a place has no text is none.
    let signed = relations.contents.indices.filter { column in
      (0..<min(relations.table.count, 500)).contains {
        ["-", "–", "—", "*", "."].contains(relations.table.string($0, column))
      }
    }
    func lies(_ lower: LevelColumn, in upper: LevelColumn) -> Bool {
      guard let name = lower.name, let code = lower.code, let above = upper.name,
        ![name, code, above, upper.code ?? above].contains(where: signed.contains)
      else { return true }
      return relations.isKey(code, below: relations.places([name]), of: relations.places([above]))
    }
    while levels.count > 2 {
      var crossings = levels.map { _ in 0 }
      for lower in levels.indices.dropFirst() {
        for upper in 0..<lower where !lies(levels[lower], in: levels[upper]) {
          crossings[upper] += 1
          crossings[lower] += 1
        }
      }
      guard let most = crossings.dropLast().max(), most > 0, let index = crossings.firstIndex(of: most) else {
        return
      }
      levels.remove(at: index)
    }
  }

  /// Takes a code that tells all rows apart for the lowest level, where that level's own code is the end of it, and counts anew
  /// in each place: `010103` beside `01`, `01`, `03`.
  mutating func takeWholeCode(_ table: Table, _ contents: [ColumnContent]) {
    guard levels.count > 1, !table.header.isEmpty, let part = levels.last?.code, !contents[part].isUnique,
      contents[part].isCodes
    else { return }
    let rows = 0..<min(table.count, ColumnContent.sample)
    let whole = contents.indices.first { column in
      contents[column].isUnique && contents[column].isCodes
        && contents[column].filled == contents[column].total
        && rows.allSatisfy { table.string($0, column).hasSuffix(table.string($0, part)) }
    }
    if let whole { levels[levels.count - 1].code = whole }
  }
}
