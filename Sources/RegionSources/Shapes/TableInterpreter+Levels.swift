/// Tables with a column a level.
extension TableInterpreter {
  mutating func levelRows() -> Interpretation {
    var paths = PathRecords()
    let others = fieldNumbers(&paths)
    var above = [(name: Slice, code: Slice)](repeating: (.none, .none), count: columns.levels.count)
    var ends: [Int] = []
    ends.reserveCapacity(table.count)
    let areOwnCodes = areOwnCodes
    var (shared, unlike) = ([Int](), [Int]())
    let hasLowestCode = columns.levels.last.map { $0.code != nil && $0.name != nil } ?? false
    let merged = columns.levels.map { level in level.name.map(isMerged) ?? false }
    for row in 0..<table.count {
      var end = step(row, merged, &above, &paths)
      if hasLowestCode, isOther(row, end, paths.records) {
        if areOwnCodes {
          end = paths.add(name: cell(row, columns.levels.last?.name), beside: end, place: table.places[row])
          shared.append(row)
        } else {
          unlike.append(row)
        }
      }
      ends.append(end)
      if end >= 0, end == paths.records.count - 1 { addFields(row, others, &paths) }
    }
    if table.count >= TableInterpreter.fewCodes, unlike.count * 20 <= table.count {
      for row in unlike {
        ends[row] = paths.add(
          name: cell(row, columns.levels.last?.name), beside: ends[row], place: table.places[row])
      }
      shared += unlike
    }
    noteSharedCodes(shared)
    var rowCode = setRowCodes(ends, &paths)
    if rowCode == nil {
      addTwins(&ends, others.filter { $0.column != columns.code }, &paths)
      rowCode = setRowCodes(ends, &paths)
    }
    addLateFields(ends, others, &paths)
    let titles = columns.levels.map(levelTitle)
    let records = paths.finished()
    noteSharedPlaces(ends, records.count)
    // What was added late stands where its row does.
    let isLate = isAscending(table.places) && !isAscending(records.places)
    var result = finished(
      isLate ? records.inOrderOfPlaces() : records, "a column a level", parent: nil)
    if let code = columns.levels.last?.code {
      result.records.doubledCodes += shared.map { (table.places[$0], table.string($0, code)) }
    }
    result.understanding.name = columns.levels.compactMap { level in level.name.map(title) }
    result.understanding.code = columns.levels.compactMap { level in level.code.map(title) }
    if let rowCode, result.understanding.code.isEmpty { result.understanding.code = [title(rowCode)] }
    result.understanding.levels = titles.contains { !$0.isEmpty } ? titles : []
    return result
  }

