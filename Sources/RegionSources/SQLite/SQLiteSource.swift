import CMalloc
import RegionModel
import RegionSearch
import Synchronization

/// A database that is read list by list.
public final class SQLiteSource: ListSource {
  /// What a person says about a database.
  public struct Choice: Sendable {
    /// The table of the tree, or one for each level; empty to detect it.
    public var tables: [String] = []
    /// A query with `:parent` instead of tables; nil for none.
    public var sql: String?
    public var fields = FieldChoice()
    /// Whether lists keep the other columns as further fields.
    public var keepsFields = false
    /// How many rows of a list of one's own query are read at most; nil for all.
    public var mostRows: Int?
    /// The time limit of a list, and of finding the tree in the tables, in milliseconds; nil for none.
    public var timeout: Int?

    public init() {}
  }

  enum Shape: Sendable {
    case tables(TableShape)
    case query(ListQuery)
  }

  /// Whether the tree is a table that only reading all of its rows makes one: a column a level,
  /// codes that lie in each other, levels whose rows lie below each other.
  public let isReadWhole: Bool
  let path: String
  let shape: Shape
  private let keepsFields: Bool
  /// The time limit of a list, in milliseconds; nil for none.
  private let timeout: Int?
  private let reader: AnswerReader
  let connection: Mutex<Connection>
  /// The connection for searches, so that they do not delay lists; opened by the first search.
  private let second = Mutex<SearchedDatabase?>(nil)
  /// What a query of one's own gives, as the first search read it.
  private let queried = Mutex<QueriedTree?>(nil)

  /// Whether a file begins like a database; reads sixteen bytes.
  public static func isDatabase(_ path: String) -> Bool { FileStart(path).isDatabase }

  /// Opens the database and finds the tree in its tables; the time does not depend on its size.
  ///
  /// The rows of a view may take any time, so what is looked at has the time limit of a list.
  ///
  /// - Parameter limit: Another time limit for that, in milliseconds; nil for that of a list.
  /// - Throws: `ListSourceError` with the reason, and which option helps.
  public init(
    _ path: String, _ choice: Choice, reader: AnswerReader, within limit: Int? = nil,
    _ cancellation: Cancellation? = nil
  ) throws(ListSourceError) {
    self.path = path
    timeout = choice.timeout
    keepsFields = choice.keepsFields
    // The arrays of a long list grow many times: inside the heap that costs no new pages each time.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 64 << 20)
    let connection = try Connection(path)
    connection.begin(cancellation, within: limit ?? choice.timeout)
    defer { connection.begin(nil) }
    do throws(ListSourceError) {
      (shape, isReadWhole) = try SQLiteSource.shape(choice, connection)
    } catch {
      try connection.checkTime()
      throw error
    }
    // What a look did not find for want of time is not missing.
    try connection.checkTime()
    if case .tables(let tables) = shape {
      self.reader = reader.naming(tables.levelNames)
    } else {
      self.reader = reader
    }
    self.connection = Mutex(connection)
  }

  private static func shape(
    _ choice: Choice, _ connection: Connection
  ) throws(ListSourceError) -> (Shape, isReadWhole: Bool) {
    if let sql = choice.sql {
      return (.query(try ListQuery(sql, connection, choice.fields, mostRows: choice.mostRows)), false)
    }
    let tables = try TableShape(connection, choice.tables, choice.fields)
    return (.tables(tables), tables.isReadWhole || LevelTable(tables, choice.fields, connection) != nil)
  }

  public func children(of path: [Place], _ cancellation: Cancellation) throws(ListSourceError) -> RegionTree {
    try SQLiteSource.locked(connection) { connection throws(ListSourceError) in
      connection.begin(cancellation, within: timeout)
      defer { connection.begin(nil) }
      switch shape {
      case .tables(let shape):
        return try TableLists(shape, connection, keepsFields: keepsFields).children(of: path, reader)
      case .query(let query):
        return try query.children(of: path, connection, reader, keepsFields: keepsFields)
      }
    }
  }

