/// One table for the places of all levels, with a column for the code of each level above:
///
///     id,type,name,province_id,county_id
///     100,province,Markazi,,
///     1001,county,Arak,100,
///     100101,city,Karchan,,1001
///
/// A row fills the column of the level directly above it, or those of all levels above.
extension TableInterpreter {
  /// The tree of such a table; nil where a cell is no other row's code, or where the rows do not agree.
  func parentColumns() -> Interpretation? {
    guard !table.header.isEmpty, options.fields == FieldChoice(), table.count > 1, let name = columns.name,
      let code = columns.code, code != name, contents[code].filled == contents[code].total
    else { return nil }
    let uppers = upperColumns(but: [name, code])
    guard !uppers.isEmpty, columns.parent.map({ parent in uppers.contains { $0.column == parent } }) ?? true,
      let links = PlaceRows(table, contents, code: code, uppers), let parents = links.parents,
      !CodeNesting.tellsMore(of: code, table, than: parents.map { Int($0) })
    else { return nil }
    var records = rows(name, code)
    records.parents = parents
    var result = finished(records, "rows with a column for each level above", parent: nil)
    result.understanding.parent = uppers.map { title($0.column) }
    return result
  }

  /// The filled columns whose headings are a level's word and one for a code: `province_id`.
  private func upperColumns(but taken: [Int]) -> [PlaceRows.Upper] {
    let levels = LevelWords.columns(table.header)
    let areNamed = levels.count { $0.isKnown && $0.name != nil } > 1
    return levels.compactMap { level in
      guard let column = level.code, level.isKnown, level.name == nil, level.plain == nil,
        !taken.contains(column), contents[column].filled > 0
      else { return nil }
      // The number of the one country beside columns with the names of levels is no row's.
      if areNamed, contents[column].distinct == 1, contents[column].filled == contents[column].total {
        return nil
      }
      return PlaceRows.Upper(column: column, stem: level.stem)
    }
  }
}

/// Rows by their codes, with the rows that they name.
private struct PlaceRows {
  struct Upper {
    let column: Int
    /// The level's word: `province`.
    let stem: String
  }

  /// By row: the rows that it names, by the number of the column.
  private var named: [[Int: Int]] = []
  private let uppers: [Upper]

  /// Nil where codes repeat and no column of kinds tells the rows apart, or where a cell names no row.
  init?(_ table: Table, _ contents: [ColumnContent], code: Int, _ uppers: [Upper]) {
    self.uppers = uppers
    func text(_ row: Int, _ column: Int) -> String {
      table.text.string(table.text.trimmed(table.cell(row, column)))
    }
    let kind = PlaceRows.kindColumn(table, contents, uppers)
    let hasOwnCodes = Set((0..<table.count).map { text($0, code) }).count == table.count
    guard hasOwnCodes || kind != nil else { return nil }
    func key(_ stem: String, _ code: String) -> String { hasOwnCodes ? code : stem + "\u{0}" + code }
    var numbers: [String: Int] = [:]
    for row in 0..<table.count {
      let stem = hasOwnCodes ? "" : kind.map { FieldNames.normalized(text(row, $0)) } ?? ""
      guard numbers.updateValue(row, forKey: key(stem, text(row, code))) == nil else { return nil }
    }
    for row in 0..<table.count {
      var above: [Int: Int] = [:]
      for (index, upper) in uppers.enumerated() {
        let cell = text(row, upper.column)
        guard let number = numbers[key(upper.stem, cell)] else {
          if ParentRows.meansNone(cell) { continue }
          return nil
        }
        // What a level's column names is of that level, where the rows tell theirs.
        if let kind, FieldNames.normalized(text(number, kind)) != upper.stem { return nil }
        // Some tables name the row itself in the column of its own level.
        if number != row { above[index] = number }
      }
      named.append(above)
    }
  }

  /// The column that tells the level of each row, whose texts are the words of the levels above.
  private static func kindColumn(_ table: Table, _ contents: [ColumnContent], _ uppers: [Upper]) -> Int? {
    let stems = Set(uppers.map(\.stem))
    return contents.indices.first { column in
      guard contents[column].filled == contents[column].total, !contents[column].isNumbers,
        contents[column].distinct <= mostKinds
      else { return false }
      let kinds = Set(
        (0..<min(table.count, ColumnContent.sample)).map { FieldNames.normalized(table.string($0, column)) })
      return kinds.contains { !stems.contains($0) } && stems.isSubset(of: kinds)
    }
  }

  private static let mostKinds = 20

  /// The row that each lies in; nil where no row stands alone, or where those that a row names do not lie in each other.
  var parents: [Int32]? {
    var parents = [Int32](repeating: -1, count: named.count)
    for row in named.indices where !named[row].isEmpty {
      // A place of a level lies in none of the same level.
      guard named[row].allSatisfy({ named[$0.value][$0.key] == nil }),
        let nearest = named[row].values.first(where: { isBelowAll($0, named[row].values) })
      else { return nil }
      parents[row] = Int32(nearest)
    }
    let hasRoots = parents.contains { $0 < 0 }
    return hasRoots && parents.contains { $0 >= 0 } ? parents : nil
  }

  /// Whether a row lies in all of some others.
  private func isBelowAll(_ row: Int, _ others: some Sequence<Int>) -> Bool {
    others.allSatisfy { $0 == row || isBelow(row, $0) }
  }

  /// Whether a row lies in another, over so many levels.
  private func isBelow(_ row: Int, _ upper: Int) -> Bool {
    var (waiting, steps) = (Array(named[row].values), 0)
    while let next = waiting.popLast(), steps <= uppers.count * uppers.count {
      if next == upper { return true }
      waiting += named[next].values
      steps += 1
    }
    return false
  }
}
