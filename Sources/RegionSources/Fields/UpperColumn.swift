import Glibc

/// A column that holds other rows' codes and says by its heading that these stand above: `Übergeordnete Kostenstelle`,
/// `manager_emp_no`; or whose cells alone tell it: `SIRSUP` beside `SIRUTA`.
enum UpperColumn {
  /// The column, and that of the codes in it; nil where none says it, or where it holds something else.
  ///
  /// - Parameter code: The column of the rows' codes, where it is known.
  /// - Complexity: O(*n*) in the rows where a heading says it; O(*n* × columns) in those of a table without, if it has
  ///   at most `mostRows`.
  static func found(
    _ table: Table, _ contents: [ColumnContent], code: Int?
  ) -> (column: Int, code: Int)? {
    guard !table.header.isEmpty else { return nil }
    let headings = Headings(table)
    let keys = contents.indices.filter { contents[$0].isUnique && $0 != code }
    let codes = code.map { [$0] } ?? keys.filter { contents[$0].isCodes }
    for code in codes where contents[code].isUnique {
      if let column = column(table, contents, headings, code: code) { return (column, code) }
    }
    // Parents may be named by another code than the one that people see.
    for other in keys where code != nil && isNumber(table.header[other], headings.names[other]) {
      if let column = column(table, contents, headings, code: other) { return (column, other) }
    }
    if let told = columnOfTexts(table, contents, headings) { return told }
    if let told = CellParents(table, contents, headings.names)?.found(code: code) { return told }
    guard table.count <= mostRows, table.width <= mostColumns else { return nil }
    // A `province_id` is the number of something else.
    let silent = contents.indices.filter {
      contents[$0].isCodes && !contents[$0].isUnique && contents[$0].filled * 2 > table.count
        && !CodeWords.areIn(table.header[$0])
    }
    guard !silent.isEmpty else { return nil }
    for code in contents.indices where contents[code].isUnique && contents[code].isCodes {
      if let column = silentColumn(table, silent, code: code) { return (column, code) }
    }
    return nil
  }

  /// Whether a heading has a word for codes or numbers.
  private static func isNumber(_ heading: String, _ name: String) -> Bool {
    FieldNames.isCode(name) || CodeWords.areIn(heading) || name.hasPrefix("num") || name.hasSuffix("nr")
  }

  /// Whether a heading has a word for what stands above in it.
  static func isMeant(_ heading: String) -> Bool {
    UpperWords.areIn(FieldNames.normalized(heading))
  }

  /// The headings of a table in the form of the lists, and which of them have a word for what stands above.
  private struct Headings {
    let names: [String]
    let meant: [Int]

    init(_ table: Table) {
      let names = table.header.map(FieldNames.normalized)
      self.names = names
      meant = names.indices.filter { UpperWords.areIn(names[$0]) }
    }

    /// The columns that say by their headings that they hold other rows' codes.
    func told(_ code: Int) -> [Int] {
      let own = names[code]
      // Many headings have a word for codes in them: `clubCode` beside `code`.
      guard own.utf8.count > 3, names.count <= mostColumns, !TableName.stem(of: own).isEmpty else {
        return meant.filter { names[$0] != own }
      }
      return names.indices.filter { names[$0] != own && (names[$0].has(own) || meant.contains($0)) }
    }
  }

  /// A column that is called after another one, and after what stands above, where texts tell the rows apart: `manager_email`
  /// beside `email`.
  private static func columnOfTexts(
    _ table: Table, _ contents: [ColumnContent], _ headings: Headings
  ) -> (column: Int, code: Int)? {
    for key in contents.indices where contents[key].isUnique && contents[key].filled == contents[key].total {
      let own = headings.names[key]
      let isNamed = headings.meant.contains { column in
        let heading = headings.names[column]
        return own.utf8.count > 3 && column != key && heading != own && heading.has(own)
      }
      if isNamed, let column = column(table, contents, headings, code: key) { return (column, key) }
    }
    return nil
  }

