import CVTerm

extension VirtualTerminal {
  /// The visible cells, row by row.
  func cells() -> [Screen.Cell] {
    var cells: [Screen.Cell] = []
    cells.reserveCapacity(rowCount * columnCount)
    for row in 0..<rowCount { appendCells(ofRow: row, to: &cells) }
    return cells
  }

  private func appendCells(ofRow row: Int, to cells: inout [Screen.Cell]) {
    var (look, style) = (VTermScreenCell().look, Screen.Style())
    for cell in wholeCells(ofRow: row, upTo: columnCount) {
      // In a right half, libvterm keeps the style of earlier content.
      if !cell.isRightHalf, cell.look != look { (look, style) = (cell.look, cell.style) }
      if cell.isRightHalf {
        cells.append(Screen.Cell("", width: 0, style: style))
      } else if cell.isBlank {
        cells.append(Screen.Cell(style: style))
      } else {
        cells.append(Screen.Cell(cell.text, width: Int(cell.width), style: style))
      }
    }
  }

  /// The first `count` cells of a row, without halves of wide characters.
  ///
  /// Where one half was overwritten or cut off, the other is blank, as in xterm; libvterm keeps it.
  func wholeCells(ofRow row: Int, upTo count: Int) -> [VTermScreenCell] {
    var cells = (0..<count).map { rawCell(row, $0) }
    var followsWide = false
    for column in cells.indices {
      let isWide = widths.width(of: cells[column].chars.0) == 2
      let hasRightHalf = column + 1 < count && cells[column + 1].isRightHalf
      let isHalf = cells[column].isRightHalf ? !followsWide : isWide && !hasRightHalf
      if isHalf { cells[column].chars.0 = 0 }
      cells[column].width = isWide ? 2 : 1
      followsWide = isWide && hasRightHalf
    }
    return cells
  }

  private func rawCell(_ row: Int, _ column: Int) -> VTermScreenCell {
    var cell = VTermScreenCell()
    vterm_screen_get_cell(vterm_obtain_screen(vterm), VTermPos(row: Int32(row), col: Int32(column)), &cell)
    return cell
  }
}
