/// Finds the shape of a table, and reads its records.
struct TableInterpreter {
  private(set) var table: Table
  let options: ReadingOptions
  let format: TreeFormat
  let name: String
  private let contents: [ColumnContent]
  let columns: TableColumns

  init(_ table: Table, _ options: ReadingOptions, format: TreeFormat, name: String) {
    var table = table
    if table.header.isEmpty, !options.isAnswer, HeaderRow.isHeader(table, options.fields) {
      table.takeHeader()
    }
    self.options = options
    self.format = format
    self.name = name
    contents = (0..<table.width).map { ColumnContent(table, $0) }
    columns = TableColumns(table, contents, options.fields)
    self.table = table
  }

  mutating func interpretation() throws(SourceErrors) -> Interpretation {
    if options.isAnswer, table.header.isEmpty { return answer() }
    guard table.count > 0 else { throw SourceErrors(source: name, "there are no rows") }
    try checkChoice()
    if let parent = columns.parent { return parentRows(parent) }
    if columns.levels.count > 1 { return levelRows() }
    guard let nameColumn = columns.name else { throw notUnderstood() }
    if let sign = options.separator.flatMap(sign(_:)) ?? pathSign(nameColumn) {
      return pathRows(nameColumn, sign)
    }
    return flatRows(nameColumn)
  }

  /// The separator that was named, where it is that of paths, not that of cells.
  private func sign(_ separator: String) -> String? {
    [",", ";", "\t", "|"].contains(separator) && format != .lines ? nil : separator
  }

  private func checkChoice() throws(SourceErrors) {
    let wanted = options.fields.name + options.fields.code + options.fields.parent
    for name in wanted where Int(name) == nil {
      let normalized = FieldNames.normalized(name)
      guard table.header.contains(where: { FieldNames.normalized($0) == normalized }) else {
        throw SourceErrors(
          source: self.name, line: 1, "--fields: there is no column \(name); there are \(columnNames)")
      }
    }
  }

  private var columnNames: String {
    guard !table.header.isEmpty else { return "\(table.width) without names: say their numbers" }
    return table.header.prefix(12).joined(separator: ", ") + (table.header.count > 12 ? ", …" : "")
  }

  private func notUnderstood() -> SourceErrors {
    SourceErrors(
      source: name,
      "no column could be the name; there are \(columnNames). Say which: --fields name=…,code=…,parent=…")
  }

  private func pathSign(_ column: Int) -> String? {
    let isPath =
      !table.header.isEmpty
      && ["path", "路径", "fullpath", "taxonomy", "hierarchy", "categorypath"].contains(
        FieldNames.normalized(table.header[column]))
    let cells = (0..<min(table.count, ColumnContent.sample)).map {
      table.text.string(table.text.trimmed(table.cell($0, column)))
    }
    let found = PathSign.found(in: cells.filter { !$0.isEmpty }) ?? (isPath ? "/" : nil)
    // Objects have other ways to say what they lie in; only paths by name, and identifiers with dots, are taken for such.
    let isObjects = [.json, .jsonl, .plist, .binaryPlist].contains(format)
    return isObjects && !isPath && found != "." ? nil : found
  }

  // MARK: Shapes

  /// By the codes of the parents, or by their names where those fit better.
  private mutating func parentRows(_ parent: Int) -> Interpretation {
    let nameColumn = columns.name ?? columns.code ?? 0
    let rows = rows(nameColumn, columns.code)
    let parents = column(parent)
    let levels = columns.level.map(levelNumbers)
    var records = rows
    if columns.code != nil {
      ParentRows.link(&records, parents: parents, keys: rows.codes, levels: levels, table.text)
    }
    if columns.code == nil || records.flaws.count * 2 > table.count {
      var byName = rows
      ParentRows.link(&byName, parents: parents, keys: column(nameColumn), levels: levels, table.text)
      if columns.code == nil || byName.flaws.count < records.flaws.count { records = byName }
    }
    return finished(records, "rows that name their parent", parent: parent)
  }

