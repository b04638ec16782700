import CalendarModel

/// Which cells of the screen show which day of a month.
struct CalendarGrid: Equatable {
  struct Week: Equatable {
    /// The row of the screen.
    let row: Int
    /// The days of the month in their columns, 0 to 6; of other months none are shown.
    let days: [(column: Int, day: Day)]
    /// By ISO 8601: that of the row's Thursday.
    let isoWeek: Int

    static func == (a: Week, b: Week) -> Bool {
      a.row == b.row && a.isoWeek == b.isoWeek && a.days.elementsEqual(b.days, by: ==)
    }
  }

  /// The width of a day, in cells.
  let cell: Int
  /// The cells of the grid, the numbers of the weeks included.
  let columns: Range<Int>
  /// The cells before the first day; 0 where the weeks have no numbers.
  let weekWidth: Int
  /// The first day of a row that there is room for, 0 to 6.
  private let firstColumn: Int
  /// The row with the days of the week; nil on a low screen.
  let head: Int?
  let weeks: [Week]
  /// The row behind the weeks, where there is one to spare.
  let divider: Int?

  /// - Parameters:
  ///   - start: 1 for Monday to 7, the day that rows begin with.
  ///   - room: The cells that the grid may fill.
  ///   - rows: The rows of the screen for it.
  init(around choice: Day, weekStart start: Int, room: Range<Int>, rows: Range<Int>) {
    (cell, weekWidth) = CalendarGrid.widths(room.count)
    let width = min(weekWidth + 7 * cell, room.count)
    let shown = min(max((room.count - weekWidth + cell - 2) / cell, 1), 7)
    firstColumn = min(max((choice.weekday - start + 7) % 7 - (shown - 1) / 2, 0), 7 - shown)
    let left = room.lowerBound + (room.count - width) / 2
    columns = left..<left + width
    head = rows.count >= 3 ? rows.lowerBound : nil
    divider = rows.count >= 8 ? rows.upperBound - 1 : nil
    let all = CalendarGrid.weeks(of: choice, start)
    let room = max(min(rows.count - (head == nil ? 0 : 1) - (divider == nil ? 0 : 1), 6), 1)
    let current = all.firstIndex { $0.contains(choice.number) } ?? 0
    let first = max(min(current - (room - 1) / 2, all.count - room), 0)
    let top = rows.lowerBound + (head == nil ? 0 : 1)
    let month = Day.month(choice.month, of: choice.year)
    weeks = all[first...].prefix(room).enumerated().map { offset, numbers in
      let days = numbers.compactMap { Day(number: $0) }.filter(month.contains)
      let thursday = numbers.lowerBound + (3 - numbers.lowerBound % 7 + 7) % 7
      return Week(
        row: top + offset, days: days.map { ($0.number - numbers.lowerBound, $0) },
        isoWeek: Day(clamping: thursday).isoWeek.week)
    }
  }

  /// The cells of a day, by its column; none where there is no room for it.
  func cells(_ column: Int) -> Range<Int> {
    let first = columns.lowerBound + weekWidth + max(column - firstColumn, 0) * cell
    guard column >= firstColumn, first < columns.upperBound else {
      return columns.upperBound..<columns.upperBound
    }
    return first..<min(first + cell, columns.upperBound)
  }

  /// The numbers of the days in each row of a month, those of other months included.
  private static func weeks(of day: Day, _ start: Int) -> [Range<Int>] {
    let month = Day.month(day.month, of: day.year)
    let first = month.lowerBound.number
    let offset = (month.lowerBound.weekday - start + 7) % 7
    // The numbers before the first day of all are no days; the rule for weeks needs them all the same.
    return stride(from: first - offset, through: month.upperBound.number, by: 7).map { $0..<$0 + 7 }
  }

  private static func widths(_ room: Int) -> (cell: Int, weekWidth: Int) {
    switch room {
    case 50...: (6, 6)
    case 34...: (4, 5)
    case 28...: (4, 0)
    case 20...: (3, 0)
    default: (2, 0)
    }
  }
}
