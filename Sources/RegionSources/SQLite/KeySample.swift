/// How many of a table's first rows name a row of another table.
struct KeySample {
  /// The rows that name one, of which some are marks of roots.
  let count: Int
  /// Those whose row is there.
  let found: Int

  /// Whether the values are keys: nearly each finds its row.
  var isKey: Bool { count > 0 && found * 10 >= count * 9 }

  /// The rows that are looked through for values, and the values that are looked up.
  private static let (mostRows, mostValues) = (10_000, 200)

  /// Nil where looking up would read a large table again and again.
  ///
  /// - Parameter value: What names the upper row, in SQL.
  /// - Complexity: O(1) look-ups in an index, or in a small table.
  init?(_ lower: TableShape.Table, _ value: String, in upper: TableShape.Table, _ connection: Connection) {
    let condition = "\(upper.quotedCode) = 1"
    let isIndexed = connection.isIndexed("SELECT 1 FROM \(upper.quotedName) WHERE \(condition)")
    guard isIndexed || upper.isSmall(connection) else { return nil }
    let first = "SELECT \(value) AS value FROM \(lower.quotedName) LIMIT \(KeySample.mostRows)"
    let named =
      "SELECT value FROM (\(first)) WHERE value NOT IN ('', 0, '0', -1, '-1') LIMIT \(KeySample.mostValues)"
    // A list of the codes would be made of all rows; of an index only the values' rows are looked up.
    let there =
      isIndexed
      ? "EXISTS (SELECT 1 FROM \(upper.quotedName) upper WHERE upper.\(upper.quotedCode) = lower.value)"
      : "lower.value IN (SELECT \(upper.quotedCode) FROM \(upper.quotedName))"
    var (count, found) = (0, 0)
    let rows = try? connection.rows("SELECT count(*), total(\(there)) FROM (\(named)) lower") { row in
      (count, found) = (Int(row.text(0)) ?? 0, Int(Double(row.text(1)) ?? 0))
      return false
    }
    guard rows == 1 else { return nil }
    (self.count, self.found) = (count, found)
  }

  /// Whether no value of a column stands twice in the first rows.
  static func isUnique(_ column: String, of table: TableShape.Table, _ connection: Connection) -> Bool {
    let column = TableShape.quoted(column)
    let first = "SELECT \(column) AS value FROM \(table.quotedName) LIMIT \(mostRows)"
    return !connection.hasRow("SELECT 1 FROM (\(first)) GROUP BY value HAVING count(*) > 1 LIMIT 1")
  }
}

extension Schema.Table {
  /// Whether some values of a column of another table are those of a column here, or the key has none of them either:
  /// `departement` of communes holds the key of the table with the names in its `departement`.
  func holds(_ column: String, of lower: Schema.Table, in target: String, _ connection: Connection) -> Bool {
    guard let key = primaryKey, key != target, !lower.keys.contains(where: { $0.column == column }) else {
      return true
    }
    let row = TableShape.Table(lower, code: column, title: column, parent: nil)
    func found(_ code: String) -> Int {
      let upper = TableShape.Table(self, code: code, title: code, parent: nil)
      return KeySample(row, TableShape.quoted(column), in: upper, connection)?.found ?? 0
    }
    return found(target) > 0 || found(key) == 0
  }

  /// The only column that holds codes of another table's rows, and nothing else, where no name says it; nil where there is
  /// none, or several.
  ///
  /// - Parameter own: A column of which it is known that it holds something else.
  func holder(
    of other: Schema.Table, but own: String?, _ fields: FieldChoice, _ connection: Connection
  ) -> String? {
    guard let key = other.primaryKey, fields.code.isEmpty else { return nil }
    let upper = TableShape.Table(other, code: key, title: key, parent: nil)
    let found = columns.map(\.name).filter { column in
      let lower = TableShape.Table(self, code: column, title: column, parent: nil)
      guard column != primaryKey, column != own, !KeySample.isUnique(column, of: lower, connection),
        let sample = KeySample(lower, TableShape.quoted(column), in: upper, connection)
      else { return false }
      return sample.count > 0 && sample.found == sample.count
    }
    return found.count == 1 ? found[0] : nil
  }
}
