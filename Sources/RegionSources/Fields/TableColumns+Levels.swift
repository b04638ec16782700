/// Finding the columns that are levels.
extension TableColumns {
  mutating func findLevels(_ table: Table, _ contents: [ColumnContent]) {
    let own = OwnHeading.levels(table.header)
    guard own.isEmpty else { return takeOwn(own) }
    let isShort = parent.map { PairedColumns.isOfPair($0, table.header) } ?? false
    guard parent == nil || isShort, !ProcessList.isHeading(table.header) else { return }
    var paired = PairedColumns.levels(table, contents)
    if paired.isEmpty { paired = NestedPairs.levels(table, contents) }
    if let last = paired.last {
      (levels, name, code, parent) = (paired, last.name, last.code, nil)
      return
    }
    guard parent == nil else { return }
    let rowNames = RowNames(table: table, contents: contents)
    if code == nil, let own = rowNames.beforeNumbers() {
      name = own
      return
    }
    if let stacked = StackedColumns(table, contents, name: name) { return stack(stacked.columns, table) }
    if table.header.isEmpty {
      guessLevels(table, contents)
    } else {
      nameLevels(table, contents)
    }
    if levels.allSatisfy({ $0.code == nil || $0.code == code }),
      let filled = FilledColumns(table, contents, code: code, name: name), filled.columns.count > levels.count
    {
      levels = filled.columns.map { column in
        let title = table.header.isEmpty ? "" : table.header[column]
        return LevelColumn(stem: title, title: title, name: column, isKnown: true)
      }
    }
    if levels.allSatisfy({ $0.code == nil }), let short = ShortRows(table, contents, code: code),
      short.columns.count > levels.count
    {
      stack(short.columns, table)
    }
    let relations = ColumnRelations(table, contents)
    if levels.count < 2, let relations, let chain = ColumnChain(relations) { levels = chain.levels }
    if levels.count < 2 { groupByName(table, contents) }
    if let relations {
      let isNamed = name.map { !table.header.isEmpty && isSaid($0, table) } ?? false
      if let chain = TextChain(relations, levels, isNamed: isNamed) {
        (levels, name) = (chain.levels, chain.levels.last?.name)
      }
      if levels.count < 2,
        let silent = SilentLevels(relations, name: name, isNamed: isNamed, code: code)
      {
        (levels, name) = (silent.levels, silent.levels.last?.name)
      }
      dropLanguages(relations)
    }
    if levels.count > 1, let relations, !table.header.isEmpty {
      dropCrossing(relations)
      levels = LevelEvidence(relations, levels).levels
      takeBetween(relations)
      dropSame(relations)
      takeCodesOfTop(relations)
    }
    let isOpen = levels.count < 2
    findRuns(table, contents, relations)
    if isOpen, let relations { dropLanguages(relations) }
    if contents.count == 2, levels.count == 2, let pair = ColumnRelations(table, contents, fewest: 2) {
      dropLanguages(pair)
    }
    if levels.count < 2, let relations {
      takeLevelAbove(relations)
      if levels.isEmpty { takeCodesAbove(relations) }
    }
    takeNumberedGroups(table, contents)
    if let relations { takeCategory(relations) }
    if levels.count < 2 { preferTellingName(table, contents) }
    dropKindsOfPlaces(table)
    takeLast(table, contents)
    if let relations {
      keepApart(relations)
      takeNumbersAbove(relations)
    }
    takePair(table, contents)
    takeSortedRows(table, contents, relations)
    dropBelowRows(contents)
    takeWholeCode(table, contents)
    takeSubject(table, contents)
    if let shared = relations ?? ColumnRelations(table, contents, fewest: 2) {
      takeSpecies(shared)
      takeLeafBehind(shared)
      takeBelowShared(shared)
      takeRestOfFewRows(shared)
      takeGroupsInFront(shared)
      takeFirstAsName(shared)
    }
  }

  private static func isNaught(_ text: String) -> Bool {
    text.utf8.count > 1 && text.allSatisfy { $0 == "0" }
  }

