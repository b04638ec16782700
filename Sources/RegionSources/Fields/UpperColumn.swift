/// A column that holds other rows' codes and says by its heading that these stand above: `Übergeordnete Kostenstelle`,
/// `manager_emp_no`.
enum UpperColumn {
  /// The column, and that of the codes in it; nil where none says it, or where it holds something else.
  ///
  /// - Parameter code: The column of the rows' codes, where it is known.
  /// - Complexity: O(*n*) in the rows where a heading says it.
  static func found(
    _ table: Table, _ contents: [ColumnContent], code: Int?
  ) -> (column: Int, code: Int)? {
    guard !table.header.isEmpty else { return nil }
    let codes = code.map { [$0] } ?? contents.indices.filter { contents[$0].isCodes }
    for code in codes where contents[code].isUnique {
      if let column = column(table, contents, code: code) { return (column, code) }
    }
    return nil
  }

  private static func column(_ table: Table, _ contents: [ColumnContent], code: Int) -> Int? {
    let own = FieldNames.normalized(table.header[code])
    let told = contents.indices.filter { column in
      let heading = FieldNames.normalized(table.header[column])
      return column != code && contents[column].filled > 0 && heading != own
        && (own.utf8.count > 3 && heading.has(own) || words.contains { heading.has($0) })
    }
    guard !told.isEmpty else { return nil }
    let codes = Set((0..<table.count).map { trimmed(table, $0, code) })
    return told.first { column in
      var (found, roots) = (0, 0)
      for row in 0..<table.count {
        let above = trimmed(table, row, column)
        if ParentRows.meansNone(above) || above == trimmed(table, row, code) {
          roots += 1
        } else if codes.contains(above) {
          found += 1
        } else {
          return false
        }
      }
      return found > 0 && roots > 0
    }
  }

  private static func trimmed(_ table: Table, _ row: Int, _ column: Int) -> String {
    table.text.string(table.text.trimmed(table.cell(row, column)))
  }

  /// What such headings have in them, in the form of `FieldNames.normalized`.
  private static let words = [
    "parent", "superior", "manager", "supervisor", "boss", "upper", "higher", "above", "reportsto",
    "reportingto",
    "lead", "head", "broader", "vorgesetzt", "übergeordnet", "oberste", "obere", "leiter", "leitung", "chef",
    "padre",
    "supérieur", "superieur", "responsable", "jefe", "superiore", "nadrz", "nadř", "przełożon", "överordnad",
    "bovenliggend",
    "родител", "вышестоящ", "руководител", "上级", "上級", "上位", "父", "親", "主管", "隶属", "상위", "üst",
  ]
}
