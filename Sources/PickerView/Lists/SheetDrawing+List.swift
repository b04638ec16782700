import PickerCore
import RegionModel
import TerminalKit

/// The list of the open step: its heading, its rows, and the letters at its edge.
extension SheetDrawing {
  /// Draws the list, unless a search lies over it.
  ///
  /// - Returns: The name under the cursor, if its row has no room for it.
  mutating func drawListing(_ places: Places) -> String? {
    guard state.search == nil else { return nil }
    drawHeading(of: places.step)
    if places.step.listing.isLoaded {
      drawCursor(in: places.step)
      drawIndex(places)
      drawList(places)
    } else {
      drawWaiting(places.step.listing, below: places.regionAbove)
    }
    return nameToShowWhole(places)
  }

  /// Draws the level to choose, and at the right the cursor's row and the number of rows.
  private mutating func drawHeading(of step: Step) {
    guard let row = body.heading else { return }
    let list = step.list
    let count =
      list.isEmpty ? "0/0" : "\(step.cursor + 1)/\(list.count)" + (list.whole.restCount == nil ? "" : "+")
    let countColumn = margin.upperBound - count.utf8.count
    let next = write(texts.heading(of: list), column: margin.lowerBound, row: row, .heading)
    if step.listing.isLoaded, countColumn > next { write(count, column: countColumn, row: row, .count) }
  }

  /// Says that the rows are loading, once that takes long, or why they failed to load.
  private mutating func drawWaiting(_ listing: Listing, below region: Region?) {
    let row = body.list.lowerBound
    setCursor(column: grid.name, row: row)
    if case .failed(let reason) = listing.status {
      saysFailure = true
      // The list is empty, so that a long reason has more rows than one; what helps stands below it.
      let count = writeLines(texts.failed(reason), atMost: body.list.count - 1, .notice)
      writeLine(texts.retry, offset: count, .hint)
    } else if listing.isSlow {
      writeLine(texts.loading(below: region), offset: 0, .hint)
    }
  }

  /// Places the terminal's cursor on the current row and draws its bar; an empty list has none.
  private mutating func drawCursor(in step: Step) {
    let row = body.list.lowerBound + step.cursor - step.top
    setCursor(column: grid.name, row: row)
    if !step.list.isEmpty { drawCursorRow(row) }
  }

  private mutating func drawList(_ places: Places) {
    let step = places.step
    guard step.top < step.list.count else { return }
    let last = min(step.top + body.list.count, step.list.count)
    var neighbours = Neighbours(step, first: step.top)
    for (position, row) in zip(step.top..<last, body.list) {
      drawRow(position, of: step, neighbours, row: row)
      addTarget(
        .row(position), columns: shell.columns.lowerBound..<(grid.index ?? shell.columns.upperBound), row: row
      )
      drawMark(ofRow: position, in: places, row: row)
      neighbours.advance(in: step)
    }
    let current = body.list.lowerBound + step.cursor - step.top
    drawEdges(top: step.top, count: step.list.count, currentRow: current)
  }

  /// Draws ▲ and ▼ at the edge of the first and the last row, if rows above or below are hidden.
  mutating func drawEdges(top: Int, count: Int, currentRow: Int) {
    guard let column = grid.edge, let last = body.list.last else { return }
    for (glyph, row, isHidden) in [
      (glyphs.above, body.list.lowerBound, top > 0),
      (glyphs.below, last, top + body.list.count < count),
    ] where isHidden {
      let isInBar = row == currentRow && !shell.hasBorder
      write(
        glyph, column: column, row: row, isInBar ? .cursorLetter : .more, limit: shell.columns.upperBound)
    }
  }

