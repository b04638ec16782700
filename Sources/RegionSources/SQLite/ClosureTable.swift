/// A table of places whose parents stand in another one: a closure table with a row for each place and each of those
/// above it, a table of keys and parents, or the edges of a graph, which may also stand alone.
///
///     category(id, name), category_closure(ancestor, descendant, depth)
///     node(id, name), edge(parent_id, child_id)
///
/// Without the depth, a place lies in the one above it that has as many places above itself but one.
extension TableShape {
  /// Such a table with its parents; nil where there is none.
  ///
  /// - Parameter named: The table of the places that a person named; nil to detect it.
  static func closed(
    _ schema: Schema, _ fields: FieldChoice, _ connection: Connection, named: Schema.Table? = nil
  ) -> Table? {
    guard fields.parent.isEmpty else { return nil }
    if let hierarchy = hierarchy(schema, fields, named) { return hierarchy }
    if named == nil, schema.tables.count == 1 { return edgesAlone(schema.tables[0], fields) }
    let found = schema.tables.compactMap { links -> Table? in
      guard let columns = linkColumns(links) ?? pairColumns(links, connection),
        columns.isClosure || columns.isEdges,
        let places = places(of: links, columns, schema), named.map({ $0.name == places.name }) ?? true,
        let table = try? tree(places, fields), table.parent == nil
      else { return nil }
      let name = quoted(links.name)
      let (upper, lower) = (links.columns[columns.upper].name, links.columns[columns.lower].name)
      let link =
        if columns.isEdges {
          Link(name: name, upper: upper, lower: lower)
        } else if let distance = columns.distance {
          Link(
            name: name, upper: upper, lower: lower,
            condition: "AND link.\(quoted(links.columns[distance].name)) = 1")
        } else if isIndexed(lower, of: links, connection) {
          Link(nearest: name, upper: upper, lower: lower)
        } else {
          Link(countedOnce: name, upper: upper, lower: lower)
        }
      return joined(table, places, links, link)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The columns of a table that links places; nil for others.
  private static func linkColumns(_ table: Schema.Table) -> LinkTable? {
    let names = table.columns.map(\.name)
    func target(_ column: Int) -> String? {
      table.keys.first { $0.column == names[column] && $0.table != table.name }?.table
    }
    return LinkTable(names) ?? LinkTable(edges: names, isDatabase: true)
      ?? LinkTable(pairs: names) { target($0) != nil && target($0) == target($1) }
  }

  /// The columns of a table whose key is a pair of places that nothing but the rows tells apart: each place lies in one other
  /// at most, which may hold many. Nil for other tables, and where both columns may be the lower end.
  private static func pairColumns(_ table: Schema.Table, _ connection: Connection) -> LinkTable? {
    guard let (first, second) = table.pair else { return nil }
    // What joins two tables says nothing of either.
    let targets = [first, second].map { end in table.keys.first { $0.column == end }?.table.lowercased() }
    if let one = targets[0], let other = targets[1], one != other { return nil }
    let rows = Table(table, code: first, title: first, parent: nil)
    let areUnique = [first, second].map { KeySample.isUnique($0, of: rows, connection) }
    guard areUnique[0] != areUnique[1] else { return nil }
    let places = [first, second].compactMap { end in table.columns.firstIndex { $0.name == end } }
    return LinkTable(upper: places[areUnique[0] ? 1 : 0], lower: places[areUnique[0] ? 0 : 1])
  }

  /// The places whose edges stand in a table that a person named; nil where the table has others.
  static func linked(
    by table: Schema.Table, _ schema: Schema, _ fields: FieldChoice, _ connection: Connection
  ) -> Table? {
    guard linkColumns(table) ?? pairColumns(table, connection) != nil else { return nil }
    return closed(schema, fields, connection) ?? edgesAlone(table, fields)
  }

  /// Edges without a table of their places: these are the ends, called by their codes.
  private static func edgesAlone(_ links: Schema.Table, _ fields: FieldChoice) -> Table? {
    guard fields == FieldChoice(), let columns = linkColumns(links), columns.isEdges else { return nil }
    let ends = [columns.upper, columns.lower].map { links.columns[$0] }
    let (upper, lower, name) = (quoted(ends[0].name), quoted(ends[1].name), quoted(links.name))
    let order = links.isOrdered ? "rowid" : "0"
    let query = """
      SELECT \(lower), \(upper) AS \(quoted(placeParent)), min(\(order)) AS \(quoted(placeOrder)) FROM \(name) \
      WHERE \(lower) IS NOT NULL AND \(lower) IS NOT \(upper) GROUP BY 1, 2 UNION ALL \
      SELECT \(upper), NULL, min(\(order)) FROM \(name) WHERE \(upper) NOT IN \
      (SELECT \(lower) FROM \(name) WHERE \(lower) IS NOT NULL AND \(lower) IS NOT \(upper)) GROUP BY 1
      """
    let table = Schema.Table(name: links.name, columns: [ends[1]], keys: [], isOrdered: links.isOrdered)
    return Table(
      Table(table, code: ends[1].name, title: ends[1].name, parent: nil), parent: placeParent,
      order: quoted(placeOrder), query: query)
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
      // A table whose rows name others of their own is a tree itself.
      for links in schema.tables where links.name != places.name && links.ownKey == nil {
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
        found.append(
          joined(table, places, links, Link(name: quoted(links.name), upper: upper.name, lower: lower.name)))
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The rows of a table with their parents from another.
  private static func joined(
    _ table: Table, _ places: Schema.Table, _ links: Schema.Table, _ link: Link
  ) -> Table {
    let rows = PlaceLinks(places, code: table.code, links, link)
    return Table(
      table, parent: placeParent, order: places.isOrdered ? quoted(placeOrder) : nil, query: rows.each,
      links: rows)
  }

  /// Whether the rows of a value in a column are found without reading all.
  private static func isIndexed(_ column: String, of table: Schema.Table, _ connection: Connection) -> Bool {
    let sql = """
      SELECT 1 FROM pragma_index_list(?1) list JOIN pragma_index_info(list.name) part \
      WHERE part.seqno = 0 AND part.name = ?2 LIMIT 1
      """
    let count = try? connection.rows(sql, [table.name, column]) { _ throws(ListSourceError) in true }
    return count == 1
  }

  /// The same tree for the ways to many places, and for all: where no index finds the parents of a place, they are copied
  /// into memory, as names are that stand elsewhere.
  ///
  /// - Complexity: O(rows) without such an index.
  func inMemory(_ connection: Connection, keepsNames: Bool) throws(ListSourceError) -> TableShape {
    guard isOneTable, let parent = tables[0].parent.map(TableShape.quoted) else { return self }
    let table = tables[0]
    if let names = table.names {
      return keepsNames ? keeping(table.selected(by: try names.kept(by: connection))) : self
    }
    let one = "SELECT \(parent) FROM \(table.quotedName) WHERE \(table.quotedCode) = 1"
    guard table.isLinked, !connection.isFoundByIndexes(one) else { return self }
    if let links = table.links { return keeping(table.selected(by: try links.kept(by: connection))) }
    let kept = TableShape.quoted("ends of edges")
    try connection.make(
      """
      CREATE TABLE temp.\(kept) AS SELECT * FROM \(table.quotedName);
      CREATE INDEX temp.\(TableShape.quoted("codes of ends")) ON \(kept)(\(table.quotedCode))
      """)
    return keeping(table.selected(by: "SELECT * FROM temp.\(kept)"))
  }

  private func keeping(_ table: Table) -> TableShape { TableShape(tables: [table], roots: roots) }

  static let placeParent = "parent of place"
  static let placeOrder = "order of place"

  /// The table that the links refer to: by their foreign key, as the only other one, or by the beginning of their name.
  private static func places(of links: Schema.Table, _ columns: LinkTable, _ schema: Schema) -> Schema.Table?
  {
    let others = schema.tables.filter { linkColumns($0) == nil }
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

/// The rows that link a place to the one that it lies in.
struct Link {
  /// What stands behind FROM.
  let name: String
  let upper: String
  let lower: String
  /// What the rows have beside the place.
  var condition = ""
  /// The tables that are made for the query.
  var tables = ""
}

extension Link {
  /// The nearest links of a closure table, by the numbers of links that both places have: each is counted by an index.
  init(nearest links: String, upper: String, lower: String) {
    let (high, low) = (TableShape.quoted(upper), TableShape.quoted(lower))
    func count(_ place: String) -> String {
      "(SELECT count(*) FROM \(links) WHERE \(low) = link.\(place) AND \(high) <> \(low))"
    }
    self.init(
      name: links, upper: upper, lower: lower,
      condition: "AND link.\(high) <> link.\(low) AND \(count(low)) = \(count(high)) + 1")
  }

  /// The same without an index: all links are counted once a query.
  init(countedOnce links: String, upper: String, lower: String) {
    let (high, low) = (TableShape.quoted(upper), TableShape.quoted(lower))
    let depths = TableShape.quoted("depths of places")
    let nearest = TableShape.quoted("nearest links")
    self.init(
      name: nearest, upper: upper, lower: lower,
      tables: """
        WITH \(depths)(place, depth) AS MATERIALIZED \
        (SELECT \(low), count(*) FROM \(links) WHERE \(high) <> \(low) GROUP BY \(low)), \
        \(nearest)(\(high), \(low)) AS MATERIALIZED (SELECT link.\(high), link.\(low) FROM \(links) link \
        JOIN \(depths) own ON own.place = link.\(low) LEFT JOIN \(depths) above ON above.place = link.\(high) \
        WHERE link.\(high) <> link.\(low) AND own.depth = coalesce(above.depth, 0) + 1) \

        """)
  }
}

extension Schema.Table {
  /// The two columns of the primary key where both refer to one other table: rows that link its rows to each other.
  var pair: (String, String)? {
    let key = columns.filter { $0.keyPlace > 0 }.sorted { $0.keyPlace < $1.keyPlace }.map(\.name)
    guard key.count == 2 else { return nil }
    let targets = key.map { column in keys.first { $0.column == column && $0.table != name }?.table }
    return targets[0] != nil && targets[0] == targets[1] ? (key[0], key[1]) : nil
  }
}
