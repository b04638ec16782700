/// Several tables that form one tree, one level each: `estados.csv` and `municipios.csv`, joined by `codigo_uf`.
///
/// The rows of a table lie below those of an earlier one: the last that fits, by a column with the same name, or by a
/// column that holds the other's codes, best one that is called after it (`country_id` for `countries.csv`). A table of
/// links alone says where the rows of the others lie.
struct JoinedTables {
  private(set) var records = Records()
  private(set) var text: SourceText
  private(set) var parts: [Part] = []
  private(set) var understanding: Understanding
  private(set) var options: ReadingOptions
  private var linkTables: [(table: Table, columns: LinkTable, name: String)] = []
  /// Whether each table but the first has a column that is called after an earlier one, or is a parent's.
  private(set) var areReferring = true
  /// Whether each table but the first says so, has codes that lie in those of earlier ones, or a column that an earlier one
  /// has too.
  private(set) var areCertain = true
  /// Whether each row of the tables but the first finds one above it, by a column that several rows have alike.
  private(set) var areWhole = true

  /// Whether a table but the first is joined by a column that says nothing of the others, and that the other has too without a
  /// word for codes, or that tells its own rows apart.
  var areJoinedByKeys: Bool {
    !areReferring
      && parts.dropFirst().contains { part in
        part.joinedBy.map { column in
          part.isShared && !CodeWords.areIn(part.interpreter.table.header[column])
            || part.interpreter.contents[column].isUnique && part.interpreter.table.count > 1
              && part.interpreter.contents[column].isNumbers
        } ?? false
      }
  }

  /// A table that has been added.
  struct Part {
    let interpreter: TableInterpreter
    /// What the table is called, in the form of `FieldNames.normalized`.
    let name: String
    /// The number of its first record.
    let start: Int
    /// The column of its codes.
    let code: Int?
    /// The column that refers to the records above.
    let joinedBy: Int?
    /// Whether the table above has a column of the same name, which holds the same.
    var isShared = false

    /// The only column of codes that tell the rows apart, whatever its heading.
    var onlyKey: Int? {
      let keys = interpreter.contents.indices.filter { column in
        let content = interpreter.contents[column]
        return content.isUnique && content.isCodes && content.filled == content.total && content.total > 1
      }
      return keys.count == 1 ? keys[0] : nil
    }
  }

  /// Joins tables whose texts are one.
  ///
  /// - Throws: `SourceErrors` if one fits none of the others.
  init(_ tables: [NamedTable], _ text: SourceText, _ options: ReadingOptions) throws(SourceErrors) {
    let ordered = NamedTable.ordered(tables)
    let joined = Result { () throws(SourceErrors) in try JoinedTables(ordered: ordered, text, options) }
    var other: JoinedTables?
    switch joined {
    case .success(let tables):
      let isCertain =
        tables.areCertain && tables.records.flaws.isEmpty || !ordered.contains(where: \.namesParents)
      other = isCertain ? nil : JoinedTables.inOtherOrder(ordered, text, options)
    case .failure:
      // Names tell nothing where the highest level is named last.
      other =
        (try? JoinedTables(ordered: ordered.reversed(), text, options))
        ?? JoinedTables.inOtherOrder(ordered, text, options)
    }
    if let other { self = other } else { self = try joined.get() }
  }

  /// The tables in the first of all orders in which each refers to one before it by a column for that, as `parent_code` of
  /// towns and of provinces; nil where none is so, or where there are too many tables or rows to try.
  private static func inOtherOrder(
    _ tables: [NamedTable], _ text: SourceText, _ options: ReadingOptions
  ) -> JoinedTables? {
    guard (2...mostOrdered).contains(tables.count), tables.reduce(0, { $0 + $1.table.count }) <= mostTriedRows
    else { return nil }
    var orders: [[NamedTable]] = [[]]
    for _ in tables {
      orders = orders.flatMap { order in
        tables.filter { table in !order.contains { $0.name == table.name } }.map { order + [$0] }
      }
    }
    return orders.lazy.compactMap { try? JoinedTables(ordered: $0, text, options) }
      .first { $0.areReferring && $0.records.flaws.isEmpty }
  }

  /// How many tables, and rows of all, are tried in each order.
  private static let (mostOrdered, mostTriedRows) = (4, 20_000)

