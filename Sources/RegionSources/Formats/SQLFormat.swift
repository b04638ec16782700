/// SQL as programs write it to move tables: mysqldump, phpMyAdmin, Navicat, pg_dump, sqlite3, SQL Server, Oracle.
///
/// One table is read as CSV with its header would be. Of several, what is a tree is chosen as in a database.
enum SQLFormat {
  /// The tables of files, one after the other: the definitions may stand in one and the rows in another.
  static func reader(
    of files: [SourceFiles.File], _ text: SourceText, progress: (@Sendable (Double) -> Void)? = nil
  ) -> SQLReader {
    let head = text.source[(files.first?.start ?? 0)...].prefix(1 << 16)
    let escapes = isMySQL(UnsafeRawBufferPointer(rebasing: head))
    func read(_ escapes: Bool) -> SQLReader {
      var reader = SQLReader(text, escapes: escapes, progress: progress)
      for file in files { reader.read(file.start..<(file.start + file.count)) }
      reader.countRows()
      return reader
    }
    let reader = read(escapes)
    guard let flaw = reader.flaws.first else { return reader }
    // What the text was written by may not stand in it.
    let other = read(!escapes)
    return other.flaws.first.map { $0.place > flaw.place } ?? true ? other : reader
  }

  /// Whether a text says that MySQL or a relative wrote it, where a backslash escapes.
  private static func isMySQL(_ head: UnsafeRawBufferPointer) -> Bool {
    ["`", "/*!", "ENGINE=", "MySQL", "MariaDB"].contains { Bytes.hold($0, in: head) }
  }

  // MARK: Recognizing

  /// Whether a text is SQL with tables, from its first statements.
  ///
  /// - Complexity: O(1); a text that does not begin with a word of SQL is refused at that word.
  static func isMeant(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return false }
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var scanner = SQLScanner(bytes: base, at: mark, end: min(bytes.count, longestHead), escapes: false)
    // A transaction is SQL, whatever is in it.
    var isTransaction = false
    for _ in 0..<mostStatements {
      scanner.skipBlanks()
      guard !scanner.isAtEnd else { return isTransaction }
      if scanner.byte() == 0x5C || scanner.byte() == 0x3B {
        scanner.skipLine()
        continue
      }
      let word = scanner.word
      guard heads.contains(word) else { return isTransaction }
      if ["INSERT", "REPLACE", "CREATE", "DROP", "COPY", "ALTER"].contains(word) {
        return namesTable(scanner)
      }
      let isLine = ["GO", "REM", "PROMPT", "DELIMITER"].contains(word)
      if !isLine, skipsSetting(&scanner) {
        isTransaction = isTransaction || ["BEGIN", "START", "PRAGMA"].contains(word)
      } else {
        scanner.skipLine()
      }
    }
    return isTransaction
  }

  /// Passes over a statement that sets something; false where it does not end as one.
  private static func skipsSetting(_ scanner: inout SQLScanner) -> Bool {
    var ahead = SQLScanner(
      bytes: scanner.bytes, at: scanner.at, end: min(scanner.end, scanner.at + longestSetting), escapes: false
    )
    for _ in 0..<60 where !ahead.isAtEnd && ahead.byte() != 0x3B { ahead.skipToken() }
    guard ahead.byte() == 0x3B, !ahead.isAtEnd else { return false }
    scanner.at = ahead.at + 1
    return true
  }

  /// Whether a statement that begins at the position names a table as only SQL does.
  private static func namesTable(_ scanner: SQLScanner) -> Bool {
    var scanner = scanner
    let word = scanner.word
    scanner.skipToken()
    guard word != "INSERT", word != "REPLACE" else { return insertsRows(&scanner) }
    guard word != "COPY" else {
      guard scanner.qualifiedName() != nil else { return false }
      _ = scanner.names()
      return scanner.take("FROM") && scanner.isAt("STDIN")
    }
    let things: Set<String> = [
      "TABLE", "DATABASE", "SCHEMA", "VIEW", "TRIGGER", "PROCEDURE", "FUNCTION", "SEQUENCE", "INDEX", "TYPE",
      "EXTENSION", "USER", "ROLE", "DOMAIN", "EVENT",
    ]
    let between: Set<String> = [
      "GLOBAL", "LOCAL", "TEMP", "TEMPORARY", "UNLOGGED", "OR", "REPLACE", "UNIQUE", "DEFINER", "VIRTUAL",
      "FORCE",
      "EDITIONABLE", "MATERIALIZED",
    ]
    for _ in 0..<5 where between.contains(scanner.word) { scanner.skipToken() }
    guard things.contains(scanner.word) else { return false }
    scanner.skipToken()
    while scanner.take("IF") || scanner.take("NOT") || scanner.take("EXISTS") || scanner.take("ONLY") {}
    guard scanner.qualifiedName() != nil else { return false }
    guard word == "CREATE" else { return true }
    return [0x28, 0x3B, 0x5C].contains(scanner.byte())
      || [
        "AS", "LIKE", "ON", "BEFORE", "AFTER", "DEFAULT", "CHARACTER", "COLLATE", "START", "WITH", "USING",
        "GO",
      ]
      .contains(scanner.word)
  }

  private static func insertsRows(_ scanner: inout SQLScanner) -> Bool {
    while ["IGNORE", "OR", "REPLACE", "INTO", "ALL", "LOW_PRIORITY", "DELAYED"].contains(scanner.word) {
      scanner.skipToken()
    }
    guard scanner.qualifiedName() != nil else { return false }
    if scanner.byte() == 0x28 { return scanner.names() != nil || scanner.isAtEnd }
    return ["VALUES", "VALUE", "SET", "SELECT", "DEFAULT"].contains(scanner.word)
  }

  /// In bytes: a dump's settings and functions come before its first table.
  private static let longestHead = 1 << 20
  /// In bytes.
  private static let longestSetting = 1 << 14
  /// In front of the first that names a table.
  private static let mostStatements = 1_000

  /// The words that statements of a dump begin with.
  private static let heads: Set<String> = [
    "INSERT", "REPLACE", "CREATE", "DROP", "COPY", "ALTER", "SET", "USE", "BEGIN", "START", "PRAGMA", "LOCK",
    "UNLOCK",
    "DELETE", "TRUNCATE", "GO", "SELECT", "REM", "PROMPT", "DELIMITER", "COMMIT", "GRANT", "PRINT", "EXEC",
    "IF",
    "COMMENT", "DECLARE", "DO", "REVOKE", "EXECUTE", "CALL", "UPDATE",
  ]
}
