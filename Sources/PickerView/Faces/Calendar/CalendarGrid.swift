import CalendarModel

/// Which cells of the screen show which day of a month.
struct CalendarGrid: Equatable {
  struct Week: Equatable {
    /// The row on the screen.
    let row: Int
    /// The week's days, with their columns 0 to 6; days of other months are left out.
    let days: [(column: Int, day: Day)]
    /// The ISO 8601 number of the week that holds the row's Thursday.
    let isoWeek: Int

    static func == (a: Week, b: Week) -> Bool {
      a.row == b.row && a.isoWeek == b.isoWeek && a.days.elementsEqual(b.days, by: ==)
    }
  }

  /// The width of a day, in cells.
  let cell: Int
  /// The cells of the grid, week numbers included.
  let columns: Range<Int>
  /// The width of the week numbers, in cells; 0 if they are not shown.
  let weekWidth: Int
  /// The first weekday column that is shown, 0 to 6; narrow grids show fewer than seven.
  private let firstColumn: Int
  /// The row of the weekday names; nil on a low screen.
  let head: Int?
  let weeks: [Week]
  /// The row after the weeks, if one is left; nil if not.
  let divider: Int?

  /// - Parameters:
  ///   - start: The first day of a week: 1 for Monday to 7 for Sunday.
  ///   - room: The columns that the grid may fill.
  ///   - rows: The rows that the grid may fill.
  init(around choice: Day, weekStart start: Int, room: Range<Int>, rows: Range<Int>) {
    (cell, weekWidth) = CalendarGrid.widths(room.count)
    let width = min(weekWidth + 7 * cell, room.count)
    let shown = min(max((room.count - weekWidth + cell - 2) / cell, 1), 7)
    firstColumn = min(max((choice.weekday - start + 7) % 7 - (shown - 1) / 2, 0), 7 - shown)
    let left = room.lowerBound + (room.count - width) / 2
    columns = left..<left + width
    head = rows.count >= 3 ? rows.lowerBound : nil
    divider = rows.count >= 8 ? rows.upperBound - 1 : nil
    let month = Day.month(choice.month, of: choice.year)
    let all = CalendarGrid.weeks(of: month, start)
    let height = max(min(rows.count - (head == nil ? 0 : 1) - (divider == nil ? 0 : 1), 6), 1)
    let current = all.firstIndex { $0 + 7 > choice.number } ?? 0
    let first = max(min(current - (height - 1) / 2, all.count - height), 0)
    let top = rows.lowerBound + (head == nil ? 0 : 1)
    weeks = all[first...].prefix(height).enumerated().map { offset, start in
      let days = (0..<7).compactMap { column -> (column: Int, day: Day)? in
        guard let day = Day(number: start + column), month.contains(day) else { return nil }
        return (column, day)
      }
      let thursday = start + (3 - start % 7 + 7) % 7
      return Week(row: top + offset, days: days, isoWeek: Day(clamping: thursday).isoWeek.week)
    }
  }

  /// The cells of a weekday column; empty if it does not fit.
  func cells(_ column: Int) -> Range<Int> {
    let first = columns.lowerBound + weekWidth + max(column - firstColumn, 0) * cell
    guard column >= firstColumn, first < columns.upperBound else {
      return columns.upperBound..<columns.upperBound
    }
    return first..<min(first + cell, columns.upperBound)
  }

  /// The number of the first day of each week of a month; the first week may begin in the month before.
  private static func weeks(of month: ClosedRange<Day>, _ start: Int) -> [Int] {
    let first = month.lowerBound.number
    let offset = (month.lowerBound.weekday - start + 7) % 7
    // Numbers before the first possible day are no days, but the rule for weeks still needs them.
    return stride(from: first - offset, through: month.upperBound.number, by: 7).map { $0 }
  }

  /// The width of seven days with a blank between any two.
  static let leastWidth = 20

  private static func widths(_ room: Int) -> (cell: Int, weekWidth: Int) {
    switch room {
    case 50...: (6, 6)
    case 34...: (4, 5)
    case 28...: (4, 0)
    default: (3, 0)
    }
  }
}
