/// A table of links that says which rows of one table lie in which of another, where neither refers to the other: the goods of
/// categories, each of which may lie in several.
///
///     category(id, name)    product(id, name)    category_product(category_id, product_id)
struct LevelLinks {
  private let links: Schema.Table
  private let upper: String
  private let lower: String

  /// Nil where no table links the two, or several do.
  ///
  /// - Parameters:
  ///   - tables: The tables of the levels, of which none is meant to be one of links.
  ///   - level: The lower of the two levels, from 1 on.
  init?(_ tables: [Schema.Table], _ level: Int, _ connection: Connection) {
    guard let schema = try? Schema(connection) else { return nil }
    let (above, below) = (tables[level - 1], tables[level])
    let taken = Set(tables.map(\.name))
    let found = schema.tables.compactMap { links -> (links: Schema.Table, upper: String, lower: String)? in
      guard !taken.contains(links.name), !links.isView, !links.namesRows,
        let upper = LevelLinks.only(links, above), let lower = LevelLinks.only(links, below), upper != lower
      else { return nil }
      return (links, upper, lower)
    }
    guard found.count == 1 else { return nil }
    (links, upper, lower) = found[0]
  }

  /// The only column of a table that refers to another one; nil where who made a link is named as well: `user_id`, `granted_by`.
  private static func only(_ links: Schema.Table, _ other: Schema.Table) -> String? {
    let bare = Schema.Table(
      name: links.name, columns: links.columns, keys: [], isOrdered: links.isOrdered)
    var found = Set(links.keys.filter { $0.table.lowercased() == other.name.lowercased() }.map(\.column))
    if let named = bare.reference(to: other, isNamed: false), !links.refersElsewhere(named, than: other) {
      found.insert(named)
    }
    return found.count == 1 ? found.first : nil
  }

  /// The column of the upper table that the links name.
  func codeAbove(_ table: Schema.Table) -> String? { table.target(of: upper, in: links) ?? table.primaryKey }

  /// The same of the lower table.
  func codeBelow(_ table: Schema.Table) -> String? { table.target(of: lower, in: links) ?? table.primaryKey }

  /// The rows of the lower table, each once for each row that it lies in.
  func rows(_ rows: TableShape.Table, of table: Schema.Table) -> TableShape.Table {
    let (parent, order) = (TableShape.placeParent, TableShape.quoted(TableShape.placeOrder))
    let query = """
      SELECT place.*, link.\(TableShape.quoted(upper)) AS \(TableShape.quoted(parent))\
      \(table.isOrdered ? ", place.rowid AS \(order)" : "") FROM \(TableShape.quoted(table.name)) place \
      LEFT JOIN \(TableShape.quoted(links.name)) link ON link.\(TableShape.quoted(lower)) = place.\(rows.quotedCode)
      """
    return TableShape.Table(rows, parent: parent, order: table.isOrdered ? order : nil, query: query)
  }
}

extension TableShape {
  /// The column of a table that the rows of the level below name.
  static func code(
    of table: Schema.Table, above tables: [Schema.Table], _ level: Int, _ fields: FieldChoice,
    _ connection: Connection
  ) throws(ListSourceError) -> String? {
    let below = tables[level + 1]
    let column: String
    do { column = try reference(below, to: table, fields, level + 1, connection) } catch {
      guard let links = LevelLinks(tables, level + 1, connection) else { throw error }
      return links.codeAbove(table)
    }
    return table.target(of: column, in: below).flatMap { target in
      table.holds(column, of: below, in: target, connection) ? target : nil
    }
  }
}
