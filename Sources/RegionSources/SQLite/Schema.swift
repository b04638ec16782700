import RegionModel

/// The tables and views of a database, with their columns and foreign keys.
struct Schema {
  struct Column {
    let name: String
    /// The declared type, in lower case.
    let type: String
    /// The position in the primary key, counted from 1; 0 for none.
    let keyPlace: Int

    /// Whether the declared type is one of whole numbers.
    var isNumber: Bool { type.has("int") || type.has("serial") }
    /// Whether the declared type is one of texts.
    var isText: Bool { type.has("char") || type.has("text") }
    /// Whether SQLite keeps texts and numbers apart in it: https://www.sqlite.org/datatype3.html#determination_of_column_affinity
    var isUntyped: Bool {
      type.isEmpty || type.has("blob") && !["int", "char", "clob", "text"].contains { type.has($0) }
    }
  }

  struct ForeignKey {
    /// What the columns of one key share.
    let number: String
    let column: String
    let table: String
    /// The column that it refers to; nil for the table's primary key.
    let target: String?
  }

  struct Table {
    let name: String
    let columns: [Column]
    let keys: [ForeignKey]
    let isOrdered: Bool
    /// Whether a query that is kept in the database gives its rows.
    var isView = false
  }

  /// The tables and views that may hold places: not those in which an index of texts or of areas keeps what it needs.
  var tables: [Table] = []
  /// Virtual tables and what belongs to them, which hold places only if somebody names them.
  private var others: [String] = []
  private let connection: Connection

  /// - Throws: `ListSourceError` if the file is no database.
  init(_ connection: Connection) throws(ListSourceError) {
    self.connection = connection
    var kinds: [(name: String, kind: String)] = []
    let list = """
      SELECT list.name, list.type FROM sqlite_master master JOIN pragma_table_list list ON list.name = master.name \
      WHERE list.schema = 'main' AND master.type IN ('table', 'view') \
      AND list.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY master.rowid
      """
    try connection.rows(list) { row throws(ListSourceError) in
      kinds.append((row.text(0), row.text(1)))
      return true
    }
    let listed = kinds.contains { $0.name == "gpkg_contents" } ? try Schema.listed(connection) : []
    for (name, kind) in kinds {
      if ["table", "view"].contains(kind), listed.isEmpty || listed.contains(name.lowercased()) {
        let isView = kind == "view"
        // A view of a table that is gone hides none of the others.
        if isView, (try? Schema.table(name, isView: true, connection)) == nil {
          others.append(name)
          continue
        }
        tables.append(try Schema.table(name, isView: isView, connection))
      } else {
        others.append(name)
      }
    }
  }

  /// The tables that a GeoPackage lists as its data, in lower case: the others tell of these.
  private static func listed(_ connection: Connection) throws(ListSourceError) -> Set<String> {
    var names: Set<String> = []
    let list = "SELECT lower(table_name) FROM gpkg_contents WHERE data_type IN ('features', 'attributes')"
    guard connection.accepts(list) else { return [] }
    try connection.rows(list) { row throws(ListSourceError) in
      names.insert(row.text(0))
      return true
    }
    return names
  }

  /// The same without the views; nil where there are none, or nothing else.
  var withoutViews: Schema? {
    var schema = self
    schema.tables.removeAll(where: \.isView)
    return schema.tables.isEmpty || schema.tables.count == tables.count ? nil : schema
  }

  /// The same without the tables in which programs keep what they did to the others.
  var withoutRecords: Schema {
    var schema = self
    schema.tables.removeAll { Schema.areRecords($0.name) }
    return schema
  }

  /// Whether programs keep in a table of that name what they did to the others.
  static func areRecords(_ table: String) -> Bool {
    records.contains(table.lowercased()) || table.hasPrefix("sqlite_")
  }

