/// Levels that the filled cells of rows show, whatever the columns are called.
///
/// Three kinds of tables say so. Each row fills the columns down to its own level, and the rows above it stand there too;
/// or cells that were merged are filled in their first row alone; or each row fills the column of its own level:
///
///     Food,,            Food,Fruit,Apple   Food,,
///     Food,Fruit,       ,,Pear             ,Fruit,
///     Food,Fruit,Apple  ,Bread,Rye         ,,Apple
struct FilledColumns {
  /// The columns, the highest level first.
  private(set) var columns: [Int] = []
  /// Whether cells are empty because they were merged with those above.
  private(set) var areMerged = false

  private let table: Table
  private let contents: [ColumnContent]
  private let rows: Int
  /// The columns that may be levels: texts that are not the rows' code.
  private let texts: [Int]
  private let code: Int?

  /// Where the first level may stand, and how many there may be.
  private static let mostStarts = 4
  private static let mostLevels = 20

  /// Nil where the cells show nothing.
  ///
  /// - Parameters:
  ///   - code: The column of the rows' codes.
  ///   - name: The column that is their name where there are no levels.
  /// - Complexity: O(rows × columns) in a sample of the rows, and nothing where no text is missing.
  init?(_ table: Table, _ contents: [ColumnContent], code: Int?, name: Int?) {
    self.table = table
    self.contents = contents
    self.code = code
    rows = contents.first?.total ?? 0
    texts = contents.indices.filter {
      $0 != code && contents[$0].filled > 0 && !contents[$0].isNumbers
    }
    guard rows > 2, texts.count > 1, texts.contains(where: { contents[$0].filled < rows }) else { return nil }
    for start in texts.indices.prefix(FilledColumns.mostStarts) {
      if let found = waysDown(from: start, name) {
        columns = found
        return
      }
      // A column in front of them that some rows fill would be a level as well.
      guard !table.isOfObjects, texts[..<start].allSatisfy({ contents[$0].filled == rows }) else { continue }
      if let found = merged(from: start, name) {
        (columns, areMerged) = (found, true)
        return
      }
      if let found = diagonal(from: start, name) {
        columns = found
        return
      }
    }
    return nil
  }

  /// Whether the first row has the headings of such columns: it fills all of them, and the rows below it do without it.
  ///
  /// Where cells were merged, the next row begins a new place of the highest level, as the first one does.
  static func haveHeadings(_ table: Table) -> Bool {
    guard table.count > 3, table.width > 1,
      (1..<min(table.count, 200)).contains(where: { row in
        (0..<table.width).contains { isGap(table, row, $0) }
      })
    else { return false }
    var rest = table
    rest.removeFirst()
    let contents = (0..<rest.width).map { ColumnContent(rest, $0) }
    let columns = TableColumns(rest, contents, FieldChoice())
    guard let found = FilledColumns(rest, contents, code: columns.code == 0 ? 0 : nil, name: columns.name)
    else {
      return false
    }
    guard found.columns.allSatisfy({ !isGap(table, 0, $0) }),
      found.columns.contains(where: { !contents[$0].isCodes })
    else { return false }
    return !found.areMerged || found.columns.allSatisfy { !isGap(rest, 0, $0) }
  }

  private static func isGap(_ table: Table, _ row: Int, _ column: Int) -> Bool {
    table.text.trimmed(table.cell(row, column)).isEmpty
  }

  private func isFilled(_ row: Int, _ column: Int) -> Bool {
    !table.text.trimmed(table.cell(row, column)).isEmpty
  }

  /// The texts side by side from one on.
  private func neighbours(from start: Int) -> [Int] {
    var found = [texts[start]]
    for column in texts[(start + 1)...].prefix(FilledColumns.mostLevels) {
      guard column == found[found.count - 1] + 1 else { break }
      found.append(column)
    }
    return found
  }

  /// The columns of which each row fills the first ones, where nearly each row has the one above it in the table.
  private func waysDown(from start: Int, _ name: Int?) -> [Int]? {
    guard contents[texts[start]].filled == rows, contents[texts[start]].distinct < rows else { return nil }
    var found = [texts[start]]
    for column in neighbours(from: start).dropFirst() {
      let last = found[found.count - 1]
      guard (0..<rows).allSatisfy({ isFilled($0, last) || !isFilled($0, column) }) else { break }
      found.append(column)
    }
    guard found.count > 1, contents[found[found.count - 1]].filled < rows,
      name.map(found.contains) ?? true
        || LevelWords.areLevels(found.map { table.header.isEmpty ? "" : table.header[$0] })
    else { return nil }
    let ways = (0..<rows).map { row in
      found.prefix { isFilled(row, $0) }.map { table.text.string(table.text.trimmed(table.cell(row, $0))) }
    }
    let all = Set(ways)
    let deeper = all.filter { $0.count > 1 }
    let known = deeper.count { all.contains($0.dropLast()) }
    guard !deeper.isEmpty, known * 10 >= deeper.count * 9, all.count * 10 >= rows * 9 else { return nil }
    return found
  }