  private mutating func drawRow(_ position: Int, of step: Step, _ neighbours: Neighbours, row: Int) {
    let region = neighbours.region
    let isCurrent = position == step.cursor
    if position < step.list.shortcutCount {
      return drawShortcut(position, of: step, row: row, isCurrent: isCurrent)
    }
    let isChosen = region == step.chosen
    let beginsList = position == step.list.shortcutCount
    if let column = grid.letter, neighbours.beginsSection || beginsList, !step.letters.isEmpty {
      drawLetter(neighbours.letter, column: column, row: row, isCurrent: isCurrent)
    }
    let room = grid.nameEnd - grid.name - (isChosen ? 2 : 0)
    let name = TextWidth.truncated(SafeText.line(region.name), to: room, ellipsis: glyphs.ellipsis)
    let isDisabled = region.flags.contains(.disabled)
    let role: Role =
      isCurrent ? (isChosen ? .cursorChosen : .cursorName) : isChosen ? .chosen : isDisabled ? .hint : .name
    var end = write(name, column: grid.name, row: row, role, limit: grid.nameEnd)
    if isChosen {
      end = write(
        glyphs.check, column: end + 1, row: row, isCurrent ? .cursorChosen : .dot, limit: grid.nameEnd)
    }
    if neighbours.isNamesake, let code = code(of: region, in: grid.nameEnd - end - 3) {
      write(code, column: end + 2, row: row, isCurrent ? .cursorPath : .count)
    } else {
      drawDetail(of: region, column: end, end: grid.nameEnd, row: row, isCurrent: isCurrent)
    }
  }

  /// The code of a region, safe for the screen; nil if it fills more than `width` cells.
  private func code(of region: Region, in width: Int) -> String? {
    let code = SafeText.line(region.code)
    return TextWidth.fits(code, in: width) ? code : nil
  }

  /// Writes the letter of a section.
  ///
  /// The blanks before it share its style: a colour change that nobody sees costs some twenty bytes.
  private mutating func drawLetter(_ letter: Letter, column: Int, row: Int, isCurrent: Bool) {
    let role: Role = isCurrent ? .cursorLetter : .letter
    let first = shell.inner.lowerBound + (isCurrent ? 1 : 0)
    fill(first..<column, row: row, role)
    write(String(letter.character), column: column, row: row, role)
  }

  /// Draws the bar of the current row over its whole width, with its sign.
  mutating func drawCursorRow(_ row: Int) {
    fill(shell.inner, row: row, .cursorRow)
    if let column = grid.sign { write(glyphs.cursor, column: column, row: row, .cursorSign) }
  }

  private mutating func drawIndex(_ places: Places) {
    guard let column = grid.index, !places.step.letters.isEmpty else { return }
    let (step, current) = (places.step, places.letterAtCursor)
    let currentRow = body.list.lowerBound + step.cursor - step.top
    let inView = lettersInView(of: step)
    let letters = LetterIndex(step.letters, rows: body.list.count, current: current).letters
    for (letter, row) in zip(letters, body.list) {
      let isInView = inView?.contains(letter) ?? false
      let role: Role =
        if row == currentRow { letter == current ? .cursorIndex : .cursorLetter } else {
          letter == current ? .indexCurrent : isInView ? .indexInView : .index
        }
      drawIndexLetter(letter, column: column, row: row, role)
      addTarget(.letter(letter), columns: column..<shell.columns.upperBound, row: row)
    }
  }

  /// Writes a letter of the index.
  ///
  /// The blanks around it share its style, unless a name is written over them: a colour change that nobody sees costs
  /// some twenty bytes, and ncurses needs more work to reach a cell near the edge.
  private mutating func drawIndexLetter(_ letter: Letter, column: Int, row: Int, _ role: Role) {
    fill(column - 4..<shell.inner.upperBound, row: row, role)
    write(String(letter.character), column: column, row: row, role)
  }

  /// The letters of the visible sections; nil if all rows are visible.
  private func lettersInView(of step: Step) -> ClosedRange<Letter>? {
    guard step.list.count > body.list.count, !body.list.isEmpty else { return nil }
    let last = min(step.top + body.list.count, step.list.count) - 1
    let top = max(step.top, step.list.shortcutCount)
    guard top <= last else { return nil }
    let (first, end) = (step.list[top].letter, step.list[last].letter)
    return first <= end ? first...end : nil
  }
}

