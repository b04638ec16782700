import Glibc

/// Rows: `INSERT` and `REPLACE`.
extension SQLReader {
  /// Reads a statement that puts rows into a table.
  ///
  /// - Returns: False for one whose rows do not stand in it.
  mutating func readInsert() -> Bool {
    let first = scanner.at
    scanner.skipToken()
    while SQLReader.modifiers.contains(scanner.word) { scanner.skipToken() }
    if scanner.take("ALL") || scanner.take("FIRST") { return readInsertAll() }
    _ = scanner.take("INTO")
    _ = scanner.take("TABLE")
    guard let target = target() else { return false }
    switch scanner.word {
    case "VALUES", "VALUE":
      scanner.skipToken()
      let count = scanner.at - first
      if scanner.byte() == 0x28 { (lastHead, lastTarget) = (first..<(first + count), target) }
      readRows(target, 0)
      return true
    case "SET":
      scanner.skipToken()
      return readAssignments(target, first)
    case "SELECT":
      return readSelectedValues(target) || readSelected(target, first)
    default: return false
    }
  }

  /// What may stand between INSERT and INTO.
  private static let modifiers: Set<String> = [
    "LOW_PRIORITY", "HIGH_PRIORITY", "DELAYED", "IGNORE", "OR", "OVERWRITE", "REPLACE", "ABORT", "FAIL",
    "ROLLBACK",
  ]

  /// Reads the table, its columns and what stands up to the rows.
  mutating func target() -> Target? {
    guard let name = scanner.qualifiedName() else { return nil }
    let number = number(ofTable: name)
    if scanner.take("PARTITION") { scanner.skipToken() }
    var columns: [Int]?
    if scanner.byte() == 0x28 {
      let open = scanner.at
      guard let names = scanner.names(), !["SELECT", "WITH"].contains(names.first?.uppercased()) else {
        return nil
      }
      guard scanner.at > open else { return nil }
      columns = names.map { tables[number].number(ofColumn: $0) }
    }
    if scanner.take("OVERRIDING") { while !scanner.isAtEnd, !scanner.isAt("VALUES") { scanner.skipToken() } }
    if columns == Array(tables[number].columns.indices) {
      columns = nil
    } else if columns == nil, tables[number].isNamed,
      tables[number].given.count < tables[number].columns.count
    {
      columns = tables[number].given
    }
    return Target(table: number, columns: columns)
  }

  /// Reads the rows behind VALUES, with the commas between them.
  ///
  /// - Parameter passed: How much of the statement is read already.
  mutating func readRows(_ target: Target, _ passed: Int) {
    scanner.at += passed
    let next = nextNumber(target)
    defer { lastNumber = next }
    while true {
      scanner.skipBlanks()
      if scanner.isAt("ROW") { scanner.skipToken() }
      let place = scanner.at
      guard scanner.byte() == 0x28 else {
        if scanner.isAtEnd { report(max(place - 1, 0), "the text ends before the rows do") }
        return skipStatement(from: place)
      }
      scanner.at += 1
      guard readRow(place, target) else { return }
      scanner.skipBlanks()
      if scanner.byte() == 0x2C, !scanner.isAtEnd {
        scanner.at += 1
        continue
      }
      if goesOnBehindSemicolon() { continue }
      return endInsert()
    }
  }

  /// Whether another row follows a semicolon, which somebody wrote for a comma: no statement begins with a bracket.
  private mutating func goesOnBehindSemicolon() -> Bool {
    guard scanner.byte() == 0x3B, !scanner.isAtEnd else { return false }
    let end = scanner.at
    scanner.at += 1
    scanner.skipBlanks()
    if !scanner.isAtEnd, scanner.byte() == 0x28 {
      var inside = scanner
      inside.at += 1
      inside.skipBlanks()
      let first = inside.isAtEnd ? 0 : inside.byte()
      if (0x30...0x39).contains(first) || first == 0x27 || first == 0x22 { return true }
    }
    scanner.at = end
    return false
  }

  private mutating func endInsert() {
    if scanner.byte() == 0x3B {
      scanner.at += 1
    } else if ["ON", "AS", "RETURNING", "WHERE"].contains(scanner.word) {
      skipStatement(from: scanner.at)
    }
  }

