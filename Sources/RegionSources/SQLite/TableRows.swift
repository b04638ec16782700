import RegionModel

/// Which row of the tables lies below which, in the order of the tables.
struct TableRows: Sendable {
  /// The number of each row's parent; -1 for a root, and where there is none.
  var parents: [Int32] = []
  private(set) var flaws = WholeTable.Flaws()
  /// Whether each row is left out; empty where none is.
  var isOut: [Bool] = []
  /// The numbers that the rows have among those that are left, and the other way round; empty where none is left out.
  var numbers: [Int32] = []
  var keptRows: [Int] = []
  var leftOut: Int { numbers.isEmpty ? 0 : parents.count - keptRows.count - passedOver.count }
  /// The rows without names.
  private var nameless: [Int] = []
  /// Those that are no places.
  var passedOver: [Int] = []
  var isRootPassedOver = false
  /// The rows of a lower table that name no place above, beside more that do: people of no department.
  private var apart: [Int] = []

  /// Rows by their codes.
  private struct Codes {
    var rows: [String: Int32] = [:]
    /// Rows with the code of one before them.
    var twice: [(row: Int, first: Int)] = []
    let areNumbers: Bool

    /// The same rows with other numbers.
    func moved(by count: Int) -> Codes {
      var moved = self
      moved.rows = rows.mapValues { $0 + Int32(count) }
      return moved
    }

    func row(_ code: String) -> Int32? {
      // A column of numbers has `1` for the text `01` of another.
      rows[code] ?? (areNumbers ? Int64(code).flatMap { rows[String($0)] } : nil)
    }
  }

  /// The rows with the code of one before them, and that one; only where a code may stand below several parents.
  private(set) var twins: [(row: Int, first: Int)] = []
  /// Whether a code may stand below several parents, as lists show it.
  private let allowsSeveralParents: Bool

  /// - Complexity: O(rows).
  init(
    _ shape: TableShape, _ connection: Connection, allowsSeveralParents: Bool = false
  ) throws(ListSourceError) {
    self.allowsSeveralParents = allowsSeveralParents
    if shape.isOneTable {
      try readOne(shape.tables[0], connection, mayLackNames: shape.mayLackNames)
    } else {
      try readLevels(shape.tables, connection)
    }
    flaws.sort()
    passOver(nameless)
    leaveOut(apart)
  }

  /// Reads a table whose rows lie below each other.
  private mutating func readOne(
    _ table: TableShape.Table, _ connection: Connection, mayLackNames: Bool
  ) throws(ListSourceError) {
    var codes = Codes(areNumbers: table.isNumbered)
    var above: [String] = []
    try read(table, connection, mayLackNames: mayLackNames, into: &codes) { above.append($0) }
    reportTwice(codes, above)
    var orphans: [Int] = []
    var hasRoot = false
    parents.reserveCapacity(above.count)
    for (row, parent) in above.enumerated() {
      let number = parent.isEmpty ? nil : codes.row(parent)
      parents.append(number == Int32(row) ? -1 : number ?? -1)
      // A code that marks roots is a place's own where there is such a place.
      let isRoot = number.map { $0 == Int32(row) } ?? RootRows.isMark(parent)
      hasRoot = hasRoot || isRoot
      if !isRoot, number == nil { orphans.append(row) }
    }
    // Where no row is a root, those whose parent is not there are, as in the lists.
    if hasRoot { reportOrphans(orphans, codes, above) }
    reportCycles(codes)
    if allowsSeveralParents { reportCycles(throughTwins: codes) }
  }

  /// Reads a table for each level.
  private mutating func readLevels(
    _ tables: [TableShape.Table], _ connection: Connection
  ) throws(ListSourceError) {
    var upper = Codes(areNumbers: false)
    for (level, table) in tables.enumerated() {
      var codes = Codes(areNumbers: table.isNumbered)
      let first = parents.count
      var above: [String] = []
      try read(table, connection, first: first, into: &codes) { above.append($0) }
      reportTwice(codes, above, first: first)
      var numbers = above.map { level == 0 ? -1 : upper.row($0) ?? -1 }
      let isBelowOwn = try ownParents(table, connection, first: first, &numbers)
      parents += numbers
      let orphans = numbers.indices.filter { level > 0 && numbers[$0] < 0 }
      let silent = orphans.filter { above[$0].isEmpty }
      if silent.count * 2 < numbers.count { apart += silent.map { first + $0 } }
      let others = orphans.filter { silent.count * 2 >= numbers.count || !above[$0].isEmpty }
      reportOrphans(others.map { first + $0 }, codes, above, first: first)
      if isBelowOwn { reportCycles(codes, from: first) }
      upper = codes
    }
  }

  /// Places the rows of a level that name one of their own table below that; tells whether any does.
  private mutating func ownParents(
    _ table: TableShape.Table, _ connection: Connection, first: Int, _ numbers: inout [Int32]
  ) throws(ListSourceError) -> Bool {
    guard table.own != nil else { return false }
    var codes = Codes(areNumbers: table.isNumbered)
    var above: [String] = []
    let sql = "SELECT \(table.ownKey), \(table.ownParentKey) FROM \(table.quotedName)\(table.order)"
    try connection.rows(sql) { row throws(ListSourceError) in
      let code = row.text(0)
      if codes.rows[code] == nil { codes.rows[code] = Int32(above.count) }
      above.append(row.text(1))
      return true
    }
    let parents = above.map { $0.isEmpty ? nil : codes.row($0) }
    // As in a table alone: without a row that is a root, those whose parent is not there are.
    let hasRoot = above.indices.contains { RootRows.isMark(above[$0]) || parents[$0] == Int32($0) }
    var orphans: [Int] = []
    for row in above.indices.prefix(numbers.count) {
      if let parent = parents[row] {
        if parent != Int32(row) { numbers[row] = Int32(first) + parent }
      } else if hasRoot, !RootRows.isMark(above[row]) {
        orphans.append(first + row)
      }
    }
    reportOrphans(orphans, codes.moved(by: first), above, first: first)
    return parents.contains { $0 != nil }
  }

