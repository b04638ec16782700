/// Rows that the levels found would make one place.
extension TableColumns {
  /// Takes a further column for the lowest level where many rows have all levels in common, and it alone tells them apart
  /// among the columns of words: `Department, Category, Subcategory, Type`. As a field, most of its texts would be lost.
  mutating func keepApart(_ relations: ColumnRelations) {
    let (table, contents) = (relations.table, relations.contents)
    guard levels.count > 1, !table.header.isEmpty, let last = levels.last, last.code == nil,
      let lowest = last.name, relations.repeats(lowest) || relations.counts[lowest] < relations.rows.count
    else { return }
    let above = relations.places(levels.compactMap(\.name))
    let rows = relations.rows.count
    guard above.allSatisfy({ $0 >= 0 }), Set(above).count * 10 < rows * 9 else { return }
    let taken = levels.flatMap { [$0.name, $0.code].compactMap(\.self) }
    let columns = contents.indices.filter { column in
      !taken.contains(column) && contents[column].filled == contents[column].total
        && relations.counts[column] > 1
    }
    let rowNames = RowNames(table: table, contents: contents)
    let words = columns.filter { column in
      let isWord = contents[column].areTexts || !contents[column].hasDigits && !isCode(column, table)
      return relations.isName(column) && isWord && !rowNames.areMeasures(column)
        && (!relations.isProperty(column) && !PropertyWords.areIn(table.header[column])
          || LevelWords.isKnown(FieldNames.normalized(table.header[column])))
    }
    // Goods and shops may be called by codes: `S1`. Where few rows have a place in common, these are said of them.
    let codes = columns.filter { column in
      Set(above).count * 10 < rows * 8 && contents[column].isCodes && contents[column].hasDigits
        && !contents[column].isNumbers
        && !PostalWords.areIn(table.header[column]) && !rowNames.areMeasures(column)
    }
    let found = words.isEmpty ? codes : words
    guard found.count == 1, let own = found.first,
      Set(relations.places(levels.compactMap(\.name) + [own])).count == rows
    else { return }
    levels.append(
      LevelColumn(stem: "name", title: table.header[own], name: own, code: nil, isKnown: false))
    name = own
  }

  private func isCode(_ column: Int, _ table: Table) -> Bool {
    CodeWords.areIn(table.header[column])
      || FieldNames.of(.code).rank(FieldNames.normalized(table.header[column])) != nil
  }

  /// Takes all further columns of a small table for levels, where it holds nothing but names, and no column tells more rows
  /// apart than the one behind it: `Country, Region, Winery`. A few rows do not tell whether the last is said of the one before;
  /// as a field, nobody could choose from it.
  mutating func takeRestOfFewRows(_ relations: ColumnRelations) {
    let (table, contents) = (relations.table, relations.contents)
    guard levels.count > 1, levels.count < contents.count, !table.header.isEmpty, !table.isOfObjects,
      !(levels.last?.name.map { TableColumns.species.contains(FieldNames.normalized(table.header[$0])) }
        ?? false),
      (3...TableColumns.mostOfNames).contains(contents.count), table.count < TableColumns.fewRows,
      parent == nil, level == nil, levels.allSatisfy({ $0.code == nil }), relations.repeats(0),
      levels.map(\.name) == Array(0..<levels.count)
    else { return }
    let rowNames = RowNames(table: table, contents: contents)
    let rest = levels.count..<contents.count
    // What stands behind a song or a person is said of it; behind a place it may lie there.
    let lowest = FieldNames.normalized(table.header[levels.count - 1])
    let isPlace =
      LevelWords.isKnown(lowest) && (FieldNames.of(.name).rank(lowest) ?? .max) >= FieldNames.lastResort
    guard isPlace || Set(relations.places(Array(0..<levels.count))).count < relations.rows.count else {
      return
    }
    let areNames = rest.allSatisfy { column in
      contents[column].areTexts && contents[column].filled == contents[column].total
        && !table.header[column].isEmpty && relations.counts[column] >= relations.counts[column - 1]
        && !relations.isProperty(column)
        && !PropertyWords.areIn(table.header[column]) && !rowNames.areMeasures(column)
        && !isCode(column, table) && !isSaidOfPlaces(table.header[column])
        && HeadingWords.withoutTag(table.header[column]) == nil
        && !DescriptionWords.contain(FieldNames.normalized(table.header[column]))
    }
    guard areNames, rest.allSatisfy({ column in (0..<table.count).allSatisfy { isName($0, column, table) } })
    else { return }
    for column in rest {
      levels.append(
        LevelColumn(stem: "name", title: table.header[column], name: column, code: nil, isKnown: false))
    }
    name = levels.last?.name
  }

