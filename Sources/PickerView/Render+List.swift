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
    let heading = presentation.texts.heading(of: state.list)
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
    let current = layout.list.lowerBound + state.step.cursor - state.step.top + rowOffset
    if state.motion == .still, current < frame.rows {
      frame.cursor = .init(column: columns.cursor ?? columns.name, row: current)
    }
  }

  private mutating func drawRow(_ position: Int, row: Int, _ columns: ListColumns) {
    let region = state.list[position]
    let isCurrent = position == state.step.cursor
    let isChosen = region == state.step.chosen
    let mark = mark(of: region)
    if isCurrent { drawCursorRow(row, sign: columns.cursor, end: columns.end) }
    if let column = columns.letter, showsLetter(position) {
      drawLetter(region.letter, column: column, row: row, isCurrent: isCurrent)
    }
    let room = columns.end - columns.name - TextWidth.of(mark)
    let name = TextWidth.truncated(
      SafeText.line(region.name), to: room, ellipsis: presentation.glyphs.ellipsis)
    let role: Role = isCurrent ? (isChosen ? .cursorChosen : .cursorName) : isChosen ? .chosen : .name
    write(name + mark, column: columns.name, row: row, role, limit: columns.end)
    if mark.isEmpty, isNamesake(position) {
      let column = columns.name + TextWidth.of(name) + 2
      if column + region.code.count < columns.end { write(region.code, column: column, row: row, .count) }
    }
  }

  /// Writes the letter of a section. The blanks before it are of its style: a change of colours that nobody sees
  /// is some twenty bytes on the line.
  private mutating func drawLetter(_ letter: Letter, column: Int, row: Int, isCurrent: Bool) {
    let role: Role = isCurrent ? .cursorLetter : .letter
    let first = layout.inner.lowerBound + (isCurrent ? 1 : 0)
    fill(first..<column, row: row, role)
    write(String(letter.character), column: column, row: row, role)
  }

  /// What stands behind a name: the sign of the chosen one.
  private func mark(of region: Region) -> String {
    region == state.step.chosen ? " " + presentation.glyphs.check : ""
  }

  /// Whether a row beside this one has the same name, so that only the code tells them apart.
  private func isNamesake(_ position: Int) -> Bool {
    let list = state.list
    let region = list[position]
    return position > 0 && list[position - 1].isNamesake(of: region)
      || position + 1 < list.count && list[position + 1].isNamesake(of: region)
  }

  mutating func drawCursorRow(_ row: Int, sign: Int?, end: Int) {
    fill(layout.inner.lowerBound..<end, row: row, .cursorRow)
    if let column = sign { write(presentation.glyphs.cursor, column: column, row: row, .cursorSign) }
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

  /// The name under the cursor, whole, where its row has no room for it: in the row below the list, and where
  /// there is none or that is too narrow, in the hints' too.
  mutating func drawWholeName() {
    guard let name = textToShowWhole else { return }
    var rest = name[...]
    for row in [layout.wholeName, layout.hints].compactMap({ $0 }) where !rest.isEmpty {
      if row == layout.hints, !isNameInHints { break }
      let next = write(String(rest), column: layout.inner.lowerBound, row: row, .wholeName)
      rest = rest.dropFirst(TextWidth.count(of: rest, in: next - layout.inner.lowerBound))
    }
  }

  /// Whether the hints make room for the name under the cursor.
  var isNameInHints: Bool {
    guard state.notice == nil, state.helpTop == nil, let name = textToShowWhole else { return false }
    return layout.wholeName == nil || TextWidth.of(name) > layout.inner.count
  }

  private var textToShowWhole: String? { state.search == nil ? nameToShowWhole : resultToShowWhole }

  /// The name under the cursor, if it is too wide for its row.
  private var nameToShowWhole: String? {
    guard let region = state.step.regionAtCursor else { return nil }
    let columns = ListColumns(layout)
    let name = SafeText.line(region.name)
    let room = columns.end - columns.name - TextWidth.of(mark(of: region))
    return TextWidth.of(name) > room ? name : nil
  }
}
