/// What is said where a table cannot be read as it is.
extension TableInterpreter {
  /// - Throws: Where `--fields` says a column that is not there.
  func checkChoice() throws(SourceErrors) {
    let wanted = options.fields.name + options.fields.code + options.fields.parent + options.fields.level
    for name in wanted where ColumnNumber.of(name) == nil && name != FieldChoice.none {
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

  /// What to say where no column is the name.
  func notUnderstood() -> SourceErrors {
    SourceErrors(
      source: name,
      "no column could be the name; there are \(columnNames). Say which: --fields name=…,code=…,parent=…")
  }

  /// - Throws: Where many rows have no name: the cells of several were merged, in a way that does not tell their levels.
  func checkMerged(_ name: Int) throws(SourceErrors) {
    guard !options.keepsGoing, !table.isOfObjects, contents[name].filled * 4 <= contents[name].total * 3
    else {
      return
    }
    let empty = (0..<table.count).filter { row in
      table.text.trimmed(table.cell(row, name)).isEmpty && otherName(row, name, columns.code).isEmpty
    }
    let texts = (0..<table.width).filter { contents[$0].filled > 0 && !contents[$0].isNumbers }
    guard empty.count > 1, texts.count > 1 else { return }
    let names = texts.prefix(4).map { column in
      table.header.isEmpty || table.header[column].isEmpty ? String(column + 1) : table.header[column]
    }
    throw SourceErrors(
      source: self.name,
      "\(title(name)) is empty in \(empty.count) of \(table.count) rows; if each column is a level, say --fields name=\(names.joined(separator: "+"))"
    )
  }
}
