import RegionModel

/// All rows that could be read.
struct WholeRows: Sendable {
  let whole: AnswerReader.Whole
  /// How many rows with flaws are left out.
  let skipped: Int
  /// What a person should know of rows that are left out, or that stand in several places.
  let notes: [String]
}

/// All rows of the tables as one tree.
struct WholeTable {
  private let shape: TableShape
  private let connection: Connection

  init(_ shape: TableShape, _ connection: Connection) {
    self.shape = shape
    self.connection = connection
  }

  /// What is wrong with rows.
  struct Flaws: Error, Sendable {
    private(set) var all: [(row: Int, message: String)] = []
    private var known: Set<Int> = []

    /// Adds what is wrong with a row, unless something is known to be wrong with it.
    mutating func add(_ row: Int, _ message: String) {
      if known.insert(row).inserted { all.append((row, message)) }
    }

    mutating func sort() { all.sort { $0.row < $1.row } }
  }

  /// The tree, or what is wrong with it, in the order of the rows.
  ///
  /// - Parameter keepsGoing: Whether rows with flaws are left out, with those below them.
  func tree(
    _ reader: AnswerReader, keepsGoing: Bool
  ) throws(ListSourceError) -> Result<WholeRows, Flaws> {
    // The rows are read several times: what another program writes meanwhile is not seen.
    connection.holdStill()
    // Links may place what they link below several places; in a table a second row is a flaw.
    var rows = try TableRows(
      shape, connection, allowsSeveralParents: shape.isOneTable && shape.tables[0].isLinked)
    var flaws = rows.flaws
    if keepsGoing { rows.leaveOut(flaws) }
    while true {
      let (built, named) = try build(rows, reader)
      var found = named
      switch built {
      case .success(let whole) where named.all.isEmpty && (keepsGoing || flaws.all.isEmpty):
        return .success(WholeRows(whole: whole, skipped: rows.leftOut, notes: rows.notes))
      case .success: break
      case .failure(let broken):
        for flaw in broken.all { found.add(rows.kept(flaw.record), flaw.description) }
      }
      guard keepsGoing, !found.all.isEmpty, rows.leftOut < rows.parents.count else {
        for flaw in found.all { flaws.add(flaw.row, flaw.message) }
        flaws.sort()
        return .failure(flaws)
      }
      rows.leaveOut(found)
    }
  }

  /// Builds the tree of the rows that are not left out, and finds names that cannot be shown.
  private func build(
    _ rows: TableRows, _ reader: AnswerReader
  ) throws(ListSourceError) -> (Result<AnswerReader.Whole, TreeBuilder.BuildErrors>, Flaws) {
    var flaws = Flaws()
    var copies = RowCopies(rows, shape)
    let built = try reader.block { list throws(ListSourceError) in
      list.beginFields(shape.fieldNames)
      var number = 0
      for table in shape.tables {
        try connection.rows(query(table)) { row throws(ListSourceError) in
          defer { number += 1 }
          copies.keep(number, row)
          // A row that another program added meanwhile.
          guard rows.parents.indices.contains(number), rows.isLeft(number) else { return true }
          let flaw = TextRules.flaw(in: row.bytes(1))
          if flaw != nil, let line = SingleLine.made(from: row.bytes(1)), TextRules.flaw(in: line) == nil {
            line.withUnsafeBytes { _ = list.add(code: row.bytes(0), name: $0, parent: rows.parent(number)) }
          } else {
            if let flaw { flaws.add(number, "the name of \(row.text(0)) holds \(flaw)") }
            list.add(code: row.bytes(0), name: row.bytes(1), parent: rows.parent(number))
          }
          if !shape.fieldNames.isEmpty { list.addFields(shape.fieldNames.indices.map { row.bytes(2 + $0) }) }
          return true
        }
      }
      copies.add(to: &list)
    }
    return (built, flaws)
  }

  private func query(_ table: TableShape.Table) -> String {
    let others = shape.fieldNames.map { table.others.contains($0) ? TableShape.quoted($0) : "NULL" }
    let columns = [table.quotedCode, table.shownName] + others
    return "SELECT \(columns.joined(separator: ", ")) FROM \(table.quotedName)\(table.order)"
  }
}

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

  /// Rows by their codes.
  private struct Codes {
    var rows: [String: Int32] = [:]
    /// Rows with the code of one before them.
    var twice: [(row: Int, first: Int)] = []
    let areNumbers: Bool

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
      let numbers = above.map { level == 0 ? -1 : upper.row($0) ?? -1 }
      parents += numbers
      let orphans = numbers.indices.filter { level > 0 && numbers[$0] < 0 }
      reportOrphans(orphans.map { first + $0 }, codes, above, first: first)
      upper = codes
    }
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
      flaws.add(row, "\(code): there is no parent \(above[row - first])")
    }
  }

  /// Reports the first row of each circle of parents.
  private mutating func reportCycles(_ codes: Codes) {
    var lastVisit = [Int32](repeating: -1, count: parents.count)
    var found: [Int] = []
    for start in parents.indices {
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
