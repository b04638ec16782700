/// Rows that tell the codes of all places above them in one cell, as MongoDB's materialized paths do:
///
///     {"_id": "Books", "path": null}, {"_id": "Databases", "path": ",Books,Programming,"}
extension TableInterpreter {
  static let ancestorHeadings: Set<String> = [
    "path", "treepath", "fullpath", "idpath", "codepath", "pathids", "lineage", "mpath", "materializedpath",
    "ancestors", "ancestorids", "ancestry", "parentpath", "parentids", "parentcodes", "pids", "路径", "祖级列表",
  ]

  /// The tree of such rows; nil where the last code of a cell is not that of another row.
  func ancestorRows() -> Interpretation? {
    guard !table.header.isEmpty, options.fields == FieldChoice(), columns.parent == nil, table.count > 1,
      let column = table.header.firstIndex(where: {
        TableInterpreter.ancestorHeadings.contains(FieldNames.normalized($0))
      }), let code = ancestorCode(but: column)
    else { return nil }
    var rowNumbers: [String: Int] = [:]
    for row in 0..<table.count { rowNumbers[table.string(row, code)] = row }
    guard rowNumbers.count == table.count, rowNumbers[""] == nil else { return nil }
    var parents = [Int32](repeating: -1, count: table.count)
    var deeper = 0
    for row in 0..<table.count {
      let steps = ancestors(row, column)
      guard let last = steps.last else { continue }
      // Without the row itself a cell ends with the parent; a path that ends with the row is another shape.
      guard let parent = rowNumbers[last], parent != row,
        steps.dropLast().allSatisfy({ rowNumbers[$0] != nil })
      else { return nil }
      parents[row] = Int32(parent)
      deeper += 1
    }
    guard deeper > 0, deeper < table.count else { return nil }
    let name = columns.name.flatMap { $0 == column ? nil : $0 } ?? ancestorName(but: [column, code]) ?? code
    var records = rows(name, name == code ? nil : code)
    records.parents = parents
    var result = finished(records, "rows that name all above them", parent: column)
    result.understanding.name = [title(name)]
    result.understanding.code = name == code ? [] : [title(code)]
    return result
  }

  /// The column that tells rows apart.
  private func ancestorCode(but path: Int) -> Int? {
    if let code = columns.code, code != path, contents[code].isUnique { return code }
    return table.header.indices.first { column in
      column != path && contents[column].isUnique && contents[column].filled == contents[column].total
    }
  }

  private func ancestorName(but taken: [Int]) -> Int? {
    table.header.indices.first { column in
      !taken.contains(column)
        && (FieldNames.of(.name).rank(FieldNames.normalized(table.header[column])) ?? .max)
          < FieldNames.lastResort
    }
  }

  /// The codes in a cell; those that mean nothing, such as the 0 in front of `0,100,101`, are left out.
  private func ancestors(_ row: Int, _ column: Int) -> [String] {
    let text = table.string(row, column)
    let signs: [Character] = text.contains("/") ? ["/"] : text.contains(",") ? [","] : [".", ">", "|"]
    let steps = text.split { signs.contains($0) }.map { String($0.drop { $0 == " " }) }
    return steps.filter { !ParentRows.meansNone($0) }
  }
}
