/// Tables whose rows name neither parents nor levels: lists, codes that lie in each other, rows in order with their depth.
extension TableInterpreter {
  /// Codes without names that lie in each other: each is its own name.
  mutating func codeRows(_ column: Int) -> Interpretation {
    var records = rows(column, column)
    let isNested = nests(&records)
    return finished(records, isNested ? "rows whose codes lie in each other" : "a list", parent: nil)
  }

  /// Rows whose code stands in front of their name in one cell, `0111 Statsydelse`, where the codes lie in each other; nil for
  /// others.
  mutating func codedNames(_ name: Int) -> Interpretation? {
    guard columns.code == nil, options.fields == FieldChoice(), !table.header.isEmpty, !table.isOfObjects,
      contents[name].isUnique, contents[name].filled == table.count, table.count > 3
    else { return nil }
    let cells = column(name)
    let codes = CodesInFront(cells, table.text)
    guard codes.areThere else { return nil }
    var records = rows(name, nil)
    for (row, cell) in cells.enumerated() {
      (records.codes[row], records.names[row]) = codes.cut(cell, table.text)
    }
    guard records.names.allSatisfy({ !$0.isEmpty }), nests(&records) else { return nil }
    return finished(records, "rows whose codes lie in each other", parent: nil)
  }

  mutating func flatRows(_ nameColumn: Int) -> Interpretation {
    let own = columns
    if options.fields.code.isEmpty { columns.dropRepeatedCode(table, contents) }
    let isNearlyOwn = columns.code != own.code && options.fields == FieldChoice() && isNearlyOwn(own)
    if isNearlyOwn { columns = own }
    if columns.code == nil, options.fields.code.isEmpty,
      let code = codeInFront(of: nameColumn) ?? codeOfNames(nameColumn)
    {
      columns.name(nameColumn, code: code)
    }
    var records = rows(nameColumn, columns.code)
    var single = records
    var repeats = dropRepeats(&single)
    var shape = "a list"
    let levels = rowLevels() ?? silentLevels(nameColumn)
    // Where some rows have a level and no code, the codes alone do not tell where they lie.
    let areTold =
      levels.map { LevelNumbers.areLevels($0) && records.codes.contains(where: \.isEmpty) } ?? false
    if columns.code != nil, !areTold, !isNearlyOwn, nests(&single) {
      records = single
      shape = "rows whose codes lie in each other"
      noteNumbersAlone(records)
      nestPartly(&records, nameColumn)
    } else if let levels, let parents = parents(byCodesOf: levels) {
      records.parents = parents
      repeats = dropRepeats(&records)
      shape = "rows whose codes lie in each other"
    } else if let levels {
      records.nest(byLevels: levels)
      repeats = dropRepeats(&records)
      shape = "rows in order, each with its level"
    } else {
      records = single
    }
    noteRepeats(repeats)
    if isNearlyOwn, let note = records.dropDoubledCodes(table.text) { understood.append(note) }
    if shape == "a list" {
      if takeListedCells(&records) {
        shape = "rows with what lies in them"
      } else {
        noteRepeatedName(nameColumn)
      }
    }
    return finished(records, shape, parent: nil)
  }

  /// The first column, where its cells are codes that tell all rows apart, whatever its heading: `gl_account`.
  private func codeInFront(of name: Int) -> Int? {
    let isRank = ["index", "rank", "position", "order", "sort"].contains {
      !table.header.isEmpty && FieldNames.normalized(table.header[0]).has($0)
    }
    // Of objects the first key is meant, where hardly another stands beside the name: `account, description`.
    guard name > 0, !table.header.isEmpty, !table.isOfObjects || table.width < 4,
      !PostalWords.areIn(table.header[0]), !isRank
    else { return nil }
    let content = contents[0]
    let areCodes = content.isCodes || FilledCodes.parents(column(0), table.text) != nil
    return areCodes && content.hasDigits && content.isUnique && content.filled == content.total
      && content.total > 3 && !content.isNumbersInOrder && !QuantityWords.areIn(table.header, 0)
      && !CodeWords.areCoordinates(table.header[0]) && !PropertyWords.begin(table.header[0])
      && (0..<min(table.count, ColumnContent.sample)).contains { !Table.isYear(table.string($0, 0)) }
      ? 0 : nil
  }