  private init(ordered tables: [NamedTable], _ text: SourceText, _ options: ReadingOptions)
    throws(SourceErrors)
  {
    self.text = text
    self.options = options
    understanding = Understanding(format: tables.first?.format ?? .csv, shape: "tables of a level each")
    for (level, table) in tables.enumerated() {
      // The headings of CSV are its first row still.
      let headings = table.table.header.isEmpty ? table.table.rowTexts(0, text) : table.table.header
      self.options.fields = options.fields.ofLevel(level, of: tables.count, in: headings)
      try append(table)
    }
    self.options = options
  }

  /// Adds a table.
  ///
  /// - Throws: `SourceErrors` if it fits no earlier table.
  private mutating func append(_ named: NamedTable) throws(SourceErrors) {
    let (format, name) = (named.format, named.name)
    var table = named.table
    table.text = text
    var interpreter = TableInterpreter(table, options, format: format, name: name)
    if let links = LinkTable(interpreter.table.header)
      ?? (parts.isEmpty ? nil : LinkTable(edges: interpreter.table.header, isDatabase: true))
      ?? LinkTable(edges: interpreter.table, interpreter.contents)
    {
      linkTables.append((interpreter.table, links, name))
      text = interpreter.table.text
      return
    }
    if let terms = interpreter.table.terms() {
      interpreter = TableInterpreter(terms, options, format: format, name: name)
    }
    if options.fields.name.isEmpty, let own = ownName(interpreter, title: TableName.normalized(name)) {
      interpreter.columns.name(own, code: interpreter.columns.code)
    }
    guard var nameColumn = interpreter.columns.name else {
      throw SourceErrors(source: name, "no column could be the name; say which: --fields name=…")
    }
    text = interpreter.table.text
    var code =
      interpreter.columns.code ?? JoinedTables.namedKey(interpreter, TableName.normalized(name))
      ?? JoinedTables.numberKey(interpreter)
    var parents = [Int](repeating: -1, count: interpreter.table.count)
    var joinedBy: Int?
    var isShared = false
    if !parts.isEmpty {
      guard let join = join(interpreter).flatMap({ isByChance($0, interpreter) ? nil : $0 }) else {
        if let told = toldParent(interpreter) {
          throw SourceErrors(
            source: name,
            "its column \(JoinedTables.title(told, of: interpreter.table)) names no rows of the files before it"
          )
        }
        throw SourceErrors(
          source: name,
          "no column of it fits the files before it; there are \(interpreter.table.header.joined(separator: ", "))"
        )
      }
      (parents, joinedBy) = (join.parents, join.column)
      isShared = join.key != nil && join.key == join.column
      if let note = passedOver(join, TableName.normalized(name)) { understanding.notes.append(note) }
      takeKey(join)
      fillParents(&parents, interpreter, join)
      if options.fields.name.isEmpty, let own = nameWithinParents(interpreter, parents) {
        interpreter.columns.name(own, code: interpreter.columns.code)
        nameColumn = own
      }
      if !tellsApart(interpreter, code, join), let same = keyOfOneName(interpreter, join) { code = same }
      areReferring = areReferring && join.isReference
      areCertain = areCertain && (join.isReference || join.column == nil || join.isShared && join.share == 1)
      areWhole = areWhole && join.share == 1 && join.column.map { !interpreter.contents[$0].isUnique } ?? true
      if let joinedBy, code.map({ $0 == joinedBy || $0 == join.beside || isAbove(interpreter, $0) }) ?? true {
        code = otherCode(interpreter, joinedBy, join.beside) ?? frontCode(interpreter, joinedBy)
      }
      if let postal = code, isSharedPostCode(postal, interpreter.table, joinedBy) { code = nil }
      code = sameCode(interpreter, code, joinedBy) ?? code
    }
    let own = ownParents(interpreter, code, joinedBy)
    for (row, parent) in (own?.parents ?? []).enumerated() where parent >= 0 { parents[row] = parent }
    add(interpreter, TableName.normalized(name), nameColumn, code, joinedBy, parents)
    parts[parts.count - 1].isShared = isShared
    if let own { understanding.parent.append(JoinedTables.title(own.column, of: interpreter.table)) }
  }

