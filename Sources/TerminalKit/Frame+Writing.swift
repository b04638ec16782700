extension Frame {
  /// Writes `text` on row `row` from `column`, clipped at `limit`.
  ///
  /// Columns are cells, not characters: a Han character fills two, and one that would be cut in half is
  /// dropped. Control and formatting characters are dropped; combining and joining characters stay with their
  /// base. Positions outside the frame draw nothing.
  ///
  /// - Parameters:
  ///   - limit: The first column that stays untouched; nil for the frame's edge.
  /// - Returns: The column after the last cell written.
  /// - Complexity: O(*n*) in the characters that fit.
  @discardableResult
  public mutating func write(
    _ text: String, column: Int, row: Int, style: Style = .plain, limit: Int? = nil
  ) -> Int {
    let end = min(limit ?? columns, columns)
    guard (0..<rows).contains(row), column < end else { return column }
    var (next, last) = (column, column)  // After the last character, and its start.
    var passedCount = 0
    let isDone = withRow(row) { cells in
      for scalar in text.unicodeScalars {
        let width = TextWidth.of(scalar)
        if width == 0 || TextWidth.mayJoin(scalar) { return false }
        guard next + width <= end else { break }
        if next >= 0 { cells.put(Cell(scalar, width: UInt8(width), style: style), at: next) }
        (last, next) = (next, next + width)
        passedCount += 1
      }
      return true
    }
    if isDone { return next }
    let rest = text.unicodeScalars.dropFirst(max(passedCount - 1, 0))
    return writeClusters(rest, columns: last..<end, row: row, style: style)
  }

  /// Writes text with joined characters; its first base may already stand there without its tail.
  private mutating func writeClusters(
    _ text: Substring.UnicodeScalarView, columns: Range<Int>, row: Int, style: Style
  ) -> Int {
    var next = columns.lowerBound
    for cluster in Clusters(text) {
      guard next + cluster.width <= columns.upperBound else {
        if next == columns.lowerBound { fill(next..<columns.upperBound, row: row, style: style) }
        break
      }
      if next >= 0 {
        let cell = cell(for: cluster, style: style)
        withRow(row) { $0.put(cell, at: next) }
      }
      next += cluster.width
    }
    return next
  }

  /// Fills cells of one row with a one-cell character.
  public mutating func fill(
    _ columns: Range<Int>, row: Int, with scalar: Unicode.Scalar = " ", style: Style = .plain
  ) {
    guard (0..<rows).contains(row) else { return }
    let run = columns.clamped(to: 0..<self.columns)
    withRow(row) { $0.put(Cell(scalar, style: style), in: run) }
  }

  /// Fills the same cells of several rows.
  public mutating func fill(
    _ columns: Range<Int>, rows: Range<Int>, with scalar: Unicode.Scalar = " ", style: Style = .plain
  ) {
    let run = columns.clamped(to: 0..<self.columns)
    let cell = Cell(scalar, style: style)
    for row in rows.clamped(to: 0..<self.rows) { withRow(row) { $0.put(cell, in: run) } }
  }

  /// Gives cells of one row another style and leaves their characters.
  public mutating func restyle(_ columns: Range<Int>, row: Int, style: Style) {
    guard (0..<rows).contains(row) else { return }
    let run = columns.clamped(to: 0..<self.columns)
    withRow(row) { for column in run { $0.cells[column].style = style } }
  }
}
