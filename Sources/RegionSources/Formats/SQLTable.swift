/// A table of an SQL text: what `CREATE TABLE` says of it, and the rows that are put into it.
struct SQLTable {
  struct Column {
    var name: String
    /// The declared type, in lower case; empty where nobody declared one.
    var type = ""
    /// What `COMMENT` says of it.
    var comment = ""
    /// Whether the database computes its values, so that rows have none for it.
    var isComputed = false
    /// Whether the database counts it, as its definition says or its name.
    var isCounted = false
    /// Whether its type holds numbers.
    var mayCount: Bool { isCounted || ["int", "number", "serial"].contains(where: type.has) }
  }

  struct ForeignKey {
    let columns: [String]
    let table: String
    /// Empty for the other table's primary key.
    let targets: [String]
  }

  let name: String
  var columns: [Column] = []
  var primaryKey: [String] = []
  var foreignKeys: [ForeignKey] = []
  /// Whether `CREATE TABLE` said what the columns are, or a list of columns did.
  var isNamed: Bool { !columns.isEmpty }
  /// Nil before the first row.
  private(set) var rows: Table?
  /// The columns with values that are no texts and no numbers, such as `NOW()`.
  private(set) var computed: Set<Int> = []

  /// Whether the rows were numbered only since they name others by their numbers: the numbers are nobody's codes.
  private(set) var hasRowNumbers = false
  /// The columns with the rows above, where these were named by their numbers.
  private(set) var numbered: FieldChoice?
  /// The rows of each column whose cells have the number of another row of this table from a variable.
  private(set) var countedCells: [Int: Set<Int>] = [:]

  init(_ name: String) { self.name = name }

  var count: Int { rows?.count ?? 0 }

  /// The columns that a row without a list of columns has values for.
  var given: [Int] { columns.indices.filter { !columns[$0].isComputed } }

  /// The number of a column, which is added where none has that name.
  mutating func number(ofColumn name: String) -> Int {
    if let number = columns.firstIndex(where: { $0.name == name }) { return number }
    let word = name.lowercased()
    if let number = columns.firstIndex(where: { $0.name.lowercased() == word }) { return number }
    // Rows came before that said nothing of their columns.
    if columns.isEmpty, let rows { columns = (0..<rows.width).map { Column(name: String($0 + 1)) } }
    columns.append(Column(name: name))
    if let rows { self.rows = rows.widened(to: columns.count) }
    return columns.count - 1
  }

  /// Makes room for rows before the first of them.
  mutating func begin(width: Int, _ source: UnsafeRawBufferPointer, rows count: Int) {
    rows = Table(SourceText(source), width: width)
    rows?.reserve(count)
  }

  /// Adds a row with as many values as the table has columns.
  @inline(__always)
  mutating func append(_ row: [Slice], at place: Int) {
    rows?.append(row, at: UInt32(truncatingIfNeeded: place))
  }

  /// Replaces the value of a cell.
  mutating func set(_ value: Slice, _ row: Int, _ column: Int) {
    guard let width = rows?.width, column < width, row < count else { return }
    rows?.cells[row * width + column] = value
  }

  mutating func noteComputed(_ column: Int) { computed.insert(column) }

  /// Notes that a cell of the next row has the number of another row from a variable.
  mutating func noteCounted(_ column: Int) { countedCells[column, default: []].insert(count) }

  /// Numbers the rows where nobody gave the key that the database counts: `INSERT INTO t (name) VALUES ('A'), ('B')`.
  mutating func count(_ text: inout SourceText) {
    guard let rows, rows.width == columns.count else { return }
    if let numbering = numbering(rows, text) { return number(by: numbering, rows, &text) }
    for column in columns.indices where columns[column].isCounted || primaryKey == [columns[column].name] {
      guard columns[column].mayCount,
        (0..<rows.count).allSatisfy({ rows.cell($0, column).isEmpty })
      else { continue }
      for row in 0..<rows.count { self.rows?.cells[row * rows.width + column] = text.make(String(row + 1)) }
      return
    }
  }

  /// Gives the rows their numbers as keys, or names their parents by codes where they have these.
  private mutating func number(by numbering: Numbering, _ rows: Table, _ text: inout SourceText) {
    let parent = numbering.parent
    var fields = FieldChoice()
    fields.parent = [columns[parent].name]
    for row in 0..<rows.count {
      let isOuter = numbering.hasOuter && !(countedCells[parent]?.contains(row) ?? false)
      guard let number = isOuter ? 0 : Int(text.string(rows.cell(row, parent))), number > 0 else {
        set(.none, row, parent)
        continue
      }
      if let code = numbering.code { set(rows.cell(number - 1, code), row, parent) }
    }
    if let code = numbering.code {
      fields.code = [columns[code].name]
    } else {
      let key = self.number(ofColumn: "id")
      for row in 0..<rows.count { set(text.make(String(row + 1)), row, key) }
      hasRowNumbers = true
    }
    numbered = fields
  }

  /// The rows as a table with the names of the columns for its header.
  func table(_ text: SourceText) -> Table {
    var table = rows ?? Table(text, width: columns.count)
    table.text = text
    table.header = columns.map(\.name)
    return table
  }
}

extension Table {
  /// The table with empty cells for more columns.
  fileprivate func widened(to width: Int) -> Table {
    var table = Table(text, width: width)
    table.reserve(count)
    for row in 0..<count {
      table.append(Array(cells[(row * self.width)..<((row + 1) * self.width)]), at: places[row])
    }
    return table
  }
}
