/// Rows whose codes lie in each other, below rows of another kind whose code a column has in each of them: the chapters of
/// diseases.
///
///     chapter,code,title
///     I,I,Certain infectious diseases
///     I,A00-A09,Intestinal infections
///     I,A00,Cholera
extension TableInterpreter {
  /// The tree of such rows; nil for others.
  ///
  /// - Complexity: O(columns) where the first row has no column with its own code, else O(*n*).
  mutating func belowUppermost() -> Interpretation? {
    guard columns.parent == nil, options.fields == FieldChoice(), !table.header.isEmpty, !table.isOfObjects,
      let code = columns.code, let name = columns.levels.last?.name ?? columns.name, code != name,
      table.count > 3, !cell(0, code).isEmpty,
      let upper = contents.indices.first(where: { areUppermost($0, code, name) })
    else { return nil }
    let isTop = (0..<table.count).map { table.text.areEqual(cell($0, upper), cell($0, code)) }
    // The letter of a chapter is none in front of its codes: `I` of infections and `I00` of the heart.
    let nesting = CodeNesting(column(code).enumerated().map { isTop[$0] ? .none : $1 }, table.text)
    guard nesting.count > 0, nesting.isPlausible else { return nil }
    var tops: [String: Int32] = [:]
    for row in isTop.indices.reversed() where isTop[row] { tops[table.string(row, code)] = Int32(row) }
    var records = rows(name, code)
    records.parents = nesting.parents
    for row in isTop.indices where records.parents[row] < 0 && !isTop[row] {
      records.parents[row] = tops[table.string(row, upper)] ?? -1
    }
    let repeats = dropRepeats(&records)
    columns.levels = []
    noteRepeats(repeats)
    return finished(records, "rows whose codes lie in each other", parent: nil)
  }

  /// Whether a column has, in each row, the code of one that has it in both columns; the first row is such a one.
  private func areUppermost(_ column: Int, _ code: Int, _ name: Int) -> Bool {
    let content = contents[column]
    guard column != code, column != name, content.filled == content.total,
      !contents[code].isNumbersInOrder, !Truth.areIn(column, table, content),
      content.distinct * 2 <= content.total,
      // One number in all rows says yes.
      content.distinct > 1 || table.string(0, column).contains(where: \.isLetter),
      table.text.areEqual(cell(0, column), cell(0, code))
    else { return false }
    var (tops, uppers): (Set<String>, Set<String>) = ([], [])
    for row in 0..<table.count {
      let upper = table.string(row, column)
      uppers.insert(upper)
      if upper == table.string(row, code) { tops.insert(upper) }
    }
    return uppers == tops
  }
}
