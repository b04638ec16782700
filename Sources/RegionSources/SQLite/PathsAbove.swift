import RegionModel

/// The way to places of a database, from the roots down.
///
/// The places above all of them are fetched together, a query for each step: where no index finds a code, a query reads the
/// whole table.
struct PathsAbove {
  /// A place on the way.
  struct Step {
    let code: String
    let name: String
    /// The further fields, one for each name; empty where none are wanted.
    let fields: [String]
  }

  private struct Row {
    let step: Step
    let parent: String
    /// Whether the code stands for a name that is not there.
    let isNameless: Bool
  }

  private let shape: TableShape
  private let connection: Connection
  private let fields: [String]
  /// The rows of each table, by their keys.
  private var known: [[String: Row]]
  /// Whether rows say that they are roots; nil until that is asked.
  private var hasMarkedRoots: Bool?
  /// Whether a root without a name is the only one; nil until that is asked.
  private var hasOnlyRoot: Bool?

  /// How many places a query asks for; fewer are asked for by a smaller query.
  private static let counts = [16, 500]

  init(_ shape: TableShape, _ connection: Connection, fields: [String]) {
    self.shape = shape
    self.connection = connection
    self.fields = fields
    known = Array(repeating: [:], count: shape.tables.count)
  }

  /// Fetches places and all above them, by the keys of their rows.
  ///
  /// - Complexity: O(steps) queries.
  mutating func fetch(_ places: [(code: String, level: Int)]) throws(ListSourceError) {
    var above: Set<String> = []
    for level in shape.tables.indices.reversed() {
      var wanted = above.union(places.filter { $0.level == level }.map(\.code))
      var asked = wanted
      var steps = 0
      while !wanted.isEmpty {
        above = try fetch(Array(wanted), level)
        steps += 1
        guard shape.isOneTable, steps < TreeBuilder.deepest else { break }
        wanted = above.subtracting(asked)
        asked.formUnion(wanted)
      }
    }
  }

  /// Fetches rows of a table, and returns the codes of their parents.
  private mutating func fetch(_ codes: [String], _ level: Int) throws(ListSourceError) -> Set<String> {
    var parents: Set<String> = []
    var rest = codes[...]
    while let last = rest.last {
      let count = PathsAbove.counts.first { $0 >= rest.count } ?? PathsAbove.counts[1]
      let batch = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      // A query for each count is prepared once: the last code stands for those that are missing.
      let values = batch + Array(repeating: last, count: count - batch.count)
      try connection.rows(query(level, count: count), values) { row throws(ListSourceError) in
        let (parent, key) = (row.text(2), row.text(3))
        let texts = fields.indices.map { row.text(5 + $0) }
        let step = Step(code: row.text(0), name: SingleLine.text(row.bytes(1)), fields: texts)
        if known[level][key] == nil {
          known[level][key] = Row(step: step, parent: parent, isNameless: row.text(4) == "1")
        }
        if !parent.isEmpty { parents.insert(parent) }
        return true
      }
    }
    return parents
  }

  private func query(_ level: Int, count: Int) -> String {
    let table = shape.tables[level]
    let others = fields.map { table.others.contains($0) ? TableShape.quoted($0) : "NULL" }
    let columns =
      [
        table.quotedCode, table.shownName, table.parentKey, table.key,
        shape.mayLackNames ? table.isUnnamed : "0",
      ] + others
    let codes = (1...count).map { "?\($0)" }
    let condition =
      table.outer.isEmpty
      ? table.holds(table.code, codes) : "\(table.key) IN (\(codes.joined(separator: ", ")))"
    return """
      SELECT \(columns.joined(separator: ", ")) FROM \(table.rows(where: condition)) WHERE \(condition)
      """
  }

