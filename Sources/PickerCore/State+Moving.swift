import RegionModel

/// The cursor and the part of the list that is on the screen.
extension State {
  /// Moves the cursor, stopping at the ends.
  mutating func moveCursor(by rows: Int) {
    moveCursor(to: step.cursor + min(max(rows, -list.count), list.count))
  }

  /// Moves the cursor by pages, of which each keeps a row of the one before in sight.
  mutating func moveCursor(byPages pages: Int) {
    moveCursor(by: min(max(pages, -list.count), list.count) * max(layout.list.count - 1, 1))
  }

  mutating func moveCursor(to row: Int) {
    steps[activeStep].cursor = min(max(row, 0), max(list.count - 1, 0))
    showCursor()
  }

  mutating func jump(to letter: Letter) {
    let section = list.section(of: letter)
    if !section.isEmpty { leap(to: section.lowerBound) }
  }

  /// Moves the cursor to a row that may be far off: a new part of the list shows it in its upper third, so that
  /// what comes next is seen too.
  mutating func leap(to row: Int) {
    steps[activeStep].cursor = row
    if !(step.top..<step.top + max(layout.list.count, 1)).contains(row) {
      steps[activeStep].top = max(row - layout.list.count / 3, 0)
    }
    showCursor()
  }

  /// Nobody's doing: what is being typed, said or shown goes on.
  mutating func resize(to size: Size) -> [Effect] {
    self.size = size
    if search == nil { showCursor() } else { showResultAtCursor() }
    if let helpTop { scrollHelp(to: helpTop) }
    return []
  }

  /// Shows the help from a line on, or from the last line that leaves no row blank.
  mutating func scrollHelp(to line: Int) {
    helpTop = min(max(line, 0), max(helpLineCount - layout.help.count, 0))
  }

  mutating func showCursor() {
    steps[activeStep].top = State.top(
      step.top, showing: step.cursor, of: list.count, height: layout.list.count)
  }

  /// The first row on the screen such that the cursor is on it and no row is left blank that could be filled.
  ///
  /// It is moved as little as can be, and a new screen shows the same part again where it fits.
  static func top(_ top: Int, showing cursor: Int, of count: Int, height: Int) -> Int {
    let height = max(height, 1)
    let filled = min(top, max(count - height, 0))
    return max(min(filled, cursor), cursor - height + 1)
  }
}
