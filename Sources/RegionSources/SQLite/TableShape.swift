import RegionModel

/// How the rows of a database form a tree.
struct TableShape: Sendable {
  /// A table or a view, with the roles of its columns.
  struct Table: Sendable {
    let name: String
    let code: String
    private(set) var title: String
    /// The column with the parent's code; nil in a table of roots.
    var parent: String?
    /// The column that gives the order of the rows; nil for none.
    let orderColumn: String?
    /// The column whose numbers go before that; nil for none.
    private(set) var sortColumn: String?
    /// The query whose rows these are; nil for those of a table.
    private let query: String?
    let columns: [String]
    /// The other columns, which are further fields.
    private(set) var others: [String]
    /// Whether the column of the codes makes numbers of texts.
    let isNumbered: Bool
    /// The columns without a type, in which texts that look like numbers stay texts: those of expressions in views, too.
    private let untyped: Set<String>
    /// The column that names the parent by its record's number, where `parent` has the code that people see.
    private(set) var keyOfParent: String?

    /// The columns that the code is unique together with: those of the levels above it; empty where it is unique.
    var outer: [String] = []
    /// The columns that name what the parent's code is unique together with, one for each of its `outer`.
    var outerParent: [String] = []

    /// How rows of a level lie below others of it; nil where none does, and in a table that is the whole tree.
    var own: OwnParents? { didSet { others.removeAll { $0 == own?.column } } }

    /// How the rows find those above them, where no key says it, for people; nil where one does.
    var join: String?
    /// Whether it is names that do.
    var isJoinedByName = false
    /// The sign behind the parent's code in the code of a row; nil where a column has the parent's code.
    var codeSign: CodeSign?

    /// The columns of people's first and family names, which are one name together; nil where `title` alone is.
    let person: PersonColumns?

    init(_ table: Schema.Table, code: String, title: String, parent: String?, person: PersonColumns? = nil) {
      self.person = person
      (name, orderColumn, query) = (table.name, table.isOrdered ? "rowid" : nil, nil)
      (self.code, self.title, self.parent, names, links) = (code, title, parent, nil, nil)
      columns = table.columns.map(\.name)
      isNumbered = table.columns.first { $0.name == code }?.type.has("int") ?? false
      untyped = Set(table.columns.filter(\.isUntyped).map(\.name))
      others = columns.filter { $0 != code && ($0 != title || person != nil) && $0 != parent }
    }

    /// The rows of a table with their parents from a table of links, or their names from another, which `query` joins.
    init(
      _ table: Table, parent: String, order: String?, query: String, names: NameRows? = nil,
      links: PlaceLinks? = nil
    ) {
      (name, code, title, columns) = (table.name, table.code, table.title, table.columns)
      (others, self.names, self.links, person) = (table.others, names, links, table.person)
      untyped = table.untyped
      (self.parent, orderColumn, self.query, isNumbered) = (parent, order, query, table.isNumbered)
    }

    /// The same rows with the codes of another column.
    ///
    /// - Parameters:
    ///   - parent: The column of the query with the parents' codes.
    ///   - query: The rows with that column; nil for those of the table.
    func coded(by column: String, parent: String?, query: String?) -> Table {
      Table(self, code: column, parent: parent, query: query)
    }

    /// The same rows by another column of codes.
    init(_ table: Table, code: String) {
      self.init(table, code: code, parent: table.parent, query: table.query)
    }

    private init(_ table: Table, code: String, parent: String?, query: String?) {
      (name, title, columns, person, sortColumn) = (
        table.name, table.title, table.columns, table.person, table.sortColumn
      )
      (self.code, self.parent, self.query, orderColumn) = (code, parent, query, table.orderColumn)
      (names, links, isNumbered, untyped) = (nil, nil, false, table.untyped)
      keyOfParent = query == nil ? nil : table.parent
      others = table.columns.filter { column in
        column == table.code ? column != code : table.others.contains(column) && column != code
      }
    }

