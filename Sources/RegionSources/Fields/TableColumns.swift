/// The roles of a table's columns.
struct TableColumns {
  private(set) var name: Int?
  private(set) var code: Int?
  private(set) var parent: Int?
  private(set) var level: Int?
  private(set) var disabled: Int?
  private(set) var leaf: Int?
  /// The column that says whether a row has children.
  private(set) var hasChildren: Int?
  /// Further columns that may hold the name, the best first.
  private(set) var otherNames: [Int] = []
  /// The columns of levels, the highest first; empty if rows are nodes.
  private(set) var levels: [LevelColumn] = []
  /// Whether the headings are those that `export` writes.
  private(set) var isOwn = false

  /// No column has a role.
  private init() {}

  /// The columns without a role in the tree.
  func others(_ width: Int) -> [Int] {
    let taken = [name, code].compactMap(\.self) + levels.flatMap { [$0.name, $0.code].compactMap(\.self) }
    return (0..<width).filter { !taken.contains($0) }
  }

  init(_ table: Table, _ contents: [ColumnContent], _ choice: FieldChoice) {
    let all = table.header.map(FieldNames.normalized)
    isInner = table.header.map(TableColumns.isInner)
    // An empty column is neither name nor code.
    let names = all.indices.map { contents[$0].filled > 0 || contents[$0].total == 0 ? all[$0] : "" }
    if names.isEmpty {
      guess(table, contents)
    } else {
      parent = names.firstIndex(of: "ppid") ?? best(names, .parent) ?? best(all, .parent)
      code = best(names.enumerated().map { $0.offset == parent ? "" : $0.element }, .code)
      preferUniqueCode(names, contents)
      checkProcess(names, contents)
      name = TableColumns.familyName(names) ?? best(names, .name)
      otherNames = names.indices.filter { $0 != name && $0 != code && $0 != parent }
        .filter {
          (FieldNames.of(.name).rank(names[$0]) ?? .max) < FieldNames.ending || isSettlement(names, $0)
        }
      level = best(names, .level)
      disabled = best(names, .disabled)
      leaf = best(names, .leaf)
      hasChildren = names.firstIndex { ["haschildren", "haschild", "isparent"].contains($0) }
      if leaf == hasChildren { leaf = nil }
      checkValue(names, table, contents)
      checkSize(names, contents)
      complete(table, contents)
      if parent == nil, let upper = UpperColumn.found(table, contents, code: code) {
        (parent, code) = (upper.column, upper.code)
        if name == code || name == parent {
          name = contents.indices.first { $0 != code && $0 != parent && contents[$0].filled > 0 }
        }
      }
      if code == nil, parent == nil, level == nil { code = NestedCode.column(table, contents, but: name) }
    }
    findLevels(table, contents)
    choose(table, choice)
  }

  /// Takes the parent's column for a field, and looks for levels instead.
  mutating func dropParent(_ table: Table, _ contents: [ColumnContent]) {
    parent = nil
    completeCode(table, contents)
    findLevels(table, contents)
  }

  /// Takes other columns for the name and the code, which the rows' parents tell.
  mutating func name(_ name: Int, code: Int?) { (self.name, self.code) = (name, code) }

  /// Takes a parent's column and that of its name as a level above the rows.
  mutating func liftParent(_ parent: Int, name above: Int, _ table: Table) {
    guard let name else { return }
    self.parent = nil
    levels = [
      LevelColumn(stem: "parent", title: "", name: above, code: parent, isKnown: true),
      LevelColumn(stem: "name", title: "", name: name, code: code, isKnown: true),
    ]
  }

  /// Whether a column names a place where the column of names holds larger or smaller ones: `city, town, village`.
  private func isSettlement(_ names: [String], _ column: Int) -> Bool {
    LevelRank.settlements.contains(names[column])
      && name.map { LevelRank.settlements.contains(names[$0]) } ?? false
  }

