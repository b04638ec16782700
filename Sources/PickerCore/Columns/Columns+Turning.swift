import RegionModel

/// Turning a column: another row moves into its band.
extension Columns {
  mutating func turn(_ index: Int, by rows: Int) -> [Effect] {
    guard canFocus(index) else { return [] }
    let count = columns[index].count
    let row = min(max(columns[index].cursor + min(max(rows, -count), count), 0), max(count - 1, 0))
    // What cannot be chosen never comes into the band by turning.
    if let list = columns[index].listing?.list {
      return list.rowToChoose(near: row, by: rows.signum()).map { turn(index, to: $0) } ?? []
    }
    return turn(index, to: row)
  }

  /// Turns by pages; the last row of a page stays visible on the next.
  mutating func turn(_ index: Int, byPages pages: Int, in sheet: Sheet) -> [Effect] {
    let height = sheet.layout(stepCount: 0, listCount: 0, isSearching: false).body.list.count
    let count = columns[index].count
    return turn(index, by: min(max(pages, -count), count) * max(height - 1, 1))
  }

  /// Moves a row, or the nearest one that exists, into the band, and fills the columns to its right.
  mutating func turn(_ index: Int, to row: Int) -> [Effect] {
    let row = min(max(row, 0), max(columns[index].count - 1, 0))
    guard canFocus(index), row != columns[index].cursor else { return [] }
    if case .numbers(let field, let numbers) = columns[index].rows {
      changeMoments { $0.set(field, to: numbers[row]) }
      return []
    }
    columns[index].cursor = row
    awaited = []
    words = Array(words.prefix(index))
    return refill(behind: index)
  }

  /// Handles a click on a row: focuses its column and turns it; the band's own row only focuses.
  mutating func pick(_ row: Int, in index: Int) -> [Effect] {
    guard canFocus(index), (0..<columns[index].count).contains(row) else { return [] }
    active = index
    return turn(index, to: row)
  }

  mutating func type(_ letter: Letter, at now: Milliseconds, in sheet: inout Sheet) -> [Effect] {
    switch column.rows {
    case .regions(let listing):
      switch sheet.typeAhead.jump(letter, at: now, in: listing.list, from: column.cursor) {
      case .within(let row), .to(let row): return turn(active, to: row)
      case .nowhere: sheet.notice = .noSuchLetter(letter)
      }
    case .items: return typeItem(String(letter.character).lowercased(), at: now, in: &sheet)
    case .numbers(let field, _): return type(letter, at: now, for: field, in: &sheet)
    }
    return []
  }

  mutating func jump(to letter: Letter) -> [Effect] {
    let section = column.listing?.list.section(of: letter) ?? 0..<0
    return section.isEmpty ? [] : turn(active, to: section.lowerBound)
  }
}
