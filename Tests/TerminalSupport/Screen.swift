/// What a terminal shows at one moment, as a value.
///
/// Rows and columns count from 0. Two screens are equal if a person at the terminal could not tell them
/// apart, and if they left the terminal in the same modes.
public struct Screen: Equatable, Sendable {
  /// A place on the screen, in cells from the upper left corner.
  public struct Position: Equatable, Sendable {
    public var row: Int
    public var column: Int

    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  public let rowCount: Int
  public let columnCount: Int
  public let cursor: Position
  public let modes: TerminalModes
  /// What the program called the window (OSC 0 or 2); nil before it did.
  public let title: String?
  /// The text of each row: a wide character stands once, trailing blanks are trimmed.
  public let rows: [String]
  /// The text of each row with its trailing blanks.
  let lines: [String]
  /// Row by row, `rowCount * columnCount` of them.
  let cells: [Cell]

  init(
    rowCount: Int, columnCount: Int, cells: [Cell], cursor: Position, modes: TerminalModes, title: String?
  ) {
    self.rowCount = rowCount
    self.columnCount = columnCount
    self.cells = cells
    self.cursor = cursor
    self.modes = modes
    self.title = title
    lines = (0..<rowCount).map { row in
      cells[row * columnCount..<(row + 1) * columnCount].reduce(into: "") { $0 += $1.text }
    }
    rows = lines.map { line in
      String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
    }
  }

  public var isCursorVisible: Bool { modes.isCursorVisible }

  public var isAlternate: Bool { modes.isAlternateScreen }

  /// All rows, with a newline after each.
  public var text: String { rows.map { $0 + "\n" }.joined() }

  /// The cell at `row` and `column`; nil outside the screen.
  public func cell(_ row: Int, _ column: Int) -> Cell? {
    guard (0..<rowCount).contains(row), (0..<columnCount).contains(column) else { return nil }
    return cells[row * columnCount + column]
  }

  /// Whether `text` stands within one row; blanks at its end count.
  public func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// Where `text` first stands within one row: the cell of its first character; nil if nowhere.
  ///
  /// - Complexity: O(*n* · *m*) in the cells of the screen and the characters of `text`.
  public func position(of text: String) -> Position? {
    for row in lines.indices where lines[row].contains(text) {
      let line = cells[row * columnCount..<(row + 1) * columnCount]
      for column in line.indices where line[column].width > 0 {
        if line[column...].lazy.flatMap(\.text).starts(with: text) {
          return Position(row: row, column: column - line.startIndex)
        }
      }
    }
    return nil
  }
}
