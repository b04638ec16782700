/// Rows that begin the further to the right the deeper they lie, with their code and their name side by side, in one cell, or
/// the name in a column of its own:
///
///     30,AGRICULTURE,,            1 Assets,,,            A;;;Agriculture
///     ,3001,Biotechnology,        ,10 Intangible,,       ;01;;Crops
///     ,,300101,Diagnostics        ,,1000,Research        ;;011;Cereals
extension TableInterpreter {
  /// The tree of such rows; nil where the rows are others, or their codes do not lie in each other as they do.
  ///
  /// - Complexity: O(1) where the first rows fill several columns, else O(cells).
  func steppedRows() -> Interpretation? {
    guard [.csv, .semicolon, .tsv].contains(format), options.fields == FieldChoice(), !options.isAnswer,
      columns.parent == nil, table.width > 2, table.count > 3
    else { return nil }
    let names = contents.indices.last { contents[$0].filled == table.count && contents[$0].areTexts }
    // Dashes in front of names tell more.
    if let names, dashedRows(names) != nil { return nil }
    var rows: [SteppedRow] = []
    for row in 0..<table.count {
      guard let own = steppedRow(row, names) else { return nil }
      rows.append(own)
    }
    // What the table is called has no code, as nothing deeper has, either.
    let titles = rows.prefix { $0.code.isEmpty && $0.depth == 0 }.count
    rows.removeFirst(titles)
    guard rows.count > 3, titles < rows.count, rows.allSatisfy({ !$0.code.isEmpty }), rows[0].depth == 0,
      zip(rows, rows.dropFirst()).allSatisfy({ $1.depth <= $0.depth + 1 }), nest(rows)
    else { return nil }
    var records = Records()
    let others = names.map { name in fieldNumbers(&records, taken: Array(0...name)) } ?? []
    for row in rows {
      records.append(name: row.name, code: row.code, parent: -1, place: table.places[row.row])
      for (column, number) in others { records.addField(number, cell(row.row, column)) }
    }
    records.nest(byLevels: rows.map(\.depth))
    var result = finished(records, "rows in order, a column a level", parent: nil)
    if names == nil { (result.understanding.name, result.understanding.code) = ([], []) }
    result.understanding.levels = []
    return result
  }

  private struct SteppedRow {
    let row: Int
    let depth: Int
    let code: Slice
    let name: Slice
  }

  /// - Parameter names: The column of all names; nil where each stands behind its code.
  private func steppedRow(_ row: Int, _ names: Int?) -> SteppedRow? {
    let end = names ?? table.width
    guard let depth = (0..<end).first(where: { !cell(row, $0).isEmpty }) else { return nil }
    let filled = (depth..<end).count { !cell(row, $0).isEmpty }
    if let names {
      let code = cell(row, depth)
      return filled == 1 && isCode(code)
        ? SteppedRow(row: row, depth: depth, code: code, name: cell(row, names)) : nil
    }
    if filled == 2, depth + 1 < end, !cell(row, depth + 1).isEmpty, isCode(cell(row, depth)) {
      return SteppedRow(row: row, depth: depth, code: cell(row, depth), name: cell(row, depth + 1))
    }
    guard filled == 1 else { return nil }
    let text = cell(row, depth)
    let blank = table.text.bytes(text) { $0.firstIndex(of: 0x20) }
    guard let blank else { return SteppedRow(row: row, depth: depth, code: .none, name: text) }
    var code = Slice(start: text.start, count: UInt32(blank))
    if table.text.bytes(code, { $0.last == UInt8(ascii: ".") }) { code.count -= 1 }
    guard isCode(code) else { return SteppedRow(row: row, depth: depth, code: .none, name: text) }
    let name = table.text.trimmed(
      Slice(start: text.start + UInt32(blank), count: text.count - UInt32(blank)))
    return SteppedRow(row: row, depth: depth, code: code, name: name)
  }

  private func isCode(_ cell: Slice) -> Bool {
    table.text.bytes(cell) { bytes in
      CodeShape.isCode(bytes) && (bytes.count == 1 || bytes.contains { $0 >= 0x30 && $0 <= 0x39 })
    }
  }

  /// Whether nearly each code begins as the one above it does, or is a number below a letter.
  private func nest(_ rows: [SteppedRow]) -> Bool {
    var way: [SteppedRow] = []
    var (below, nested) = (0, 0)
    for row in rows {
      while let last = way.last, last.depth >= row.depth { way.removeLast() }
      if let above = way.last {
        below += 1
        let isNested = table.text.bytes(above.code) { code in
          table.text.bytes(row.code) { own in
            own.count > code.count && own.starts(with: code)
              || code.count == 1 && code[0] >= 0x41 && own[0] <= 0x39
          }
        }
        if isNested { nested += 1 }
      }
      way.append(row)
    }
    return below > 1 && nested * 10 >= below * 9
  }
}
