import RegionModel

/// Tables of which each has a column that names the rows of the one above it, where no key is declared, and others may stand
/// beside them: regions, countries and cities, beside users and settings.
///
/// The column is called after the table above (`region_id`, `region`), as its key is (`floor_id` for `id_floor`), or as a
/// parent of any kind (`pid`, `parent_code`). What it holds decides: codes of the table above. Only samples are read.
struct ReferredLevels {
  private struct Way {
    let lower: Int
    let upper: Int
    let column: String
    /// The column of the upper table with the codes.
    let target: String
    /// Whether the column is called a parent's, of whichever table.
    let isParent: Bool
  }

  private let tables: [Schema.Table]
  private let rows: [TableShape.Table]
  private let connection: Connection

  /// Nil where a person named columns, where the rows of a table lie below others of it, or where too many tables are there.
  ///
  /// - Parameter managed: A table whose rows name who leads them, which does not count as that.
  init?(
    _ schema: Schema, _ fields: FieldChoice, _ connection: Connection, managed: Schema.Table? = nil
  ) {
    let all = schema.withoutRecords.tables.filter { !$0.isView }
    guard fields == FieldChoice(), (2...ReferredLevels.mostTables).contains(all.count),
      !all.contains(where: { table in
        table.name != managed?.name && (table.ownKey != nil || ReferredLevels.hasRoots(table, connection))
      })
    else { return nil }
    tables = all.filter { $0.pair == nil && $0.namesRows }
    let rows = tables.compactMap { try? TableShape.tree($0, fields) }
    guard rows.count == tables.count, rows.count > 1 else { return nil }
    self.rows = rows
    self.connection = connection
  }

  /// Departments, roles and people: the row of three tables or more at whose end people stand, of whom some lead others; nil where
  /// there is none. Of people alone, or in departments, those who lead are the tree.
  static func ofPeople(
    _ schema: Schema, _ fields: FieldChoice, _ connection: Connection
  ) -> [TableShape.Table]? {
    let managed = schema.withoutRecords.tables.filter { table in
      (table.ownKey?.column ?? table.parent).map(OwnParents.isOfPeople) ?? false
    }
    guard managed.count == 1,
      let levels = ReferredLevels(schema, fields, connection, managed: managed[0])?.levels(areParents: false),
      levels.count > 2, levels.last?.name == managed[0].name
    else { return nil }
    return levels
  }

  /// The most tables among which levels are looked for.
  private static let mostTables = 20

  /// Whether some row of a table names a parent, and another none, as the roots of a tree do.
  private static func hasRoots(_ table: Schema.Table, _ connection: Connection) -> Bool {
    guard let parent = table.parent, TableShape.holdsTree(table, connection) else { return false }
    let column = TableShape.quoted(parent)
    let first = "SELECT \(column) AS value FROM \(TableShape.quoted(table.name)) LIMIT \(mostRows)"
    return connection.hasRow(
      "SELECT 1 FROM (\(first)) WHERE value IS NULL OR value IN ('', 0, '0', -1, '-1') LIMIT 1")
  }

  private static let mostRows = 10_000

  /// The tables from the roots down, the longest row of them; nil where there is none, or several are as long.
  ///
  /// - Parameter areParents: Whether some must be joined by a column that is called a parent's. Another reader would take one for
  ///   a table whose rows lie below each other.
  func levels(areParents: Bool) -> [TableShape.Table]? {
    guard !areParents || tables.contains(where: { $0.parent != nil }) else { return nil }
    let all = self.ways()
    guard !areParents || all.contains(where: \.isParent),
      let (chain, ways) = chain(all) ?? chain(nearest(all))
    else { return nil }
    func way(_ level: Int) -> Way? {
      guard chain.indices.contains(level), level > 0 else { return nil }
      return ways.first { $0.lower == chain[level] && $0.upper == chain[level - 1] }
    }
    let isByParents = chain.indices.contains { way($0)?.isParent ?? false }
    // Where the highest rows name parents, too, nobody knows which tables lie in which.
    guard isByParents ? tables[chain[0]].parent == nil : !areParents else { return nil }
    var result: [TableShape.Table] = []
    for level in chain.indices {
      guard let table = table(chain[level], in: way(level), above: way(level + 1)) else { return nil }
      result.append(table)
    }
    return result
  }

