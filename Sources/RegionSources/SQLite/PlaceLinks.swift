/// The rows of a table that link the places of another one to those that they lie in.
struct PlaceLinks: Sendable {
  private let places: String
  private let code: String
  private let order: String
  private let parent: String
  /// What stands behind FROM, after the tables that are made for the query.
  private let tables: String
  private let name: String
  private let upper: String
  private let lower: String
  private let condition: String
  private let keptType: String

  init(_ places: Schema.Table, code: String, _ links: Schema.Table, _ link: Link) {
    self.places = TableShape.quoted(places.name)
    self.code = TableShape.quoted(code)
    order = places.isOrdered ? ", place.rowid AS \(TableShape.quoted(TableShape.placeOrder))" : ""
    parent = TableShape.quoted(TableShape.placeParent)
    (tables, name, condition) = (link.tables, link.name, link.condition)
    (upper, lower) = (TableShape.quoted(link.upper), TableShape.quoted(link.lower))
    keptType = ColumnKind.common(places.type(of: code), links.type(of: link.lower))
  }

  /// All places with their parents.
  var each: String {
    """
    \(tables)SELECT place.*, link.\(upper) AS \(parent)\(order) FROM \(places) place \
    LEFT JOIN \(name) link ON link.\(lower) = place.\(code) \(condition)
    """
  }

  /// All places without their parents, each once.
  var unlinked: String { "SELECT place.*, NULL AS \(parent)\(order) FROM \(places) place" }

  /// The conditions of the roots in SQL, on the places alone: those that no link places below another, or, where there are
  /// none of these, those that links place below what is not there.
  ///
  /// - Parameter marks: The parents that roots name, in SQL.
  func roots(marks: String) -> [String] {
    func lowers(_ which: String) -> String {
      "(\(tables)SELECT link.\(lower) FROM \(name) link WHERE link.\(lower) IS NOT NULL AND \(which) \(condition))"
    }
    let known = "(SELECT \(code) FROM \(places) WHERE \(code) IS NOT NULL)"
    let mark = "link.\(upper) IN \(marks) AND link.\(upper) NOT IN \(known)"
    return [
      "\(code) NOT IN \(lowers("link.\(upper) IS NOT NULL")) OR \(code) IN \(lowers(mark)) "
        + "OR \(code) IN \(lowers("link.\(upper) = link.\(lower)"))",
      "\(code) IN \(lowers("link.\(upper) NOT IN \(known)"))",
    ]
  }

  /// Copies the links into memory, in the order of their places, and returns the query for all places with their parents.
  func kept(by connection: Connection) throws(ListSourceError) -> String {
    let kept = TableShape.quoted("links of places")
    try connection.make(
      """
      CREATE TABLE temp.\(kept)(place \(keptType), parent);
      INSERT INTO temp.\(kept) \(tables)SELECT link.\(lower), link.\(upper) FROM \(name) link \
      WHERE link.\(lower) IS NOT NULL \(condition);
      CREATE INDEX temp.\(TableShape.quoted("places of links")) ON \(kept)(place, parent)
      """)
    return """
      SELECT place.*, link.parent AS \(parent)\(order) FROM \(places) place \
      LEFT JOIN temp.\(kept) link ON link.place = place.\(code)
      """
  }
}

/// What SQLite makes of a column's declared type.
enum ColumnKind {
  case number, text, any

  init(_ type: String) {
    if type.has("int") {
      self = .number
    } else if ["char", "clob", "text"].contains(where: type.has) {
      self = .text
    } else {
      self = type.isEmpty || type.has("blob") ? .any : .number
    }
  }

  /// The type of a copied column by whose index SQLite finds what it would find by comparing two columns.
  static func common(_ types: String...) -> String {
    let kinds = types.map(ColumnKind.init)
    return kinds.contains(.number) ? "NUMERIC" : kinds.contains(.text) ? "TEXT" : ""
  }
}

extension Schema.Table {
  func type(of column: String) -> String { columns.first { $0.name == column }?.type ?? "" }
}