  /// Reads the values up to the closing bracket, and adds them as a row.
  ///
  /// - Returns: False where the text ends in it.
  private mutating func readRow(_ place: Int, _ target: Target) -> Bool {
    row.removeAll(keepingCapacity: true)
    if !rowLookups.isEmpty { rowLookups.removeAll() }
    let (bytes, end) = (scanner.bytes, scanner.end)
    while true {
      while scanner.at < end, bytes[scanner.at] <= 0x20 { scanner.at += 1 }
      if let plain = plainValue() {
        row.append(plain)
      } else {
        scanner.skipBlanks()
        if scanner.byte() == 0x29, row.isEmpty { break }
        if let known = knownValue() {
          switch known {
          case .number(let number):
            if number.table == target.table { tables[number.table].noteCounted(column(row.count, target)) }
            row.append(text.make(String(number.number)))
          case .lookup(let lookup):
            rowLookups.append((row.count, lookup))
            row.append(.none)
          }
          if scanner.byte() == 0x2C {
            scanner.at += 1
            continue
          }
          break
        }
        switch value() {
        case .read(let slice): row.append(slice)
        case .computed:
          row.append(.none)
          noteComputed(row.count - 1, target)
        case .open:
          if !isOpen { report(place, "the text ends inside of this row") }
          isOpen = true
          return false
        }
      }
      if scanner.byte() == 0x2C {
        scanner.at += 1
      } else {
        break
      }
    }
    guard scanner.byte() == 0x29, scanner.at < end else {
      report(place, "the row is not closed")
      skipStatement(from: scanner.at)
      return false
    }
    scanner.at += 1
    add(row, at: place, target)
    return true
  }

  /// A number, or a text without escapes, with a comma or a bracket right behind it; nil, with nothing done, for others.
  @inline(__always)
  private mutating func plainValue() -> Slice? {
    let (bytes, end) = (scanner.bytes, scanner.end)
    var place = scanner.at
    guard place < end else { return nil }
    let first = bytes[place]
    if first == 0x27 {
      place += 1
      let (start, escape) = (place, scanner.escapes ? UInt8(0x5C) : 0x27)
      while place < end, bytes[place] != 0x27, bytes[place] != escape { place += 1 }
      guard place + 1 < end, bytes[place] == 0x27, bytes[place + 1] == 0x2C || bytes[place + 1] == 0x29 else {
        return nil
      }
      scanner.at = place + 1
      return place == start ? Slice.none : slice(start..<place)
    }
    guard first >= 0x30 && first <= 0x39 || first == 0x2D else { return nil }
    place += 1
    while place < end, bytes[place] >= 0x30 && bytes[place] <= 0x39 || bytes[place] == 0x2E { place += 1 }
    guard place < end, bytes[place] == 0x2C || bytes[place] == 0x29 else { return nil }
    defer { scanner.at = place }
    return slice(scanner.at..<place)
  }

  private mutating func noteComputed(_ value: Int, _ target: Target) {
    tables[target.table].noteComputed(column(value, target))
  }

  /// The column that a value of a row goes to.
  private func column(_ value: Int, _ target: Target) -> Int {
    target.columns.map { value < $0.count ? $0[value] : value } ?? value
  }

  /// The number that the database gives the next row of a table.
  private func nextNumber(_ target: Target) -> SQLRowNumber {
    SQLRowNumber(table: target.table, number: tables[target.table].count + 1)
  }

  /// Adds a row, or reports that it has more or fewer values than columns.
  mutating func add(_ row: [Slice], at place: Int, _ target: Target) {
    let named = tables[target.table].columns.count
    let wanted = target.columns?.count ?? (named > 0 ? named : tables[target.table].rows?.width ?? row.count)
    guard row.count == wanted else {
      return report(place, "\(row.count) values for \(wanted) columns", target.table)
    }
    for (value, lookup) in rowLookups {
      let column = target.columns.map { $0[value] } ?? value
      lookups.append(
        SQLLookupCell(table: target.table, row: tables[target.table].count, column: column, lookup: lookup))
    }
    if !rowLookups.isEmpty { rowLookups.removeAll() }
    guard let columns = target.columns else { return append(row, at: place, target.table) }
    var cells = [Slice](repeating: .none, count: named)
    for (value, column) in columns.enumerated() { cells[column] = row[value] }
    append(cells, at: place, target.table)
  }