  /// The longest row of tables that ways join, with these; nil where there is none, or several are as long.
  private func chain(_ ways: [Way]) -> (chain: [Int], ways: [Way])? {
    TableShape.longestRow(of: tables.count) { upper in ways.filter { $0.upper == upper }.map(\.lower) }
      .map { ($0, ways) }
  }

  /// The ways, of several by one column of parents only that to the nearest table before the rows' own, as people write tables
  /// down.
  private func nearest(_ ways: [Way]) -> [Way] {
    tables.indices.flatMap { lower in
      let own = ways.filter { $0.lower == lower }
      guard own.contains(where: \.isParent) else { return own }
      return [own.last { $0.upper < lower } ?? own.first].compactMap(\.self)
    }
  }

  private func table(_ number: Int, in upper: Way?, above lower: Way?) -> TableShape.Table? {
    let table = tables[number]
    guard
      let code = lower?.target
        ?? (try? TableShape.code(table, FieldChoice(), 0, but: upper?.column)),
      let title = try? TableShape.title(table, FieldChoice(), 0, but: [code, upper?.column])
    else { return nil }
    return TableShape.Table(
      table, code: code, title: title, parent: upper?.column,
      person: PersonColumns(table, title: title, FieldChoice()))
  }

  private func ways() -> [Way] {
    let ways = tables.indices.flatMap { lower in
      let named = tables.indices.filter { $0 != lower }.compactMap { namedWay(lower, $0) }
      return named.isEmpty ? parentWays(lower) : named
    }
    return ways.isEmpty && tables.count == 2 ? onlyWay : ways
  }

  /// The way between two tables by the only column that is called an `id` of what the other is called in another language, and
  /// holds codes of its rows alone: `idartista` of albums beside a table `artist`.
  private var onlyWay: [Way] {
    let found = tables.indices.flatMap { lower -> [Way] in
      let (upper, own) = (1 - lower, keys(lower).first)
      return tables[lower].columns.map(\.name).filter { column in
        column != own && ReferredLevels.isNumber(column, of: tables[upper].name)
          && !tables[lower].refersElsewhere(column, than: tables[upper])
      }
      .compactMap { column in
        let key = keys(upper).first { sample(column, lower, in: $0, upper)?.isKey ?? false }
        return key.map { Way(lower: lower, upper: upper, column: column, target: $0, isParent: false) }
      }
    }
    return found.count == 1 ? found : []
  }

  /// Whether a column is called `id` with a word before or behind it that begins as a table's name does.
  private static func isNumber(_ column: String, of table: String) -> Bool {
    let word = FieldNames.normalized(column)
    guard word.hasPrefix("id") || word.hasSuffix("id") else { return false }
    let stem = word.hasPrefix("id") ? word.dropFirst(2) : word.dropLast(2)
    let common = zip(stem, FieldNames.normalized(table)).prefix { $0 == $1 }.count
    return common > 3 && common + 3 >= stem.count
  }

  /// The way by a column that is called after the table above, or as its key.
  private func namedWay(_ lower: Int, _ upper: Int) -> Way? {
    let (own, above) = (tables[lower], tables[upper])
    let (keys, taken) = (keys(upper), keys(lower).first)
    let stems = keys.map(TableName.stem(of:)).filter { !$0.isEmpty }
    let twin = own.columns.map(\.name).first { column in
      let stem = TableName.stem(of: column)
      return column != taken && stems.contains(stem) && FieldNames.normalized(column) != stem
    }
    for column in [own.reference(to: above), twin].compactMap(\.self) {
      guard column != taken, column != own.parent else { continue }
      let targets = [above.target(of: column, in: own)].compactMap(\.self) + keys
      if let target = targets.first(where: { sample(column, lower, in: $0, upper)?.isKey ?? false }) {
        return Way(lower: lower, upper: upper, column: column, target: target, isParent: false)
      }
    }
    return nil
  }

