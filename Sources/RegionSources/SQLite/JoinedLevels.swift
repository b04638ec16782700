import RegionModel

/// What stands between the code of a row and that of the row above it, which it begins with: `US.CA`, `US.CA.037`.
enum CodeSign: String, CaseIterable {
  case dot = "."
  case hyphen = "-"
  case slash = "/"

  /// The sign after it in ASCII.
  var next: String {
    switch self {
    case .dot: "/"
    case .hyphen: "."
    case .slash: "0"
    }
  }

  /// What stands in front of the last sign of a code, in SQL; empty where there is none.
  func front(of column: String) -> String {
    "CAST(rtrim(rtrim(\(column), replace(\(column), '\(rawValue)', '')), '\(rawValue)') AS TEXT)"
  }
}

/// Tables that no key joins, and that are a level each by what their rows hold: codes that begin with those of another
/// table, or a column that both have.
///
/// Only samples are read. Where several ways fit, none is taken.
struct JoinedLevels {
  private struct Way {
    let lower: Int
    let upper: Int
    /// The column of the lower table with the upper's code; nil where its own code begins with that.
    let column: String?
    let target: String
    let sign: CodeSign?
  }

  private let tables: [Schema.Table]
  private let rows: [TableShape.Table]
  private let connection: Connection

  /// Nil where keys are declared, where a table is a tree, or where too many tables are there.
  init?(_ schema: Schema, _ fields: FieldChoice, _ connection: Connection) {
    guard fields == FieldChoice(), (2...TableShape.mostTried).contains(schema.withoutRecords.tables.count),
      schema.tables.allSatisfy({ $0.keys.isEmpty && $0.parent == nil })
    else { return nil }
    tables = schema.withoutRecords.tables.filter(\.namesRows)
    let rows = tables.compactMap { try? TableShape.tree($0, fields) }
    guard rows.count == tables.count else { return nil }
    self.rows = rows
    self.connection = connection
  }

  /// The tables from the roots down; nil where no way, or more than one, joins them.
  func levels() -> [TableShape.Table]? {
    var ways: [Way] = []
    for lower in tables.indices {
      for upper in tables.indices where upper != lower {
        let found = self.ways(lower, upper)
        guard found.count < 2 else { return nil }
        ways += found
      }
    }
    let kinds = kinds(ways)
    if kinds.count < tables.count { ways.removeAll { kinds.contains($0.upper) || kinds.contains($0.lower) } }
    guard let chain = JoinedLevels.chain(ways) else { return nil }
    var result: [TableShape.Table] = []
    for level in chain.indices {
      let up = level > 0 ? ways.first { $0.lower == chain[level] && $0.upper == chain[level - 1] } : nil
      let down =
        level + 1 < chain.count
        ? ways.first { $0.upper == chain[level] && $0.lower == chain[level + 1] } : nil
      guard let table = table(chain[level], up, down, above: result.map(\.code)) else { return nil }
      result.append(table)
    }
    return result
  }

  /// The tables that say of which kind places are, and that none lies in: several others name them, and a place is of
  /// another kind than the one it lies in. Types of divisions, beside the divisions.
  private func kinds(_ ways: [Way]) -> Set<Int> {
    Set(
      tables.indices.filter { kind in
        let named = ways.filter { $0.upper == kind && $0.column != nil }
        return named.contains { lower in
          named.contains { upper in
            ways.contains {
              $0.lower == lower.lower && $0.upper == upper.lower && $0.column != nil
                && differs(lower, from: upper, through: $0)
            }
          }
        }
      })
  }

  /// Whether some place names another row than the place that it lies in.
  private func differs(_ lower: Way, from upper: Way, through way: Way) -> Bool {
    let own = "SELECT * FROM \(TableShape.quoted(tables[lower.lower].name)) LIMIT \(JoinedLevels.sample)"
    let sql =
      "SELECT 1 FROM (\(own)) AS a JOIN \(TableShape.quoted(tables[upper.lower].name)) AS b "
      + "ON a.\(TableShape.quoted(way.column ?? "")) = b.\(TableShape.quoted(way.target)) "
      + "WHERE a.\(TableShape.quoted(lower.column ?? "")) <> b.\(TableShape.quoted(upper.column ?? "")) LIMIT 1"
    return connection.hasRow(sql)
  }

  private static let sample = 1_000

  /// The tables of which each lies in all before it; nil where the ways make no such line.
  private static func chain(_ ways: [Way]) -> [Int]? {
    let joined = Set(ways.flatMap { [$0.lower, $0.upper] })
    let uppers = Dictionary(grouping: ways, by: \.lower).mapValues { Set($0.map(\.upper)) }
    var chain = joined.filter { uppers[$0] == nil }
    guard chain.count == 1 else { return nil }
    var line = Array(chain)
    while line.count < joined.count {
      let next = joined.subtracting(chain).filter { table in
        guard let uppers = uppers[table], let last = line.last else { return false }
        return uppers.contains(last) && chain.isSuperset(of: uppers)
      }
      guard next.count == 1, let table = next.first else { return nil }
      line.append(table)
      chain.insert(table)
    }
    return line
  }

