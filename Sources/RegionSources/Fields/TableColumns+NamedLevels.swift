/// Levels whose headings are words for them.
extension TableColumns {
  /// Takes the columns whose headings are words for levels.
  mutating func nameLevels(_ table: Table, _ contents: [ColumnContent]) {
    var found = TableColumns.levelColumns(table, contents)
    // What is called a class may be its code: `Class;Title` above `A-1;Publishing`.
    if let name,
      let own = found.first(where: { level in
        (level.code ?? level.name) == level.name && level.name != name && (code == nil || code == level.name)
          && level.name.map {
            contents[$0].isUnique && contents[$0].isCodes && contents[$0].hasDigits
              && NestedCode.nests($0, table)
          } ?? false
      })
    {
      code = own.name
      found.removeAll { $0.name == own.name }
    }
    // The objects in a row may be its state or its owner: `status.name`.
    if table.isOfObjects {
      found.removeAll { column in
        UpperObjects.isOther(column.stem) && column.name.map { table.header[$0].contains(".") } ?? false
      }
    }
    // What some rows say besides names no row where all levels have words and numbers: `Level 0, Level 1, Description`.
    if let own = name, contents[own].filled < contents[own].total, found.count > 2,
      (FieldNames.of(.name).rank(FieldNames.normalized(table.header[own])) ?? 0) >= FieldNames.lastResort,
      !found.contains(where: { $0.name == own }), found.allSatisfy({ LevelRank.isCounted($0.stem) })
    {
      name = nil
    }
    let headings = table.header.map(FieldNames.normalized)
    found.removeAll { column in column.name.map { AttributeHeadings.saysKind($0, headings) } ?? false }
    // A title beside places is what a row is called: a post in a city, a report in a state.
    if let name, table.header[name].lowercased() == "title",
      found.allSatisfy({ $0.name == name || LevelRank.isOfPlaces($0.stem) })
    {
      found.removeAll { $0.name == name }
    }
    // Beside a column of names, a column is a level only if it groups many rows, or if three say which levels they are.
    let areCounted = found.count > 2 && found.allSatisfy { LevelRank.isCounted($0.stem) }
    if let name, !found.contains(where: { $0.name == name }), !contents[name].isNumbers,
      contents[name].isUnique || isSaid(name, table), !areCounted
    {
      let groups = found.filter { groupsRows($0, of: found, contents) }
      found.removeAll { column in
        !groups.contains { $0.name == column.name } && !divides(column, groups, table, contents)
      }
    }
    TableColumns.dropProperties(&found, contents)
    TableColumns.dropKinds(&found)
    dropFacts(&found, table, contents)
    // Where a thing stands is what it has: `product, warehouse`, and `meeting, room, floor` with numbers.
    let rowNames = RowNames(table: table, contents: contents)
    let areNumbers = found.allSatisfy { $0.name.map { contents[$0].isNumbers } ?? false }
    found.removeAll { column in
      guard let own = column.name, areNumbers || LevelWords.ofThings.contains(column.stem) else {
        return false
      }
      return rowNames.before(own) != nil
    }
    if areOneSettlement(found, table) { found = [] }
    // What an account or an article is, is no place for it where the codes say where it lies.
    if found.count == 2, let code,
      found.contains(where: { $0.code == nil && ($0.stem == "type" || found.contains { $0.code == code }) }),
      NestedCode.nests(code, table)
    {
      found = []
    }
    if found.count == 1, let two = group(found[0], table, contents) { found = two }
    let isNamespace = found.count == 1 && LevelWords.ofNames.contains(found[0].stem) && name != nil
    guard found.count > 1 || isNamespace else { return }
    // In front of all may stand the code of the lowest level.
    found.sort { ($0.name ?? 0) < ($1.name ?? 0) }
    levels = LevelOrder(table).sorted(found.map { inLanguageOfName($0, table) })
    addUpper(table, contents)
    addBetween(table, contents)
    addName(table, contents)
    addOwnName(table, contents)
    dropOptional(table, contents)
    dropCopies(table)
    dropLabels(table)
    joinLetters(table, contents)
    addOwnCode(table, contents)
  }

  /// Whether no two rows have the same code, behind the sample too: rows of one code would be one place.
  private static func areAllDifferent(_ column: Int, _ table: Table) -> Bool {
    let codes = (0..<table.count).map { table.text.trimmed(table.cell($0, column)) }
    var known = SliceTable(capacity: codes.count)
    return codes.indices.allSatisfy { known.insert($0, codes, table.text) == $0 }
  }

