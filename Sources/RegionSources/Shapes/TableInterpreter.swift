/// Finds the shape of a table and reads its records.
struct TableInterpreter {
  private(set) var table: Table
  let options: ReadingOptions
  let format: TreeFormat
  let name: String
  let contents: [ColumnContent]
  var columns: TableColumns
  /// The headings of first and family names, where the last column joins them.
  let personNames: [String]?
  /// Notes on how the table was understood.
  var understood: [String] = []

  init(_ table: Table, _ options: ReadingOptions, format: TreeFormat, name: String) {
    var table = table
    if table.header.isEmpty, !options.isAnswer { table.dropTitles(options.fields) }
    if table.header.isEmpty,
      HeaderRow.isMarked(table) || HeaderRow.isHeader(table, options)
        || !options.isAnswer && FilledColumns.haveHeadings(table)
    {
      table.takeHeader()
      table.nameRepeatedCodes()
      if !options.isAnswer {
        table.takeSecondHeader()
        table.takeSpannedHeadings()
      }
    }
    let hasFooters =
      table.told == nil && format != .sql && !options.isAnswer && !table.isOfObjects
      && !OwnHeading.isHeading(table.header)
    let footers = hasFooters ? table.dropFooters() : table.passedOver
    if !footers.isEmpty {
      understood.append(
        "passed over below the table: \(footers.map { String($0.prefix(40)) }.joined(separator: "; "))")
    }
    var contents = (0..<table.width).map { ColumnContent(table, $0) }
    let sums: (titles: [String], columns: Set<Int>) =
      hasFooters && !table.header.isEmpty
      ? table.dropSums(contents.indices.filter { !contents[$0].isMostlyNumbers }) : ([], [])
    if !sums.titles.isEmpty {
      understood.append(
        "passed over among the rows: \(sums.titles.prefix(5).map { String($0.prefix(40)) }.joined(separator: "; "))"
      )
    }
    personNames =
      options.fields.name.isEmpty ? table.joinPersonNames() : table.joinNames(options.fields)
    if !sums.titles.isEmpty || personNames != nil {
      contents = (0..<table.width).map { ColumnContent(table, $0) }
    }
    var options = options
    if personNames != nil, !options.fields.name.isEmpty {
      options.fields.name = [PersonNames.title(options.fields.name)]
    }
    options.fields = options.fields.resolved(in: table)
    self.options = options
    self.format = format
    self.name = name
    self.contents = contents
    columns = TableColumns(
      options.fields == FieldChoice() ? table.withPlainHeadings() : table, contents, options.fields)
    if options.isAnswer, columns.hasChildren == nil, columns.leaf == nil {
      columns.hasChildren = table.header.firstIndex(where: FieldNames.areChildCounts)
    }
    if options.fields == FieldChoice() { columns.takeSummed(sums.columns, table, contents) }
    if format == .columns, options.fields == FieldChoice(), ProcessList.isHeading(table.header) {
      columns.dropSharedProcess(table, contents)
    }
    self.table = table
  }

