/// Readings of a table compared: levels that lack the rows' own names, or a column above them, and lists whose names repeat.
extension TableColumns {
  /// The columns that tell the places of the levels apart.
  var keys: [Int] { levels.compactMap { $0.code ?? $0.name } }
  private var taken: Set<Int> { Set(levels.flatMap { [$0.name, $0.code].compactMap(\.self) }) }

  /// Adds columns directly in front of the levels that group these: `league` in front of `division, team`.
  ///
  /// Each place of the highest level lies in one of the column's alone, and the column has several that repeat. Nothing
  /// stands above a country.
  mutating func addUpper(_ table: Table, _ contents: [ColumnContent]) {
    while let first = levels.first, let lower = first.name, lower > 0, taken.min() == lower,
      !TableColumns.highest.contains(first.stem), isUpper(lower - 1, of: lower, table, contents)
    {
      let title = table.header[lower - 1]
      levels.insert(LevelColumn(stem: title, title: title, name: lower - 1, isKnown: false), at: 0)
    }
  }

  /// Adds columns that stand between two levels and lie between them: `Provincia, Isla, Municipio`.
  ///
  /// Each place of the lower level lies in one of the column's, and each of these in one of the upper level.
  mutating func addBetween(_ table: Table, _ contents: [ColumnContent]) {
    let paths = RowPaths(table)
    for index in (1..<max(levels.count, 1)).reversed() {
      guard let upper = levels[index - 1].name, let lower = levels[index].name, upper + 1 < lower else {
        continue
      }
      let between = ((upper + 1)..<lower).filter { column in
        !taken.contains(column) && column != code && column != name && divides(column, table, contents)
          && paths.distinct([column]) > paths.distinct([upper])
          && paths.distinct([column]) < paths.distinct([lower])
          && paths.distinct([upper, column]) * 10 <= paths.distinct([column]) * 11
          && paths.distinct([column, lower]) * 10 <= paths.distinct([upper, lower]) * 10
      }
      let added = between.map { column in
        LevelColumn(stem: table.header[column], title: table.header[column], name: column, isKnown: false)
      }
      levels.insert(contentsOf: added, at: index)
    }
  }

  /// Whether a column holds texts that group rows, and no properties of them.
  private func divides(_ column: Int, _ table: Table, _ contents: [ColumnContent]) -> Bool {
    let content = contents[column]
    return content.filled * 10 >= content.total * 9 && !content.isNumbers && !content.isCodes
      && content.distinct > 1 && content.distinct < content.filled
      && !PropertyWords.begin(table.header[column]) && !Truth.areIn(column, table, content)
      && !AttributeHeadings.saysKind(column, table.header.map(FieldNames.normalized))
      && !RowNames(table: table, contents: contents).areMeasures(column)
  }

  private static let highest: Set<String> = [
    "country", "nation", "continent", "planet", "国家", "洲", "kingdom",
  ]

  private func isUpper(_ upper: Int, of lower: Int, _ table: Table, _ contents: [ColumnContent]) -> Bool {
    let (above, below) = (contents[upper], contents[lower])
    guard upper != code, above.filled == above.total, below.filled == below.total,
      !above.isNumbers, !(above.isCodes && above.hasDigits), above.distinct > 1,
      above.distinct * 3 <= above.filled * 2, above.distinct < below.distinct,
      !PropertyWords.areIn(table.header[upper]),
      !RowNames(table: table, contents: contents).areMeasures(upper)
    else { return false }
    return RowPaths(table).distinct([upper, lower]) == RowPaths(table).distinct([lower])
  }