    /// The rows of another table with the names; nil where the table has them.
    let names: NameRows?
    /// The rows of another table with the parents; nil where the table has them, or where `query` alone knows them.
    let links: PlaceLinks?
    /// Whether another table has the parents.
    var isLinked: Bool { query != nil && names == nil && keyOfParent == nil }
    /// What stands behind FROM.
    var quotedName: String { query.map { "(\($0))" } ?? TableShape.quoted(name) }
    /// What stands behind FROM where the names of the rows that fulfil a condition are wanted too.
    func rows(where condition: String) -> String {
      names.map { "(\($0.rows(where: condition)))" } ?? quotedName
    }
    /// The same for rows of the first list.
    func roots(where condition: String) -> String {
      links.map { "(\($0.unlinked))" } ?? rows(where: condition)
    }
    /// The same rows by another query.
    func selected(by query: String) -> Table {
      Table(self, parent: parent ?? code, order: orderColumn, query: query, names: names, links: links)
    }
    /// The same table by another column of names.
    func titled(_ title: String) -> Table {
      var table = self
      table.title = title
      table.others = columns.filter { $0 == self.title ? $0 != code : others.contains($0) && $0 != title }
      return table
    }
    /// Whether no column is called a name, and another had to be taken for it.
    var isNameless: Bool { person == nil && Schema.Table.isProperty(title) }
    var quotedCode: String { TableShape.quoted(code) }
    /// The condition that a column has one of the values that are bound to some parameters.
    ///
    /// A text that is written as a number is bound as one, which equals no text in a column without a type.
    func holds(_ column: String, _ parameters: [String]) -> String {
      let name = TableShape.quoted(column)
      guard untyped.contains(column) else {
        return parameters.count == 1
          ? "\(name) = \(parameters[0])" : "\(name) IN (\(parameters.joined(separator: ", ")))"
      }
      return "\(name) IN (\(parameters.map { "\($0), CAST(\($0) AS TEXT)" }.joined(separator: ", ")))"
    }
    /// The SQL expression for the name, or for the code if there is no name.
    var shownName: String { "coalesce(nullif(trim(\(writtenName)), ''), \(quotedCode))" }
    /// The SQL expression for the name as it is written.
    var writtenName: String { person?.joined ?? TableShape.quoted(title) }
    var order: String {
      let columns = [sortColumn.map(TableShape.quoted), orderColumn].compactMap(\.self)
      return columns.isEmpty ? "" : " ORDER BY \(columns.joined(separator: ", "))"
    }
    /// The same table by the numbers of a column.
    func ordered(by column: String) -> Table {
      var table = self
      table.sortColumn = column
      return table
    }
    /// The query for the number of the last row, which an index tells at once; nil for rows without numbers.
    var lastRow: String? { query != nil ? nil : orderColumn.map { "SELECT max(\($0)) FROM \(quotedName)" } }
  }

  /// One table whose rows refer to each other, or a table for each level.
  var tables: [Table]
  /// Which rows of one table are the roots; nil where a table is a level.
  private(set) var roots: RootRows?
  var isOneTable: Bool { tables.count == 1 && tables[0].parent != nil }
  /// Whether rows of a level lie below each other, so that two tables have what lies below a place.
  var hasOwnParents: Bool { tables.contains { $0.own != nil } }
  /// Whether the whole tree is read at once: lists cannot tell what lies below a row, or which of several roots with one code
  /// is meant.
  var isReadWhole: Bool { hasOwnParents || tables.count > 1 && !tables[0].outer.isEmpty }

  /// The table of the places at a depth, counted from 0; nil below the last table.
  func table(at depth: Int) -> Table? {
    if isOneTable { return tables[0] }
    return tables.indices.contains(depth) ? tables[depth] : nil
  }

  /// Whether nothing lies below the places at a depth, since no table does.
  func endsAt(_ depth: Int) -> Bool { !isOneTable && depth == tables.count - 1 }

  /// What the levels are called: a table each; none for one table, or where rows of a level lie below others of it.
  var levelNames: [String] {
    isOneTable || tables.count < 2 || tables.contains { $0.own != nil } ? [] : tables.map(\.name)
  }

  /// What the further fields of all levels are called.
  var fieldNames: [String] {
    tables.reduce(into: []) { names, table in names += table.others.filter { !names.contains($0) } }
  }

  static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}