  private mutating func levelRows() -> Interpretation {
    var paths = PathRecords()
    let others = fieldNumbers(&paths)
    for row in 0..<table.count {
      var parent = -1
      var depth = 0
      for level in columns.levels {
        let name = level.name.map { table.text.trimmed(table.cell(row, $0)) } ?? .none
        guard !name.isEmpty else { continue }
        let code = level.code.map { table.text.trimmed(table.cell(row, $0)) } ?? .none
        parent = paths.step(
          name: name, code: code, below: parent, depth: depth, place: table.places[row], table.text)
        depth += 1
      }
      guard parent >= 0, parent == paths.records.count - 1 else { continue }
      addFields(row, others, &paths)
    }
    let titles = columns.levels.map(\.title)
    var result = finished(paths.finished(), "a column a level", parent: nil)
    result.understanding.name = columns.levels.compactMap { level in level.name.map(title) }
    result.understanding.code = columns.levels.compactMap { level in level.code.map(title) }
    result.understanding.levels = titles.contains { !$0.isEmpty } ? titles : []
    return result
  }

  private mutating func pathRows(_ column: Int, _ sign: String) -> Interpretation {
    let splitter = PathSplitter(sign)
    // Identifiers like `flare.vis.axis` are codes and paths at once.
    let isIdentifier =
      !table.header.isEmpty && FieldNames.of(.code).rank(FieldNames.normalized(table.header[column])) != nil
    var paths = PathRecords()
    let others = fieldNumbers(&paths)
    var names: [Slice] = []
    for row in 0..<table.count {
      let path = table.cell(row, column)
      splitter.names(path, &table.text, into: &names)
      var parent = -1
      for (depth, name) in names.enumerated() {
        parent = paths.step(
          name: name, code: .none, below: parent, depth: depth, place: table.places[row], table.text)
      }
      guard parent >= 0 else { continue }
      if let code = columns.code ?? (isIdentifier ? column : nil) {
        paths.setCode(table.text.trimmed(table.cell(row, code)), of: parent)
      }
      if parent == paths.records.count - 1 { addFields(row, others, &paths) }
    }
    return finished(
      paths.finished(), "paths, separated by \(sign.split(separator: " ").joined())", parent: nil)
  }

  private mutating func flatRows(_ nameColumn: Int) -> Interpretation {
    var records = rows(nameColumn, columns.code)
    var shape = "a list"
    if columns.code != nil, nests(&records) {
      shape = "rows whose codes lie in each other"
    } else if let level = columns.level, let numbers = Optional(levelNumbers(level)), Set(numbers).count > 1 {
      records.nest(byLevels: numbers)
      shape = "rows in order, each with its level"
    }
    return finished(records, shape, parent: nil)
  }

  private func nests(_ records: inout Records) -> Bool {
    let nesting = CodeNesting(records.codes, table.text)
    guard nesting.count > 0, nesting.isPlausible else { return false }
    records.parents = nesting.parents
    return true
  }

  /// The children of one node: a code, a tab, a name, and what a third column says of what is below.
  private mutating func answer() -> Interpretation {
    var records = Records()
    for row in 0..<table.count {
      let name = table.width > 1 ? table.cell(row, 1) : table.cell(row, 0)
      records.append(
        name: name, code: table.width > 1 ? table.text.trimmed(table.cell(row, 0)) : .none, parent: -1,
        place: table.places[row])
      guard table.width > 2 else { continue }
      switch table.string(row, 2) {
      case "-": records.setFlags(Records.Flag.leaf)
      case "+": records.setFlags(Records.Flag.hasChildren)
      default: break
      }
    }
    return finished(records, "codes and names", parent: nil)
  }

  // MARK: Rows

  private func column(_ index: Int) -> [Slice] {
    (0..<table.count).map { table.text.trimmed(table.cell($0, index)) }
  }

  private func levelNumbers(_ column: Int) -> [Int] {
    (0..<table.count).map { Int(table.string($0, column)) ?? 0 }
  }

  private func title(_ column: Int) -> String {
    table.header.isEmpty ? "column \(column + 1)" : table.header[column]
  }

