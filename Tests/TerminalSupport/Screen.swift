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
  ///
  /// Half of a wide character whose other half was overwritten reads `�`.
  public let rows: [String]
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
    rows = (0..<rowCount).map { row in
      Screen.text(of: cells[row * columnCount..<(row + 1) * columnCount])
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

  /// Whether `text` stands within one row.
  public func contains(_ text: String) -> Bool { rows.contains { $0.contains(text) } }

  /// Where `text` first stands within one row: the cell of its first character; nil if nowhere.
  ///
  /// - Complexity: O(*n* · *m*) in the cells of the screen and the characters of `text`.
  public func position(of text: String) -> Position? {
    for row in rows.indices where rows[row].contains(text) {
      let line = cells[row * columnCount..<(row + 1) * columnCount]
      for column in line.indices where line[column].width > 0 {
        if line[column...].lazy.flatMap(\.text).starts(with: text) {
          return Position(row: row, column: column - line.startIndex)
        }
      }
    }
    return nil
  }

  private static func text(of line: ArraySlice<Cell>) -> String {
    let last = line.lastIndex { $0.width > 0 && $0.text != " " } ?? line.startIndex - 1
    return line[line.startIndex..<last + 1].map(\.text).joined()
  }
}
