/// The column by which rows of a level lie below others of their own table: departments in departments, and their people
/// below them.
struct OwnParents: Sendable {
  let column: String
  /// The column with the codes that it holds.
  let key: String
}

extension OwnParents {
  /// Nil where no column says it, or where what it holds are no rows of the table.
  ///
  /// A key that is declared needs no other evidence. A column that is called a parent's may also hold the codes of a level
  /// that is no table here: the country of a state.
  ///
  /// - Parameters:
  ///   - code: The column of the rows' codes.
  ///   - taken: The other columns that tell which rows they are and what they lie in.
  ///   - isTop: Whether the table is the first level. Below it a manager is nobody whom a person lies in.
  init?(
    _ table: Schema.Table, code: String, taken: [String], isTop: Bool, _ connection: Connection
  ) {
    func isFree(_ column: String) -> Bool {
      column != code && !taken.contains(column)
        && table.keys.allSatisfy { $0.column != column || $0.table == table.name }
        && (isTop || !OwnParents.isOfPeople(column))
    }
    let key = table.keys.first { key in
      key.table == table.name && isFree(key.column) && table.keys.count { $0.number == key.number } == 1
    }
    if let key {
      self.init(column: key.column, key: key.target ?? table.primaryKey ?? code)
      return
    }
    let keys = Set([table.primaryKey, code].compactMap(\.self)).sorted()
    func found(_ column: String, among keys: [String], isSure: Bool) -> OwnParents? {
      let key = keys.first { key in
        guard let rows = OwnParents.rows(column, key, of: table, connection) else { return false }
        return isSure
          ? rows.lost == 0 && rows.roots > 0 && rows.found > 0
          : rows.found > rows.lost && rows.roots + rows.lost > 0
      }
      return key.map { OwnParents(column: column, key: $0) }
    }
    let called = table.best(.parent, but: taken + [code, table.primaryKey])
    if let called, isFree(called), let own = found(called, among: keys, isSure: false) {
      self = own
      return
    }
    let told = table.columns.lazy.map(\.name).filter { isFree($0) && UpperColumn.isMeant($0) }
    guard let own = told.compactMap({ found($0, among: keys, isSure: true) }).first else { return nil }
    self = own
  }

  /// Whether a column names people above people: `manager_id`.
  static func isOfPeople(_ column: String) -> Bool {
    let word = FieldNames.normalized(column)
    if ["superid", "superssn"].contains(word) { return true }
    // An account lies below its heading.
    if ["heading", "header", "headquarter"].contains(where: word.has) { return false }
    return LeaderWords.all.contains(where: word.has)
  }

  /// How many rows of a table are roots, name one of its rows, and name none that is there; nil where they cannot be read.
  private static func rows(
    _ column: String, _ key: String, of table: Schema.Table, _ connection: Connection
  ) -> (roots: Int, found: Int, lost: Int)? {
    let (own, code, name) = (TableShape.quoted(column), TableShape.quoted(key), TableShape.quoted(table.name))
    let isRoot = "\(own) IS NULL OR \(own) = \(code) OR \(own) IN ('', 0, '0', -1, '-1')"
    let isFound = "\(own) IN (SELECT \(code) FROM \(name))"
    var counts = [0, 0, 0]
    let sql = """
      SELECT kind, count(*) FROM (SELECT CASE WHEN \(isRoot) THEN 0 WHEN \(isFound) THEN 1 ELSE 2 END AS kind \
      FROM \(name)) GROUP BY kind
      """
    let count = try? connection.rows(sql) { row in
      counts[Int(row.text(0)) ?? 2] = Int(row.text(1)) ?? 0
      return true
    }
    return count.map { _ in (counts[0], counts[1], counts[2]) }
  }
}

extension TableShape.Table {
  /// The SQL expression for what rows of the table name as their parent of the same table; "NULL" where none does.
  var ownParentKey: String { own.map { TableShape.Table.joined(outer, $0.column) } ?? "NULL" }

  /// The SQL expression for what these name.
  var ownKey: String { own.map { TableShape.Table.joined(outer, $0.key) } ?? "NULL" }
}