/// Finding the shape.
extension TableShape {
  /// - Parameters:
  ///   - names: The tables that a person named, one for each level; empty to detect them.
  ///   - fields: The columns that a person named.
  /// - Throws: `ListSourceError` with what was found, and which option helps.
  init(_ connection: Connection, _ names: [String], _ fields: FieldChoice) throws(ListSourceError) {
    let schema = try Schema(connection)
    // The sign between tables may stand in the name of one.
    let whole = names.joined(separator: "+")
    let names = names.count > 1 && schema.tables.contains { $0.name == whole } ? [whole] : names
    if names.count > 1 {
      let levels = try names.map { name throws(ListSourceError) in try schema.table(named: name) }
      self.init(
        tables: TableShape.namingParents(try TableShape.levels(levels, fields, connection), connection))
    } else if let name = names.first {
      let named = try schema.table(named: name)
      if let linked = TableShape.linked(by: named, schema, fields, connection)
        ?? TableShape.namedElsewhere(schema, fields, connection, named: named)
      {
        self.init(tables: [linked])
      } else {
        let table = try TableShape.tree(named, fields)
        let closed =
          table.parent == nil ? TableShape.closed(schema, fields, connection, named: named) : nil
        self.init(tables: [closed ?? table])
      }
    } else {
      let schema = TableShape.withFilled(schema, connection)
      // A view shows what a table has once more, unless the tables alone are no tree.
      let real = schema.withoutViews.flatMap { try? TableShape.detected($0, fields, connection) }
      if let real, TableShape.isTree(real), !real.contains(where: \.isNameless) {
        self.init(tables: real)
      } else if let real, TableShape.isTree(real) {
        let all = try? TableShape.detected(schema, fields, connection)
        self.init(tables: all.map(TableShape.isTree) ?? false ? all ?? real : real)
      } else {
        self.init(tables: try TableShape.detected(schema, fields, connection))
      }
    }
    if isOneTable, fields == FieldChoice(), TableShape.hasNestedSets(tables[0]),
      let own = schema.tables.first(where: { $0.name == tables[0].name }),
      !TableShape.holdsTree(own, connection)
    {
      tables[0].parent = nil
    }
    if isOneTable { tables[0] = tables[0].withoutLeaders(schema, fields, connection) }
    if isOneTable, let coded = TableShape.codedOtherwise(tables[0], schema, fields, connection) {
      self.init(tables: [coded])
    }
    if fields.code.isEmpty { tables = tables.map { $0.countedRows(schema, connection) } }
    if isOneTable, fields == FieldChoice(), let named = tables[0].namingOwnParents(connection) {
      tables = [named]
    }
    if tables.count == 1, let told = tables[0].parentToldByCells(schema, fields, connection) {
      tables = [told]
    }
    if let named = readByTexts(fields, connection) { self = named }
    if fields.name.isEmpty { tables = tables.map { $0.named(byTextsOf: connection) } }
    if isOneTable {
      tables[0] = tables[0].sorted(connection).composed(schema, connection)
        .showingTold(schema, fields, connection)
    }
    tables = showingCodes(fields, connection)
    if isOneTable, let parent = tables[0].parent {
      roots = RootRows(tables[0], parent: parent, connection)
    }
  }

  /// A database without the tables that hold nothing, where others do: nobody chooses from these.
  ///
  /// - Complexity: O(tables).
  private static func withFilled(_ schema: Schema, _ connection: Connection) -> Schema {
    guard (2...mostAsked).contains(schema.tables.count) else { return schema }
    var filled = schema
    filled.tables.removeAll { table in
      !table.isView && !connection.hasRow("SELECT 1 FROM \(quoted(table.name)) LIMIT 1")
    }
    let isTree = schema.tables.contains { table in
      table.parent != nil && !filled.tables.contains { $0.name == table.name }
    }
    return isTree || filled.withoutRecords.tables.allSatisfy(\.isView) ? schema : filled
  }

  /// The most tables of which each is asked whether it has a row.
  private static let mostAsked = 200

  /// Whether a table has the numbers of nested sets, which tell the tree where no row names a parent.
  private static func hasNestedSets(_ table: Table) -> Bool {
    let words = Set(table.columns.map(FieldNames.normalized))
    return !words.isDisjoint(with: ["lft", "left"]) && !words.isDisjoint(with: ["rgt", "right", "rght"])
  }

  private static func isTree(_ tables: [Table]) -> Bool { tables.count > 1 || tables[0].parent != nil }

  /// The tables of a tree, which nobody named.
  private static func detected(
    _ schema: Schema, _ fields: FieldChoice, _ connection: Connection
  ) throws(ListSourceError) -> [Table] {
    if let closed = closed(schema, fields, connection) { return [closed] }
    if let named = namedElsewhere(schema, fields, connection) { return [named] }
    if let chain = chain(schema, fields, connection) { return chain }
    if let people = ReferredLevels.ofPeople(schema, fields, connection) { return people }
    let referred = ReferredLevels(schema, fields, connection)
    if let joined = JoinedLevels(schema, fields, connection)?.levels() {
      // Other tables may make a longer row.
      let other = referred?.levels(areParents: false)
      return other.flatMap { $0.count > joined.count ? $0 : nil } ?? joined
    }
    if let named = levelsByName(schema, fields, connection) ?? keyed(schema, fields, connection) {
      return named
    }
    if let levels = referred?.levels(areParents: true) { return levels }
    let table = Result { () throws(ListSourceError) in try found(schema, fields, connection) }
    let only = try? table.get()
    // Codes of another table are no level of their own: `Kategori` of products.
    if only?.parent == nil, let levels = referred?.levels(areParents: false),
      only.map({ only in levels.contains { $0.name == only.name } }) ?? true
    {
      return levels
    }
    return [try table.get()]
  }

