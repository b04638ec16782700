/// A screen as a value: rows of cells, and where the cursor stands.
public struct Frame: Equatable, Sendable {
  public let columns: Int
  public let rows: Int
  /// Where the terminal's own cursor stands; nil hides it.
  public var cursor: Position?

  /// All cells, row after row from the top left.
  public private(set) var cells: [Cell]

  public struct Position: Equatable, Sendable {
    public var column: Int
    public var row: Int

    public init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  /// A screen full of one character, which must be one cell wide. Sizes below 1×1 count as 1×1.
  public init(columns: Int, rows: Int, filledWith scalar: Unicode.Scalar = " ", style: Style = .plain) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    cells = Array(repeating: Cell(scalar, style: style), count: self.columns * self.rows)
  }

  /// The cells of one row; empty outside the frame.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    guard (0..<rows).contains(row) else { return [] }
    return cells[row * columns..<(row + 1) * columns]
  }

  public subscript(column column: Int, row row: Int) -> Cell? {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return nil }
    return cells[row * columns + column]
  }

  /// Lends the cells of a row to somebody who writes several of them: they are known to be the frame's own once
  /// for all.
  ///
  /// - Precondition: The frame has the row.
  mutating func withRow<Result>(_ row: Int, _ body: (FrameRow) -> Result) -> Result {
    let range = row * columns..<(row + 1) * columns
    return cells.withUnsafeMutableBufferPointer {
      body(FrameRow(cells: UnsafeMutableBufferPointer(rebasing: $0[range])))
    }
  }
}

/// The cells of one row of a frame while they are written. Columns must be the row's.
struct FrameRow {
  let cells: UnsafeMutableBufferPointer<Cell>

  /// Puts a character into a cell, and blanks what is left of a wide one that it cuts.
  ///
  /// - Precondition: A wide character has room.
  func put(_ cell: Cell, at column: Int) {
    clearHalves(at: column)
    cells[column] = cell
    guard cell.width == 2 else { return }
    clearHalves(at: column + 1)
    cells[column + 1] = .trailing(cell.style)
  }

  /// Puts the same narrow character into a run of cells. Only its ends can cut a wide one.
  func put(_ cell: Cell, in run: Range<Int>) {
    guard let last = run.last else { return }
    clearHalves(at: run.lowerBound)
    clearHalves(at: last)
    cells[run].update(repeating: cell)
  }

  /// Adds a combining mark to the character before a column, if it has none.
  func addMark(_ scalar: Unicode.Scalar, before column: Int) {
    let isWide = cells[column - 1].width == 0 && column > 1
    let base = isWide ? column - 2 : column - 1
    if cells[base].mark == "\0" { cells[base].mark = scalar }
  }

  private func clearHalves(at column: Int) {
    switch cells[column].width {
    case 0 where column > 0: cells[column - 1] = .blank(cells[column - 1].style)
    case 2 where column + 1 < cells.count: cells[column + 1] = .blank(cells[column + 1].style)
    default: break
    }
  }
}
