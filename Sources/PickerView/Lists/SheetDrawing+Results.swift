import PickerCore
import RegionModel
import RegionSearch
import TerminalKit

extension SheetDrawing {
  mutating func drawSearch(_ search: Search) {
    drawSearchLine(search)
    if let results = search.results {
      if results.isEmpty { drawNothingFound(results) } else { drawResults(results, of: search) }
      if search.saysFailure { drawFailure(of: results, search) }
    } else if search.line.isBlank {
      writeLine(texts.searchHint(hasPinyin: state.hasPinyin), offset: 0, .hint)
    }
  }

  /// Draws the line: its sign, the text with the caret, and the number of results at the right end.
  private mutating func drawSearchLine(_ search: Search) {
    guard let row = body.searchLine else { return }
    var column = margin.lowerBound
    if shell.inner.count >= 12 { column = writePrompt("/ ", in: margin, row: row, .searchSign) }
    column = max(column, margin.count > 30 ? grid.resultName : column)
    var end = margin.upperBound
    if let count = countTexts(search).first(where: { end - column - TextWidth.of($0) >= 6 }) {
      end -= TextWidth.of(count)
      write(count, column: end, row: row, .count)
      end -= 2
    }
    let window = TextWindow(search.line, width: max(end - column, 1), ellipsis: glyphs.ellipsis)
    write(window.text, column: column, row: row, .query, limit: end)
    setCursor(column: column + window.caret, row: row)
  }

  /// The number of results with what was searched, and the number alone for a line without the room.
  private func countTexts(_ search: Search) -> [String] {
    let isBrief = shell.inner.count < 36
    if search.isWorking {
      return [glyphs.ellipsis + (isBrief ? "" : " " + texts.searching)]
    }
    guard let results = search.results else { return [""] }
    let count = texts.matchCount(results.count, isBrief: isBrief)
    // Where nothing was found, the list says where the search looked, if it has a second row.
    let isSaidBelow = results.isEmpty && body.list.count > 1
    let extent = isBrief || isSaidBelow || search.saysFailure ? nil : texts.extent(results.extent)
    return (extent.map { [count + texts.comma + $0] } ?? []) + [count]
  }

  private mutating func drawNothingFound(_ results: SearchResults) {
    writeLine(texts.nothingFound(results.query), offset: 0, .name)
    // Why a search failed is said whole, where there is room.
    if case .failed = results.extent {
      _ = writeLines(texts.scope(results), offset: 1, atMost: body.list.count - 1, .hint)
    } else {
      writeLine(texts.scope(results), offset: 1, .hint)
    }
  }

  /// Says why the source's own search is incomplete: in the row below the list, and in rows that the results leave free
  /// above that.
  private mutating func drawFailure(of results: SearchResults, _ search: Search) {
    let rows = body.list.dropFirst(usedListRows) + [body.failure].compactMap { $0 }
    guard !rows.isEmpty, let text = texts.extent(results.extent) else { return }
    let columns = lineColumns
    let lines = TextWidth.wrapped(
      SafeText.line(text), to: columns.count, atMost: rows.count, ellipsis: glyphs.ellipsis)
    for (line, row) in zip(lines, rows.suffix(lines.count)) {
      write(line, column: columns.lowerBound, row: row, .notice)
    }
  }

  /// Writes a line of words in place of the list.
  mutating func writeLine(_ text: String, offset: Int, _ role: Role) {
    guard offset < body.list.count else { return }
    let columns = lineColumns
    let fitting = TextWidth.shortened(SafeText.line(text), to: columns.count, ellipsis: glyphs.ellipsis)
    write(fitting, column: columns.lowerBound, row: body.list.lowerBound + offset, role)
  }

  /// Writes words in place of the list, in as many rows as they need, up to a limit; one at least.
  ///
  /// - Returns: The number of rows.
  mutating func writeLines(_ text: String, offset: Int = 0, atMost limit: Int, _ role: Role) -> Int {
    let lines = TextWidth.wrapped(
      SafeText.line(text), to: lineColumns.count, atMost: limit, ellipsis: glyphs.ellipsis)
    for (number, line) in lines.enumerated() { writeLine(line, offset: offset + number, role) }
    return lines.count
  }

