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
      if let trees = try besideEachOther() { return trees }
      guard let lists = try underTheirFiles() else { throw error }
      return lists
    }
  }

  /// - Returns: The tree, and whether headings or codes say which table's rows lie in which one's.
  private func levels() throws(SourceErrors) -> (tree: (Interpretation, SourceText), isTold: Bool) {
    var text = SourceText(files.bytes)
    var all: [NamedTable] = []
    for file in files.all {
      let (table, format) = try table(of: file, text)
      all.append(NamedTable(table: table, format: format, name: file.name))
      text = table.text
    }
    guard !all.isEmpty else { throw SourceErrors(source: files.name, "there is nothing to choose from") }
    let tables = try JoinedTables(all, text, options)
    let (joinedText, isTold) = (tables.text, tables.areReferring || tables.areCertain)
    return ((try tables.interpretation(), joinedText), isTold)
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
