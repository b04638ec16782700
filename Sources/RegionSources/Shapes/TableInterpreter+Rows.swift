/// Reading the rows of a table, whatever shape they are in.
extension TableInterpreter {
  func column(_ index: Int) -> [Slice] {
    let table = table
    return (0..<table.count).map { table.text.trimmed(table.cell($0, index)) }
  }

  func levelNumbers(_ column: Int) -> [Int] {
    (0..<table.count).map { row in
      // Bills of materials write the level behind as many dots: `..2`.
      Int(table.string(row, column).drop { $0 == "." }) ?? 0
    }
  }

  func title(_ column: Int) -> String {
    table.header.isEmpty ? "column \(column + 1)" : table.header[column]
  }

  func rows(_ name: Int, _ code: Int?) -> Records {
    var paths = Records()
    let others = fieldNumbers(&paths, taken: [name, code, columns.parent].compactMap(\.self))
    paths.reserve(table.count)
    let isValue =
      code.map { !table.header.isEmpty && FieldNames.normalized(table.header[$0]) == "value" } ?? false
    paths.reserveFields(table.count * others.count)
    for row in 0..<table.count {
      let cell = table.cell(row, name)
      let own = table.text.trimmed(cell).isEmpty ? otherName(row, name, code) : cell
      var ownCode = code.map { table.text.trimmed(table.cell(row, $0)) } ?? .none
      // A label that equals its value has no code.
      if isValue, table.text.string(ownCode) == table.text.string(own) { ownCode = .none }
      paths.append(name: own, code: ownCode, parent: -1, place: table.places[row])
      if hasFlags { setFlags(row, &paths) }
      for (column, number) in others { paths.addField(number, table.text.trimmed(table.cell(row, column))) }
    }
    return paths
  }

  private var hasFlags: Bool {
    columns.disabled != nil || columns.leaf != nil || columns.hasChildren != nil
  }

  /// Leaves out rows without a name, a code and a parent, where they are few: a report's sums beside the accounts.
  ///
  /// Where something is wrong with other rows, these are flaws as well.
  mutating func leaveOutBlank(_ records: inout Records, _ parent: Int) {
    guard columns.code != nil, options.fields == FieldChoice(), records.flaws.isEmpty,
      records.count == table.count
    else { return }
    let blank = (0..<records.count).filter { row in
      records.codes[row].isEmpty && table.text.trimmed(records.names[row]).isEmpty
        && table.text.trimmed(table.cell(row, parent)).isEmpty
    }
    let count = blank.count
    guard count > 0, count * 10 <= records.count else { return }
    var isLeft = [Bool](repeating: true, count: records.count)
    for row in blank { isLeft[row] = false }
    records = records.keeping(isLeft)
    understood.append(
      count == 1
        ? "1 row without a name, a code and a parent was left out"
        : "\(count) rows without a name, a code and a parent were left out")
  }

  /// The name of a row without one: from another column for names, or its code.
  func otherName(_ row: Int, _ name: Int, _ code: Int?) -> Slice {
    let others = columns.otherNames + [code].compactMap(\.self)
    return others.lazy.map { table.cell(row, $0) }.first { !table.text.trimmed($0).isEmpty } ?? .none
  }

  func setFlags(_ row: Int, _ records: inout Records) {
    if let disabled = columns.disabled, Truth.isTrue(table.string(row, disabled)) {
      records.setFlags(Records.Flag.disabled)
    }
    if let leaf = columns.leaf, Truth.isTrue(table.string(row, leaf)) { records.setFlags(Records.Flag.leaf) }
    guard let children = columns.hasChildren, !table.cell(row, children).isEmpty else { return }
    let hasChildren = Truth.isTrue(table.string(row, children))
    records.setFlags(hasChildren ? Records.Flag.hasChildren : Records.Flag.leaf)
  }

  func fieldNumbers(_ records: inout Records, taken: [Int]) -> [(column: Int, number: UInt16)] {
    guard !table.header.isEmpty else { return [] }
    let all = (0..<table.width).filter { !taken.contains($0) && !table.header[$0].isEmpty }
    let others = all.prefix(Int(UInt16.max))
    records.fieldNames = others.map { table.header[$0] }
    return others.enumerated().map { ($0.element, UInt16($0.offset)) }
  }