  private static func column(_ table: Table, _ contents: [ColumnContent], _ headings: Headings, code: Int)
    -> Int?
  {
    let told = headings.told(code).filter { $0 != code && contents[$0].filled > 0 }
    guard !told.isEmpty else { return nil }
    let codes = Set((0..<table.count).map { trimmed(table, $0, code) })
    return told.first { column in
      var (found, roots) = (0, 0)
      for row in 0..<table.count {
        let above = trimmed(table, row, column)
        if ParentRows.meansNone(above) || above == trimmed(table, row, code) {
          roots += 1
        } else if codes.contains(above) {
          found += 1
        } else if ParentRows.mayMeanNone(above) {
          roots += 1
        } else {
          return false
        }
      }
      return found > 0 && roots > 0
    }
  }

  /// Of columns that say nothing by their headings, the first in which most rows have another row's code.
  private static func silentColumn(_ table: Table, _ columns: [Int], code: Int) -> Int? {
    let codes = (0..<table.count).map { trimmed(table, $0, code) }
    let numbers = codes.compactMap(Int.init)
    let rows = Dictionary(codes.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    guard numbers.count == codes.count, rows.count == codes.count else { return nil }
    return columns.first { column in
      areParents((0..<table.count).map { trimmed(table, $0, column) }, codes, rows, numbers)
    }
  }

  /// Whether cells lead from row to row to those without one, and are hardly codes by chance.
  private static func areParents(
    _ cells: [String], _ codes: [String], _ rows: [String: Int], _ numbers: [Int]
  ) -> Bool {
    var parents = [Int](repeating: -1, count: cells.count)
    // All that lie in what has no row of its own, a country, may name it.
    var top: String?
    for (row, cell) in cells.enumerated() {
      if let parent = rows[cell] {
        parents[row] = parent == row ? -1 : parent
      } else if !ParentRows.meansNone(cell) {
        guard top == nil || top == cell else { return false }
        top = cell
      }
    }
    let named = Set(parents).subtracting([-1]).map { numbers[$0] }
    let below = parents.count { $0 >= 0 }
    guard below * 2 >= cells.count, below < cells.count, named.count > 1, let least = named.min(),
      let most = named.max()
    else { return false }
    // How likely any number between those named is a code.
    let share = Double(numbers.count { $0 >= least && $0 <= most }) / (Double(most) - Double(least) + 1)
    let chance = named.prefix(20).reduce(1.0) { chance, _ in chance * share }
    // Each begins with its parent's code: `10, Capital, 1` below `1, Resources, 1`.
    let areBeginnings =
      named.count > 2 && below > 4
      && parents.indices.allSatisfy { parents[$0] < 0 || codes[$0].hasPrefix(cells[$0]) }
    return (chance < 0.001 || areBeginnings || areEarlier(parents, cells)) && areForest(parents)
  }

  /// Whether each row below another stands behind it, which is unlikely by chance, and those that lie in none say nothing: what
  /// counts from 1 on fits any numbers of rows, but comes in any order.
  private static func areEarlier(_ parents: [Int], _ cells: [String]) -> Bool {
    guard zip(parents, cells).allSatisfy({ $0 >= 0 || $1.isEmpty }),
      parents.enumerated().allSatisfy({ $1 < $0 })
    else { return false }
    let count = Double(parents.count)
    let bits = parents.reduce(0.0) { bits, parent in
      parent < 0 ? bits : bits - log2((count - Double(parent)) / count)
    }
    return bits >= fewestBits
  }

  private static let fewestBits = 10.0

  /// Whether each row leads to one without a parent, over not too many others.
  private static func areForest(_ parents: [Int]) -> Bool {
    parents.allSatisfy { parent in
      var (upper, steps) = (parent, 0)
      while upper >= 0, steps < 64 { (upper, steps) = (parents[upper], steps + 1) }
      return upper < 0
    }
  }

  /// The most columns that are compared with each other.
  private static let mostColumns = 64
  /// The most rows in which cells are compared with all codes, which takes 0.1 s.
  private static let mostRows = 50_000

  private static func trimmed(_ table: Table, _ row: Int, _ column: Int) -> String {
    table.text.string(table.text.trimmed(table.cell(row, column)))
  }
}
