/// The content of a terminal at one moment, as a value.
///
/// Rows and columns count from 0. Screens are equal if they look the same to a person and have the same
/// modes.
public struct Screen: Equatable, Sendable {
  /// A cell's position, counted from the upper left corner.
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
  /// The window title (OSC 0 or 2); nil until the program sets one.
  public let title: String?
  /// The text of each row: wide characters occur once, trailing blanks are trimmed.
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

  /// Whether `text` occurs within one row; trailing blanks of rows count.
  public func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// The position of the first character of `text` within one row; nil if it does not occur.
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
