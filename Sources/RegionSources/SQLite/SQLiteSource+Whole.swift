import RegionModel

/// Reading a database as a whole, like a file of another format.
extension SQLiteSource {
  /// Reads all places of a database into one tree, in the order of its rows.
  ///
  /// A row without its parent is an error, and so is a cycle; all of them are found in one reading.
  ///
  /// - Throws: `SourceErrors` with the reason, and which option helps.
  /// - Complexity: O(rows).
  public static func whole(
    _ path: String, _ choice: Choice, _ options: ReadingOptions
  ) throws(SourceErrors) -> ReadTree {
    do {
      guard choice.sql == nil else {
        throw ListSourceError.failed("a query of one's own is read list by list, not whole")
      }
      let connection = try Connection(path)
      let shape = try TableShape(connection, choice.tables, choice.fields)
      if let table = LevelTable(shape, choice.fields, connection) {
        return try TreeCache.read(path, options) { () throws(SourceErrors) in
          try table.tree(connection, path, options)
        }
      }
      var understanding = Understanding(format: .sqlite, shape: shape.description)
      understanding.name = shape.tables.map(\.title)
      understanding.code = shape.tables.map(\.code)
      understanding.parent = shape.tables.compactMap { $0.isLinked ? nil : $0.parent }
      understanding.levels = options.levels
      understanding.others = shape.fieldNames
      switch try WholeTable(shape, connection).tree(AnswerReader(options)) {
      case .success(let read):
        return ReadTree(tree: read.tree, understanding: understanding, block: read.block)
      case .failure(let flaws):
        throw SourceErrors(source: path, flaws.all.map { SourceError($0.message) }, of: understanding)
      }
    } catch let error as SourceErrors {
      throw error
    } catch {
      throw SourceErrors(source: path, "\(error)")
    }
  }
}

extension TableShape {
  /// The shape of the database in a few words.
  var description: String {
    if isOneTable, tables[0].isLinked { return "the table \(tables[0].name), its parents in another table" }
    if isOneTable, tables[0].isNamedElsewhere {
      return "the table \(tables[0].name), its names in another table"
    }
    if isOneTable { return "the table \(tables[0].name), its rows below each other" }
    return tables.count == 1
      ? "the table \(tables[0].name), one level"
      : "a table a level: "
        + tables.map(\.name).joined(separator: ", ")
  }
}

/// All rows of the tables.
private struct WholeTable {
  private let shape: TableShape
  private let connection: Connection

  init(_ shape: TableShape, _ connection: Connection) {
    self.shape = shape
    self.connection = connection
  }

  private struct Row {
    let code: String
    let name: String
    let parent: String
    let level: Int
    /// The further fields, in the order of the names of all levels.
    var fields: [String] = []
  }

  /// What is wrong with rows.
  struct Flaws: Error {
    private(set) var all: [(row: Int, message: String)] = []
    private var known: Set<Int> = []

    /// Adds what is wrong with a row, unless something is known to be wrong with it.
    mutating func add(_ row: Int, _ message: String) {
      if known.insert(row).inserted { all.append((row, message)) }
    }

    mutating func sort() { all.sort { $0.row < $1.row } }
  }

  /// The tree, or what is wrong with it, in the order of the rows.
  func tree(_ reader: AnswerReader) throws(ListSourceError) -> Result<AnswerReader.Whole, Flaws> {
    var rows: [Row] = []
    for level in shape.tables.indices { rows += try self.rows(level) }
    var flaws = Flaws()
    let parents = parents(rows, &flaws)
    for (number, row) in rows.enumerated() {
      if let flaw = TextRules.flaw(in: row.name.utf8) {
        flaws.add(number, "the name of \(row.code) holds \(flaw)")
      }
    }
    let built = try reader.block { list throws(ListSourceError) in
      list.beginFields(shape.fieldNames)
      for (row, parent) in zip(rows, parents) {
        Array(row.code.utf8).withUnsafeBytes { code in
          Array(row.name.utf8).withUnsafeBytes { name in _ = list.add(code: code, name: name, parent: parent)
          }
        }
        if !row.fields.isEmpty { list.addFields(texts: row.fields) }
      }
    }
    switch built {
    case .success(let whole) where flaws.all.isEmpty: return .success(whole)
    case .success: break
    case .failure(let broken): for flaw in broken.all { flaws.add(flaw.record, flaw.description) }
    }
    flaws.sort()
    return .failure(flaws)
  }

  private func rows(_ level: Int) throws(ListSourceError) -> [Row] {
    let table = shape.tables[level]
    let parent = table.parent.map(TableShape.quoted) ?? "NULL"
    var rows: [Row] = []
    let others = shape.fieldNames.map { table.others.contains($0) ? TableShape.quoted($0) : "NULL" }
    let columns = [table.quotedCode, table.shownName, parent] + others
    let sql = "SELECT \(columns.joined(separator: ", ")) FROM \(table.quotedName)\(table.order)"
    try connection.rows(sql) { row throws(ListSourceError) in
      let fields = others.indices.map { row.text(3 + $0) }
      rows.append(
        Row(code: row.text(0), name: row.text(1), parent: row.text(2), level: level, fields: fields))
      return true
    }
    return rows
  }

  /// The index of each row's parent; nil for a root.
  private func parents(_ rows: [Row], _ flaws: inout Flaws) -> [Int?] {
    var numbers: [[String]: Int] = [:]
    for (number, row) in rows.enumerated() {
      let key = ["\(shape.isOneTable ? 0 : row.level)", row.code]
      if numbers[key] == nil {
        numbers[key] = number
      } else {
        flaws.add(number, "the code \(row.code) stands twice")
      }
    }
    var parents: [Int?] = []
    var orphans: [Int] = []
    var hasRoot = false
    for (number, row) in rows.enumerated() {
      let key = ["\(shape.isOneTable ? 0 : row.level - 1)", row.parent]
      let isItself = shape.isOneTable ? row.parent.isEmpty || row.parent == row.code : row.level == 0
      let parent = isItself ? nil : numbers[key]
      // A code that marks roots is a place's own where there is such a place.
      let isRoot = isItself || parent == nil && shape.isOneTable && RootRows.isMark(row.parent)
      hasRoot = hasRoot || isRoot
      if !isRoot, parent == nil { orphans.append(number) }
      parents.append(parent)
    }
    // Where no row is a root, those whose parent is not there are, as in the lists.
    guard hasRoot || !shape.isOneTable else { return parents }
    for number in orphans {
      flaws.add(number, "\(rows[number].code): there is no parent \(rows[number].parent)")
    }
    return parents
  }
}
