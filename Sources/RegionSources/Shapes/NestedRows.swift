/// Rows that say where they stand by a path, by the numbers of nested sets, or by the column that they fill.
extension TableInterpreter {
  /// The tree of such rows; nil where they are others.
  mutating func nestedRows(_ name: Int) -> Interpretation? {
    guard options.fields.code.isEmpty else { return nil }
    if table.header.isEmpty { return steppedRows(name) }
    return pathColumnRows(name) ?? nestedSetRows(name) ?? steppedRows(name)
  }

  private func named(_ names: Set<String>) -> Int? {
    table.header.firstIndex { names.contains(FieldNames.normalized($0)) }
  }

  // MARK: Paths

  private static let paths: Set<String> = [
    "path", "treepath", "fullpath", "idpath", "codepath", "pathids", "lineage", "mpath", "materializedpath",
    "ltree",
    "路径",
  ]

  /// Rows whose paths lie in each other: `/1/`, `/1/2/`, or `Top`, `Top.Science`.
  private mutating func pathColumnRows(_ name: Int) -> Interpretation? {
    guard let path = named(TableInterpreter.paths), path != name else { return nil }
    let cells = (0..<table.count).map { row -> Slice in
      var cell = table.text.trimmed(table.cell(row, path))
      // `/1/2/` lies in `/1/`: the sign behind the last step stands for nothing.
      while cell.count > 1, table.text.bytes(cell, { $0.last == 0x2F || $0.last == 0x2E || $0.last == 0x2C })
      {
        cell.count -= 1
      }
      return cell
    }
    let nesting = CodeNesting(cells, table.text)
    guard nesting.count > 0, nesting.isPlausible else { return nil }
    var records = rows(name, columns.code)
    records.parents = nesting.parents
    return finished(records, "rows whose paths lie in each other", parent: path)
  }

  // MARK: Nested sets

  /// Rows with a left and a right number, inside which those of all that lies below stand.
  private mutating func nestedSetRows(_ name: Int) -> Interpretation? {
    guard let left = named(["lft", "left", "lftnum", "leftid", "leftkey", "treeleft"]),
      let right = named(["rgt", "right", "rght", "rgtnum", "rightid", "rightkey", "treeright"]),
      let trees = Optional(named(["treeid", "rootid"]))
    else { return nil }
    var spans: [(row: Int, tree: String, left: Int, right: Int)] = []
    for row in 0..<table.count {
      guard let lower = Int(table.string(row, left)), let upper = Int(table.string(row, right)), lower < upper
      else { return nil }
      spans.append((row, trees.map { table.string(row, $0) } ?? "", lower, upper))
    }
    spans.sort { ($0.tree, $0.left) < ($1.tree, $1.left) }
    var records = rows(name, columns.code)
    var way: [Int] = []
    for span in spans.indices {
      while let last = way.last, spans[last].tree != spans[span].tree || spans[last].right < spans[span].left
      {
        way.removeLast()
      }
      if let last = way.last, spans[last].right < spans[span].right { return nil }
      records.parents[spans[span].row] = Int32(way.last.map { spans[$0].row } ?? -1)
      way.append(span)
    }
    return finished(records, "rows with the numbers of nested sets", parent: nil)
  }

  // MARK: Stepped columns

  /// Rows that fill a column more the deeper they lie, or one further to the right, with the code in it.
  private mutating func steppedRows(_ name: Int) -> Interpretation? {
    guard let (found, isSingle) = stepColumns(name) else { return nil }
    let areSteps = isSingle && areSteps(found, name)
    guard areSteps || areLevels(found, isSingle, name) else { return nil }
    var steps = found
    // A code of the row's own goes before those of the columns, and before one that is in parts over them: 02, 01, 01.
    let own = ownCode(besides: steps)
    if isSingle, own != nil, !areSteps { return nil }
    // A column in front that every row fills, as the one behind it does, says what kind of row it is.
    while steps.count > 2, steps.prefix(2).allSatisfy({ contents[$0].filled == contents[$0].total }) {
      steps.removeFirst()
    }
    let deepest = (0..<table.count).map { row in
      steps.lastIndex { !table.text.trimmed(table.cell(row, $0)).isEmpty } ?? 0
    }
    guard Set(deepest).count > 1 else { return nil }
    var records = rows(name, own)
    if own == nil {
      for row in 0..<table.count {
        records.codes[row] = table.text.trimmed(table.cell(row, steps[deepest[row]]))
      }
      if !records.hasUniqueCodes(table.text) {
        for row in 0..<table.count {
          let parts = steps.prefix(deepest[row] + 1).map {
            table.text.string(table.text.trimmed(table.cell(row, $0)))
          }
          records.codes[row] = make(parts.joined())
        }
      }
    }
    records.nest(byLevels: deepest)
    if isSingle, table.header.isEmpty, !records.codesLieInParents(table.text) { return nil }
    guard deepest[0] == 0, records.hasUniqueCodes(table.text), repeatWay(records, steps, deepest) else {
      return nil
    }
    nestWithinGroups(&records)
    var result = finished(records, "rows in order, a column a level", parent: nil)
    result.understanding.code = own.map { [title($0)] } ?? steps.map(title)
    return result
  }

