/// Rows whose name is the last step of a way that another column holds: `YANAHUAYA` beside `PUNO > SANDIA > YANAHUAYA`.
extension TableInterpreter {
  /// The tree of the ways; nil where no column holds them.
  ///
  /// - Complexity: O(columns) in a sample of the rows.
  mutating func namedPaths(_ name: Int) -> Interpretation? {
    guard options.fields == FieldChoice(), !table.header.isEmpty, table.count > 1 else { return nil }
    for column in 0..<table.width
    where column != name && contents[column].filled == contents[column].total && !contents[column].isCodes {
      for sign in NamedPaths.signs where NamedPaths(table, name, column, sign).areWays {
        columns.name(column, code: columns.code)
        return pathRows(column, sign)
      }
    }
    return nil
  }
}

private struct NamedPaths {
  private let rows: [(name: String, way: String)]
  private let sign: String

  /// The longer ones first, so that blanks are no part of a step.
  static let signs = [" > ", " › ", " » ", " → ", " / ", " | ", ">", "/", "\\", "|", "::"]

  init(_ table: Table, _ name: Int, _ column: Int, _ sign: String) {
    self.sign = sign
    rows = (0..<min(table.count, ColumnContent.sample)).map { row in
      func text(_ column: Int) -> String { table.text.string(table.text.trimmed(table.cell(row, column))) }
      return (text(name), text(column))
    }
  }

  /// Whether all cells are ways to the row's name, and most have a step above it.
  var areWays: Bool {
    var deep = 0
    for row in rows where row.way != row.name {
      guard !row.name.isEmpty, row.way.hasSuffix(sign + row.name), !row.way.has("://") else { return false }
      deep += 1
    }
    return deep * 2 > rows.count
  }
}
