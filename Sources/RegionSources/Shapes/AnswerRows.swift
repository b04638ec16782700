/// Tables that a command prints for a place: each row is one of its children, whatever its columns say of other rows.
extension TableInterpreter {
  /// The rows on one level, in their order.
  ///
  /// Codes that lie in each other and columns that name a parent make no tree here: the rows are the children that were
  /// asked for, and what lies below them is fetched when they are opened.
  mutating func answerRows() throws(SourceErrors) -> Interpretation {
    if table.header.isEmpty, options.fields == FieldChoice() { return codesAndNames() }
    try checkChoice()
    if let parent = columns.parent {
      if options.isSearch, let matches = matches(parent) { return matches }
      columns.dropParent(table, contents)
    }
    takeLowestLevel()
    guard let name = columns.name else { throw notUnderstood() }
    if columns.code == nil, options.fields.code.isEmpty, let slug = table.column("slug"), slug != name,
      isUnique(slug)
    {
      columns.name(name, code: slug)
    }
    if let sign = options.separator.flatMap(sign(_:)) { return pathRows(name, sign) }
    return finished(rows(name, columns.code), "a list", parent: nil)
  }

  /// The matches of a search below the places above them, where rows name these; nil where none is among the rows.
  private mutating func matches(_ parent: Int) -> Interpretation? {
    let rows = parentRows(parent)
    return rows.records.flaws.isEmpty && rows.records.parents.contains { $0 >= 0 } ? rows : nil
  }

  /// Where rows have a column a level, the name is that of the level that tells them apart, or of the lowest.
  private mutating func takeLowestLevel() {
    guard options.fields.name.isEmpty, columns.levels.count > 1, let lowest = columns.levels.last else {
      return
    }
    let own = columns.levels.first { $0.code != nil && $0.code == columns.code }
    if let own, isUnique(own.code), table.count > 1, let name = own.name {
      columns.name(name, code: own.code)
    } else if let name = lowest.name,
      table.count == 1 || ![columns.name, columns.code].contains(where: isUnique)
    {
      columns.name(name, code: lowest.code ?? (own == nil ? columns.code : nil))
    }
  }

  private func isUnique(_ column: Int?) -> Bool { column.map { contents[$0].isUnique } ?? false }

  /// Rows without a heading: a code, a name, and perhaps a sign for what lies below.
  private func codesAndNames() -> Interpretation {
    let (code, name) = codeAndName
    var records = Records()
    for row in 0..<table.count {
      records.append(
        name: table.cell(row, name), code: code.map { table.text.trimmed(table.cell(row, $0)) } ?? .none,
        parent: -1,
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

  /// The columns of codes and of names: the first two, unless the second has numbers alone. Then a name stands further on,
  /// behind a parent's code, `1101,11,Aceh`, or in front.
  private var codeAndName: (code: Int?, name: Int) {
    guard table.width > 1 else { return (nil, 0) }
    guard contents[1].isNumbers else { return (0, 1) }
    if !contents[0].isNumbers { return (1, 0) }
    return (
      0, contents.indices.dropFirst(2).first { !contents[$0].isNumbers && contents[$0].filled > 0 } ?? 1
    )
  }
}