  /// Which columns are those of an object inside the row: `region.name`.
  private var isInner: [Bool] = []

  private static func isInner(_ heading: String) -> Bool {
    heading.utf8.firstIndex(of: UInt8(ascii: ".")).map { point in
      let next = heading.utf8.index(after: point)
      return next < heading.endIndex && heading.utf8[next] != 0x20 && point > heading.startIndex
    } ?? false
  }

  /// The family name of persons, whose title is what they do; nil where they have a whole name, or where rows are others.
  static func familyName(_ names: [String]) -> Int? {
    func column(_ words: [String]) -> Int? { names.firstIndex(where: words.contains) }
    guard let family = column(["lastname", "surname", "familyname"]),
      column(["firstname", "givenname", "forename"]) != nil,
      column(["name", "fullname", "displayname", "label", "text", "employeename"]) == nil
    else { return nil }
    return family
  }

  /// What an inner column's rank is worse by than that of the row's own.
  private static let innerRank = 60

  private func best(_ names: [String], _ role: FieldRole) -> Int? {
    let list = FieldNames.of(role)
    let ranked = names.indices.compactMap { index in
      list.rank(names[index]).map { (rank: $0 + (isInner[index] ? TableColumns.innerRank : 0), index: index) }
    }
    return ranked.min { ($0.rank, $0.index) < ($1.rank, $1.index) }?.index
  }

  /// Of several columns that can be the code, one that tells all rows apart is it: `NUTS_ID` beside `CNTR_CODE`.
  private mutating func preferUniqueCode(_ names: [String], _ contents: [ColumnContent]) {
    guard let code, !contents[code].isUnique else { return }
    let others = names.indices.filter { index in
      index != parent && contents[index].isUnique && contents[index].isCodes
        && FieldNames.of(.code).rank(names[index]) != nil
    }
    self.code =
      others.min { FieldNames.of(.code).rank(names[$0]) ?? 0 < FieldNames.of(.code).rank(names[$1]) ?? 0 }
      ?? code
  }

  /// In lists of processes the `pid` is the code, and its parent is called `ppid`, if it is there at all.
  private mutating func checkProcess(_ names: [String], _ contents: [ColumnContent]) {
    guard let pid = names.firstIndex(of: "pid"), contents[pid].isUnique, contents[pid].filled > 1 else {
      return
    }
    if names.contains("ppid") {
      code = pid
    } else if parent == pid, !names.contains("id"), !(code.map { contents[$0].isUnique } ?? false) {
      (code, parent) = (pid, nil)
    }
  }

  /// Keeps `value` as the code only if it is unique and beside a label; otherwise it is a quantity.
  private mutating func checkValue(_ names: [String], _ table: Table, _ contents: [ColumnContent]) {
    guard let code, names[code] == "value" else { return }
    let isLabelled = name.map { ["label", "text", "title"].contains(names[$0]) } ?? false
    if isLabelled, contents[code].isUnique { return }
    let others = names.enumerated().map { $0.offset == code || $0.offset == parent ? "" : $0.element }
    self.code = best(others, .code)
  }

  /// Drops a column of numbers as the name, if its name was only a last resort.
  private mutating func checkSize(_ names: [String], _ contents: [ColumnContent]) {
    guard let name, contents[name].isNumbers,
      (FieldNames.of(.name).rank(names[name]) ?? 0) >= FieldNames.lastResort
    else { return }
    self.name = nil
  }

  /// Finds a name if no column has a name for it: the first other column that holds no codes.
  private mutating func complete(_ table: Table, _ contents: [ColumnContent]) {
    if name == code, let both = name, contents.count > 1 {
      let others = contents.indices.filter {
        $0 != both && $0 != parent && !contents[$0].isNumbers && contents[$0].filled > 0
      }
      let other = others.first { !contents[$0].isCodes } ?? others.first
      name = other ?? both
      if other == nil { code = nil }
    }
    guard name == nil else { return completeCode(table, contents) }
    let texts = contents.indices.filter {
      $0 != code && $0 != parent && contents[$0].filled > 0 && !contents[$0].isCodes
    }
    // What all rows have in common names none of them: `N/A`.
    name =
      texts.first { contents[$0].distinct > 1 || contents[$0].filled < contents[$0].total } ?? texts.first
      ?? code ?? contents.indices.first { $0 != parent && contents[$0].filled > 0 }
    if name == code { code = nil }
    completeCode(table, contents)
  }

