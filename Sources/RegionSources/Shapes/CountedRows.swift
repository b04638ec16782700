/// Rows that have no numbers and name their parents by these, as what fills a database does: the first row that it puts in is 1.
///
///     name,parent_id
///     Appliances,
///     Refrigerators,1
///     Built-in,2
extension TableInterpreter {
  /// The rows with the parents whose numbers they name; nil where they have codes, or a number is not that of an earlier row.
  mutating func countedRows(_ name: Int, _ parent: Int) -> Records? {
    // What several rows have is another table's: `role_id` of employees. An `id` that stands twice is a flaw.
    let hasCode =
      columns.code.map { code in
        contents[code].isUnique || contents[code].distinct * 4 > contents[code].total * 3
          || table.header.isEmpty || TableName.stem(of: table.header[code]).isEmpty
      } ?? false
    guard !hasCode, options.fields == FieldChoice(), !contents[name].isNumbers else { return nil }
    var (parents, isTold) = ([Int32](), false)
    for (row, cell) in column(parent).enumerated() {
      let text = table.text.string(cell)
      if ParentRows.meansNone(text) {
        parents.append(-1)
        continue
      }
      guard let number = Int(text), (1...(row + 1)).contains(number) else { return nil }
      parents.append(number == row + 1 ? -1 : Int32(number - 1))
      isTold = isTold || number > 1 && number <= row
    }
    guard isTold else { return nil }
    columns.code = nil
    var records = rows(name, nil)
    records.parents = parents
    understood.append("the rows name their parents by the numbers of rows, counted from 1")
    return records
  }
}