  mutating func interpretation() throws(SourceErrors) -> Interpretation {
    if options.isAnswer { return try answerRows() }
    guard table.count > 0 else { throw SourceErrors(source: name, "there are no rows") }
    if let told = table.told, options.fields == FieldChoice() { return toldRows(told) }
    try checkChoice()
    takeShownCode()
    if let told = pairedPaths() ?? sectionRows() ?? levelledRows() { return told }
    if columns.isOwn, columns.parent == nil { return levelRows() }
    if let told = parentColumns() ?? codeParts() ?? steppedRows() ?? stairRows() ?? ancestorRows()
      ?? edgeRows()
    {
      return told
    }
    if let told = directoryEntries() ?? linkRows() { return told }
    // Several names are those of levels.
    if options.fields.name.count > 1, options.fields.parent.isEmpty { columns.parent = nil }
    if let parent = columns.parent {
      // A program that keeps nested sets or paths may leave the parents empty.
      if options.fields.parent.isEmpty, !namesParents(parent), let name = columns.name,
        let told = nestedRows(name)
      {
        return told
      }
      var names = columns
      let result = parentRows(parent)
      // A column that only sounds like a parent, and mostly names what is not there, is a field.
      let isSaid =
        !options.fields.parent.isEmpty
        || isExactParent(parent) && nameOfParent(parent) == nil && !isPerson(parent, result.records)
      let flaws = result.records.flaws.count
      if flaws > 0 {
        (columns, names) = (names, columns)
        if let told = namedParents(parent) { return told }
        (columns, names) = (names, columns)
      }
      let isFlat = nameOfParent(parent) != nil && !result.records.parents.contains { $0 >= 0 }
      if isSaid || !isFlat && (flaws == 0 || flaws * 2 <= filled(parent)) {
        return showingCodes(belowCodes(withoutCorners(result)))
      }
      if let name = nameOfParent(parent) {
        columns.liftParent(parent, name: name, table)
        return levelRows()
      }
      columns.dropParent(table, contents)
      understood.append("the column \(title(parent)) names parents that are not there; it is a field")
    }
    if let stepped = steppedNames() ?? belowUppermost() { return stepped }
    if columns.levels.count == 2, let name = columns.name, let told = pathsAbove(name) ?? goodsBelow(name) {
      return told
    }
    if columns.levels.count > 1 {
      if let told = dashedColumn() { return told }
      // What holds the whole way to each row is no level below columns that group the rows.
      if let last = columns.levels.last?.name, let told = namedPaths(last, way: last) { return told }
      return levelRows()
    }
    guard let nameColumn = columns.name else { throw notUnderstood() }
    try checkMerged(nameColumn)
    if let told = goodsBelow(nameColumn) { return told }
    if let sign = options.separator.flatMap(sign(_:)) ?? pathSign(nameColumn) {
      return sign == "." && options.separator == nil && areCodes(nameColumn)
        ? codeRows(nameColumn) : pathRows(nameColumn, sign)
    }
    if let told = namedPaths(nameColumn) ?? pathsAbove(nameColumn) ?? forestRows(nameColumn)
      ?? dashedRows(nameColumn)
    {
      return told
    }
    if takeDescribedGroups(nameColumn) { return levelRows() }
    return fullNames(nameColumn) ?? indentedRows(nameColumn) ?? nestedRows(nameColumn) ?? wayRows()
      ?? codedNames(nameColumn) ?? flatRows(nameColumn)
  }

  /// The named separator, if it separates paths and not cells; else nil.
  func sign(_ separator: String) -> String? {
    [",", ";", "\t", "|"].contains(separator) && format != .lines ? nil : separator
  }

  // MARK: Shapes

  /// Reads rows that name their parents, by code, or by name if that fits better.
  mutating func parentRows(_ parent: Int) -> Interpretation {
    let nameColumn = columns.name ?? columns.code ?? 0
    if let records = countedRows(nameColumn, parent) {
      return finished(records, "rows that name their parent", parent: parent)
    }
    if columns.code == nil, table.width == 2, let records = edges(nameColumn, parent) {
      return finished(records, "rows that name their parent", parent: parent)
    }
    let rows = rows(nameColumn, columns.code)
    let parents = column(parent)
    let levels = columns.level.map(levelNumbers)
    var records = rows
    if columns.code != nil {
      ParentRows.link(&records, parents: parents, keys: rows.codes, levels: levels, table.text)
    }
    let filled = records.flaws.isEmpty ? 0 : filled(parent)
    if columns.code == nil || records.flaws.count * 2 > filled {
      var byName = rows
      ParentRows.link(&byName, parents: parents, keys: column(nameColumn), levels: levels, table.text)
      if columns.code == nil || byName.flaws.count < records.flaws.count { records = byName }
    }
    if records.flaws.count * 2 > filled, let key = keyColumn(of: parent) {
      let isName =
        !contents[key].isCodes && !isAddress(key) && !contents[key].isPaths && !isSlug(key)
        && !isSaidCode(key) && !isBesideNames(key)
      var byKey = self.rows(isName ? key : nameColumn, isName ? nil : key)
      ParentRows.link(&byKey, parents: parents, keys: column(key), levels: levels, table.text)
      if byKey.flaws.count < records.flaws.count {
        records = byKey
        columns.name(isName ? key : nameColumn, code: isName ? nil : key)
      }
    }
    cutWays(&records)
    leaveOutBlank(&records, parent)
    return finished(records, "rows that name their parent", parent: parent)
  }

  /// Whether another column says that it has the names, and tells nearly all rows apart: `slug, parent, name`.
  private func isBesideNames(_ column: Int) -> Bool {
    guard !table.header.isEmpty, let name = columns.name, name != column,
      ["name", "label", "title"].contains(FieldNames.normalized(table.header[name]))
    else { return false }
    let content = contents[name]
    return content.filled == content.total && content.distinct * 10 >= content.total * 9 && !content.isNumbers
  }