  /// Whether the rows of a table have but the same numbers as those of another, each one: `id` of zones and of cantons.
  private func isByChance(_ join: Join, _ interpreter: TableInterpreter) -> Bool {
    guard !join.isReference, let column = join.column, options.fields == FieldChoice(),
      !interpreter.table.header.isEmpty
    else { return false }
    let content = interpreter.contents[column]
    return content.isUnique && content.isNumbers && content.total > 1 && join.key != nil
      && TableName.stem(of: interpreter.table.header[column]).isEmpty
  }

  /// Whether a column has codes of the post, of which several places of one parent have the same: no flaw, and no code.
  private func isSharedPostCode(_ column: Int, _ table: Table, _ joinedBy: Int?) -> Bool {
    guard !table.header.isEmpty, PostalWords.areIn(table.header[column]) else { return false }
    let paths = RowPaths(table)
    return paths.distinct([joinedBy, column].compactMap(\.self)) < paths.rows
  }

  /// The column of the heading that the table above has its codes from, where it tells the rows apart that lie in one place,
  /// and nothing else is their code, or both tables have the same headings: the codes of provinces are counted anew in each
  /// department.
  private func sameCode(_ interpreter: TableInterpreter, _ code: Int?, _ joinedBy: Int?) -> Int? {
    let table = interpreter.table
    guard options.fields == FieldChoice(), let upper = parts.last, let key = upper.code, let joinedBy,
      code != joinedBy, !table.header.isEmpty, !upper.interpreter.table.header.isEmpty,
      let own = table.header.firstIndex(of: upper.interpreter.table.header[key]), own != code,
      own != joinedBy, own != interpreter.columns.name,
      code == nil || Set(table.header).subtracting(upper.interpreter.table.header).count <= 1,
      interpreter.contents[own].filled == table.count,
      code == nil || interpreter.contents[own].isCodes, RowPaths(table).tellApart([joinedBy, own])
    else { return nil }
    return own
  }

  /// The column of codes that tell the rows apart under a word for a number alone: `번호`.
  private static func numberKey(_ interpreter: TableInterpreter) -> Int? {
    guard !interpreter.table.header.isEmpty else { return nil }
    return interpreter.contents.indices.first { column in
      let content = interpreter.contents[column]
      return content.isUnique && content.isCodes && content.filled == content.total
        && column != interpreter.columns.name
        && CodeWords.isNumber(FieldNames.normalized(interpreter.table.header[column]))
    }
  }

  /// The column of codes that tell the rows apart and is called after its own table: `IDPROVI` of `provincias`.
  private static func namedKey(_ interpreter: TableInterpreter, _ name: String) -> Int? {
    let header = interpreter.table.header
    let isSaid = header.contains { heading in
      FieldNames.of(.code).rank(FieldNames.normalized(heading)).map { $0 < FieldNames.ending } ?? false
    }
    guard !header.isEmpty, !isSaid else { return nil }
    return interpreter.contents.indices.first { column in
      let content = interpreter.contents[column]
      return content.isUnique && content.isCodes && content.filled == content.total
        && column != interpreter.columns.name
        && TableName.meaning(of: interpreter.table.header[column], name) != nil
    }
  }

  /// The first column of codes in front of the names that tell the rows apart, and has a word for codes: `kod_okresu`; or all
  /// are as long and not short, whatever its heading: `COM` of communes.
  private func frontCode(_ interpreter: TableInterpreter, _ joinedBy: Int) -> Int? {
    let table = interpreter.table
    guard let name = interpreter.columns.name, !table.header.isEmpty else { return nil }
    return (0..<name).first { column in
      let content = interpreter.contents[column]
      let length = text.trimmed(table.cell(0, column)).count
      guard column != joinedBy, content.isUnique, content.isCodes, content.filled == content.total,
        content.hasDigits, content.total > 1, !isAbove(interpreter, column),
        !QuantityWords.areIn(table.header, column)
      else { return false }
      if CodeWords.areIn(table.header[column]) { return true }
      return length > 2
        && (0..<table.count).allSatisfy { text.trimmed(table.cell($0, column)).count == length }
    }
  }

