import RegionModel

/// Moving the cursor and scrolling the list.
extension Places {
  /// Moves the cursor, stopping at the ends, and passes over what cannot be chosen.
  mutating func moveCursor(by rows: Int, in sheet: Sheet) {
    let row = min(max(step.cursor + min(max(rows, -list.count), list.count), 0), max(list.count - 1, 0))
    moveCursor(to: list.rowToChoose(near: row, by: rows.signum()) ?? step.cursor, in: sheet)
  }

  /// Moves the cursor by pages; the last row of a page stays visible on the next.
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

  /// Moves the cursor to a row that may be far away.
  ///
  /// If the list must scroll, the row appears in its upper third, so that the rows after it are seen too.
  mutating func leap(to row: Int, in sheet: Sheet) {
    let height = layout(in: sheet).body.list.count
    steps[activeStep].cursor = row
    steps[activeStep].top = Places.top(step.top, leapingTo: row, height: height)
    showCursor(in: sheet)
  }

  private static func top(_ top: Int, leapingTo row: Int, height: Int) -> Int {
    (top..<top + max(height, 1)).contains(row) ? top : max(row - height / 3, 0)
  }

  /// The first visible row of the list as it opens with the cursor where it is.
  func topAsOpened(in sheet: Sheet) -> Int {
    let height = layout(in: sheet).body.list.count
    let top = Places.top(0, leapingTo: step.cursor, height: height)
    return Scrolling.top(top, showing: step.cursor, of: list.count, height: height)
  }

  mutating func showCursor(in sheet: Sheet) {
    steps[activeStep].top = Scrolling.top(
      step.top, showing: step.cursor, of: list.count, height: layout(in: sheet).body.list.count)
  }
}

/// Which part of a list is on the screen.
enum Scrolling {
  /// The first visible row that keeps the cursor visible and leaves no row blank that could be filled.
  ///
  /// It scrolls as little as possible, and keeps the same part after a resize where it fits.
  static func top(_ top: Int, showing cursor: Int, of count: Int, height: Int) -> Int {
    let height = max(height, 1)
    let filled = min(top, max(count - height, 0))
    return max(min(filled, cursor), cursor - height + 1)
  }
}
