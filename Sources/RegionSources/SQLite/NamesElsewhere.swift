/// A table of places whose names stand in another one, perhaps a row for each language, as shops have their categories:
///
///     category(category_id, parent_id, image)
///     category_description(category_id, language_id, name)
extension TableShape {
  /// Such a table with its names; nil where there is none, or several.
  ///
  /// The table has a parent and nothing that is called a name. The other one is called as it is, with more behind it, refers
  /// to it, and has a name. Of several languages the first row's is taken.
  ///
  /// - Parameter named: The table of the places that a person named; nil to detect it.
  static func namedElsewhere(
    _ schema: Schema, _ fields: FieldChoice, _ connection: Connection, named: Schema.Table? = nil
  ) -> Table? {
    guard fields == FieldChoice() else { return nil }
    if let field = namedByField(schema, connection, named) { return field }
    let found = schema.tables.compactMap { places -> Table? in
      guard named.map({ $0.name == places.name }) ?? true, let code = places.primaryKey,
        let parent = places.keys.first(where: { $0.table == places.name })?.column
          ?? places.parent,
        places.best(.name, but: [code, parent]) == nil
      else { return nil }
      let others = schema.tables.compactMap { table in
        names(of: places, in: table, but: code) ?? values(of: places, in: table, schema)
      }
      return others.count == 1 ? joined(places, code: code, parent: parent, others[0], connection) : nil
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Rows that hold one field of others, as Drupal keeps them: `taxonomy_term__parent(entity_id, langcode, parent_target_id)`
  /// beside `taxonomy_term_field_data(tid, langcode, name)`. Nil where no table, or several, have the field of a parent.
  private static func namedByField(
    _ schema: Schema, _ connection: Connection, _ named: Schema.Table?
  ) -> Table? {
    let found = schema.tables.compactMap { links -> Table? in
      let parts = links.name.split(separator: "_", omittingEmptySubsequences: false)
      guard let gap = parts.dropFirst().dropLast().firstIndex(of: "") else { return nil }
      let (owner, field) = (parts[..<gap].joined(separator: "_"), parts[(gap + 1)...].joined(separator: "_"))
      let data = schema.tables.first { $0.name == owner + "_field_data" }
      guard
        FieldNames.of(.parent).rank(FieldNames.normalized(field)).map({ $0 < FieldNames.ending }) ?? false,
        links.columns.contains(where: { $0.name == "entity_id" }),
        links.columns.contains(where: { $0.name == field + "_target_id" }), let data,
        named.map({ $0.name == links.name || $0.name == data.name }) ?? true,
        let key = data.columns.first(where: { $0.keyPlace == 1 }) ?? data.columns.first,
        let title = data.best(.name, but: [key.name])
      else { return nil }
      let names = Names(table: data, key: key.name, title: title)
      return joined(links, code: "entity_id", parent: field + "_target_id", names, connection)
    }
    return found.count == 1 ? found[0] : nil
  }

  private struct Names {
    let table: Schema.Table
    let key: String
    let title: String
    /// Which rows of the table are names, in SQL; nil for all.
    var condition: String?
  }

  /// The values of an attribute that is called a name, as Magento's shops have them: a table with a row for each place and
  /// attribute, and one that says what each attribute is called.
  private static func values(of places: Schema.Table, in table: Schema.Table, _ schema: Schema) -> Names? {
    func column(_ word: String, of table: Schema.Table) -> String? {
      table.columns.first { FieldNames.normalized($0.name) == word }?.name
    }
    guard table.name != places.name, let attribute = column("attributeid", of: table),
      let value = column("value", of: table),
      FieldNames.normalized(table.name).hasPrefix(FieldNames.normalized(places.name)),
      let key = places.primaryKey.flatMap({ column(FieldNames.normalized($0), of: table) })
        ?? table.reference(to: places, isNamed: false),
      let kinds = schema.tables.first(where: {
        $0.primaryKey.map(FieldNames.normalized) == "attributeid" && column("attributecode", of: $0) != nil
      }), let own = kinds.primaryKey, let word = column("attributecode", of: kinds)
    else { return nil }
    let named = "SELECT \(quoted(own)) FROM \(quoted(kinds.name)) WHERE \(quoted(word)) = 'name'"
    return Names(table: table, key: key, title: value, condition: "\(quoted(attribute)) IN (\(named))")
  }

  private static func names(of places: Schema.Table, in table: Schema.Table, but code: String) -> Names? {
    let (own, other) = (FieldNames.normalized(places.name), FieldNames.normalized(table.name))
    let isCalledSo =
      [
        own, own.hasSuffix("ies") ? own.dropLast(3) + "y" : own,
        own.hasSuffix("s") ? String(own.dropLast()) : own,
      ]
      .contains { other.hasPrefix($0) } || other == "names"
    guard table.name != places.name, isCalledSo, let key = table.reference(to: places, isNamed: false),
      let title = table.best(.name, but: [key]), table.primaryKey != key || table.columns.count > 1,
      !places.columns.contains(where: { $0.name == title }),
      (FieldNames.of(.name).rank(FieldNames.normalized(title)) ?? .max) < FieldNames.lastResort
    else { return nil }
    return Names(table: table, key: key, title: title, condition: scientificNames(of: table))
  }

  /// Which rows are the names that all languages share, among those of living things; nil where there are no such.
  private static func scientificNames(of table: Schema.Table) -> String? {
    guard let column = table.columns.first(where: { FieldNames.normalized($0.name) == "nameclass" }) else {
      return nil
    }
    let own = "\(quoted(column.name)) = 'scientific name'"
    return "(\(own) OR NOT EXISTS (SELECT 1 FROM \(quoted(table.name)) WHERE \(own)))"
  }

  private static func joined(
    _ places: Schema.Table, code: String, parent: String, _ names: Names, _ connection: Connection
  ) -> Table {
    let whole = Schema.Table(
      name: places.name, columns: places.columns + names.table.columns.filter { $0.name == names.title },
      keys: places.keys, isOrdered: places.isOrdered)
    let rows = NameRows(
      places, code: code, names.table, key: names.key, title: names.title, where: names.condition, connection)
    return Table(
      Table(whole, code: code, title: names.title, parent: parent), parent: parent,
      order: places.isOrdered ? quoted(placeOrder) : nil, query: rows.each, names: rows)
  }
}

/// The rows of a table that name the places of another one; of several for a place, the first with a name counts.
struct NameRows: Sendable {
  private let places: String
  private let code: String
  private let order: String
  private let table: String
  private let key: String
  private let keptType: String
  private let title: String
  private let isOrdered: Bool
  /// Whether an index finds the rows of a place.
  private let isIndexed: Bool

  /// - Parameters:
  ///   - title: A column of `names` that no column of `places` is called like.
  ///   - condition: Which rows of `names` count, in SQL; nil for all.
  init(
    _ places: Schema.Table, code: String, _ names: Schema.Table, key: String, title: String,
    where condition: String? = nil, _ connection: Connection
  ) {
    self.places = TableShape.quoted(places.name)
    self.code = TableShape.quoted(code)
    order = places.isOrdered ? ", place.rowid AS \(TableShape.quoted(TableShape.placeOrder))" : ""
    let whole = TableShape.quoted(names.name)
    let own = names.isOrdered ? "rowid AS rowid, " : ""
    table = condition.map { "(SELECT \(own)* FROM \(whole) WHERE \($0))" } ?? whole
    self.key = TableShape.quoted(key)
    keptType = ColumnKind.common(places.type(of: code), names.type(of: key))
    self.title = TableShape.quoted(title)
    isOrdered = names.isOrdered
    isIndexed = connection.isIndexed("SELECT 1 FROM \(table) WHERE \(self.key) = 1")
  }

  /// All places, each with its name looked up: for queries that want few of the names, or none.
  var each: String {
    let first = isOrdered ? " ORDER BY name.rowid" : ""
    return """
      SELECT place.*, (SELECT name.\(title) FROM \(table) name WHERE name.\(key) = place.\(code) \
      AND name.\(title) <> ''\(first) LIMIT 1) AS \(title)\(order) FROM \(places) place
      """
  }

  /// The places with their names, of which those that fulfil a condition are right: without an index, all names are
  /// read once for them.
  ///
  /// - Parameter condition: On the columns of the places, in SQL.
  func rows(where condition: String) -> String {
    guard !isIndexed else { return each }
    let wanted = "SELECT \(code) FROM (\(each)) WHERE \(condition)"
    let first = isOrdered ? ", min(name.rowid)" : ""
    // The owner's code is compared with itself: SQLite finds no text by an index of numbers.
    return """
      SELECT place.*, name.title AS \(title)\(order) FROM \(places) place LEFT JOIN \
      (SELECT owner.\(code) AS place, name.\(title) AS title\(first) FROM \(table) name \
      CROSS JOIN \(places) owner ON owner.\(code) = name.\(key) \
      WHERE name.\(title) <> '' AND name.\(key) IN (\(wanted)) GROUP BY 1) name ON name.place = place.\(code)
      """
  }

  /// The queries for the code and the name of every row whose place or name matches a search: names in other languages
  /// are among them.
  func matches(_ function: String) -> [String] {
    [
      "SELECT \(key), trim(\(title)) FROM \(table) WHERE \(title) <> '' AND \(function)(\(title), \(key))",
      "SELECT \(code), '' FROM \(places) WHERE \(function)(NULL, \(code))",
    ]
  }

  /// Copies the first names into memory, in the order of their places, and returns the query for all places with them.
  ///
  /// - Complexity: O(rows) look-ups; an index of the table would be no faster.
  func kept(by connection: Connection) throws(ListSourceError) -> String {
    let kept = "temp.\(TableShape.quoted("names of places"))"
    try connection.make(
      """
      CREATE TABLE \(kept)(place \(keptType) PRIMARY KEY, title) WITHOUT ROWID;
      INSERT OR IGNORE INTO \(kept) SELECT \(key), \(title) FROM \(table) \
      WHERE \(title) <> '' AND \(key) IS NOT NULL\(isOrdered ? " ORDER BY rowid" : "")
      """)
    return """
      SELECT place.*, (SELECT name.title FROM \(kept) name WHERE name.place = place.\(code)) \
      AS \(title)\(order) FROM \(places) place
      """
  }
}
