/// A screen as a value: rows of cells and the cursor's position.
public struct Frame: Equatable, Sendable {
  public let columns: Int
  public let rows: Int
  /// The position of the terminal's cursor; nil hides it.
  public var cursor: Position?

  /// All cells, row by row from the top left.
  public private(set) var cells: [Cell]

  /// The marks and joined characters that follow the cells' bases.
  private(set) var tails = Tails()

  public struct Position: Equatable, Sendable {
    public var column: Int
    public var row: Int

    public init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  /// Creates a screen full of one character, which must be one cell wide.
  ///
  /// Sizes below 1×1 count as 1×1.
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

  public static func == (one: Frame, other: Frame) -> Bool {
    guard one.columns == other.columns, one.rows == other.rows, one.cursor == other.cursor else {
      return false
    }
    return one.cells == other.numbered(like: one).cells
  }

  /// All scalars of a cell: the base and its tail; empty for the second cell of a wide character.
  public func scalars(of cell: Cell) -> [Unicode.Scalar] {
    cell.width == 0 ? [] : [cell.scalar] + tails[cell.tail]
  }

  /// The same screen with tails numbered as in `other`, so that equal cells are equal words.
  ///
  /// - Complexity: O(1) where both frames have the same tails, which is usual; else O(cells).
  public func numbered(like other: Frame) -> Frame {
    guard tails != other.tails else { return self }
    var frame = self
    for index in cells.indices where cells[index].hasTail {
      frame.cells[index].tail = tails.number(cells[index].tail, in: other.tails)
    }
    frame.tails = other.tails
    return frame
  }

  /// A cell for a cluster; the frame stores its tail.
  mutating func cell(for cluster: Cluster, style: Style) -> Cell {
    var cell = Cell(cluster.base, width: UInt8(cluster.width), style: style)
    if !cluster.tail.isEmpty { cell.tail = tails.number(of: cluster.tail) }
    return cell
  }

  /// Gives `body` direct access to the cells of a row, with one uniqueness check for all its writes.
  ///
  /// - Precondition: The frame has the row.
  mutating func withRow<Result>(_ row: Int, _ body: (FrameRow) -> Result) -> Result {
    let range = row * columns..<(row + 1) * columns
    return cells.withUnsafeMutableBufferPointer {
      body(FrameRow(cells: UnsafeMutableBufferPointer(rebasing: $0[range])))
    }
  }
}

/// The cells of one row during writing; columns must lie within the row.
struct FrameRow {
  let cells: UnsafeMutableBufferPointer<Cell>

  /// Writes a character and blanks the other half of a wide one that it cuts.
  ///
  /// - Precondition: A wide character has room.
  func put(_ cell: Cell, at column: Int) {
    clearHalves(at: column)
    cells[column] = cell
    guard cell.width == 2 else { return }
    clearHalves(at: column + 1)
    cells[column + 1] = .trailing(cell.style)
  }

  /// Writes the same one-cell character to a run of cells; only its ends can cut a wide one.
  func put(_ cell: Cell, in run: Range<Int>) {
    guard let last = run.last else { return }
    clearHalves(at: run.lowerBound)
    clearHalves(at: last)
    cells[run].update(repeating: cell)
  }

  private func clearHalves(at column: Int) {
    switch cells[column].width {
    case 0 where column > 0: cells[column - 1] = .blank(cells[column - 1].style)
    case 2 where column + 1 < cells.count: cells[column + 1] = .blank(cells[column + 1].style)
    default: break
    }
  }
}
