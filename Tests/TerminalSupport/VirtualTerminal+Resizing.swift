import CVTerm

extension VirtualTerminal {
  /// A screen of another size with the same contents, pen and cursor; it takes over `answers`.
  ///
  /// Contents are cut at the right and at the bottom, without halving characters.
  func resized(rows: Int, columns: Int, answers earlier: [UInt8] = []) -> VirtualTerminal {
    var cursor = self.cursor
    cursor = Screen.Position(row: min(cursor.row, rows - 1), column: min(cursor.column, columns - 1))
    let successor = VirtualTerminal(rows: rows, columns: columns)
    for row in 0..<min(rows, rowCount) {
      successor.write(drawing(ofRow: row, upTo: min(columns, columnCount)))
    }
    successor.write(Array((Self.move(to: cursor) + pen.sequence).utf8))
    successor.saveCursor()
    successor.answers = earlier + takeAnswers()
    return successor
  }

  /// The bytes that draw the first `columns` cells of a row in place.
  private func drawing(ofRow row: Int, upTo columns: Int) -> [UInt8] {
    let cells = wholeCells(ofRow: row, upTo: columns)
    var bytes: [UInt8] = []
    var start = 0
    for column in cells.indices where !cells[column].isRightHalf && cells[column].look != cells[start].look {
      bytes += drawing(ofRow: row, from: start, upTo: column, like: cells[start])
      start = column
    }
    return bytes + drawing(ofRow: row, from: start, upTo: columns, like: cells[start])
  }

  /// The bytes that draw cells with the style of `first`; empty for untouched cells.
  private func drawing(
    ofRow row: Int, from start: Int, upTo end: Int, like first: VTermScreenCell
  ) -> [UInt8] {
    let style = first.style
    guard !first.isBlank || style != Screen.Style() else { return [] }
    let place = Self.move(to: Screen.Position(row: row, column: start)) + style.sequence
    if first.isBlank { return Array((place + "\u{1b}[\(end - start)X").utf8) }
    let (row, start, end) = (Int32(row), Int32(start), Int32(end))
    return Array(place.utf8)
      + text(in: VTermRect(start_row: row, end_row: row + 1, start_col: start, end_col: end))
  }

  private func text(in area: VTermRect) -> [UInt8] {
    // A cell holds up to six characters, of four bytes at most.
    let capacity = 24 * Int(area.end_col - area.start_col)
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      buffer.withMemoryRebound(to: CChar.self) { text in
        count = vterm_screen_get_text(vterm_obtain_screen(vterm), text.baseAddress, text.count, area)
      }
    }
  }
}
