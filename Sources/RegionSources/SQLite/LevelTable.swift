/// A table of a database that no column for a parent makes a tree: a column a level (`province, city, county`), codes that
/// lie in each other, paths.
///
/// No query finds the list below a place then, so it is read as a whole, as a file of the same columns would be.
struct LevelTable {
  private let table: TableShape.Table
  private let columns: [String]
  /// Whether a column a level tells the tree, by the headings or by the first rows.
  private(set) var hasLevels = false
  /// Whether rows name those above them.
  private(set) var hasNamedParents = false

  /// How many rows show what a table is.
  private static let sample = 2_000
  /// The most rows that are read as a whole where only a sample tells that they are a tree.
  private static let most = 1_000_000

  /// Nil where a column names the parents, or where the rows are a list.
  init?(_ shape: TableShape, _ fields: FieldChoice, _ connection: Connection) {
    guard shape.tables.count == 1, let table = shape.tables.first, table.parent == nil,
      fields.code.isEmpty || fields.name.count > 1, fields.parent.isEmpty, fields.name.count != 1
    else { return nil }
    columns = table.columns
    self.table = table
    if fields.name.count > 1 { return }
    let levels = LevelWords.columns(columns).filter { $0.isKnown && ($0.name ?? $0.plain) != nil }
    let names = levels.compactMap { ($0.name ?? $0.plain).map { columns[$0] } }
    if levels.count > 1, names.contains(table.title) || LevelTable.holdsDocuments(table, connection) {
      hasLevels = true
      return
    }
    guard fields == FieldChoice(), let understanding = sample(connection) else { return nil }
    hasLevels = areLevels(understanding, table.title)
    hasNamedParents = understanding.shape == "rows that name their parent"
    guard hasLevels || LevelTable.areTree(understanding.shape) else { return nil }
  }

  /// Whether the texts that were taken for names are objects or lists of JSON.
  private static func holdsDocuments(_ table: TableShape.Table, _ connection: Connection) -> Bool {
    var (count, documents) = (0, 0)
    _ = try? connection.rows(
      "SELECT \(table.writtenName) FROM \(table.quotedName) WHERE \(table.writtenName) <> '' LIMIT 20"
    ) { row in
      count += 1
      let text = row.bytes(0)
      let isDocument =
        text.first == UInt8(ascii: "{") && text.last == UInt8(ascii: "}")
        || text.first == UInt8(ascii: "[") && text.last == UInt8(ascii: "]")
      documents += isDocument ? 1 : 0
      return true
    }
    return count > 0 && documents == count
  }

  /// How the first rows are understood; nil where they are not, or where there are too many to read them all.
  private func sample(_ connection: Connection) -> Understanding? {
    var count = 0
    _ = try? connection.rows(
      "SELECT count(*) FROM (SELECT 1 FROM \(table.quotedName) LIMIT \(LevelTable.most + 1))"
    ) {
      row in
      count = Int(row.text(0)) ?? 0
      return true
    }
    guard count <= LevelTable.most else { return nil }
    return (try? tree(connection, "", ReadingOptions(), atMost: LevelTable.sample))?.understanding
  }

  /// Whether rows are a tree by their codes, their paths, their numbers, or by a column that only its cells tell for that of
  /// parents.
  private static func areTree(_ shape: String) -> Bool {
    let trees: Set<String> = [
      "rows whose codes lie in each other", "rows whose paths lie in each other",
      "rows with the numbers of nested sets", "rows that name their parent",
    ]
    return trees.contains(shape) || shape.hasPrefix("paths, separated by ")
  }

  /// Whether rows have a column a level, and what would name them as a list names an upper level, so that it repeats; or
  /// they have levels in the order of the columns and nothing besides but a code and remarks.
  private func areLevels(_ understanding: Understanding, _ title: String) -> Bool {
    guard understanding.shape == "a column a level" else { return false }
    if understanding.name.dropLast().contains(title) { return true }
    let numbers = understanding.name.compactMap(columns.firstIndex(of:))
    return numbers.count > 1 && numbers == numbers.sorted()
      && understanding.others.allSatisfy(PropertyWords.areIn)
  }

  func tree(
    _ connection: Connection, _ path: String, _ options: ReadingOptions, atMost limit: Int = -1
  ) throws(SourceErrors) -> ReadTree {
    var bytes: [UInt8] = []
    LevelTable.append(columns.map { Array($0.utf8) }, to: &bytes)
    // Pictures and the shapes on maps are no texts.
    let list = columns.map(TableShape.quoted).map { "iif(typeof(\($0)) = 'blob', '', \($0))" }.joined(
      separator: ", ")
    // The rows are read as a text behind it.
    connection.tell(options.progress, [table], times: 1, share: 0.1)
    do throws(ListSourceError) {
      _ = try connection.rows("SELECT \(list) FROM \(table.quotedName)\(table.order) LIMIT \(limit)") { row in
        LevelTable.append(columns.indices.map { Array(row.bytes($0)) }, to: &bytes)
        return true
      }
    } catch {
      throw SourceErrors(source: path, error.description)
    }
    var options = options
    options.format = .csv
    // The table is chosen.
    options.tables = []
    let read: Result<ReadTree, SourceErrors> = bytes.withUnsafeBytes { bytes in
      Result { () throws(SourceErrors) in try readTree(bytes, name: path, options: options) }
    }
    switch read {
    case .success(var tree):
      tree.understanding.format = .sqlite
      return tree
    case .failure(let flaws):
      // The lines are those of no file.
      var understanding = flaws.understanding
      understanding?.format = .sqlite
      throw SourceErrors(
        source: path, flaws.first.map { SourceError($0.message) }, count: flaws.count, of: understanding)
    }
  }

  /// Adds a row of cells as a line of CSV.
  private static func append(_ row: [[UInt8]], to bytes: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    for (number, cell) in row.enumerated() {
      if number > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(quote)
      for byte in cell {
        if byte == quote { bytes.append(quote) }
        bytes.append(byte)
      }
      bytes.append(quote)
    }
    bytes.append(0x0A)
  }
}