  /// Adds the rows' own names as the last level where the levels lack them: `hotel, address, city, state`.
  ///
  /// A column in front whose texts all differ is what the rows are called. Another one is it only where rows share a place
  /// and the column tells them apart.
  mutating func addOwnName(_ table: Table, _ contents: [ColumnContent]) {
    guard levels.count > 1, !table.isOfObjects, table.count > 2, let last = levels.last?.name,
      let own = nameInFront(of: last, table, contents) ?? nameOfSharedPlaces(table, contents)
    else { return }
    let isFree = code.map { !taken.contains($0) && contents[$0].isUnique } ?? false
    var key = isFree ? code : nil
    // A code that the rows have is theirs, and not that of the place above them.
    if key == nil, let lowest = levels.last?.code, contents[lowest].isUnique {
      (key, levels[levels.count - 1].code) = (lowest, nil)
    }
    levels.append(
      LevelColumn(stem: "name", title: table.header[own], name: own, code: key, isKnown: true))
    name = own
  }

  private func nameInFront(of last: Int, _ table: Table, _ contents: [ColumnContent]) -> Int? {
    guard let first = taken.min() else { return nil }
    let rowNames = RowNames(table: table, contents: contents)
    let own = (0..<first).first {
      $0 != code && rowNames.areNames($0) && !contents[$0].isCodes && !PropertyWords.areIn(table.header[$0])
    }
    // A place with those around it in one text is no name of its own.
    return own.flatMap { RowPaths(table).tenths($0, holding: last) >= 5 ? nil : $0 }
  }

  private func nameOfSharedPlaces(_ table: Table, _ contents: [ColumnContent]) -> Int? {
    let paths = RowPaths(table)
    // A few rows that share a place are twins.
    guard paths.distinct(keys) * 5 < paths.rows * 4, code.map({ !taken.contains($0) }) ?? true else {
      return nil
    }
    let rowNames = RowNames(table: table, contents: contents)
    return contents.indices.first { column in
      contents[column].filled == contents[column].total && !taken.contains(column)
        && !contents[column].isCodes && !contents[column].isNumbers
        && !PropertyWords.areIn(table.header[column]) && !rowNames.areMeasures(column)
        && paths.tellApart(keys + [column])
    }
  }

  /// Drops a level that says again what the one above it says: `region` behind `departamento`.
  mutating func dropCopies(_ table: Table) {
    guard levels.count > 2 else { return }
    let paths = RowPaths(table)
    // A city that is a province as well is a level in both.
    for index in (1..<(levels.count - 1)).reversed()
    where levels[index].code == nil && !LevelRank.isAbove(levels[index - 1].stem, levels[index].stem) {
      guard let upper = levels[index - 1].name, let own = levels[index].name,
        paths.tenths(own, equal: upper) >= 8
      else { continue }
      let rest = keys.filter { $0 != own }
      if paths.distinct(rest) == paths.distinct(keys) { levels.remove(at: index) }
    }
  }

  /// Drops a last level that says the one above it with what that lies in: `Moita (Anadia)` below `Moita`.
  mutating func dropLabels(_ table: Table) {
    guard levels.count > 2, let own = levels.last?.name, let upper = levels[levels.count - 2].name,
      levels.last?.code == nil, !table.header.isEmpty
    else { return }
    let paths = RowPaths(table)
    let keys = self.keys
    guard paths.distinct(keys.dropLast()) == paths.distinct(keys),
      (0..<min(table.count, 200)).allSatisfy({ row in
        let (label, name) = (table.string(row, own), table.string(row, upper))
        return !name.isEmpty && label.hasPrefix(name) && label.utf8.count > name.utf8.count
      })
    else { return }
    levels.removeLast()
    if name == own { name = upper }
  }

  /// Takes a text between two levels for a level as well, where the rows of each place stand together by it: `Faculty, Year,
  /// Course`. What is said of the upper place is the same in all its rows.
  mutating func takeBetween(_ relations: ColumnRelations) {
    let (table, contents) = (relations.table, relations.contents)
    let rowNames = RowNames(table: table, contents: contents)
    for index in levels.indices.dropFirst().reversed() where table.count > 4 {
      guard let upper = levels[index - 1].name, let lower = levels[index].name else { continue }
      let between = (min(upper, lower) + 1)..<max(upper, lower)
      // Codes may stand between as well, where the columns go from fine to coarse.
      let texts = between.filter { lower > upper || !contents[$0].isCodes }
      guard texts.count == 1, let middle = texts.first else { continue }
      let content = contents[middle]
      guard content.areTexts, content.filled == content.total, !relations.isProperty(middle),
        !PropertyWords.areIn(table.header[middle]), !rowNames.areMeasures(middle), relations.repeats(middle),
        !levels.contains(where: { $0.code == middle || $0.name == middle }),
        !relations.areOne(middle, lower)
      else { continue }
      let above = levels[..<index].compactMap(\.name)
      guard relations.standsTogether(above + [middle]), relations.divides(middle, above) else { continue }
      let title = table.header[middle]
      levels.insert(LevelColumn(stem: title, title: title, name: middle, isKnown: false), at: index)
    }
  }

