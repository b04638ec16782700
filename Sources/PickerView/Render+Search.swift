import PickerCore
import RegionModel
import RegionSearch
import TerminalKit

extension SheetDrawing {
  mutating func drawSearch(_ search: Search) {
    drawSearchLine(search)
    if let results = search.results {
      if results.isEmpty { drawNothingFound(results) } else { drawResults(results, of: search) }
    } else if search.line.isBlank {
      writeLine(look.texts.searchHint, offset: 0, .hint)
    }
  }

  /// The line: its sign, the text with the caret, and at the right end how many places were found.
  private mutating func drawSearchLine(_ search: Search) {
    guard let row = layout.searchLine else { return }
    let inner = layout.inner
    let margin = inner.count > 24 ? 2 : 0
    var column = inner.lowerBound + margin
    if inner.count >= 12 { column = write("/ ", column: column, row: row, .searchSign) }
    var end = inner.upperBound - margin
    let count = countText(search)
    if end - column - TextWidth.of(count) >= 6 {
      end -= TextWidth.of(count)
      write(count, column: end, row: row, .count)
      end -= 2
    }
    let window = TextWindow(search.line, width: max(end - column, 1), ellipsis: look.signs.ellipsis)
    write(window.text, column: column, row: row, .query, limit: end)
    if state.motion == .still { frame.cursor = .init(column: column + window.caret, row: row) }
  }

  private func countText(_ search: Search) -> String {
    let isBrief = layout.inner.count < 36
    if search.isWorking { return look.signs.ellipsis + (isBrief ? "" : " " + look.texts.searching) }
    return search.results.map { look.texts.matchCount($0.count, isBrief: isBrief) } ?? ""
  }

  private mutating func drawNothingFound(_ results: SearchResults) {
    writeLine(look.texts.nothingFound(results.query), offset: 0, .name)
    writeLine(look.texts.scope(results.query, in: state.list.tree), offset: 1, .hint)
  }

  /// Writes a line of words in the list's place.
  private mutating func writeLine(_ text: String, offset: Int, _ role: Role) {
    guard offset < layout.list.count else { return }
    let start = layout.inner.lowerBound + (layout.inner.count > 24 ? 2 : 0)
    let fitting = TextWidth.truncated(
      SafeText.line(text), to: layout.inner.upperBound - start, ellipsis: look.signs.ellipsis)
    write(fitting, column: start, row: layout.list.lowerBound + offset, role)
  }

  private mutating func drawResults(_ results: SearchResults, of search: Search) {
    for (offset, row) in layout.list.enumerated() where search.top + offset < results.count {
      let position = search.top + offset
      drawResult(results[position], of: results, row: row, isCurrent: position == search.cursor)
    }
  }

  private mutating func drawResult(
    _ match: SearchMatch, of results: SearchResults, row: Int, isCurrent: Bool
  ) {
    let columns = resultColumns
    let shown = ResultRow(match, columns: columns, look: look)
    if isCurrent { drawCursorRow(row, sign: columns.cursor, end: layout.inner.upperBound) }
    let text = MarkedText(shown.name, of: match.region, in: results)
    let (plain, marked): (Role, Role) = isCurrent ? (.cursorName, .cursorMatch) : (.name, .match)
    write(text, column: columns.name, row: row, plain, marked, limit: columns.pathEnd)
    let secondary: Role = isCurrent ? .cursorPath : .path
    write(shown.note, column: shown.noteColumn, row: row, secondary, limit: columns.pathEnd)
    drawPath(shown, of: match.region, in: results, row: row, isCurrent: isCurrent)
    if let end = columns.rankEnd {
      let rank = look.texts.rank(match.region)
      write(rank, column: end - TextWidth.of(rank), row: row, secondary)
    }
  }

  private mutating func drawPath(
    _ shown: ResultRow, of region: Region, in results: SearchResults, row: Int, isCurrent: Bool
  ) {
    let end = resultColumns.pathEnd
    let (plain, marked): (Role, Role) = isCurrent ? (.cursorPath, .cursorPathMatch) : (.path, .pathMatch)
    var column = shown.pathColumn
    if let first = shown.path.first, first.parent != nil {
      column = write(look.signs.ellipsis + "/", column: column, row: row, plain, limit: end)
    }
    for above in shown.path {
      let name = TextWidth.truncated(
        SafeText.line(above.name), to: end - column, ellipsis: look.signs.ellipsis)
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

  private var resultColumns: ResultColumns {
    ResultColumns(layout, rankWidth: look.texts.rankWidth(in: state.list.tree))
  }

  /// What the row under the cursor has no room for: its whole path; or what is taken in its place, where it lies
  /// deeper than the pick may go. On a low screen, which has the hints' row alone for it, only what must be known.
  var resultToShowWhole: String? {
    guard let match = state.search?.matchAtCursor else { return nil }
    let (path, taken) = (match.region.path, state.pathTaken(with: match.region))
    if taken.count < path.count { return SafeText.line(look.texts.taken(taken)) }
    let row = ResultRow(match, columns: resultColumns, look: look)
    if layout.wholeName == nil ? row.hasWholeName : row.isWhole { return nil }
    return SafeText.line(path.map(\.name).joined(separator: "/"))
  }
}
