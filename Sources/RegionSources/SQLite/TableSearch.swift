import RegionModel
import Romanization

/// A search in all rows of a database.
///
/// A row matches if each word is in its name or begins its code. Lower-case Latin letters are also compared with the
/// pinyin of Han names, whole or by initials; that reads every name, for two seconds at most.
struct TableSearch {
  /// The time limit of a search, in milliseconds; the matches found by then are the answer.
  static let patience = 2_000

  private let shape: TableShape
  private let connection: Connection
  private let reader: AnswerReader

  private struct Found {
    let code: String
    let name: String
    let level: Int
    let rank: Int
  }

  init(_ shape: TableShape, _ connection: Connection, _ reader: AnswerReader) {
    self.shape = shape
    self.connection = connection
    self.reader = reader
  }

  func matches(_ text: String) throws(ListSourceError) -> SourceMatches {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    var found: [Found] = []
    for (level, table) in shape.tables.enumerated() where !words.isEmpty {
      found += try named(words, in: table, level)
      found += try read(words, in: table, level, but: Set(found.map(\.code)))
    }
    found.sort { ($0.rank, $0.name.utf8.count) < ($1.rank, $1.name.utf8.count) }
    return try tree(of: Array(found.prefix(SourceAnswer.mostMatches)))
  }

  /// Finds rows whose name or code contains the words.
  private func named(_ words: [String], in table: TableShape.Table, _ level: Int) throws(ListSourceError)
    -> [Found]
  {
    let name = TableShape.quoted(table.title)
    let terms = words.indices.map { index in
      "(\(name) LIKE ?\(index * 2 + 1) ESCAPE '\\' OR \(table.quotedCode) LIKE ?\(index * 2 + 2) ESCAPE '\\')"
    }
    let sql =
      "SELECT \(table.quotedCode), \(table.shownName) FROM \(table.quotedName) WHERE \(terms.joined(separator: " AND "))"
    let values = words.flatMap { ["%\(TableSearch.escaped($0))%", TableSearch.escaped($0) + "%"] }
    let wanted = words.joined(separator: " ").lowercased()
    return try gather(sql, values, level) { _, name in
      let name = name.lowercased()
      return name == wanted ? 0 : name.hasPrefix(wanted) ? 1 : 2
    }
  }

  /// Finds rows whose Han names have this reading.
  private func read(
    _ words: [String], in table: TableShape.Table, _ level: Int, but known: Set<String>
  ) throws(ListSourceError) -> [Found] {
    let wanted = words.joined().lowercased()
    guard reader.hasReadings, wanted.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return [] }
    let sql = "SELECT \(table.quotedCode), \(table.shownName) FROM \(table.quotedName)"
    return try reader.withNames { names throws(ListSourceError) in
      var reading: [UInt8] = []
      return try gather(sql, [], level, but: known) { bytes, _ in
        guard NameReader.mayHaveHan(bytes) else { return nil }
        reading.removeAll(keepingCapacity: true)
        names.append(readingOf: bytes, to: &reading)
        return TableSearch.rank(wanted, reading)
      }
    }
  }

  /// How well letters match a reading: as its beginning, or as initials; nil if they do not.
  private static func rank(_ wanted: String, _ reading: [UInt8]) -> Int? {
    let letters = reading.filter { $0 != 0x20 }
    if letters.starts(with: wanted.utf8) { return letters.count == wanted.utf8.count ? 1 : 3 }
    let initials = reading.split(separator: 0x20).compactMap(\.first)
    return initials.starts(with: wanted.utf8) ? 4 : nil
  }

  private func gather(
    _ sql: String, _ values: [String], _ level: Int, but known: Set<String> = [],
    _ rank: (UnsafeRawBufferPointer, String) -> Int?
  ) throws(ListSourceError) -> [Found] {
    var found: [Found] = []
    do throws(ListSourceError) {
      try connection.rows(sql, values) { row throws(ListSourceError) in
        let bytes = row.bytes(1)
        guard TextRules.flaw(in: bytes) == nil, let rank = rank(bytes, String(decoding: bytes, as: UTF8.self))
        else {
          return true
        }
        let name = row.text(1)
        let code = row.text(0)
        if !known.contains(code) { found.append(Found(code: code, name: name, level: level, rank: rank)) }
        return found.count < TableSearch.mostCandidates
      }
    } catch {
      guard error != .cancelled, connection.isOutOfTime else { throw error }
    }
    return found
  }

  /// The most rows that are ranked.
  private static let mostCandidates = 5_000

  private static func escaped(_ word: String) -> String {
    String(word.flatMap { "%_\\".contains($0) ? ["\\", $0] : [$0] })
  }
}

/// Building a tree of the matches, with the places above them.
extension TableSearch {
  private func tree(of found: [Found]) throws(ListSourceError) -> SourceMatches {
    var numbers: [[String]: Int] = [:]
    var wanted: [[String]] = []
    connection.begin(nil)
    let tree = try reader.tree(depth: 0) { list throws(ListSourceError) in
      for place in found {
        guard let path = try path(to: place) else { continue }
        var key: [String] = []
        var parent: Int?
        for step in path {
          key.append(step.code)
          if numbers[key] == nil { numbers[key] = TableSearch.add(step, to: &list, below: parent) }
          parent = numbers[key]
        }
        wanted.append(key)
      }
    }
    let regions = wanted.compactMap { TableSearch.region($0, in: tree) }
    return SourceMatches(tree: tree, regions: regions)
  }

  private static func add(_ place: Place, to list: inout ListMaker, below parent: Int?) -> Int {
    Array(place.code.utf8).withUnsafeBytes { code in
      Array(place.name.utf8).withUnsafeBytes { name in list.add(code: code, name: name, parent: parent) }
    }
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

  /// The path to a match; nil if it is broken or a cycle.
  private func path(to place: Found) throws(ListSourceError) -> [Place]? {
    var path = [Place(code: place.code, name: place.name)]
    var level = place.level
    while let parent = try parent(of: path[0], level) {
      guard path.count < 1_000, !shape.isOneTable || !path.contains(parent.place) else { return nil }
      path.insert(parent.place, at: 0)
      level = parent.level
    }
    return path.allSatisfy { TextRules.flaw(in: $0.name.utf8) == nil } ? path : nil
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