  private mutating func add(
    _ interpreter: TableInterpreter, _ title: String, _ name: Int, _ code: Int?, _ joinedBy: Int?,
    _ parents: [Int]
  ) {
    let table = interpreter.table
    let start = records.count
    let others = fieldNumbers(table, [name, code, joinedBy].compactMap(\.self))
    for row in 0..<table.count {
      let own = code.map { text.trimmed(table.cell(row, $0)) } ?? .none
      records.append(name: table.cell(row, name), code: own, parent: parents[row], place: table.places[row])
      records.tables.append(UInt8(clamping: parts.count))
      if parents[row] == -2 {
        let wanted = (joinedBy ?? code).map { table.string(row, $0) } ?? ""
        records.report(start + row, table.places[row], "the parent \(wanted) does not exist")
        records.parents[start + row] = -1
      }
      for (column, number) in others { records.addField(number, text.trimmed(table.cell(row, column))) }
    }
    parts.append(Part(interpreter: interpreter, name: title, start: start, code: code, joinedBy: joinedBy))
    note(table, name, code, joinedBy)
  }

  private mutating func note(_ table: Table, _ name: Int, _ code: Int?, _ joinedBy: Int?) {
    understanding.name.append(JoinedTables.title(name, of: table))
    if let code { understanding.code.append(JoinedTables.title(code, of: table)) }
    if let joinedBy { understanding.parent.append(JoinedTables.title(joinedBy, of: table)) }
    understanding.others = records.fieldNames
  }

  private static func title(_ column: Int, of table: Table) -> String {
    table.header.isEmpty ? "column \(column + 1)" : table.header[column]
  }

  private mutating func fieldNumbers(_ table: Table, _ taken: [Int]) -> [(column: Int, number: UInt16)] {
    guard !table.header.isEmpty else { return [] }
    return (0..<table.width).filter { !taken.contains($0) && !table.header[$0].isEmpty }.map { column in
      let name = table.header[column]
      let number = records.fieldNames.firstIndex(of: name) ?? records.fieldNames.count
      if number == records.fieldNames.count { records.fieldNames.append(name) }
      return (column, UInt16(number))
    }
  }

  /// Takes what the rows of a table are joined by for their codes, where nothing else is: `REG` of regions.
  private mutating func takeKey(_ join: Join) {
    guard let key = join.key, let at = parts.firstIndex(where: { $0.start == join.start }),
      parts[at].code == nil, key != parts[at].interpreter.columns.name
    else { return }
    let table = parts[at].interpreter.table
    for row in 0..<table.count { records.codes[join.start + row] = text.trimmed(table.cell(row, key)) }
    understanding.code.insert(JoinedTables.title(key, of: table), at: min(at, understanding.code.count))
  }

  /// The records of rows that lie below others of their own table, and the column that says so: `parent_id` beside
  /// `company_id`. -1 for the others; nil where no column says it.
  private func ownParents(_ interpreter: TableInterpreter, _ code: Int?, _ joinedBy: Int?) -> (
    parents: [Int], column: Int
  )? {
    guard let column = interpreter.columns.parent, let code, column != joinedBy, column != code,
      parts.isEmpty || joinedBy != nil
    else { return nil }
    let table = interpreter.table
    let keys = (0..<table.count).map { text.trimmed(table.cell($0, code)) }
    var lookup = SliceTable(capacity: keys.count)
    for row in keys.indices where lookup.insert(row, keys, text) != row { return nil }
    var parents = [Int](repeating: -1, count: table.count)
    for row in keys.indices {
      let cell = text.trimmed(table.cell(row, column))
      let found = text.bytes(cell) { lookup.number(of: $0, keys, text) }
      if let found, !cell.isEmpty {
        if found != row { parents[row] = records.count + found }
      } else if !ParentRows.meansNone(text.string(cell)) {
        return nil
      }
    }
    return parents.contains { $0 >= 0 } ? (parents, column) : nil
  }

  /// A code of the rows besides the column that they are joined by, and besides those of the levels above.
  func otherCode(_ interpreter: TableInterpreter, _ joinedBy: Int, _ beside: Int? = nil) -> Int? {
    guard !interpreter.table.header.isEmpty else { return nil }
    let codes = interpreter.contents.indices.filter { column in
      let heading = FieldNames.normalized(interpreter.table.header[column])
      return column != joinedBy && column != beside && column != interpreter.columns.name
        && interpreter.contents[column].isCodes && FieldNames.of(.code).rank(heading) != nil
        && !isAbove(interpreter, column)
    }
    // Many countries have a state 02.
    return codes.first { interpreter.contents[$0].isUnique }
      ?? codes.first { RowPaths(interpreter.table).tellApart([joinedBy, $0]) }
  }