  public var fieldNames: [String]? {
    switch shape {
    case .tables(let shape): shape.fieldNames
    case .query(let query): query.fieldNames
    }
  }

  public var canSearch: Bool { true }

  public func search(_ text: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches {
    switch shape {
    case .tables(let shape):
      try searching(shape, cancellation) { search throws(ListSourceError) in try search.matches(text) }
    case .query(let query):
      try searching(query, cancellation) { $0.search(SearchQuery(text)).map(\.region) }
    }
  }

  public func places(code: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches {
    switch shape {
    case .tables(let shape):
      try searching(shape, cancellation) { search throws(ListSourceError) in try search.places(code: code) }
    case .query(let query): try searching(query, cancellation) { $0.tree.regions(code: code) }
    }
  }

  /// Searches the tree of a query of one's own: all its lists are read once, or as many as the time allows.
  private func searching(
    _ query: ListQuery, _ cancellation: Cancellation, _ body: (RegionSearcher) -> [Region]
  ) throws(ListSourceError) -> SourceMatches {
    let (path, reader, keepsFields) = (path, reader, keepsFields)
    return try SQLiteSource.locked(queried) { queried throws(ListSourceError) in
      let known: QueriedTree
      if let queried, !queried.isPartial {
        known = queried
      } else {
        let connection = try Connection(path)
        connection.begin(cancellation, within: cancellation.patience)
        let tree = QueryTree(query, connection, reader, keepsFields: keepsFields)
        let part = try tree.read(atMost: QueryTree.mostSearched)
        known = QueriedTree(searcher: RegionSearcher(part.tree), isPartial: part.isPartial)
      }
      queried = known
      let found = body(known.searcher).prefix(SourceAnswer.mostMatches)
      return SourceMatches(tree: known.searcher.tree, regions: Array(found), isPartial: known.isPartial)
    }
  }

  private func searching(
    _ shape: TableShape, _ cancellation: Cancellation,
    _ body: (TableSearch) throws(ListSourceError) -> SourceMatches
  ) throws(ListSourceError) -> SourceMatches {
    let path = path
    return try SQLiteSource.locked(second) { second throws(ListSourceError) in
      let open: SearchedDatabase
      if let second { open = second } else { open = try SearchedDatabase(path, shape) }
      second = open
      open.connection.begin(cancellation, within: cancellation.patience)
      defer { open.connection.begin(nil) }
      return try body(TableSearch(open.shape, open.connection, reader, keepsFields: keepsFields))
    }
  }

  /// Runs `body` under a lock and passes its typed error on.
  static func locked<Value: ~Copyable, Result: Sendable>(
    _ mutex: borrowing Mutex<Value>, _ body: (inout Value) throws(ListSourceError) -> Result
  ) throws(ListSourceError) -> Result {
    let result: Swift.Result<Result, ListSourceError> = mutex.withLock { value in
      do throws(ListSourceError) { return .success(try body(&value)) } catch { return .failure(error) }
    }
    return try result.get()
  }
}

/// The tree of a query of one's own, ready for searches.
private struct QueriedTree {
  let searcher: RegionSearcher
  let isPartial: Bool
}

/// A database that is open for searches.
private struct SearchedDatabase {
  let connection: Connection
  let shape: TableShape

  init(_ path: String, _ shape: TableShape) throws(ListSourceError) {
    connection = try Connection(path)
    self.shape = try shape.inMemory(connection, keepsNames: false)
  }
}

/// Lists from one table, or from a table for each level.
struct TableLists {
  private let shape: TableShape
  private let connection: Connection
  private let keepsFields: Bool

  init(_ shape: TableShape, _ connection: Connection, keepsFields: Bool) {
    self.shape = shape
    self.connection = connection
    self.keepsFields = keepsFields
  }

  /// - Complexity: O(rows of the list) with an index on the parent, else O(rows of the table).
  ///
  /// - Parameter depth: The depth of the places; nil for as many as are above them.
  func children(
    of path: [Place], _ reader: AnswerReader, depth: Int? = nil
  ) throws(ListSourceError) -> RegionTree {
    guard let table = shape.table(at: path.count) else {
      return try reader.tree(depth: path.count) { _ throws(ListSourceError) in }
    }
    let isLast = shape.endsAt(path.count)
    let fields = keepsFields ? table.others : []
    let keepsGoing = reader.keepsGoing
    // A root may be its own parent. SQLite would look at each row once more to leave it out.
    let above = shape.isOneTable ? path.last.map { Array($0.code.utf8) } : nil
    var seen: Set<[UInt8]> = []
    var held = shape.mayLackNames ? HeldRows(table, connection) : nil
    let list = try reader.tree(depth: depth ?? path.count) { list throws(ListSourceError) in
      list.beginFields(fields)
      func add(
        _ code: UnsafeRawBufferPointer, _ name: UnsafeRawBufferPointer, _ texts: [UnsafeRawBufferPointer]
      ) throws(ListSourceError) {
        // A code that stands twice below one place is a flaw: the first of its rows is left.
        if keepsGoing, !code.isEmpty, TextRules.flaw(in: code) != nil || !seen.insert(Array(code)).inserted {
          list.leaveOut()
          return
        }
        let isAdded = try TableLists.add(code, name, to: &list, isLeaf: isLast, keepsGoing: keepsGoing)
        guard isAdded else { return list.leaveOut() }
        if !fields.isEmpty { list.addFields(texts) }
      }
      for query in queries(table, path) {
        let count = try connection.rows(query.sql, query.values) { row throws(ListSourceError) in
          let (code, name) = (row.bytes(0), row.bytes(1))
          if let above, code.elementsEqual(above) { return true }
          let texts = fields.indices.map { row.bytes(2 + $0) }
          if held?.hold(code, name, texts) ?? false { return true }
          try add(code, name, texts)
          return true
        }
        if count > 0 { break }
      }
      try held?.release(add)
    }
    guard path.isEmpty, let root = held?.onlyRoot(in: list) else { return list }
    let below = try children(of: [root], reader, depth: 0)
    return below.count > 0 ? below : list
  }

  /// The queries for a list; the first one with rows counts.
  private func queries(_ table: TableShape.Table, _ path: [Place]) -> [(sql: String, values: [String?])] {
    let others = keepsFields ? table.others.map { ", " + TableShape.quoted($0) }.joined() : ""
    let columns = "\(table.quotedCode), \(table.writtenName)\(others)"
    func list(_ rows: String, _ condition: String) -> String {
      "SELECT \(columns) FROM \(rows) WHERE \(condition)\(table.order)"
    }
    guard table.parent != nil else {
      return [("SELECT \(columns) FROM \(table.quotedName)\(table.order)", [])]
    }
    if !path.isEmpty {
      let (condition, values) = shape.rows(below: path, table)
      return [(list(table.rows(where: condition), condition), values)]
    }
    return (shape.roots?.conditions ?? []).map { (list(table.roots(where: $0), $0), []) }
  }

  /// Adds a row, unless its name cannot be shown and such rows are left out; tells whether it did.
  ///
  /// - Throws: `ListSourceError` for such a name else.
  private static func add(
    _ code: UnsafeRawBufferPointer, _ name: UnsafeRawBufferPointer, to list: inout ListMaker, isLeaf: Bool,
    keepsGoing: Bool
  ) throws(ListSourceError) -> Bool {
    // A row without a name is called by its code.
    let own = Blank.trimmed(name)
    let name = own.isEmpty ? code : own
    let flags: RegionTree.Flags = isLeaf ? .leaf : []
    guard let flaw = TextRules.flaw(in: name) else {
      list.add(code: code, name: name, flags: flags)
      return true
    }
    if let line = SingleLine.made(from: name), TextRules.flaw(in: line) == nil {
      line.withUnsafeBytes { _ = list.add(code: code, name: $0, flags: flags) }
      return true
    }
    guard keepsGoing else {
      throw .failed("the name of \(String(decoding: code, as: UTF8.self)) holds \(flaw)")
    }
    return false
  }
}
