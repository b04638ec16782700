/// Which rows and columns of the screen show what: the shell that every sheet has, and the body that a face fills.
///
/// Pure geometry, from the size, the face's rules and the number of steps. Rows and columns are cells, counted
/// from the top left corner of the screen.
public struct SheetLayout: Equatable, Sendable {
  public let shell: Shell
  public let body: Body

  public static let maximumWidth = 100

  /// - Parameters:
  ///   - rules: Which parts get rows, the most needed first; the face gives them.
  ///   - listLimit: How many rows the list of a sheet of automatic height has at most; nil for as many as fit.
  ///   - stepCount: How many steps are shown above the list.
  public init(
    size: Size, height: SheetHeight, rules: [LayoutRule] = LayoutRule.stepRows, listLimit: Int? = nil,
    stepCount: Int, isSearching: Bool = false
  ) {
    let width = min(size.columns, SheetLayout.maximumWidth)
    let left = (size.columns - width) / 2
    let context = LayoutContext(width: width, stepCount: stepCount, isSearching: isSearching)
    var sheetHeight = SheetLayout.height(height, screenRows: size.rows)
    var parts = PartRows(height: sheetHeight, screenRows: size.rows, rules: rules, context)
    if height == .automatic, let listLimit, parts.count(of: .list) > listLimit {
      sheetHeight -= parts.count(of: .list) - listLimit
      parts = PartRows(height: sheetHeight, screenRows: size.rows, rules: rules, context)
    }
    let rows = size.rows - sheetHeight..<size.rows
    shell = Shell(
      columns: left..<left + width, rows: rows, hasBorder: parts.count(of: .border) > 0,
      title: parts.row(of: .title), hints: parts.row(of: .hints))
    body = Body(parts, stepCount: stepCount)
  }

  private static func height(_ height: SheetHeight, screenRows: Int) -> Int {
    let wanted =
      switch height {
      case .automatic: screenRows < 12 ? screenRows : max(screenRows * 3 / 4, min(screenRows - 1, 23))
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