  /// The columns down to the first that all rows fill, where each row fills the last ones.
  private func merged(from start: Int, _ name: Int?) -> [Int]? {
    let first = contents[texts[start]]
    guard first.filled < rows, isFilled(0, texts[start]) else { return nil }
    var found: [Int] = []
    for column in neighbours(from: start) {
      guard found.last.map({ contents[$0].filled <= contents[column].filled }) ?? true else { return nil }
      found.append(column)
      if contents[column].filled == rows { break }
    }
    guard found.count > 1, contents[found[found.count - 1]].filled == rows,
      isMeant(found, name)
        || first.distinct == first.filled && name.map({ found[0] == $0 || found == [0, $0] }) ?? true,
      (0..<rows).allSatisfy({ row in
        found.drop(while: { !isFilled(row, $0) }).allSatisfy { isFilled(row, $0) }
      }),
      areGroups(found)
    else { return nil }
    return found
  }

  /// Whether the empty cells of the first column belong to the filled ones above, and are not a title or a company that
  /// only some rows have.
  ///
  /// Most groups have several rows and a name of their own, and the rows have nothing but their levels: no phone and no
  /// price. Such fields may stand beside three columns of which each is the first filled one of some row.
  private func areGroups(_ found: [Int]) -> Bool {
    let starts = (0..<rows).filter { isFilled($0, found[0]) }
    let several = zip(starts, starts.dropFirst() + [rows]).count(where: { $1 - $0 > 1 })
    guard several * 2 >= starts.count,
      PersonNames.parts(table.header.map(FieldNames.normalized)) == nil
    else { return false }
    let first = contents[found[0]]
    let isUnique = first.distinct == first.filled
    let haveFields = contents.indices.contains { column in
      !found.contains(column) && !isRowCode(column) && contents[column].filled > 0
    }
    guard found.count > 2 else {
      // Beside fields each group must have several rows: a title or a company is what some people have.
      let mayHaveFields = several == starts.count && several > 1 && !table.header.isEmpty && isOfGroups(found)
      return isUnique && (!haveFields || mayHaveFields)
    }
    guard haveFields else { return first.distinct * 3 >= first.filled * 2 }
    return isUnique
      && zip(found, found.dropFirst()).allSatisfy { upper, lower in
        contents[upper].filled < contents[lower].filled
      }
  }

  /// Whether two columns stand in front, the first of which is called as groups are, and the rows' names differ.
  private func isOfGroups(_ found: [Int]) -> Bool {
    let word = FieldNames.normalized(table.header[0])
    let mayBeTold = ["company", "firma", "title", "titel", "empresa", "société", "компания", "公司", "flag"]
      .contains(word)
    return found == [0, 1] && contents[1].isUnique && !contents[0].isCodes && !mayBeTold
      && !PropertyWords.begin(table.header[0])
      && (LevelWords.isKnown(word) || HeadingNouns.contain(table.header[0]))
  }

  /// Whether a column has the rows' code: it says so, or it stands in front where there are no headings.
  private func isRowCode(_ column: Int) -> Bool {
    guard column == code else { return false }
    return table.header.isEmpty
      ? column == 0 : FieldNames.of(.code).rank(FieldNames.normalized(table.header[column])) != nil
  }

  /// The columns of which each row fills exactly one, never more than one further to the right than the row before.
  private func diagonal(from start: Int, _ name: Int?) -> [Int]? {
    guard contents[texts[start]].filled < rows, isFilled(0, texts[start]),
      name.map({ contents[$0].filled < rows }) ?? true
    else { return nil }
    var found = neighbours(from: start)
    let depths = (0..<rows).map { row -> Int? in
      let filled = found.indices.filter { isFilled(row, found[$0]) }
      return filled.count == 1 ? filled[0] : nil
    }
    let deepest = depths.compactMap(\.self).max() ?? 0
    found.removeLast(found.count - deepest - 1)
    let settlements =
      table.header.isEmpty
      ? 0 : found.count { LevelRank.settlements.contains(FieldNames.normalized(table.header[$0])) }
    guard isMeant(found, name), settlements < 2, depths.allSatisfy({ $0 != nil }),
      zip(depths, depths.dropFirst()).allSatisfy({ ($1 ?? 0) <= ($0 ?? 0) + 1 })
    else { return nil }
    return found
  }

  /// Whether columns are levels, and not fields that only some rows have: three of them, or two whose headings say so.
  private func isMeant(_ found: [Int], _ name: Int?) -> Bool {
    if found.count > 2 { return true }
    return found.count == 2 && !table.header.isEmpty
      && found.contains { column in
        LevelWords.columns([table.header[column]]).contains { $0.isKnown }
      }
  }
}
