import RegionModel
import Romanization

/// A search in all rows of a database.
///
/// A row matches if each word is in its name or begins its code, or if Latin letters are the pinyin of its Han name, whole
/// or by initials. Letters are compared as `RowMatcher` folds them. That reads every name, for two seconds at most.
struct TableSearch {
  /// The time limit of a search, in milliseconds; the matches found by then are the answer.
  static let patience = 2_000

  private let shape: TableShape
  private let connection: Connection
  private let reader: AnswerReader
  private let keepsFields: Bool

  private struct Found {
    let code: String
    let name: String
    let level: Int
    let rank: Int
  }

  init(_ shape: TableShape, _ connection: Connection, _ reader: AnswerReader, keepsFields: Bool) {
    self.keepsFields = keepsFields
    self.shape = shape
    self.connection = connection
    self.reader = reader
  }

  func matches(_ text: String) throws(ListSourceError) -> SourceMatches {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    connection.matcher.search(for: words, reader)
    var found: [Found] = []
    for (level, table) in shape.tables.enumerated() where !words.isEmpty {
      found += try self.found(in: table, level)
    }
    found.sort { ($0.rank, $0.name.utf8.count) < ($1.rank, $1.name.utf8.count) }
    return try tree(of: Array(found.prefix(SourceAnswer.mostMatches)))
  }

  private func found(in table: TableShape.Table, _ level: Int) throws(ListSourceError) -> [Found] {
    let matcher = connection.matcher
    let sql = """
      SELECT \(table.quotedCode), \(table.shownName) FROM \(table.quotedName) \
      WHERE \(RowMatcher.function)(\(TableShape.quoted(table.title)), \(table.quotedCode))
      """
    var found: [Found] = []
    do throws(ListSourceError) {
      try connection.rows(sql) { row throws(ListSourceError) in
        let bytes = row.bytes(1)
        guard TextRules.flaw(in: bytes) == nil else { return true }
        found.append(Found(code: row.text(0), name: row.text(1), level: level, rank: matcher.rank(bytes)))
        return found.count < TableSearch.mostCandidates
      }
    } catch {
      guard error != .cancelled, connection.isOutOfTime else { throw error }
    }
    return found
  }

  /// The most rows that are ranked.
  private static let mostCandidates = 5_000
}

/// Building a tree of the matches, with the places above them.
extension TableSearch {
  private func tree(of found: [Found]) throws(ListSourceError) -> SourceMatches {
    var numbers: [[String]: Int] = [:]
    var wanted: [[String]] = []
    var seen: Set<[String]> = []
    var hasMarkedRoots: Bool?
    connection.begin(nil)
    let fields = keepsFields ? shape.fieldNames : []
    let tree = try reader.tree(depth: 0) { list throws(ListSourceError) in
      list.beginFields(fields)
      for place in found {
        guard let path = try path(to: place, &hasMarkedRoots) else { continue }
        var key: [String] = []
        var parent: Int?
        for step in path {
          key.append(step.code)
          if numbers[key] == nil {
            let isLeaf = shape.endsAt(key.count - 1)
            numbers[key] = TableSearch.add(step, to: &list, below: parent, isLeaf: isLeaf)
            if !fields.isEmpty { try addFields(fields, of: step, key.count - 1, to: &list) }
          }
          parent = numbers[key]
        }
        // A place with several parents is found in each of its rows.
        if seen.insert(key).inserted { wanted.append(key) }
      }
    }
    let regions = wanted.compactMap { TableSearch.region($0, in: tree) }
    return SourceMatches(tree: tree, regions: regions)
  }

  private static func add(
    _ place: Place, to list: inout ListMaker, below parent: Int?, isLeaf: Bool
  ) -> Int {
    Array(place.code.utf8).withUnsafeBytes { code in
      Array(place.name.utf8).withUnsafeBytes { name in
        list.add(code: code, name: name, flags: isLeaf ? .leaf : [], parent: parent)
      }
    }
  }

