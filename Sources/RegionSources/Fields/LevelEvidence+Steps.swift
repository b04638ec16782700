/// Levels that have codes alone, which stand between those of two others: `PUN-L1` below `PUN` and above `PUN-L1-MTR-01`.
extension LevelEvidence {
  mutating func addCodedSteps() {
    for index in levels.indices.dropFirst().reversed() {
      guard let upper = levels[index - 1].code, let lower = levels[index].code, relations.isUnique(lower),
        contents[lower].filled == contents[lower].total
      else { continue }
      let step = contents.indices.first { column in
        !taken.contains(column) && contents[column].isCodes && relations.repeats(column)
          && contents[column].filled == contents[column].total
          && relations.counts[column] > relations.counts[upper] && begins(column, with: upper)
          && begins(lower, with: column)
      }
      guard let step else { continue }
      let title = relations.table.header[step]
      levels.insert(LevelColumn(stem: title, title: title, name: step, isKnown: false), at: index)
    }
  }

  /// Whether the code of every row begins with that of another column and a sign.
  private func begins(_ lower: Int, with upper: Int) -> Bool {
    relations.rows.allSatisfy { row in
      let (above, below) = (relations.table.string(row, upper), relations.table.string(row, lower))
      guard !above.isEmpty, below.hasPrefix(above) else { return false }
      return below.dropFirst(above.count).first.map { "-./_ ".contains($0) } ?? false
    }
  }
}
