import CVTerm

/// One screen of libvterm, of a size that never changes.
///
/// It is never resized, because libvterm 0.1.4 writes outside its memory then: `resized` makes another
/// and draws on it what stood here. It is never one column wide, because a wide character is written
/// through a null pointer then: its second column is not shown.
final class VirtualTerminal {
  let rowCount: Int
  let columnCount: Int
  let vterm: OpaquePointer
  private let widths = WidthOracle()
  private var answers: [UInt8] = []

  /// - Parameter answers: What another screen of the same terminal answered and nobody has taken yet.
  init(
    rows: Int, columns: Int, pen: Screen.Style = Screen.Style(),
    cursor: Screen.Position = Screen.Position(row: 0, column: 0)
  ) {
    (rowCount, columnCount) = (rows, columns)
    vterm = vterm_new(Int32(rows), Int32(max(columns, 2)))
    vterm_set_utf8(vterm, 1)
    vterm_screen_reset(vterm_obtain_screen(vterm), 1)
    vterm_output_set_callback(vterm, noteAnswer, Unmanaged.passUnretained(self).toOpaque())
    write(Array((Self.move(to: cursor) + pen.sequence).utf8))
  }

  deinit { vterm_free(vterm) }

  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      _ = vterm_input_write(vterm, start.assumingMemoryBound(to: CChar.self), buffer.count)
    }
  }

  func takeAnswers() -> [UInt8] {
    defer { answers = [] }
    return answers
  }

  var cursor: Screen.Position {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(vterm), &position)
    return Screen.Position(row: Int(position.row), column: min(Int(position.col), columnCount - 1))
  }

  /// The cells that are shown, row by row.
  func cells() -> [Screen.Cell] {
    var cells: [Screen.Cell] = []
    cells.reserveCapacity(rowCount * columnCount)
    for row in 0..<rowCount {
      var left = VTermScreenCell()
      for column in 0..<columnCount {
        let cell = rawCell(row, column)
        cells.append(shownCell(cell, after: left, isLast: column + 1 == columnCount))
        left = cell
      }
    }
    return cells
  }

  func rawCell(_ row: Int, _ column: Int) -> VTermScreenCell {
    var cell = VTermScreenCell()
    vterm_screen_get_cell(vterm_obtain_screen(vterm), VTermPos(row: Int32(row), col: Int32(column)), &cell)
    return cell
  }

  /// A half of a wide character that has lost its other half stands as `�`; libvterm does not blank it,
  /// as terminals do, and it should not happen.
  private func shownCell(_ cell: VTermScreenCell, after left: VTermScreenCell, isLast: Bool) -> Screen.Cell {
    if cell.isRightHalf {
      let isWhole = widths.width(of: left.chars.0) == 2
      return isWhole ? Screen.Cell("", width: 0, style: cell.style) : Screen.Cell("�", style: cell.style)
    }
    guard cell.chars.0 != 0 else { return Screen.Cell(style: cell.blankStyle) }
    let isWide = widths.width(of: cell.chars.0) == 2
    if isWide && (cell.width != 2 || isLast) { return Screen.Cell("�", style: cell.style) }
    return Screen.Cell(cell.text, width: isWide ? 2 : 1, style: cell.style)
  }

  static func move(to position: Screen.Position) -> String {
    "\u{1b}[\(position.row + 1);\(position.column + 1)H"
  }

  fileprivate func note(answer: UnsafeRawBufferPointer) { answers += answer }
}

/// Called by libvterm with bytes for the program; `user` is the terminal that answers.
private func noteAnswer(bytes: UnsafePointer<CChar>?, count: Int, user: UnsafeMutableRawPointer?) {
  guard let user else { return }
  let terminal = Unmanaged<VirtualTerminal>.fromOpaque(user).takeUnretainedValue()
  terminal.note(answer: UnsafeRawBufferPointer(start: bytes, count: count))
}

extension VirtualTerminal {
  /// A screen of another size with the same contents, pen and cursor; `answers` come before its own.
  ///
  /// What does not fit is cut at the right and at the bottom, where no character is halved.
  func resized(rows: Int, columns: Int, answers earlier: [UInt8] = []) -> VirtualTerminal {
    let cursor = Screen.Position(
      row: min(self.cursor.row, rows - 1), column: min(self.cursor.column, columns - 1))
    let successor = VirtualTerminal(rows: rows, columns: columns)
    for row in 0..<min(rows, rowCount) {
      successor.write(drawing(ofRow: row, upTo: min(columns, columnCount)))
    }
    successor.write(Array((Self.move(to: cursor) + pen.sequence).utf8))
    successor.answers = earlier + takeAnswers()
    return successor
  }

  /// The bytes that draw the first `columns` of a row where it is.
  private func drawing(ofRow row: Int, upTo columns: Int) -> [UInt8] {
    let isHalved = columns < columnCount && rawCell(row, columns).isRightHalf
    let end = isHalved ? columns - 1 : columns
    var bytes: [UInt8] = []
    var column = 0
    while column < end {
      let run = stretch(row, column, upTo: end)
      let style = rawCell(row, column).style
      bytes += (Self.move(to: Screen.Position(row: row, column: column)) + style.sequence).utf8
      if style.background != .standard { bytes += "\u{1b}[\(Int(run.end_col) - column)X".utf8 }
      bytes += text(in: run)
      column = Int(run.end_col)
    }
    return bytes
  }

  /// The cells from `column` on that look the same, as far as `end`.
  private func stretch(_ row: Int, _ column: Int, upTo end: Int) -> VTermRect {
    var extent = VTermRect(start_row: -1, end_row: -1, start_col: Int32(column), end_col: Int32(end))
    let position = VTermPos(row: Int32(row), col: Int32(column))
    vterm_screen_get_attrs_extent(vterm_obtain_screen(vterm), &extent, position, VTERM_ALL_ATTRS_MASK)
    return extent
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
