/// Tables whose form tells what their columns are.
extension TableInterpreter {
  /// A list of the rows, the tree of their paths, or that which is drawn in front of their names.
  mutating func toldRows(_ told: ToldColumns) -> Interpretation {
    columns = TableColumns()
    columns.name(told.name, code: told.code)
    columns.otherNames = Array(0..<table.width)
    if let lower = told.lower {
      columns.levels = [(told.name, nil), (lower, told.code)].map { name, code in
        LevelColumn(stem: "", title: table.header[name], name: name, code: code, isKnown: true)
      }
      return levelRows()
    }
    let sample = (0..<min(table.count, ColumnContent.sample)).map { table.string($0, told.name) }
    if told.mayBePaths && PathSign.found(in: sample, areLines: true) == "/" || areWaysBelowRows(sample) {
      return pathRows(told.name, "/")
    }
    return forestRows(told.name) ?? drawnRows(told.name, told.code)
      ?? finished(rows(told.name, told.code), "a list", parent: nil)
  }

  /// Rows in whose column of names a tree is drawn, as `lsblk` does; nil where none is.
  private func drawnRows(_ name: Int, _ code: Int?) -> Interpretation? {
    let guides = Guides(sample(name))
    let indents = (0..<table.count).map { row -> (cells: Int, bytes: Int, isDrawn: Bool) in
      let found = table.text.bytes(table.cell(row, name)) { guides.indent($0) }
      return (indent(row, name) + found.cells, found.bytes, found.isDrawn)
    }
    guard let first = indents.first, !first.isDrawn,
      indents.contains(where: \.isDrawn) || name == 0 && areRows(indents.map(\.cells))
    else { return nil }
    var records = rows(name, code)
    records.nest(byLevels: indents.map(\.cells))
    records.cut(indents.map(\.bytes))
    return finished(records, "rows in order, each with its level", parent: nil)
  }

  /// Whether names in the first column stand in steps of one width behind the first of them, none deeper than one step below
  /// the one in front of it, and each is that of a row: the disks of a pool, and no second line of a name.
  private func areRows(_ indents: [Int]) -> Bool {
    let inside = indents.indices.filter { indents[$0] > 0 }
    guard let step = inside.map({ indents[$0] }).min(), (2...4).contains(step), indents.first == 0,
      inside.count > 1
    else { return false }
    return indents.allSatisfy { $0 % step == 0 }
      && zip(indents, indents.dropFirst()).allSatisfy { $1 <= $0 + step }
      && inside.allSatisfy { row in
        table.string(row, 0).first != "-"
          && (1..<table.width).contains { !table.text.trimmed(table.cell(row, $0)).isEmpty }
      }
  }

  /// How far on the right a cell begins, in characters: behind other columns from the beginning of the line.
  private func indent(_ row: Int, _ column: Int) -> Int {
    let (line, cell) = (Int(table.places[row]), Int(table.cell(row, column).start))
    guard column > 0, table.text.isInSource(table.cell(row, column).start), line < cell else {
      return table.indent(ofRow: row, column)
    }
    return table.text.source[line..<cell].count { $0 & 0xC0 != 0x80 }
  }

  private func sample(_ column: Int) -> [[UInt8]] {
    (0..<min(table.count, ColumnContent.sample)).map { row in Array(table.string(row, column).utf8) }
  }
}
