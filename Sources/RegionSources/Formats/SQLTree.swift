import RegionModel

/// The tree of the tables in an SQL text.
struct SQLTree {
  enum Found {
    /// The rows of one table, or of tables that their columns join.
    case rows(Interpretation, SourceText)
    /// Tables that were read as those of a database.
    case tree(ReadTree)

    /// Whether rows were read of which nothing is wrong.
    fileprivate var isWhole: Bool {
      guard case .rows(let interpretation, _) = self else { return false }
      return interpretation.records.flaws.isEmpty && interpretation.records.lost == 0
    }
  }

  private let files: SourceFiles
  private let options: ReadingOptions
  private let reader: SQLReader
  /// The tables with rows, without those in which programs keep what they did to the others.
  private let tables: [SQLTable]

  /// - Throws: `SourceErrors` where no table has rows.
  init(_ files: SourceFiles, _ options: ReadingOptions) throws(SourceErrors) {
    (self.files, self.options) = (files, options)
    reader = SQLFormat.reader(of: files.all, SourceText(files.bytes), progress: options.progress)
    for file in files.all {
      let binary = reader.binary.filter {
        $0.lowerBound >= file.start && $0.upperBound <= file.start + file.count
      }
      .map { ($0.lowerBound - file.start)..<($0.upperBound - file.start) }
      try EncodingCheck.check(files.bytes(of: file), name: file.name, but: binary)
    }
    let filled = reader.tables.filter { $0.count > 0 }
    let places = filled.filter { table in
      !Schema.areRecords(table.name) || options.tables.contains { $0.lowercased() == table.name.lowercased() }
    }
    tables = places.isEmpty ? filled : places
    guard tables.isEmpty else { return }
    guard reader.flaws.isEmpty else { throw errors(reader.flaws, nil) }
    throw SourceErrors(source: files.name, "the SQL puts no rows into a table")
  }

  func found() throws(SourceErrors) -> Found {
    let names = options.tables.map { $0.lowercased() }
    if tables.count == 1, names.isEmpty || names == [tables[0].name.lowercased()] {
      return try rows(of: tables[0])
    }
    let (database, shape): (DumpDatabase, TableShape)
    do throws(ListSourceError) {
      database = try DumpDatabase(tables, reader.text)
      shape = try TableShape(database.connection, options.tables, options.fields)
    } catch {
      // Tables that no key joins may still fit by their columns, as files do.
      if options.tables.isEmpty, let joined = joined() { return joined }
      if let bare = try withoutColumns() { return bare }
      throw SourceErrors(source: files.name, error.description)
    }
    if let name = shape.plainTable, let table = tables.first(where: { $0.name == name }) {
      return try rows(of: table)
    }
    // What the rows of tables without keys refer to may be another column: `LA` of states.
    if options.tables.isEmpty, shape.tables.contains(where: { $0.code == "rowid" }), let joined = joined() {
      return joined
    }
    do throws(SourceErrors) { return try levels(shape, database) } catch {
      // A number may be that of another key: the `id` of a table that has a `code` too. And codes of tables without keys may
      // be counted in each place above.
      let haveKeys = tables.contains { !$0.primaryKey.isEmpty }
      let mayFit = error.lines.allSatisfy { line in
        line.contains("there is no parent") || !haveKeys && line.hasSuffix(" stands twice")
      }
      if options.tables.isEmpty, mayFit,
        let joined = joined(),
        joined.isWhole
      {
        return joined
      }
      throw error
    }
  }

  // MARK: One table

  private func rows(of table: SQLTable) throws(SourceErrors) -> Found {
    var options = options
    options.fields = table.fields(options.fields)
    if let numbered = table.numbered, options.fields == FieldChoice() { options.fields = numbered }
    var interpreter = TableInterpreter(table.table(reader.text), options, format: .sql, name: files.name)
    var result = try interpreter.interpretation()
    if table.hasRowNumbers {
      result.records.codes = Array(repeating: .none, count: result.records.count)
      result.understanding.code = []
    }
    for flaw in flaws(of: [table.name]) {
      result.records.reportLost(UInt32(clamping: flaw.place), flaw.message)
    }
    tell(of: [table], in: &result.understanding)
    return .rows(result, interpreter.table.text)
  }

  // MARK: Several tables

  private func levels(_ shape: TableShape, _ database: DumpDatabase) throws(SourceErrors) -> Found {
    let unused = shape.unused(of: tables.map(\.name))
    let read = tables.filter { !unused.contains($0.name) }
    let broken =
      flaws(of: read.map(\.name)) + database.twice.filter { flaw in read.contains { $0.name == flaw.table } }
    guard options.keepsGoing || broken.isEmpty else {
      throw errors(broken, shape.understanding(.sql, options))
    }
    let places =
      shape.isOneTable && shape.plainTable == nil ? [] : database.places(of: shape.tables.map(\.name))
    var tree = try SQLiteSource.whole(shape, database.connection, files.name, options, format: .sql) { row in
      places.indices.contains(row) ? files.flaw(at: places[row], "").line : nil
    }
    tree.understanding.skipped += broken.count
    tell(of: read, in: &tree.understanding)
    return .tree(tree)
  }

