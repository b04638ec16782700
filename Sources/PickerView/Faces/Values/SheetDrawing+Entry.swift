import PickerCore
import TerminalKit

/// The entry line of columns without a tree.
extension SheetDrawing {
  /// Draws the line: its label, the typed text, and how the columns read it.
  mutating func drawEntry(_ columns: Columns, row: Int) {
    guard let line = columns.entry else { return }
    let start = shell.inner.lowerBound + (shell.inner.count > 24 ? 2 : 0)
    let end = shell.inner.upperBound - 1
    var column = start
    if shell.inner.count > 24 {
      column = writePrompt(
        texts.entryLabel(presentation.subject) + " ", in: start..<end, row: row, .heading)
    }
    let room = max(end - column, 1)
    let window = TextWindow(line, width: room, ellipsis: glyphs.ellipsis)
    let text = SafeText.line(window.text)
    let next = write(text, column: column, row: row, .query, limit: end)
    setCursor(column: min(column + window.caret, end), row: row)
    let remark =
      line.isBlank ? texts.entryHint(presentation.subject) : columns.moments.map(texts.choice) ?? ""
    guard next + 3 + TextWidth.of(remark) <= end else { return }
    write(remark, column: next + 3, row: row, .hint)
  }
}