  /// Whether a column is called as the codes of a level above are, and holds them: those of a province in the rows of
  /// districts.
  private func isAbove(_ interpreter: TableInterpreter, _ column: Int) -> Bool {
    guard !interpreter.table.header.isEmpty else { return false }
    let heading = FieldNames.normalized(interpreter.table.header[column])
    guard !TableName.stem(of: interpreter.table.header[column]).isEmpty else { return false }
    return parts.contains { part in
      let header = part.interpreter.table.header
      guard !header.isEmpty, let code = part.code, FieldNames.normalized(header[code]) == heading else {
        return false
      }
      let upper = part.interpreter.table
      let codes = Set((0..<upper.count).map { upper.string($0, code) })
      let rows = 0..<min(interpreter.table.count, 200)
      return rows.count { codes.contains(interpreter.table.string($0, column)) } * 2 >= rows.count
    }
  }

  /// The records of all tables.
  ///
  /// - Throws: `SourceErrors` where a table of links names none of the others' rows.
  consuming func interpretation() throws(SourceErrors) -> Interpretation {
    guard let first = linkTables.first else {
      return Interpretation(records: records, understanding: understanding)
    }
    var (places, lost) = (LinkedPlaces(records, text), 0)
    for (table, columns, name) in linkTables {
      let links = columns.links(table)
      addKeys(links.prefix(JoinedTables.sample).map(\.lower), to: &places)
      for link in links {
        guard let upper = places.number(link.upper), let lower = places.number(link.lower) else {
          lost += 1
          continue
        }
        places.link(upper, lower)
      }
      guard !links.isEmpty, !places.links.isEmpty else {
        let titles = [columns.lower, columns.upper].map { JoinedTables.title($0, of: table) }
          .joined(separator: ", ")
        throw SourceErrors(source: name, "its columns \(titles) hold no codes of the other files")
      }
      understanding.parent.append(JoinedTables.title(columns.upper, of: table))
    }
    let (records, note) = places.tree()
    understanding.shape = first.columns.shape
    if let note { understanding.notes.append(note) }
    if lost > 0 {
      understanding.notes.append("\(lost) links name places that are not there; they were passed over")
    }
    return Interpretation(records: records, understanding: understanding)
  }
}

extension JoinedTables {
  /// Makes places known by another column that tells them apart, where links name them so and not by their codes.
  private func addKeys(_ ends: [Slice], to places: inout LinkedPlaces) {
    guard ends.count(where: { places.number($0) != nil }) * 2 < ends.count else { return }
    let wanted = Set(ends.map(text.string))
    for part in parts {
      let table = part.interpreter.table
      let key = part.interpreter.contents.indices.first { column in
        part.interpreter.contents[column].isUnique
          && (0..<table.count).contains { wanted.contains(text.string(text.trimmed(table.cell($0, column)))) }
      }
      guard let key else { continue }
      for row in 0..<table.count { places.addKey(text.trimmed(table.cell(row, key)), of: part.start + row) }
    }
  }

  /// How many links tell how they name places.
  private static let sample = 1_000
}

extension Table {
  /// SNOMED's descriptions as a row a concept, with the name that is like no other's (`Asthma (disorder)`), or else the
  /// first in force; nil where the headings are others.
  func terms() -> Table? {
    let names = header.map(FieldNames.normalized)
    guard let concept = names.firstIndex(of: "conceptid"), let term = names.firstIndex(of: "term"),
      let type = names.firstIndex(of: "typeid")
    else { return nil }
    let active = names.firstIndex(of: "active")
    var rows: [String: Int] = [:]
    var order: [String] = []
    for row in 0..<count where active.map({ Truth.isTrue(string(row, $0)) }) ?? true {
      let code = string(row, concept)
      if rows[code] == nil {
        order.append(code)
        rows[code] = row
      } else if text.isEqual(cell(row, type), "900000000000003001") {
        rows[code] = row
      }
    }
    var table = Table(text, width: 2)
    table.header = [header[concept], header[term]]
    for row in order.compactMap({ rows[$0] }) {
      table.append([cell(row, concept), cell(row, term)], at: places[row])
    }
    return table
  }
}