  /// - Parameters:
  ///   - first: The number of the first row.
  ///   - mayLackNames: Whether rows without names are noted.
  ///   - take: Takes the code of each row's parent.
  private mutating func read(
    _ table: TableShape.Table, _ connection: Connection, first: Int = 0, mayLackNames: Bool = false,
    into codes: inout Codes, _ take: (String) -> Void
  ) throws(ListSourceError) {
    let isUnnamed = mayLackNames ? table.isUnnamed : "0"
    let sql = "SELECT \(table.key), \(table.parentKey), \(isUnnamed) FROM \(table.quotedName)\(table.order)"
    var number = first
    try connection.rows(sql) { row throws(ListSourceError) in
      let code = row.text(0)
      if let first = codes.rows[code] {
        codes.twice.append((number, Int(first)))
      } else {
        codes.rows[code] = Int32(number)
      }
      take(row.text(1))
      if row.bytes(2).first == UInt8(ascii: "1") { nameless.append(number) }
      number += 1
      return true
    }
  }

  private mutating func reportTwice(_ codes: Codes, _ above: [String], first: Int = 0) {
    let wrong = codes.twice.filter {
      !allowsSeveralParents || above[$0.row - first] == above[$0.first - first]
    }
    if allowsSeveralParents { twins += codes.twice }
    guard !wrong.isEmpty else { return }
    let names = TableRows.names(of: wrong.map(\.first), codes)
    for (row, first) in wrong { flaws.add(row, "the code \(names[first] ?? "") stands twice") }
  }

  private mutating func reportOrphans(_ orphans: [Int], _ codes: Codes, _ above: [String], first: Int = 0) {
    guard !orphans.isEmpty else { return }
    let names = TableRows.names(of: orphans, codes)
    for row in orphans {
      guard let code = names[row] else { continue }
      let parent = above[row - first]
      flaws.add(
        row, parent.isEmpty ? "the row \(code) names no parent" : "\(code): there is no parent \(parent)")
    }
  }

  /// Reports the first row of each circle of parents.
  private mutating func reportCycles(_ codes: Codes, from first: Int = 0) {
    var lastVisit = [Int32](repeating: -1, count: parents.count)
    var found: [Int] = []
    for start in parents.indices.dropFirst(first) {
      var row = Int32(start)
      while row >= 0, lastVisit[Int(row)] == -1 {
        lastVisit[Int(row)] = Int32(start)
        row = parents[Int(row)]
      }
      if row >= 0, lastVisit[Int(row)] == start { found.append(Int(row)) }
    }
    guard !found.isEmpty else { return }
    let names = TableRows.names(of: found, codes)
    for row in found { flaws.add(row, "\(names[row] ?? "\(row)") is its own ancestor") }
  }

  /// Reports the rows through which a place with several parents lies in itself.
  private mutating func reportCycles(throughTwins codes: Codes) {
    guard !twins.isEmpty else { return }
    let firsts = Dictionary(twins.map { ($0.row, $0.first) }) { first, _ in first }
    var links: [(upper: Int, lower: Int)] = []
    for row in parents.indices where parents[row] >= 0 {
      links.append((Int(parents[row]), firsts[row] ?? row))
    }
    let circles = TableRows.circles(links, parents.count)
    let found = twins.filter {
      parents[$0.row] >= 0 && circles.contains($0.first) && circles.contains(Int(parents[$0.row]))
    }
    let names = TableRows.names(of: found.map(\.first), codes)
    for (row, first) in found { flaws.add(row, "\(names[first] ?? "\(row)") is its own ancestor") }
  }

  /// The rows that lie in circles of links, or between two of them.
  private static func circles(_ links: [(upper: Int, lower: Int)], _ count: Int) -> Set<Int> {
    /// The rows that are left when those without a row before them are taken away, again and again.
    func rest(_ links: [(from: Int, to: Int)]) -> Set<Int> {
      var after = [[Int]](repeating: [], count: count)
      var waiting = [Int](repeating: 0, count: count)
      for link in links {
        after[link.from].append(link.to)
        waiting[link.to] += 1
      }
      var ready = (0..<count).filter { waiting[$0] == 0 }
      while let row = ready.popLast() {
        for next in after[row] {
          waiting[next] -= 1
          if waiting[next] == 0 { ready.append(next) }
        }
      }
      return Set((0..<count).filter { waiting[$0] > 0 })
    }
    let below = rest(links.map { ($0.upper, $0.lower) })
    guard !below.isEmpty else { return [] }
    return below.intersection(rest(links.map { ($0.lower, $0.upper) }))
  }

  /// The codes of some rows.
  private static func names(of rows: [Int], _ codes: Codes) -> [Int: String] {
    let wanted = Set(rows)
    return codes.rows.reduce(into: [:]) { names, entry in
      if wanted.contains(Int(entry.value)) { names[Int(entry.value)] = entry.key }
    }
  }
}
