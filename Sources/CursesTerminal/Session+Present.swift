import CNCurses
import Glibc
import TerminalKit

extension Session {
  /// Shows a frame: the cells that differ from the one before are given to ncurses, which writes them.
  ///
  /// A frame equal to the one before writes nothing. The first one, and one after `redraw`, turns mouse and paste
  /// reports on behind it.
  ///
  /// - Complexity: O(cells).
  public func present(_ frame: Frame) {
    let frame = codes.canFillCorner ? frame : frame.withNarrowCellBeforeCorner
    let before = shown.flatMap { $0.columns == frame.columns && $0.rows == frame.rows ? $0 : nil }
    let changes = FrameChanges(from: before, to: frame, looks: palette.looks)
    if changes.isEmpty, before?.cursor == frame.cursor { return }
    var characters: [cchar_t] = []
    characters.reserveCapacity(frame.columns)
    for change in changes.runs { draw(change.columns, row: change.row, of: frame, &characters) }
    if (shown?.cursor == nil) != (frame.cursor == nil) || shown == nil {
      curs_set(frame.cursor == nil ? 0 : 1)
    }
    if let cursor = frame.cursor { wmove(cn_screen(), Int32(cursor.row), Int32(cursor.column)) }
    // ncurses fills the lower right cell by inserting beside it, which a screen of one column has no room for.
    if frame.columns < 2 { clearok(cn_physical_screen(), true) }
    wrefresh(cn_screen())
    beginScreen()
    let reports = shown == nil ? codes.reports : []
    let drawn = output.take()
    let bytes = codes.steadyColumns?.steadied(drawn) ?? drawn
    write(codes.frameBegin + beforeWhole + bytes + reports + codes.frameEnd)
    beforeWhole = []
    shown = frame
  }

  /// Writes a frame in one go. A terminal that is gone is found out where keys are read.
  private func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
    }
  }

  /// Gives ncurses cells of a row.
  ///
  /// - Parameter characters: Room for them, which is used again for the next run.
  private func draw(_ columns: Range<Int>, row: Int, of frame: Frame, _ characters: inout [cchar_t]) {
    let palette = palette
    let start = row * frame.columns
    characters.removeAll(keepingCapacity: true)
    for cell in frame.cells[start + columns.lowerBound..<start + columns.upperBound] where cell.width > 0 {
      let blank = palette.blank(cell.style)
      if cell.isKnown {
        characters.append(cn_character(blank, wchar_t(cell.scalar.value), cell.knownMark))
      } else {
        for _ in 0..<cell.width { characters.append(cn_character(blank, 0xFFFD, 0)) }
      }
    }
    mvwadd_wchnstr(
      cn_screen(), Int32(row), Int32(columns.lowerBound), characters, Int32(characters.count))
  }
}

extension Cell {
  /// Whether the C library has the same width for the character. What it does not know, ncurses would draw over what
  /// stands beside it.
  fileprivate var isKnown: Bool {
    let value = scalar.value
    if value < 0x7F || (0x4E00...0x9FFF).contains(value) || (0x2500...0x25FF).contains(value) { return true }
    return wcwidth(wchar_t(value)) == Int32(width)
  }

  /// The mark, if the C library knows that it is one; else 0.
  fileprivate var knownMark: wchar_t {
    let value = wchar_t(mark.value)
    return value == 0 || wcwidth(value) == 0 ? value : 0
  }
}

extension Frame {
  /// The same with blanks for a wide character that ends just before a narrow one in the lower right corner.
  fileprivate var withNarrowCellBeforeCorner: Frame {
    guard let corner = self[column: columns - 1, row: rows - 1], corner.width == 1,
      let before = self[column: columns - 2, row: rows - 1], before.width == 0
    else { return self }
    var frame = self
    frame.fill(columns - 3..<columns - 1, row: rows - 1, style: before.style)
    return frame
  }
}
