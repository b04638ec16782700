/// A table of places whose parents stand in another one: a closure table with a row for each place and each of those
/// above it, or a table of keys and parents.
///
///     category(id, name), category_closure(ancestor, descendant, depth)
extension TableShape {
  /// Such a table with its parents; nil where there is none.
  ///
  /// - Parameter named: The table of the places that a person named; nil to detect it.
  static func closed(_ schema: Schema, _ fields: FieldChoice, named: Schema.Table? = nil) -> Table? {
    guard fields.parent.isEmpty else { return nil }
    if let hierarchy = hierarchy(schema, fields, named) { return hierarchy }
    let found = schema.tables.compactMap { links -> Table? in
      guard let columns = LinkTable(links.columns.map(\.name)), let distance = columns.distance,
        let places = places(of: links, columns, schema), named.map({ $0.name == places.name }) ?? true,
        let table = try? tree(places, fields), table.parent == nil
      else { return nil }
      let (upper, lower) = (links.columns[columns.upper].name, links.columns[columns.lower].name)
      return joined(
        table, places, links, upper: upper, lower: lower,
        "AND link.\(quoted(links.columns[distance].name)) = 1")
    }
    return found.count == 1 ? found[0] : nil
  }

  /// A table of places whose parents stand beside their keys in another, which has no names: `term(tid, name)` and
  /// `term_hierarchy(tid, parent)`.
  private static func hierarchy(_ schema: Schema, _ fields: FieldChoice, _ named: Schema.Table?) -> Table? {
    var found: [Table] = []
    for places in schema.tables where named.map({ $0.name == places.name }) ?? true {
      guard let key = places.primaryKey, FieldNames.normalized(key) != "id",
        let table = try? tree(places, fields), table.parent == nil, table.code == key
      else { continue }
      let own = FieldNames.normalized(key)
      for links in schema.tables where links.name != places.name {
        guard
          let lower = links.columns.first(where: { FieldNames.normalized($0.name) == own }),
          links.primaryKey != lower.name || links.columns.count == 2,
          let upper = links.columns.first(where: {
            ["parent", "parentid", "pid", "parent" + own].contains(FieldNames.normalized($0.name))
          }),
          !links.columns.contains(where: {
            ["name", "title", "label"].contains(FieldNames.normalized($0.name))
          })
        else { continue }
        found.append(joined(table, places, links, upper: upper.name, lower: lower.name))
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The rows of a table with their parents from another.
  private static func joined(
    _ table: Table, _ places: Schema.Table, _ links: Schema.Table, upper: String, lower: String,
    _ condition: String = ""
  ) -> Table {
    let order = places.isOrdered ? ", place.rowid AS \(quoted(placeOrder))" : ""
    let query = """
      SELECT place.*, link.\(quoted(upper)) AS \(quoted(placeParent))\(order) FROM \(quoted(places.name)) place \
      LEFT JOIN \(quoted(links.name)) link ON link.\(quoted(lower)) = place.\(table.quotedCode) \(condition)
      """
    return Table(
      table, parent: placeParent, order: places.isOrdered ? quoted(placeOrder) : nil, query: query)
  }

  private static let placeParent = "parent of place"
  private static let placeOrder = "order of place"

  /// The table that the links refer to: by their foreign key, as the only other one, or by the beginning of their name.
  private static func places(of links: Schema.Table, _ columns: LinkTable, _ schema: Schema) -> Schema.Table?
  {
    let others = schema.tables.filter { LinkTable($0.columns.map(\.name)) == nil }
    let lower = links.columns[columns.lower].name
    if let key = links.keys.first(where: { $0.column == lower }) {
      return others.first { $0.name.lowercased() == key.table.lowercased() }
    }
    if others.count == 1 { return others[0] }
    let name = FieldNames.normalized(links.name)
    func begins(_ table: Schema.Table) -> Bool {
      let own = FieldNames.normalized(table.name)
      let singular =
        own.hasSuffix("ies") ? own.dropLast(3) + "y" : own.hasSuffix("s") ? String(own.dropLast()) : own
      return name.hasPrefix(own) || name.hasPrefix(singular)
    }
    let named = others.filter(begins)
    return named.count == 1 ? named[0] : nil
  }
}