  /// Gives the lowest level the code that each row has, where hardly two rows have all levels in common: `code, title, faculty`.
  private mutating func addOwnCode(_ table: Table, _ contents: [ColumnContent]) {
    guard let code, let last = levels.last, last.code == nil, contents[code].isUnique,
      contents[code].filled == contents[code].total, contents[code].total > 2,
      !levels.contains(where: { $0.name == code || $0.code == code })
    else { return }
    let (paths, names) = (RowPaths(table), levels.compactMap(\.name))
    guard paths.distinct(names) * 5 >= paths.rows * 4, TableColumns.areAllDifferent(code, table) else {
      return
    }
    levels[levels.count - 1].code = code
  }

  /// Whether a column has several rows for nearly each of its texts, or divides one that has.
  private func groupsRows(_ column: LevelColumn, of all: [LevelColumn], _ contents: [ColumnContent]) -> Bool {
    guard let own = column.name else { return false }
    if TableColumns.isPart(column, of: all, contents) || isOnlyFact(column, contents) { return true }
    // A namespace may hold one thing alone.
    let least =
      LevelWords.ofNames.contains(column.stem) ? contents[own].distinct : contents[own].distinct * 2 - 1
    return least < contents[own].filled
  }

  /// Whether a column has several rows for some of its texts, each of which lies in one place of a level that groups rows.
  private func divides(
    _ column: LevelColumn, _ groups: [LevelColumn], _ table: Table, _ contents: [ColumnContent]
  ) -> Bool {
    guard let own = column.name, contents[own].distinct < contents[own].filled else { return false }
    let paths = RowPaths(table)
    return groups.contains { upper in
      upper.name.map { above in
        contents[above].distinct < contents[own].distinct
          && paths.distinct([above, own]) == paths.distinct([own])
      } ?? false
    }
  }

  /// Whether a word says that a column is the rows' name.
  func isSaid(_ name: Int, _ table: Table) -> Bool {
    let word = FieldNames.normalized(table.header[name])
    return FieldNames.of(.name).rank(word).map { $0 < FieldNames.lastResort } ?? false
  }

  /// A level by its column in the language of the rows' names: `district_en` and not `district_ar` above `name_en`.
  private func inLanguageOfName(_ level: LevelColumn, _ table: Table) -> LevelColumn {
    if let other = inScriptOfName(level, table) {
      var level = level
      (level.name, level.title) = (other, table.header[other])
      return level
    }
    guard let name, let own = level.name,
      let sign = HeadingWords.languageStart(table.header[name]),
      let end = HeadingWords.languageStart(table.header[own]),
      let other = table.header.firstIndex(of: String(table.header[own][..<end] + table.header[name][sign...]))
    else { return level }
    var level = level
    (level.name, level.title) = (other, table.header[other])
    return level
  }

  /// The column of a level in another language whose letters are those of the rows' names, where its own are others:
  /// `order_ja` and not `order_en` beside `japanese_name`; nil where the names' heading says a language, too.
  private func inScriptOfName(_ level: LevelColumn, _ table: Table) -> Int? {
    guard let name, let own = level.name, own != name, HeadingWords.languageStart(table.header[name]) == nil,
      let end = HeadingWords.languageStart(table.header[own])
    else { return nil }
    let isLatin = TableColumns.isLatin(name, table)
    guard TableColumns.isLatin(own, table) != isLatin else { return nil }
    return table.header.indices.first { other in
      other != own && HeadingWords.languageStart(table.header[other]) != nil
        && table.header[other].hasPrefix(table.header[own][..<end])
        && TableColumns.isLatin(other, table) == isLatin
    }
  }

  /// Whether most of the first texts of a column have no letters but those of Latin.
  static func isLatin(_ column: Int, _ table: Table) -> Bool {
    let texts = (0..<min(table.count, 100)).map { table.string($0, column) }.filter { !$0.isEmpty }
    return texts.count { text in !text.unicodeScalars.contains { $0.value >= 0x370 } } * 2 >= texts.count
  }

