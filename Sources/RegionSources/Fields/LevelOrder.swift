/// The order of level columns: a column is above another if each value of the other occurs with only one of its values.
///
/// In a few rows nearly every value occurs with one of the others alone. Then the words of the headings tell the order.
struct LevelOrder {
  private let table: Table
  private var all: [LevelColumn] = []

  init(_ table: Table) { self.table = table }

  /// Sorts columns, the highest level first; unrelated columns keep their order.
  func sorted(_ columns: [LevelColumn]) -> [LevelColumn] {
    if areStairs(columns) { return columns }
    var order = self
    order.all = columns
    return order.inOrder(columns)
  }

  /// Whether the columns stand in their order since merged cells say so: each row that leaves one empty leaves those in front
  /// of it empty, too, and each column is empty in more rows than the next.
  private func areStairs(_ columns: [LevelColumn]) -> Bool {
    let names = columns.compactMap(\.name)
    guard names.count == columns.count, names.count > 2, names == names.sorted() else { return false }
    var counts = [Int](repeating: 0, count: names.count)
    for row in 0..<min(table.count, ColumnContent.sample) {
      let empty = names.prefix { text(row, $0).isEmpty }.count
      guard empty < names.count, !names[empty...].contains(where: { text(row, $0).isEmpty }) else {
        return false
      }
      for column in 0..<empty { counts[column] += 1 }
    }
    return zip(counts, counts.dropFirst()).allSatisfy { $0 > $1 } && counts.last == 0
  }

  private func inOrder(_ columns: [LevelColumn]) -> [LevelColumn] {
    var (columns, sorted): ([LevelColumn], [LevelColumn]) = (columns, [])
    // Many tables begin with the place itself, followed by the places around it, the lowest first or last.
    if columns.count > 1, isAbove(columns[columns.count - 1], columns[0]) {
      columns.reverse()
    } else if columns.dropFirst().contains(where: { LevelRank.isAbove($0.stem, columns[0].stem) }) {
      columns.append(columns.removeFirst())
    }
    for column in columns {
      var index = sorted.count
      while index > 0, isAbove(column, sorted[index - 1]) { index -= 1 }
      sorted.insert(column, at: index)
    }
    return sorted
  }

  private func isAbove(_ a: LevelColumn, _ b: LevelColumn) -> Bool {
    // What is counted says its order; numbers begin with each other by chance.
    if a.stem.count == 1, b.stem.count == 1, let one = Int(a.stem), let two = Int(b.stem) { return one < two }
    // Some names of cities occur in several states; only where many do, the words mean something else.
    if LevelRank.isAbove(a.stem, b.stem) { return !groups(b, a, tenths: 30) }
    if LevelRank.isAbove(b.stem, a.stem) { return groups(a, b, tenths: 30) }
    if table.count < LevelOrder.fewRows, isBehind(a, b) { return false }
    // Few regions may have several of the cities in a list; the other way round they never lie.
    let isRowsName = b.stem == "name" && a.stem != "name" && LevelRank.isOfPlaces(a.stem)
    return groups(a, b, tenths: isRowsName ? 10 : 12)
  }

  /// Fewer rows turn no columns round which stand in their order: `Brand, Model, Trim`.
  private static let fewRows = 4

  /// Whether a column without codes stands behind another one, which is not the first, and is called as no known level is.
  private func isBehind(_ a: LevelColumn, _ b: LevelColumn) -> Bool {
    guard let upper = a.name, let lower = b.name, a.code == nil, b.code == nil else { return false }
    return upper > lower && lower > 0 && !LevelWords.isKnown(FieldNames.normalized(table.header[upper]))
  }

  /// Whether each value of `b` occurs with only one value of `a`, but each of `a` with several of `b`: with more than so many
  /// tenths of one.
  ///
  /// Places of one name in several others are told apart by a column that holds both: a county is one of its state.
  private func groups(_ a: LevelColumn, _ b: LevelColumn, tenths: Int) -> Bool {
    guard let upper = a.code ?? a.name, let lower = b.code ?? b.name else { return false }
    let around = all.first { LevelRank.isAbove($0.stem, a.stem) && LevelRank.isAbove($0.stem, b.stem) }
    let context = around.flatMap { $0.code ?? $0.name }
    var (uppers, lowers, pairs): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    // A cell on the left that is empty may be one with the filled cell above it.
    let merged =
      upper < lower && isMerged(upper, lower) ? upper : lower < upper && isMerged(lower, upper) ? lower : -1
    var last = ""
    for row in 0..<min(table.count, ColumnContent.sample) {
      var (above, below) = (text(row, upper), text(row, lower))
      if merged == upper, above.isEmpty { above = last }
      if merged == lower, below.isEmpty { below = last }
      if merged >= 0 { last = merged == upper ? above : below }
      guard !above.isEmpty, !below.isEmpty else { continue }
      // A code may be but a part of one, or that of something else; with the name it tells as much as both.
      if a.code != nil, let name = a.name { above += "\u{2}" + text(row, name) }
      if b.code != nil, let name = b.name { below += "\u{2}" + text(row, name) }
      if let context {
        let place = text(row, context) + "\u{1}"
        (above, below) = (place + above, place + below)
      }
      uppers.insert(above)
      lowers.insert(below)
      pairs.insert(above + "\u{0}" + below)
    }
    if pairs.count * 10 > lowers.count * 11 { return false }
    return pairs.count * 10 > uppers.count * tenths || isPrefix(upper, of: lower)
  }

  /// Whether a column is filled in its first row, and empty in some where the column on its right is filled.
  private func isMerged(_ column: Int, _ right: Int) -> Bool {
    let rows = 0..<min(table.count, ColumnContent.sample)
    return !text(0, column).isEmpty && rows.contains { text($0, column).isEmpty }
      && rows.allSatisfy { !text($0, right).isEmpty }
  }

  private func text(_ row: Int, _ column: Int) -> String {
    table.text.string(table.text.trimmed(table.cell(row, column)))
  }

  /// Whether the codes of one column begin with those of another, which are shorter.
  private func isPrefix(_ upper: Int, of lower: Int) -> Bool {
    (0..<min(table.count, 200)).allSatisfy { row in
      let (above, below) = (table.string(row, upper).utf8, table.string(row, lower).utf8)
      return !above.isEmpty && above.count < below.count && below.starts(with: above)
    }
  }
}
