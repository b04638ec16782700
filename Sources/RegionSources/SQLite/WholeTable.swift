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
    /// Whether nothing would be left without the rows and all below them.
    fileprivate(set) var leaveNothing = false

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
    // One code may lie below several places of a table, or by links; twice below one is a flaw.
    let allowsSeveralParents = shape.isOneTable || shape.tables.contains(where: \.isLinked)
    var rows = try TableRows(shape, connection, allowsSeveralParents: allowsSeveralParents)
    var flaws = rows.flaws
    if keepsGoing { rows.leaveOut(flaws) }
    while true {
      let (built, named, isCut) = try build(rows, reader)
      var found = named
      switch built {
      case .success(let whole) where named.all.isEmpty && (keepsGoing || flaws.all.isEmpty):
        let notes = rows.notes + (isCut ? [WholeTable.cutNote] : [])
        return .success(WholeRows(whole: whole, skipped: rows.leftOut, notes: notes))
      case .success: break
      case .failure(let broken):
        for flaw in broken.all {
          // What is wrong with a copy is wrong with the row whose place it takes.
          let row = flaw.record < rows.left ? rows.kept(flaw.record) : rows.twins.first?.row
          if let row { found.add(row, flaw.description) }
        }
      }
      guard keepsGoing, !found.all.isEmpty, rows.leftOut < rows.parents.count else {
        for flaw in found.all { flaws.add(flaw.row, flaw.message) }
        flaws.sort()
        rows.leaveOut(flaws)
        flaws.leaveNothing = rows.leftOut >= rows.parents.count
        return .failure(flaws)
      }
      rows.leaveOut(found)
    }
  }

  private static let cutNote =
    "places lie in each other more than 1,000,000 times; what lies in them is shown in the first place alone"

  /// Builds the tree of the rows that are not left out, finds names that cannot be shown, and tells whether what lies in several
  /// places is shown in one alone.
  private func build(
    _ rows: TableRows, _ reader: AnswerReader
  ) throws(ListSourceError) -> (Result<AnswerReader.Whole, TreeBuilder.BuildErrors>, Flaws, isCut: Bool) {
    var (flaws, isCut) = (Flaws(), false)
    var copies = RowCopies(rows, shape)
    let built = try reader.block { list throws(ListSourceError) in
      list.beginFields(shape.fieldNames)
      var number = 0
      for (level, table) in shape.tables.enumerated() {
        list.beginTable(level)
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
      isCut = !copies.add(to: &list)
    }
    return (built, flaws, isCut)
  }

  private func query(_ table: TableShape.Table) -> String {
    let others = shape.fieldNames.map { table.others.contains($0) ? TableShape.quoted($0) : "NULL" }
    let columns = [shownCode(table), table.shownName] + others
    return "SELECT \(columns.joined(separator: ", ")) FROM \(table.quotedName)\(table.order)"
  }

  /// The SQL expression for the code: of a root all of its key, where that is what tells several of one code apart.
  private func shownCode(_ table: TableShape.Table) -> String {
    guard table.name == shape.tables[0].name, !shape.tables[0].outer.isEmpty else { return table.quotedCode }
    let twice = "SELECT 1 FROM \(table.quotedName) GROUP BY \(table.quotedCode) HAVING count(*) > 1 LIMIT 1"
    return connection.hasRow(twice) ? table.key : table.quotedCode
  }
}
