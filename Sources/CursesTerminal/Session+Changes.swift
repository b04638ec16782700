import CNCurses
import TerminalKit

extension Session {
  /// The bytes that clear the screen and write a whole frame.
  ///
  /// - Returns: Nil where ncurses has to draw.
  func wholeBytes(of frame: Frame) -> [UInt8]? {
    // Cleared cells look like the plain style's blanks, unless a theme gives those a colour.
    let isClear = styleCodes(of: .plain) == .plain
    let changes =
      isClear
      ? FrameChanges(fromBlankTo: frame, looks: palette.looks)
      : FrameChanges(from: nil, to: frame, looks: palette.looks)
    let start = Frame.Position(column: 0, row: 0)
    guard let bytes = bytes(of: changes, in: frame, from: start, onCleared: isClear) else { return nil }
    let visibility = frame.cursor == nil ? codes.cursorOff : codes.cursorOn
    return codes.clearedScreen(rows: size.rows) + visibility + bytes
  }

  /// The bytes that write the changed cells of a frame.
  ///
  /// ncurses compares both screens line by line again and computes four ways to most places, which takes two thirds
  /// of the instructions of a key; the changes are known here.
  ///
  /// - Parameters:
  ///   - cursor: Where the cursor is; nil where nobody knows.
  ///   - isCleared: Whether the screen is full of plain blanks.
  /// - Returns: Nil where ncurses has to draw: on terminals that do not speak ECMA-48.
  func bytes(
    of changes: FrameChanges, in frame: Frame, from cursor: Frame.Position?, onCleared isCleared: Bool = false
  ) -> [UInt8]? {
    guard let dialect = codes.dialect else { return nil }
    var writer = ChangeWriter(dialect, at: cursor)
    var spilledRows: [Int] = []
    for run in changes.runs {
      guard let spills = write(run, of: frame, to: &writer, onCleared: isCleared) else {
        framesAreWritten = false
        return nil
      }
      if spills, spilledRows.last != run.row { spilledRows.append(run.row) }
    }
    for row in spilledRows {
      _ = write(FrameChanges.Run(row: row, columns: 0..<frame.columns), of: frame, to: &writer)
    }
    writer.finish(at: frame.cursor)
    return codes.steadyColumns?.steadied(writer.bytes, clusters: clusters) ?? writer.bytes
  }

  /// The code that shows or hides the cursor, if that changes.
  func visibility(of frame: Frame, after before: Frame) -> [UInt8] {
    guard (before.cursor == nil) != (frame.cursor == nil) else { return [] }
    return frame.cursor == nil ? codes.cursorOff : codes.cursorOn
  }

  /// Writes a run of cells.
  ///
  /// - Returns: Whether a terminal may draw one of them over the cells after it; nil where a style has codes of
  ///   another kind than ECMA-48's.
  private func write(
    _ run: FrameChanges.Run, of frame: Frame, to writer: inout ChangeWriter, onCleared isCleared: Bool = false
  ) -> Bool? {
    let start = run.row * frame.columns
    var spills = false
    var column = run.columns.lowerBound
    var (style, codes) = (Style.plain, StyleCodes.plain)
    var isKnown = false  // Whether the two belong to the cell before.
    writer.move(to: column, row: run.row)
    while column < run.columns.upperBound {
      let cell = frame.cells[start + column]
      if !isKnown || cell.style != style {
        guard let new = styleCodes(of: cell.style) else { return nil }
        (style, codes, isKnown) = (cell.style, new, true)
      }
      let count = frame.blankCount(at: start + column, before: start + run.columns.upperBound)
      if isCleared, count > 0, codes == .plain {
        column += count
        writer.move(to: column, row: run.row)
        continue
      }
      writer.set(codes)
      if count > 0 {
        column += count
        writer.putBlanks(count, isLast: column == run.columns.upperBound)
        continue
      }
      column += 1
      if cell.width == 0 { continue }
      spills = write(cell, of: frame, to: &writer) || spills
    }
    if column == frame.columns { writer.forgetPosition() }
    return spills
  }

  /// - Returns: Whether a terminal may draw the cell over the cells after it.
  private func write(_ cell: Cell, of frame: Frame, to writer: inout ChangeWriter) -> Bool {
    if !cell.hasTail {
      if cell.isKnown {
        writer.put(cell.scalar, width: Int(cell.width))
      } else {
        for _ in 0..<cell.width { writer.put("\u{FFFD}", width: 1) }
      }
      return false
    }
    var characters: [cchar_t] = []
    let spills = append(frame.scalars(of: cell), width: Int(cell.width), cchar_t(), to: &characters)
    for character in characters { write(character, to: &writer) }
    return spills
  }

  /// Writes a character with its marks as ncurses would.
  private func write(_ character: cchar_t, to writer: inout ChangeWriter) {
    let values = [character.chars.0, character.chars.1, character.chars.2].prefix { $0 != 0 }
    for (index, value) in values.enumerated() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      writer.put(scalar, width: index == 0 ? Int(wcwidth(value)) : 0)
    }
  }

  private func styleCodes(of style: Style) -> StyleCodes? {
    let index = Int(style.rawValue)
    if index < styleCodes.count, !styleCodes[index].isUnread { return styleCodes[index] }
    guard let codes = StyleCodes(palette.blank(style)) else { return nil }
    while styleCodes.count <= index { styleCodes.append(.unread) }
    styleCodes[index] = codes
    return codes
  }
}
