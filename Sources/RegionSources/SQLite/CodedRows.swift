/// Rows that show a code of their own where they refer to each other by the number of their record: `code` beside `id`.
///
/// Each row is read with the code of the row above it. That joins the table with itself, so large tables, in which lists
/// would take longer, show the number.
extension TableShape {
  /// The same tables by the codes that people see, where each row has one that no other row of its table has.
  func showingCodes(_ fields: FieldChoice, _ connection: Connection) -> [Table] {
    guard fields.code.isEmpty, fields.parent.isEmpty, !hasOwnParents else { return tables }
    guard tables.allSatisfy(\.mayShowCodes) else { return tables }
    let last = isOneTable ? -1 : tables.count - 1
    var codes = tables.map { $0.shownCode(connection) }
    // Nothing lies below the lowest level, so that its codes may stand below several places.
    let own = last > 0 && codes[last] == nil ? tables[last].shownCode(connection, isBelowParent: true) : nil
    if let own { codes[last] = own }
    guard codes.contains(where: { $0 != nil }) else { return tables }
    return tables.indices.map { level in
      let above = isOneTable ? level : level - 1
      let upper = above >= 0 ? (table: tables[above], code: codes[above]) : nil
      var table = tables[level].showing(codes[level], below: upper)
      if level == last, own != nil { table.outer = [table.parent].compactMap(\.self) }
      return table
    }
  }
}

extension TableShape.Table {
  /// The same rows by the code that a person named, where they name each other by their key all the same: `account_number` beside
  /// `id` and `parent_id`.
  func showingTold(_ schema: Schema, _ fields: FieldChoice, _ connection: Connection) -> TableShape.Table {
    guard fields.code.count == 1, let parent, mayShowCodes,
      let own = schema.tables.first(where: { $0.name == name }),
      let key = own.ownKey?.target ?? own.primaryKey,
      key != code, KeySample.isUnique(code, of: self, connection),
      let told = KeySample(self, TableShape.quoted(parent), in: self, connection), told.found < told.count
    else { return self }
    let keyed = TableShape.Table(own, code: key, title: title, parent: parent, person: person)
    guard let sample = KeySample(keyed, TableShape.quoted(parent), in: keyed, connection),
      sample.found > told.found
    else { return self }
    return keyed.showing(code, below: (keyed, code))
  }

  /// The same rows by their numbers, where no key is declared and the column that is called a code is another table's:
  /// `INSERT INTO employee (name, role_id, manager_id)` leaves the numbers to the database.
  func countedRows(_ schema: Schema, _ connection: Connection) -> TableShape.Table {
    guard orderColumn == "rowid", code != "rowid", mayShowCodes,
      let own = schema.tables.first(where: { $0.name == name }), own.primaryKey == nil, own.ownKey == nil,
      schema.tables.contains(where: { other in
        other.name != name && TableName.isExact(code, FieldNames.normalized(other.name))
      }), !KeySample.isUnique(code, of: self, connection)
    else { return self }
    return TableShape.Table(self, code: "rowid")
  }

  /// Whether nothing but two columns of this table and the one above says what lies below what.
  fileprivate var mayShowCodes: Bool {
    names == nil && links == nil && !isLinked && join == nil && codeSign == nil && outer.isEmpty
      && outerParent.isEmpty && own == nil
  }

  /// The column of the codes that people see; nil where the key is one, where rows lack it or share it, and in large tables.
  ///
  /// - Parameter isBelowParent: Whether rows below several places may share it.
  fileprivate func shownCode(_ connection: Connection, isBelowParent: Bool = false) -> String? {
    let words: Set<String> = ["id", "pk", "uuid", "guid", "oid", "rowid", FieldNames.normalized(name) + "id"]
    guard mayShowCodes, words.contains(FieldNames.normalized(code)),
      let column = columns.first(where: {
        ["code", "kode", "adcode", "areacode"].contains(FieldNames.normalized($0)) && $0 != title
          && $0 != parent
      }), has(fewerRowsThan: TableShape.Table.mostCoded, connection)
    else { return nil }
    // A code with blanks around it would be found by nobody who types it.
    let written = "CAST(\(TableShape.quoted(column)) AS TEXT)"
    let text = "CASE WHEN \(written) = trim(\(written)) THEN \(written) END"
    let place = isBelowParent ? parent.map { "\(TableShape.quoted($0)) || '/' || " } ?? "" : ""
    let counts =
      "SELECT count(*), count(nullif(\(text), '')), count(DISTINCT \(place)nullif(\(text), '')) FROM \(quotedName)"
    var isUnique = false
    _ = try? connection.rows(counts) { row in
      isUnique = row.text(0) == row.text(1) && row.text(0) == row.text(2) && row.text(0) != "0"
      return false
    }
    return isUnique ? column : nil
  }

  /// A list of this many rows is read in a few hundredths of a second.
  private static let mostCoded = 20_000

  private func has(fewerRowsThan limit: Int, _ connection: Connection) -> Bool {
    !connection.hasRow("SELECT 1 FROM \(quotedName) LIMIT 1 OFFSET \(limit - 1)")
  }

  /// The same rows with another code, and with that of the row above for the parent's.
  fileprivate func showing(
    _ shown: String?, below upper: (table: TableShape.Table, code: String?)?
  ) -> TableShape.Table {
    guard let parent, let upper, let above = upper.code else {
      return shown.map { coded(by: $0, parent: self.parent, query: nil) } ?? self
    }
    let (quoted, own) = (TableShape.quoted, "own." + TableShape.quoted(parent))
    let alias = alias("\(parent) above")
    let order = orderColumn.map { "own.\($0) AS \($0), " } ?? ""
    // A parent that is nowhere stays what it is, and is a flaw.
    let query = """
      SELECT \(order)own.*, CAST(coalesce(upper.\(quoted(above)), \(own)) AS TEXT) AS \(quoted(alias)) \
      FROM \(quotedName) own LEFT JOIN \(upper.table.quotedName) upper ON upper.\(upper.table.quotedCode) = \(own)
      """
    return coded(by: shown ?? code, parent: alias, query: query)
  }
}

extension TableShape.Table {
  /// The same rows by codes that hold the other columns of a foreign key, where the rows' own stand several times: `2/1` for the
  /// first row of the second tenant.
  func composed(_ schema: Schema, _ connection: Connection) -> TableShape.Table {
    guard let parent, mayShowCodes, let own = schema.tables.first(where: { $0.name == name }),
      own.ownKey?.column == parent, !own.sharedByOwnKey.isEmpty,
      !KeySample.isUnique(code, of: self, connection)
    else { return self }
    let shared = own.sharedByOwnKey
    let key = TableShape.Table.joined(shared, code)
    let above = TableShape.Table.joined(shared, parent)
    let (whole, upper) = (
      alias((shared + [code]).joined(separator: "/")), alias((shared + [parent]).joined(separator: "/"))
    )
    let order = orderColumn.map { "\($0) AS \($0), " } ?? ""
    let query = """
      SELECT \(order)*, \(key) AS \(TableShape.quoted(whole)), CASE WHEN \(TableShape.quoted(parent)) IN ('', 0, '0', -1, '-1') \
      THEN NULL ELSE \(above) END AS \(TableShape.quoted(upper)) FROM \(quotedName)
      """
    return coded(by: whole, parent: upper, query: query)
  }

  /// A name that no column has.
  private func alias(_ name: String) -> String {
    var alias = name
    while columns.contains(alias) { alias += "_" }
    return alias
  }
}
