import PickerCore
import TerminalKit

/// The entry line of columns without a tree.
extension SheetDrawing {
  /// Draws the line: its label, the typed text, and how the columns read it.
  mutating func drawEntry(_ columns: Columns, row: Int) {
    guard let line = columns.entry else { return }
    let end = shell.inner.upperBound - 1
    let column = drawEntryLabel(row: row)
    let room = max(end - column, 1)
    let window = TextWindow(line, width: room, ellipsis: glyphs.ellipsis)
    let text = SafeText.line(window.text)
    let next = write(text, column: column, row: row, .query, limit: end)
    setCursor(column: min(column + window.caret, end), row: row)
    let remarks =
      line.isBlank
      ? [texts.entryHint(presentation.subject, columns.moments?.pick.fields ?? [])]
      : texts.remarks(on: line.text, columns, presentation.subject)
    guard let remark = remarks.first(where: { next + 3 + TextWidth.of($0) <= end }) else { return }
    write(remark, column: next + 3, row: row, .hint)
  }

  /// Draws the label of the entry line, or a person's own prompt; a narrow sheet has no room for it.
  ///
  /// - Returns: The column after it.
  mutating func drawEntryLabel(row: Int) -> Int {
    let inner = shell.inner
    guard inner.count > 24 else { return inner.lowerBound }
    return writePrompt(
      texts.entryLabel(presentation.subject) + " ", in: inner.lowerBound + 2..<inner.upperBound - 1, row: row,
      .heading)
  }
}
