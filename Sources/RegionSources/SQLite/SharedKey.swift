/// A key of several columns: the code of a level is unique only together with those of the levels above it.
///
///     states(country_code, state_code, PRIMARY KEY(country_code, state_code))
///     cities(country_code, state_code, FOREIGN KEY(country_code, state_code) REFERENCES states(country_code, state_code))
struct SharedKey {
  /// The column with the parent's code; nil where a single column refers to the parent.
  let parent: String?
  /// As in `TableShape.Table`.
  let outerParent: [String]
  /// The part of the key that the level has for itself; nil where a single column is the key.
  let code: String?
  /// As in `TableShape.Table`.
  let outer: [String]

  /// Nil where neither the table's own key nor the one of its parent has several columns, or where somebody named columns.
  ///
  /// - Parameter fixed: The columns of each level's key that tell nothing apart; see `fixed(_:_:)`.
  init?(
    _ tables: [Schema.Table], _ level: Int, _ fields: FieldChoice, above upper: [TableShape.Table],
    fixed: [Set<String>]
  ) {
    guard fields.code.isEmpty, fields.parent.isEmpty else { return nil }
    let table = tables[level]
    let single = level > 0 ? table.key(to: tables[level - 1]) : nil
    var parent: String?
    var outerParent: [String] = []
    if let above = upper.last, !above.outer.isEmpty || !fixed[level - 1].isEmpty {
      let columns = table.columns(to: tables[level - 1])
      let outer = above.outer.compactMap { column in columns.first { $0.target == column }?.column }
      guard let own = columns.first(where: { $0.target == above.code })?.column,
        outer.count == above.outer.count
      else { return nil }
      (parent, outerParent) = (own, outer)
    }
    let uppers = [parent ?? single].compactMap(\.self) + outerParent
    var key = level + 1 < tables.count ? tables[level + 1].columns(to: table).map(\.target) : []
    if level + 1 == tables.count { key = table.columns.filter { $0.keyPlace > 0 }.map(\.name) }
    let isLong = key.count > 1
    key.removeAll(where: fixed[level].contains)
    var rest = key.filter { !uppers.contains($0) }
    // The first level has nothing above that its key would name: what stands last in it tells its rows apart at best.
    if level == 0, isLong { rest = Array(rest.suffix(1)) }
    let isShared = isLong && rest.count == 1
    guard isShared || parent != nil else { return nil }
    (self.parent, self.outerParent) = (parent, outerParent)
    code = isShared ? rest[0] : nil
    outer = isShared ? key.filter { $0 != rest[0] } : []
  }

  /// The columns of each level's key that have one value in all rows of all levels: the client of a company's system.
  ///
  /// - Complexity: O(rows) at worst, where a key of several columns is declared; else O(1).
  static func fixed(_ tables: [Schema.Table], _ connection: Connection) -> [Set<String>] {
    var result = [Set<String>](repeating: [], count: tables.count)
    guard tables.count > 1, let first = tables.first else { return result }
    var values: [String: String] = [:]
    for (_, target) in tables[1].columns(to: first).dropLast() {
      if let value = onlyValue(of: target, in: first, connection) { values[target] = value }
    }
    for level in tables.indices where !values.isEmpty {
      result[level] = Set(values.keys)
      guard level + 1 < tables.count else { break }
      let below = tables[level + 1]
      var next: [String: String] = [:]
      for (column, target) in below.columns(to: tables[level]) {
        guard let value = values[target] else { continue }
        guard onlyValue(of: column, in: below, connection) == value else {
          return [Set<String>](repeating: [], count: tables.count)
        }
        next[column] = value
      }
      values = next
    }
    return result
  }

  /// The value that a column has in all rows; nil where it has several or none.
  private static func onlyValue(
    of column: String, in table: Schema.Table, _ connection: Connection
  ) -> String? {
    let name = TableShape.quoted(column)
    var values: [String] = []
    _ = try? connection.rows("SELECT DISTINCT \(name) FROM \(TableShape.quoted(table.name)) LIMIT 2") { row in
      values.append(row.text(0))
      return true
    }
    return values.count == 1 ? values[0] : nil
  }
}

extension Schema.Table {
  /// The columns of the foreign key to another table that has several, each with the one that it names; empty for none.
  fileprivate func columns(to other: Schema.Table) -> [(column: String, target: String)] {
    let own = keys.filter { $0.table.lowercased() == other.name.lowercased() }
    let key = own.filter {
      $0.number == own.first { key in own.count { $0.number == key.number } > 1 }?.number
    }
    let primary = other.columns.filter { $0.keyPlace > 0 }.sorted { $0.keyPlace < $1.keyPlace }
    return key.indices.compactMap { index in
      let target = key[index].target ?? (primary.indices.contains(index) ? primary[index].name : nil)
      return target.map { (key[index].column, $0) }
    }
  }
}

extension TableShape.Table {
  /// The SQL expression for what tells a row from all others of its table.
  var key: String { TableShape.Table.joined(outer, code) }

  /// The SQL expression for the same of the row's parent.
  var parentKey: String { parent.map { TableShape.Table.joined(outerParent, $0) } ?? "NULL" }

  static func joined(_ outer: [String], _ last: String) -> String {
    (outer + [last]).map(TableShape.quoted).joined(separator: " || '/' || ")
  }
}

extension TableShape {
  /// The condition for the rows below a path, and its values.
  func rows(below path: [Place], _ table: Table) -> (condition: String, values: [String?]) {
    let columns = [table.parent].compactMap(\.self) + table.outerParent
    let conditions = columns.enumerated().map { table.holds($1, ["?\($0 + 1)"]) }
    let outer = table.outerParent.indices.map { outerCode($0, path.count - 1, path) }
    // An index of the codes finds those that begin so.
    let range = table.codeSign.map { sign in
      ["\(table.quotedCode) >= ?1 || '\(sign.rawValue)'", "\(table.quotedCode) < ?1 || '\(sign.next)'"]
    }
    return ((conditions + (range ?? [])).joined(separator: " AND "), [path.last?.code] + outer)
  }

  /// The code of the place above a row of a path that one of the row's `outer` names.
  private func outerCode(_ number: Int, _ level: Int, _ path: [Place]) -> String? {
    guard level > 0 else { return nil }
    let table = tables[level]
    let column = table.outer[number]
    if column == table.parent { return path[level - 1].code }
    return table.outerParent.firstIndex(of: column).flatMap { outerCode($0, level - 1, path) }
  }
}
