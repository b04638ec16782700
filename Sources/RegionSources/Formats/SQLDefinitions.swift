/// What statements say of tables: columns, types, keys and comments.
extension SQLReader {
  /// Reads `CREATE TABLE`; false for what creates something else.
  mutating func readCreate() -> Bool {
    scanner.skipToken()
    for _ in 0..<8 where !scanner.isAt("TABLE") {
      if SQLReader.routines.contains(scanner.word) {
        skipRoutine()
        return true
      }
      guard SQLReader.kinds.contains(scanner.word) else { return false }
      scanner.skipToken()
    }
    guard scanner.take("TABLE") else { return false }
    if scanner.take("IF") { while scanner.take("NOT") || scanner.take("EXISTS") {} }
    guard let name = scanner.qualifiedName() else { return false }
    let number = number(ofTable: name)
    lastHead = 0..<0
    if scanner.take("LIKE"), let other = scanner.qualifiedName() {
      tables[number] = copied(name, of: other)
      return false
    }
    guard scanner.take(UInt8(ascii: "(")) else { return false }
    if scanner.take("LIKE"), let other = scanner.qualifiedName() {
      tables[number] = copied(name, of: other)
      return false
    }
    var table = SQLTable(name)
    repeat { readDefinition(&table) } while scanner.take(UInt8(ascii: ","))
    define(number, table)
    return false
  }

  private func copied(_ name: String, of other: String) -> SQLTable {
    var table = SQLTable(name)
    table.columns = tables.first { $0.name.lowercased() == other.lowercased() }?.columns ?? []
    return table
  }

  private static let routines: Set<String> = [
    "TRIGGER", "PROCEDURE", "PROC", "FUNCTION", "EVENT", "PACKAGE",
  ]
  /// What may stand between CREATE and TABLE, or TRIGGER.
  private static let kinds: Set<String> = [
    "OR", "REPLACE", "GLOBAL", "LOCAL", "TEMP", "TEMPORARY", "UNLOGGED", "COLUMN", "ROW", "MEMORY", "CACHED",
    "EDITIONABLE", "DEFINER", "CONSTRAINT", "EXTERNAL", "FOREIGN", "FORCE",
  ]

  /// Reads a column, or a key, up to the comma or the bracket behind it.
  private mutating func readDefinition(_ table: inout SQLTable) {
    let isQuoted = [0x60, 0x22, 0x5B].contains(scanner.byte())
    if !isQuoted, SQLReader.keyWords.contains(scanner.word), !isColumn {
      readKey(&table)
    } else if let name = scanner.name() {
      table.columns.append(SQLTable.Column(name: name))
      readColumn(&table)
    }
    while !scanner.isAtEnd, scanner.byte() != 0x2C, scanner.byte() != 0x29 { scanner.skipToken() }
  }

  private static let keyWords: Set<String> = [
    "PRIMARY", "UNIQUE", "KEY", "INDEX", "FULLTEXT", "SPATIAL", "CONSTRAINT", "FOREIGN", "CHECK", "EXCLUDE",
    "PERIOD",
  ]

  /// Whether a word for a key is a column's name here: `key text`, `index int`.
  private var isColumn: Bool {
    guard scanner.isAt("KEY") || scanner.isAt("INDEX") || scanner.isAt("PERIOD") else { return false }
    var ahead = scanner
    ahead.skipToken()
    return SQLReader.types.contains(ahead.word)
  }

  private static let types: Set<String> = [
    "INT", "INTEGER", "BIGINT", "SMALLINT", "MEDIUMINT", "TINYINT", "SERIAL", "BIGSERIAL", "VARCHAR",
    "VARCHAR2", "NVARCHAR", "CHAR", "CHARACTER", "NCHAR", "TEXT", "NUMBER", "NUMERIC", "DECIMAL", "UUID",
    "UNIQUEIDENTIFIER",
  ]