  /// A code where no column is called one: numbers of which some begin with a zero, and which tell rows apart.
  private mutating func completeCode(_ table: Table, _ contents: [ColumnContent]) {
    guard code == nil, parent == nil else { return }
    code = contents.indices.first {
      $0 != name && contents[$0].isUnique && contents[$0].isCodes && contents[$0].hasPadding
        && !QuantityWords.areIn(table.header, $0)
    }
  }

  /// Guesses the roles of columns without headings from their contents.
  private mutating func guess(_ table: Table, _ contents: [ColumnContent]) {
    let texts = contents.indices.filter { contents[$0].filled > 0 && !contents[$0].isCodes }
    name =
      texts.first { contents[$0].isPaths } ?? texts.first
      ?? contents.indices.last { contents[$0].filled > 0 && !contents[$0].isNumbers }
      ?? contents.indices.last { contents[$0].filled > 0 }
    let codes = contents.indices.filter { $0 != name && contents[$0].isCodes }
    let unique = codes.filter { contents[$0].isUnique }
    // Numbers in the order of the rows are codes only where there are no others.
    code =
      unique.first { !contents[$0].isNumbersInOrder && contents[$0].filled == contents[$0].total }
      ?? unique.first
    // Beside the paths of files stand their sizes.
    if let name, contents[name].isPaths { code = nil }
    guard let code else { return }
    var known = Set((0..<min(table.count, 20_000)).map { table.string($0, code) })
    known.remove("")
    parent = codes.first { column in
      guard column != code else { return false }
      let cells = (0..<min(table.count, ColumnContent.sample)).map { table.string($0, column) }
      let refers = cells.count { known.contains($0) }
      let isRoot = cells.count { ParentRows.meansNone($0) }
      return refers > 0 && refers + isRoot == cells.count
    }
  }

  private mutating func findLevels(_ table: Table, _ contents: [ColumnContent]) {
    let own = OwnHeading.levels(table.header)
    guard own.isEmpty else { return takeOwn(own) }
    guard parent == nil, !ProcessList.isHeading(table.header) else { return }
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
    if levels.count < 2, let chain = ColumnChain(table, contents) { levels = chain.levels }
    if levels.count < 2 { groupByName(table, contents) }
    guard levels.count < 2, !table.header.isEmpty, let name,
      code.map({ !NestedCode.nests($0, table) }) ?? true
    else {
      return
    }
    let codes = CodeLevels(table, contents, rows: 0..<table.count, name: name, code: code)
    if !codes.levels.isEmpty { levels = codes.levels }
  }

  /// Takes the columns that `export` wrote; no further field has a role.
  private mutating func takeOwn(_ own: [LevelColumn]) {
    self = TableColumns()
    (levels, name, isOwn) = (own, own.last?.name, true)
  }

  /// Takes columns as levels, whose last one has the rows' code.
  private mutating func stack(_ columns: [Int], _ table: Table) {
    levels = columns.map { column in
      let title = table.header.isEmpty ? "" : table.header[column]
      return LevelColumn(stem: title, title: title, name: column, isKnown: true)
    }
    if let code, !columns.contains(code) { levels[columns.count - 1].code = code }
  }

