/// How the rows of a table are joined with those of the tables before it.
extension JoinedTables {
  struct Join {
    /// Nil where the code alone tells it.
    let column: Int?
    /// The record above each row; -1 if the row names none, -2 if that does not exist.
    let parents: [Int]
    let share: Double
    /// Whether the column is called after the table above, or is a parent's.
    var isReference = false
    /// Whether the table above has a column of the same name, and it is the key of neither.
    var isShared = false
    /// The column of the table above that holds the same; nil where codes lie in each other.
    var key: Int?
    /// The number of the first record of the table above.
    var start = 0
    /// The column that tells the records above apart together with `column`.
    var beside: Int?
  }

  /// The best join with an earlier table: by a column that is called after it, or else with the nearest one, by columns
  /// with the same name before others. That both count their rows alike comes last.
  ///
  /// Where no heading says it, a column whose cells tell it better is taken.
  func join(_ interpreter: TableInterpreter) -> Join? {
    if let told = toldParent(interpreter) {
      // Rows may lie below others of their own table, beside the column that names a row above.
      if namesOwnRows(interpreter, told),
        let join = joinByHeadings(interpreter, (0..<interpreter.table.width).filter { $0 != told }),
        join.isReference
      {
        return join
      }
      // A person says which column names the rows above.
      return parts.reversed().lazy.compactMap { part in joinsByKeys(interpreter.table, told, part).first }
        .first
    }
    let own = ownParent(interpreter)
    let columns = (0..<interpreter.table.width).filter { $0 != own && !isMeasure(interpreter, $0) }
    if let join = joinByHeadings(interpreter, columns) { return join }
    let join = joinByLikeness(interpreter, columns)
    guard own == nil, let told = joinByCells(interpreter) else {
      return join?.column == nil ? joinByLostKeys(interpreter, columns, against: join) ?? join : join
    }
    guard var join, !isBetter(told, than: join) else { return told }
    if told.parents == join.parents { join.isReference = told.isReference }
    return join
  }

  /// The join by a column that is called as the codes of an earlier table are, `codigo_uf`, where no row finds one there: that
  /// codes lie in each other by chance says less.
  ///
  /// - Parameter join: A join by codes that lie in each other; what is called so may say the same in longer codes.
  private func joinByLostKeys(
    _ interpreter: TableInterpreter, _ columns: [Int], against join: Join?
  ) -> Join? {
    let table = interpreter.table
    guard !table.header.isEmpty else { return nil }
    for part in parts.reversed() {
      guard let key = part.code, !part.interpreter.table.header.isEmpty else { continue }
      let heading = FieldNames.normalized(part.interpreter.table.header[key])
      let column = columns.first { column in
        column != interpreter.columns.code && column != interpreter.columns.name
          && FieldNames.normalized(table.header[column]) == heading
          && !TableName.stem(of: table.header[column]).isEmpty
          && interpreter.contents[column].filled == interpreter.contents[column].total
      }
      guard let column else { continue }
      let agreeing = (0..<table.count).count { row in
        guard let parent = join?.parents[row], parent >= 0 else { return false }
        let (code, cell) = (text.string(records.codes[parent]), table.string(row, column))
        return !code.isEmpty && (cell.hasPrefix(code) || code.hasPrefix(cell))
      }
      if agreeing * 2 > table.count { continue }
      return Join(
        column: column, parents: Array(repeating: -2, count: table.count), share: 0, isReference: true,
        key: key, start: part.start)
    }
    return nil
  }

  /// The column that a person says holds the parents, where the table has it.
  func toldParent(_ interpreter: TableInterpreter) -> Int? {
    options.fields.parent.lazy.filter { $0 != FieldChoice.none }.compactMap(interpreter.table.column).first
  }

  /// Whether a column is called just as an earlier table is.
  private func isExact(_ column: Int, _ interpreter: TableInterpreter) -> Bool {
    let header = interpreter.table.header
    return header.indices.contains(column) && parts.contains { TableName.isExact(header[column], $0.name) }
  }