  /// Reads what stands behind the name of a column.
  private mutating func readColumn(_ table: inout SQLTable) {
    let column = table.columns.count - 1
    let name = table.columns[column].name
    if scanner.byte() == 0x5B || scanner.byte() == 0x22 {
      table.columns[column].type = scanner.qualifiedName()?.lowercased() ?? ""
    } else if !SQLReader.behindType.contains(scanner.word) {
      table.columns[column].type = scanner.word.lowercased()
      if scanner.wordEnd > scanner.at { _ = scanner.qualifiedName() }
    }
    let type = table.columns[column].type
    table.columns[column].isCounted = type.hasSuffix("serial") || name.lowercased() == "id" && type.has("int")
    while !scanner.isAtEnd, scanner.byte() != 0x2C, scanner.byte() != 0x29 {
      switch scanner.word {
      case "PRIMARY": table.primaryKey = [name]
      case "ZEROFILL": table.columns[column].type += " zerofill"
      case "REFERENCES":
        scanner.skipToken()
        readReference(&table, [name])
        continue
      case "COMMENT":
        scanner.skipToken()
        table.columns[column].comment = comment()
        continue
      case "IDENTITY", "AUTO_INCREMENT", "AUTOINCREMENT": table.columns[column].isCounted = true
      case "AS":
        scanner.skipToken()
        // `GENERATED ALWAYS AS IDENTITY` counts, and what stands in brackets is computed.
        table.columns[column].isComputed = scanner.byte() == 0x28
        continue
      default: break
      }
      scanner.skipToken()
    }
  }

  private static let behindType: Set<String> = [
    "NOT", "NULL", "PRIMARY", "UNIQUE", "DEFAULT", "REFERENCES", "COMMENT", "CHECK", "CONSTRAINT",
    "GENERATED", "AS",
  ]

  /// The text behind COMMENT, without what a point or a blank separates from its first word.
  private mutating func comment() -> String {
    guard scanner.byte() == 0x27 || scanner.byte() == 0x22, case .read(let slice) = quoted(scanner.escapes)
    else {
      return ""
    }
    scanner.skipBlanks()
    return text.string(slice)
  }

  /// Reads a key of a table: `PRIMARY KEY (a)`, `CONSTRAINT c FOREIGN KEY (a) REFERENCES b (id)`.
  private mutating func readKey(_ table: inout SQLTable) {
    if scanner.take("CONSTRAINT"), !SQLReader.keyWords.contains(scanner.word) || scanner.byte() == 0x60 {
      _ = scanner.name()
    }
    let (isPrimary, isForeign) = (scanner.isAt("PRIMARY"), scanner.isAt("FOREIGN"))
    guard isPrimary || isForeign else { return }
    while !scanner.isAtEnd, ![0x28, 0x2C, 0x29, 0x3B].contains(scanner.byte()) { scanner.skipToken() }
    guard let columns = scanner.names() else { return }
    if isPrimary { table.primaryKey = columns }
    guard isForeign, scanner.take("REFERENCES") else { return }
    readReference(&table, columns)
  }

  private mutating func readReference(_ table: inout SQLTable, _ columns: [String]) {
    guard let other = scanner.qualifiedName() else { return }
    let targets = scanner.byte() == 0x28 ? scanner.names() ?? [] : []
    table.foreignKeys.append(SQLTable.ForeignKey(columns: columns, table: other, targets: targets))
  }

  /// Reads the keys that `ALTER TABLE` adds; false, with the rest still to be passed over.
  mutating func readAlter() -> Bool {
    scanner.skipToken()
    guard scanner.take("TABLE") else { return false }
    if scanner.take("IF") { _ = scanner.take("EXISTS") }
    _ = scanner.take("ONLY")
    guard let name = scanner.qualifiedName() else { return false }
    let number = number(ofTable: name)
    while !scanner.isAtEnd, scanner.byte() != 0x3B {
      if scanner.isAt("PRIMARY") || scanner.isAt("FOREIGN") {
        var table = tables[number]
        readKey(&table)
        tables[number] = table
      } else if ["INSERT", "CREATE", "ALTER", "GO"].contains(scanner.word), scanner.isAtLineStart(from: start)
      {
        return true
      } else {
        scanner.skipToken()
      }
    }
    return false
  }

  /// Reads `COMMENT ON COLUMN t.c IS '…'`; false, with the rest still to be passed over.
  mutating func readComment() -> Bool {
    scanner.skipToken()
    guard scanner.take("ON"), scanner.take("COLUMN") else { return false }
    var names: [String] = []
    while let name = scanner.name() {
      names.append(name)
      guard scanner.take(UInt8(ascii: ".")) else { break }
    }
    guard names.count > 1, scanner.take("IS") else { return false }
    let number = number(ofTable: names[names.count - 2])
    let words = comment()
    let column = tables[number].columns.firstIndex {
      $0.name.lowercased() == names[names.count - 1].lowercased()
    }
    if let column { tables[number].columns[column].comment = words }
    return false
  }
}