  /// Drops levels that are naught in all rows: `00` says that none has a section.
  mutating func dropNaughts(_ table: Table, _ contents: [ColumnContent]) {
    guard !isOwn, levels.count > 1, contents.first?.total ?? 0 > 2 else { return }
    let kept = levels.filter { level in
      level.name.map { contents[$0].distinct > 1 || !TableColumns.isNaught(table.string(0, $0)) } ?? true
    }
    guard kept.count < levels.count, let last = kept.last else { return }
    if kept.count == 1 { (name, code) = (last.name, last.code ?? code) }
    levels = kept.count > 1 ? kept : []
  }

  /// Drops columns that say which kind of place the one in another column is.
  private mutating func dropKindsOfPlaces(_ table: Table) {
    guard levels.count > 1, !table.header.isEmpty else { return }
    let headings = table.header.map(FieldNames.normalized)
    levels.removeAll { level in level.name.map { AttributeHeadings.saysKind($0, headings) } ?? false }
    guard levels.count < 2, let only = levels.last else { return }
    (name, levels) = (only.name, [])
  }

  /// Drops levels below one that has a code of its own in each row: the department of a cost center is said of it. In a few rows
  /// each state may have one city; these words say which lies in which.
  private mutating func dropBelowRows(_ contents: [ColumnContent]) {
    func isOfRows(_ level: LevelColumn) -> Bool {
      level.code.map { contents[$0].isUnique && contents[$0].filled == contents[$0].total } ?? false
    }
    guard let own = levels.dropLast().firstIndex(where: isOfRows), contents.first?.total ?? 0 > 2,
      levels[(own + 1)...].allSatisfy({ lower in
        lower.code == nil && !LevelRank.isAbove(levels[own].stem, lower.stem)
      })
    else { return }
    (name, code) = (levels[own].name, levels[own].code)
    levels = own > 0 ? Array(levels[...own]) : []
  }

  /// Drops levels that say another one again, in another language.
  private mutating func dropLanguages(_ relations: ColumnRelations) {
    guard levels.count > 1 else { return }
    let kept = LanguageColumns(relations, levels).levels
    guard kept.count < levels.count, let last = kept.last else { return }
    name = last.name
    if kept.count == 1, let code = last.code { self.code = code }
    levels = kept.count > 1 ? kept : []
  }

  /// Takes the last column for the lowest level where all in front of it are levels and its texts tell the rows apart,
  /// whatever it is called: `Ministry, Directorate, Unit`.
  private mutating func takeLast(_ table: Table, _ contents: [ColumnContent]) {
    // Behind it may stand amounts.
    let last = contents.indices.last { contents[$0].filled > 0 && !contents[$0].isNumbers } ?? 0
    guard levels.count > 1, levels.count == last, !table.header.isEmpty,
      levels.enumerated().allSatisfy({ $1.name == $0 && $1.code == nil && $1.isKnown }),
      contents[last].isUnique, contents[last].filled == contents[last].total,
      contents[last].areTexts || isCalledByCodes(last, table, contents),
      !table.areDates(last),
      !table.header[last].isEmpty,
      // No unit of measure is another in each row.
      !PropertyWords.begin(table.header[last]) || FieldNames.normalized(table.header[last]) == "unit",
      !RowNames(table: table, contents: contents).areMeasures(last),
      // Where no two rows lie in the same place, their own place is the lowest level, and the last column is said of it.
      Set((0..<contents[last].total).map { row in (0..<last).map { table.string(row, $0) } }).count
        < contents[last].total
    else { return }
    levels.append(
      LevelColumn(stem: "name", title: table.header[last], name: last, code: nil, isKnown: false))
    name = last
  }

  /// Whether things are called by codes: `Category, Group, Item` with `H1` and `H2`.
  private func isCalledByCodes(_ column: Int, _ table: Table, _ contents: [ColumnContent]) -> Bool {
    let word = FieldNames.normalized(table.header[column])
    guard LevelWords.isKnown(word) || LevelRank.isOfGoods(word) else { return false }
    return contents[column].isCodes && contents[column].hasDigits && !contents[column].isNumbers
      && FieldNames.of(.code).rank(word) == nil && !PropertyWords.areIn(table.header[column])
      && !PostalWords.areIn(table.header[column])
  }

