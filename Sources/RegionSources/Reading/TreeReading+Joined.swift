/// Several files that are one tree, a level each.
extension TreeReading {
  /// Reads several files: one level each, the list of one place each, or a whole tree each.
  func joined() throws(SourceErrors) -> (Interpretation, SourceText) {
    defer { wholes.known = [:] }
    do throws(SourceErrors) {
      let (tables, isTold) = try levels()
      if !isTold, let lists = try belowEachOther() { return lists }
      return tables
    } catch {
      if let lists = try belowEachOther() { return lists }
      if let keyed = belowTheirKeys() { return keyed }
      if let trees = try besideEachOther() { return trees }
      if let rows = try partsOfOne() { return rows }
      guard let lists = try underTheirFiles() else { throw error }
      return lists
    }
  }

  /// The rows of several files with the same columns as those of one table, where their columns tell a tree: each town has the
  /// name of its state, and each state a file.
  private func partsOfOne() throws(SourceErrors) -> (Interpretation, SourceText)? {
    guard !options.isAnswer, let (all, text) = try? tables(), let table = NamedTable.united(all, text) else {
      return nil
    }
    var interpreter = TableInterpreter(table, options, format: all[0].format, name: files.name)
    guard var result = try? interpreter.interpretation(),
      result.records.parents.contains(where: { $0 >= 0 }),
      result.understanding.skipped == 0
    else { return nil }
    result.understanding.shape += ", in several files"
    return (result, interpreter.table.text)
  }

  /// - Returns: The tree, and whether headings or codes say which table's rows lie in which one's.
  private func levels() throws(SourceErrors) -> (tree: (Interpretation, SourceText), isTold: Bool) {
    let (all, text) = try tables()
    let tables = try JoinedTables(all, text, options)
    // What both files have may join them by chance: the codes of towns, counted anew in each state.
    if NamedTable.areAlike(all), tables.areJoinedByKeys, let last = all.last {
      throw SourceErrors(
        source: last.name,
        "no column of it fits the files before it; there are \(last.headings.joined(separator: ", "))")
    }
    let (joinedText, isTold) = (tables.text, tables.areReferring || tables.areCertain)
    return ((try tables.interpretation(), joinedText), isTold)
  }

  /// The table that each file is, and the text of all.
  func tables() throws(SourceErrors) -> ([NamedTable], SourceText) {
    var text = SourceText(files.bytes)
    var all: [NamedTable] = []
    for file in files.all {
      let (table, format) = try table(of: file, text)
      all.append(NamedTable(table: table, format: format, name: file.name))
      text = table.text
    }
    guard !all.isEmpty else { throw SourceErrors(source: files.name, "there is nothing to choose from") }
    return (all, text)
  }

  private func table(of file: SourceFiles.File, _ text: SourceText) throws(SourceErrors) -> (
    Table, TreeFormat
  ) {
    let range = file.start..<(file.start + file.count)
    let bytes = files.bytes(of: file)
    guard !bytes.isEmpty else { throw SourceErrors(source: file.name, "the file is empty") }
    let format = options.format ?? file.format ?? TreeFormat.recognized(bytes)
    let progress = progress(of: file, from: 0.1, to: 0.4)
    let isYAML = format == .yaml || format == .lines && YAMLLines.areMeant(bytes)
    if format == .json || format == .jsonl || format == .xml || isYAML {
      let format = isYAML ? .yaml : format
      let document =
        switch format {
        case .yaml: try YAMLFormat.document(bytes, name: file.name, text: text, progress: progress)
        case .xml: try XMLFormat.document(bytes, name: file.name, text: text)
        default: try JSONFormat.document(bytes, name: file.name, text: text, progress: progress)
        }
      let interpreter = DocumentInterpreter(document, options, format: format, name: file.name)
      if let table = interpreter.rowTable() { return (table, format) }
    } else if format == .sql {
      let reader = SQLFormat.reader(of: [file], text)
      let tables = reader.tables.filter { $0.count > 0 }
      if tables.count == 1, reader.flaws.isEmpty { return (tables[0].table(reader.text), .sql) }
    } else if format == .lines || format == .csv || format == .tsv || format == .semicolon {
      try EncodingCheck.check(bytes, name: file.name)
      let shape = TextShape(bytes, format: options.format, separator: options.separator)
      if shape.format != .lines, shape.format != .columns {
        return (
          CSVFormat.table(text, shape, range: range, progress: progress),
          shape.format
        )
      }
    }
    throw SourceErrors(
      source: file.name,
      "of several files each must be a table (CSV, or JSON objects) of one level; this is \(format.title): export --as csv --data FILE makes a table of it"
    )
  }
}