  /// Drops a level that says in nearly all rows what the one beside it says: `region` behind `departamento`.
  mutating func dropSame(_ relations: ColumnRelations) {
    let table = relations.table
    guard levels.count > 2, table.count > 4 else { return }
    for index in levels.indices.dropFirst().reversed() {
      guard levels.count > 2, let upper = levels[index - 1].name, let lower = levels[index].name else {
        continue
      }
      let same = relations.rows.count { table.text.areEqual(table.cell($0, upper), table.cell($0, lower)) }
      if same * 20 >= relations.rows.count * 19 { levels.remove(at: upper > lower ? index - 1 : index) }
    }
  }

  /// Takes the codes of a higher level, which has no names here, for the first one where names of the next stand in several of
  /// its places: Jefferson County, in `AL` and in `KY`.
  mutating func takeCodesOfTop(_ relations: ColumnRelations) {
    let (table, contents) = (relations.table, relations.contents)
    guard levels.count > 1, let first = levels[0].name else { return }
    let upper = LevelWords.columns(table.header).first { column in
      guard let code = column.code, column.name == nil, column.plain == nil else { return false }
      return LevelRank.isAbove(column.stem, levels[0].stem) && relations.counts[code] < relations.rows.count
        && contents[code].filled == contents[code].total && !relations.tells(first, code)
    }
    guard let upper, let group = upper.code else { return }
    for index in levels.indices where levels[index].code == group { levels[index].code = nil }
    if code == group { code = nil }
    levels.insert(
      LevelColumn(stem: upper.stem, title: table.header[group], name: group, isKnown: true), at: 0)
  }

  /// More columns are no steps.
  private static let mostSteps = 64

  /// Takes the columns from the first on as levels where a list would have the same names over and over, and the rows of
  /// each place stand together: `testament, book, chapter, verse`.
  mutating func takeRun(_ table: Table, _ contents: [ColumnContent], _ relations: ColumnRelations?) {
    guard let name, level == nil, parent == nil, !table.isOfObjects, table.count > 4 else { return }
    let paths = RowPaths(table)
    guard paths.distinct([code ?? name]) * 3 <= paths.rows * 2 else { return }
    let rowNames = RowNames(table: table, contents: contents)
    var run: [Int] = []
    for column in contents.indices where !(relations?.isAttribute(column) ?? false) {
      let content = contents[column]
      guard content.filled == content.total, content.distinct > 1, !PropertyWords.areIn(table.header[column]),
        content.isNumbers ? areCounts(column, table) : !rowNames.areMeasures(column)
      else { return }
      run.append(column)
      guard run.count <= TableColumns.mostSteps, paths.areGrouped(run) else { return }
      if paths.tellApart(run) { break }
    }
    guard run.count > 1, let last = run.last, contents[run[0]].distinct * 3 <= paths.rows * 2,
      paths.tellApart(run)
    else { return }
    if contents[last].isNumbers, last + 1 < contents.count, rowNames.areNames(last + 1) {
      run.append(last + 1)
    }
    guard run.contains(name) || run.count == contents.count else { return }
    levels = run.map { column in
      LevelColumn(stem: table.header[column], title: table.header[column], name: column, isKnown: false)
    }
    code = nil
  }

