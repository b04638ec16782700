/// Rows that name what they lie in by its name, in a table of its own:
///
///     CREATE TABLE Categories(_id INTEGER PRIMARY KEY, name TEXT UNIQUE);
///     CREATE TABLE SubCategories(_id INTEGER PRIMARY KEY, name TEXT, parent TEXT);
extension TableShape {
  /// The two levels that such tables are; nil where no table, or more than one pair of them, is like that.
  ///
  /// - Complexity: O(tables²) samples.
  static func levelsByName(
    _ schema: Schema, _ fields: FieldChoice, _ connection: Connection
  ) -> [Table]? {
    let all = schema.withoutRecords.tables
    guard fields == FieldChoice(), (2...mostTried).contains(all.count) else { return nil }
    let tables = all.compactMap { try? tree($0, fields) }
    var found: [[Table]] = []
    for lower in tables where lower.parent != nil {
      for upper in tables where upper.name != lower.name && upper.parent == nil {
        if let table = lower.namingParents(in: upper, connection) { found.append([upper, table]) }
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The same levels, where the rows of one name those of the one above by their names.
  static func namingParents(_ levels: [Table], _ connection: Connection) -> [Table] {
    var levels = levels
    for level in levels.indices.dropFirst() {
      levels[level] = levels[level].namingParents(in: levels[level - 1], connection) ?? levels[level]
    }
    return levels
  }
}

extension TableShape.Table {
  /// The same rows with the codes of their parents, where they name these by their names, of which each is one row's; nil for
  /// others: `manager` holds `Angela Martin`.
  func namingOwnParents(_ connection: Connection) -> TableShape.Table? {
    // Where a table has no key, the names are: `category(name, parent)`.
    if code == "rowid", let parent, !isLinked, names == nil, outer.isEmpty, person == nil {
      let named = TableShape.Table(self, code: title)
      let sample = KeySample(self, TableShape.quoted(parent), in: named, connection)
      let isKey = sample?.isKey ?? false && KeySample.isUnique(title, of: self, connection)
      return isKey ? named : nil
    }
    guard let parent, !isLinked, code != "rowid", names == nil, outer.isEmpty, person != nil || title != code
    else {
      return nil
    }
    let value = TableShape.quoted(parent)
    guard let coded = KeySample(self, value, in: self, connection), coded.count > 0, coded.found == 0 else {
      return nil
    }
    let (table, order) = (TableShape.quoted(name), TableShape.quoted(TableShape.placeOrder))
    func named(in rows: String) -> String {
      guard let person else { return "trim(\(rows).\(TableShape.quoted(title)))" }
      return
        "trim(\(rows).\(TableShape.quoted(person.first))) || ' ' || trim(\(rows).\(TableShape.quoted(person.family)))"
    }
    let upper = "SELECT \(named(in: "upper")) AS name, \(quotedCode) AS code FROM \(table) upper"
    // What people write where nobody is above.
    let marks = "('', 0, '0', -1, '-1', '-', 'N/A', 'n/a', 'NA', 'None', 'none', 'NULL')"
    let wanted = "\(value) NOT IN \(marks)"
    let first = "SELECT \(value) AS value FROM \(table) WHERE \(wanted) LIMIT 200"
    // Each is a row's name, and no two rows have one.
    guard isSmall(connection),
      !connection.hasRow(
        "SELECT 1 FROM (\(first)) WHERE trim(value) NOT IN (SELECT name FROM (\(upper))) LIMIT 1"),
      !connection.hasRow("SELECT 1 FROM (\(upper)) GROUP BY name HAVING count(*) > 1 LIMIT 1")
    else { return nil }
    let code = "(SELECT upper.code FROM (\(upper)) upper WHERE upper.name = trim(\(table).\(value)))"
    let query =
      "SELECT *, CASE WHEN \(wanted) THEN coalesce(\(code), \(value)) END "
      + "AS \(TableShape.quoted(TableShape.placeParent))" + (orderColumn == nil ? "" : ", rowid AS \(order)")
      + " FROM \(table)"
    var joined = TableShape.Table(
      self, parent: TableShape.placeParent, order: orderColumn == nil ? nil : order, query: query)
    joined.isJoinedByName = true
    joined.join = "\(name).\(parent) = \(name).\(title)"
    return joined
  }

  /// The same rows with the codes of those above; nil where the column of parents holds codes, or no names of the other table.
  fileprivate func namingParents(in upper: TableShape.Table, _ connection: Connection) -> TableShape.Table? {
    guard let parent, !isLinked, code != "rowid", upper.code != "rowid", outer.isEmpty, upper.outer.isEmpty,
      upper.person == nil,
      upper.title != upper.code
    else { return nil }
    let value = TableShape.quoted(parent)
    func sample(_ table: TableShape.Table) -> KeySample? { KeySample(self, value, in: table, connection) }
    let named = TableShape.Table(upper, code: upper.title)
    guard let own = sample(self), own.count > 0, own.found == 0, let coded = sample(upper), coded.found == 0,
      sample(named)?.isKey ?? false, KeySample.isUnique(upper.title, of: upper, connection)
    else { return nil }
    let (table, above) = (TableShape.quoted(name), TableShape.quoted(upper.name))
    let code =
      "(SELECT \(upper.quotedCode) FROM \(above) WHERE \(above).\(TableShape.quoted(upper.title)) = \(table).\(value))"
    let order = orderColumn == nil ? "" : ", rowid AS \(TableShape.quoted(TableShape.placeOrder))"
    // A name that is not there stays, and is a flaw.
    let query =
      "SELECT *, coalesce(\(code), \(value)) AS \(TableShape.quoted(TableShape.placeParent))\(order) FROM \(table)"
    var joined = TableShape.Table(
      self, parent: TableShape.placeParent,
      order: orderColumn == nil ? nil : TableShape.quoted(TableShape.placeOrder), query: query)
    joined.isJoinedByName = true
    joined.join = "\(name).\(parent) = \(upper.name).\(upper.title)"
    return joined
  }
}