  /// Levels that only their codes tell, or only the order of the rows.
  private mutating func findRuns(
    _ table: Table, _ contents: [ColumnContent], _ relations: ColumnRelations?
  ) {
    guard levels.count < 2, !table.header.isEmpty, let name,
      code.map({ !NestedCode.nests($0, table) }) ?? true
    else {
      return
    }
    let codes = CodeLevels(table, contents, rows: 0..<table.count, name: name, code: code)
    if !codes.levels.isEmpty { levels = codes.levels } else { takeRun(table, contents, relations) }
  }

  /// Takes a level alone, which was found for the name, for what the rows lie in, where a text under another word tells them
  /// apart: `district, value, population, subject`. What lies between the two is a level as well.
  ///
  /// Where the rows have codes, those of each place must stand together; else it is what the rows have.
  private mutating func takeLevelAbove(_ relations: ColumnRelations) {
    let (table, contents) = (relations.table, relations.contents)
    guard let upper = name, parent == nil, level == nil, !table.header.isEmpty,
      LevelWords.columns([table.header[upper]]).contains(where: \.isKnown), relations.repeats(upper),
      code.map({
        contents[$0].isUnique && !NestedCode.nests($0, table)
          && (!isSaid(upper, table) || contents.indices.contains { isNamed($0, as: upper, relations) })
      }) ?? true
    else { return }
    let rowNames = RowNames(table: table, contents: contents)
    func isWord(_ column: Int) -> Bool {
      relations.isName(column) && !contents[column].isCodes && !relations.isProperty(column)
        && !PropertyWords.areIn(table.header[column]) && !rowNames.areMeasures(column)
    }
    let own = contents.indices.first { $0 != upper && relations.isUnique($0) && isWord($0) }
    guard let own else { return }
    guard code == nil || relations.stands(upper) else {
      name = own
      return
    }
    let between = contents.indices.filter { column in
      column != own && column != upper && isWord(column) && relations.repeats(column)
        && relations.tells(column, upper) && !relations.tells(upper, column)
    }
    let chain = [upper] + between.sorted { relations.counts[$0] < relations.counts[$1] }
    let isChain = zip(chain, chain.dropFirst()).allSatisfy { relations.tells($1, $0) }
    levels = ((isChain ? chain : [upper]) + [own]).map { column in
      LevelColumn(stem: table.header[column], title: table.header[column], name: column, isKnown: false)
    }
    levels[levels.count - 1].code = code
    name = own
  }

  /// Whether a column tells the rows apart and is called a name just as another is: `LOCATION_NAME` beside `DISTRICT_NAME`.
  private func isNamed(_ column: Int, as other: Int, _ relations: ColumnRelations) -> Bool {
    let header = relations.table.header
    return column != other && relations.isUnique(column) && !relations.contents[column].isCodes
      && FieldNames.normalized(header[column]).hasSuffix("name")
      && FieldNames.normalized(header[other]).hasSuffix("name")
  }

  /// Takes the codes of what the rows lie in for a level, where their names tell them apart only within it: four countries
  /// have a Western Province, and each a `countryCode`.
  private mutating func takeCodesAbove(_ relations: ColumnRelations) {
    let (table, contents) = (relations.table, relations.contents)
    guard let name, parent == nil, level == nil, !table.header.isEmpty,
      code.map({ !contents[$0].isUnique }) ?? true
    else { return }
    let upper = LevelWords.columns(table.header).first { column in
      column.name == nil && column.plain == nil && TableColumns.areas.contains(column.stem)
        && column.code.map { $0 != name && relations.repeats($0) } ?? false
    }
    guard let upper, let group = upper.code, contents[group].filled == contents[group].total else { return }
    let (groups, places) = (relations.places([group]), relations.places([group, name]))
    let apart = Set(places).count
    guard apart > relations.counts[name], apart * 50 >= places.count * 49 else { return }
    let own = contents.indices.first { column in
      column != group && column != name && contents[column].isCodes
        && FieldNames.of(.code).rank(FieldNames.normalized(table.header[column])) != nil
        && relations.isCode(column, below: groups, of: places)
    }
    levels = [
      LevelColumn(stem: upper.stem, title: table.header[group], name: group, isKnown: true),
      LevelColumn(stem: "name", title: "", name: name, code: own, isKnown: true),
    ]
  }

