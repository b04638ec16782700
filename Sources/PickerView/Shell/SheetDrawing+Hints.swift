import PickerCore
import TerminalKit

extension SheetDrawing {
  /// The last row: what there is to say, or which keys there are.
  mutating func drawHints() {
    guard let row = shell.hints ?? rowForNotice, !isNameInHints else { return }
    if shell.hints == nil { clear(row: row) }
    let start = shell.inner.lowerBound + min(1, max(shell.inner.count - 20, 0))
    if let notice = state.notice {
      let text = SafeText.line(texts.notice(notice))
      let room = shell.inner.upperBound - start
      write(TextWidth.truncated(text, to: room, ellipsis: glyphs.ellipsis), column: start, row: row, .notice)
    } else if state.helpTop != nil {
      let arrows = glyphs.arrows.prefix(2).joined(separator: " ")
      let scrolls = state.helpLineCount > shell.help.count
      let scroll = scrolls ? arrows + " " + texts.helpScroll + "  " : ""
      write(scroll + texts.helpLeave, column: start, row: row, .hint)
    } else {
      drawHints(fittingHints(width: shell.inner.count - 2), column: start, row: row)
    }
  }

  /// The last row of a sheet so low that it has none for hints, while there is something to say; nil otherwise.
  private var rowForNotice: Int? {
    state.notice != nil && shell.rows.count > 1 ? shell.rows.upperBound - 1 : nil
  }

  /// Covers a row with the sheet; a click does not reach what stood there.
  private mutating func clear(row: Int) {
    fill(shell.inner, row: row, .sheet)
    addTarget(.sheet, columns: shell.inner, row: row)
  }

  private mutating func drawHints(_ hints: [Hint], column: Int, row: Int) {
    var column = column
    for hint in hints {
      let start = column
      column = write(hint.keys, column: column, row: row, .hintKey) + 1
      column = write(hint.meaning, column: column, row: row, .hint)
      if let key = hint.key { addTarget(.key(key), columns: start..<column, row: row) }
      column += 2
    }
  }

  /// The most needed hints that fit, in the order in which they are read.
  private func fittingHints(width: Int) -> [Hint] {
    var room = width + 2
    let hints = presentation.hints(in: Keymap.Mode(state)).filter { $0.requirement.isMet(by: state.options) }
    let kept = hints.prefix { hint in
      room -= hint.width + 2
      return room >= 0
    }
    return kept.sorted { $0.place < $1.place }
  }

  /// The keys and what they do, in the place of everything between title and hints.
  mutating func drawHelp() {
    let inner = shell.inner
    let mode: Keymap.Mode = state.search == nil ? .content : .search
    let lines = presentation.keymap.help(
      state.options, in: mode, presentation: presentation, isBrief: inner.count < 36)
    let keysWidth = lines.map { TextWidth.of($0.keys) }.max() ?? 0
    let start = inner.lowerBound + (inner.count > 24 ? 2 : 0)
    let top = state.helpTop ?? 0
    for (line, row) in zip(lines.dropFirst(top), shell.help) {
      write(line.keys, column: start, row: row, .hintKey)
      let meaning = TextWidth.truncated(
        line.meaning, to: inner.upperBound - start - keysWidth - 2, ellipsis: glyphs.ellipsis)
      write(meaning, column: start + keysWidth + 2, row: row, .name)
    }
    let first = (shell.title ?? shell.rows.lowerBound - 1) + 1
    rendering.targets.add(.help, columns: shell.columns, rows: first..<max(shell.rows.upperBound, first))
    setCursor(column: start, row: shell.help.lowerBound)
  }
}