  /// Puts rows below those of their group that their codes lie in: `A` with `01`, `01.1`, `01.11` in one column.
  private func nestWithinGroups(_ records: inout Records) {
    let grouped = records.parents.count { $0 >= 0 }
    let nesting = CodeNesting(records.codes, table.text)
    guard nesting.isPlausible, nesting.count * 2 >= grouped,
      records.parents.allSatisfy({ $0 < 0 || records.parents[Int($0)] < 0 })
    else { return }
    let groups = records.parents
    for (row, group) in groups.enumerated() where group >= 0 {
      let above = Int(nesting.parents[row])
      if above >= 0, groups[above] == group { records.parents[row] = Int32(above) }
    }
  }

  /// A code of the rows' own, which no two have in common.
  private func ownCode(besides steps: [Int]) -> Int? {
    columns.code.flatMap { code in
      let content = contents[code]
      return !steps.contains(code) && content.isUnique && content.filled == content.total ? code : nil
    }
  }

  /// Rows with a code each, which write their name into one of several columns: further to the right the deeper they lie.
  ///
  /// Where every row has a name in a column of its own, the others are optional fields.
  mutating func steppedNames() -> Interpretation? {
    guard !table.header.isEmpty, options.fields == FieldChoice(), let code = columns.code, table.count > 2,
      contents[code].isUnique, let steps = nameSteps(code), areLevels(steps),
      columns.name.map({ contents[$0].filled < table.count || steps.contains($0) }) ?? true
    else { return nil }
    let depths = (0..<table.count).map { row in
      steps.firstIndex { !table.text.trimmed(table.cell(row, $0)).isEmpty } ?? 0
    }
    guard depths[0] == 0, Set(depths).count > 1 else { return nil }
    var records = rows(steps[0], code)
    for row in 0..<table.count {
      records.names[row] = table.text.trimmed(table.cell(row, steps[depths[row]]))
    }
    records.nest(byLevels: depths)
    var result = finished(records, "rows in order, a column a level", parent: nil)
    result.understanding.name = steps.map { table.header[$0] }
    result.understanding.levels = result.understanding.name
    return result
  }

  private func areLevels(_ steps: [Int]) -> Bool {
    let words = steps.map { FieldNames.normalized(table.header[$0]) }
    return LevelWords.areLevels(steps.map(title))
      && words.count { LevelRank.settlements.contains($0) } < 2
  }

  /// Columns side by side of which every row fills exactly one, and none with a code.
  private func nameSteps(_ code: Int) -> [Int]? {
    func isFilled(_ row: Int, _ column: Int) -> Bool { !table.text.trimmed(table.cell(row, column)).isEmpty }
    for first in 0..<table.width where first != code && isFilled(0, first) && !contents[first].isNumbers {
      guard first + 1 < table.width, !isFilled(0, first + 1) else { continue }
      var steps = [first]
      var isTaken = [Bool](repeating: false, count: table.count)
      for row in 0..<table.count { isTaken[row] = isFilled(row, first) }
      for column in (first + 1)..<table.width where column != code {
        guard contents[column].filled == 0 || !contents[column].isNumbers,
          !(0..<table.count).contains(where: { isTaken[$0] && isFilled($0, column) })
        else { break }
        for row in 0..<table.count where isFilled(row, column) { isTaken[row] = true }
        steps.append(column)
      }
      while let last = steps.last, contents[last].filled == 0 { steps.removeLast() }
      if steps.count > 1, isTaken.allSatisfy({ $0 }) { return steps }
    }
    return nil
  }

