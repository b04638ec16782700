import RegionModel

/// Typing into a column of items: it goes to the item that begins so, or is written on the entry line.
extension Columns {
  var isOfItems: Bool { if case .independent = form { true } else { false } }

  /// Types a digit: of an item, or else the number of a column.
  mutating func typeDigit(_ digit: Int, at now: Milliseconds, in sheet: inout Sheet) -> [Effect] {
    guard case .items(let items) = column.rows else { return [] }
    let isColumn = digit > 0 && columns.count > 1 && canFocus(digit - 1)
    if isColumn, sheet.typeAhead.word.isEmpty,
      items.row(after: column.cursor - 1, typed: String(digit)) == nil
    {
      focus(digit - 1)
      return []
    }
    return typeItem(String(digit), at: now, in: &sheet)
  }

  /// Types a character of an item; a blank with nothing before it is none.
  ///
  /// - Parameter now: Nil for a sign, which belongs to what was typed before it, however long ago.
  mutating func typeItem(_ typed: String, at now: Milliseconds? = nil, in sheet: inout Sheet) -> [Effect] {
    guard case .items(let items) = column.rows, typed != " " || !sheet.typeAhead.word.isEmpty else {
      return []
    }
    let time = now ?? sheet.typeAhead.lastTyped
    if let row = sheet.typeAhead.jump(typed, at: time, in: items, from: column.cursor) {
      sheet.typeAhead.isCounting = true
      return turn(active, to: row) + [.tick(after: TypeAhead.patience + 1)]
    }
    openEntry(behind: sheet.typeAhead.word, in: &sheet)
    return []
  }

  /// Takes the last character away from what was typed.
  mutating func eraseItem(in sheet: inout Sheet) {
    sheet.typeAhead.word.removeLast()
    sheet.typeAhead.isCounting = !sheet.typeAhead.word.isEmpty
  }

  /// Adds items that came while the column was shown.
  ///
  /// Where the entry line has found nothing so far, it goes to the first of them that holds its text, and takes it if
  /// Enter was pressed last.
  mutating func take(_ more: ItemTable, in index: Int, in sheet: inout Sheet) -> [Effect] {
    guard columns.indices.contains(index), let before = columns[index].items else { return [] }
    columns[index].items?.append(more)
    guard index == active, let line = entry, !line.isBlank, let items = columns[index].items,
      sheet.notice == .noSuchText(line.text),
      let row = items.firstRow(in: before.count..<items.count, holding: line.text)
    else { return [] }
    columns[index].cursor = row
    sheet.notice = nil
    defer { acceptsOnAnswer = false }
    return acceptsOnAnswer ? takeEntry(in: &sheet) : []
  }

  /// Notes whether more items of a column are to come; what was not found then is not there.
  mutating func setReading(_ isReading: Bool, _ index: Int) {
    guard columns.indices.contains(index) else { return }
    columns[index].isReading = isReading
    if !isReading { acceptsOnAnswer = false }
  }
}
