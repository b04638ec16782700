import CSQLite
import RegionModel

/// A database with one table, whose rows name their parent: `place(code, parent, name, …)`, with an index on the parent.
///
/// Where no place has a code, rows are numbered: `place(id, parent_id, name, …)`.
struct DatabaseWriter {
  private let part: ExportedPart
  private let hasCodes: Bool
  private let room: FieldRoom
  private var fields: [String] { room.names }

  /// - Throws: Where a code is that of several places, and where only some have one: a row is found by its code.
  init(_ part: ExportedPart) throws(ExportError) {
    self.part = part
    try part.checkUniqueCodes()
    var (some, all) = (false, true)
    try part.walk { event throws(ExportError) in
      guard case .enter(let region, _, _, _) = event else { return }
      if region.code.isEmpty { all = false } else { some = true }
    }
    guard !some || all else {
      throw ExportError("some have a code and some have none; a row is found by its code")
    }
    hasCodes = some
    room =
      some
      ? FieldRoom(part, columns: ["code", "parent", "name"], parent: "parent")
      : FieldRoom(part, columns: ["id", "parent_id", "name"], parent: "parent_id")
  }

  func written() throws(ExportError) -> ExportedTree {
    ExportedTree(bytes: try database(), leftOut: room.leftOut)
  }

  private func database() throws(ExportError) -> [UInt8] {
    var database: OpaquePointer?
    guard sqlite3_open(":memory:", &database) == SQLITE_OK, let database else {
      throw ExportError("out of memory")
    }
    defer { sqlite3_close(database) }
    try run(createTable, database)
    try run("BEGIN", database)
    try insert(into: database)
    try run("COMMIT", database)
    try run("CREATE INDEX place_parent ON place(\(hasCodes ? "parent" : "parent_id"))", database)
    var size: sqlite3_int64 = 0
    guard let bytes = sqlite3_serialize(database, "main", &size, 0) else {
      throw ExportError("out of memory")
    }
    defer { sqlite3_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
  }

  private var createTable: String {
    let own = hasCodes ? "code TEXT PRIMARY KEY, parent TEXT" : "id INTEGER PRIMARY KEY, parent_id INTEGER"
    let others = fields.map { ", \(TableShape.quoted($0)) TEXT" }.joined()
    return "CREATE TABLE place(\(own), name TEXT NOT NULL\(others))"
  }

  private func insert(into database: OpaquePointer) throws(ExportError) {
    let marks = Array(repeating: "?", count: 3 + fields.count).joined(separator: ", ")
    var handle: OpaquePointer?
    guard sqlite3_prepare_v2(database, "INSERT INTO place VALUES (\(marks))", -1, &handle, nil) == SQLITE_OK,
      let handle
    else { throw DatabaseWriter.failure(database) }
    let statement = Statement(handle)
    let fields = fields
    var way: [String] = []
    var count = 0
    try part.walk { event throws(ExportError) in
      switch event {
      case .enter(let region, _, let hasChildren, _):
        count += 1
        let key = hasCodes ? region.code : "\(count)"
        statement.bind(texts: [key, way.last, region.name] + region.texts(of: fields))
        guard statement.step() == SQLITE_DONE else { throw DatabaseWriter.failure(database) }
        statement.reset()
        if hasChildren { way.append(key) }
      case .leave(_, _, let hasChildren): if hasChildren { way.removeLast() }
      }
    }
  }

  private func run(_ sql: String, _ database: OpaquePointer) throws(ExportError) {
    guard sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK else {
      throw DatabaseWriter.failure(database)
    }
  }

  private static func failure(_ database: OpaquePointer) -> ExportError {
    ExportError("\(String(cString: sqlite3_errmsg(database)))")
  }
}