  /// Takes the first columns for levels whose places had sums of their own among the rows, and the texts behind them for the
  /// lowest: `Závod, Středisko, Pracoviště` with rows of `Výroba celkem` and `Praha celkem`.
  mutating func takeSummed(_ columns: Set<Int>, _ table: Table, _ contents: [ColumnContent]) {
    guard let last = columns.max(), parent == nil, levels.count < last + 2, last + 1 < contents.count else {
      return
    }
    let run = Array(0...(last + 1))
    guard run.allSatisfy({ contents[$0].filled > 0 && !contents[$0].isMostlyNumbers && $0 != code }),
      RowPaths(table).tellApart(run)
    else { return }
    stack(run, table)
    name = last + 1
  }

  /// Takes a code that many rows share, although their names all differ, for a field: the country of a time zone.
  ///
  /// So is one that is called after a level or only sounds like a code, where two rows have the same: the region of cities.
  mutating func dropRepeatedCode(_ table: Table, _ contents: [ColumnContent]) {
    if let code, tellsName(code, table, contents) { return }
    if let code, !table.header.isEmpty, contents[code].total > 2, !contents[code].isUnique, code != name,
      LevelWords.isKnown(TableName.stem(of: table.header[code]))
        || (FieldNames.of(.code).rank(FieldNames.normalized(table.header[code])) ?? 0) >= FieldNames.ending
    {
      self.code = nil
      return
    }
    guard let code, let name, contents[name].isUnique, contents[code].total > 4,
      contents[code].distinct * 4 <= contents[code].filled * 3
    else { return }
    self.code = nil
  }

  /// Whether nearly all rows have a code of their own, and others have the name of the row before with that code: a drug that is
  /// given in two ways.
  private func tellsName(_ code: Int, _ table: Table, _ contents: [ColumnContent]) -> Bool {
    guard let name, code != name, !contents[code].isUnique,
      contents[code].distinct * 10 >= contents[code].filled * 8
    else { return false }
    let paths = RowPaths(table)
    return paths.distinct([code, name]) == paths.distinct([code])
  }

  /// Whether numbers are small and whole, as those of chapters are, and no quantities.
  private func areCounts(_ column: Int, _ table: Table) -> Bool {
    !QuantityWords.areIn(table.header, column)
      && (0..<min(table.count, 200)).allSatisfy { row in
        let text = table.string(row, column)
        return text.utf8.count < 5 && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
      }
  }
}

/// Headings of what a row has, and which is no name of it: an address, a phone, a state.
enum PropertyWords {
  private static let words: Set<String> = Set(
    """
    address addr street phone telephone tel fax mobile email mail website web url link href image photo picture icon logo
    balancetype normalbalance balanceside drcr description descr desc notes note comment comments remark remarks status date time created updated currency language
    languages timezone tz capital postalcode postcode zip type kind gender sex color colour price cost amount total unit
    alias aliases slug formattedaddress fulladdress displayname license licence source owner manager contact parent path
    fullpath fullname shortname abbreviation abbr symbol adresse straße strasse telefon direccion dirección telefono
    teléfono calle correo indirizzo endereço endereco rue adres ulica адрес телефон улица 地址 详细地址 电话 手机 邮箱 网址
    备注 说明 描述 状态 类型 时间 日期 拼音 简称 全称 住所 電話 電話番号 備考 주소 전화 비고
    """.split { $0 == " " || $0 == "\n" }.map { FieldNames.normalized(String($0)) })

  static func areIn(_ heading: String) -> Bool { words.contains(FieldNames.normalized(heading)) }

  /// Whether a heading begins with a word for what a place has, and does not lie in: `Currency Code`, `tz_name`.
  static func begin(_ heading: String) -> Bool {
    if areIn(heading) { return true }
    let first = heading.split { " _-".contains($0) }.first.map { FieldNames.normalized(String($0)) }
    return first.map { starts.contains($0) } ?? false
  }

  private static let starts: Set<String> = [
    "currency", "language", "timezone", "tz", "phone", "calling", "dialing",
    "dialling", "dial", "postal", "status", "gender", "sex", "created", "updated",
    "type", "kind", "color", "colour", "货币", "语言", "时区", "状态", "性别",
  ]
}
