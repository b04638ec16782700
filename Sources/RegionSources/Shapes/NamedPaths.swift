/// Rows whose name is the last step of a way that another column holds: `YANAHUAYA` beside `PUNO > SANDIA > YANAHUAYA`.
extension TableInterpreter {
  /// The tree of the ways; nil where no column holds them.
  ///
  /// - Complexity: O(columns) in most tables: the first rows tell. O(sample) where they may be ways.
  /// - Parameter way: The column that may hold them; nil for any.
  mutating func namedPaths(_ name: Int, way only: Int? = nil) -> Interpretation? {
    guard options.fields == FieldChoice(), !table.header.isEmpty, table.count > 1 else { return nil }
    for column in 0..<table.width
    where column != name && contents[column].filled == contents[column].total && !contents[column].isCodes {
      // The word for names may stand above the ways: `Full Account Name` beside `Account Name`.
      for (way, own) in [(column, name), (name, column)] where only == nil || only == way {
        guard let sign = sign(ofWays: way, to: own) else { continue }
        columns.name(way, code: columns.code)
        return pathRows(way, sign)
      }
    }
    return nil
  }

  /// The longer ones first, so that blanks are no part of a step.
  private static let signs = [
    " > ", " › ", " » ", " → ", " / ", " | ", ">", "/", "\\", "|", " => ", "=>", "::", ":",
  ]

  /// The sign of a column whose cells are ways to the rows' names, most with a step above; nil for others.
  private func sign(ofWays column: Int, to name: Int) -> String? {
    var (found, deep): (String?, Int) = (nil, 0)
    let rows = 0..<min(table.count, ColumnContent.sample)
    for row in rows {
      let (own, way) = (string(row, name), string(row, column))
      if own == way { continue }
      guard !own.isEmpty, way.hasSuffix(own), !way.has("://") else { return nil }
      let above = way.dropLast(own.count)
      guard let sign = found ?? TableInterpreter.signs.first(where: above.hasSuffix), above.hasSuffix(sign)
      else { return nil }
      (found, deep) = (sign, deep + 1)
    }
    return deep * 2 > rows.count ? found : nil
  }

  private func string(_ row: Int, _ column: Int) -> String {
    table.text.string(table.text.trimmed(table.cell(row, column)))
  }
}
