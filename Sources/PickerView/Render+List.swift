import PickerCore
import RegionModel
import TerminalKit

/// Which columns of the list's rows show what.
struct ListColumns {
  /// The sign of the current row; nil on a screen too narrow for it.
  let cursor: Int?
  /// The letter of the section; nil where names need the room.
  let letter: Int?
  let name: Int
  /// The column that no name reaches.
  let end: Int

  init(_ layout: SheetLayout) {
    let inner = layout.inner
    cursor = inner.count >= 4 ? inner.lowerBound : nil
    letter = inner.count >= 16 ? inner.lowerBound + 2 : nil
    name = inner.lowerBound + (letter != nil ? 5 : cursor != nil ? 2 : 0)
    end = layout.indexColumn.map { $0 - 1 } ?? inner.upperBound
  }
}

extension SheetDrawing {
  mutating func drawHeading() {
    guard let row = layout.heading else { return }
    let inner = layout.inner
    let count = "\(state.list.count)/\(state.list.count)"
    let end = inner.upperBound - (inner.count > 24 ? 2 : 0)
    let countColumn = end - TextWidth.of(count)
    let start = inner.lowerBound + (inner.count > 24 ? 2 : 0)
    let heading = look.texts.heading(of: state.list)
    let next = write(heading, column: start, row: row, .heading)
    if countColumn > next { write(count, column: countColumn, row: row, .count) }
  }

  mutating func drawList() {
    let columns = ListColumns(layout)
    for (offset, row) in layout.list.enumerated() {
      let position = state.step.top + offset
      guard position < state.list.count else { break }
      drawRow(position, row: row, columns)
    }
    let current = layout.list.lowerBound + state.step.cursor - state.step.top + sunkBy
    if state.motion == .still, current < frame.rows {
      frame.cursor = .init(column: columns.cursor ?? columns.name, row: current)
    }
  }

  private mutating func drawRow(_ position: Int, row: Int, _ columns: ListColumns) {
    let region = state.list[position]
    let isCurrent = position == state.step.cursor
    let isChosen = region == state.step.chosen
    if isCurrent { drawCursorRow(row, columns) }
    if let column = columns.letter, showsLetter(position) {
      write(String(region.letter.character), column: column, row: row, isCurrent ? .cursorLetter : .letter)
    }
    let mark = isChosen ? " " + look.signs.check : ""
    let room = columns.end - columns.name - TextWidth.of(mark)
    let name = TextWidth.truncated(SafeText.line(region.name), to: room, ellipsis: look.signs.ellipsis)
    let role: Role = isCurrent ? (isChosen ? .cursorChosen : .cursorName) : isChosen ? .chosen : .name
    write(name + mark, column: columns.name, row: row, role, limit: columns.end)
  }

  private mutating func drawCursorRow(_ row: Int, _ columns: ListColumns) {
    fill(layout.inner.lowerBound..<columns.end, row: row, .cursorRow)
    if let column = columns.cursor { write(look.signs.cursor, column: column, row: row, .cursorChosen) }
  }

  /// Whether the row bears its section's letter: the section's first row, and the first on the screen.
  private func showsLetter(_ position: Int) -> Bool {
    if position == state.step.top || position == 0 { return true }
    return state.list[position].letter != state.list[position - 1].letter
  }

  mutating func drawIndex() {
    guard let column = layout.indexColumn else { return }
    let current = state.letterAtCursor
    for (letter, row) in zip(LetterIndex(state).letters, layout.list) {
      write(String(letter.character), column: column, row: row, letter == current ? .indexCurrent : .index)
    }
  }

  /// The name under the cursor, whole, where its row has no room for it.
  mutating func drawWholeName() {
    guard let row = layout.wholeName, let region = state.step.regionAtCursor else { return }
    let columns = ListColumns(layout)
    let name = SafeText.line(region.name)
    let room = columns.end - columns.name - (region == state.step.chosen ? 2 : 0)
    guard TextWidth.of(name) > room else { return }
    let inner = layout.inner
    write(
      TextWidth.truncated(name, to: inner.count, ellipsis: look.signs.ellipsis),
      column: inner.lowerBound, row: row, .wholeName)
  }
}
