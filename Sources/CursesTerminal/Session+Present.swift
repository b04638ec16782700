import CNCurses
import Glibc
import TerminalKit

extension Session {
  /// Shows a frame in one write, by `ChangeWriter` on most terminals and by ncurses on the others.
  ///
  /// A frame equal to the one before writes nothing. The first frame, and one after `redraw`, is followed by
  /// the codes that turn on mouse and paste reports.
  ///
  /// - Complexity: O(cells).
  public func present(_ frame: Frame) {
    let frame = codes.canFillCorner ? frame : frame.withNarrowCellBeforeCorner
    if clusters.isFull { forgetClusters() }
    let before = shown.flatMap {
      $0.columns == frame.columns && $0.rows == frame.rows ? $0.numbered(like: frame) : nil
    }
    if before == nil, framesAreWritten, let bytes = wholeBytes(of: frame) {
      beginScreen()
      write(codes.frameBegin + bytes + codes.reports + codes.frameEnd)
      libraryIsBehind = true
      shown = frame
      return
    }
    let changes = FrameChanges(from: before, to: frame, looks: palette.looks)
    if let before {
      if changes.isEmpty, before.cursor == frame.cursor { return }
      if framesAreWritten, let bytes = bytes(of: changes, in: frame, from: before.cursor) {
        write(codes.frameBegin + visibility(of: frame, after: before) + bytes + codes.frameEnd)
        libraryIsBehind = true
        shown = frame
        return
      }
    }
    if libraryIsBehind {
      letLibraryDraw()
      redraw()
      return present(frame)
    }
    drawByLibrary(changes, of: frame)
    shown = frame
  }

  /// Lets ncurses draw the changes, which are all cells where the screen is unknown.
  private func drawByLibrary(_ changes: FrameChanges, of frame: Frame) {
    letLibraryDraw()
    var pieces = RowPieces(columns: frame.columns)
    var spilledRows: [Int] = []
    for change in changes.runs where draw(change.columns, row: change.row, of: frame, &pieces) {
      spilledRows.append(change.row)
    }
    if (shown?.cursor == nil) != (frame.cursor == nil) || shown == nil {
      curs_set(frame.cursor == nil ? 0 : 1)
    }
    if let cursor = frame.cursor { wmove(cn_screen(), Int32(cursor.row), Int32(cursor.column)) }
    let isBar = frame.columns < 2
    if isBar { clearok(cn_physical_screen(), true) }
    wrefresh(cn_screen())
    if !spilledRows.isEmpty { rewrite(spilledRows) }
    beginScreen()
    let reports = shown == nil ? codes.reports : []
    let drawn = output?.take() ?? []
    let bytes = codes.steadyColumns?.steadied(drawn, clusters: clusters) ?? drawn
    write(codes.frameBegin + beforeWhole + bytes + reports + codes.frameEnd)
    beforeWhole = []
  }

  /// Writes all bytes; errors are ignored here, since reading keys reports a lost terminal.
  private func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
    }
  }

  /// Hands cells of a row to ncurses, from the right to the left.
  ///
  /// Where a piece begins on the right half of an old wide character, ncurses blanks the left half with the terminal's
  /// own background; the piece to the left then covers that.
  ///
  /// - Parameter pieces: A buffer, reused for every run.
  /// - Returns: Whether a terminal may draw one of them over the cells after it.
  private func draw(_ columns: Range<Int>, row: Int, of frame: Frame, _ pieces: inout RowPieces) -> Bool {
    let palette = palette
    let start = row * frame.columns
    var spills = false
    var column = columns.lowerBound
    pieces.begin(at: column)
    while column < columns.upperBound {
      let cell = frame.cells[start + column]
      let blank = palette.blank(cell.style)
      let count = frame.blankCount(at: start + column, before: start + columns.upperBound)
      if count >= Session.leastStretch {
        pieces.add(count, blank, at: column)
        column += count
        continue
      }
      column += 1
      if cell.width == 0 { continue }
      if cell.hasTail {
        let scalars = frame.scalars(of: cell)
        spills = append(scalars, width: Int(cell.width), blank, to: &pieces.characters) || spills
      } else if cell.isKnown {
        pieces.characters.append(cn_character(blank, wchar_t(cell.scalar.value), 0))
      } else {
        for _ in 0..<cell.width { pieces.characters.append(cn_character(blank, 0xFFFD, 0)) }
      }
    }
    pieces.put(row: row)
    return spills
  }

  /// So many blanks of one style are given to ncurses at once.
  static let leastStretch = 8

  /// Adds a character with all that belongs to it: as it is where the C library sees a character and a mark in it, by
  /// its number where the session puts the rest in, and what of it has room elsewhere.
  func append(
    _ scalars: [Unicode.Scalar], width: Int, _ blank: cchar_t, to characters: inout [cchar_t]
  ) -> Bool {
    let base = wchar_t(scalars[0].value)
    if wcwidth(base) < 1 {
      for _ in 0..<width { characters.append(cn_character(blank, 0xFFFD, 0)) }
    } else if let mark = LibraryWidth.mark(in: scalars, width: width) {
      characters.append(cn_character(blank, base, mark))
    } else if codes.steadyColumns != nil {
      let (cluster, spills) = clusters.placeholder(for: scalars, width: width)
      characters.append(cn_numbered(blank, cluster.base, cluster.high, cluster.low))
      return spills
    } else {
      for part in LibraryWidth.parts(of: scalars, width: width) {
        characters.append(cn_character(blank, part.character, part.mark))
      }
    }
    return false
  }

  /// Writes rows again from the left, to replace cells that a cluster may have covered without ncurses'
  /// knowledge.
  private func rewrite(_ rows: [Int]) {
    for row in rows { wredrawln(cn_screen(), Int32(row), 1) }
    wrefresh(cn_screen())
  }

  /// Restarts the numbering of clusters; the next frame is drawn whole.
  private func forgetClusters() {
    clusters = ClusterTable()
    redraw()
  }
}

extension Cell {
  /// Whether the C library gives the character the same width; otherwise ncurses would overwrite its
  /// neighbours.
  var isKnown: Bool {
    let value = scalar.value
    if value < 0x7F || (0x4E00...0x9FFF).contains(value) || (0x2500...0x25FF).contains(value) { return true }
    return wcwidth(wchar_t(value)) == Int32(width)
  }
}

extension Frame {
  /// How many cells from one on are the same blank; 0 where it is none, and where they are too few to be counted.
  func blankCount(at index: Int, before end: Int) -> Int {
    let (cell, enough) = (cells[index], index + Session.leastStretch)
    guard enough <= end, cell == cells[enough - 1], cell == .blank(cell.style) else { return 0 }
    var next = index + 1
    while next < end, cells[next] == cell { next += 1 }
    return next - index
  }

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
