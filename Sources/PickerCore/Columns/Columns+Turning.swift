import RegionModel

/// A column is turned: another row comes into its band.
extension Columns {
  mutating func turn(_ index: Int, by rows: Int) -> [Effect] {
    guard canFocus(index) else { return [] }
    let count = columns[index].count
    return turn(index, to: columns[index].cursor + min(max(rows, -count), count))
  }

  /// Turns by pages, of which each keeps a row of the one before in sight.
  mutating func turn(_ index: Int, byPages pages: Int, in sheet: Sheet) -> [Effect] {
    let height = sheet.layout(stepCount: 0, listCount: 0, isSearching: false).body.list.count
    let count = columns[index].count
    return turn(index, by: min(max(pages, -count), count) * max(height - 1, 1))
  }

  /// Brings a row into the band, the nearest one where there is no such row, and fills the columns to its right.
  mutating func turn(_ index: Int, to row: Int) -> [Effect] {
    let row = min(max(row, 0), max(columns[index].count - 1, 0))
    guard canFocus(index), row != columns[index].cursor else { return [] }
    columns[index].cursor = row
    awaited = []
    return refill(behind: index)
  }

  /// A click: on the band's row it only goes to the column.
  mutating func pick(_ row: Int, in index: Int) -> [Effect] {
    guard canFocus(index), (0..<columns[index].count).contains(row) else { return [] }
    active = index
    return turn(index, to: row)
  }

  mutating func type(_ letter: Letter, at now: Milliseconds, in sheet: inout Sheet) -> [Effect] {
    guard let list = column.listing?.list else { return typeItem(letter, in: &sheet) }
    switch sheet.typeAhead.jump(letter, at: now, in: list, from: column.cursor) {
    case .within(let row), .to(let row): return turn(active, to: row)
    case .nowhere:
      sheet.notice = .noSuchLetter(letter)
      return []
    }
  }

  /// Goes to the next item that begins with a letter.
  ///
  /// - Complexity: O(*n*) in the items of the column.
  private mutating func typeItem(_ letter: Letter, in sheet: inout Sheet) -> [Effect] {
    guard case .items(let items) = column.rows else { return [] }
    let behind = (column.cursor + 1)..<items.count
    let rows = Array(behind) + Array(0...column.cursor)
    let row = rows.first { items[$0].first.flatMap(Letter.init) == letter }
    if row == nil { sheet.notice = .noSuchLetter(letter) }
    return row.map { turn(active, to: $0) } ?? []
  }

  mutating func jump(to letter: Letter) -> [Effect] {
    let section = column.listing?.list.section(of: letter) ?? 0..<0
    return section.isEmpty ? [] : turn(active, to: section.lowerBound)
  }
}
