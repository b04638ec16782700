import PickerCore
import TerminalKit

extension SheetDrawing {
  /// The last row: what there is to say, or which keys there are.
  mutating func drawHints() {
    guard let row = layout.hints, !isNameInHints else { return }
    let start = layout.inner.lowerBound + min(1, max(layout.inner.count - 20, 0))
    if let notice = state.notice {
      let text = SafeText.line(presentation.texts.notice(notice))
      let room = layout.inner.upperBound - start
      write(
        TextWidth.truncated(text, to: room, ellipsis: presentation.glyphs.ellipsis), column: start, row: row,
        .notice)
    } else if state.helpTop != nil {
      let arrows = presentation.glyphs.arrows.prefix(2).joined(separator: " ")
      let scrolls = state.helpLineCount > layout.help.count
      let scroll = scrolls ? arrows + " " + presentation.texts.helpScroll + "  " : ""
      write(scroll + presentation.texts.helpLeave, column: start, row: row, .hint)
    } else {
      drawHints(fittingHints(width: layout.inner.count - 2), column: start, row: row)
    }
  }

  private mutating func drawHints(_ hints: [Keymap.Hint], column: Int, row: Int) {
    var column = column
    for hint in hints {
      column = write(hint.keys, column: column, row: row, .hintKey) + 1
      column = write(hint.meaning, column: column, row: row, .hint) + 2
    }
  }

  /// The order in which hints are read: moving first, leaving last.
  private static let hintOrder: [Keymap.Command] = [
    .previousRow, .jump, .search, .back, .choose, .acceptCursor, .dismiss, .help,
  ]

  /// The most needed hints that fit, in the order in which they are read.
  private func fittingHints(width: Int) -> [Keymap.Hint] {
    var room = width + 2
    let hints = presentation.hints(in: Keymap.Mode(state)).filter {
      Keymap.isOffered($0.command, in: state.options)
    }
    let kept = hints.prefix { hint in
      room -= hint.width + 2
      return room >= 0
    }
    return SheetDrawing.hintOrder.compactMap { command in kept.first { $0.command == command } }
  }

  /// The keys and what they do, in the place of everything between title and hints.
  mutating func drawHelp() {
    let inner = layout.inner
    let mode: Keymap.Mode = state.search == nil ? .list : .search
    let lines = Keymap.help(state.options, in: mode, presentation: presentation, isBrief: inner.count < 36)
    let keysWidth = lines.map { TextWidth.of($0.keys) }.max() ?? 0
    let start = inner.lowerBound + (inner.count > 24 ? 2 : 0)
    let top = state.helpTop ?? 0
    for (line, row) in zip(lines.dropFirst(top), layout.help) {
      write(line.keys, column: start, row: row, .hintKey)
      let meaning = TextWidth.truncated(
        line.meaning, to: inner.upperBound - start - keysWidth - 2, ellipsis: presentation.glyphs.ellipsis)
      write(meaning, column: start + keysWidth + 2, row: row, .name)
    }
    if state.motion == .still { frame.cursor = .init(column: start, row: layout.help.lowerBound) }
  }
}