  /// Where lines of words stand in place of the list.
  private var lineColumns: Range<Int> {
    (margin.count > 30 ? grid.name : margin.lowerBound)..<margin.upperBound
  }

  private mutating func drawResults(_ results: SearchResults, of search: Search) {
    let columns = resultColumns(results.tree)
    let last = min(search.top + body.list.count, results.count)
    let matches = (search.top..<max(last, search.top)).map { results[$0] }
    shownResults = ResultRow.rows(matches, columns: columns, presentation: presentation)
    for (offset, row) in body.list.enumerated() where offset < shownResults.count {
      let position = search.top + offset
      drawResult(
        results[position], as: shownResults[offset], of: results, columns, row: row,
        isCurrent: position == search.cursor)
      addTarget(.row(position), columns: shell.columns, row: row)
      drawMark(ofResult: position, in: results, row: row)
    }
    drawEdges(
      top: search.top, count: results.count, currentRow: body.list.lowerBound + search.cursor - search.top)
  }

  private mutating func drawResult(
    _ match: SearchMatch, as shown: ResultRow, of results: SearchResults, _ columns: ResultColumns, row: Int,
    isCurrent: Bool
  ) {
    if isCurrent { drawCursorRow(row) }
    let text = MarkedText(shown.name, of: match.region, in: results)
    let (plain, marked): (Role, Role) = isCurrent ? (.cursorName, .cursorMatch) : (.name, .match)
    write(text, column: columns.name, row: row, plain, marked, limit: columns.pathEnd)
    let secondary: Role = isCurrent ? .cursorPath : .path
    write(shown.note, column: shown.noteColumn, row: row, secondary, limit: columns.pathEnd)
    if !shown.detail.isEmpty {
      write(shown.detail, column: shown.detailColumn, row: row, secondary, limit: columns.pathEnd)
    }
    drawPath(shown, in: results, end: columns.pathEnd, row: row, isCurrent: isCurrent)
    if let end = columns.rankEnd {
      let rank = texts.rank(match.region)
      write(rank, column: end - TextWidth.of(rank), row: row, secondary)
    }
  }

  private mutating func drawPath(
    _ shown: ResultRow, in results: SearchResults, end: Int, row: Int, isCurrent: Bool
  ) {
    let (plain, marked): (Role, Role) = isCurrent ? (.cursorPath, .cursorPathMatch) : (.path, .pathMatch)
    var column = shown.pathColumn
    if let first = shown.path.first, first.parent != nil {
      column = write(glyphs.ellipsis + "/", column: column, row: row, plain, limit: end)
    }
    for above in shown.path {
      let name = TextWidth.truncated(
        SafeText.line(above.name), to: end - column, ellipsis: glyphs.ellipsis)
      let text = MarkedText(name, of: above, in: results)
      column = write(text, column: column, row: row, plain, marked, limit: end)
      if above != shown.path.last { column = write("/", column: column, row: row, plain, limit: end) }
    }
  }

  @discardableResult
  private mutating func write(
    _ text: MarkedText, column: Int, row: Int, _ plain: Role, _ marked: Role, limit: Int
  ) -> Int {
    var column = column
    for run in text.runs {
      column = write(run.text, column: column, row: row, run.isMarked ? marked : plain, limit: limit)
    }
    return column
  }

  /// - Parameter tree: The tree that was searched; its level names set the width at the right edge.
  private func resultColumns(_ tree: RegionTree) -> ResultColumns {
    ResultColumns(grid, rankWidth: texts.rankWidth(in: tree))
  }

  /// The text that does not fit the row under the cursor: its whole path, or the path that Enter takes instead.
  ///
  /// The latter counts if the result lies deeper than the pick may go. A low screen has only the hints' row for the
  /// text, so it shows a path only if the name itself is cut.
  var resultToShowWhole: String? {
    guard let search = state.search, let match = search.matchAtCursor else { return nil }
    let (path, taken) = (match.path, state.pathTaken(with: match))
    if taken.count < path.count { return SafeText.line(texts.taken(taken)) }
    let offset = search.cursor - search.top
    let row =
      shownResults.indices.contains(offset)
      ? shownResults[offset]
      : ResultRow(match, columns: resultColumns(match.region.tree), presentation: presentation)
    if body.wholeName == nil ? row.hasWholeName : row.isWhole { return nil }
    return SafeText.line(Texts.path(of: path))
  }
}
