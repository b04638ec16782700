/// A table of places whose parents stand in a closure table: a row for each place and each of those above it.
///
///     category(id, name), category_closure(ancestor, descendant, depth)
extension TableShape {
  /// Such a table with its parents; nil where there is none.
  ///
  /// - Parameter named: The table of the places that a person named; nil to detect it.
  static func closed(_ schema: Schema, _ fields: FieldChoice, named: Schema.Table? = nil) -> Table? {
    guard fields.parent.isEmpty else { return nil }
    let found = schema.tables.compactMap { links -> Table? in
      guard let columns = LinkTable(links.columns.map(\.name)), let distance = columns.distance,
        let places = places(of: links, columns, schema), named.map({ $0.name == places.name }) ?? true,
        let table = try? tree(places, fields), table.parent == nil
      else { return nil }
      let (upper, lower) = (links.columns[columns.upper].name, links.columns[columns.lower].name)
      let order = places.isOrdered ? ", place.rowid AS \(quoted(placeOrder))" : ""
      let query = """
        SELECT place.*, link.\(quoted(upper)) AS \(quoted(placeParent))\(order) FROM \(quoted(places.name)) place \
        LEFT JOIN \(quoted(links.name)) link ON link.\(quoted(lower)) = place.\(table.quotedCode) \
        AND link.\(quoted(links.columns[distance].name)) = 1
        """
      return Table(
        table, parent: placeParent, order: places.isOrdered ? quoted(placeOrder) : nil, query: query)
    }
    return found.count == 1 ? found[0] : nil
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
