import RegionModel

/// Reading a database as a whole, like a file of another format.
extension SQLiteSource {
  /// Reads all places of a database into one tree, in the order of its rows.
  ///
  /// A row without its parent is an error, and so is a cycle; all of them are found in one reading. `options.keepsGoing`
  /// leaves such rows out, and those below them.
  ///
  /// - Parameter cancellation: Ends the reading, as `choice.timeout` does then; nil to read as long as it takes.
  /// - Throws: `SourceErrors` with the reason, and which option helps.
  /// - Complexity: O(rows).
  public static func whole(
    _ path: String, _ choice: Choice, _ options: ReadingOptions, _ cancellation: Cancellation? = nil
  ) throws(SourceErrors) -> ReadTree {
    do {
      let connection = try Connection(path)
      if let cancellation { connection.begin(cancellation, within: choice.timeout) }
      if let sql = choice.sql {
        return try queried(ListQuery(sql, connection, choice.fields), connection, options)
      }
      let shape = try TableShape(connection, choice.tables, choice.fields)
      let note = choice.tables.isEmpty ? try shape.otherTables(connection) : nil
      if let table = LevelTable(shape, choice.fields, connection) {
        return try kept(path, choice, options) { () throws(SourceErrors) in
          var read = try table.tree(connection, path, options)
          read.understanding.notes += [note].compactMap(\.self)
          return read
        }
      }
      guard shape.isReadWhole else { return try whole(shape, connection, path, options, note: note) }
      return try kept(path, choice, options) { () throws(SourceErrors) in
        try whole(shape, connection, path, options, note: note)
      }
    } catch let error as SourceErrors {
      throw error
    } catch {
      throw SourceErrors(source: path, "\(error)")
    }
  }

  /// A tree that every pick reads as a whole, from its entry in the cache.
  private static func kept(
    _ path: String, _ choice: Choice, _ options: ReadingOptions, anew: () throws(SourceErrors) -> ReadTree
  ) throws(SourceErrors) -> ReadTree {
    // What stands in a log beside the file changes neither its size nor its time.
    if Connection.hasLog(path) { return try anew() }
    return try TreeCache.read(path, options, tables: choice.tables, anew: anew)
  }

  /// Reads all places of tables of which the shape is known.
  ///
  /// - Parameter line: The line of a row, where the rows have some: they are counted from 0 through all tables.
  static func whole(
    _ shape: TableShape, _ connection: Connection, _ path: String, _ options: ReadingOptions,
    format: TreeFormat = .sqlite, note: String? = nil, line: (Int) -> Int? = { _ in nil }
  ) throws(SourceErrors) -> ReadTree {
    var understanding = shape.understanding(format, options)
    understanding.notes += [
      shape.trimNote(connection), shape.lineNote(connection), shape.pairNote(connection), note,
    ].compactMap(\.self)
    let read: Result<WholeRows, WholeTable.Flaws>
    do throws(ListSourceError) {
      connection.tell(options.progress, shape.tables, times: 2)
      let whole = WholeTable(try shape.inMemory(connection, keepsNames: true), connection)
      read = try whole.tree(AnswerReader(options).naming(shape.levelNames), keepsGoing: options.keepsGoing)
    } catch {
      throw SourceErrors(source: path, error.description)
    }
    switch read {
    case .success(let read):
      understanding.skipped = read.skipped
      understanding.notes = read.notes + understanding.notes
      return ReadTree(tree: read.whole.tree, understanding: understanding, block: read.whole.block)
    case .failure(let flaws):
      let first = flaws.all.prefix(SourceErrors.limit)
      var errors = SourceErrors(
        source: path, first.map { SourceError(line: line($0.row), $0.message) }, count: flaws.all.count,
        of: understanding)
      errors.leavesNothing = flaws.leaveNothing
      throw errors
    }
  }
}

extension TableShape {
  /// How the tables are understood, for people.
  func understanding(_ format: TreeFormat, _ options: ReadingOptions) -> Understanding {
    var understanding = Understanding(format: format, shape: description)
    understanding.name = tables.flatMap { $0.person.map { [$0.first, $0.family] } ?? [$0.title] }
    understanding.code = tables.map(\.code)
    understanding.parent = tables.flatMap { table in
      [table.isLinked ? nil : table.keyOfParent ?? table.parent, table.own?.column].compactMap(\.self)
    }
    understanding.levels = options.levels.isEmpty ? levelNames : options.levels
    understanding.others = fieldNames
    if let note = joinNote { understanding.notes.append(note) }
    return understanding
  }
}

extension TableShape {
  /// What to say of a list whose rows another table links to each other; nil where none does.
  fileprivate func pairNote(_ connection: Connection) -> String? {
    guard tables.count == 1, tables[0].parent == nil, let schema = try? Schema(connection),
      let links = schema.tables.first(where: { table in
        table.pair.map { pair in
          table.keys.contains { $0.column == pair.0 && $0.table.lowercased() == tables[0].name.lowercased() }
        } ?? false
      })
    else { return nil }
    return
      "all on one level: each row of \(links.name) names two of them, and nothing tells which is the upper one; "
      + "--query can"
  }

  /// What to say of names with blanks around them; nil where there are none.
  fileprivate func trimNote(_ connection: Connection) -> String? {
    let count = count(connection) { "\($0) <> trim(\($0)) AND trim(\($0)) <> ''" }
    guard count > 0 else { return nil }
    return count == 1 ? "blanks around 1 name were trimmed" : "blanks around \(count) names were trimmed"
  }

