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
  static func namedElsewhere(_ schema: Schema, _ fields: FieldChoice, named: Schema.Table? = nil) -> Table? {
    guard fields == FieldChoice() else { return nil }
    let found = schema.tables.compactMap { places -> Table? in
      guard named.map({ $0.name == places.name }) ?? true, let code = places.primaryKey,
        let parent = places.keys.first(where: { $0.table == places.name })?.column
          ?? places.best(.parent, but: [code]),
        places.best(.name, but: [code, parent]) == nil
      else { return nil }
      let others = schema.tables.compactMap { table in names(of: places, in: table, but: code) }
      return others.count == 1 ? joined(places, code: code, parent: parent, others[0]) : nil
    }
    return found.count == 1 ? found[0] : nil
  }

  private struct Names {
    let table: Schema.Table
    let key: String
    let title: String
  }

  private static func names(of places: Schema.Table, in table: Schema.Table, but code: String) -> Names? {
    let (own, other) = (FieldNames.normalized(places.name), FieldNames.normalized(table.name))
    let isCalledSo = [
      own, own.hasSuffix("ies") ? own.dropLast(3) + "y" : own,
      own.hasSuffix("s") ? String(own.dropLast()) : own,
    ]
    .contains { other.hasPrefix($0) }
    guard table.name != places.name, isCalledSo, let key = table.reference(to: places, isNamed: false),
      let title = table.best(.name, but: [key]), table.primaryKey != key || table.columns.count > 1,
      !places.columns.contains(where: { $0.name == title }),
      (FieldNames.of(.name).rank(FieldNames.normalized(title)) ?? .max) < FieldNames.lastResort
    else { return nil }
    return Names(table: table, key: key, title: title)
  }

  private static func joined(
    _ places: Schema.Table, code: String, parent: String, _ names: Names
  ) -> Table {
    let (name, title, key) = (quoted(names.table.name), quoted(names.title), quoted(names.key))
    let first = names.table.isOrdered ? " ORDER BY name.rowid" : ""
    let order = places.isOrdered ? ", place.rowid AS \(quoted(placeOrder))" : ""
    let query = """
      SELECT place.*, (SELECT name.\(title) FROM \(name) name WHERE name.\(key) = place.\(quoted(code)) \
      AND name.\(title) <> ''\(first) LIMIT 1) AS \(title)\(order) FROM \(quoted(places.name)) place
      """
    let whole = Schema.Table(
      name: places.name, columns: places.columns + names.table.columns.filter { $0.name == names.title },
      keys: places.keys, isOrdered: places.isOrdered)
    return Table(
      Table(whole, code: code, title: names.title, parent: parent), parent: parent,
      order: places.isOrdered ? quoted(placeOrder) : nil, query: query, isNamedElsewhere: true)
  }
}
