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
  /// The letters at the right edge; nil where names need the room.
  let index: Int?

  init(_ shell: Shell) {
    let inner = shell.inner
    cursor = inner.count >= 4 ? inner.lowerBound : nil
    letter = inner.count >= 16 ? inner.lowerBound + 2 : nil
    name = inner.lowerBound + (letter != nil ? 5 : cursor != nil ? 2 : 0)
    index = inner.count >= 16 ? inner.upperBound - 2 : nil
    end = index.map { $0 - 1 } ?? inner.upperBound
  }
}

/// The list of the open step: its heading, its rows, the letters at its edge.
extension SheetDrawing {
  /// Draws the list, unless a search lies over it.
  ///
  /// - Returns: The name under the cursor, where its row has no room for it.
  mutating func drawListing(_ places: Places) -> String? {
    guard state.search == nil else { return nil }
    drawHeading(of: places.list, isLoaded: places.step.listing.isLoaded)
    if places.step.listing.isLoaded {
      drawList(places)
      drawIndex(places)
    } else {
      drawWaiting(places.step.listing, below: places.regionAbove)
    }
    return nameToShowWhole(places)
  }

  private mutating func drawHeading(of list: RegionList, isLoaded: Bool) {
    guard let row = body.heading else { return }
    let count = "\(list.count)/\(list.count)"
    let countColumn = margin.upperBound - TextWidth.of(count)
    let next = write(texts.heading(of: list), column: margin.lowerBound, row: row, .heading)
    if isLoaded, countColumn > next { write(count, column: countColumn, row: row, .count) }
  }

  /// Says that the rows are on their way, once that takes long, or why they do not come.
  private mutating func drawWaiting(_ listing: Listing, below region: Region?) {
    let row = body.list.lowerBound
    setCursor(column: margin.lowerBound, row: row)
    if case .failed(let reason) = listing.status {
      writeLine(texts.failed(reason), offset: 0, .notice)
      writeLine(texts.retry, offset: 1, .hint)
    } else if listing.isSlow {
      writeLine(texts.loading(below: region), offset: 0, .hint)
    }
  }

  private mutating func drawList(_ places: Places) {
    let columns = ListColumns(shell)
    for (offset, row) in body.list.enumerated() {
      let position = places.step.top + offset
      guard position < places.list.count else { break }
      drawRow(position, of: places.step, row: row, columns)
      addTarget(
        .row(position), columns: shell.columns.lowerBound..<(columns.index ?? shell.columns.upperBound),
        row: row)
    }
    let current = body.list.lowerBound + places.step.cursor - places.step.top
    setCursor(column: columns.cursor ?? columns.name, row: current)
  }

  private mutating func drawRow(_ position: Int, of step: Step, row: Int, _ columns: ListColumns) {
    let region = step.list[position]
    let isCurrent = position == step.cursor
    let isChosen = region == step.chosen
    let mark = isChosen ? " " + glyphs.check : ""
    if isCurrent { drawCursorRow(row, sign: columns.cursor, end: columns.end) }
    if let column = columns.letter, showsLetter(position, of: step) {
      drawLetter(region.letter, column: column, row: row, isCurrent: isCurrent)
    }
    let room = columns.end - columns.name - TextWidth.of(mark)
    let name = TextWidth.truncated(SafeText.line(region.name), to: room, ellipsis: glyphs.ellipsis)
    let role: Role = isCurrent ? (isChosen ? .cursorChosen : .cursorName) : isChosen ? .chosen : .name
    write(name + mark, column: columns.name, row: row, role, limit: columns.end)
    if mark.isEmpty, isNamesake(position, in: step.list) {
      let column = columns.name + TextWidth.of(name) + 2
      if column + region.code.count < columns.end { write(region.code, column: column, row: row, .count) }
    }
  }

  /// Writes the letter of a section. The blanks before it are of its style: a change of colours that nobody sees
  /// is some twenty bytes on the line.
  private mutating func drawLetter(_ letter: Letter, column: Int, row: Int, isCurrent: Bool) {
    let role: Role = isCurrent ? .cursorLetter : .letter
    let first = shell.inner.lowerBound + (isCurrent ? 1 : 0)
    fill(first..<column, row: row, role)
    write(String(letter.character), column: column, row: row, role)
  }

  /// Whether a row beside this one has the same name, so that only the code tells them apart.
  private func isNamesake(_ position: Int, in list: RegionList) -> Bool {
    let region = list[position]
    return position > 0 && list[position - 1].isNamesake(of: region)
      || position + 1 < list.count && list[position + 1].isNamesake(of: region)
  }

  mutating func drawCursorRow(_ row: Int, sign: Int?, end: Int) {
    fill(shell.inner.lowerBound..<end, row: row, .cursorRow)
    if let column = sign { write(glyphs.cursor, column: column, row: row, .cursorSign) }
  }

  /// Whether the row bears its section's letter: the section's first row, and the first on the screen. A list in the
  /// order of its data has no sections.
  private func showsLetter(_ position: Int, of step: Step) -> Bool {
    if step.letters.isEmpty { return false }
    if position == step.top || position == 0 { return true }
    return step.list[position].letter != step.list[position - 1].letter
  }

  private mutating func drawIndex(_ places: Places) {
    guard let column = ListColumns(shell).index else { return }
    let current = places.letterAtCursor
    let letters = LetterIndex(places.step.letters, rows: body.list.count, current: current).letters
    for (letter, row) in zip(letters, body.list) {
      write(String(letter.character), column: column, row: row, letter == current ? .indexCurrent : .index)
      addTarget(.letter(letter), columns: column..<shell.columns.upperBound, row: row)
    }
  }
}

/// A name that its row has no room for.
extension SheetDrawing {
  /// The name under the cursor, whole, where its row has no room for it: in the row below the list, and where
  /// there is none or that is too narrow, in the hints' too.
  mutating func drawWholeName() {
    guard let name = wholeText else { return }
    var rest = name[...]
    for row in [body.wholeName, shell.hints].compactMap({ $0 }) where !rest.isEmpty {
      if row == shell.hints, !isNameInHints { break }
      let next = write(
        String(rest), column: margin.lowerBound, row: row, .wholeName, limit: margin.upperBound)
      rest = rest.dropFirst(TextWidth.count(of: rest, in: next - margin.lowerBound))
    }
  }

  /// Whether the hints make room for the name under the cursor.
  var isNameInHints: Bool {
    guard state.notice == nil, state.helpTop == nil, let name = wholeText else { return false }
    return body.wholeName == nil || TextWidth.of(name) > margin.count
  }

  /// The name under the cursor of a list, if it is too wide for its row.
  private func nameToShowWhole(_ places: Places) -> String? {
    guard let region = places.step.regionAtCursor else { return nil }
    let columns = ListColumns(shell)
    let name = SafeText.line(region.name)
    let mark = region == places.step.chosen ? 1 + TextWidth.of(glyphs.check) : 0
    return TextWidth.of(name) > columns.end - columns.name - mark ? name : nil
  }
}