  /// Whether all cells of a column that name something hold codes of the table's own rows.
  private func namesOwnRows(_ interpreter: TableInterpreter, _ column: Int) -> Bool {
    guard let code = interpreter.columns.code, code != column else { return false }
    let table = interpreter.table
    let codes = Set((0..<table.count).map { table.string($0, code) })
    return (0..<table.count).allSatisfy {
      let cell = table.string($0, column)
      return ParentRows.meansNone(cell) || codes.contains(cell)
    }
  }

  /// A join by a column that is called after an earlier table.
  private func joinByHeadings(_ interpreter: TableInterpreter, _ columns: [Int]) -> Join? {
    let exact = Set(columns.filter { isExact($0, interpreter) })
    for part in parts.reversed() {
      let joins = columns.compactMap {
        joinByReference(interpreter, $0, part, isExact: exact.contains($0))
      }
      if let join = best(joins) { return join }
      // A column of the codes of this table goes before one that is called after a table above it.
      if part.start > 0, let join = best(columns.compactMap { joinByWholeCode(interpreter, $0, part) }) {
        return join
      }
      if part.start > 0, let join = best(columns.compactMap { joinByWrittenCode(interpreter, $0, part) }) {
        return join
      }
    }
    return nil
  }

  /// A join by columns of one name, by the codes of an earlier table, or by codes that lie in its codes.
  private func joinByLikeness(_ interpreter: TableInterpreter, _ columns: [Int]) -> Join? {
    for part in parts.reversed() {
      let (own, others) = (
        columns.filter { isKey(interpreter, $0) }, columns.filter { !isKey(interpreter, $0) }
      )
      var shared = best(others.compactMap { joinByHeading(interpreter, $0, part) })
      if let column = shared?.column {
        shared?.isShared = !TableName.stem(of: interpreter.table.header[column]).isEmpty
      }
      let join =
        shared
        ?? best(others.compactMap { joinByCode(interpreter, $0, part) })
        ?? best(own.compactMap { joinByHeading(interpreter, $0, part) })
      if let join { return join }
    }
    for part in parts.reversed() {
      if let join = best(columns.compactMap { joinByWord(interpreter, $0, part) }) { return join }
    }
    for part in parts.reversed() {
      if let join = joinByNumbers(interpreter, part) { return join }
    }
    // A file a parent: the table above is not always the one before.
    return joinByNesting(interpreter, parts)
      ?? parts.reversed().lazy.compactMap { joinByNesting(interpreter, [$0]) }.first
  }

  /// The parents of the rows that name none in the column of a join, where another column does: a village lies in a town or in
  /// a city, each with a column of its own.
  func fillParents(_ parents: inout [Int], _ interpreter: TableInterpreter, _ join: Join) {
    guard join.column != nil, parents.contains(-1) else { return }
    let columns = (0..<interpreter.table.width).filter { column in
      column != join.column && column != interpreter.columns.code && interpreter.contents[column].filled > 0
    }
    // The table of the join first, and then the one before the last.
    let near = parts.filter { $0.start == join.start } + parts.reversed().filter { $0.start != join.start }
    for part in near {
      for column in columns {
        let other = joinByReference(interpreter, column, part) ?? joinByCode(interpreter, column, part)
        guard let other, other.key == part.code else { continue }
        for row in parents.indices where parents[row] == -1 && other.parents[row] >= 0 {
          parents[row] = other.parents[row]
        }
      }
      guard parents.contains(-1) else { return }
    }
  }

  /// The column of names that is called after its own table: `cityTitle` of cities, beside the code of their `state`.
  private func calledAsTable(_ interpreter: TableInterpreter, _ title: String) -> Int? {
    interpreter.table.header.indices.first { column in
      let heading = FieldNames.normalized(interpreter.table.header[column])
      // The whole heading may be the word for one row: `Municipality`.
      return ["", "name", "title", "label"].contains { word in
        let stem = String(heading.dropLast(word.count))
        return heading.hasSuffix(word) && TableName.stem(of: stem) == stem
          && TableName.meaning(of: stem, title) == .whole
      }
    }
  }