  /// The tree of rows that are put into tables of which nothing says the columns, `INSERT INTO films VALUES (…)`; nil for others.
  ///
  /// - Throws: `SourceErrors` that names the tables, where their values do not tell which rows lie in which.
  private func withoutColumns() throws(SourceErrors) -> Found? {
    let names = options.tables.map { $0.lowercased() }
    let chosen = names.compactMap { name in tables.first { $0.name.lowercased() == name } }
    guard chosen.count == names.count, !tables.contains(where: \.isNamed) else { return nil }
    if chosen.count == 1 { return try rows(of: chosen[0]) }
    if let joined = joined(chosen.isEmpty ? tables : chosen) { return joined }
    let seen = tables.prefix(8).map(\.name).joined(separator: ", ")
    throw SourceErrors(
      source: files.name,
      "nothing says the columns of \(seen), and their values join them in no way: say --table NAME")
  }

  /// The tables as files of a level each would be; nil where they do not say that they belong together.
  private func joined(_ chosen: [SQLTable]? = nil) -> Found? {
    let tables = chosen ?? tables
    guard tables.count <= SQLTree.mostJoined else { return nil }
    let all = tables.map { NamedTable(table: $0.table(reader.text), format: .sql, name: $0.name) }
    guard let joined = try? JoinedTables(all, reader.text, options),
      joined.areCertain || joined.areWhole && !tables.contains(where: \.isNamed)
    else { return nil }
    let text = joined.text
    guard var result = try? joined.interpretation() else { return nil }
    for flaw in flaws(of: tables.map(\.name)) {
      result.records.reportLost(UInt32(clamping: flaw.place), flaw.message)
    }
    tell(of: tables, in: &result.understanding)
    return .rows(result, text)
  }

  /// More tables are no levels of one tree.
  private static let mostJoined = 8

  // MARK: What is said

  /// What is wrong with rows of some tables, or with the whole text.
  private func flaws(of names: [String]) -> [SQLReader.Flaw] {
    reader.flaws.filter { flaw in flaw.table.map { names.contains($0) } ?? true }
  }

  private func errors(_ flaws: [SQLReader.Flaw], _ understanding: Understanding?) -> SourceErrors {
    let sorted = flaws.sorted { $0.place < $1.place }
    return SourceErrors(
      source: files.name,
      sorted.prefix(SourceErrors.limit).map { files.flaw(at: UInt32(clamping: $0.place), $0.message) },
      count: flaws.count, of: understanding)
  }

  /// Which tables were read, which were not, and what has no values.
  private func tell(of read: [SQLTable], in understanding: inout Understanding) {
    let names = read.map(\.name)
    var notes = [names.count == 1 ? "the table \(names[0])" : "the tables \(names.joined(separator: ", "))"]
    if options.tables.isEmpty,
      let note = TableShape.note(ofOthers: tables.map(\.name).filter { !names.contains($0) })
    {
      notes.append(note)
      understanding.leftAside.append(note)
    }
    let computed = read.flatMap { table in
      table.computed.sorted().filter(table.columns.indices.contains).map { table.columns[$0].name }
    }
    if !computed.isEmpty {
      notes.append(
        "values of \(computed.prefix(5).joined(separator: ", ")) that the database computes are left empty")
    }
    if reader.queries > 0 {
      let note =
        reader.queries == 1
        ? "the rows of 1 statement are those of a query, and were not read"
        : "the rows of \(reader.queries) statements are those of queries, and were not read"
      notes.append(note)
      understanding.leftAside.append(note)
    }
    understanding.notes += notes
  }
}

extension SQLTable {
  /// What a person said of the fields, and what the comments of the columns say where their names say nothing:
  /// `mc varchar(50) COMMENT '名称'`.
  fileprivate func fields(_ choice: FieldChoice) -> FieldChoice {
    guard choice == FieldChoice(), columns.contains(where: { !$0.comment.isEmpty }) else { return choice }
    var choice = choice
    choice.name = commented(.name)
    choice.code = commented(.code)
    choice.parent = commented(.parent)
    return choice
  }

  /// The only column whose comment is a word for a role that no column's name is.
  private func commented(_ role: FieldRole) -> [String] {
    let words = FieldNames.of(role)
    guard columns.allSatisfy({ words.rank(FieldNames.normalized($0.name)) == nil }) else { return [] }
    let found = columns.filter { words.rank(FieldNames.normalized($0.comment)) != nil }
    return found.count == 1 ? [found[0].name] : []
  }
}

extension TableShape {
  /// The name of the table where one alone is the tree and has its names and parents itself.
  fileprivate var plainTable: String? {
    guard tables.count == 1, !tables[0].isLinked, tables[0].names == nil else { return nil }
    return tables[0].name
  }
}