  /// Whether a column beside that of the names has one of the names of codes: a long `id` beside a short `code`.
  private func isSaidCode(_ column: Int) -> Bool {
    guard !table.header.isEmpty, columns.name != nil, columns.name != column else { return false }
    let word = FieldNames.normalized(table.header[column])
    return word == "identifier" || FieldNames.of(.code).rank(word).map { $0 < FieldNames.ending } ?? false
  }

  /// Whether a parent's column has one of the names that mean nothing else.
  private func isExactParent(_ column: Int) -> Bool {
    guard !table.header.isEmpty else { return true }
    let rank = FieldNames.of(.parent).rank(FieldNames.normalized(table.header[column]))
    return rank.map { $0 < FieldNames.ending || $0 >= FieldNames.lastResort } ?? true
  }

  /// Whether a column that may hold parents names people who have no rows here: the `manager` of a store. Where the rows are
  /// called after what a person leads, `department_id, department_name, manager_id`, a number may be that of a row by chance.
  private func isPerson(_ parent: Int, _ records: Records) -> Bool {
    guard !table.header.isEmpty, !records.flaws.isEmpty else { return false }
    let word = FieldNames.normalized(table.header[parent])
    guard LeaderWords.all.contains(where: word.hasPrefix) else { return false }
    if records.parents.allSatisfy({ $0 < 0 }) { return true }
    let headings = [columns.name, columns.code].compactMap(\.self).map { table.header[$0] }
    return headings.contains { heading in
      LevelWords.columns([heading]).contains { $0.isKnown && ($0.name ?? $0.code) != nil }
        || FieldNames.normalized(heading).hasPrefix("dept")
    }
  }

  /// The column that holds the parent's name, where both stand in an object inside the row: `parent.id`, `parent.name`.
  private func nameOfParent(_ parent: Int) -> Int? {
    guard !table.header.isEmpty, let point = table.header[parent].lastIndex(of: ".") else { return nil }
    let prefix = table.header[parent][...point]
    return table.header.indices.first { column in
      guard column != parent, table.header[column].hasPrefix(prefix) else { return false }
      let own = FieldNames.normalized(String(table.header[column].dropFirst(prefix.count)))
      return (FieldNames.of(.name).rank(own) ?? .max) < FieldNames.lastResort
    }
  }

  /// Whether a column that is not called a name holds words without blanks, where names have some.
  private func isSlug(_ column: Int) -> Bool {
    guard let name = columns.name, name != column, table.isOfObjects,
      FieldNames.of(.name).rank(FieldNames.normalized(table.header[column])) == nil
    else { return false }
    let rows = 0..<min(table.count, ColumnContent.sample)
    return rows.allSatisfy { !table.string($0, column).contains(" ") }
      && rows.contains { table.string($0, name).contains(" ") }
  }

  /// How many rows name a parent.
  private func filled(_ parent: Int) -> Int { (0..<table.count).count { namesParent($0, parent) } }

  /// Whether a row names a parent.
  private func namesParents(_ parent: Int) -> Bool { (0..<table.count).contains { namesParent($0, parent) } }

  private func namesParent(_ row: Int, _ parent: Int) -> Bool {
    let cell = cell(row, parent)
    return !cell.isEmpty && !(cell.count < 5 && ParentRows.meansNone(table.text.string(cell)))
  }

  /// Whether a column holds addresses of the web, which identify and are no names.
  private func isAddress(_ column: Int) -> Bool {
    (0..<min(table.count, 20)).allSatisfy { table.string($0, column).hasPrefix("http") }
  }

  /// Two columns, a name and its parent's, where the highest names have no rows of their own; nil where all have one.
  private func edges(_ name: Int, _ parent: Int) -> Records? {
    var (records, numbers) = (Records(), [String: Int]())
    func number(_ slice: Slice, _ place: UInt32) -> Int {
      let text = table.text.string(slice)
      if let number = numbers[text] { return number }
      numbers[text] = records.append(name: slice, parent: -1, place: place)
      return records.count - 1
    }
    var own: Set<String> = []
    for row in 0..<table.count {
      let (slice, above) = (cell(row, name), cell(row, parent))
      guard !slice.isEmpty, own.insert(table.text.string(slice)).inserted else { return nil }
      let parent = ParentRows.meansNone(table.text.string(above)) ? -1 : number(above, table.places[row])
      records.parents[number(slice, table.places[row])] = Int32(parent)
    }
    return records.count > table.count ? records : nil
  }