  /// The columns whose headings are words for levels, and which hold names.
  private static func levelColumns(_ table: Table, _ contents: [ColumnContent]) -> [LevelColumn] {
    LevelWords.columns(table.header).compactMap { column -> LevelColumn? in
      var column = column
      guard column.name != nil || column.plain != nil else { return nil }
      if column.name != nil, let plain = column.plain, column.code == nil, contents[plain].isCodes {
        column.code = plain
      }
      if column.name == nil, let plain = column.plain {
        guard column.isKnown, !contents[plain].isNumbers || column.code == nil else { return nil }
        column.name = plain
      }
      // A column of numbers is a quantity or a coordinate, not a level.
      guard let own = column.name, contents[own].filled > 0,
        !contents[own].isNumbers || LevelWords.ofNumbers.contains(column.stem)
      else { return nil }
      return column.isKnown || column.code != nil ? column : nil
    }
  }

  /// Whether a column divides another that groups the rows: `subcategory` beside `category`.
  private static func isPart(_ column: LevelColumn, of all: [LevelColumn], _ contents: [ColumnContent])
    -> Bool
  {
    guard column.stem.hasPrefix("sub") else { return false }
    return all.contains { upper in
      guard let own = upper.name, column.stem.dropFirst(3) == upper.stem else { return false }
      return contents[own].distinct * 3 <= contents[own].filled * 2
    }
  }

  /// Drops columns that say what a place is or has, and not where it lies.
  private static func dropProperties(_ found: inout [LevelColumn], _ contents: [ColumnContent]) {
    found.removeAll { properties.contains($0.stem) }
    // What an employee does, is no place for him.
    found.removeAll { $0.stem == "title" && FieldNames.normalized($0.title) != "title" }
    if found.contains(where: { $0.stem.hasSuffix("category") }) {
      found.removeAll { brands.contains($0.stem) }
    }
    // What all rows are, such as the `Feature` of GeoJSON, is no level above them.
    found.removeAll { column in
      column.stem == "type" && column.code == nil
        && column.name.map { contents[$0].total > 1 && contents[$0].distinct == 1 } ?? false
    }
    // GADM's `TYPE_1` and `ENGTYPE_1` say what the places of a level are called.
    if found.contains(where: { $0.stem == "1" }) {
      found.removeAll { $0.code == nil && $0.stem.hasPrefix("type") }
    }
    // Beside two levels a type is what a place is, not where it lies.
    if found.count > 2 { found.removeAll { $0.stem == "type" && $0.code == nil } }
  }

  /// Drops the category of a living thing, and that in front of places with codes, as offices list them: it says what each
  /// is. The category of a sight or of goods in a city is a level.
  private static func dropKinds(_ found: inout [LevelColumn]) {
    let others = found.filter { !LevelRank.isCategory($0.stem) }
    let areGoods = found.contains { $0.stem.hasPrefix("sub") || LevelRank.isOfGoods($0.stem) }
    guard !areGoods else { return }
    // A shop has a family of goods as well.
    let areOfLife = others.count { LevelRank.isOfLife($0.stem) } > 1
    let places = others.filter { LevelRank.isOfPlaces($0.stem) && $0.code != nil }
    found.removeAll { column in
      guard LevelRank.isCategory(column.stem), column.code == nil else { return false }
      return areOfLife || places.contains { ($0.name ?? 0) > (column.name ?? 0) }
    }
  }

  /// Who makes an article, which lies in its category.
  private static let brands: Set<String> = ["brand", "make", "marke", "marca", "marque", "品牌"]

  /// What a place has, with a code and a name of its own, and does not lie in.
  private static let properties: Set<String> = ["currency", "language", "timezone", "tz", "phone", "postal"]

  /// Whether columns are one level: an address is in a city, a town or a village.
  private func areOneSettlement(_ found: [LevelColumn], _ table: Table) -> Bool {
    found.allSatisfy { LevelRank.settlements.contains($0.stem) && $0.code == nil }
      && (0..<min(table.count, ColumnContent.sample)).allSatisfy { row in
        found.count { $0.name.map { !table.string(row, $0).isEmpty } ?? false } < 2
      }
  }

  /// Drops levels of which no row has two, where every row has a name: they are fields that only some rows have.
  private mutating func dropOptional(_ table: Table, _ contents: [ColumnContent]) {
    guard levels.count > 2, let last = levels.last?.name, contents[last].filled == contents[last].total else {
      return
    }
    let rows = 0..<min(table.count, ColumnContent.sample)
    let partial = levels.dropLast().compactMap(\.name).filter { contents[$0].filled < contents[$0].total }
    func stand(_ one: Int, _ other: Int) -> Bool {
      rows.contains { !table.string($0, one).isEmpty && !table.string($0, other).isEmpty }
    }
    let optional = partial.filter { one in partial.contains { $0 != one && !stand(one, $0) } }
    guard !optional.isEmpty else { return }
    levels.removeAll { $0.name.map(optional.contains) ?? false }
    if levels.count < 2 { levels = [] }
  }

