import PickerCore
import RegionModel
import RegionSearch
import TerminalKit

/// The signs of marks before the names, and the number of marks.
extension SheetDrawing {
  /// Draws the sign of a row of the list; nothing where one place is picked.
  mutating func drawMark(ofRow position: Int, in places: Places, row: Int) {
    guard let column = grid.mark, let path = places.path(ofRow: position) else { return }
    let sign = state.markSign(of: path[path.count - 1], below: path.dropLast())
    drawMark(sign, ofRow: position, column: column, row: row, isCurrent: position == places.step.cursor)
  }

  mutating func drawMark(ofResult position: Int, in results: SearchResults, row: Int) {
    guard let column = grid.resultMark else { return }
    let isCurrent = position == state.search?.cursor
    let sign = state.markSign(of: results[position])
    drawMark(sign, ofRow: position, column: column, row: row, isCurrent: isCurrent)
  }

  private mutating func drawMark(
    _ sign: MarkSign, ofRow position: Int, column: Int, row: Int, isCurrent: Bool
  ) {
    guard let glyph = glyphs.mark(sign) else { return }
    let isOpen = sign == .unmarked
    let role: Role = isCurrent ? (isOpen ? .cursorLetter : .cursorChosen) : isOpen ? .count : .dot
    let end = write(glyph, column: column, row: row, role)
    addTarget(.mark(position), columns: column..<end, row: row)
  }

  /// Draws how many places are marked, and the limit if there is one, at the right end of the hints' row.
  ///
  /// - Returns: The column that nothing else in the row reaches.
  mutating func drawMarkCount(row: Int) -> Int {
    guard let count = state.markCount, let sign = glyphs.mark(.marked) else { return margin.upperBound }
    guard count.marked > 0 || count.limit < Options.noMarkLimit else { return margin.upperBound }
    let text = "\(sign) \(count.marked)" + (count.limit < Options.noMarkLimit ? "/\(count.limit)" : "")
    let start = margin.upperBound - TextWidth.of(text)
    guard start >= margin.lowerBound else { return margin.upperBound }
    write(text, column: start, row: row, .typed)
    return start - 1
  }
}

extension Glyphs {
  /// The sign of a mark; nil for none.
  func mark(_ sign: MarkSign) -> String? {
    switch sign {
    case .none: nil
    case .unmarked: marks[0]
    case .partly: marks[1]
    case .marked: marks[2]
    }
  }
}
