/// Which rows and columns of the screen show what: the shell that every sheet has, and the body that a face fills.
///
/// Pure geometry, from the size, the face's rules and the number of steps. Rows and columns are cells, counted
/// from the top left corner of the screen.
public struct SheetLayout: Equatable, Sendable {
  public let shell: Shell
  public let body: Body

  public static let maximumWidth = 100

  /// - Parameters:
  ///   - wantedWidth: Nil for the usual one.
  ///   - rules: Which parts get rows, the most needed first; the face gives them.
  ///   - listLimit: How many rows the list of a sheet of automatic height has; nil for as many as it holds, or more
  ///     where the sheet would be low.
  ///   - stepCount: How many steps are shown above the list.
  ///   - listCount: How many rows the list has in all, also while a search lies over it.
  public init(
    size: Size, height: SheetHeight, width wantedWidth: SheetWidth? = nil,
    rules: [LayoutRule] = LayoutRule.stepRows, listLimit: Int? = nil,
    stepCount: Int, listCount: Int = 0, isSearching: Bool = false
  ) {
    let width = SheetLayout.width(wantedWidth, screenColumns: size.columns)
    let left = (size.columns - width) / 2
    let context = LayoutContext(
      width: width, stepCount: stepCount, listCount: listLimit ?? listCount, isSearching: isSearching)
    var sheetHeight = SheetLayout.greatestHeight(height, screenRows: size.rows)
    var parts = PartRows(height: sheetHeight, screenRows: size.rows, rules: rules, context)
    let least = listLimit == nil ? SheetLayout.usualHeight(screenRows: size.rows) : 1
    let spare = min(parts.count(of: .list) - context.listCount, sheetHeight - least)
    if height == .automatic, spare > 0 {
      sheetHeight -= spare
      parts = PartRows(height: sheetHeight, screenRows: size.rows, rules: rules, context)
    }
    let rows = size.rows - sheetHeight..<size.rows
    shell = Shell(
      columns: left..<left + width, rows: rows, hasBorder: parts.count(of: .border) > 0,
      title: parts.row(of: .title), header: parts.row(of: .header), hints: parts.row(of: .hints))
    body = Body(parts, stepCount: stepCount)
  }

  private static func width(_ wanted: SheetWidth?, screenColumns: Int) -> Int {
    let width =
      switch wanted {
      case nil: maximumWidth
      case .columns(let columns)?: columns
      case .percent(let share)?: screenColumns * min(max(share, 0), 100) / 100
      }
    return min(max(width, 1), screenColumns)
  }

  /// Screens with fewer rows are the sheet's alone.
  private static let lowScreen = 12

  /// The height of a sheet whose list needs no more: three quarters of the screen, and nearly all of one of 24 rows.
  private static func usualHeight(screenRows: Int) -> Int {
    screenRows < lowScreen ? screenRows : max(screenRows * 3 / 4, min(screenRows - 1, 23))
  }

  /// The height that a sheet may grow to for its list: a row of the screen behind it stays in sight.
  private static func greatestHeight(_ height: SheetHeight, screenRows: Int) -> Int {
    let wanted =
      switch height {
      case .automatic: screenRows < lowScreen ? screenRows : screenRows - 1
      case .rows(let rows): rows
      case .percent(let share): screenRows * min(max(share, 0), 100) / 100
      }
    return min(max(wanted, 1), screenRows)
  }
}

/// The frame of every sheet: its edge, its title, its hints. A row that a low screen lacks is nil.
public struct Shell: Equatable, Sendable {
  /// The sheet, borders included.
  public let columns: Range<Int>
  public let rows: Range<Int>
  /// Whether a line runs round the sheet's upper edge and sides.
  public let hasBorder: Bool
  public let title: Int?
  /// A line of words below the title.
  public let header: Int?
  public let hints: Int?

  /// The columns inside the border.
  public var inner: Range<Int> {
    hasBorder ? columns.lowerBound + 1..<columns.upperBound - 1 : columns
  }

  /// The rows between title and hints, which the help takes.
  public var help: Range<Int> {
    let first = title.map { $0 + 1 } ?? rows.lowerBound
    return first..<max(hints ?? rows.upperBound, first)
  }
}

/// What stands between title and hints, from top to bottom.
///
/// The list has at least one row on every screen but one: a search on a screen of one row shows its line.
public struct Body: Equatable, Sendable {
  /// The steps of the path: a row a step, or all in one row. Empty where a face shows none.
  public let steps: Range<Int>
  /// 2 where a row lies between steps, else 1.
  public let stepSpacing: Int
  public let separator: Int?
  public let heading: Int?
  /// The row of the search's line, in the heading's place; nil where no search is open.
  public let searchLine: Int?
  /// The rows of the list, of the results, or of the wheels.
  public let list: Range<Int>
  /// The row that shows a name whole which is too wide for its own.
  public let wholeName: Int?

  init(_ parts: PartRows, stepCount: Int) {
    steps = parts.rows(of: .steps)
    stepSpacing = steps.count > max(stepCount, 1) ? 2 : 1
    separator = parts.row(of: .separator)
    heading = parts.row(of: .heading)
    searchLine = parts.row(of: .searchLine)
    list = parts.rows(of: .list)
    wholeName = parts.row(of: .wholeName)
  }
}