  /// Adds a general name column as the last level, if it has more distinct values than the levels.
  mutating func addName(_ table: Table, _ contents: [ColumnContent]) {
    guard let name, !levels.contains(where: { $0.name == name || $0.code == name }),
      let last = levels.last?.name,
      contents[name].distinct > contents[last].distinct, !contents[name].isNumbers
    else { return addRowsName(table, contents) }
    if let own = code, contents[own].distinct < contents[name].distinct { code = nil }
    code = codeInFront(of: name, table, contents) ?? code
    let isCodeFree = code.map { code in !levels.contains { $0.code == code } } ?? false
    levels.append(
      LevelColumn(stem: "name", title: "", name: name, code: isCodeFree ? code : nil, isKnown: true))
  }

  /// The code of a commodity that stands directly in front of its title, under the word for its level alone.
  private func codeInFront(of name: Int, _ table: Table, _ contents: [ColumnContent]) -> Int? {
    guard name > 0, contents[name - 1].isUnique, contents[name - 1].isCodes, contents[name - 1].hasDigits,
      LevelWords.isKnown(FieldNames.normalized(table.header[name - 1]))
    else { return nil }
    return name - 1
  }

  /// Adds a column that tells the rows apart as the last level, where the levels do not, and where its code stands beside
  /// it: `Region Name, Sub-region Name, Country or Area, M49 Code`. A last level without a code gets the one of the rows.
  private mutating func addRowsName(_ table: Table, _ contents: [ColumnContent]) {
    func tellsRowsApart(_ column: Int) -> Bool {
      contents[column].isUnique && contents[column].filled == contents[column].total
    }
    let taken = levels.flatMap { [$0.name, $0.code].compactMap(\.self) }
    guard let last = levels.last, let lowest = last.code ?? last.name else { return }
    let codes = contents.indices.compactMap { column -> (rank: Int, column: Int)? in
      guard !taken.contains(column), tellsRowsApart(column), contents[column].isCodes,
        !contents[column].isNumbersInOrder
      else { return nil }
      // As in `best`, codes of the post are the rows' only where nothing else is.
      let postal = PostalWords.areIn(table.header[column]) ? FieldNames.lastResort * 2 : 0
      return FieldNames.of(.code).rank(FieldNames.normalized(table.header[column])).map {
        ($0 + postal, column)
      }
    }
    let front = last.name.flatMap { codeInFront(of: $0, table, contents) }
    let code = front ?? codes.min { ($0.rank, $0.column) < ($1.rank, $1.column) }?.column
    if tellsRowsApart(lowest) || last.code == nil && code != nil && RowPaths(table).tellApart(keys) {
      if last.code == nil, let code { levels[levels.count - 1].code = code }
      return
    }
    let rest = contents.indices.filter { !taken.contains($0) }
    if rest.count == 1, let own = rest.first, tellsRowsApart(own), !contents[own].isCodes,
      !PropertyWords.areIn(table.header[own]),
      !RowNames(table: table, contents: contents).areMeasures(own)
    {
      levels.append(LevelColumn(stem: "name", title: "", name: own, isKnown: true))
      return
    }
    // A code and a name are left over, whatever they are called.
    if rest.count == 2,
      let own = rest.first(where: {
        contents[$0].isCodes && tellsRowsApart($0)
          && (CodeWords.mayHead($0, table, contents) || RowPaths(table).begins($0, with: lowest))
      }),
      let other = rest.first(where: { $0 != own }), !contents[other].isCodes,
      contents[other].filled == contents[other].total, !contents[own].isNumbersInOrder
    {
      levels.append(LevelColumn(stem: "name", title: "", name: other, code: own, isKnown: true))
      return
    }
    guard contents[0].total > 3, let code,
      let own = [code - 1, code + 1].first(where: {
        contents.indices.contains($0) && !taken.contains($0) && tellsRowsApart($0) && !contents[$0].isCodes
      })
    else { return }
    levels.append(LevelColumn(stem: "name", title: "", name: own, code: code, isKnown: true))
  }
}