  /// Takes the columns whose headings are words for levels.
  private mutating func nameLevels(_ table: Table, _ contents: [ColumnContent]) {
    var found = TableColumns.levelColumns(table, contents)
    // Beside a column of names, a column is a level only if it groups many rows.
    if let name, !found.contains(where: { $0.name == name }), !contents[name].isNumbers {
      let all = found
      found.removeAll { column in
        guard let own = column.name else { return true }
        if TableColumns.isPart(column, of: all, contents) { return false }
        // A namespace may hold one thing alone.
        let least = column.stem == "namespace" ? contents[own].distinct : contents[own].distinct * 2 - 1
        return least >= contents[own].filled
      }
    }
    TableColumns.dropProperties(&found, contents)
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
    let isNamespace = found.count == 1 && found[0].stem == "namespace" && name != nil
    guard found.count > 1 || isNamespace else { return }
    levels = LevelOrder(table).sorted(found)
    addName(table, contents)
    dropOptional(table, contents)
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

  /// Takes the columns from the name on as levels, where the name groups many rows and no word says that it is theirs:
  /// `Sparte, Werk, Linie`. Each has more texts than the one before, and hardly one of them stands below two others.
  private mutating func groupByName(_ table: Table, _ contents: [ColumnContent]) {
    guard let name, !table.header.isEmpty, !table.isOfObjects, contents[name].total > 3,
      contents[name].filled == contents[name].total,
      contents[name].distinct * 3 <= contents[name].total * 2,
      (FieldNames.of(.name).rank(FieldNames.normalized(table.header[name])) ?? .max)
        >= FieldNames.lastResort,
      code.map({ contents[$0].isUnique && !NestedCode.nests($0, table) }) ?? true
    else { return }
    let rows = 0..<contents[name].total
    var first = name
    while first > 0, contents[first - 1].filled == rows.count, !contents[first - 1].isNumbers,
      contents[first - 1].distinct > 1, contents[first - 1].distinct < contents[first].distinct,
      Set(rows.map { table.string($0, first - 1) + "\u{0}" + table.string($0, first) }).count * 10
        <= contents[first].distinct * 11
    {
      first -= 1
    }
    var (found, ways) = ([first], rows.map { table.string($0, first) })
    for column in (first + 1)..<max(table.width, first + 1) {
      let content = contents[column]
      guard !content.isNumbers, content.filled == content.total,
        content.distinct > contents[found[found.count - 1]].distinct
      else { break }
      let longer = zip(ways, rows).map { $0 + "\u{0}" + table.string($1, column) }
      guard Set(longer).count * 10 <= content.distinct * 11 else { break }
      found.append(column)
      ways = longer
    }
    guard found.count > 1, Set(ways).count * 10 >= ways.count * 8 else { return }
    levels = found.map { column in
      LevelColumn(
        stem: table.header[column], title: table.header[column], name: column, isKnown: false)
    }
  }

  /// A level alone and the rows below it: `Country, …, Name`, or a column that tells the rows apart where nothing else is
  /// their name, `Routing Key, County, Post Town`. Nil where it groups no rows, or where codes say where they lie.
  private func group(
    _ level: LevelColumn, _ table: Table, _ contents: [ColumnContent]
  ) -> [LevelColumn]? {
    guard let own = level.name, let name, contents[own].distinct * 2 <= contents[own].filled,
      contents[own].filled == contents[own].total, contents[own].total > 3,
      !(code.map { contents[$0].isUnique && NestedCode.nests($0, table) } ?? false)
    else { return nil }
    let rows = name == own ? rowsName(but: own, contents) : name
    guard let rows, rows != own, TableColumns.areas.contains(level.stem) || level.code != nil,
      contents[rows].distinct > contents[own].distinct * 3 / 2
    else { return nil }
    let location = table.header.firstIndex {
      ["location", "locode", "loc"].contains(FieldNames.normalized($0))
    }
    let key = location.flatMap { contents[$0].isCodes ? $0 : nil } ?? (level.code == code ? nil : code)
    return [level, LevelColumn(stem: "name", title: "", name: rows, code: key, isKnown: true)]
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
  ]

  /// What a place has, with a code and a name of its own, and does not lie in.
  private static let properties: Set<String> = ["currency", "language", "timezone", "tz", "phone", "postal"]

  /// Adds a general name column as the last level, if it has more distinct values than the levels.
  private mutating func addName(_ table: Table, _ contents: [ColumnContent]) {
    guard let name, !levels.contains(where: { $0.name == name || $0.code == name }),
      let last = levels.last?.name,
      contents[name].distinct > contents[last].distinct, !contents[name].isNumbers
    else { return addRowsName(table, contents) }
    if let own = code, contents[own].distinct < contents[name].distinct { code = nil }
    let isCodeFree = code.map { code in !levels.contains { $0.code == code } } ?? false
    levels.append(
      LevelColumn(stem: "name", title: "", name: name, code: isCodeFree ? code : nil, isKnown: true))
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
      return FieldNames.of(.code).rank(FieldNames.normalized(table.header[column])).map { ($0, column) }
    }
    let code = codes.min { ($0.rank, $0.column) < ($1.rank, $1.column) }?.column
    if tellsRowsApart(lowest) || last.code == nil && code != nil && pathsTellRowsApart(table) {
      if last.code == nil, let code { levels[levels.count - 1].code = code }
      return
    }
    let rest = contents.indices.filter { !taken.contains($0) }
    if rest.count == 1, let own = rest.first, tellsRowsApart(own), !contents[own].isCodes {
      levels.append(LevelColumn(stem: "name", title: "", name: own, isKnown: true))
      return
    }
    // A code and a name are left over, whatever they are called.
    if rest.count == 2, let own = rest.first(where: { contents[$0].isCodes && tellsRowsApart($0) }),
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

  /// Whether hardly two rows have the same places, although places in others may have the same name.
  private func pathsTellRowsApart(_ table: Table) -> Bool {
    let rows = min(table.count, ColumnContent.sample)
    let keys = levels.compactMap { $0.code ?? $0.name }
    let paths = Set((0..<rows).map { row in keys.map { table.string(row, $0) }.joined(separator: "\u{0}") })
    return paths.count * 10 >= rows * 9
  }

  /// Takes columns without headings as levels, if each has more distinct values than the one before, and the first
  /// repeats.
  private mutating func guessLevels(_ table: Table, _ contents: [ColumnContent]) {
    let texts = contents.indices.filter { contents[$0].filled > 0 && !contents[$0].isNumbers }
    guard texts.count > 1, texts.count == contents.count, table.count > 1,
      !contents.contains(where: \.isPaths),
      contents[texts[0]].distinct * 10 <= contents[texts[0]].filled * 9
    else { return }
    let counts = texts.map { contents[$0].distinct }
    guard zip(counts, counts.dropFirst()).allSatisfy({ $0 <= $1 }) else { return }
    levels = texts.map { LevelColumn(stem: "\($0)", title: "", name: $0, isKnown: true) }
  }

  private mutating func choose(_ table: Table, _ choice: FieldChoice) {
    func column(_ name: String) -> Int? {
      table.header.firstIndex(of: name)
        ?? table.header.firstIndex { FieldNames.normalized($0) == FieldNames.normalized(name) }
        ?? ColumnNumber.of(name).flatMap { $0 >= 1 && $0 <= table.width ? $0 - 1 : nil }
    }
    let names = choice.name.compactMap(column)
    let codes = choice.code.compactMap(column)
    if names.count > 1 {
      levels = names.enumerated().map { index, name in
        let title = table.header.isEmpty ? "" : table.header[name]
        return LevelColumn(
          stem: title, title: title, name: name, code: index < codes.count ? codes[index] : nil, isKnown: true
        )
      }
    } else if let only = names.first {
      (name, levels) = (only, [])
      if code == only { code = nil }
    }
    if codes.count == 1, names.count < 2 { (code, levels) = (codes[0], []) }
    if let only = choice.parent.first.flatMap(column) { (parent, levels) = (only, []) }
  }
}
