/// Tables whose rows are more than the places that they end in.
extension TableInterpreter {
  /// Notes that rows end in the same place, over two in each, and which columns tell them apart.
  ///
  /// - Parameters:
  ///   - ends: The number of the record that each row ends in.
  ///   - count: That of all records.
  /// - Complexity: O(*n*) in the records, and in a sample of the rows where the note is due.
  mutating func noteSharedPlaces(_ ends: [Int], _ count: Int) {
    var isEnd = [Bool](repeating: false, count: count)
    for end in ends where end >= 0 { isEnd[end] = true }
    let places = isEnd.count { $0 }
    guard places > 0, table.count > places * 2 else { return }
    let columns = columnsBelow()
    understood.append(
      columns.isEmpty
        ? "\(table.count) rows end in \(places) places"
        : "\(table.count) rows end in \(places) places; a further level may be \(columns.map(title).joined(separator: ", "))"
    )
  }

  /// How many columns are named.
  private static let mostNamed = 3

  /// The columns that tell rows of one place apart, those with the most different texts first.
  private func columnsBelow() -> [Int] {
    let taken = columns.levels.flatMap { [$0.name, $0.code].compactMap(\.self) }
    let rows = 0..<min(table.count, ColumnContent.sample)
    let places = rows.map { row in taken.map { table.string(row, $0) }.joined(separator: "\u{0}") }
    let count = Set(places).count
    let found = (0..<table.width).compactMap { column -> (column: Int, texts: Int)? in
      let content = contents[column]
      guard !taken.contains(column), content.filled == content.total, !isQuantity(column) else { return nil }
      let texts = Set(zip(places, rows).map { $0 + "\u{0}" + table.string($1, column) }).count
      return texts * 2 >= count * 3 ? (column, texts) : nil
    }
    return found.sorted { ($1.texts, $0.column) < ($0.texts, $1.column) }.prefix(TableInterpreter.mostNamed)
      .map(\.column)
  }

  /// Whether a column holds numbers that are no codes: with points or signs, or of one that is called a quantity.
  private func isQuantity(_ column: Int) -> Bool {
    if QuantityWords.areIn(table.header, column) { return true }
    return contents[column].isNumbers && !(contents[column].isUnique && contents[column].isCodes)
  }
}
