import CSQLite
import Glibc

/// A read-only database, used by one thread at a time.
final class Connection: @unchecked Sendable {  // Whoever has one keeps it behind a lock.
  private var database: OpaquePointer?
  private var kept: [String: Statement] = [:]
  private var cancellation: Cancellation?
  private var deadline: Int?
  /// How long the queries may take that end at the deadline, in milliseconds.
  private var limit = 0
  /// Hears of every few thousand rows that are read how many those before them were.
  private var heard: ((Int) -> Void)?
  private var rowsRead = 0
  /// Compares rows with what is searched for; made by the first search.
  private(set) lazy var matcher: RowMatcher = {
    var encoding = ""
    _ = try? rows("PRAGMA encoding") { row in
      encoding = row.text(0)
      return false
    }
    let matcher = RowMatcher(isUTF8: encoding == "UTF-8")
    matcher.define(in: database)
    return matcher
  }()

  /// How many steps a query runs between two checks for cancellation.
  private static let stepsAtOnce: Int32 = 4_000

  /// Opens the file at `path`.
  ///
  /// If that fails, for example because another program left a journal in a read-only folder, the file is read as it
  /// is.
  ///
  /// - Throws: `ListSourceError` with the reason, without the path.
  init(_ path: String) throws(ListSourceError) {
    do throws(ListSourceError) {
      try open(path, Connection.leavesFiles(path) ? "mode=rw" : "mode=ro")
    } catch {
      // What another program is writing just now is no database yet.
      let isLocked =
        database.map { [SQLITE_BUSY, SQLITE_LOCKED].contains(sqlite3_errcode($0) & 0xFF) } ?? false
      close()
      if isLocked { throw error }
      try open(path, "mode=ro&immutable=1")
    }
    if let sizes = Connection.sizeOfCut(path) {
      close()
      throw .failed("the database is cut off: \(sizes.there) of \(sizes.stated) bytes are there")
    }
    sqlite3_progress_handler(
      database, Connection.stepsAtOnce,
      { connection in
        Unmanaged<Connection>.fromOpaque(connection!).takeUnretainedValue().isStopped ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// A database in memory with what `fill` puts into it.
  ///
  /// - Throws: `ListSourceError` where there is no memory for it.
  init(filledBy fill: (FilledDatabase) throws(ListSourceError) -> Void) throws(ListSourceError) {
    guard sqlite3_open(":memory:", &database) == SQLITE_OK, let database else { throw failure }
    sqlite3_exec(database, "BEGIN", nil, nil, nil)
    try fill(FilledDatabase(database))
    sqlite3_exec(database, "COMMIT", nil, nil, nil)
  }

  deinit { close() }

  private func open(_ path: String, _ mode: String) throws(ListSourceError) {
    let access = mode == "mode=rw" ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY
    let flags = access | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2("file:\(Connection.escaped(path))?\(mode)", &database, flags, nil)
    guard code == SQLITE_OK else { throw failure }
    sqlite3_busy_timeout(database, 2_000)
    // SQLite reads the file here for the first time.
    _ = try rows("SELECT count(*) FROM sqlite_master") { _ in true }
  }

  /// The sizes of a file that is shorter than its header says; nil for a whole one.
  ///
  /// SQLite reads what is not there as zeros, and finds rows in them that are none. What another program has written and
  /// not yet moved into the file stands in a log beside it: then nothing is said.
  private static func sizeOfCut(_ path: String) -> (there: Int, stated: Int)? {
    guard !hasLog(path) else { return nil }
    var status = stat()
    let file = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { Glibc.close(file) }
    var header = [UInt8](repeating: 0, count: 100)
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      pread(file, &header, header.count, 0) == header.count
    else { return nil }
    func number(_ place: Int) -> Int { header[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    let page = Int(header[16]) << 8 | Int(header[17])
    // The number of pages holds where the last writer wrote it too.
    guard number(24) == number(92), number(28) > 0 else { return nil }
    let stated = number(28) * (page == 1 ? 65_536 : page)
    return Int(status.st_size) < stated ? (Int(status.st_size), stated) : nil
  }

  /// Whether SQLite makes a log and its index beside the file that a reader leaves there.
  ///
  /// So it is where a database has a log when it is written, and none now. Who may write removes both again; there is
  /// nothing to write, and each query is checked for that.
  private static func leavesFiles(_ path: String) -> Bool {
    let file = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { Glibc.close(file) }
    // How it is to be written and read: 2 is with a log.
    var versions: (UInt8, UInt8) = (0, 0)
    return pread(file, &versions, 2, 18) == 2 && versions == (2, 2) && !hasLog(path)
      && access(path, W_OK) == 0
  }

  /// Whether a log beside the file may hold what is not in it yet.
  static func hasLog(_ path: String) -> Bool {
    var status = stat()
    return stat(path + "-wal", &status) == 0 && status.st_size > 0
  }

  private func close() {
    kept = [:]
    sqlite3_close_v2(database)
    database = nil
  }

  private static func escaped(_ path: String) -> String {
    let hex = Array("0123456789ABCDEF")
    return path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x30...0x39,
        0x41...0x5A,
        0x61...0x7A:
        String(Unicode.Scalar(byte))
      default: "%\(hex[Int(byte >> 4)])\(hex[Int(byte & 15)])"
      }
    }.joined()
  }

  private var isStopped: Bool {
    cancellation?.isCancelled == true || deadline.map { MonotonicClock.milliseconds > $0 } ?? false
  }

  /// SQLite's message for its last call.
  private var failure: ListSourceError {
    if cancellation?.isCancelled == true { return .cancelled }
    guard let database else { return .failed("out of memory") }
    switch sqlite3_errcode(database) & 0xFF {
    case SQLITE_INTERRUPT where isOutOfTime: return outOfTime
    case SQLITE_BUSY, SQLITE_LOCKED:
      return .failed(
        "another program is writing to the database; try again when it is done, or copy the file")
    case SQLITE_CORRUPT:
      return .failed("the database is damaged; what is left of it: sqlite3 FILE .recover | sqlite3 NEW.db")
    case SQLITE_NOTADB: return .failed("no SQLite database, or an encrypted one")
    default: return .failed(String(cString: sqlite3_errmsg(database)))
    }
  }

  /// Lets later queries end on cancellation, and after `limit` milliseconds, if there is a limit.
  func begin(_ cancellation: Cancellation?, within limit: Int? = nil) {
    self.cancellation = cancellation
    deadline = limit.map { MonotonicClock.milliseconds + $0 }
    self.limit = limit ?? 0
  }

  /// That there was no answer in the time of `begin`.
  private var outOfTime: ListSourceError { .outOfTime(limit) }

  /// - Throws: `ListSourceError` where the deadline of `begin` has passed: what was asked for until then says nothing.
  func checkTime() throws(ListSourceError) {
    if cancellation?.isCancelled == true { throw .cancelled }
    if isOutOfTime { throw outOfTime }
  }

  /// Lets the queries that follow take their time.
  func endDeadline() { deadline = nil }

  /// Whether the deadline of `begin` has passed.
  var isOutOfTime: Bool { deadline.map { MonotonicClock.milliseconds > $0 } ?? false }

  /// Whether a text is a query that this database accepts.
  func accepts(_ sql: String) -> Bool { (try? statement(sql)) != nil }

  private func statement(_ sql: String) throws(ListSourceError) -> Statement {
    if let statement = kept[sql] { return statement }
    var handle: OpaquePointer?
    guard sqlite3_prepare_v2(database, sql, -1, &handle, nil) == SQLITE_OK, let handle else {
      sqlite3_finalize(handle)
      throw failure
    }
    guard sqlite3_stmt_readonly(handle) != 0 else {
      sqlite3_finalize(handle)
      throw .failed("the query is to read and not to write")
    }
    guard !hasMore(sql) else {
      sqlite3_finalize(handle)
      throw .failed("one query is wanted, and another follows it")
    }
    let statement = Statement(handle)
    kept[sql] = statement
    return statement
  }

  /// Whether something other than blanks and comments follows the first query of a text.
  private func hasMore(_ sql: String) -> Bool {
    guard sql.utf8.contains(UInt8(ascii: ";")) else { return false }
    return sql.withCString { text in
      var (first, second): (OpaquePointer?, OpaquePointer?)
      defer {
        sqlite3_finalize(first)
        sqlite3_finalize(second)
      }
      var tail: UnsafePointer<CChar>?
      sqlite3_prepare_v2(database, text, -1, &first, &tail)
      return sqlite3_prepare_v2(database, tail, -1, &second, nil) != SQLITE_OK || second != nil
    }
  }

  /// Runs statements that make tables in memory; the database itself is not written to.
  ///
  /// That takes as long as it takes: neither a cancellation nor a deadline ends it, so that it is done once.
  func make(_ sql: String) throws(ListSourceError) {
    let (cancellation, deadline) = (cancellation, deadline)
    (self.cancellation, self.deadline) = (nil, nil)
    defer { (self.cancellation, self.deadline) = (cancellation, deadline) }
    guard sqlite3_exec(database, "PRAGMA temp_store = MEMORY;" + sql, nil, nil, nil) == SQLITE_OK else {
      throw failure
    }
  }

  /// Shows all later queries the database as it is now.
  func holdStill() { sqlite3_exec(database, "BEGIN", nil, nil, nil) }

  /// The names of a query's columns.
  func columns(of sql: String) throws(ListSourceError) -> [String] { try statement(sql).columns }

  /// Runs a query, row by row.
  ///
  /// - Parameters:
  ///   - values: The values of its parameters, in order; nil is NULL.
  ///   - areTexts: Whether those that are numbers are texts nevertheless.
  ///   - take: Takes a row, and returns whether the next one is wanted.
  /// - Returns: The number of rows.
  @discardableResult
  func rows(
    _ sql: String, _ values: [String?] = [], areTexts: Bool = false,
    _ take: (Statement) throws(ListSourceError) -> Bool
  ) throws(ListSourceError) -> Int {
    let statement = try statement(sql)
    if areTexts { statement.bind(texts: values) } else { statement.bind(values) }
    defer { statement.reset() }
    var count = 0
    while true {
      switch statement.step() {
      case SQLITE_ROW:
        count += 1
        rowsRead &+= 1
        if rowsRead & 0xFFF == 0 { heard?(rowsRead) }
        if try !take(statement) { return count }
      case SQLITE_DONE: return count
      default: throw failure
      }
    }
  }
}

extension Connection {
  /// Tells how much is done of what reads all rows of tables, some of them several times.
  ///
  /// - Parameters:
  ///   - tables: Those of which a row's number tells how many there are; of others, and of views, nothing is told.
  ///   - times: How many times the rows are read.
  ///   - share: How much of the whole work that is, from 0 to 1.
  func tell(
    _ progress: (@Sendable (Double) -> Void)?, _ tables: [TableShape.Table], times: Int, share: Double = 1
  ) {
    guard let progress else { return }
    // A row's number may be as large as an integer can be.
    var count = 0.0
    for table in tables {
      _ = try? rows("SELECT max(rowid) FROM \(TableShape.quoted(table.name))") { row in
        count += Double(row.text(0)) ?? 0
        return false
      }
    }
    guard count > 0 else { return }
    let (start, all) = (rowsRead, count * Double(times))
    heard = { progress(min(1, Double($0 - start) / all) * share) }
  }
}

/// A prepared query.
final class Statement {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) { self.handle = handle }

  deinit { sqlite3_finalize(handle) }

  var columns: [String] {
    (0..<sqlite3_column_count(handle)).map { String(cString: sqlite3_column_name(handle, $0)) }
  }

  /// Binds texts; a text that is a number is bound as a number, which SQLite compares with either kind of column.
  func bind(_ values: [String?]) {
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      if let value, let number = Int64(value), String(number) == value {
        sqlite3_bind_int64(handle, place, number)
      } else {
        bind(value, at: place)
      }
    }
  }

  /// Binds texts as they are; the column's kind makes numbers of them.
  func bind(texts: [String?]) {
    for (index, text) in texts.enumerated() { bind(text, at: Int32(index + 1)) }
  }

  /// Binds a text, which SQLite copies, or NULL.
  private func bind(_ text: String?, at place: Int32) {
    guard let text else {
      sqlite3_bind_null(handle, place)
      return
    }
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    sqlite3_bind_text(handle, place, text, Int32(text.utf8.count), copied)
  }

  /// Whether a column holds a text that is written as a number is, and no number; nil where it holds something else. To be
  /// asked before the column's text.
  func isTextOfNumber(_ column: Int) -> Bool? {
    switch sqlite3_column_type(handle, Int32(column)) {
    case SQLITE_INTEGER: return false
    case SQLITE_TEXT:
      let text = text(column)
      return Int64(text).map { String($0) == text } ?? false ? true : nil
    default: return nil
    }
  }

  func step() -> Int32 { sqlite3_step(handle) }
  func reset() { sqlite3_reset(handle) }

  /// The text of a column as bytes, valid until the next step; empty for NULL.
  func bytes(_ column: Int) -> UnsafeRawBufferPointer {
    let text = sqlite3_column_text(handle, Int32(column))
    return UnsafeRawBufferPointer(start: text, count: Int(sqlite3_column_bytes(handle, Int32(column))))
  }

  func text(_ column: Int) -> String { String(decoding: bytes(column), as: UTF8.self) }
}