  mutating func pathRows(_ column: Int, _ sign: String) -> Interpretation {
    let splitter = PathSplitter(sign)
    if options.fields.code.isEmpty { columns.dropRepeatedCode(table, contents) }
    // Identifiers like `flare.vis.axis` are codes and paths at once.
    let isIdentifier =
      !table.header.isEmpty && FieldNames.of(.code).rank(FieldNames.normalized(table.header[column])) != nil
    var paths = PathRecords()
    let others = fieldNumbers(&paths)
    var names: [Slice] = []
    var ends = [Int](repeating: -1, count: table.count)
    var areFromRoot = sign == "/" && !options.isAnswer
    // Where many rows have one path, they are things in it: goods, requests.
    let repeats = contents[column].filled - contents[column].distinct
    let isOfGoods =
      columns.code.map { !table.header.isEmpty && FieldNames.normalized(table.header[$0]) == "sku" } ?? false
    let haveOwnCodes = repeats <= max(1, contents[column].filled / 20) && !isOfGoods
    for row in 0..<table.count {
      let path = table.cell(row, column)
      let isFromRoot = table.text.bytes(table.text.trimmed(path)) { $0.first == UInt8(ascii: "/") }
      areFromRoot = areFromRoot && isFromRoot
      splitter.names(path, &table.text, into: &names)
      var parent = -1
      for (depth, name) in names.enumerated() {
        parent = paths.step(
          name: name, code: .none, below: parent, depth: depth, place: table.places[row], table.text)
      }
      guard parent >= 0 else { continue }
      if let code = columns.code ?? (isIdentifier ? column : nil) {
        let own = table.text.trimmed(table.cell(row, code))
        // Two places of one name have a code each.
        if haveOwnCodes, let name = names.last, contents[code].isUnique, !own.isEmpty,
          !paths.records.codes[parent].isEmpty
        {
          parent = paths.add(name: name, beside: parent, place: table.places[row])
        }
        paths.setCode(own, of: parent)
      }
      ends[row] = parent
      if parent == paths.records.count - 1 { addFields(row, others, &paths) }
    }
    addLateFields(ends, others, &paths)
    paths.withRecords { $0.arePathsFromRoot = areFromRoot }
    return finished(
      paths.finished(), "paths, separated by \(sign.split(separator: " ").joined())", parent: nil)
  }

  /// Whether what stands before the first sign is no word: `A00.0` is a code, `flare.vis` a path.
  private func areCodes(_ column: Int) -> Bool {
    let sample = min(table.count, ColumnContent.sample)
    let codes = (0..<sample).count { row in
      table.string(row, column).prefix { $0 != "." }.contains { $0.isNumber }
    }
    return codes * 10 >= sample * 9
  }

  /// Splits a path into its steps, whose texts may have to be made.
  mutating func splitPaths(_ path: Slice, _ splitter: PathSplitter, into names: inout [Slice]) {
    splitter.names(path, &table.text, into: &names)
  }

  /// Puts a text beside those of the table that does not stand there.
  mutating func make(_ text: String) -> Slice { table.text.make(text) }

  /// Whether no two rows without a parent have the same code: those below them may repeat it, as former communes do.
  private func tellsRootsApart(_ key: Int, _ parent: Int) -> Bool {
    var known: Set<String> = []
    for (cell, above) in zip(column(key), column(parent)) where above.isEmpty {
      guard !cell.isEmpty, known.insert(table.text.string(cell)).inserted else { return false }
    }
    return known.count > 1
  }

  /// The column that holds what nearly all rows name as their parent; nil where none does.
  private func keyColumn(of parent: Int) -> Int? {
    let wanted = Set(column(parent).lazy.filter { !$0.isEmpty }.prefix(200).map(table.text.string))
    return (0..<table.width).first { other in
      guard other != parent, other != columns.code, other != columns.name, contents[other].filled > 0,
        contents[other].isUnique || contents[other].isCodes && tellsRootsApart(other, parent)
      else { return false }
      var known: Set<String> = []
      for cell in column(other) where !cell.isEmpty { known.insert(table.text.string(cell)) }
      let found = wanted.count { known.contains($0) || ParentRows.mayMeanNone($0) }
      // What all lie in may have no row.
      return found * 10 >= wanted.count * 9 || found > 1 && found + 1 == wanted.count
    }
  }
}