  /// Whether a cell is a name, and no file, address or word of a program.
  private func isName(_ row: Int, _ column: Int, _ table: Table) -> Bool {
    let cell = table.string(row, column)
    let isJoined = zip(cell, cell.dropFirst()).contains { $0 == "." && $1 != " " }
    return !isJoined && !cell.contains { "@/\\:_=".contains($0) }
  }

  /// Whether a heading is a word for who leads a place or belongs to it, or for what it is known by: `Head of department`,
  /// `Mayor`, `National dish`.
  private func isSaidOfPlaces(_ heading: String) -> Bool {
    let word = FieldNames.normalized(heading)
    return (LeaderWords.all + TableColumns.facts).contains(where: word.has)
  }

  private static let facts = """
    mayor bürgermeister maire alcalde alcaldesa prefeito sindaco burgemeester burmistrz мэр 市长 县长 省长
    governor gobernador governador president minister director direktor directeur директор ceo founder
    captain kapitän capitaine producer raceengineer ansprechpartner contact assignee
    capital capitale hauptstadt столица 首都 stolica başkent
    nickname mascot nationaldish nationalgericht
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  /// In columns and in rows.
  private static let mostOfNames = 5
  static let fewRows = 16

  /// Takes a first column of numbers for the highest level, where all others are levels, its rows stand together, and it is no
  /// code of the next: `Year, Make, Model`. As a field, all but one of its numbers would be lost for a make of several years.
  mutating func takeNumbersAbove(_ relations: ColumnRelations) {
    let (table, contents) = (relations.table, relations.contents)
    guard levels.count > 1, !table.header.isEmpty, contents[0].isNumbers, relations.repeats(0),
      contents[0].filled == contents[0].total, relations.stands(0), code == nil || code == 0,
      levels.allSatisfy({ $0.code == nil }), let upper = levels.first?.name, !relations.tells(upper, 0),
      levels.compactMap(\.name).sorted() == Array(1..<contents.count),
      !CodeWords.areIn(table.header[0]), !PostalWords.areIn(table.header[0]),
      !QuantityWords.areIn(table.header, 0) || FieldNames.normalized(table.header[0]) == "year",
      FieldNames.of(.code).rank(FieldNames.normalized(table.header[0])) == nil
    else { return }
    levels.insert(
      LevelColumn(stem: table.header[0], title: table.header[0], name: 0, isKnown: false), at: 0)
    code = nil
  }

  /// Takes the columns behind a name that many rows share for the levels below it, where they tell the rows apart: `Site,
  /// Rack Code, Rack, Unit`. As a list, it would be the same few names again and again.
  mutating func takeBelowShared(_ relations: ColumnRelations) {
    let (table, contents) = (relations.table, relations.contents)
    guard levels.count < 2, parent == nil, level == nil, !table.header.isEmpty, !table.isOfObjects,
      let upper = name, relations.repeats(upper), code.map({ !contents[$0].isUnique }) ?? true
    else { return }
    let upperCode = code.flatMap { relations.areOne($0, upper) ? $0 : nil }
    var found = [
      LevelColumn(stem: "name", title: table.header[upper], name: upper, code: upperCode, isKnown: false)
    ]
    var ownCode: Int?
    for column in (upper + 1)..<max(contents.count, upper + 1) where mayTell(column, table, contents) {
      if contents[column].isCodes, column + 1 < contents.count, mayTell(column + 1, table, contents),
        relations.areOne(column, column + 1)
      {
        ownCode = column
        continue
      }
      found.append(
        LevelColumn(stem: "name", title: table.header[column], name: column, code: ownCode, isKnown: false))
      ownCode = nil
    }
    let columns = found.compactMap(\.name)
    // Each column is one of these, or a code of one: another would say what the rows are. And a name is the row's own.
    let used = Set(found.flatMap { [$0.name, $0.code].compactMap(\.self) })
    guard used.count == contents.count, relations.stands(upper), !isOwnName(upper, table),
      let last = columns.last,
      contents[last].isCodes && contents[last].hasDigits
        || contents[last].distinct * 2 >= contents[last].total
    else { return }
    let ways = Set(relations.places(columns)).count
    guard (2...3).contains(found.count), ways == relations.rows.count,
      // Each but the last is the place of several rows; in a few rows the first one is.
      (1..<(table.count < TableColumns.fewRows ? 2 : columns.count)).allSatisfy({
        Set(relations.places(Array(columns[..<$0]))).count < ways
      })
    else { return }
    (levels, name, code) = (found, columns.last, found.last?.code)
  }

  /// Whether a heading says that a column names the rows: `name`, `School Name`, `姓名`.
  private func isOwnName(_ column: Int, _ table: Table) -> Bool {
    let word = FieldNames.normalized(table.header[column])
    return FieldNames.of(.name).rank(word) != nil && !LevelWords.isKnown(word)
      || ["name", "名", "person", "employee"].contains(where: word.hasSuffix)
  }

  private func mayTell(_ column: Int, _ table: Table, _ contents: [ColumnContent]) -> Bool {
    let word = FieldNames.normalized(table.header[column])
    return contents[column].filled == contents[column].total && contents[column].distinct > 1
      && !contents[column].isNumbers && !contents[column].isPaths && !table.areDates(column)
      && (!PropertyWords.begin(table.header[column]) || word == "unit")
      && !PostalWords.areIn(table.header[column])
      && !QuantityWords.areIn(table.header, column) && !DescriptionWords.contain(word)
      && !RowNames(table: table, contents: contents).areMeasures(column)
  }

  /// Takes the two columns of a table for levels, where the texts of the first repeat and the second tells the rows apart:
  /// `Club, Player`. As a list of clubs, all players would be lost.
  mutating func takePair(_ table: Table, _ contents: [ColumnContent]) {
    guard takesNumber(table, contents) || takesTexts(table, contents) else { return }
    levels = (0..<2).map { column in
      LevelColumn(stem: table.header[column], title: table.header[column], name: column, isKnown: false)
    }
    (name, code) = (1, nil)
  }

  /// Whether the texts of a first column repeat, and those of the only other one tell the rows apart.
  private func takesTexts(_ table: Table, _ contents: [ColumnContent]) -> Bool {
    levels.isEmpty && contents.count == 2 && !table.header.isEmpty && name == 0 && code == nil
      && parent == nil && level == nil && contents[0].total > 2 && contents[0].distinct > 1
      && contents[0].distinct * 3 <= contents[0].total * 2 && contents[1].isUnique
      && contents.allSatisfy { $0.areTexts && $0.filled == $0.total && !$0.isPaths }
      && !PropertyWords.areIn(table.header[1])
      && !DescriptionWords.contain(FieldNames.normalized(table.header[1]))
      && !RowNames(table: table, contents: contents).areMeasures(1) && !table.isOfObjects
  }

  /// Whether a first column of numbers, whose rows stand together, is above the only other one: `Season, Episode`.
  private func takesNumber(_ table: Table, _ contents: [ColumnContent]) -> Bool {
    guard levels.isEmpty, contents.count == 2, !table.header.isEmpty, parent == nil, level == nil, name == 1,
      !table.isOfObjects, contents[0].isNumbers, contents[0].filled == contents[0].total,
      contents[0].total > 3, contents[0].distinct > 1, contents[0].distinct * 2 <= contents[0].total,
      contents[1].areTexts, contents[1].isUnique, contents[1].filled == contents[1].total,
      !CodeWords.areIn(table.header[0]), !PostalWords.areIn(table.header[0]),
      !QuantityWords.areIn(table.header, 0), !PropertyWords.areIn(table.header[0]),
      FieldNames.of(.code).rank(FieldNames.normalized(table.header[0])) == nil,
      let relations = ColumnRelations(table, contents, fewest: 2)
    else { return false }
    return relations.stands(0)
  }
}
