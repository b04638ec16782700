import RegionModel
import Romanization

/// A search in all rows of a database.
///
/// A row matches if each word is in its name or begins its code, or if Latin letters are the pinyin of its Han name, whole
/// or by initials. Letters are compared as `RowMatcher` folds them. That reads every name, unless the deadline of the
/// connection passes before.
struct TableSearch {
  private let shape: TableShape
  private let connection: Connection
  private let reader: AnswerReader
  private let keepsFields: Bool

  private struct Found {
    /// The key of the row.
    let code: String
    let name: String
    let level: Int
    let rank: Int
  }

  /// - Parameter shape: As `TableShape.inMemory` has it.
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
      for query in queries(table) { found += try rows(query, level) }
    }
    let isPartial = connection.isOutOfTime
    connection.endDeadline()
    return try tree(of: TableSearch.best(found), isPartial: isPartial)
  }

  /// The places that have a code, in the order of their rows.
  func places(code: String) throws(ListSourceError) -> SourceMatches {
    var found: [Found] = []
    for (level, table) in shape.tables.enumerated() {
      let condition = table.holds(table.code, ["?1"])
      let sql = """
        SELECT \(table.key), \(table.shownName) FROM \(table.rows(where: condition)) \
        WHERE \(condition)\(table.order)
        """
      try connection.rows(sql, [code]) { row throws(ListSourceError) in
        found.append(Found(code: row.text(0), name: SingleLine.text(row.bytes(1)), level: level, rank: 0))
        return found.count < SourceAnswer.mostMatches
      }
    }
    return try tree(of: found, isPartial: false)
  }

  /// The queries for the codes and names of all rows that match.
  private func queries(_ table: TableShape.Table) -> [String] {
    if let names = table.names { return names.matches(RowMatcher.function) }
    return [
      """
      SELECT \(table.key), \(table.shownName) FROM \(table.quotedName) \
      WHERE \(RowMatcher.function)(\(table.writtenName), \(table.quotedCode))
      """
    ]
  }

  private func rows(_ sql: String, _ level: Int) throws(ListSourceError) -> [Found] {
    let matcher = connection.matcher
    let start = MonotonicClock.milliseconds
    var (found, count) = ([Found](), 0)
    do throws(ListSourceError) {
      try connection.rows(sql) { row throws(ListSourceError) in
        let bytes = row.bytes(1)
        let name = SingleLine.text(bytes)
        guard TextRules.flaw(in: name.utf8) == nil else { return true }
        found.append(Found(code: row.text(0), name: name, level: level, rank: matcher.rank(bytes)))
        count += 1
        guard count.isMultiple(of: TableSearch.enough) else { return true }
        found = TableSearch.best(found)
        return MonotonicClock.milliseconds - start < TableSearch.enoughTime
      }
    } catch {
      guard error != .cancelled, connection.isOutOfTime else { throw error }
    }
    return found
  }

  /// As many matches as are given, the best first.
  private static func best(_ found: [Found]) -> [Found] {
    let sorted = found.sorted { ($0.rank, $0.name.utf8.count) < ($1.rank, $1.name.utf8.count) }
    return Array(sorted.prefix(SourceAnswer.mostMatches))
  }

  /// A search that finds so many rows goes on for a better one only as long as nobody notices.
  private static let enough = 5_000
  /// Milliseconds.
  private static let enoughTime = 300

  private func tree(of found: [Found], isPartial: Bool) throws(ListSourceError) -> SourceMatches {
    let fields = keepsFields ? shape.fieldNames : []
    var paths = PathsAbove(shape, connection, fields: fields)
    try paths.fetch(found.map { ($0.code, $0.level) })
    var matches = MatchTree(shape)
    let tree = try reader.tree(depth: 0) { list throws(ListSourceError) in
      list.beginFields(fields)
      for place in found {
        // What is called so in another language alone is not found.
        guard let path = try paths.path(to: place.code, place.level), let last = path.last,
          place.name.isEmpty || last.name == place.name
        else { continue }
        matches.add(path, to: &list)
      }
    }
    return SourceMatches(tree: tree, regions: matches.regions(in: tree), isPartial: isPartial)
  }
}

/// The places that were found and all above them, each of these once.
private struct MatchTree {
  private let shape: TableShape
  private var numbers: [[String]: Int] = [:]
  private var wanted: [[String]] = []
  private var seen: Set<[String]> = []

  init(_ shape: TableShape) { self.shape = shape }

  mutating func add(_ path: [PathsAbove.Step], to list: inout ListMaker) {
    var key: [String] = []
    var parent: Int?
    for step in path {
      key.append(step.code)
      if numbers[key] == nil {
        numbers[key] = MatchTree.add(step, to: &list, below: parent, isLeaf: shape.endsAt(key.count - 1))
        if !step.fields.isEmpty { list.addFields(texts: step.fields) }
      }
      parent = numbers[key]
    }
    // A place with several parents is found in each of its rows.
    if seen.insert(key).inserted { wanted.append(key) }
  }

  private static func add(
    _ step: PathsAbove.Step, to list: inout ListMaker, below parent: Int?, isLeaf: Bool
  ) -> Int {
    Array(step.code.utf8).withUnsafeBytes { code in
      Array(step.name.utf8).withUnsafeBytes { name in
        list.add(code: code, name: name, flags: isLeaf ? .leaf : [], parent: parent)
      }
    }
  }

  func regions(in tree: RegionTree) -> [Region] {
    wanted.compactMap { codes in
      var list = tree.roots
      var region: Region?
      for code in codes {
        region = list.first { $0.code == code }
        guard let region else { return nil }
        list = region.children
      }
      return region
    }
  }
}
