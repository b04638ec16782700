import PickerCore
import TerminalKit

extension SheetDrawing {
  /// Draws the keys and their meaning in place of everything between title and hints.
  mutating func drawHelp() {
    let help = helpLines
    let width = help.columnCount == 1 ? margin.count : margin.count / 2
    let top = shell.help.lowerBound + (help.lines.count < shell.help.count ? 1 : 0)
    for (index, line) in help.lines.enumerated() where index < shell.help.count * help.columnCount {
      let column = margin.lowerBound + index / max(shell.help.count, 1) * width
      let row = top + index % max(shell.help.count, 1)
      write(line.keys, column: column, row: row, .title)
      let meaning = TextWidth.truncated(
        line.meaning, to: width - help.keysWidth - 2, ellipsis: glyphs.ellipsis)
      write(meaning, column: column + help.keysWidth + 2, row: row, .name)
    }
    let first = (shell.title ?? shell.rows.lowerBound - 1) + 1
    rendering.targets.add(.help, columns: shell.columns, rows: first..<max(shell.rows.upperBound, first))
    setCursor(column: margin.lowerBound, row: top)
  }

  /// Whether some lines of the help are hidden.
  var helpScrolls: Bool { helpLines.columnCount == 1 && state.helpLineCount > shell.help.count }

  /// The lines to show: all in one column, all in two columns, or one column from the line that was scrolled to.
  private var helpLines: HelpLines {
    let keymap = presentation.keymap
    let mode: Keymap.Mode = state.search == nil ? .content : .search
    let hasPinyin = state.hasPinyin
    func lines(isBrief: Bool) -> HelpLines {
      HelpLines(
        keymap.help(
          state.options, in: mode, presentation: presentation, isBrief: isBrief, hasPinyin: hasPinyin))
    }
    let (long, brief) = (lines(isBrief: false), lines(isBrief: true))
    var column = long.column(orBriefly: brief, width: margin.count, isNarrow: shell.inner.count < 36)
    if column.lines.count <= shell.help.count { return column }
    for var pair in [long, brief] {
      pair.columnCount = 2
      if pair.fits(rows: shell.help.count, width: margin.count) { return pair }
    }
    column.lines = Array(column.lines.dropFirst(state.helpTop ?? 0))
    return column
  }
}

/// The layout of the help.
private struct HelpLines {
  var lines: [(keys: String, meaning: String)]
  var columnCount = 1
  /// The width of the widest keys, in cells.
  let keysWidth: Int

  init(_ lines: [(keys: String, meaning: String)]) {
    self.lines = lines
    keysWidth = lines.reduce(0) { max($0, TextWidth.of($1.keys)) }
  }

  /// The lines in one column: as they are where their words fit, else with brief words for those that do not, else all
  /// with brief words and fewer keys.
  func column(orBriefly brief: HelpLines, width: Int, isNarrow: Bool) -> HelpLines {
    if isNarrow { return brief }
    let room = width - keysWidth - 2
    var mixed = self
    mixed.lines = zip(lines, brief.lines).map { line, brief in
      TextWidth.fits(line.meaning, in: room) ? line : (line.keys, brief.meaning)
    }
    return mixed.lines.allSatisfy { TextWidth.fits($0.meaning, in: room) } ? mixed : brief
  }

  /// Whether all lines fit in the columns, with a gap between them.
  func fits(rows: Int, width: Int) -> Bool {
    let widest = lines.reduce(0) { max($0, TextWidth.of($1.meaning)) }
    return lines.count <= rows * columnCount && keysWidth + 2 + widest + 1 <= width / columnCount
  }
}
