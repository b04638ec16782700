import RegionModel

/// The cursor and the part of the list that is on the screen.
extension Places {
  /// Moves the cursor, stopping at the ends, and passes over what cannot be chosen.
  mutating func moveCursor(by rows: Int, in sheet: Sheet) {
    let row = min(max(step.cursor + min(max(rows, -list.count), list.count), 0), max(list.count - 1, 0))
    moveCursor(to: list.rowToChoose(near: row, by: rows.signum()) ?? step.cursor, in: sheet)
  }

  /// Moves the cursor by pages, of which each keeps a row of the one before in sight.
  mutating func moveCursor(byPages pages: Int, in sheet: Sheet) {
    let height = max(layout(in: sheet).body.list.count - 1, 1)
    moveCursor(by: min(max(pages, -list.count), list.count) * height, in: sheet)
  }

  mutating func moveCursor(to row: Int, in sheet: Sheet) {
    steps[activeStep].cursor = min(max(row, 0), max(list.count - 1, 0))
    showCursor(in: sheet)
  }

  mutating func jump(to letter: Letter, in sheet: Sheet) {
    let section = list.section(of: letter)
    if !section.isEmpty { leap(to: section.lowerBound, in: sheet) }
  }

  mutating func type(_ letter: Letter, at now: Milliseconds, in sheet: inout Sheet) {
    switch sheet.typeAhead.jump(letter, at: now, in: list, from: step.cursor) {
    case .within(let row): moveCursor(to: row, in: sheet)
    case .to(let row): leap(to: row, in: sheet)
    case .nowhere: sheet.notice = .noSuchLetter(letter)
    }
  }

  /// Moves the cursor to a row that may be far off: a new part of the list shows it in its upper third, so that
  /// what comes next is seen too.
  mutating func leap(to row: Int, in sheet: Sheet) {
    let height = layout(in: sheet).body.list.count
    steps[activeStep].cursor = row
    if !(step.top..<step.top + max(height, 1)).contains(row) {
      steps[activeStep].top = max(row - height / 3, 0)
    }
    showCursor(in: sheet)
  }

  mutating func showCursor(in sheet: Sheet) {
    steps[activeStep].top = Scrolling.top(
      step.top, showing: step.cursor, of: list.count, height: layout(in: sheet).body.list.count)
  }
}

/// Which part of a list is on the screen.
enum Scrolling {
  /// The first row on the screen such that the cursor is on it and no row is left blank that could be filled.
  ///
  /// It is moved as little as can be, and a new screen shows the same part again where it fits.
  static func top(_ top: Int, showing cursor: Int, of count: Int, height: Int) -> Int {
    let height = max(height, 1)
    let filled = min(top, max(count - height, 0))
    return max(min(filled, cursor), cursor - height + 1)
  }
}
