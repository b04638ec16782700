/// Which rows and columns of the screen belong to which part of the sheet.
///
/// Pure geometry, from the size, the face's rules and the number of steps. `shell` is the same in every sheet, and a
/// face fills `body`. Rows and columns are cells, counted from the top left corner of the screen.
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
  ///   - isIncomplete: Whether the search has a row that says why it is.
  public init(
    size: Size, height: SheetHeight, width wantedWidth: SheetWidth? = nil,
    rules: [LayoutRule] = LayoutRule.stepRows, listLimit: Int? = nil,
    stepCount: Int, listCount: Int = 0, isSearching: Bool = false, isIncomplete: Bool = false
  ) {
    let width = SheetLayout.width(wantedWidth, screenColumns: size.columns)
    let left = (size.columns - width) / 2
    let context = LayoutContext(
      width: width, stepCount: stepCount, listCount: listLimit ?? listCount, isSearching: isSearching,
      isIncomplete: isIncomplete)
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

  /// On a screen with fewer rows than this, the sheet takes all of them.
  private static let lowScreen = 12

  /// The height of a sheet whose list is short: three quarters of the screen, but 23 rows, or all but one, at least.
  private static func usualHeight(screenRows: Int) -> Int {
    screenRows < lowScreen ? screenRows : max(screenRows * 3 / 4, min(screenRows - 1, 23))
  }

  /// The greatest height that a sheet may have: an automatic one leaves a row of the screen behind it in sight.
  static func greatestHeight(_ height: SheetHeight, screenRows: Int) -> Int {
    let wanted =
      switch height {
      case .automatic: screenRows < lowScreen ? screenRows : screenRows - 1
      case .rows(let rows): rows
      case .percent(let share): screenRows * min(max(share, 0), 100) / 100
      }
    return min(max(wanted, 1), screenRows)
  }
}

/// The outer parts of every sheet: edge, title and hints. A row that a low screen lacks is nil.
public struct Shell: Equatable, Sendable {
  /// The sheet, borders included.
  public let columns: Range<Int>
  public let rows: Range<Int>
  /// Whether a border runs along the sheet's top and sides.
  public let hasBorder: Bool
  public let title: Int?
  /// A line of words below the title.
  public let header: Int?
  public let hints: Int?

  /// The columns inside the border.
  public var inner: Range<Int> {
    hasBorder ? columns.lowerBound + 1..<columns.upperBound - 1 : columns
  }

  /// The rows that the help takes: those between title and hints.
  public var help: Range<Int> {
    let first = title.map { $0 + 1 } ?? rows.lowerBound
    return first..<max(hints ?? rows.upperBound, first)
  }
}

/// The parts between title and hints, from top to bottom.
///
/// The list has at least one row, with one exception: a search on a screen of one row shows only its line.
public struct Body: Equatable, Sendable {
  /// The rows of the path's steps: one for each, or one for all; empty if the face shows none.
  public let steps: Range<Int>
  /// 2 if a blank row lies between steps, else 1.
  public let stepSpacing: Int
  public let separator: Int?
  public let heading: Int?
  /// The row of the search line, in the heading's place; nil if no search is open.
  public let searchLine: Int?
  /// The rows of the list, of the results, or of the wheels.
  public let list: Range<Int>
  /// The row that says why a search is incomplete; nil if it is not.
  public let failure: Int?
  /// The row that shows a name in full if it is too wide for its own row; nil if there is none.
  public let wholeName: Int?

  init(_ parts: PartRows, stepCount: Int) {
    steps = parts.rows(of: .steps)
    stepSpacing = steps.count > max(stepCount, 1) ? 2 : 1
    separator = parts.row(of: .separator)
    heading = parts.row(of: .heading)
    searchLine = parts.row(of: .searchLine)
    list = parts.rows(of: .list)
    failure = parts.row(of: .failure)
    wholeName = parts.row(of: .wholeName)
  }
}
