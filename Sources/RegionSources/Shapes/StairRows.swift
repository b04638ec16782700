/// Rows that fill the codes of all places above them and their own, one column a level, beside one column of names:
///
///     Level 1,Level 2,Level 3,Category,Name
///     UA01,,,O,Crimea
///     UA01,UA0102,,P,Bakhchysarai
extension TableInterpreter {
  /// The tree of such rows; nil where the columns are others.
  mutating func stairRows() -> Interpretation? {
    guard !table.header.isEmpty, options.fields == FieldChoice(), columns.parent == nil, table.count > 2,
      let steps = steps(), let name = columns.name, !steps.contains(name),
      contents[name].filled == contents[name].total, !contents[name].isCodes
    else { return nil }
    let ways = (0..<table.count).map { row -> [String] in
      steps.map { table.text.string(cell(row, $0)) }.filter { !$0.isEmpty }
    }
    var numbers: [[String]: Int] = [:]
    for (row, way) in ways.enumerated() where numbers.updateValue(row, forKey: way) != nil { return nil }
    let isWhole = Set(ways.map { $0.last ?? "" }).count == ways.count && ways.allSatisfy(beginsAlike)
    let lasts = (0..<table.count).map { row in steps.last { !cell(row, $0).isEmpty } ?? steps[0] }
    // Parts of a code say what they are by their place alone.
    let havePassed = zip(ways, lasts).contains { $0.count <= (steps.firstIndex(of: $1) ?? 0) }
    guard isWhole || !havePassed else { return nil }
    var records = rows(name, nil)
    var (deeper, found) = (0, 0)
    for (row, way) in ways.enumerated() {
      records.codes[row] = isWhole ? cell(row, lasts[row]) : make(way.joined())
      guard way.count > 1 else { continue }
      deeper += 1
      guard let parent = parent(of: way, numbers) else { continue }
      records.parents[row] = Int32(parent)
      found += 1
    }
    guard found > 0, found * 10 >= deeper * 9 else { return nil }
    var result = finished(records, "rows that fill the codes down to their own", parent: nil)
    result.understanding.name = [title(name)]
    result.understanding.code = steps.map(title)
    return result
  }

  /// Whether a code begins as the one above does; others are but parts of a code.
  private func beginsAlike(_ way: [String]) -> Bool {
    guard let own = way.last, let above = way.dropLast().last else { return true }
    return own.utf8.count >= above.utf8.count && own != above
      && own.utf8.prefix(2).starts(with: above.utf8.prefix(2))
  }

  /// The nearest row above; levels may be passed over.
  private func parent(of way: [String], _ numbers: [[String]: Int]) -> Int? {
    (1..<way.count).reversed().lazy.compactMap { numbers[Array(way.prefix($0))] }.first
  }

  /// The columns of codes side by side, of which each row fills the first, and not all rows all of them.
  ///
  /// A row may pass over levels: a district of a city that lies in no region. `stairRows` looks at that. In front of the
  /// codes may stand what kind of row each is: `Satzart;Textkennz.;Land;RB;Kreis`.
  private func steps() -> [Int]? {
    let runs = contents.indices.filter(isFull).map(steps)
    let longest = runs.map(\.count).max() ?? 0
    return longest > 1 ? runs.first { $0.count == longest } : nil
  }

  private func steps(_ first: Int) -> [Int] {
    var found = [first]
    for column in contents.indices.dropFirst(first + 1) {
      guard contents[column].filled > 0, contents[column].isCodes, contents[column].hasDigits,
        contents[column].filled <= contents[found[found.count - 1]].filled,
        !QuantityWords.areIn(table.header, column)
      else { break }
      found.append(column)
    }
    return found
  }

  /// Whether a column has a code in each row, and the same one in several.
  private func isFull(_ column: Int) -> Bool {
    let content = contents[column]
    return content.isCodes && content.hasDigits && content.filled == content.total
      && !QuantityWords.areIn(table.header, column)
      && content.distinct * 3 <= content.filled * 2 && column + 1 < contents.count
      && contents[column + 1].filled < content.filled
  }
}