  /// What to say of names with tabs or line ends inside; nil where there are none.
  fileprivate func lineNote(_ connection: Connection) -> String? {
    let signs = "char(9, 10, 13)"
    let count = count(connection) { "trim(\($0), ' ' || \(signs)) GLOB '*[' || \(signs) || ']*'" }
    guard count > 0 else { return nil }
    return count == 1
      ? "line ends inside 1 name were made blanks" : "line ends inside \(count) names were made blanks"
  }

  /// The number of rows whose name fulfils a condition.
  private func count(_ connection: Connection, where condition: (String) -> String) -> Int {
    var count = 0
    // Names in other tables cost a search for each.
    for table in tables where table.names == nil && !table.isLinked {
      _ = try? connection.rows(
        "SELECT count(*) FROM \(table.quotedName) WHERE \(condition(table.writtenName))"
      ) { row in
        count += Int(row.text(0)) ?? 0
        return false
      }
    }
    return count
  }

  /// What to say of the tables that the tree is not made of; nil where there are none.
  fileprivate func otherTables(_ connection: Connection) throws(ListSourceError) -> String? {
    TableShape.note(ofOthers: unused(of: try Schema(connection).withoutRecords.tables.map(\.name)))
  }

  /// The tables that the tree is not made of, of these.
  func unused(of names: [String]) -> [String] {
    let used = tables.map { $0.name + $0.quotedName + $0.rows(where: "1") + $0.roots(where: "1") }.joined()
    return names.filter { !used.contains($0) }
  }

  /// The same for tables with these names.
  static func note(ofOthers others: [String]) -> String? {
    guard !others.isEmpty else { return nil }
    let shown = others.prefix(TableShape.mostOthers).joined(separator: ", ")
    return "other tables: \(shown)\(others.count > TableShape.mostOthers ? " …" : "");"
      + " --table takes one, or a level each with + between them"
  }

  private static let mostOthers = 8
}

extension SQLiteSource {
  /// The whole tree of a query of one's own.
  private static func queried(
    _ query: ListQuery, _ connection: Connection, _ options: ReadingOptions
  ) throws(ListSourceError) -> ReadTree {
    // The lists are read one after the other: what another program writes meanwhile is not seen.
    connection.holdStill()
    let tree = QueryTree(query, connection, AnswerReader(options), keepsFields: true)
    let part = try tree.read(atMost: QueryTree.most)
    guard !part.isPartial else { throw .failed("the query gives more than 5,000,000 places") }
    var understanding = Understanding(format: .sqlite, shape: "a query for each list")
    (understanding.name, understanding.code) = ([query.nameColumn], [query.codeColumn])
    understanding.levels = options.levels
    understanding.others = query.fieldNames
    return ReadTree(tree: part.tree, understanding: understanding, block: part.block)
  }

  /// How long rows are looked at that nobody asked for, in milliseconds.
  private static let longestCheck = 1_000

  /// What is wrong with the rows of the tables: parents that are not there, codes that stand twice below one, circles.
  ///
  /// - Parameter rows: The most rows of a table; larger ones are taken as they are, and those of a view that takes long. Nil
  ///   for any number, and any time.
  /// - Returns: The flaws, and how many rows cannot be reached for them; nil where nothing is wrong, or where nobody looked.
  /// - Complexity: O(rows).
  public func flaws(
    atMost rows: Int?
  ) throws(ListSourceError) -> (errors: SourceErrors?, unreachable: Int)? {
    guard case .tables(let shape) = shape else { return nil }
    let read: TableRows? = try SQLiteSource.locked(connection) { connection throws(ListSourceError) in
      connection.begin(nil, within: rows == nil ? nil : SQLiteSource.longestCheck)
      defer { connection.begin(nil) }
      let isLarge = shape.tables.contains { table in
        let name = TableShape.quoted(table.name)
        return rows.map { connection.hasRow("SELECT 1 FROM \(name) LIMIT 1 OFFSET \($0)") } ?? false
      }
      do throws(ListSourceError) {
        return isLarge ? nil : try TableRows(shape, connection, allowsSeveralParents: true)
      } catch {
        guard connection.isOutOfTime else { throw error }
        return nil
      }
    }
    guard var read, !read.flaws.all.isEmpty || read.leftOut > 0 else { return nil }
    let all = read.flaws.all
    if all.isEmpty { return (nil, read.leftOut) }
    read.leaveOut(read.flaws)
    let understanding = Understanding(format: .sqlite, shape: shape.description)
    let errors = SourceErrors(
      source: path, all.prefix(SourceErrors.limit).map { SourceError($0.message) }, count: all.count,
      of: understanding)
    return (errors, read.leftOut)
  }
}

extension TableShape {
  /// The shape of the database in a few words.
  var description: String {
    if isOneTable, tables[0].isLinked, !tables[0].isJoinedByName {
      return "the table \(tables[0].name), its parents in another table"
    }
    if isOneTable, tables[0].names != nil {
      return "the table \(tables[0].name), its names in another table"
    }
    if isOneTable { return "the table \(tables[0].name), its rows below each other" }
    guard tables.count > 1 else { return "the table \(tables[0].name), one level" }
    let levels = "a table a level: " + tables.map(\.name).joined(separator: ", ")
    let own = tables.filter { $0.own != nil }.map(\.name).joined(separator: ", ")
    return own.isEmpty ? levels : levels + "; the rows below each other in " + own
  }
}