  private func rows(_ name: Int, _ code: Int?) -> Records {
    var paths = Records()
    let others = fieldNumbers(&paths, taken: [name, code, columns.parent].compactMap(\.self))
    paths.reserve(table.count)
    let isValue =
      code.map { !table.header.isEmpty && FieldNames.normalized(table.header[$0]) == "value" } ?? false
    for row in 0..<table.count {
      let cell = table.cell(row, name)
      let own = table.text.trimmed(cell).isEmpty ? otherName(row, name, code) : cell
      var ownCode = code.map { table.text.trimmed(table.cell(row, $0)) } ?? .none
      // A label that is its own value has no code.
      if isValue, table.text.string(ownCode) == table.text.string(own) { ownCode = .none }
      paths.append(name: own, code: ownCode, parent: -1, place: table.places[row])
      setFlags(row, &paths)
      for (column, number) in others { paths.addField(number, table.text.trimmed(table.cell(row, column))) }
    }
    return paths
  }

  /// What a row without a name is called: by another column that can be a name, or else by its code.
  private func otherName(_ row: Int, _ name: Int, _ code: Int?) -> Slice {
    let others = columns.otherNames + [code].compactMap(\.self)
    return others.lazy.map { table.cell(row, $0) }.first { !table.text.trimmed($0).isEmpty } ?? .none
  }

  private func setFlags(_ row: Int, _ records: inout Records) {
    if let disabled = columns.disabled, Truth.isTrue(table.string(row, disabled)) {
      records.setFlags(Records.Flag.disabled)
    }
    if let leaf = columns.leaf, Truth.isTrue(table.string(row, leaf)) { records.setFlags(Records.Flag.leaf) }
    guard let children = columns.hasChildren, !table.cell(row, children).isEmpty else { return }
    let hasChildren = Truth.isTrue(table.string(row, children))
    records.setFlags(hasChildren ? Records.Flag.hasChildren : Records.Flag.leaf)
  }

  private func fieldNumbers(_ records: inout Records, taken: [Int]) -> [(column: Int, number: UInt16)] {
    guard !table.header.isEmpty else { return [] }
    let others = (0..<table.width).filter { !taken.contains($0) && !table.header[$0].isEmpty }
    records.fieldNames = others.map { table.header[$0] }
    return others.enumerated().map { ($0.element, UInt16($0.offset)) }
  }

  private func fieldNumbers(_ paths: inout PathRecords) -> [(column: Int, number: UInt16)] {
    let taken =
      [columns.name, columns.code].compactMap(\.self)
      + columns.levels.flatMap { [$0.name, $0.code].compactMap(\.self) }
    var numbers: [(column: Int, number: UInt16)] = []
    paths.withRecords { numbers = fieldNumbers(&$0, taken: taken) }
    return numbers
  }

  private func addFields(_ row: Int, _ others: [(column: Int, number: UInt16)], _ paths: inout PathRecords) {
    paths.withRecords { records in
      setFlags(row, &records)
      for (column, number) in others { records.addField(number, table.text.trimmed(table.cell(row, column))) }
    }
  }

  private func finished(_ records: Records, _ shape: String, parent: Int?) -> Interpretation {
    var understanding = Understanding(format: format, shape: shape)
    understanding.name = columns.name.map { [title($0)] } ?? []
    understanding.code = columns.code.map { [title($0)] } ?? []
    understanding.parent = parent.map { [title($0)] } ?? []
    understanding.others = records.fieldNames
    if table.wideRows > 0 {
      understanding.notes.append(
        "\(table.wideRows) rows have more cells than the first; those were passed over")
    }
    return Interpretation(records: records, understanding: understanding)
  }
}

/// Words that say yes.
enum Truth {
  static func isTrue(_ text: String) -> Bool {
    !["", "0", "false", "no", "n", "否", "False", "FALSE", "f", "N", "null"].contains(text)
  }
}

extension CodeNesting {
  /// Whether so many codes lie in others that it is no accident.
  var isPlausible: Bool { count * 10 >= parents.count * 5 }
}

extension Records {
  /// Puts each record below the last one before it of a lower level.
  mutating func nest(byLevels levels: [Int]) {
    var way: [Int] = []
    for record in 0..<count {
      while let last = way.last, levels[last] >= levels[record] { way.removeLast() }
      parents[record] = Int32(way.last ?? -1)
      way.append(record)
    }
  }
}