  /// The way to a place that was fetched; nil where it is broken or a circle, or where the lists do not lead to it.
  mutating func path(to code: String, _ level: Int) throws(ListSourceError) -> [Step]? {
    guard var row = row(code, level) else { return nil }
    if row.isNameless, try !hasRow(below: row), try isBesideName(row) { return nil }
    var (path, level) = ([row.step], level)
    var passed: Set<String> = [row.step.code]
    while let parent = parent(of: row, level) {
      if shape.isOneTable {
        guard path.count < TreeBuilder.deepest, passed.insert(parent.step.code).inserted else { return nil }
      } else {
        level -= 1
      }
      path.append(parent.step)
      row = parent
    }
    guard try isRoot(row, level), path.allSatisfy({ TextRules.flaw(in: $0.name.utf8) == nil }) else {
      return nil
    }
    // The only root without a name is not shown: what lies in it are the roots.
    if row.isNameless, try isOnlyRoot() { path.removeLast() }
    return path.isEmpty ? nil : path.reversed()
  }

  private func hasRow(below row: Row) throws(ListSourceError) -> Bool {
    let table = shape.tables[0]
    let below = table.holds(table.parent ?? table.code, ["?1"])
    let sql = "SELECT 1 FROM \(table.quotedName) WHERE \(below) AND \(table.quotedCode) <> ?1 LIMIT 1"
    return try connection.rows(sql, [row.step.code]) { _ throws(ListSourceError) in false } > 0
  }

  /// Whether another row of the list that a row stands in has a name.
  private func isBesideName(_ row: Row) throws(ListSourceError) -> Bool {
    let table = shape.tables[0]
    let isRoot = RootRows.isMark(row.parent) || row.parent == row.step.code
    let below = table.holds(table.parent ?? table.code, ["?1"])
    for condition in isRoot ? shape.roots?.conditions ?? [] : [below] {
      let rows = isRoot ? table.roots(where: condition) : table.quotedName
      let sql = "SELECT 1 FROM \(rows) WHERE (\(condition)) AND NOT \(table.isUnnamed) LIMIT 1"
      let count = try connection.rows(sql, isRoot ? [] : [row.parent]) { _ throws(ListSourceError) in false }
      if count > 0 { return true }
    }
    return false
  }

  /// Whether a single row is a root.
  private mutating func isOnlyRoot() throws(ListSourceError) -> Bool {
    if let hasOnlyRoot { return hasOnlyRoot }
    var count = 0
    for condition in shape.roots?.conditions ?? [] where count == 0 {
      let rows = shape.tables[0].roots(where: condition)
      count = try connection.rows("SELECT 1 FROM \(rows) WHERE \(condition) LIMIT 2") {
        _ throws(ListSourceError) in
        true
      }
    }
    hasOnlyRoot = count == 1
    return count == 1
  }

  private func row(_ code: String, _ level: Int) -> Row? {
    // A column of numbers has `1` for the text `01` of another.
    known[level][code]
      ?? (shape.tables[level].isNumbered ? Int64(code).flatMap { known[level][String($0)] } : nil)
  }

  private func parent(of row: Row, _ level: Int) -> Row? {
    guard !row.parent.isEmpty, shape.isOneTable || level > 0 else { return nil }
    let parent = self.row(row.parent, shape.isOneTable ? level : level - 1)
    return shape.isOneTable && parent?.step.code == row.step.code ? nil : parent
  }

  /// Whether a place without another one above it stands in the first list.
  private mutating func isRoot(_ row: Row, _ level: Int) throws(ListSourceError) -> Bool {
    guard shape.isOneTable, let roots = shape.roots else { return level == 0 }
    if row.parent == row.step.code || RootRows.isMark(row.parent) { return true }
    // A parent that is not there is that of roots only where there are no others.
    let areMarked =
      hasMarkedRoots
      ?? roots.conditions.dropLast().contains {
        connection.hasRow("SELECT 1 FROM \(shape.tables[0].quotedName) WHERE \($0) LIMIT 1")
      }
    hasMarkedRoots = areMarked
    return !areMarked
  }
}
