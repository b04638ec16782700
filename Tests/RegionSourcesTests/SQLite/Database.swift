import CSQLite
import RegionModel
import TestSupport

@testable import RegionSources

/// A database with what some SQL makes.
final class Database {
  let file = TemporaryFile("")

  init(_ sql: String) { run(sql) }

  func run(_ sql: String) {
    var handle: OpaquePointer?
    sqlite3_open(file.path, &handle)
    precondition(
      sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK, String(cString: sqlite3_errmsg(handle)))
    sqlite3_close(handle)
  }

  func source(_ change: (inout SQLiteSource.Choice) -> Void = { _ in }) throws(ListSourceError)
    -> SQLiteSource
  {
    var choice = SQLiteSource.Choice()
    change(&choice)
    return try SQLiteSource(file.path, choice, reader: AnswerReader())
  }

  func whole(
    tables: [String] = [], _ change: (inout ReadingOptions) -> Void = { _ in }
  ) throws(SourceErrors) -> ReadTree {
    var options = ReadingOptions()
    change(&options)
    var choice = SQLiteSource.Choice()
    choice.tables = tables
    return try SQLiteSource.whole(file.path, choice, options)
  }

  /// The paths of what a search finds.
  func found(_ text: String) throws(ListSourceError) -> [String] {
    try source().search(text, Cancellation()).regions.map(\.pathText)
  }

  /// All places as the lists have them, a line each, with their codes and indented by their depth.
  func lines(_ change: (inout SQLiteSource.Choice) -> Void = { _ in }, keepsGoing: Bool = false) throws
    -> [String]
  {
    var choice = SQLiteSource.Choice()
    change(&choice)
    var options = ReadingOptions()
    options.keepsGoing = keepsGoing
    let source = try SQLiteSource(file.path, choice, reader: AnswerReader(options))
    var lines: [String] = []
    func walk(_ path: [Place]) throws {
      for region in try source.children(of: path, Cancellation()).roots {
        lines.append(String(repeating: "  ", count: path.count) + region.code + " " + region.name)
        if region.mayHaveChildrenElsewhere { try walk(path + [Place(region)]) }
      }
    }
    try walk([])
    return lines
  }

  /// Numbers from 1 to `count`, as the rows of `number(n)`.
  static func numbers(_ count: Int) -> String {
    "WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < \(count)) "
  }
}