  private static let records: Set<String> = [
    "android_metadata", "room_master_table", "schema_migrations", "ar_internal_metadata", "alembic_version",
    "django_migrations", "flyway_schema_history", "migrations", "knex_migrations", "knex_migrations_lock",
    "spatial_ref_sys", "geometry_columns", "z_metadata", "z_primarykey", "z_modelcache",
    "layer_styles", "django_content_type", "django_admin_log", "django_session", "django_site",
    "auth_permission", "auth_group_permissions", "auth_user_groups", "auth_user_user_permissions",
    "_prisma_migrations", "sequelizemeta", "__efmigrationshistory", "password_resets",
    "password_reset_tokens",
    "personal_access_tokens", "failed_jobs", "job_batches", "cache_locks",
  ]

  private static func table(
    _ name: String, isView: Bool, _ connection: Connection
  ) throws(ListSourceError) -> Table {
    var columns: [Column] = []
    try connection.rows("SELECT name, lower(type), pk FROM pragma_table_info(?1)", [name]) {
      row throws(ListSourceError) in
      columns.append(Column(name: row.text(0), type: row.text(1), keyPlace: Int(row.text(2)) ?? 0))
      return true
    }
    var keys: [ForeignKey] = []
    let list = "SELECT \"from\", \"table\", \"to\", id FROM pragma_foreign_key_list(?1)"
    try connection.rows(list, [name]) { row throws(ListSourceError) in
      keys.append(
        ForeignKey(
          number: row.text(3), column: row.text(0), table: row.text(1),
          target: row.text(2).isEmpty ? nil : row.text(2)))
      return true
    }
    let isOrdered = !isView && connection.accepts("SELECT rowid FROM \(TableShape.quoted(name)) LIMIT 1")
    return Table(name: name, columns: columns, keys: keys, isOrdered: isOrdered, isView: isView)
  }

  /// A table by its name, in either case.
  func table(named name: String) throws(ListSourceError) -> Table {
    if let table = tables.first(where: { $0.name == name }) { return table }
    if let table = tables.first(where: { $0.name.lowercased() == name.lowercased() }) { return table }
    if let other = others.first(where: { $0.lowercased() == name.lowercased() }) {
      return try Schema.table(other, isView: false, connection)
    }
    let seen = tables.prefix(12).map(\.name).joined(separator: ", ")
    throw .failed("there is no table \(name)" + (seen.isEmpty ? "" : "; there are \(seen)"))
  }
}

extension Schema.Table {
  /// The primary key, if it is a single column.
  var primaryKey: String? {
    let key = columns.filter { $0.keyPlace > 0 }
    return key.count == 1 ? key[0].name : nil
  }

  /// The foreign key by which rows name others of their own table. Of one with several columns, the one that names another column:
  /// `parent_id` of `(tenant, parent_id)`, which refers to `(tenant, id)`.
  var ownKey: Schema.ForeignKey? {
    let own = keys.filter { $0.table == name }
    return own.first { $0.target != $0.column } ?? own.first
  }

  /// The other columns of that key, which rows share with those that they name; empty where it has one.
  var sharedByOwnKey: [String] {
    guard let key = ownKey else { return [] }
    let others = keys.filter { $0.number == key.number && $0.column != key.column }
    return others.allSatisfy { $0.target == $0.column } ? others.map(\.column) : []
  }

  /// A column by its name, in either case.
  func column(named name: String) throws(ListSourceError) -> String {
    if let column = columns.first(where: { $0.name.lowercased() == name.lowercased() }) { return column.name }
    throw .failed(
      "\(self.name) has no column \(name); there are \(columns.map(\.name).joined(separator: ", "))")
  }

  /// The column that is called like a parent's, and is not the key of the rows themselves; nil if there is none.
  var parent: String? {
    let lists = columns.map(\.name).filter { name in
      ["ids", "codes", "path", "name", "title"].contains(where: FieldNames.normalized(name).hasSuffix)
    }
    // Beside what tells all that stand above, or what these are called, stands the code of the one above.
    let isTold = columns.contains {
      $0.name != primaryKey && !lists.contains($0.name) && UpperWords.areIn(FieldNames.normalized($0.name))
    }
    return best(.parent, but: [primaryKey] + (isTold ? lists : [])) ?? ownReference
  }

