import CalendarModel
import PickerCore
import TerminalKit

/// The calendar.
extension SheetDrawing {
  mutating func drawCalendar(_ columns: Columns) {
    guard let moments = columns.moments else { return }
    let grid = CalendarGrid(
      around: moments.choice.day, weekStart: moments.pick.weekStart, room: shell.inner, rows: body.list)
    rendering.targets.add(
      .grid, columns: shell.inner,
      rows: body.list.lowerBound + rowOffset..<body.list.upperBound + rowOffset)
    drawHead(grid, weekStart: moments.pick.weekStart)
    for week in grid.weeks { drawWeek(week, grid, moments) }
    if let row = grid.divider, body.wholeName != nil { drawDivider(row: row) }
    if let row = body.heading, body.wholeName != nil || columns.entry == nil {
      drawMonth(moments.choice.day, grid, row: row)
    }
    guard let row = body.wholeName ?? body.heading else { return }
    if columns.entry != nil {
      drawEntry(columns, row: row)
    } else if body.wholeName != nil {
      drawChoice(moments, row: row)
    }
  }

  /// Draws the month's name between the signs that turn it by months and years, and by ten years where there is room.
  private mutating func drawMonth(_ day: Day, _ grid: CalendarGrid, row: Int) {
    let name = TextWidth.truncated(texts.month(of: day), to: shell.inner.count, ellipsis: glyphs.ellipsis)
    let width = TextWidth.of(name)
    let first = grid.columns.lowerBound + grid.weekWidth
    let days = first..<max(grid.columns.upperBound, first + 1)
    let column = max(days.lowerBound + (days.count - width) / 2, shell.inner.lowerBound)
    write(name, column: column, row: row, .title)
    guard days.count >= 27 else { return }
    // As far apart for every month: a sign that is clicked again and again stays below the pointer.
    let room = texts.monthWidth(of: day)
    let left = max(days.lowerBound + (days.count - room) / 2, shell.inner.lowerBound)
    let signs = glyphs == .ascii ? ["<<", "<", ">", ">>"] : ["«", "‹", "›", "»"]
    let months = [-12, -1, 1, 12]
    let offsets = [-8, -4, 3, 7]
    for index in 0..<4 {
      let place = (index < 2 ? left : left + room) + offsets[index]
      write(signs[index], column: place, row: row, .hintKey)
      addTarget(
        .months(months[index]), columns: (place - 1..<place + 2).clamped(to: shell.inner), row: row)
    }
    guard days.count >= room + 28 else { return }
    let ends = glyphs == .ascii ? ["<10", "10>"] : ["«10", "10»"]
    for (sign, place, count) in [(ends[0], left - 14, -120), (ends[1], left + room + 11, 120)] {
      write(sign, column: place, row: row, .hintKey)
      addTarget(.months(count), columns: (place - 1..<place + 4).clamped(to: shell.inner), row: row)
    }
  }

  /// Draws the names of the weekdays, above the days.
  private mutating func drawHead(_ grid: CalendarGrid, weekStart: Int) {
    guard let row = grid.head else { return }
    if grid.weekWidth > 0 { write(texts.weekHead, column: grid.columns.lowerBound + 1, row: row, .hint) }
    for column in 0..<7 where !grid.cells(column).isEmpty {
      let text = texts.weekdayHead((weekStart + column - 1) % 7 + 1)
      write(text, column: numberColumn(grid.cells(column)), row: row, .heading)
    }
  }

  private mutating func drawWeek(_ week: CalendarGrid.Week, _ grid: CalendarGrid, _ moments: Moments) {
    if grid.weekWidth > 0 {
      write(
        DateTemplate.padded(week.isoWeek, 2, with: " "), column: grid.columns.lowerBound + 1, row: week.row,
        .hint)
    }
    for (column, day) in week.days where !grid.cells(column).isEmpty {
      drawDay(day, grid.cells(column), row: week.row, moments)
    }
  }

  private mutating func drawDay(_ day: Day, _ cells: Range<Int>, row: Int, _ moments: Moments) {
    let isChosen = day == moments.choice.day
    let isToday = day == moments.now.day
    let column = numberColumn(cells)
    let number = DateTemplate.padded(day.day, 2, with: " ")
    let isOpen = moments.isOpen(day)
    if isChosen {
      fill(
        max(column - 1, cells.lowerBound)..<min(column + 3, max(cells.upperBound, column + 2)), row: row,
        .cursorRow)
      if cells.count >= 4 {
        write("[", column: column - 1, row: row, .cursorSign)
        write("]", column: column + 2, row: row, .cursorSign)
      }
      setCursor(column: column, row: row)
    }
    let role: Role =
      isChosen ? (isToday ? .cursorChosen : .cursorName) : !isOpen ? .hint : isToday ? .chosen : .name
    let isStruck = !isOpen && !isChosen
    write(isStruck && cells.count < 4 ? "--" : number, column: column, row: row, role)
    if isStruck { drawHyphens(beside: day, cells, column: column, row: row) }
    if isToday, cells.count >= (isChosen ? 5 : 4) {
      write("*", column: column + (isChosen ? 3 : 2), row: row, isOpen ? .chosen : .hint)
    }
    addTarget(.day(day.number), columns: cells, row: row)
  }

  /// Puts a day that cannot be taken between hyphens, as colours alone would not tell; in few cells one must do.
  private mutating func drawHyphens(beside day: Day, _ cells: Range<Int>, column: Int, row: Int) {
    guard cells.count >= 4 else { return }
    write("-", column: day.day < 10 ? column : column - 1, row: row, .hint)
    if cells.count > 4 { write("-", column: column + 2, row: row, .hint) }
  }

  /// The column where the two digits of a day begin.
  private func numberColumn(_ cells: Range<Int>) -> Int {
    cells.lowerBound + (cells.count >= 4 ? (cells.count - 2) / 2 : 0)
  }

  /// Draws the line below the grid: the date as it is printed, its weekday, and a mark for today.
  private mutating func drawChoice(_ moments: Moments, row: Int) {
    var column = drawEntryLabel(row: row)
    column = write(moments.text, column: column, row: row, .query) + 2
    let day = moments.choice.day
    let words: [(text: String, role: Role)] =
      [(texts.names.weekday(day.weekday), .name)] + (day == moments.now.day ? [(texts.today, .chosen)] : [])
    for word in words where TextWidth.fits(word.text, in: margin.upperBound - column) {
      column = write(word.text, column: column, row: row, word.role) + 2
    }
  }
}