  /// All tables of a database as a level each, where none refers to itself and each refers to the one above it, and
  /// perhaps to those above that: regions, countries, offices. Nil where the tables are others.
  private static func chain(
    _ schema: Schema, _ fields: FieldChoice, _ connection: Connection
  ) -> [Table]? {
    let schema = schema.withoutRecords
    guard schema.tables.count > 1, schema.tables.count <= 8, fields == FieldChoice(),
      schema.tables.allSatisfy({ table in !table.keys.contains { $0.table == table.name } }),
      !schema.tables.contains(where: { $0.parent != nil || $0.pair != nil })
    else { return nil }
    func uppers(_ table: Schema.Table) -> [Schema.Table] {
      schema.tables.filter { $0.name != table.name && table.reference(to: $0, isNamed: false) != nil }
    }
    var chain = schema.tables.filter { uppers($0).isEmpty }
    guard chain.count == 1 else { return nil }
    while let last = chain.last, chain.count < schema.tables.count {
      let known = Set(chain.map(\.name))
      let below = schema.tables.filter { table in
        let uppers = uppers(table).map(\.name)
        return !known.contains(table.name) && uppers.contains(last.name) && known.isSuperset(of: uppers)
      }
      guard below.count == 1 else { return nil }
      chain.append(below[0])
    }
    return try? levels(chain, fields, connection)
  }

  /// A table whose rows refer to each other, or a table of roots.
  static func tree(_ table: Schema.Table, _ fields: FieldChoice) throws(ListSourceError) -> Table {
    let isList = fields.parent.first == FieldChoice.none
    let parent =
      isList
      ? nil
      : try fields.parent.first.map { name throws(ListSourceError) in try table.column(named: name) }
        ?? table.ownKey?.column ?? table.parent
    let code = try code(table, fields, 0, but: parent)
    let title = try title(table, fields, 0, but: [code, parent])
    let isParent = parent != code && parent != title
    return Table(
      table, code: code, title: title, parent: isParent ? parent : nil,
      person: PersonColumns(table, title: title, fields))
  }

  /// A table a level, each with the column that refers to the one above it.
  static func levels(
    _ levels: [Schema.Table], _ fields: FieldChoice, _ connection: Connection
  ) throws(ListSourceError) -> [Table] {
    var tables: [Table] = []
    let fixed = SharedKey.fixed(levels, connection)
    for level in levels.indices {
      tables.append(try table(levels, level, fields, above: tables, fixed: fixed, connection))
    }
    return tables
  }

  /// The table of a level, with the column that refers to the level above.
  ///
  /// - Parameters:
  ///   - upper: The tables of the levels above.
  ///   - fixed: The columns of each level's key that tell nothing apart.
  private static func table(
    _ tables: [Schema.Table], _ level: Int, _ fields: FieldChoice, above upper: [Table], fixed: [Set<String>],
    _ connection: Connection
  ) throws(ListSourceError) -> Table {
    let table = tables[level]
    let joined = SharedKey(tables, level, fields, above: upper, fixed: fixed)
    var parent = joined?.parent
    var links: LevelLinks?
    if parent == nil, level > 0 {
      do { parent = try reference(table, to: tables[level - 1], fields, level, connection) } catch {
        links = LevelLinks(tables, level, connection)
        if links == nil { throw error }
      }
    }
    var code = joined?.code
    if code == nil, level + 1 < tables.count, fields.code.choice(level) == nil {
      code = try self.code(of: table, above: tables, level, fields, connection)
    } else if let links, fields.code.choice(level) == nil {
      code = links.codeBelow(table)
    } else if code == nil, fields.code.choice(level) == nil {
      code = table.code(like: upper.map(\.code), but: parent)
    }
    let own: String
    if let code { own = code } else { own = try TableShape.code(table, fields, level, but: parent) }
    let keys = [parent].compactMap(\.self) + (joined.map { $0.outer + $0.outerParent } ?? []) + fixed[level]
    let below = OwnParents(table, code: own, taken: keys, isTop: level == 0, connection)
    var title = try title(table, fields, level, but: keys + [own, below?.column], above: upper)
    // What others refer to may be the name: `provider_name REFERENCES providers(name)`.
    if fields.name.isEmpty, title == table.primaryKey, title != own,
      table.columns.contains(where: { $0.name == own && $0.isText })
    {
      title = own
    }
    var result = Table(
      table, code: own, title: title, parent: parent, person: PersonColumns(table, title: title, fields))
    if let joined { (result.outer, result.outerParent) = (joined.outer, joined.outerParent) }
    result.own = below
    return links.map { $0.rows(result, of: table) } ?? result
  }