  /// Adds the further fields of the place that was added last.
  private func addFields(
    _ fields: [String], of place: Place, _ depth: Int, to list: inout ListMaker
  ) throws(ListSourceError) {
    guard let table = shape.table(at: depth) else { return list.addFields(texts: []) }
    let columns = fields.map { table.others.contains($0) ? TableShape.quoted($0) : "NULL" }
    let sql = """
      SELECT \(columns.joined(separator: ", ")) FROM \(table.quotedName) WHERE \(table.quotedCode) = ?1 LIMIT 1
      """
    let count = try connection.rows(sql, [place.code]) { row throws(ListSourceError) in
      list.addFields(fields.indices.map { row.bytes($0) })
      return false
    }
    if count == 0 { list.addFields(texts: []) }
  }

  private static func region(_ codes: [String], in tree: RegionTree) -> Region? {
    var list = tree.roots
    var region: Region?
    for code in codes {
      region = list.first { $0.code == code }
      guard let region else { return nil }
      list = region.children
    }
    return region
  }

  /// The path to a match; nil if it is broken or a cycle, or where the lists do not lead to it.
  ///
  /// - Parameter hasMarkedRoots: Whether rows say that they are roots; nil until that is asked.
  private func path(to place: Found, _ hasMarkedRoots: inout Bool?) throws(ListSourceError) -> [Place]? {
    var path = [Place(code: place.code, name: place.name)]
    var level = place.level
    while let parent = try parent(of: path[0], level) {
      guard path.count < 1_000, !shape.isOneTable || !path.contains(parent.place) else { return nil }
      path.insert(parent.place, at: 0)
      level = parent.level
    }
    guard try isRoot(path[0], level, &hasMarkedRoots) else { return nil }
    return path.allSatisfy { TextRules.flaw(in: $0.name.utf8) == nil } ? path : nil
  }

  /// Whether a place without another one above it stands in the first list.
  private func isRoot(
    _ place: Place, _ level: Int, _ hasMarkedRoots: inout Bool?
  ) throws(ListSourceError) -> Bool {
    guard shape.isOneTable, let roots = shape.roots else { return level == 0 }
    let table = shape.tables[0]
    guard let key = table.parent.map(TableShape.quoted) else { return true }
    var parent = ""
    let sql = "SELECT \(key) FROM \(table.quotedName) WHERE \(table.quotedCode) = ?1 LIMIT 1"
    try connection.rows(sql, [place.code]) { row throws(ListSourceError) in
      parent = row.text(0)
      return false
    }
    if parent == place.code || RootRows.isMark(parent) { return true }
    // A parent that is not there is that of roots only where there are no others.
    let areMarked =
      hasMarkedRoots
      ?? roots.conditions.dropLast().contains {
        connection.hasRow("SELECT 1 FROM \(table.quotedName) WHERE \($0) LIMIT 1")
      }
    hasMarkedRoots = areMarked
    return !areMarked
  }

  private func parent(of place: Place, _ level: Int) throws(ListSourceError) -> (place: Place, level: Int)? {
    let table = shape.tables[level]
    guard let key = table.parent.map(TableShape.quoted) else { return nil }
    let above = shape.isOneTable ? table : shape.tables[level - 1]
    let sql = """
      SELECT \(above.quotedCode), \(above.shownName) FROM \(above.quotedName) WHERE \(above.quotedCode) = \
      (SELECT \(key) FROM \(table.quotedName) WHERE \(table.quotedCode) = ?1 LIMIT 1) LIMIT 1
      """
    var found: Place?
    try connection.rows(sql, [place.code]) { row throws(ListSourceError) in
      found = Place(code: row.text(0), name: row.text(1))
      return false
    }
    guard let found, found.code != place.code || !shape.isOneTable else { return nil }
    return (found, shape.isOneTable ? level : level - 1)
  }
}