  /// The column that is called as references to the table itself are, beside the key `id`: `locations_id` in `glpi_locations`.
  ///
  /// A table without names is one of links, such as `groups_users` with a `users_id`.
  private var ownReference: String? {
    let references = columns.map(\.name).filter { column in
      ["id", "ids"].contains { column.lowercased() == $0 || column.lowercased().hasSuffix("_" + $0) }
    }
    guard primaryKey?.lowercased() == "id", best(.name, but: references) != nil else { return nil }
    let own = name.lowercased()
    return columns.map(\.name).first { column in
      let word = column.lowercased()
      guard word.hasSuffix("_id"), keys.allSatisfy({ $0.column != column }) else { return false }
      let table = String(word.dropLast(3))
      return own == table || own.hasSuffix("_" + table)
    }
  }

  /// The column whose name fits a role best; nil if none fits.
  func best(_ role: FieldRole, but others: [String?]) -> String? {
    let names = FieldNames.of(role)
    if role == .name, let family = TableColumns.familyName(columns.map { FieldNames.normalized($0.name) }) {
      return columns[family].name
    }
    return columns.filter { !others.contains($0.name) }
      .compactMap { column in
        let rank = names.rank(FieldNames.normalized(column.name))
        let own = role == .name && isCalledAsTable(column.name) ? FieldNames.ownRank : nil
        return [rank, own].compactMap(\.self).min().map { (column.name, $0) }
      }
      .filter { role != .parent || !leadsElsewhere($0.0) }
      .min { $0.1 < $1.1 }?.0
  }

  /// Whether a column names the rows. The number of a customer names no order.
  var namesRows: Bool {
    guard let name = best(.name, but: [primaryKey, parent]) else { return false }
    return FieldNames.of(.code).rank(FieldNames.normalized(name)) == nil
  }

  /// Whether a column has the name of the table, and not that of its code: `address` in `addresses`, beside `district`.
  private func isCalledAsTable(_ column: String) -> Bool {
    let word = FieldNames.normalized(column)
    return TableName.stem(of: column) == word
      && TableName.meaning(of: word, FieldNames.normalized(name)) == .whole
  }

  /// Whether a column is a foreign key to another table, so that its values are no parents in this one.
  private func leadsElsewhere(_ column: String) -> Bool {
    keys.contains { $0.column == column && $0.table != name }
  }

  /// The first column with text, where there is one that is no code and nothing that rows share.
  func firstText(but others: [String?]) -> String? {
    let rest = columns.filter { !others.contains($0.name) }
    let texts = rest.filter { column in ["char", "text", "clob"].contains { column.type.has($0) } }
    return
      (texts.first { !Schema.Table.isProperty($0.name) } ?? texts.first
      ?? rest.first { $0.type.isEmpty })?.name
  }

  /// Whether a column has a code or what many rows share, so that it hardly names one: `admin_code`, `rank`, `status`.
  static func isProperty(_ column: String) -> Bool {
    let word = FieldNames.normalized(column)
    guard FieldNames.of(.name).rank(word) == nil else { return false }
    return word == "rank" || PropertyWords.areIn(column) || FieldNames.of(.code).rank(word) != nil
  }

  /// The column that a column of another table refers to: the one that a foreign key names, one of the same name, or
  /// `code` for `province_code`; nil where the table's key is meant.
  func target(of reference: String, in other: Schema.Table) -> String? {
    if let key = other.keys.first(where: {
      $0.column == reference && $0.table.lowercased() == name.lowercased()
    }) {
      return key.target
    }
    let wanted = FieldNames.normalized(reference)
    func column(_ heading: String) -> String? {
      columns.first { FieldNames.normalized($0.name) == heading }?.name
    }
    // A number is that of a row, and no name of one: `region` of towns, where regions have an `id` and a `region`.
    let isNumber = other.columns.first { $0.name == reference }?.isNumber ?? false
    let isText = columns.first { FieldNames.normalized($0.name) == wanted }?.isText ?? false
    if isNumber, isText { return nil }
    let hasStem = !TableName.stem(of: reference).isEmpty
    return (hasStem ? column(wanted) : nil) ?? (wanted.hasSuffix("code") ? column("code") : nil)
  }