  /// Takes a column that tells the rows apart for their name, where the one found neither does so nor says that it is theirs:
  /// the host beside its system.
  private mutating func preferTellingName(_ table: Table, _ contents: [ColumnContent]) {
    guard let name, parent == nil, level == nil || level == name, !table.header.isEmpty,
      contents[name].filled == contents[name].total, contents[name].total > 3,
      contents[name].distinct * 3 <= contents[name].total * 2, !isSaid(name, table)
    else { return }
    if let code, !NestedCode.nests(code, table) { return }
    let rowNames = RowNames(table: table, contents: contents)
    let columns = code == nil ? Array(0..<name) : contents.indices.filter { $0 != code }
    let telling = columns.first { column in
      let content = contents[column]
      return content.distinct * 10 >= content.filled * (code == nil ? 10 : 9)
        && content.filled == content.total
        && !content.isNumbers && !PropertyWords.areIn(table.header[column])
        && (code == nil || !content.isCodes && !rowNames.areMeasures(column))
    }
    self.name = telling ?? name
  }

  /// Takes the columns that `export` wrote; no further field has a role.
  mutating func takeOwn(_ own: [LevelColumn]) {
    self = TableColumns()
    (levels, name, isOwn) = (own, own.last?.name, true)
  }

  /// Takes columns as levels, whose last one has the rows' code.
  mutating func stack(_ columns: [Int], _ table: Table) {
    levels = columns.map { column in
      let title = table.header.isEmpty ? "" : table.header[column]
      return LevelColumn(stem: title, title: title, name: column, isKnown: true)
    }
    if let code, !columns.contains(code) { levels[columns.count - 1].code = code }
  }

  /// Takes columns without headings as levels, if each has more distinct values than the one before, and the first
  /// repeats. The rows' own code stands at an end; in front, it has the lowest level beside it.
  mutating func guessLevels(_ table: Table, _ contents: [ColumnContent]) {
    let own = code.flatMap { code -> Int? in
      let isAtEnd = code == 0 || code == contents.count - 1
      return isAtEnd && contents.count > 3 && contents[code].isUnique && contents[code].hasDigits ? code : nil
    }
    var texts = contents.indices.filter { $0 != own && contents[$0].filled > 0 && !contents[$0].isNumbers }
    if texts.isEmpty, takeNumbersBeforeMap(table, contents) { return }
    if own == nil, let ways = waysBehindPostcodes(table, contents, texts) {
      let paths = RowPaths(table)
      levels = ways.map { column in
        // Each place of a level may have one of the codes.
        let isOwn =
          paths.distinct([0]) == paths.distinct([column])
          && paths.distinct([0, column]) == paths.distinct([0])
        return LevelColumn(stem: "\(column)", title: "", name: column, code: isOwn ? 0 : nil, isKnown: true)
      }
      return
    }
    let rest = contents.count - (own == nil ? 0 : 1)
    guard texts.count > 1, texts.count == rest, table.count > 1,
      !texts.contains(where: { contents[$0].isPaths })
    else { return }
    if own == 0, contents[texts[0]].distinct > contents[texts[texts.count - 1]].distinct { texts.reverse() }
    guard contents[texts[0]].distinct * 10 <= contents[texts[0]].filled * 9 else { return }
    let counts = texts.map { contents[$0].distinct }
    if let end = zip(counts, counts.dropFirst()).enumerated().first(where: { $1.0 > $1.1 })?.offset {
      // What repeats behind names that differ is said of them: `High,Fix login,Ann`.
      guard end > 0, own == nil, contents[texts[end]].isUnique else { return }
      texts.removeLast(texts.count - end - 1)
    }
    if own != nil {
      let paths = RowPaths(table)
      let isChain = zip(texts, texts.dropFirst()).allSatisfy { upper, lower in
        paths.distinct([upper, lower]) * 10 <= paths.distinct([lower]) * 11
      }
      guard isChain, paths.tellApart(texts) else { return }
    }
    levels = texts.map { LevelColumn(stem: "\($0)", title: "", name: $0, isKnown: true) }
    if let own { levels[levels.count - 1].code = own }
  }

