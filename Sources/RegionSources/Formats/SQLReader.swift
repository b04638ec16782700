/// Reads the tables of an SQL text and the rows that it puts into them. Nothing of it is run.
///
/// `CREATE TABLE`, `ALTER TABLE` and `COMMENT ON` say what the tables are; `INSERT`, `REPLACE` and `COPY … FROM stdin` have
/// the rows. All other statements are passed over.
struct SQLReader {
  struct Flaw {
    let place: Int
    let message: String
    /// The table whose row it is; nil where the text itself is broken.
    var table: String?
  }

  var scanner: SQLScanner
  var text: SourceText
  /// In the order in which they are named first.
  var tables: [SQLTable] = []
  private(set) var flaws: [Flaw] = []
  /// Where bytes stand that may be no text.
  var binary: [Range<Int>] = []
  /// Where the file begins in the source.
  var start = 0
  /// Whether the text ended inside of a text in quotes.
  var isOpen = false
  /// The text that is being made.
  var made: [UInt8] = []
  /// The values of the row that is being read.
  var row: [Slice] = []
  /// What is looked up for values of that row, by their numbers, and for those of all rows before it.
  var rowLookups: [(value: Int, lookup: SQLLookup)] = []
  var lookups: [SQLLookupCell] = []
  /// How many statements put in rows that do not stand in them.
  private(set) var queries = 0
  /// What variables hold, by their names: `@parent`.
  var variables: [String: SQLVariable] = [:]
  /// The number that the database gives the first row of the last statement that put some in.
  var lastNumber: SQLRowNumber?
  /// The head of the last INSERT, which the next one mostly repeats, and where its rows go.
  var lastHead = 0..<0
  var lastTarget = Target(table: 0)
  private var numbers: [String: Int] = [:]
  private let progress: (@Sendable (Double) -> Void)?
  private var told = 0
  /// Nil before it is asked for.
  private var batches: Bool?

  /// Where the rows of a statement go.
  struct Target {
    let table: Int
    /// The column of each value; nil where these are the table's.
    var columns: [Int]?
  }

  init(_ text: SourceText, escapes: Bool, progress: (@Sendable (Double) -> Void)?) {
    self.text = text
    self.progress = progress
    let bytes = text.source.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
    scanner = SQLScanner(bytes: bytes, at: 0, end: 0, escapes: escapes)
  }

  mutating func report(_ place: Int, _ message: String, _ table: Int? = nil) {
    flaws.append(Flaw(place: place, message: message, table: table.map { tables[$0].name }))
  }

  /// The number of a table, which is added where none has that name.
  mutating func number(ofTable name: String) -> Int {
    let word = name.lowercased()
    if let number = numbers[word] { return number }
    tables.append(SQLTable(name))
    numbers[word] = tables.count - 1
    return tables.count - 1
  }

  /// Takes what a table is said to be; where one of its name has other columns and rows, both are kept.
  mutating func define(_ number: Int, _ table: SQLTable) {
    if tables[number].count == 0 {
      tables[number] = table
    } else if tables[number].columns.map(\.name) != table.columns.map(\.name) {
      tables.append(table)
      numbers[table.name.lowercased()] = tables.count - 1
    }
  }

  /// Numbers the rows of tables whose keys the database counts.
  mutating func countRows() {
    for number in tables.indices { tables[number].count(&text) }
    resolveLookups()
  }

  // MARK: Statements

  /// Reads the statements of a part of the source.
  mutating func read(_ range: Range<Int>) {
    start = range.lowerBound
    scanner = SQLScanner(bytes: scanner.bytes, at: start, end: range.upperBound, escapes: scanner.escapes)
    (isOpen, batches) = (false, nil)
    while !isOpen {
      scanner.skipBlanks()
      guard !scanner.isAtEnd else { return }
      tell()
      if repeatsHead { readRows(lastTarget, lastHead.count) } else { readStatement() }
    }
  }

  private mutating func tell() {
    guard scanner.at - told > 1 << 21 else { return }
    told = scanner.at
    progress?(0.1 + 0.4 * Double(scanner.at) / Double(max(text.source.count, 1)))
  }