  /// The column of a table that refers to the level above.
  static func reference(
    _ table: Schema.Table, to above: Schema.Table, _ fields: FieldChoice, _ level: Int,
    _ connection: Connection
  ) throws(ListSourceError) -> String {
    if fields.parent.indices.contains(level - 1) { return try table.column(named: fields.parent[level - 1]) }
    // What names rows of its own table names none of the level above.
    let own = OwnParents(table, code: table.primaryKey ?? "", taken: [], isTop: true, connection)?.column
    let called = table.parent == own ? nil : table.parent
    var found = [table.reference(to: above), called].compactMap(\.self).first {
      !refersElsewhere($0, of: table, than: above, connection)
    }
    let way = found == nil ? way(from: table, to: above, connection) : nil
    // Where declared keys lead over other tables, numbers that fit do so by chance.
    if found == nil, way == nil, let holder = table.holder(of: above, but: own, fields, connection),
      !refersElsewhere(holder, of: table, than: above, connection)
    {
      found = holder
    }
    guard let column = found else {
      // A code and a name leave no column that could be it.
      guard table.columns.count > 2 else {
        throw .failed("\(table.name) has no column that refers to \(above.name)")
      }
      if let way {
        throw .failed(
          "\(table.name) has no foreign key to \(above.name), but to what lies below it: say --table \(way)")
      }
      throw .failed("\(table.name) has no foreign key to \(above.name): say --fields parent=COLUMN")
    }
    return column
  }

  /// Whether a column is declared to refer to another table that is there. A view shows the rows of others.
  private static func refersElsewhere(
    _ column: String, of table: Schema.Table, than above: Schema.Table, _ connection: Connection
  ) -> Bool {
    guard !above.isView, table.refersElsewhere(column, than: above), let schema = try? Schema(connection)
    else {
      return false
    }
    return table.keys.contains { key in
      key.column.lowercased() == column.lowercased()
        && schema.tables.contains { $0.name.lowercased() == key.table.lowercased() }
    }
  }

  /// The tables that declared keys lead over from one to another above it, joined by `+`; nil where none do.
  private static func way(
    from table: Schema.Table, to above: Schema.Table, _ connection: Connection
  ) -> String? {
    guard let schema = try? Schema(connection) else { return nil }
    var ways = [[table]]
    var known: Set<String> = [table.name.lowercased()]
    while !ways.isEmpty {
      let way = ways.removeFirst()
      for key in way[0].keys where known.insert(key.table.lowercased()).inserted {
        guard let next = schema.tables.first(where: { $0.name.lowercased() == key.table.lowercased() }) else {
          continue
        }
        if next.name.lowercased() == above.name.lowercased() {
          return ([next] + way).map(\.name).joined(separator: "+")
        }
        ways.append([next] + way)
      }
    }
    return nil
  }

  static func code(
    _ table: Schema.Table, _ fields: FieldChoice, _ level: Int, but parent: String?
  ) throws(ListSourceError) -> String {
    if let name = fields.code.choice(level) { return try table.column(named: name) }
    let target = table.ownKey?.target
    guard
      let code = target ?? table.primaryKey ?? table.best(.code, but: [parent])
        ?? (table.isOrdered ? "rowid" : nil)
    else { throw .failed("\(table.name) has no column for the code: say --fields code=COLUMN") }
    return code
  }

  static func title(
    _ table: Schema.Table, _ fields: FieldChoice, _ level: Int, but others: [String?], above: [Table] = []
  ) throws(ListSourceError) -> String {
    if let name = fields.name.choice(level) { return try table.column(named: name) }
    // Where nothing is called a name, the levels above tell which column has them: `kanji`.
    let same = above.last.flatMap { upper in
      table.columns.map(\.name).first { $0 == upper.title && !others.contains($0) }
    }
    let only = table.columns.count == 1 && table.columns[0].isText ? table.columns[0].name : nil
    guard let title = table.best(.name, but: others) ?? same ?? table.firstText(but: others) ?? only else {
      throw .failed("\(table.name) has no column for the name: say --fields name=COLUMN")
    }
    return title
  }
}

extension [String] {
  /// The choice for a level; the last also holds for all levels below.
  fileprivate func choice(_ level: Int) -> String? { indices.contains(level) ? self[level] : last }
}