  /// Takes two columns of numbers for levels where only a place on the map stands behind them: `1001,01,52.248455,21.044827`.
  private mutating func takeNumbersBeforeMap(_ table: Table, _ contents: [ColumnContent]) -> Bool {
    func isOnMap(_ column: Int) -> Bool {
      (0..<min(table.count, ColumnContent.sample)).allSatisfy { row in
        let parts = table.string(row, column).split(separator: ".")
        return parts.count == 2 && parts[1].count > 3 && parts[1].allSatisfy(\.isNumber)
      }
    }
    guard table.width == 4, table.count > 2, isOnMap(2), isOnMap(3), contents[0].filled == contents[0].total,
      contents[1].filled == contents[1].total, contents[0].distinct < contents[0].total,
      !isOnMap(0), !isOnMap(1), RowPaths(table).tellApart([0, 1])
    else { return false }
    levels = [0, 1].map { LevelColumn(stem: "\($0)", title: "", name: $0, isKnown: true) }
    (name, code) = (1, nil)
    return true
  }

  /// The columns behind the codes of the post, the highest level first: `01000,Alor Tok Terang,Kangar,Perlis`. Each place lies
  /// in one of the next, and one of them at least holds several; the lowest tell the rows apart.
  private func waysBehindPostcodes(
    _ table: Table, _ contents: [ColumnContent], _ texts: [Int]
  ) -> [Int]? {
    guard contents.count > 3, texts == Array(1..<contents.count), contents[0].isNumbers,
      contents[0].total > 3,
      contents[0].distinct < contents[0].filled,
      texts.allSatisfy({ contents[$0].filled == contents[$0].total })
    else { return nil }
    let areLong = (0..<contents[0].total).allSatisfy { row in
      table.text.trimmed(table.cell(row, 0)).count == table.text.trimmed(table.cell(0, 0)).count
    }
    let ways = contents[1].distinct > contents[contents.count - 1].distinct ? Array(texts.reversed()) : texts
    let counts = ways.map { contents[$0].distinct }
    let paths = RowPaths(table)
    let isChain = zip(ways, ways.dropFirst()).allSatisfy { upper, lower in
      paths.distinct([upper, lower]) * 10 <= paths.distinct([lower]) * 11
    }
    guard areLong, table.text.trimmed(table.cell(0, 0)).count > 4, isChain,
      zip(counts, counts.dropFirst()).allSatisfy({ $0 <= $1 }), counts[counts.count - 1] > counts[1],
      counts[counts.count - 1] * 10 >= contents[0].total * 9
    else { return nil }
    return ways
  }

  /// Takes the columns from the name on as levels, where the name groups many rows and no word says that it is theirs:
  /// `Sparte, Werk, Linie`. Each has more texts than the one before, and hardly one of them stands below two others.
  mutating func groupByName(_ table: Table, _ contents: [ColumnContent]) {
    guard let name, !table.header.isEmpty, contents[name].total > 3,
      contents[name].filled == contents[name].total,
      contents[name].distinct * 3 <= contents[name].total * 2,
      isNamedAlike(name, table),
      code.map({ contents[$0].isUnique && !NestedCode.nests($0, table) }) ?? true
    else { return }
    let rows = 0..<contents[name].total
    func text(_ row: Int, _ column: Int) -> String {
      table.text.string(table.text.trimmed(table.cell(row, column)))
    }
    var first = name
    while first > 0, contents[first - 1].filled == rows.count, !contents[first - 1].isNumbers,
      contents[first - 1].distinct > 1, contents[first - 1].distinct < contents[first].distinct,
      Set(rows.map { text($0, first - 1) + "\u{0}" + text($0, first) }).count * 10
        <= contents[first].distinct * 11
    {
      first -= 1
    }
    var (found, ways) = ([first], rows.map { text($0, first) })
    for column in (first + 1)..<max(table.width, first + 1)
    where column != code && !contents[column].isNumbers {
      let content = contents[column]
      guard endsEarly(column, contents) || isLowest(column, below: ways, table, contents),
        content.distinct > contents[found[found.count - 1]].distinct
      else { break }
      let longer = zip(ways, rows).map { $0 + "\u{0}" + text($1, column) }
      guard Set(longer).count * 10 <= (content.distinct + rows.count - content.filled) * 11 else { break }
      found.append(column)
      ways = longer
      if !endsEarly(column, contents) { break }
    }
    guard found.count > 1, Set(ways).count * 10 >= ways.count * 8 else { return }
    levels = found.map { column in
      LevelColumn(
        stem: table.header[column], title: table.header[column], name: column, isKnown: false)
    }
  }