  /// Whether what stands in front of each row's own code is that of the row above it.
  private func repeatWay(_ records: Records, _ steps: [Int], _ deepest: [Int]) -> Bool {
    (0..<table.count).allSatisfy { row in
      let parent = Int(records.parents[row])
      return steps.prefix(deepest[row]).allSatisfy { column in
        let cell = table.text.trimmed(table.cell(row, column))
        guard !cell.isEmpty else { return true }
        guard parent >= 0 else { return false }
        let above = table.text.trimmed(table.cell(parent, column))
        return above.isEmpty && column != steps[0] || table.text.areEqual(cell, above)
      }
    }
  }

  /// Whether columns are those of levels, and not fields that only some rows have.
  ///
  /// Levels stand in front of the name, where their headings say so, or where each row repeats the codes of those above it.
  /// Without headings, codes that each stand alone must lie in each other besides. Behind the name they are numbers under
  /// headings of levels that each row repeats: `code, name, province, city`.
  private func areLevels(_ steps: [Int], _ isSingle: Bool, _ name: Int) -> Bool {
    let used = steps.filter { contents[$0].filled > 0 }
    let areKnown = !table.header.isEmpty && LevelWords.areLevels(used.map(title))
    guard steps.allSatisfy({ $0 < name }) else {
      return areKnown && !isSingle && used.allSatisfy { contents[$0].hasDigits }
    }
    return areKnown || (isSingle ? table.header.isEmpty : table.count >= TableInterpreter.fewRows)
  }

  /// Whether codes that each stand alone show by themselves that they are of levels: at least three columns in front of the
  /// name, in which no row stands more than one further to the right than the row before, and no code stands twice, the lowest being the most.
  private func areSteps(_ steps: [Int], _ name: Int) -> Bool {
    let used = steps.filter { contents[$0].filled > 0 }
    guard !table.isOfObjects, used.count > 2, used == steps, steps.allSatisfy({ $0 < name }),
      contents[name].filled == contents[name].total, steps.allSatisfy({ contents[$0].isUnique }),
      table.count >= TableInterpreter.fewRows
    else { return false }
    let depths = (0..<table.count).map { row in
      steps.firstIndex { !table.text.trimmed(table.cell(row, $0)).isEmpty } ?? 0
    }
    return depths[0] == 0 && contents[steps[0]].filled <= contents[steps[steps.count - 1]].filled
      && zip(depths, depths.dropFirst()).allSatisfy { $1 <= $0 + 1 }
  }

  /// In fewer rows a cell of one row is also that of another by chance.
  private static let fewRows = 5

  /// Columns of codes side by side, of which each row fills the first ones or exactly one, and whether it is one.
  private func stepColumns(_ name: Int) -> (steps: [Int], isSingle: Bool)? {
    var steps: [Int] = []
    for column in 0..<table.width where column != name {
      let content = contents[column]
      // A column that nothing fills is none of them in front.
      if content.filled == 0, steps.isEmpty { continue }
      let isCode = content.isCodes || content.filled == 0
      if isCode, steps.last.map({ $0 == column - 1 }) ?? true {
        steps.append(column)
      } else if steps.count < 2 {
        steps = isCode ? [column] : []
      } else {
        break
      }
    }
    guard steps.count > 1 else { return nil }
    var (isPrefix, isSingle) = (true, true)
    for row in 0..<table.count {
      let filled = steps.map { !table.text.trimmed(table.cell(row, $0)).isEmpty }
      let count = filled.count { $0 }
      isPrefix = isPrefix && count > 0 && filled.prefix(count).allSatisfy { $0 }
      isSingle = isSingle && count == 1
      guard isPrefix || isSingle else { return nil }
    }
    return (steps, !isPrefix)
  }
}

extension Records {
  /// Whether the code of each record begins with that of its parent.
  fileprivate func codesLieInParents(_ text: SourceText) -> Bool {
    parents.indices.allSatisfy { record in
      guard parents[record] >= 0 else { return true }
      return text.string(codes[record]).utf8.starts(with: text.string(codes[Int(parents[record])]).utf8)
    }
  }
}
