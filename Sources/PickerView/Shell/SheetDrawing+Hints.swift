import PickerCore
import TerminalKit

extension SheetDrawing {
  /// Draws the last row: a notice, or the hints.
  mutating func drawHints() {
    guard let row = shell.hints ?? rowForNotice, !isNameInHints else { return }
    if shell.hints == nil { clear(row: row) }
    let start = margin.lowerBound
    if let notice = state.notice {
      let text = SafeText.line(texts.notice(notice, isOfDivisions: state.isOfDivisions))
      write(
        TextWidth.truncated(text, to: margin.count, ellipsis: glyphs.ellipsis), column: start, row: row,
        .notice)
    } else if state.helpTop != nil {
      drawHelpHints(column: start, row: row)
    } else {
      let end = drawTyped(row: row, before: drawMarkCount(row: row))
      var hints = presentation.hints(in: Keymap.Mode(state))
      if saysFailure, state.hasFailedList {
        hints = HintLine(hints.all.map { $0.takingRow(means: texts.tryAgain) })
      }
      if let place = state.placeTakenAsItIs {
        let name = TextWidth.truncated(SafeText.line(place.name), to: 20, ellipsis: glyphs.ellipsis)
        hints = HintLine(hints.all.map { $0.takingPlace(means: texts.take(name)) })
      }
      drawHints(hints, before: end, row: row)
    }
  }

  /// The last row of a sheet so low that it has none for hints, while there is something to say; nil otherwise.
  ///
  /// Columns keep their rows, or the band would be covered; those of a sheet without hints by wish have more of them. A
  /// calendar's last row may have the chosen day: the row above it is covered then.
  private var rowForNotice: Int? {
    let mayCover = state.columns == nil || body.list.count >= 5
    guard state.notice != nil, mayCover, shell.rows.count > 1 else { return nil }
    let last = shell.rows.upperBound - 1
    return state.columns != nil && rendering.frame.cursor?.row == last ? last - 1 : last
  }

  /// Covers a row with the sheet, so that a click does not reach what stood there.
  private mutating func clear(row: Int) {
    fill(shell.inner, row: row, .sheet)
    addTarget(.sheet, columns: shell.inner, row: row)
  }

  private mutating func drawHelpHints(column: Int, row: Int) {
    var column = column
    let keymap = presentation.keymap
    func names(_ keys: Key?...) -> [String] { keys.compactMap { $0?.name(glyphs) } }
    let arrows = names(
      keymap.key(for: .send(.cursorMoved(by: -1))) ?? keymap.key(for: .send(.dayMoved(by: -7))),
      keymap.key(for: .send(.cursorMoved(by: 1))) ?? keymap.key(for: .send(.dayMoved(by: 7))))
    let separator = arrows.contains { $0.count > 1 } ? "/" : ""
    let scroll =
      helpScrolls && !arrows.isEmpty ? [(arrows.joined(separator: separator), texts.helpScroll)] : []
    let leave = names(keymap.key(for: .send(.dismissed)), .character("q")).joined(separator: " ")
    for (keys, meaning) in scroll + [(leave, texts.helpLeave)] {
      column = write(keys, column: column, row: row, .hintKey) + 1
      column = write(meaning, column: column, row: row, .hint) + 2
    }
  }

  /// Draws the typed letters or digits before the column `end`, for as long as the next one would join them.
  ///
  /// - Returns: The column that no hint reaches.
  private mutating func drawTyped(row: Int, before end: Int) -> Int {
    let digits = state.columns?.moments?.digits ?? ""
    guard state.typeAhead.isCounting || !digits.isEmpty else { return end }
    let typed = digits.isEmpty ? SafeText.line(state.typeAhead.text) : digits
    let text = typed.suffix(margin.count)
    let start = max(end - text.count, margin.lowerBound)
    write(String(text), column: start, row: row, .typed)
    return start - 1
  }

  /// Draws the hints that fit, in reading order.
  private mutating func drawHints(_ hints: HintLine, before end: Int, row: Int) {
    let kept = hints.fitting(width: margin.count, in: state)
    var column = margin.lowerBound
    for index in hints.order where kept & 1 << index != 0 && column + hints.all[index].width <= end {
      column = draw(hints.all[index], column: column, row: row) + 2
    }
  }

  private mutating func draw(_ hint: Hint, column: Int, row: Int) -> Int {
    let next = write(hint.keys, column: column, row: row, .hintKey) + 1
    let end = write(hint.meaning, column: next, row: row, .hint)
    addTargets(of: hint, columns: column..<end, row: row)
    return end
  }

  private mutating func addTargets(of hint: Hint, columns: Range<Int>, row: Int) {
    let middle = min(columns.lowerBound + hint.firstWidth, columns.upperBound)
    if let last = hint.pressed.last { addTarget(.key(last), columns: columns, row: row) }
    if let first = hint.pressed.first {
      addTarget(.key(first), columns: columns.lowerBound..<middle, row: row)
    }
  }
}