  /// Whether a column is filled in all rows, or in most where no other stands behind it: some rows end early.
  private func endsEarly(_ column: Int, _ contents: [ColumnContent]) -> Bool {
    let content = contents[column]
    return content.filled == content.total
      || column == contents.count - 1 && content.filled * 3 >= content.total * 2
  }

  /// Whether a column that is filled in most rows, whatever stands behind it, tells all rows apart together with those in
  /// front, which do not: some rows end early, `Technik;Betrieb;;4720`.
  private func isLowest(_ column: Int, below ways: [String], _ table: Table, _ contents: [ColumnContent])
    -> Bool
  {
    guard contents[column].filled * 3 >= contents[column].total * 2, contents[column].areTexts,
      Set(ways).count < ways.count
    else { return false }
    return Set(ways.indices.map { ways[$0] + "\u{0}" + table.string($0, column) }).count == ways.count
  }

  /// Whether no word says that a column is the rows' name, or the same says it of several: `nomdep, nomprov`.
  private func isNamedAlike(_ name: Int, _ table: Table) -> Bool {
    func rank(_ column: Int) -> Int? {
      FieldNames.of(.name).rank(FieldNames.normalized(table.header[column]))
    }
    guard let own = rank(name), own < FieldNames.lastResort else { return true }
    return own >= FieldNames.ending && name + 1 < table.width && rank(name + 1) == own
  }

  /// A level alone and the rows below it: `Country, …, Name`, or a column that tells the rows apart where nothing else is
  /// their name, `Routing Key, County, Post Town`. Nil where it groups no rows, or where codes say where they lie.
  func group(
    _ level: LevelColumn, _ table: Table, _ contents: [ColumnContent]
  ) -> [LevelColumn]? {
    guard let own = level.name, let name,
      contents[own].distinct * 2 <= contents[own].filled || isOnlyFact(level, contents),
      contents[own].filled == contents[own].total, contents[own].total > 3,
      !(code.map { contents[$0].isUnique && NestedCode.nests($0, table) } ?? false)
    else { return nil }
    let rows = name == own ? rowsName(but: own, contents) : name
    guard let rows, rows != own, TableColumns.areas.contains(level.stem) || level.code != nil,
      contents[rows].distinct > contents[own].distinct * 3 / 2 || isOnlyFact(level, contents)
    else { return nil }
    let location = table.header.firstIndex {
      ["location", "locode", "loc"].contains(FieldNames.normalized($0))
    }
    let key = location.flatMap { contents[$0].isCodes ? $0 : nil } ?? (level.code == code ? nil : code)
    return [level, LevelColumn(stem: "name", title: "", name: rows, code: key, isKnown: true)]
  }

  /// Whether a table says nothing of its rows but where each lies, some of them in the same place: `code, name, region`. A
  /// few rows are enough then.
  func isOnlyFact(_ level: LevelColumn, _ contents: [ColumnContent]) -> Bool {
    guard let own = level.name, let name, own != name, contents[name].isUnique,
      contents[name].filled == contents[name].total, TableColumns.areas.contains(level.stem)
    else { return false }
    let facts = Set([name, code, own, level.code].compactMap(\.self))
    return facts.count == contents.count && contents[own].filled == contents[own].total
      && contents[own].distinct > 1 && contents[own].distinct < contents[own].filled
      && !contents[own].isNumbers
  }

  /// The first text that tells all rows apart.
  private func rowsName(but other: Int, _ contents: [ColumnContent]) -> Int? {
    contents.indices.first {
      $0 != other && $0 != code && contents[$0].isUnique && contents[$0].filled == contents[$0].total
        && !contents[$0].isCodes && !contents[$0].isNumbers
    }
  }

  /// Levels that hold places whatever else a table has; others, such as a brand, may be properties.
  private static let areas: Set<String> = [
    "country", "nation", "state", "province", "county", "region", "国家", "省", "省份", "department", "continent",
    "prefecture", "governorate", "constituency", "estado", "provincia", "departamento", "oblast", "wilaya",
    "kanton",
    "bundesland",
    "都道府県", "область",
  ]
}
