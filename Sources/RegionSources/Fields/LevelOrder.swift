/// Which of two columns is the level above: the one that the other tells.
struct LevelOrder {
  private let table: Table

  init(_ table: Table) { self.table = table }

  /// The columns, the highest level first; those that tell nothing of each other stay as they come.
  func sorted(_ columns: [LevelColumn]) -> [LevelColumn] {
    var sorted: [LevelColumn] = []
    // Many tables begin with the place itself and go on with what it lies in.
    let isTurned = columns.count > 1 && isAbove(columns[columns.count - 1], columns[0])
    for column in isTurned ? columns.reversed() : columns {
      var index = sorted.count
      while index > 0, isAbove(column, sorted[index - 1]) { index -= 1 }
      sorted.insert(column, at: index)
    }
    return sorted
  }

  /// Whether each value of the second column stands with one value of the first, and not the other way round.
  private func isAbove(_ a: LevelColumn, _ b: LevelColumn) -> Bool {
    guard let upper = a.code ?? a.name, let lower = b.code ?? b.name else { return false }
    var (uppers, lowers, pairs): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for row in 0..<min(table.count, ColumnContent.sample) {
      let (above, below) = (table.string(row, upper), table.string(row, lower))
      guard !above.isEmpty, !below.isEmpty else { continue }
      uppers.insert(above)
      lowers.insert(below)
      pairs.insert(above + "\u{0}" + below)
    }
    return pairs.count * 10 <= lowers.count * 11 && pairs.count * 10 > uppers.count * 12
  }
}
