/// A table of a database with a column a level: `province, city, county`, with or without their codes.
///
/// Such a table has no rows for the upper levels, so it is read as a whole, as a file of the same columns would be.
struct LevelTable {
  private let table: TableShape.Table
  private let columns: [String]

  /// Nil where a column names the rows or their parents, or where too few columns are called like levels.
  init?(_ shape: TableShape, _ fields: FieldChoice) {
    guard shape.tables.count == 1, let table = shape.tables.first, table.parent == nil,
      fields.code.isEmpty, fields.parent.isEmpty, fields.name.count != 1
    else { return nil }
    columns = table.columns
    self.table = table
    if fields.name.count > 1 { return }
    let levels = LevelWords.columns(columns).filter { $0.isKnown && ($0.name ?? $0.plain) != nil }
    let names = levels.compactMap { ($0.name ?? $0.plain).map { columns[$0] } }
    guard levels.count > 1, names.contains(table.title) else { return nil }
  }

  func tree(
    _ connection: Connection, _ path: String, _ options: ReadingOptions
  ) throws(SourceErrors) -> ReadTree {
    var bytes: [UInt8] = []
    LevelTable.append(columns.map { Array($0.utf8) }, to: &bytes)
    let list = columns.map(TableShape.quoted).joined(separator: ", ")
    do throws(ListSourceError) {
      _ = try connection.rows("SELECT \(list) FROM \(table.quotedName)\(table.order)") { row in
        LevelTable.append(columns.indices.map { Array(row.bytes($0)) }, to: &bytes)
        return true
      }
    } catch {
      throw SourceErrors(source: path, error.description)
    }
    var options = options
    options.format = .csv
    let read: Result<ReadTree, SourceErrors> = bytes.withUnsafeBytes { bytes in
      Result { () throws(SourceErrors) in try readTree(bytes, name: path, options: options) }
    }
    var tree = try read.get()
    tree.understanding.format = .sqlite
    return tree
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
