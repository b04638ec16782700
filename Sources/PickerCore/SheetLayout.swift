/// Which cells of the screen show what: pure geometry, from the size and the number of steps.
///
/// Rows and columns are counted from the top left corner of the screen. The parts that a low screen has no
/// room for are nil; the list has at least one row on every screen, the last to go, but for a search on a screen
/// of one row: there its line is what is needed.
public struct SheetLayout: Equatable, Sendable {
  /// How the timeline is drawn.
  public enum Timeline: Equatable, Sendable {
    case none
    /// All steps in one row.
    case folded(row: Int)
    /// A row a step, each `spacing` rows below the one before.
    case rows(first: Int, spacing: Int, count: Int)
  }

  /// The sheet, borders included.
  public let columns: Range<Int>
  public let rows: Range<Int>
  /// Whether a line runs round the sheet's upper edge and sides.
  public let hasBorder: Bool
  public let title: Int?
  public let timeline: Timeline
  public let separator: Int?
  public let heading: Int?
  /// The row of the search's line, in the heading's place; nil where no search is open.
  public let searchLine: Int?
  public let list: Range<Int>
  /// The row that shows a name whole which is too wide for its own.
  public let wholeName: Int?
  public let hints: Int?

  /// The columns inside the border.
  public var inner: Range<Int> {
    hasBorder ? columns.lowerBound + 1..<columns.upperBound - 1 : columns
  }

  /// The rows that help takes: everything between title and hints.
  public var help: Range<Int> {
    let first = title.map { $0 + 1 } ?? rows.lowerBound
    return first..<max(hints ?? rows.upperBound, first)
  }

  /// The column of the index letters; nil where names need the room.
  public var indexColumn: Int? { inner.count >= 16 ? inner.upperBound - 2 : nil }

  public static let maximumWidth = 100

  /// - Parameter stepCount: How many steps the timeline shows.
  public init(size: Size, height: SheetHeight, stepCount: Int, isSearching: Bool = false) {
    let sheetHeight = SheetLayout.height(height, screenRows: size.rows)
    let width = min(size.columns, SheetLayout.maximumWidth)
    let left = (size.columns - width) / 2
    columns = left..<left + width
    rows = size.rows - sheetHeight..<size.rows

    let parts = Parts(height: sheetHeight, width: width, stepCount: stepCount, isSearching: isSearching)
    var row = rows.lowerBound
    func take(_ count: Int) -> Int? {
      defer { row += count }
      return count > 0 ? row : nil
    }
    hasBorder = parts.border > 0
    _ = take(parts.border)
    title = take(parts.title)
    timeline = SheetLayout.timeline(parts, stepCount: stepCount, row: row)
    row += parts.timeline
    separator = take(parts.separator)
    heading = take(parts.heading)
    searchLine = take(parts.searchLine)
    list = row..<row + parts.list
    row += parts.list
    wholeName = take(parts.wholeName)
    hints = take(parts.hints)
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

  private static func timeline(_ parts: Parts, stepCount: Int, row: Int) -> Timeline {
    switch parts.timeline {
    case 0: .none
    case 1 where stepCount > 1: .folded(row: row)
    default: .rows(first: row, spacing: parts.timeline > stepCount ? 2 : 1, count: stepCount)
    }
  }
}

/// How many rows each part of the sheet has.
private struct Parts {
  var border = 0
  var title = 0
  var timeline = 0
  var separator = 0
  var heading = 0
  var searchLine = 0
  var list: Int
  var wholeName = 0
  var hints = 0

  /// The rows the list keeps before the timeline gets a row a step, and before it gets rows between them.
  private static let comfortableList = 8
  private static let spaciousList = 14
  /// As many steps as most places have: rows between the dots come only where all of them will have room, so
  /// that the timeline does not change its look on the way.
  private static let usualSteps = 4

  /// Gives rows to the parts in the order in which a person misses them; what is left is the list's.
  init(height: Int, width: Int, stepCount: Int, isSearching: Bool) {
    list = height
    if isSearching { give(1, to: \.searchLine, keeping: 0) }
    let folded = stepCount > 0 ? 1 : 0
    give(folded, to: \.timeline, keeping: 1)
    give(1, to: \.title, keeping: 2)
    if !isSearching { give(1, to: \.heading, keeping: 2) }
    give(1, to: \.hints, keeping: 3)
    if width >= 12 { give(1, to: \.border, keeping: 4) }
    give(1, to: \.separator, keeping: 5)
    give(1, to: \.wholeName, keeping: 5)
    if stepCount > 1 {
      give(stepCount - 1, to: \.timeline, keeping: Parts.comfortableList)
      let stepsToCome = max(Parts.usualSteps - stepCount, 0)
      let keeping = Parts.spaciousList + 2 * stepsToCome
      if timeline == stepCount { give(stepCount - 1, to: \.timeline, keeping: keeping) }
    }
  }

  private mutating func give(_ rows: Int, to part: WritableKeyPath<Parts, Int>, keeping: Int) {
    guard list - rows >= keeping else { return }
    list -= rows
    self[keyPath: part] += rows
  }
}
