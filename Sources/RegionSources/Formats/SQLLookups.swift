/// Values that a query looks up in a table of the same text:
///
///     INSERT INTO category (name, parent_id) VALUES ('Fruit', NULL);
///     INSERT INTO category (name, parent_id) VALUES ('Apples', (SELECT id FROM category WHERE name = 'Fruit'));
///     INSERT INTO category (name, parent_id) SELECT 'Pears', id FROM category WHERE name = 'Fruit';
struct SQLLookup {
  /// The table in which a value is looked up, in lower case.
  let table: String
  let column: String
  /// The columns that tell the row, and what they hold there.
  var keys: [(column: String, value: Slice)] = []
}

/// A lookup, and the cell that it is for.
struct SQLLookupCell {
  let table: Int
  let row: Int
  let column: Int
  let lookup: SQLLookup
}

extension SQLReader {
  /// The query in brackets at the position; nil, with nothing passed over, where another value stands there.
  mutating func lookup() -> SQLLookup? {
    let before = scanner
    if scanner.take(UInt8(ascii: "(")), scanner.take("SELECT"), let column = scanner.qualifiedName(),
      let found = lookup(of: column), scanner.byte() == 0x29
    {
      scanner.at += 1
      scanner.skipBlanks()
      if [0x2C, 0x29, 0x3B].contains(scanner.byte()) { return found }
    }
    scanner = before
    return nil
  }

  /// Reads `FROM category c WHERE c.name = 'Fruit' AND c.parent_id = 1 LIMIT 1`; nil for other conditions.
  mutating func lookup(of column: String) -> SQLLookup? {
    guard scanner.take("FROM"), let table = scanner.qualifiedName() else { return nil }
    _ = scanner.take("AS")
    if !scanner.isAt("WHERE") { _ = scanner.name() }
    guard scanner.take("WHERE") else { return nil }
    var found = SQLLookup(table: table.lowercased(), column: column)
    repeat {
      guard let key = scanner.qualifiedName(), scanner.take(UInt8(ascii: "=")),
        case .read(let value) = literal(0), !value.isEmpty
      else { return nil }
      found.keys.append((key, value))
      scanner.skipBlanks()
    } while scanner.take("AND")
    if scanner.take("LIMIT") { scanner.skipToken() }
    return found
  }

  /// Whether a table has rows in which something can be looked up.
  func hasRows(_ lookup: SQLLookup) -> Bool {
    tables.contains { $0.name.lowercased() == lookup.table && $0.count > 0 }
  }

  /// Puts what was looked up into the cells: the value of the row that is meant, or, where the database alone would count
  /// it, what tells the row. Where no row is meant there is no value.
  ///
  /// - Complexity: O(rows + lookups) for each set of columns by which rows are told.
  mutating func resolveLookups() {
    var rows: [String: [String: Int]] = [:]
    for cell in lookups {
      guard let number = tables.firstIndex(where: { $0.name.lowercased() == cell.lookup.table }),
        let keys = tables[number].columns(cell.lookup.keys.map(\.column))
      else {
        tables[cell.table].noteComputed(cell.column)
        continue
      }
      let set = ([number] + keys).map(String.init).joined(separator: " ")
      if rows[set] == nil { rows[set] = tables[number].rows(by: keys, text) }
      let wanted = cell.lookup.keys.map { text.string($0.value) }.joined(separator: "\0")
      guard let row = rows[set]?[wanted] else { continue }
      let own =
        tables[number].columns([cell.lookup.column])?.first.map { tables[number].cell(row, $0) } ?? .none
      if !own.isEmpty {
        tables[cell.table].set(own, cell.row, cell.column)
      } else if cell.lookup.keys.count == 1 {
        tables[cell.table].set(cell.lookup.keys[0].value, cell.row, cell.column)
      } else {
        tables[cell.table].noteComputed(cell.column)
      }
    }
  }
}

extension SQLTable {
  /// The numbers of columns by their names, in either case; nil where one is not there.
  fileprivate func columns(_ names: [String]) -> [Int]? {
    let found = names.compactMap { name in
      columns.firstIndex { $0.name.lowercased() == name.lowercased() }
    }
    return found.count == names.count ? found : nil
  }

  fileprivate func cell(_ row: Int, _ column: Int) -> Slice { rows?.cell(row, column) ?? .none }

  /// The first row with each combination of values in some columns.
  fileprivate func rows(by keys: [Int], _ text: SourceText) -> [String: Int] {
    var known: [String: Int] = [:]
    for row in 0..<count {
      let word = keys.map { text.string(cell(row, $0)) }.joined(separator: "\0")
      if known[word] == nil { known[word] = row }
    }
    return known
  }
}