  /// The ways by a column that is called a parent's: all that it holds are codes of the table above.
  private func parentWays(_ lower: Int) -> [Way] {
    // More tables whose rows name parents are no levels of one tree.
    guard let column = tables[lower].parent,
      tables.count(where: { $0.parent != nil }) <= TableShape.mostTried
    else { return [] }
    return tables.indices.compactMap { upper in
      guard upper != lower, !isOfAccounts(tables[upper]) else { return nil }
      let key = keys(upper).first { key in
        sample(column, lower, in: key, upper).map { $0.count > 0 && $0.found == $0.count } ?? false
      }
      return key.map { Way(lower: lower, upper: upper, column: column, target: $0, isParent: true) }
    }
  }

  /// The columns that may be the key of a table, the likeliest first. A text of inserted rows declares none, and the column may be
  /// called after the table, `ContinentNo`.
  private func keys(_ number: Int) -> [String] {
    let table = tables[number]
    if let key = table.primaryKey { return [key] }
    let name = FieldNames.normalized(table.name)
    let others = tables.indices.filter { $0 != number }.map { FieldNames.normalized(tables[$0].name) }
    // `category_id` of subcategories is no key of theirs.
    let foreign = table.columns.map(\.name).filter { column in
      others.contains { TableName.isExact(column, $0) } && !TableName.isExact(column, name)
        && TableName.stem(of: column) != FieldNames.normalized(column)
    }
    let called = table.columns.map(\.name).first { column in
      TableName.stem(of: column) != FieldNames.normalized(column)
        && TableName.meaning(of: column, name) == .whole && !foreign.contains(column)
    }
    let found = [called, table.best(.code, but: [called, table.parent] + foreign.map(Optional.some))]
      .compactMap(\.self)
    // Rows that are put in without numbers get them from the database.
    return found.isEmpty && table.isOrdered ? ["rowid"] : found
  }

  /// Whether people sign in by the rows of a table, which hold nothing.
  private func isOfAccounts(_ table: Schema.Table) -> Bool {
    table.columns.contains { column in
      let word = FieldNames.normalized(column.name)
      return word.hasPrefix("password") || word == "username" || word == "login"
    }
  }

  private func sample(_ column: String, _ lower: Int, in key: String, _ upper: Int) -> KeySample? {
    let place = TableShape.Table(tables[upper], code: key, title: rows[upper].title, parent: nil)
    guard key == tables[upper].primaryKey || KeySample.isUnique(key, of: place, connection) else {
      return nil
    }
    return KeySample(rows[lower], TableShape.quoted(column), in: place, connection)
  }
}

extension TableShape {
  /// The longest row of numbers of which each stands below the one before it; nil where there is none of two, several are as
  /// long, or more than a few thousand rows are there: tables that all name each other have no longest one.
  ///
  /// - Complexity: At most 64 rows are followed at once, of 8 numbers, and `mostSteps` in all.
  static func longestRow(of count: Int, below: (Int) -> [Int]) -> [Int]? {
    var (chains, longest, steps) = ((0..<count).map { [$0] }, [[Int]](), 0)
    while let chain = chains.popLast() {
      steps += 1
      guard steps < mostSteps else { return nil }
      if chain.count > 1, chain.count >= longest.first?.count ?? 2 {
        longest = (longest.first?.count == chain.count ? longest : []) + [chain]
      }
      guard let last = chain.last, chain.count < mostTried, chains.count < mostTried * mostTried else {
        continue
      }
      chains += below(last).filter { !chain.contains($0) }.map { chain + [$0] }
    }
    return longest.count == 1 ? longest[0] : nil
  }

  private static let mostSteps = 5_000
}
