/// Which table of a database is the tree, where nobody named one.
extension TableShape {
  /// The only table that holds a tree; if there is none, the only table.
  ///
  /// - Throws: `ListSourceError` that names the tables, where none or several may be the tree.
  static func found(
    _ schema: Schema, _ fields: FieldChoice, _ connection: Connection
  ) throws(ListSourceError) -> Table {
    try checkColumns(schema, fields)
    let own = schema.withoutRecords
    let schema = own.tables.isEmpty ? schema : own
    let tables = schema.tables.compactMap { table in
      (try? tree(table, fields))?.withoutLeaders(schema, fields, connection)
    }
    let trees = withRows(tables.filter { $0.parent != nil }, schema, connection)
    if trees.count == 1 { return trees[0] }
    // A key that refers to its own table says more than a column's name: an employee's manager, and a department's.
    let declared = trees.filter { tree in
      schema.tables.contains { $0.name == tree.name && $0.keys.contains { $0.table == tree.name } }
    }
    if declared.count == 1 { return declared[0] }
    // Rows without names stand in a view with them once more.
    let named = trees.filter { !$0.isNameless }
    if named.count == 1 { return named[0] }
    if let folders = folders(trees, connection) ?? onlyTree(trees, connection) { return folders }
    if trees.isEmpty, tables.count == 1 { return tables[0] }
    if trees.isEmpty, let level = columnsALevel(tables, schema, fields, connection) { return level }
    if trees.isEmpty, let told = toldByCells(tables, fields, connection) { return told }
    // Beside a list stand what people did and how the program is set.
    let lists = tables.filter { table in schema.tables.contains { $0.name == table.name && $0.namesRows } }
    if trees.isEmpty, lists.count == 1, fields == FieldChoice() { return lists[0] }
    throw .failed(refusal(schema, trees, fields, connection))
  }

  /// The longest row of tables with names of which each has a key that refers to the one above, where no table is a tree, and
  /// no other row is as long: regions and territories, beside carriers. Nil where there is none.
  static func keyed(
    _ schema: Schema, _ fields: FieldChoice, _ connection: Connection
  ) -> [Table]? {
    let known = schema.withoutRecords.tables
    let referred = Set(known.flatMap { $0.keys.map { $0.table.lowercased() } })
    let all = known.filter { !$0.keys.isEmpty || referred.contains($0.name.lowercased()) }
    guard fields == FieldChoice(), (2...mostKeyed).contains(all.count),
      !all.contains(where: { holdsTree($0, connection) })
    else { return nil }
    let named = all.filter { table in
      let key = table.columns.filter { $0.keyPlace > 0 }.map(\.name)
      let isLink = key.count > 1 && key.allSatisfy { column in table.keys.contains { $0.column == column } }
      return table.pair == nil && !isLink && !table.isView
        && table.best(.name, but: [table.primaryKey]) != nil
    }
    let row = longestRow(of: named.count) { upper in
      named.indices.filter { lower in
        lower != upper
          && named[lower].keys.contains { key in
            // A department does not lie in the one who leads it.
            key.table.lowercased() == named[upper].name.lowercased() && !OwnParents.isOfPeople(key.column)
          }
      }
    }
    return row.flatMap { row in try? levels(row.map { named[$0] }, fields, connection) }
  }

  /// Whether some row of a table names another one as its parent; a column for them may be empty everywhere.
  static func holdsTree(_ table: Schema.Table, _ connection: Connection) -> Bool {
    guard let parent = table.ownKey?.column ?? table.parent else { return false }
    // The first row of a view may take long.
    if table.isView { return true }
    let column = quoted(parent)
    return connection.hasRow(
      "SELECT 1 FROM \(quoted(table.name)) WHERE \(column) NOT IN ('', 0, '0', -1, '-1') LIMIT 1")
  }

  /// The most tables among which a row of them is looked for.
  private static let mostKeyed = 40