  /// Another column for the name of rows, where that of names is called as an earlier table's and holds its names:
  /// `Town, State` below `State, Capital`.
  ///
  /// - Parameter title: What the table is called, normalized.
  func ownName(_ interpreter: TableInterpreter, title: String) -> Int? {
    let table = interpreter.table
    guard let name = interpreter.columns.name, !table.header.isEmpty else { return nil }
    let heading = FieldNames.normalized(table.header[name])
    if let called = calledAsTable(interpreter, title), called != name,
      FieldNames.of(.name).rank(heading) == nil && interpreter.contents[called].isUnique && table.count > 1
        || parts.contains(where: { TableName.meaning(of: heading, $0.name) == .whole })
    {
      return called
    }
    // Under another heading it must repeat, and another column tell the rows apart better.
    let repeats = interpreter.contents[name].distinct < interpreter.contents[name].total
    var isSame = false
    let isAbove = parts.contains { part in
      guard let upper = part.interpreter.columns.name, !part.interpreter.table.header.isEmpty else {
        return false
      }
      let above = part.interpreter.table
      isSame = FieldNames.normalized(above.header[upper]) == heading
      guard isSame || repeats else { return false }
      let isCalled = TableName.meaning(of: heading, part.name) == .whole
      return [upper, isCalled ? part.code : nil].compactMap(\.self).contains { column in
        let texts = Set((0..<above.count).map { above.string($0, column) })
        return (0..<table.count).allSatisfy { texts.contains(table.string($0, name)) }
      }
    }
    guard isAbove else { return nil }
    return interpreter.contents.indices.first { column in
      let content = interpreter.contents[column]
      return column != name && content.areTexts && content.filled == content.total
        && content.distinct >= interpreter.contents[name].distinct + (isSame ? 0 : 1)
    }
  }

  /// Another column for the name of rows, where that of names is the same for all rows of each parent: it says what they lie in,
  /// `CITY` beside `DISTRICT` and `CITYCODE`.
  func nameWithinParents(_ interpreter: TableInterpreter, _ parents: [Int]) -> Int? {
    let table = interpreter.table
    guard let name = interpreter.columns.name, !table.header.isEmpty else { return nil }
    var firsts: [Int: (row: Int, count: Int)] = [:]
    for row in 0..<table.count where parents[row] >= 0 {
      guard let first = firsts[parents[row]] else {
        firsts[parents[row]] = (row, 1)
        continue
      }
      guard text.areEqual(text.trimmed(table.cell(row, name)), text.trimmed(table.cell(first.row, name)))
      else {
        return nil
      }
      firsts[parents[row]] = (first.row, first.count + 1)
    }
    guard firsts.values.contains(where: { $0.count > 1 }) else { return nil }
    return interpreter.contents.indices.first { column in
      let content = interpreter.contents[column]
      return column != name && content.areTexts && content.filled == content.total
        && content.distinct > max(firsts.count, interpreter.contents[name].distinct)
    }
  }

  func best(_ joins: [Join]) -> Join? { joins.max { $0.share < $1.share } }

  /// Whether a column is the code that tells the rows of its own table apart, or is called a code and no more: both tables
  /// count their rows in an `id`.
  func isKey(_ interpreter: TableInterpreter, _ column: Int) -> Bool {
    let header = interpreter.table.header
    let isSaid = !header.isEmpty && TableName.stem(of: header[column]).isEmpty
    return (column == interpreter.columns.code || isSaid) && interpreter.contents[column].isUnique
      && interpreter.contents[column].total > 1
  }

  /// A join by a column that says by its heading that it holds the codes or the names of an earlier table, or of a parent.
  ///
  /// - Parameter isExact: Whether it is called just as an earlier table is; nil where nobody has asked yet.
  func joinByReference(
    _ interpreter: TableInterpreter, _ column: Int, _ part: Part, isExact: Bool? = nil
  ) -> Join? {
    let table = interpreter.table
    guard !table.header.isEmpty, column != interpreter.columns.name else { return nil }
    let heading = table.header[column]
    // `county_id` is called after the counties, and not after the subcounties.
    let isOther =
      (isExact ?? self.isExact(column, interpreter)) && !TableName.isExact(heading, part.name)
    let isInitial = TableName.isInitial(heading, of: part.name) && ownCodes(of: interpreter, lieIn: column)
    let meaning = isOther ? nil : isInitial ? .short : TableName.meaning(of: heading, part.name)
    let isShared = part.code.map { code in
      !part.interpreter.table.header.isEmpty && !TableName.stem(of: heading).isEmpty
        && FieldNames.normalized(part.interpreter.table.header[code]) == FieldNames.normalized(heading)
    }
    let isParent = column == interpreter.columns.parent
    let isOwn = column == interpreter.columns.code && otherCode(interpreter, column) == nil
    let isWhole = meaning == .whole || isParent || isShared == true && !isOwn
    guard isWhole || meaning == .short && !isOwn else { return nil }
    var joins = joinsByKeys(table, column, part)
    if joins.isEmpty, meaning == .whole {
      joins = slugs(of: part).compactMap { fit(table, column, part, key: $0) }
    }
    guard var join = joins.first, isWhole || !join.parents.contains(-2) else { return nil }
    join.isReference = true
    return join
  }

