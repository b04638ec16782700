import RegionModel

/// Which rows of a table are its roots, where its rows refer to each other.
///
/// A root names no parent (NULL, an empty text, 0 or -1), or itself. Where a place has the code 0 or -1, its children
/// have it as their parent, and it marks no roots.
struct RootRows: Sendable {
  /// The conditions of the roots in SQL; the first one that holds for any row counts.
  let conditions: [String]

  /// Chooses the conditions by the indexes that the table has.
  ///
  /// Where an index finds the rows of a parent, a large table is not read for its first list: rows that are their own
  /// parents are then found only where no other row is a root, or where their code is 0 or -1. Tables without such an
  /// index are read once, as for each of their lists.
  ///
  /// - Complexity: O(1) look-ups in indexes.
  init(_ table: TableShape.Table, parent: String, _ connection: Connection) {
    if let links = table.links {
      conditions = links.roots(marks: "('', 0, '0', -1, '-1')")
      return
    }
    let parent = TableShape.quoted(parent)
    let code = table.quotedCode
    let rows = table.quotedName
    let isParentIndexed = connection.isIndexed("SELECT 1 FROM \(rows) WHERE \(parent) = 1")
    let isRead = !isParentIndexed || table.isSmall(connection)
    let isCodeIndexed = !isRead && connection.isIndexed("SELECT 1 FROM \(rows) WHERE \(code) = 1")
    let places = "(SELECT \(code) FROM \(rows) WHERE \(code) IN \(RootRows.marks))"
    let isNoPlace = isRead || isCodeIndexed ? " AND \(parent) NOT IN \(places)" : ""
    // Where all rows are read, `+` spares the planner the indexes.
    let own = isRead ? "+\(parent)" : parent
    let marked = ["\(own) IS NULL", "\(own) IN ('', 0, '0', -1, '-1')\(isNoPlace)"]
    let itself = "\(own) = \(code)"
    let orphan = "\(parent) NOT IN (SELECT \(code) FROM \(rows) WHERE \(code) IS NOT NULL)"
    if isRead {
      conditions = [(marked + [itself]).joined(separator: " OR "), orphan]
      return
    }
    let known = marked + (isCodeIndexed ? ["\(code) IN \(RootRows.marks) AND \(itself)"] : [])
    // One condition alone gives the rows of an index in the order of the table; several have to be sorted.
    let held = known.filter { connection.hasRow("SELECT 1 FROM \(rows) WHERE \($0) LIMIT 1") }
    conditions = (held.isEmpty ? [] : [held.joined(separator: " OR ")]) + [itself, orphan]
  }

  /// Texts and numbers, as a column without a type tells them apart.
  private static let marks = "(0, '0', -1, '-1')"

  /// Whether a code that is that of no place says that there is no parent.
  static func isMark(_ parent: String) -> Bool { ["", "0", "-1"].contains(parent) }
}

extension TableShape.Table {
  /// The most rows that are read for the first list although an index would find most roots.
  private static let fewRows = 10_000

  /// Whether reading all rows takes no time that a person notices.
  func isSmall(_ connection: Connection) -> Bool {
    let few = TableShape.Table.fewRows
    let count = lastRow ?? "SELECT count(*) FROM (SELECT 1 FROM \(quotedName) LIMIT \(few + 1))"
    var last = 0
    _ = try? connection.rows(count) { row in
      last = Int(row.text(0)) ?? 0
      return false
    }
    return last <= few
  }
}

extension Connection {
  /// Whether an index of one table finds the rows of a query: the only step of its plan is a search.
  func isIndexed(_ sql: String) -> Bool {
    var steps = 0
    var isSearch = false
    _ = try? rows("EXPLAIN QUERY PLAN \(sql)") { row in
      steps += 1
      isSearch = row.bytes(3).starts(with: "SEARCH ".utf8)
      return true
    }
    return steps == 1 && isSearch
  }

  /// Whether indexes that the database has find all rows of a query.
  func isFoundByIndexes(_ sql: String) -> Bool {
    var isFound = true
    let count = try? rows("EXPLAIN QUERY PLAN \(sql)") { row in
      let step = row.text(3)
      if step.has("SCAN ") || step.has(" AUTOMATIC ") { isFound = false }
      return true
    }
    return isFound && count != nil
  }

  /// Whether a query gives any row.
  func hasRow(_ sql: String) -> Bool { (try? rows(sql) { _ in false }) == 1 }
}