  /// A column of codes that says of each name which it is, where a few rows repeat both: a course of two subjects.
  private func codeOfNames(_ name: Int) -> Int? {
    guard !table.header.isEmpty, !contents[name].isUnique, contents[name].filled == contents[name].total,
      contents[name].distinct * 5 >= contents[name].filled * 4
    else { return nil }
    let paths = RowPaths(table)
    return contents.indices.first { column in
      column != name && contents[column].isCodes && contents[column].hasDigits
        && contents[column].filled == contents[column].total
        && contents[column].distinct == contents[name].distinct && CodeWords.areIn(table.header[column])
        && !PostalWords.areIn(table.header[column]) && !QuantityWords.areIn(table.header, column)
        && paths.distinct([column, name]) == paths.distinct([name])
    }
  }

  /// Notes that nothing but round numbers tells the tree: 100 above 101 and 102.
  private mutating func noteNumbersAlone(_ records: Records) {
    let length = records.codes.first?.count ?? 0
    let areNumbers = records.codes.allSatisfy { code in
      code.count == length && table.text.bytes(code) { $0.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
    }
    guard areNumbers, length < 5 else { return }
    understood.append(
      "the numbers of the codes alone tell the tree; if it is one list, say --fields parent=-")
  }

  /// The levels of the rows, where a column has them and they are not all one.
  private func rowLevels() -> [Int]? {
    guard let level = columns.level, contents[level].filled * 10 >= contents[level].total * 9 else {
      return nil
    }
    let numbers = levelNumbers(level)
    guard Set(numbers).count > 1, numbers.first == numbers.min() else { return nil }
    // Levels may be passed over, but hardly at each step: those of a skill do so.
    let rises = zip(numbers, numbers.dropFirst()).filter { $1 > $0 }
    return rises.count { $1 > $0 + 1 } * 4 <= rises.count ? numbers : nil
  }

  /// The levels of the rows in a column of any heading, where the form of each code tells its level as well: `A`, `01`, `01.1`.
  /// The rows above by codes that begin with theirs, of which each is one level higher; nil where they are others: the rows may
  /// stand level by level, `1`, `11`, `12`, `111`, `121`. A row of which no such code is there lies in a shorter one.
  private func parents(byCodesOf levels: [Int]) -> [Int32]? {
    guard let code = columns.code, levels.count == table.count, let top = levels.min() else { return nil }
    var (rows, last, parents): ([String: Int], [Int: Int], [Int32]) = ([:], [:], [])
    let codes = (0..<table.count).map { table.text.string(table.text.trimmed(table.cell($0, code))) }
    var lengths: [Int: Set<Int>] = [:]
    for (row, code) in codes.enumerated()
    where rows[code] == nil && code.count <= TableInterpreter.longestLevelCode {
      rows[code] = row
      lengths[levels[row], default: []].insert(code.count)
    }
    let tried = Set(levels).reduce(into: [Int: [Int]]()) { tried, level in
      tried[level] = lengths.filter { $0.key < level }.values.reduce(into: Set()) { $0.formUnion($1) }.sorted(
        by: >)
    }
    var (found, below, isElsewhere) = (0, 0, false)
    for row in codes.indices {
      let count = codes[row].count
      let prefixes = (tried[levels[row]] ?? []).lazy.filter { $0 < count }.compactMap {
        rows[String(codes[row].prefix($0))]
      }
      let above = prefixes.first { levels[$0] == levels[row] &- 1 }
      let next = last[levels[row] &- 1]
      if levels[row] > top { below += 1 }
      if above != nil { found += 1 }
      isElsewhere = isElsewhere || above != nil && above != next
      let other = prefixes.first { levels[$0] < levels[row] } ?? (levels[row] > top ? next : nil)
      parents.append(Int32(above ?? other ?? -1))
      last[levels[row]] = row
    }
    return isElsewhere && below > 2 && found * 10 >= below * 8 ? parents : nil
  }

  /// In characters; a longer text is no code whose digits are levels.
  private static let longestLevelCode = 40

  private func silentLevels(_ name: Int) -> [Int]? {
    guard columns.level == nil, !table.header.isEmpty, !table.isOfObjects, options.fields == FieldChoice(),
      let code = columns.code, let column = LevelNumbers.column(table, contents, but: name), column != code,
      !QuantityWords.areIn(table.header, column)
    else { return nil }
    let levels = levelNumbers(column)
    var known: [String: Int] = [:]
    for (row, level) in levels.enumerated() {
      let form = String(
        table.string(row, code).map { $0.isNumber ? "0" : $0.isLetter ? "A" : $0 })
      guard known.updateValue(level, forKey: form) ?? level == level else { return nil }
    }
    return levels
  }

  /// Puts rows below those of lower levels before them, where only the rows below the codes have a level.
  private func nestPartly(_ records: inout Records, _ name: Int) {
    guard options.fields == FieldChoice(), records.count == table.count,
      let levels = LevelNumbers.partial(table, contents, but: [name, columns.code])?.levels
    else { return }
    var way: [(level: Int, row: Int)] = []
    for (row, level) in levels.enumerated() {
      guard let level else {
        way = []
        continue
      }
      while let last = way.last, last.level >= level { way.removeLast() }
      if let last = way.last { records.parents[row] = Int32(last.row) }
      way.append((level, row))
    }
  }

  /// Rows in order below those of higher levels, where a person named the column of the levels; nil where nobody did.
  mutating func levelledRows() -> Interpretation? {
    guard !options.fields.level.isEmpty, let level = columns.level, let name = columns.name else {
      return nil
    }
    columns.parent = nil
    var records = rows(name, columns.code)
    records.nest(byLevels: toldLevels(level))
    return finished(records, "rows in order, each with its level", parent: nil)
  }

  /// The levels of rows: their numbers, or else the places of their texts in the order in which they first stand.
  private func toldLevels(_ column: Int) -> [Int] {
    let texts = (0..<table.count).map { table.text.string(table.text.trimmed(table.cell($0, column))) }
    let numbers = texts.compactMap(Int.init)
    if numbers.count == texts.count { return numbers }
    var known: [String: Int] = [:]
    return texts.map { text in
      let number = known[text] ?? known.count
      known[text] = number
      return number
    }
  }

  /// Leaves out rows that have the code and the name of one before them in the same place: a drug with a row for each way to
  /// take it. What lies below such a row lies below the first. Answers with how many.
  mutating func dropRepeats(_ records: inout Records) -> Int {
    guard let code = columns.code, !contents[code].isUnique, options.fields == FieldChoice() else { return 0 }
    var (known, firsts) = (CodesBelowParents(records.codes, table.text), Array(0..<records.count))
    for record in 0..<records.count {
      let parent = Int(records.parents[record])
      if parent >= 0 { records.parents[record] = Int32(firsts[parent]) }
      guard !records.codes[record].isEmpty else { continue }
      let first = known.first(record) { before in
        records.parents[before] == records.parents[record]
          && table.text.areEqual(records.names[before], records.names[record])
      }
      if let first { firsts[record] = first }
    }
    let isLeft = firsts.indices.map { firsts[$0] == $0 }
    let count = isLeft.count { !$0 }
    if count > 0 { records = records.keeping(isLeft) }
    return count
  }

  mutating func noteRepeats(_ count: Int) {
    guard count > 0 else { return }
    understood.append(
      count == 1
        ? "1 row repeats the code and the name of another; the first is taken"
        : "\(count) rows repeat the code and the name of others; the first of each is taken")
  }

  /// Notes that the name of a list stands in many rows: it may be a level above them.
  mutating func noteRepeatedName(_ name: Int) {
    let content = contents[name]
    guard !table.header.isEmpty, content.total > 2,
      content.distinct * 3 <= content.filled * 2,
      options.fields == FieldChoice()
    else { return }
    let levels = possibleLevels(name)
    guard levels.count > 1 else { return }
    let names = levels.map(title).joined(separator: "+")
    understood.append("\(title(name)) repeats; if each column is a level, say --fields name=\(names)")
  }

  /// Takes names that stand over several rows each, one behind the other, and the only text that tells these apart for two
  /// levels: `name, code, description` where each name has several activities.
  mutating func takeDescribedGroups(_ name: Int) -> Bool {
    let content = contents[name]
    guard !table.header.isEmpty, options.fields == FieldChoice(), !options.isAnswer, content.total > 5,
      content.filled == content.total, content.distinct > 1, content.distinct * 2 <= content.filled
    else { return false }
    let telling = contents.indices.filter { column in
      column != name && column != columns.code && contents[column].isUnique && contents[column].areTexts
        && contents[column].filled == contents[column].total
    }
    guard telling.count == 1, let own = telling.first, own > name,
      possibleLevels(name).allSatisfy({ $0 == name || $0 == own }), runs(name) == content.distinct,
      areSentences(own)
    else { return false }
    columns.levels = [
      LevelColumn(stem: "group", title: "", name: name, code: nil, isKnown: true),
      LevelColumn(stem: "name", title: "", name: own, code: columns.code, isKnown: true),
    ]
    return true
  }

  /// Whether nearly all cells of a column are several words, and no address, time or place on the map.
  private func areSentences(_ column: Int) -> Bool {
    let rows = 0..<min(table.count, ColumnContent.sample)
    return rows.count { row in
      let text = table.string(row, column)
      return text.contains(" ") && !text.has("://") && !text.contains("@")
        && text.count(where: \.isLetter) * 2 > text.count
    } * 10 >= rows.count * 9
  }

  /// How often another text begins in a column.
  private func runs(_ column: Int) -> Int {
    (0..<table.count).count { row in
      row == 0 || !table.text.areEqual(cell(row, column), cell(row - 1, column))
    }
  }

  /// The columns of texts that may be levels around a name that repeats, down to the one that tells the rows apart; no codes,
  /// amounts or addresses.
  private func possibleLevels(_ name: Int) -> [Int] {
    let paths = RowPaths(table)
    let others = (0..<table.width).filter { column in
      let content = contents[column]
      return column == name
        || column != columns.code && content.filled * 3 >= content.total * 2 && content.distinct > 1
          && !content.isMostlyNumbers && !(content.isCodes && content.hasDigits && content.isUnique)
          && !PropertyWords.begin(table.header[column]) && !Truth.areIn(column, table, content)
    }
    var levels: [Int] = []
    for column in others.prefix(6) {
      levels.append(column)
      if levels.count > 1, paths.distinct(levels) == paths.rows { break }
    }
    return levels
  }

  /// Rows whose names begin with a dash for each level that they lie below the first.
  func dashedRows(_ name: Int) -> Interpretation? {
    let sample = min(table.count, 200)
    let dashed = (0..<sample).count { row in
      table.text.bytes(table.text.trimmed(table.cell(row, name))) { $0.first == 0x2D }
    }
    guard dashed * 4 >= sample else { return nil }
    var records = rows(name, columns.code)
    guard let depths = records.cutDashes(table.text) else { return nil }
    records.nest(byLevels: depths)
    return finished(records, "rows in order, each with its level", parent: nil)
  }

  /// The same where other columns look like levels: the blocks around a disease say less than the dashes in front of its
  /// title. Nil where no column has such names.
  func dashedColumn() -> Interpretation? {
    guard options.fields.name.isEmpty, !table.header.isEmpty else { return nil }
    let sample = 1..<max(1, min(table.count, 200))
    let column = contents.indices.first { column in
      sample.count { row in
        table.text.bytes(table.text.trimmed(table.cell(row, column))) { $0.starts(with: "- ".utf8) }
      } * 2 > sample.count
    }
    guard let column, columns.name != column || columns.levels.count > 1 else { return nil }
    var interpreter = self
    interpreter.columns.name(column, code: columns.code ?? codeColumn(but: column))
    return interpreter.dashedRows(column)
  }

  /// The column that is called a code.
  private func codeColumn(but name: Int) -> Int? {
    contents.indices.first { $0 != name && FieldNames.normalized(table.header[$0]) == "code" }
  }

  /// Rows whose names stand the further to the right the deeper they lie, as accounts are printed.
  func indentedRows(_ name: Int) -> Interpretation? {
    guard format == .csv || format == .semicolon || format == .tsv,
      (0..<min(table.count, 200)).contains(where: { table.indent(ofRow: $0, name) > 0 })
    else { return nil }
    let indents = (0..<table.count).map { table.indent(ofRow: $0, name) }
    guard indents[0] == 0, indents.count(where: { $0 > 0 }) * 4 >= indents.count else { return nil }
    var records = rows(name, columns.code)
    records.nest(byLevels: indents)
    return finished(records, "rows in order, each with its level", parent: nil)
  }

  func nests(_ records: inout Records) -> Bool {
    if let code = columns.code, !table.header.isEmpty, PostalWords.areIn(table.header[code]) { return false }
    if options.fields.parent == [FieldChoice.none] { return false }
    // The numbers of processes tell nothing of each other.
    if ProcessList.isHeading(table.header) { return false }
    if let code = columns.code, !table.header.isEmpty,
      PostalCodes.areMeant([table.header[code]], records.codes, table.text)
    {
      return false
    }
    if NestedCode.areOfMessages(records.codes, columns.code, table.header) { return false }
    let nesting = CodeNesting(records.codes, table.text)
    guard nesting.count > 0, nesting.isPlausible, !areCounted(records.codes),
      !CategoryRuns.deny(
        nesting.parents, table, contents, but: [columns.name, columns.code].compactMap(\.self))
    else { return false }
    records.parents = nesting.parents
    return true
  }

  /// Whether codes are the numbers of rows in a database, some of which are gone: an `id` that ascends by number, with
  /// codes of one digit, two and three. Codes that lie in each other stand below their parents.
  func areCounted(_ codes: [Slice]) -> Bool {
    guard let code = columns.code, !table.header.isEmpty,
      FieldNames.normalized(table.header[code]).hasSuffix("id")
    else { return false }
    let numbers = codes.map { Int(table.text.string($0)) ?? -1 }
    let lengths = Set(codes.map(\.count)).sorted()
    return lengths.count > 1 && lengths.first == 1
      && zip(lengths, lengths.dropFirst()).allSatisfy { $0 + 1 == $1 }
      && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
      && codes.allSatisfy { table.text.bytes($0) { $0.first != 0x30 } }
  }
}

extension Records {
  /// Takes the dashes off the names in front of which they tell the level, and answers with the levels: `- - Cholera` of
  /// diseases, `-- Horses` of tariffs. Nil where the names are others.
  mutating func cutDashes(_ text: SourceText) -> [Int]? {
    func cut(_ name: Slice) -> (depth: Int, start: Int) {
      text.bytes(name) { bytes in
        var (depth, index) = (0, 0)
        while index < bytes.count, bytes[index] == 0x2D || bytes[index] == 0x20 {
          if bytes[index] == 0x2D { depth += 1 }
          index += 1
        }
        let isMark = index > 0 && index < bytes.count && bytes[index - 1] == 0x20
        return isMark ? (depth, index) : (0, 0)
      }
    }
    let cuts = names.map(cut)
    // Beside a star, one dash may begin a name.
    let marked = cuts.count { $0.depth > 0 }
    let stars = names.count { text.bytes($0) { $0.starts(with: "* ".utf8) } }
    guard cuts.count > 2, cuts[0].depth == 0, marked * 4 >= cuts.count, marked > stars else { return nil }
    for (record, cut) in cuts.enumerated() where cut.start > 0 {
      names[record].start += UInt32(cut.start)
      names[record].count -= UInt32(cut.start)
    }
    return cuts.map(\.depth)
  }

  /// Puts each record below the last record before it with a lower level number.
  mutating func nest(byLevels levels: [Int]) {
    var way: [Int] = []
    for record in 0..<count {
      while let last = way.last, levels[last] >= levels[record] { way.removeLast() }
      parents[record] = Int32(way.last ?? -1)
      way.append(record)
    }
  }
}