  /// Whether the code of each row begins with what stands in a column: one letter alone says too little.
  private func ownCodes(of interpreter: TableInterpreter, lieIn column: Int) -> Bool {
    guard let code = interpreter.columns.code, code != column else { return false }
    let table = interpreter.table
    return (0..<table.count).allSatisfy { row in
      let upper = table.string(row, column)
      return !upper.isEmpty && table.string(row, code).hasPrefix(upper) && table.string(row, code) != upper
    }
  }

  /// The columns of an earlier table that hold a word of programs for each row: `slug` of categories, which a product names.
  func slugs(of part: Part) -> [Int] {
    let table = part.interpreter.table
    return part.interpreter.contents.indices.filter { column in
      let content = part.interpreter.contents[column]
      return content.isUnique && content.filled == content.total
        && (0..<min(table.count, 100)).allSatisfy {
          text.bytes(table.cell($0, column), TextForm.init) == .word
        }
    }
  }

  /// A join by codes that lie in those of earlier tables: `AE.01` and `AE.01.101`, `11` and `1101`.
  func joinByNesting(_ interpreter: TableInterpreter, _ parts: [Part]) -> Join? {
    guard let own = interpreter.columns.code else { return nil }
    var (keys, numbers): ([Slice], [Int]) = ([], [])
    for part in parts {
      guard let code = part.code else { return nil }
      let upper = part.interpreter.table
      keys += (0..<upper.count).map { text.trimmed(upper.cell($0, code)) }
      numbers += part.start..<(part.start + upper.count)
    }
    let codes = (0..<interpreter.table.count).map { text.trimmed(interpreter.table.cell($0, own)) }
    let parents = CodeNesting(keys + codes, text).parents.dropFirst(keys.count).map { parent in
      parent >= 0 && parent < keys.count ? numbers[Int(parent)] : -2
    }
    let found = parents.count { $0 >= 0 }
    guard found * 10 >= parents.count * 9, !standTwice(parents, keys, numbers) else { return nil }
    return Join(column: nil, parents: Array(parents), share: Double(found) / Double(max(parents.count, 1)))
  }

  /// Whether a code that rows lie in is that of two places: region 11 and province 11.
  private func standTwice(_ parents: [Int], _ keys: [Slice], _ numbers: [Int]) -> Bool {
    let used = Set(parents)
    var uses: [String: Int] = [:]
    for key in keys { uses[text.string(key), default: 0] += 1 }
    return zip(keys, numbers).contains { used.contains($1) && uses[text.string($0)] ?? 0 > 1 }
  }

  /// A join by a column of codes that are all those of an earlier table, and that is called after none.
  func joinByWholeCode(_ interpreter: TableInterpreter, _ column: Int, _ part: Part) -> Join? {
    let header = interpreter.table.header
    guard !header.isEmpty, interpreter.contents[column].filled == interpreter.contents[column].total,
      FieldNames.of(.code).rank(FieldNames.normalized(header[column])) != nil,
      !TableName.stem(of: header[column]).isEmpty,
      !parts.contains(where: { joinByReference(interpreter, column, $0) != nil }),
      let join = joinByCode(interpreter, column, part), !join.parents.contains(where: { $0 < 0 }),
      Set(join.parents).count > 1
    else { return nil }
    return join
  }

