/// Several tables that form one tree, one level each: `estados.csv` and `municipios.csv`, joined by `codigo_uf`.
///
/// The rows of a table lie below those of an earlier one: the last that fits, by a column with the same name, or by a
/// column that holds the other's codes, best one that is called after it (`country_id` for `countries.csv`). A table of
/// links alone says where the rows of the others lie.
struct JoinedTables {
  private(set) var records = Records()
  private(set) var text: SourceText
  private var parts: [Part] = []
  private(set) var understanding: Understanding
  private var options: ReadingOptions
  private var linkTables: [(table: Table, columns: LinkTable, name: String)] = []
  /// Whether each table but the first has a column that is called after an earlier one, or is a parent's.
  private(set) var areReferring = true
  /// Whether each table but the first says so, has codes that lie in those of earlier ones, or a column that an earlier one
  /// has too.
  private(set) var areCertain = true

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
  }

  /// Joins tables whose texts are one.
  ///
  /// - Throws: `SourceErrors` if one fits none of the others.
  init(_ tables: [NamedTable], _ text: SourceText, _ options: ReadingOptions) throws(SourceErrors) {
    let ordered = NamedTable.ordered(tables)
    do throws(SourceErrors) {
      try self.init(ordered: ordered, text, options)
    } catch {
      // Names tell nothing where the highest level is named last.
      guard let turned = try? JoinedTables(ordered: ordered.reversed(), text, options) else { throw error }
      self = turned
    }
  }

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
      ?? LinkTable(edges: interpreter.table, interpreter.contents)
    {
      linkTables.append((interpreter.table, links, name))
      text = interpreter.table.text
      return
    }
    if let terms = interpreter.table.terms() {
      interpreter = TableInterpreter(terms, options, format: format, name: name)
    }
    guard let nameColumn = interpreter.columns.name else {
      throw SourceErrors(source: name, "no column could be the name; say which: --fields name=…")
    }
    text = interpreter.table.text
    var code = interpreter.columns.code
    var parents = [Int](repeating: -1, count: interpreter.table.count)
    var joinedBy: Int?
    if !parts.isEmpty {
      guard let join = join(interpreter) else {
        throw SourceErrors(
          source: name,
          "no column of it fits the files before it; there are \(interpreter.table.header.joined(separator: ", "))"
        )
      }
      (parents, joinedBy) = (join.parents, join.column)
      takeKey(join)
      areReferring = areReferring && join.isReference
      areCertain = areCertain && (join.isReference || join.column == nil || join.isShared && join.share == 1)
      if let joinedBy, code.map({ $0 == joinedBy || $0 == join.beside || isAbove(interpreter, $0) }) ?? true {
        code = otherCode(interpreter, joinedBy, join.beside)
      }
    }
    let own = ownParents(interpreter, code, joinedBy)
    for (row, parent) in (own?.parents ?? []).enumerated() where parent >= 0 { parents[row] = parent }
    add(interpreter, TableName.normalized(name), nameColumn, code, joinedBy, parents)
    if let own { understanding.parent.append(JoinedTables.title(own.column, of: interpreter.table)) }
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

  // MARK: Joining

  struct Join {
    /// Nil where the code alone tells it.
    let column: Int?
    /// The record above each row; -1 if the row names none, -2 if that does not exist.
    let parents: [Int]
    let share: Double
    /// Whether the column is called after the table above, or is a parent's.
    var isReference = false
    /// Whether the table above has a column of the same name, and it is the key of neither.
    var isShared = false
    /// The column of the table above that holds the same; nil where codes lie in each other.
    var key: Int?
    /// The number of the first record of the table above.
    var start = 0
    /// The column that tells the records above apart together with `column`.
    var beside: Int?
  }

  /// The best join with an earlier table: by a column that is called after it, or else with the nearest one, by columns
  /// with the same name before others. That both count their rows alike comes last.
  private func join(_ interpreter: TableInterpreter) -> Join? {
    let columns = 0..<interpreter.table.width
    for part in parts.reversed() {
      if let join = best(columns.compactMap { joinByReference(interpreter, $0, part) }) { return join }
    }
    for part in parts.reversed() {
      let (own, others) = (
        columns.filter { isKey(interpreter, $0) }, columns.filter { !isKey(interpreter, $0) }
      )
      var shared = best(others.compactMap { joinByHeading(interpreter, $0, part) })
      if let column = shared?.column {
        shared?.isShared = !TableName.stem(of: interpreter.table.header[column]).isEmpty
      }
      let join =
        shared
        ?? best(others.compactMap { joinByCode(interpreter, $0, part) })
        ?? best(own.compactMap { joinByHeading(interpreter, $0, part) })
      if let join { return join }
    }
    // A file a parent: the table above is not always the one before.
    return joinByNesting(interpreter, parts)
      ?? parts.reversed().lazy.compactMap { joinByNesting(interpreter, [$0]) }.first
  }

  private func best(_ joins: [Join]) -> Join? { joins.max { $0.share < $1.share } }

  /// Whether a column is the code that tells the rows of its own table apart.
  private func isKey(_ interpreter: TableInterpreter, _ column: Int) -> Bool {
    column == interpreter.columns.code && interpreter.contents[column].isUnique
      && interpreter.contents[column].total > 1
  }

  /// A join by a column that says by its heading that it holds the codes or the names of an earlier table, or of a parent.
  private func joinByReference(_ interpreter: TableInterpreter, _ column: Int, _ part: Part) -> Join? {
    let table = interpreter.table
    guard !table.header.isEmpty, column != interpreter.columns.name else { return nil }
    let heading = table.header[column]
    let meaning = TableName.meaning(of: heading, part.name)
    let isShared = part.code.map { code in
      !part.interpreter.table.header.isEmpty && !TableName.stem(of: heading).isEmpty
        && FieldNames.normalized(part.interpreter.table.header[code]) == FieldNames.normalized(heading)
    }
    let isParent = column == interpreter.columns.parent
    let isOwn = column == interpreter.columns.code && otherCode(interpreter, column) == nil
    let isWhole = meaning == .whole || isParent || isShared == true && !isOwn
    guard isWhole || meaning == .short && !isOwn else { return nil }
    let keys = [part.code, part.interpreter.columns.name].compactMap(\.self)
    var joins = keys.compactMap { fit(table, column, part, key: $0) }
    if joins.isEmpty, meaning == .whole {
      joins = slugs(of: part).compactMap { fit(table, column, part, key: $0) }
    }
    guard var join = joins.first, isWhole || !join.parents.contains(-2) else { return nil }
    join.isReference = true
    return join
  }

  /// The columns of an earlier table that hold a word of programs for each row: `slug` of categories, which a product names.
  private func slugs(of part: Part) -> [Int] {
    let table = part.interpreter.table
    return part.interpreter.contents.indices.filter { column in
      let content = part.interpreter.contents[column]
      return content.isUnique && content.filled == content.total
        && (0..<min(table.count, 100)).allSatisfy {
          text.bytes(table.cell($0, column), TextForm.init) == .word
        }
    }
  }

  /// A join by codes that lie in those of earlier tables: `AE.01` and `AE.01.101`, `11` and `1101`.
  private func joinByNesting(_ interpreter: TableInterpreter, _ parts: [Part]) -> Join? {
    guard let own = interpreter.columns.code else { return nil }
    var (keys, numbers): ([Slice], [Int]) = ([], [])
    for part in parts {
      guard let code = part.code else { return nil }
      let upper = part.interpreter.table
      keys += (0..<upper.count).map { text.trimmed(upper.cell($0, code)) }
      numbers += part.start..<(part.start + upper.count)
    }
    let codes = (0..<interpreter.table.count).map { text.trimmed(interpreter.table.cell($0, own)) }
    let parents = CodeNesting(keys + codes, text).parents.dropFirst(keys.count).map { parent in
      parent >= 0 && parent < keys.count ? numbers[Int(parent)] : -2
    }
    let found = parents.count { $0 >= 0 }
    guard found * 10 >= parents.count * 9 else { return nil }
    return Join(column: nil, parents: Array(parents), share: Double(found) / Double(max(parents.count, 1)))
  }

  /// A join by a column whose heading is also one of the earlier table.
  private func joinByHeading(_ interpreter: TableInterpreter, _ column: Int, _ part: Part) -> Join? {
    guard column != interpreter.columns.name, !interpreter.table.header.isEmpty else { return nil }
    let title = FieldNames.normalized(interpreter.table.header[column])
    let shared = part.interpreter.table.header.firstIndex { FieldNames.normalized($0) == title }
    guard !title.isEmpty, let shared, shared != part.joinedBy else { return nil }
    return fit(interpreter.table, column, part, key: shared)
  }

  /// A join by a column that holds the codes of the earlier table.
  private func joinByCode(_ interpreter: TableInterpreter, _ column: Int, _ part: Part) -> Join? {
    guard column != interpreter.columns.name, column != interpreter.columns.code, let code = part.code
    else { return nil }
    return fit(interpreter.table, column, part, key: code)
  }

  /// A join by a column; nil if the keys above are not unique, or if less than half of the cells match one.
  private func fit(_ table: Table, _ column: Int, _ part: Part, key: Int) -> Join? {
    let upper = part.interpreter.table
    let keys = (0..<upper.count).map { text.trimmed(upper.cell($0, key)) }
    var lookup = SliceTable(capacity: keys.count)
    for row in keys.indices where !keys[row].isEmpty {
      guard lookup.insert(row, keys, text) == row else { return fitPairs(table, column, part, key: key) }
    }
    var found = 0
    var filled = 0
    let parents = (0..<table.count).map { row -> Int in
      let cell = text.trimmed(table.cell(row, column))
      guard !cell.isEmpty else { return -1 }
      filled += 1
      guard let parent = text.bytes(cell, { lookup.number(of: $0, keys, text) }) else { return -2 }
      found += 1
      return part.start + parent
    }
    guard found > 0, found * 2 >= filled else { return nil }
    return Join(
      column: column, parents: parents, share: Double(found) / Double(max(table.count, 1)), key: key,
      start: part.start)
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
  private func otherCode(_ interpreter: TableInterpreter, _ joinedBy: Int, _ beside: Int? = nil) -> Int? {
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
