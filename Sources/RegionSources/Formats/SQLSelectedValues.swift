/// Rows that a query takes from values which stand in it, each perhaps beside the row of another table:
///
///     INSERT INTO district (region_id, code, name)
///     SELECT r.id, d.code, d.name FROM (VALUES ('N', 'N1', 'Bray'), ('N', 'N2', 'Cork')) AS d(region, code, name)
///     JOIN region r ON r.code = d.region;
extension SQLReader {
  /// A value of a query: what it is called, with the name of its table in front, or what stands there.
  private enum Selected {
    case column(table: String?, name: String)
    case value(Slice)
  }

  /// A table beside the values, and the columns of both that are equal.
  private struct Joined {
    let table: String
    let alias: String
    let key: String
    let value: String
  }

  /// Reads such a query behind its target.
  ///
  /// - Returns: False, with nothing passed over, for another one.
  mutating func readSelectedValues(_ target: Target) -> Bool {
    let before = scanner
    guard let found = selectedValues() else {
      scanner = before
      return false
    }
    addSelected(found, target)
    return true
  }

  private mutating func selectedValues() -> [SelectedRow]? {
    guard scanner.take("SELECT") else { return nil }
    _ = scanner.take("DISTINCT")
    var selected: [Selected] = []
    repeat {
      guard let one = selectedOne() else { return nil }
      selected.append(one)
    } while scanner.take(UInt8(ascii: ","))
    guard scanner.take("FROM"), scanner.take(UInt8(ascii: "(")), scanner.take("VALUES"),
      let rows = valueRows(), scanner.take(UInt8(ascii: ")"))
    else { return nil }
    _ = scanner.take("AS")
    guard let alias = scanner.name(), let columns = scanner.names() else { return nil }
    let joined = joined(alias)
    guard joined != nil || scanner.byte() == 0x3B || scanner.isAtEnd || scanner.isAt("ON") else { return nil }
    return SQLReader.rows(rows, columns.map { $0.lowercased() }, alias.lowercased(), selected, joined)
  }

  /// A name, with that of its table or without, or a value, and what it is called.
  private mutating func selectedOne() -> Selected? {
    let before = scanner
    var one: Selected?
    if case .read(let slice) = literal(0) {
      scanner.skipBlanks()
      one = .value(slice)
    } else {
      scanner = before
      guard let first = scanner.name() else { return nil }
      var table: String?
      var name = first
      if scanner.take(UInt8(ascii: ".")) {
        guard let own = scanner.name() else { return nil }
        (table, name) = (first.lowercased(), own)
      }
      one = .column(table: table, name: name.lowercased())
    }
    skipCast()
    if scanner.take("AS") { _ = scanner.name() }
    return one
  }

  /// Passes over `::uuid`.
  private mutating func skipCast() {
    while scanner.take(UInt8(ascii: ":")) {}
    let isNext = scanner.byte() == UInt8(ascii: ",") || scanner.byte() == 0x29
    if !isNext, !scanner.isAt("FROM"), !scanner.isAt("AS") { _ = scanner.name() }
  }

  /// The rows behind VALUES.
  private mutating func valueRows() -> [(place: Int, cells: [Slice])]? {
    var rows: [(place: Int, cells: [Slice])] = []
    repeat {
      let place = scanner.at
      guard scanner.take(UInt8(ascii: "(")) else { return nil }
      var cells: [Slice] = []
      repeat {
        guard case .read(let slice) = value() else { return nil }
        cells.append(slice)
      } while scanner.take(UInt8(ascii: ","))
      guard scanner.take(UInt8(ascii: ")")) else { return nil }
      rows.append((place, cells))
    } while scanner.take(UInt8(ascii: ","))
    return rows
  }

  /// `JOIN region r ON r.code = d.region`, with the sides of the sign in either order, or `, region r WHERE …`.
  private mutating func joined(_ values: String) -> Joined? {
    let before = scanner
    while ["INNER", "LEFT", "OUTER", "CROSS"].contains(scanner.word) { scanner.skipToken() }
    if scanner.take("JOIN") || scanner.take(UInt8(ascii: ",")), let table = scanner.qualifiedName() {
      _ = scanner.take("AS")
      let alias = scanner.isAt("ON") || scanner.isAt("WHERE") ? table : scanner.name() ?? table
      if scanner.take("ON") || scanner.take("WHERE"), let left = side(), scanner.take(UInt8(ascii: "=")),
        let right = side()
      {
        let sides = left.table == values.lowercased() ? (right, left) : (left, right)
        return Joined(
          table: table.lowercased(), alias: alias.lowercased(), key: sides.0.column, value: sides.1.column)
      }
    }
    scanner = before
    return nil
  }

  private mutating func side() -> (table: String?, column: String)? {
    guard let first = scanner.name() else { return nil }
    guard scanner.take(UInt8(ascii: ".")) else { return (nil, first.lowercased()) }
    return scanner.name().map { (first.lowercased(), $0.lowercased()) }
  }

  private static func rows(
    _ rows: [(place: Int, cells: [Slice])], _ columns: [String], _ alias: String, _ selected: [Selected],
    _ joined: Joined?
  ) -> [SelectedRow]? {
    var found: [SelectedRow] = []
    for (place, cells) in rows {
      var row: SelectedRow = (place, [], [])
      for one in selected {
        switch one {
        case .value(let slice): row.cells.append(slice)
        case .column(let table, let name):
          if table == nil || table == alias, let column = columns.firstIndex(of: name),
            cells.indices.contains(column)
          {
            row.cells.append(cells[column])
          } else if let joined, table == nil || table == joined.alias,
            let value = columns.firstIndex(of: joined.value), cells.indices.contains(value)
          {
            let lookup = SQLLookup(table: joined.table, column: name, keys: [(joined.key, cells[value])])
            row.looked.append((row.cells.count, lookup))
            row.cells.append(.none)
          } else {
            return nil
          }
        }
      }
      found.append(row)
    }
    return found
  }
}