  /// A join by a column with a word of the earlier table's key in its heading, `state_fips` for `fips`: all its cells are
  /// keys, and several of them.
  func joinByWord(_ interpreter: TableInterpreter, _ column: Int, _ part: Part) -> Join? {
    let (table, upper) = (interpreter.table, part.interpreter.table)
    guard column != interpreter.columns.name, !table.header.isEmpty, !upper.header.isEmpty,
      column != interpreter.columns.code || otherCode(interpreter, column) != nil
    else { return nil }
    let heading = FieldNames.normalized(table.header[column])
    let keys = part.interpreter.contents.indices.filter { key in
      let (word, content) = (FieldNames.normalized(upper.header[key]), part.interpreter.contents[key])
      return key != part.interpreter.columns.name && content.isUnique && content.filled == content.total
        && content.isCodes && word.utf8.count > 2 && heading != word && heading.hasSuffix(word)
    }
    let joins = keys.compactMap { fit(table, column, part, key: $0) }.filter { join in
      !join.parents.contains(-2) && Set(join.parents).count > 1
    }
    guard var join = joins.first else { return nil }
    join.isReference = true
    return join
  }

  /// A join by codes of digits that lost the zeros in front of them: 101 above 10111, 1001 above 100110.
  func joinByNumbers(_ interpreter: TableInterpreter, _ part: Part) -> Join? {
    guard let key = part.code, let own = interpreter.columns.code,
      let upper = LostZeros(part.interpreter.table, key), let lower = LostZeros(interpreter.table, own),
      upper.length < lower.length
    else { return nil }
    var rows: [Int: Int] = [:]
    for (row, number) in upper.numbers.enumerated() {
      guard rows.updateValue(row, forKey: number) == nil else { return nil }
    }
    let scale = (0..<(lower.length - upper.length)).reduce(1) { scale, _ in scale * 10 }
    let parents = lower.numbers.map { rows[$0 / scale].map { part.start + $0 } ?? -2 }
    let found = parents.count { $0 >= 0 }
    guard found * 10 >= parents.count * 9, Set(parents).count > 1 else { return nil }
    return Join(column: nil, parents: parents, share: Double(found) / Double(parents.count))
  }

  /// A join by a column whose heading is also one of the earlier table.
  func joinByHeading(_ interpreter: TableInterpreter, _ column: Int, _ part: Part) -> Join? {
    guard column != interpreter.columns.name, !interpreter.table.header.isEmpty else { return nil }
    let title = FieldNames.normalized(interpreter.table.header[column])
    let shared = part.interpreter.table.header.firstIndex { FieldNames.normalized($0) == title }
    guard !title.isEmpty, let shared, shared != part.joinedBy else { return nil }
    return fit(interpreter.table, column, part, key: shared)
  }

  /// A join by a column that holds the codes of the earlier table.
  func joinByCode(_ interpreter: TableInterpreter, _ column: Int, _ part: Part) -> Join? {
    guard column != interpreter.columns.name, column != interpreter.columns.code, let code = part.code
    else { return nil }
    return fit(interpreter.table, column, part, key: code)
  }

  /// A join by a column; nil if the keys above are not unique, or if less than half of the cells match one.
  func fit(_ table: Table, _ column: Int, _ part: Part, key: Int) -> Join? {
    let upper = part.interpreter.table
    let keys = (0..<upper.count).map { text.trimmed(upper.cell($0, key)) }
    var lookup = SliceTable(capacity: keys.count)
    for row in keys.indices where !keys[row].isEmpty {
      guard lookup.insert(row, keys, text) == row else { return fitPairs(table, column, part, key: key) }
    }
    var found = 0
    var filled = 0
    let parents = (0..<table.count).map { row -> Int in
      let cell = text.trimmed(table.cell(row, column))
      guard !cell.isEmpty else { return -1 }
      let parent = text.bytes(cell) { lookup.number(of: $0, keys, text) }
      if parent == nil, ParentRows.meansNone(text.string(cell)) { return -1 }
      filled += 1
      guard let parent else { return -2 }
      found += 1
      return part.start + parent
    }
    if found < filled, let join = fitNumbers(table, column, part, key: key),
      join.parents.count(where: { $0 >= 0 }) > found
    {
      return join
    }
    guard found > 0, found * 2 >= filled else { return nil }
    return Join(
      column: column, parents: parents, share: Double(found) / Double(max(table.count, 1)), key: key,
      start: part.start)
  }
}
