import CNCurses
import TerminalKit

extension Session {
  /// Shows a frame: the rows that differ from the one before are given to ncurses, which writes what changed.
  ///
  /// A frame equal to the one before writes nothing.
  ///
  /// - Complexity: O(cells).
  public func present(_ frame: Frame) {
    guard frame != shown else { return }
    for row in 0..<frame.rows where shown.map({ !isSame(row, in: frame, $0) }) ?? true {
      draw(row, of: frame)
    }
    if (shown?.cursor == nil) != (frame.cursor == nil) || shown == nil {
      curs_set(frame.cursor == nil ? 0 : 1)
    }
    if let cursor = frame.cursor { wmove(cn_screen(), Int32(cursor.row), Int32(cursor.column)) }
    wrefresh(cn_screen())
    if shown == nil { beginModes() }
    shown = frame
  }

  private func isSame(_ row: Int, in frame: Frame, _ before: Frame) -> Bool {
    frame.columns == before.columns && frame.row(row) == before.row(row)
  }

  /// Writes a row run by run: cells of one style that lie next to each other go in one call.
  private func draw(_ row: Int, of frame: Frame) {
    let cells = frame.row(row)
    var text: [wchar_t] = []
    text.reserveCapacity(cells.count)
    var start = cells.startIndex
    while start < cells.endIndex {
      let style = cells[start].style
      var end = start
      text.removeAll(keepingCapacity: true)
      while end < cells.endIndex, cells[end].style == style {
        append(cells[end], to: &text)
        end += 1
      }
      let entry = palette.entry(style)
      cn_set_style(cn_screen(), entry.attributes, entry.pair)
      let column = Int32(start - cells.startIndex)
      mvwaddnwstr(cn_screen(), Int32(row), column, text, Int32(text.count))
      start = end
    }
  }

  private func append(_ cell: Cell, to text: inout [wchar_t]) {
    guard cell.width > 0 else { return }
    text.append(wchar_t(cell.scalar.value))
    if cell.mark != "\0" { text.append(wchar_t(cell.mark.value)) }
  }
}
