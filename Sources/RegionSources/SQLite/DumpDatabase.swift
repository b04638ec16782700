import CSQLite
import RegionModel

/// The tables of an SQL text in a database in memory, so that what is a tree among them is found as in any database.
///
/// The tables are made of their names, types and keys, and the rows are bound as texts: no statement of the text is run.
struct DumpDatabase {
  let connection: Connection
  /// Where the rows of each table stand in the source, by its name.
  private let places: [String: [UInt32]]
  /// Rows with the key of one before them.
  let twice: [SQLReader.Flaw]

  /// - Throws: `ListSourceError` where the database cannot be made.
  init(_ tables: [SQLTable], _ text: SourceText) throws(ListSourceError) {
    var (places, twice): ([String: [UInt32]], [SQLReader.Flaw]) = ([:], [])
    connection = try Connection(filledBy: { database throws(ListSourceError) in
      for table in tables where table.isNamed && places[table.name] == nil {
        guard
          database.run(DumpDatabase.definition(table, text, hasKeys: true))
            || database.run(DumpDatabase.definition(table, text, hasKeys: false))
        else { continue }
        places[table.name] = try DumpDatabase.fill(table, text, database, &twice)
      }
    })
    (self.places, self.twice) = (places, twice)
  }

  /// Where the rows of tables stand in the source, one table after the other.
  func places(of tables: [String]) -> [UInt32] { tables.flatMap { places[$0] ?? [] } }

  /// Binds the rows, and gives the places of those that were taken.
  private static func fill(
    _ table: SQLTable, _ text: SourceText, _ database: FilledDatabase, _ twice: inout [SQLReader.Flaw]
  ) throws(ListSourceError) -> [UInt32] {
    guard let rows = table.rows else { return [] }
    let marks = repeatElement("?", count: rows.width).joined(separator: ",")
    let statement = try database.statement(
      "INSERT OR IGNORE INTO \(TableShape.quoted(table.name)) VALUES (\(marks))")
    var places: [UInt32] = []
    places.reserveCapacity(rows.count)
    for row in 0..<rows.count {
      for column in 0..<rows.width {
        text.bytes(rows.cell(row, column)) { statement.bind($0, at: Int32(column + 1)) }
      }
      if statement.insert() {
        places.append(rows.places[row])
      } else {
        let key = table.columns.firstIndex { $0.name == table.primaryKey.first } ?? 0
        let code = text.string(rows.cell(row, key))
        twice.append(
          SQLReader.Flaw(
            place: Int(rows.places[row]), message: "the code \(code) stands twice", table: table.name))
      }
    }
    return places
  }

  /// The statement that makes a table of the same columns.
  private static func definition(_ table: SQLTable, _ text: SourceText, hasKeys: Bool) -> String {
    func list(_ names: [String]) -> String { names.map(TableShape.quoted).joined(separator: ", ") }
    var parts = table.columns.indices.map {
      TableShape.quoted(table.columns[$0].name) + " " + kind($0, table, text)
    }
    if hasKeys, !table.primaryKey.isEmpty { parts.append("PRIMARY KEY (\(list(table.primaryKey)))") }
    for key in hasKeys ? table.foreignKeys : [] {
      let targets = key.targets.isEmpty ? "" : " (\(list(key.targets)))"
      parts.append("FOREIGN KEY (\(list(key.columns))) REFERENCES \(TableShape.quoted(key.table))\(targets)")
    }
    return "CREATE TABLE \(TableShape.quoted(table.name)) (\(parts.joined(separator: ", ")))"
  }

  /// The type that keeps the texts of a column as they are: numbers are numbers only where nothing is lost.
  private static func kind(_ column: Int, _ table: SQLTable, _ text: SourceText) -> String {
    let type = table.columns[column].type
    if type.isEmpty { return "" }
    if ["char", "text", "clob", "string", "enum", "uuid"].contains(where: type.has) { return "TEXT" }
    let isInteger = ["int", "serial", "number", "numeric", "decimal"].contains(where: type.has)
    return isInteger && holdsIntegers(column, table, text) ? "INT" : "BLOB"
  }

  /// Whether the cells of a column are integers as SQLite writes them.
  private static func holdsIntegers(_ column: Int, _ table: SQLTable, _ text: SourceText) -> Bool {
    guard let rows = table.rows else { return true }
    return (0..<rows.count).allSatisfy { row in
      text.bytes(rows.cell(row, column)) { cell in
        let digits = cell.first == 0x2D ? UnsafeRawBufferPointer(rebasing: cell.dropFirst()) : cell
        return cell.isEmpty
          || digits.count < 18 && digits.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
            && (digits.count == 1 || digits.first != 0x30) && !digits.isEmpty
      }
    }
  }
}

/// A database in memory while tables are made in it.
struct FilledDatabase {
  private let database: OpaquePointer

  init(_ database: OpaquePointer) { self.database = database }

  /// Runs a statement, and tells whether it could be run.
  func run(_ sql: String) -> Bool { sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK }

  func statement(_ sql: String) throws(ListSourceError) -> FillingStatement {
    var handle: OpaquePointer?
    guard sqlite3_prepare_v2(database, sql, -1, &handle, nil) == SQLITE_OK, let handle else {
      throw .failed(String(cString: sqlite3_errmsg(database)))
    }
    return FillingStatement(handle, database)
  }
}

/// A statement that puts a row into a table, again and again.
final class FillingStatement {
  private let handle: OpaquePointer
  private let database: OpaquePointer

  fileprivate init(_ handle: OpaquePointer, _ database: OpaquePointer) {
    (self.handle, self.database) = (handle, database)
  }

  deinit { sqlite3_finalize(handle) }

  /// Binds a text that stays where it is until the row is put in; an empty one is no value.
  func bind(_ bytes: UnsafeRawBufferPointer, at place: Int32) {
    guard let base = bytes.baseAddress, !bytes.isEmpty else {
      sqlite3_bind_null(handle, place)
      return
    }
    let text = base.assumingMemoryBound(to: CChar.self)
    sqlite3_bind_text(handle, place, text, Int32(clamping: bytes.count), nil)
  }

  /// Puts the row in, and tells whether it was taken: one with the key of another is not.
  func insert() -> Bool {
    defer { sqlite3_reset(handle) }
    return sqlite3_step(handle) == SQLITE_DONE && sqlite3_changes(database) > 0
  }
}
