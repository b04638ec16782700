/// What the rows of a table are, where its first column says it, or the one behind their numbers: `ID, Server, Position`.
extension TableColumns {
  /// Takes that column for the names, where another was found that tells the rows apart less, or levels without it.
  ///
  /// What stands behind is said of each row, whatever groups the rows by chance. Levels that end in the column stay:
  /// `Recipe, Country` is a list of recipes by country.
  mutating func takeSubject(_ table: Table, _ contents: [ColumnContent]) {
    guard parent == nil, level == nil, let name, let subject = subject(table, contents), subject != name
    else {
      if levels.count > 1 { dropBelowSubject(table, contents) }
      return
    }
    guard !levels.contains(where: { $0.name == subject }) else {
      dropBelowSubject(table, contents)
      return
    }
    guard !levels.isEmpty || !isSaid(name, table) || DescriptionWords.contain(heading(name, table)) else {
      return
    }
    // Codes stand beside what they mean: `MODEL, AÇIKLAMA`.
    if levels.isEmpty, contents[name].isUnique, contents[name].areTexts, !contents[subject].areTexts {
      return
    }
    if code == nil, contents[name].isUnique, contents[name].isCodes { code = name }
    (self.name, levels) = (subject, [])
    otherNames.removeAll { $0 == subject }
  }

  /// Words for parts of a company, which may have a code of their own.
  private static let parts: Set<String> = [
    "department", "dept", "division", "unit", "team", "office", "abteilung", "departamento", "département",
    "bộphận",
  ]

  /// Drops the levels below what the rows are: each row has one model, and a title none of several.
  private mutating func dropBelowSubject(_ table: Table, _ contents: [ColumnContent]) {
    guard parent == nil, let subject = subject(table, contents),
      let own = levels.firstIndex(where: { $0.name == subject }), own < levels.count - 1
    else { return }
    let (word, lower) = (heading(subject, table), levels[(own + 1)...])
    let isLevel = LevelWords.isKnown(word)
    // A team has a city, and so has a department with a code of its own: `Code, Department, City`.
    let isCoded =
      subject == 1 && !contents[0].isNumbers && TableColumns.parts.contains(levels[own].stem)
      && lower.count == 1
    let isInPlace = (!isLevel || isCoded) && lower.allSatisfy { LevelRank.isOfPlaces($0.stem) }
    guard isInPlace || isOfRow(word) || isSaid(subject, table) && !isLevel,
      lower.allSatisfy({ !LevelRank.isAbove(levels[own].stem, $0.stem) })
    else { return }
    name = subject
    levels = own > 0 ? Array(levels[...own]) : []
  }

  /// The first column, or the one behind the rows' numbers, where each row has a text of its own in it and its heading says
  /// what they are.
  private func subject(_ table: Table, _ contents: [ColumnContent]) -> Int? {
    guard !table.header.isEmpty, let first = contents.first else { return nil }
    let isNumber =
      first.isUnique && (first.isNumbers || first.isCodes)
      && (code == 0 || FieldNames.of(.code).rank(heading(0, table)) != nil
        || CodeWords.isNumber(heading(0, table)) || table.header[0] == "#")
    let column = isNumber ? 1 : 0
    guard contents.indices.contains(column) else { return nil }
    let content = contents[column]
    guard content.isUnique, content.filled == content.total, content.total > (column == 1 ? 2 : 3),
      !content.isNumbers,
      !content.isPaths, !table.areDates(column), !PropertyWords.areIn(table.header[column]),
      FieldNames.of(.code).rank(heading(column, table)) == nil
    else { return nil }
    let word = heading(column, table)
    return HeadingNouns.contain(word) || TableColumns.personWords.contains(word) || isSaid(column, table)
      ? column : nil
  }

  /// Whether a word is what a row is called, although it may also stand above a level.
  private func isOfRow(_ heading: String) -> Bool {
    ["title", "name", "label", "product", "item", "article"].contains(heading)
  }

  private func heading(_ column: Int, _ table: Table) -> String {
    table.header.isEmpty ? "" : FieldNames.normalized(table.header[column])
  }
}