  func fieldNumbers(_ paths: inout PathRecords) -> [(column: Int, number: UInt16)] {
    // A code that rows below levels share is none of theirs.
    let code = columns.code.flatMap { columns.levels.count > 1 && !contents[$0].isUnique ? nil : $0 }
    // Where there are levels, these alone have the names.
    let name = columns.levels.count > 1 ? nil : columns.name
    let taken =
      [name, code].compactMap(\.self)
      + columns.levels.flatMap { [$0.name, $0.code].compactMap(\.self) }
    var numbers: [(column: Int, number: UInt16)] = []
    paths.withRecords { numbers = fieldNumbers(&$0, taken: taken) }
    return numbers
  }

  func addFields(_ row: Int, _ others: [(column: Int, number: UInt16)], _ paths: inout PathRecords) {
    paths.withRecords { records in
      setFlags(row, &records)
      for (column, number) in others { records.addField(number, table.text.trimmed(table.cell(row, column))) }
    }
  }

  /// Adds the fields of rows that stand behind those below them, whose places others have made.
  ///
  /// - Parameter ends: The record of each row; -1 for none.
  func addLateFields(_ ends: [Int], _ others: [(column: Int, number: UInt16)], _ paths: inout PathRecords) {
    guard !others.isEmpty else { return }
    var late: [Int: [Records.Field]] = [:]
    for (row, end) in ends.enumerated() where end >= 0 && paths.records.fieldRange(of: end).isEmpty {
      guard late[end] == nil else { continue }
      let fields = others.map {
        Records.Field(name: $0.number, text: table.text.trimmed(table.cell(row, $0.column)))
      }.filter { !$0.text.isEmpty }
      if !fields.isEmpty { late[end] = fields }
    }
    let sorted = late.sorted { $0.key < $1.key }.map { (record: $0.key, fields: $0.value) }
    paths.withRecords { $0.addFields(late: sorted) }
  }

  /// Puts the rows without a parent below the codes of levels that stand beside them, as France's communes have a parent
  /// only where they are a part of another.
  func belowCodes(_ result: Interpretation) -> Interpretation {
    guard options.fields == FieldChoice(), !table.header.isEmpty, let name = columns.name,
      result.records.count == table.count, result.records.flaws.isEmpty
    else { return result }
    let roots = (0..<table.count).filter { result.records.parents[$0] < 0 }
    let levels = CodeLevels(table, contents, rows: roots, name: name, code: columns.code).levels
    guard let own = levels.last?.code else { return result }
    var result = result
    if columns.code == nil {
      result.records.codes = column(own)
      result.understanding.code = [title(own)]
    }
    var numbers: [String: Int] = [:]
    for row in roots {
      var (parent, path) = (-1, "")
      for level in levels.dropLast() {
        guard let code = level.code.map({ table.text.trimmed(table.cell(row, $0)) }), !code.isEmpty else {
          continue
        }
        path += "\u{0}" + table.text.string(code)
        parent =
          numbers[path]
          ?? result.records.append(name: code, code: code, parent: parent, place: table.places[row])
        numbers[path] = parent
      }
      result.records.parents[row] = Int32(parent)
    }
    return result
  }

  func finished(_ records: Records, _ shape: String, parent: Int?) -> Interpretation {
    var understanding = Understanding(format: format, shape: shape)
    understanding.name =
      columns.name.map { $0 == table.width - 1 ? personNames ?? [title($0)] : [title($0)] } ?? []
    understanding.code = columns.code.map { [title($0)] } ?? []
    understanding.parent = parent.map { [title($0)] } ?? []
    understanding.others = records.fieldNames
    understanding.notes = understood
    if table.trimmedCells > 0 {
      understanding.notes.append(
        table.trimmedCells == 1
          ? "blanks around 1 cell were trimmed" : "blanks around \(table.trimmedCells) cells were trimmed")
    }
    if table.brokenCells > 0 {
      understanding.notes.append(
        table.brokenCells == 1
          ? "line ends inside 1 cell were made blanks"
          : "line ends inside \(table.brokenCells) cells were made blanks")
    }
    if !table.openQuotes.isEmpty {
      understanding.notes.append(
        table.openQuotes.count == 1
          ? "nothing closes the quote in 1 row; it is an ordinary character"
          : "nothing closes the quotes in \(table.openQuotes.count) rows; they are ordinary characters")
    }
    if table.wideRows > 0 {
      understanding.notes.append(
        table.wideRows == 1
          ? "1 row has more cells than the first; those were passed over"
          : "\(table.wideRows) rows have more cells than the first; those were passed over")
    }
    guard !table.tornRows.isEmpty else {
      return Interpretation(records: records, understanding: understanding)
    }
    var records = records
    for place in table.tornRows { records.reportLost(UInt32(place), "a quote is opened and not closed") }
    return Interpretation(records: records, understanding: understanding)
  }
}
