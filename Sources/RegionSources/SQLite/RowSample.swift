/// The first rows of a table of a database, as those of a file: what columns are is told by their texts, whatever they are
/// called.
struct RowSample {
  private(set) var table: Table
  let contents: [ColumnContent]

  /// How many rows are read, and how much of a text, in characters.
  private static let (rows, text) = (300, 400)

  /// Nil where the rows cannot be read.
  ///
  /// - Parameter columns: The columns that are read.
  /// - Complexity: O(1) in a table; a view may read more.
  init?(_ name: String, _ columns: [String], _ connection: Connection) {
    var table = Table(SourceText(UnsafeRawBufferPointer(start: nil, count: 0)), width: columns.count)
    table.header = columns
    // Pictures and the shapes on maps are no texts.
    let list = columns.map(TableShape.quoted).map {
      "iif(typeof(\($0)) = 'blob', '', substr(\($0), 1, \(RowSample.text)))"
    }
    let sql = "SELECT \(list.joined(separator: ", ")) FROM \(TableShape.quoted(name)) LIMIT \(RowSample.rows)"
    let count = try? connection.rows(sql) { row in
      table.append(columns.indices.map { table.text.make(row.bytes($0)) }, at: 0)
      return true
    }
    guard count != nil, table.count > 1 else { return nil }
    self.table = table
    contents = columns.indices.map { ColumnContent(table, $0) }
  }
}

extension TableShape.Table {
  /// The same table by another column of names, where the texts of its rows tell that these are the names.
  func named(byTextsOf connection: Connection) -> TableShape.Table {
    guard names == nil, person == nil, hasOthers, let sample = RowSample(name, columns, connection),
      let title = columns.firstIndex(of: title)
    else { return self }
    var roles = TableColumns()
    roles.code = columns.firstIndex(of: code)
    roles.parent = parent.flatMap(columns.firstIndex(of:)) ?? (isLinked ? roles.code : nil)
    let words = columns.map(FieldNames.normalized)
    let taken = (outer + outerParent + [own?.column].compactMap(\.self)).compactMap(columns.firstIndex(of:))
    let evidence = NameEvidence(sample.table, sample.contents, words, roles, taken: taken)
    return evidence.better(than: title).map { titled(columns[$0]) } ?? self
  }

  /// Whether a column is left that could have the names: `id`, `parent_id` and `name` have none.
  private var hasOthers: Bool {
    let taken = Set(
      [title, code] + [parent].compactMap(\.self) + outer + outerParent + [own?.column].compactMap(\.self))
    return columns.contains { !taken.contains($0) }
  }
}