  /// Whether a column is declared to refer to another table than that one.
  func refersElsewhere(_ column: String, than other: Schema.Table) -> Bool {
    let own = keys.filter { $0.column.lowercased() == column.lowercased() }
    return !own.isEmpty && !own.contains { $0.table.lowercased() == other.name.lowercased() }
  }

  /// The code of a table's rows that is called as those of the tables above are, and neither their key nor theirs:
  /// `area_code` behind `city_code`, `code` behind `code`, `areaid` behind `cityid`; nil where these are called by their
  /// keys.
  func code(like upper: [String], but parent: String?) -> String? {
    let above = upper.map(FieldNames.normalized)
    guard !above.isEmpty else { return nil }
    if primaryKey.map(FieldNames.normalized) == "id", above.allSatisfy({ $0.hasSuffix("id") && $0 != "id" }) {
      let own = FieldNames.normalized(name)
      return columns.map(\.name).first { column in
        FieldNames.normalized(column).hasSuffix("id") && column != parent
          && TableName.meaning(of: column, own) == .whole
      }
    }
    guard above.allSatisfy({ $0.hasSuffix("code") }) else { return nil }
    let own = columns.map(\.name).filter { name in
      let word = FieldNames.normalized(name)
      return word.hasSuffix("code") && name != parent && (word == "code" || !above.contains(word))
    }
    let title = TableName.normalized(self.name)
    return own.first { FieldNames.normalized($0) == "code" }
      ?? own.first { TableName.meaning(of: $0, title) == .whole } ?? (own.count == 1 ? own[0] : nil)
  }

  /// The column that refers to another table: a foreign key, or a column named like that table's key; else the one that is
  /// called like a parent.
  func key(to other: Schema.Table) -> String? { reference(to: other) ?? parent }

  /// The column that refers to another table: a foreign key, or a column named like that table's key.
  ///
  /// - Parameter isNamed: Whether a column with the table's name alone may do, which can also hold names.
  func reference(to other: Schema.Table, isNamed: Bool = true) -> String? {
    if let key = keys.first(where: { $0.table.lowercased() == other.name.lowercased() }) { return key.column }
    let table = FieldNames.normalized(other.name)
    let singular =
      table.hasSuffix("ies")
      ? table.dropLast(3) + "y" : table.hasSuffix("s") ? String(table.dropLast()) : table
    var wanted: [String] = []
    if let key = other.primaryKey.map(FieldNames.normalized), key != "id", key != "code" {
      wanted.append(key)
    }
    var names = [table, singular]
    // In front of what a table is called may stand what all of them are called: `t_address_province`.
    if other.name.contains("_"), let last = other.name.split(separator: "_").last {
      names.append(FieldNames.normalized(String(last)))
    }
    // Oracle's modeler writes the table and its key: `REGION_ID_REGION`.
    let keys = other.primaryKey.map { key in names.map { FieldNames.normalized("\($0)_\(key)") } } ?? []
    for name in names { wanted += [name + "id", name + "code"] + (isNamed ? [name] : []) }
    wanted += keys
    for name in wanted {
      if let column = columns.first(where: { FieldNames.normalized($0.name) == name }) { return column.name }
    }
    // Other languages make another word of several: `fk_regiao` for `regioes`. A number under the table's name alone is that
    // of a row.
    let hasNumbers = other.columns.contains { $0.name == other.primaryKey && $0.isNumber }
    return columns.first { column in
      guard column.name != primaryKey, case .whole = TableName.meaning(of: column.name, table) else {
        return false
      }
      return isNamed || TableName.stem(of: column.name) != FieldNames.normalized(column.name)
        || hasNumbers && column.isNumber
    }?.name
  }
}