  private mutating func append(_ row: [Slice], at place: Int, _ table: Int) {
    if tables[table].rows == nil {
      tables[table].begin(width: row.count, text.source, rows: rowsLeft(from: place))
    }
    tables[table].append(row, at: place)
  }

  /// About how many rows the rest of the text holds, from the size of its beginning.
  private func rowsLeft(from place: Int) -> Int {
    let rest = scanner.view(place..<scanner.end)
    let head = rest.prefix(1 << 16)
    guard rest.count > head.count else { return 0 }
    let (lines, closed) = (head.count { $0 == 0x0A }, head.count { $0 == 0x28 })
    return min(max(lines, closed) * (rest.count >> 16 + 1) * 21 / 20, SQLReader.mostRows)
  }

  /// More are not made room for before they come.
  private static let mostRows = 4_000_000

  // MARK: Other forms

  /// Oracle's `INSERT ALL INTO t (a) VALUES (1) INTO t (a) VALUES (2) SELECT 1 FROM dual`.
  private mutating func readInsertAll() -> Bool {
    while scanner.take("INTO") {
      guard let target = target(), scanner.take("VALUES"), scanner.byte() == 0x28 else { return false }
      let place = scanner.at
      scanner.at += 1
      guard readRow(place, target) else { return true }
      scanner.skipBlanks()
    }
    skipStatement(from: scanner.at)
    return true
  }

  /// MySQL's `INSERT INTO t SET a = 1, b = 'x'`.
  private mutating func readAssignments(_ target: Target, _ place: Int) -> Bool {
    lastNumber = nextNumber(target)
    var cells: [Int: Slice] = [:]
    while let name = scanner.qualifiedName(), scanner.take(UInt8(ascii: "=")) {
      guard case .read(let slice) = selectedValue() else { return false }
      cells[tables[target.table].number(ofColumn: name)] = slice
      guard scanner.take(UInt8(ascii: ",")) else { break }
    }
    append(tables[target.table].columns.indices.map { cells[$0] ?? .none }, at: place, target.table)
    endInsert()
    return true
  }

  /// `INSERT INTO t (a, b) SELECT 1, 'x' UNION ALL SELECT 2, 'y'`; false where the rows are another table's.
  private mutating func readSelected(_ target: Target, _ first: Int) -> Bool {
    var rows: [SelectedRow] = []
    repeat {
      let place = scanner.at
      guard scanner.take("SELECT") else { return false }
      var (cells, names, looked): ([Slice], [(value: Int, name: String)], [(value: Int, lookup: SQLLookup)]) =
        (
          [], [], []
        )
      repeat {
        let before = scanner
        if case .read(let slice) = selectedValue() {
          cells.append(slice)
        } else {
          scanner = before
          guard let name = scanner.qualifiedName() else { return false }
          names.append((cells.count, name))
          cells.append(.none)
        }
        if scanner.take("AS") { _ = scanner.name() }
      } while scanner.take(UInt8(ascii: ","))
      // The value of one row of another table beside what stands here.
      if names.count == 1, cells.count > 1 {
        guard let lookup = lookup(of: names[0].name), hasRows(lookup),
          scanner.byte() == 0x3B || scanner.isAt("UNION") || scanner.isAtEnd
        else { return false }
        looked.append((names[0].value, lookup))
      } else if !names.isEmpty {
        return false
      }
      if scanner.take("FROM"), !scanner.take("DUAL") { return false }
      if scanner.take("WHERE") {
        while !scanner.isAtEnd, scanner.byte() != 0x3B, !scanner.isAt("UNION") { scanner.skipToken() }
      }
      rows.append((place, cells, looked))
      guard scanner.take("UNION") else { break }
      _ = scanner.take("ALL")
    } while !scanner.isAtEnd
    addSelected(rows, target)
    return true
  }

  /// A row of a query: where it stands, its values, and what is looked up for some of them.
  typealias SelectedRow = (place: Int, cells: [Slice], looked: [(value: Int, lookup: SQLLookup)])

  /// Adds the rows of a query, and goes behind its end.
  mutating func addSelected(_ rows: [SelectedRow], _ target: Target) {
    lastNumber = nextNumber(target)
    for row in rows {
      rowLookups = row.looked
      add(row.cells, at: row.place, target)
    }
    endInsert()
  }

  /// One value that words may follow.
  private mutating func selectedValue() -> Reading {
    let reading = literal(0)
    scanner.skipBlanks()
    return reading
  }
}