  private var repeatsHead: Bool {
    let count = lastHead.count
    guard count > 0, scanner.at + count <= scanner.end else { return false }
    return Bytes.areEqual(
      scanner.view(scanner.at..<(scanner.at + count)), scanner.view(lastHead))
  }

  private mutating func readStatement() {
    let first = scanner.at
    switch scanner.word {
    case "INSERT", "REPLACE":
      if !readInsert() {
        queries += 1
        skipStatement(from: first)
      }
    case "COPY": if !readCopy() { skipStatement(from: first) }
    case "CREATE": if !readCreate() { skipStatement(from: first) }
    case "ALTER": if !readAlter() { skipStatement(from: first) }
    case "COMMENT": if !readComment() { skipStatement(from: first) }
    case "SET", "SELECT": if !readVariable() { skipStatement(from: first) }
    case "DELIMITER": skipOtherDelimiters()
    case "GO", "REM", "PROMPT": scanner.skipLine()
    default:
      if scanner.byte() == 0x5C || scanner.byte() == 0x2F { return scanner.skipLine() }
      skipStatement(from: first)
    }
  }

  /// Passes over a statement: to its semicolon, or to a line that begins with the word of another one, since not all scripts
  /// have semicolons.
  mutating func skipStatement(from first: Int) {
    scanner.at = max(scanner.at, first)
    if scanner.at == first, scanner.byte() != 0x3B { scanner.skipToken() }
    while !scanner.isAtEnd {
      if scanner.byte() == 0x3B {
        scanner.at += 1
        return
      }
      let isHead =
        SQLReader.heads.contains { scanner.byte() & 0xDF == $0 } && scanner.isAtLineStart(from: start)
        && SQLReader.headWords.contains(scanner.word)
      if isHead { return }
      scanner.skipToken()
    }
  }

  private static let headWords: Set<String> = [
    "INSERT", "CREATE", "COPY", "GO", "ALTER", "DROP", "DELIMITER", "PROMPT", "REM",
  ]
  private static let heads = Set(headWords.compactMap(\.utf8.first))

  /// Passes over what stands behind `DELIMITER //`, up to where the semicolon ends statements again: procedures and triggers.
  private mutating func skipOtherDelimiters() {
    while !scanner.isAtEnd {
      scanner.skipBlanks()
      let line = scanner.view(scanner.at..<max(scanner.lineEnd, scanner.at))
      let isHead = scanner.isAt("DELIMITER")
      let isEnd = isHead && line.dropFirst(9).filter { $0 > 0x20 }.elementsEqual([0x3B])
      scanner.skipLine()
      if isEnd { return }
    }
  }

  /// Passes over a procedure, a function or a trigger with the statements in it.
  mutating func skipRoutine() {
    var (depth, hasBody) = (0, false)
    while !scanner.isAtEnd {
      if scanner.isAt("GO"), scanner.isAtLineStart(from: start) { return }
      if scanner.byte() == 0x2F, scanner.isAtLineStart(from: start) { return scanner.skipLine() }
      if scanner.isAt("BEGIN") {
        (depth, hasBody) = (depth + 1, true)
      } else if scanner.isAt("CASE") {
        depth += 1
      } else if scanner.isAt("END") {
        _ = scanner.take("END")
        if !["IF", "LOOP", "WHILE", "REPEAT"].contains(scanner.word) { depth -= 1 }
        if scanner.isAt("CASE") { scanner.skipToken() }
        continue
      } else if scanner.byte() == 0x3B, depth <= 0 {
        scanner.at += 1
        if hasBody || !hasBatches() { return }
        continue
      }
      scanner.skipToken()
    }
  }

  /// Whether lines of `GO` end the batches of the text, so that a procedure goes on to the next one.
  private mutating func hasBatches() -> Bool {
    if let known = batches { return known }
    let all = scanner.view(start..<scanner.end)
    let found = ["\nGO\n", "\nGO\r", "\ngo\n", "\ngo\r"].contains { Bytes.hold($0, in: all) }
    batches = found
    return found
  }
}