/// Names that do not fit their row.
extension SheetDrawing {
  /// Draws the name under the cursor in full, if its row has no room for it.
  ///
  /// It stands in the row below the list, and in free rows of the list above that; if those are too few, the hints' row
  /// takes the rest.
  mutating func drawWholeName() {
    guard let name = wholeText, margin.count > 0 else { return }
    var rows = rowsForName
    let lineCount = self.lineCount(of: name, atMost: rows.count + 1)
    if isNameInHints { rows += [shell.hints].compactMap { $0 } } else { rows = rows.suffix(lineCount) }
    var rest = name[...]
    for row in rows where !rest.isEmpty {
      let count = TextWidth.count(of: rest, in: margin.count)
      // Whole counts for more than the margin.
      let needsMargin =
        row == rows.last && count < rest.count && TextWidth.fits(String(rest), in: shell.inner.count)
      let columns = needsMargin ? shell.inner : margin
      let line =
        row == rows.last
        ? TextWidth.truncated(String(rest), to: columns.count, ellipsis: glyphs.ellipsis)
        : String(rest.prefix(count))
      write(line, column: columns.lowerBound, row: row, .wholeName, limit: columns.upperBound)
      rest = rest.dropFirst(count)
    }
  }

  /// Whether the name under the cursor takes the row of the hints.
  var isNameInHints: Bool {
    guard state.notice == nil, state.helpTop == nil, let name = wholeText else { return false }
    let rows = rowsForName.count
    return rows == 0 || lineCount(of: name, atMost: rows + 1) > rows
  }

  /// The rows where a name can stand and nothing else does: those that the list leaves free, and the one below it.
  private var rowsForName: [Int] {
    // What a search says of itself has those that its results leave free.
    if body.failure != nil { return [body.wholeName].compactMap { $0 } }
    let used = usedListRows
    return Array(body.list.dropFirst(used)) + [body.wholeName].compactMap { $0 }
  }

  /// How many rows of the list have something in them; wheels have it in all.
  var usedListRows: Int {
    if let search = state.search { return max(search.resultCount - search.top, 0) }
    guard let step = state.places?.step else { return body.list.count }
    return max(step.list.count - step.top, 1)
  }

  /// How many lines a name fills, but no more than `limit`.
  private func lineCount(of name: String, atMost limit: Int) -> Int {
    var (count, rest) = (0, name[...])
    while !rest.isEmpty, count < limit {
      rest = rest.dropFirst(max(TextWidth.count(of: rest, in: margin.count), 1))
      count += 1
    }
    return count
  }

  /// The name under the cursor of a list, if it is too wide for its row.
  private func nameToShowWhole(_ places: Places) -> String? {
    guard let region = places.step.regionAtCursor else { return nil }
    let name = SafeText.line(region.name)
    let mark = region == places.step.chosen ? 2 : 0
    return TextWidth.fits(name, in: grid.nameEnd - grid.name - mark) ? nil : name
  }
}

/// A row of a list with the names before and after it, compared once.
private struct Neighbours {
  private(set) var region: Region
  private(set) var letter: Letter
  /// Whether the row shows its section's letter: it is the section's first row, or the first on the screen.
  private(set) var beginsSection = true
  /// Whether the row before, or the one after, has the same name: only the code tells them apart.
  private var isLikeLast = false
  private var isLikeNext = false
  private var next: Int

  var isNamesake: Bool { isLikeLast || isLikeNext }

  /// - Precondition: The list has the row `first`.
  init(_ step: Step, first: Int) {
    region = step.list[first]
    letter = region.letter
    next = first + 1
    if first > step.list.shortcutCount { isLikeLast = step.list[first - 1].isNamesake(of: region) }
    if next < step.list.count { isLikeNext = step.list[next].isNamesake(of: region) }
  }

  /// Goes to the next row; stays where there is none.
  mutating func advance(in step: Step) {
    guard next < step.list.count else { return }
    region = step.list[next]
    beginsSection = region.letter != letter
    if beginsSection { letter = region.letter }
    isLikeLast = isLikeNext && next != step.list.shortcutCount
    next += 1
    isLikeNext = next < step.list.count && step.list[next].isNamesake(of: region)
  }
}
