/// Levels in two scripts, of which the names' own tells the one that is meant.
extension TableColumns {
  /// Takes the columns of levels in the letters of the rows' names, where those found have others and the headings of both end
  /// in one word: `eng_division` and not `ban_division` beside `english`.
  mutating func matchScripts(_ table: Table) {
    guard levels.count > 1, !table.header.isEmpty, let lowest = levels.last?.name else { return }
    for index in levels.indices.dropLast() {
      guard let own = levels[index].name, let other = twin(of: own, inScriptOf: lowest, table),
        !levels.contains(where: { $0.name == other })
      else { continue }
      (levels[index].name, levels[index].title) = (other, table.header[other])
    }
  }

  /// The column that says the same as another in the letters of the names; nil where there is none.
  private func twin(of own: Int, inScriptOf name: Int, _ table: Table) -> Int? {
    guard let word = TableColumns.lastWord(table.header[own]) else { return nil }
    let isLatin = TableColumns.isLatin(name, table)
    guard TableColumns.isLatin(own, table) != isLatin else { return nil }
    let paths = RowPaths(table)
    return table.header.indices.first { other in
      other != own && other != name && TableColumns.lastWord(table.header[other]) == word
        && TableColumns.isLatin(other, table) == isLatin
        && paths.distinct([own, other]) == paths.distinct([own])
        && paths.distinct([own, other]) == paths.distinct([other])
    }
  }

  /// The last of several words of a heading; nil where it has one.
  private static func lastWord(_ heading: String) -> String? {
    let words = heading.split { " _-".contains($0) }
    return words.count > 1 ? words.last.map { $0.lowercased() } : nil
  }
}