  private func isAscending(_ places: [UInt32]) -> Bool {
    zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// What a level is called: its heading, unless that is but a word for a name.
  private func levelTitle(_ level: LevelColumn) -> String {
    guard level.title.isEmpty, let column = level.name, !table.header.isEmpty else { return level.title }
    let word = FieldNames.normalized(table.header[column])
    return FieldNames.of(.name).rank(word) == nil || LevelWords.isKnown(word) ? table.header[column] : ""
  }

  /// Rows with paths in a column of any heading, where nearly each has the one above it in the table: `Assets:Bank:Giro`.
  mutating func wayRows() -> Interpretation? {
    guard columns.code == nil, !table.header.isEmpty, table.count > 2, options.fields == FieldChoice()
    else { return nil }
    for column in 0..<table.width {
      for sign in [":", "\\", "|", "/"] where areWays(column, sign) {
        columns.name(column, code: nil)
        return pathRows(column, sign)
      }
    }
    return nil
  }

  private func areWays(_ column: Int, _ sign: String) -> Bool {
    guard contents[column].isUnique, contents[column].filled == contents[column].total,
      (0..<min(table.count, 100)).count(where: { table.string($0, column).has(sign) }) * 2
        >= min(table.count, 100)
    else { return false }
    let cells = Set((0..<table.count).map { table.text.string(cell($0, column)) })
    let above = cells.compactMap { cell in
      cell.utf8.lastIndex(of: sign.utf8.first ?? 0).map { String(cell[..<$0]) }
    }
    return above.count * 2 >= cells.count && above.count { cells.contains($0) } * 10 >= above.count * 9
  }

  /// Whether the cells of a column were merged: those below one that is filled are empty, and do not say the same again.
  private func isMerged(_ column: Int) -> Bool {
    guard contents[column].filled < contents[column].total else { return false }
    var (blanks, repeats, last) = (0, 0, Slice.none)
    let left = columns.levels.compactMap(\.name).prefix { $0 != column }
    var around = [Slice](repeating: .none, count: left.count)
    for row in 0..<min(table.count, ColumnContent.sample) {
      let own = cell(row, column)
      // Below another place the same name is another one.
      var isElsewhere = false
      for (index, upper) in left.enumerated() {
        let cell = cell(row, upper)
        guard !cell.isEmpty else { continue }
        isElsewhere = isElsewhere || !table.text.areEqual(cell, around[index])
        around[index] = cell
      }
      if own.isEmpty {
        blanks += 1
      } else if !isElsewhere, table.text.areEqual(own, last) {
        repeats += 1
      }
      last = own
    }
    return repeats * 4 <= blanks
  }

  /// The place that a row ends in; -1 for none.
  ///
  /// - Parameters:
  ///   - merged: Whether an empty cell of each level is the one above it.
  ///   - above: The places of the row before, which become those of this one.
  private func step(
    _ row: Int, _ merged: [Bool], _ above: inout [(name: Slice, code: Slice)], _ paths: inout PathRecords
  ) -> Int {
    var (parent, depth) = (-1, 0)
    let first = columns.levels.firstIndex { level in
      level.name.map { !table.text.trimmed(table.cell(row, $0)).isEmpty } ?? false
    }
    for (index, level) in columns.levels.enumerated() {
      // Where only the lower levels are filled, the upper ones are those of the row before: cells that were merged.
      let isMerged = merged[index] && first.map { index < $0 } ?? false
      let name = isMerged ? above[index].name : placeName(row, level.name)
      let code = isMerged ? above[index].code : cell(row, level.code)
      above[index] = (name, code)
      guard !name.isEmpty else { continue }
      parent = paths.step(
        name: name, code: code, below: parent, depth: depth, place: table.places[row], table.text)
      depth += 1
    }
    return parent
  }

  /// Gives the places that rows end in the rows' own code, where no level has one but the last; answers with its column.
  ///
  /// Rows that end in the same place have no code for it.
  private func setRowCodes(_ ends: [Int], _ paths: inout PathRecords) -> Int? {
    let codes = columns.levels.map(\.code)
    guard codes.dropLast().allSatisfy({ $0 == nil }),
      let code = (codes.last ?? nil) ?? columns.code ?? columnInFront() ?? columnBehind(),
      contents[code].isUnique,
      contents[code].isCodes
    else { return nil }
    var isTaken = [Bool](repeating: false, count: paths.records.count)
    for end in ends where end >= 0 {
      if isTaken[end] { return nil }
      isTaken[end] = true
    }
    for (row, end) in ends.enumerated() where end >= 0 { paths.setCode(cell(row, code), of: end) }
    return code
  }

  /// A column of codes directly in front of the levels, and not one that counts the rows.
  private func columnInFront() -> Int? {
    guard let first = columns.levels.first?.name, first > 0,
      contents[first - 1].filled == contents[first].total,
      !contents[first - 1].isNumbersInOrder, !QuantityWords.areIn(table.header, first - 1),
      table.header.isEmpty || !CodeWords.areCoordinates(table.header[first - 1])
    else { return nil }
    return first - 1
  }

  /// A column of codes directly behind the levels, under a heading like the lowest one's, `Group, Subgroup, Item, Item no.`, or
  /// of letters and digits: `Company, Department, Cost Center`.
  private func columnBehind() -> Int? {
    guard !table.header.isEmpty, let last = columns.levels.last?.name, last + 1 < contents.count,
      contents[last + 1].filled == contents[last].filled, contents[last + 1].hasDigits,
      !contents[last + 1].isMostlyNumbers
        || !QuantityWords.areIn(table.header, last + 1)
          && SilentLevels.areAlike(table.header[last + 1], table.header[last])
    else { return nil }
    return last + 1
  }

  /// Gives each row a place of its own where few end in the same and differ in other columns: a town and the country around
  /// it have one name.
  ///
  /// Where many rows end in the same place, these are of something else that lies in it.
  private func addTwins(
    _ ends: inout [Int], _ others: [(column: Int, number: UInt16)], _ paths: inout PathRecords
  ) {
    guard let last = columns.levels.last, last.code == nil, !others.isEmpty else { return }
    var first = [Int32](repeating: -1, count: paths.records.count)
    var twins: [Int] = []
    for (row, end) in ends.enumerated() where end >= 0 {
      if first[end] >= 0 { twins.append(row) } else { first[end] = Int32(row) }
    }
    guard twins.count * 5 <= ends.count else { return }
    for row in twins where !cell(row, last.name).isEmpty {
      let other = Int(first[ends[row]])
      guard others.contains(where: { !table.text.areEqual(cell(row, $0.column), cell(other, $0.column)) })
      else {
        continue
      }
      let parent = Int(paths.records.parents[ends[row]])
      paths.withRecords {
        $0.append(name: cell(row, last.name), parent: parent, place: table.places[row])
      }
      ends[row] = paths.records.count - 1
      addFields(row, others, &paths)
    }
  }

  /// The name in a cell; none where a dash stands for no place.
  private func placeName(_ row: Int, _ column: Int?) -> Slice {
    let name = cell(row, column)
    return !columns.isOwn && name.count <= 3 && ["-", "–", "—", "－"].contains(table.text.string(name))
      ? .none : name
  }

  func cell(_ row: Int, _ column: Int?) -> Slice {
    column.map { table.text.trimmed(table.cell(row, $0)) } ?? .none
  }
}