  /// What to say where no table, or several, may be the tree.
  private static func refusal(
    _ schema: Schema, _ trees: [Table], _ fields: FieldChoice, _ connection: Connection
  ) -> String {
    let seen = (trees.isEmpty ? schema.tables.map(\.name) : trees.map(\.name)).prefix(8).joined(
      separator: ", ")
    guard !seen.isEmpty else { return "the database has no table" }
    guard trees.isEmpty else { return "several tables may be the tree (\(seen)): say --table NAME" }
    let advice = "say --table NAME, a level each with + between them"
    let example = levelsThatWork(schema, fields, connection).map { ", as --table \($0)" } ?? ""
    return "no table has a column for the parent; there are \(seen): \(advice)\(example)"
  }

  /// The most tables of which each refers to the one above it, as a person writes them behind `--table`; nil where none does.
  private static func levelsThatWork(
    _ schema: Schema, _ fields: FieldChoice, _ connection: Connection
  ) -> String? {
    let tables = Array(schema.tables.prefix(mostTried))
    func lower(than upper: Schema.Table, but taken: [Schema.Table]) -> [Schema.Table] {
      tables.filter { table in
        !taken.contains { $0.name == table.name } && table.pair == nil
          && table.reference(to: upper, isNamed: false) != nil
      }
    }
    // The earlier tables are tried first.
    var chains = tables.reversed().map { [$0] }
    var longest: [Schema.Table] = []
    while let chain = chains.popLast() {
      if chain.count > longest.count, chain.count == 1 || (try? levels(chain, fields, connection)) != nil {
        longest = chain
      }
      guard let last = chain.last, chain.count < 5 else { continue }
      // Each may be tried behind each other: a few tables alone stand in a text of advice.
      if chains.count < mostTried * mostTried {
        chains += lower(than: last, but: chain).reversed().map { chain + [$0] }
      }
    }
    guard longest.count > 1 else { return nil }
    let names = longest.map(\.name).joined(separator: "+")
    let isWord = names.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "+" }
    return isWord || names.contains("'") ? names : "'\(names)'"
  }

  /// The only one of some tables whose rows lie below each other, where rows of others lie in it too: the folders, beside
  /// the notes in them.
  private static func folders(_ trees: [Table], _ connection: Connection) -> Table? {
    func refers(_ lower: Table, to upper: Table) -> Bool {
      guard let parent = lower.parent else { return false }
      return KeySample(lower, quoted(parent), in: upper, connection).map { $0.isKey } ?? false
    }
    guard trees.count > 1, trees.count <= mostTried, !trees.contains(where: \.isLinked) else { return nil }
    let own = trees.filter { refers($0, to: $0) }
    guard own.count == 1 else { return nil }
    let others = trees.filter { $0.name != own[0].name }
    let hold = others.filter { refers($0, to: own[0]) }
    let rest = others.filter { other in !hold.contains { $0.name == other.name } }
    let areFlat = rest.allSatisfy { table in
      table.parent.map { KeySample(table, quoted($0), in: own[0], connection)?.count == 0 } ?? true
    }
    return !hold.isEmpty && areFlat ? own[0] : nil
  }

  /// The tables that have rows; all where none has. Views are not asked: their first row may take long.
  private static func withRows(_ trees: [Table], _ schema: Schema, _ connection: Connection) -> [Table] {
    guard trees.count > 1 else { return trees }
    let filled = trees.filter { tree in
      schema.tables.contains { $0.name == tree.name && $0.isView }
        || connection.hasRow("SELECT 1 FROM \(tree.quotedName) LIMIT 1")
    }
    return filled.isEmpty ? trees : filled
  }

  /// The only one of some tables whose rows lie below each other, where no row of the others names a parent: departments,
  /// beside a list of organizations.
  private static func onlyTree(_ trees: [Table], _ connection: Connection) -> Table? {
    guard trees.count > 1, trees.count <= mostTried, !trees.contains(where: \.isLinked) else { return nil }
    let samples = trees.map { tree in
      tree.parent.flatMap { KeySample(tree, quoted($0), in: tree, connection) }
    }
    guard samples.allSatisfy({ $0.map { $0.count == 0 || $0.isKey } ?? false }) else { return nil }
    let own = trees.indices.filter { samples[$0]?.isKey ?? false }
    return own.count == 1 ? trees[own[0]] : nil
  }

  /// The only table with a column a level, among tables of which none refers to it and it refers to none.
  private static func columnsALevel(
    _ tables: [Table], _ schema: Schema, _ fields: FieldChoice, _ connection: Connection
  ) -> Table? {
    guard fields == FieldChoice(), tables.count <= mostTried else { return nil }
    let schemas = schema.tables
    let found = tables.filter { table in
      guard let own = schemas.first(where: { $0.name == table.name }) else { return false }
      let isAlone = schemas.allSatisfy { other in
        other.name == own.name
          || other.reference(to: own, isNamed: false) == nil
            && own.reference(to: other, isNamed: false) == nil
      }
      return isAlone && LevelTable(TableShape(tables: [table]), fields, connection)?.hasLevels ?? false
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The only table whose rows are a tree by what they hold: paths, codes that lie in each other, a column with codes of its own
  /// rows.
  private static func toldByCells(_ tables: [Table], _ fields: FieldChoice, _ connection: Connection)
    -> Table?
  {
    guard fields == FieldChoice(), tables.count <= mostTried else { return nil }
    let found = tables.filter { LevelTable(TableShape(tables: [$0]), fields, connection) != nil }
    return found.count == 1 && found[0].outer.isEmpty ? found[0] : nil
  }

  /// The same table by another column of codes, where not all rows name one by its key and all do by that: `up` holds values of
  /// `code` beside `id`. Nil where the key is what they name, and where a key or a person says it.
  static func codedOtherwise(
    _ table: Table, _ schema: Schema, _ fields: FieldChoice, _ connection: Connection
  ) -> Table? {
    guard let parent = table.parent, fields == FieldChoice(), !table.isLinked, table.names == nil,
      let own = schema.tables.first(where: { $0.name == table.name }),
      !own.keys.contains(where: { $0.column == parent }),
      let named = KeySample(table, quoted(parent), in: table, connection), named.found < named.count
    else { return nil }
    for column in table.columns where ![parent, table.code, table.title].contains(column) {
      let other = Table(own, code: column, title: table.title, parent: parent, person: table.person)
      guard FieldNames.of(.code).rank(FieldNames.normalized(column)) != nil,
        let sample = KeySample(other, quoted(parent), in: other, connection), sample.count == sample.found,
        KeySample.isUnique(column, of: other, connection)
      else { continue }
      return other
    }
    return nil
  }

  /// How many tables are tried.
  static let mostTried = 8

  /// - Throws: Where a column was named that no table has.
  private static func checkColumns(_ schema: Schema, _ fields: FieldChoice) throws(ListSourceError) {
    for name in fields.name + fields.code + fields.parent where name != FieldChoice.none {
      if schema.tables.contains(where: { (try? $0.column(named: name)) != nil }) { continue }
      guard schema.tables.count != 1 else {
        _ = try schema.tables[0].column(named: name)
        return
      }
      let seen = schema.tables.prefix(8).map(\.name).joined(separator: ", ")
      throw .failed("no table has a column \(name); the tables are \(seen)")
    }
  }
}

extension TableShape.Table {
  /// The rows that are looked at for names of people.
  private static let mostLed = 1_000

  /// The table as a list, where its column of parents names who leads each row and holds numbers of people elsewhere, so that
  /// hardly a row lies in another: departments with a `MGRID`. The same table otherwise.
  func withoutLeaders(_ schema: Schema, _ fields: FieldChoice, _ connection: Connection) -> Self {
    guard fields.parent.isEmpty, let parent, OwnParents.isOfPeople(parent),
      let own = schema.tables.first(where: { $0.name == name }), !own.isView,
      !own.keys.contains(where: { $0.column == parent }),
      let sample = KeySample(self, TableShape.quoted(parent), in: self, connection), sample.count > 1,
      sample.found * 2 < sample.count
    else { return self }
    // A manager may be named, or told by another code of the same table.
    let first =
      "SELECT \(TableShape.quoted(parent)) AS value FROM \(quotedName) LIMIT \(Self.mostLed)"
    guard !connection.hasRow("SELECT 1 FROM (\(first)) WHERE typeof(value) = 'text' LIMIT 1"),
      TableShape.codedOtherwise(self, schema, fields, connection) == nil
    else { return self }
    var list = self
    list.parent = nil
    return list
  }
}