  /// - Parameter codes: Those of the tables above.
  private func table(_ number: Int, _ up: Way?, _ down: Way?, above codes: [String]) -> TableShape.Table? {
    let table = tables[number]
    guard
      let code = down?.target ?? up.flatMap({ $0.sign == nil ? nil : rows[number].code })
        ?? table.code(like: codes, but: up?.column)
        ?? (try? TableShape.code(table, FieldChoice(), 0, but: up?.column)),
      let title = try? TableShape.title(table, FieldChoice(), 0, but: [code, up?.column])
    else { return nil }
    let plain = TableShape.Table(table, code: code, title: title, parent: up?.column)
    guard let up else { return plain }
    let target = "\(tables[up.upper].name).\(up.target)"
    guard let sign = up.sign else {
      var joined = plain
      joined.join = "\(table.name).\(up.column ?? "") = \(target)"
      return joined
    }
    guard code == rows[number].code else { return nil }
    let parent = TableShape.quoted(TableShape.placeParent)
    let order = table.isOrdered ? ", rowid AS \(TableShape.quoted(TableShape.placeOrder))" : ""
    var joined = TableShape.Table(
      plain, parent: TableShape.placeParent,
      order: table.isOrdered ? TableShape.quoted(TableShape.placeOrder) : nil,
      query:
        "SELECT *, \(sign.front(of: plain.quotedCode)) AS \(parent)\(order) FROM \(TableShape.quoted(table.name))"
    )
    joined.join = "\(table.name).\(code) = \(target)\(sign.rawValue)…"
    joined.codeSign = sign
    return joined
  }

  /// The ways in which a table lies in another.
  private func ways(_ lower: Int, _ upper: Int) -> [Way] {
    var ways: [Way] = []
    for (column, target) in columns(lower, upper) {
      guard !ways.contains(where: { $0.column == column && $0.target == target }),
        let title = try? TableShape.title(tables[upper], FieldChoice(), 0, but: [target])
      else { continue }
      let place = TableShape.Table(tables[upper], code: target, title: title, parent: nil)
      guard KeySample(rows[lower], TableShape.quoted(column), in: place, connection)?.isKey ?? false,
        KeySample.isUnique(target, of: place, connection),
        tables[lower].reference(to: tables[upper], isNamed: true) == column
          || !KeySample.isUnique(column, of: rows[lower], connection)
      else { continue }
      ways.append(Way(lower: lower, upper: upper, column: column, target: target, sign: nil))
    }
    guard rows[lower].code != "rowid", rows[upper].code != "rowid" else { return ways }
    for sign in CodeSign.allCases {
      let front = "coalesce(nullif(\(sign.front(of: rows[lower].quotedCode)), ''), '?')"
      guard KeySample(rows[lower], front, in: rows[upper], connection)?.isKey ?? false else { continue }
      ways.append(Way(lower: lower, upper: upper, column: nil, target: rows[upper].code, sign: sign))
    }
    return ways
  }

  /// The columns of a table that may have codes of another, each with the column of these codes.
  private func columns(_ lower: Int, _ upper: Int) -> [(column: String, target: String)] {
    var found: [(String, String)] = []
    let (own, above) = (tables[lower], tables[upper])
    for column in own.columns.map(\.name) where JoinedLevels.isCode(column) {
      let word = FieldNames.normalized(column)
      guard let target = above.columns.first(where: { FieldNames.normalized($0.name) == word }) else {
        continue
      }
      found.append((column, target.name))
    }
    if let column = own.reference(to: above, isNamed: false),
      let target = above.target(of: column, in: own) ?? above.primaryKey,
      !found.contains(where: { $0 == (column, target) })
    {
      found.append((column, target))
    }
    return found
  }

  /// Whether a column is called the code of something: `province_code`, and not `code`.
  private static func isCode(_ column: String) -> Bool {
    let word = FieldNames.normalized(column)
    let endings = ["code", "id", "key", "cd", "代码", "编码", "编号"]
    return endings.contains { word.hasSuffix($0) && word != $0 }
  }
}

extension TableShape {
  /// What joins the tables where no key does, for people; nil where keys do.
  var joinNote: String? {
    let joins = tables.compactMap(\.join)
    guard !joins.isEmpty else { return nil }
    return tables.contains(where: \.isJoinedByName)
      ? "no key says where the rows lie, but names: \(joins.joined(separator: "; "))"
      : "no key joins the tables, but their codes: \(joins.joined(separator: "; "))"
  }
}
