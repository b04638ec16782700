import RegionModel

/// One column: its rows, and the row that stands in the band.
public struct Column: Equatable, Sendable {
  /// What a column's rows are.
  public enum Rows: Equatable, Sendable {
    /// Siblings of a tree, which may still be on their way.
    case regions(Listing)
    /// Texts that stand for themselves.
    case items(ItemTable)
    /// Numbers of a part of a day or a time.
    case numbers(MomentPick.Field, [Int])
  }

  public internal(set) var rows: Rows
  /// The row in the band, counted from the column's first; 0 in an empty column.
  public internal(set) var cursor: Int
  /// Whether the column only shows where the pick starts.
  public let isLocked: Bool

  init(_ rows: Rows, cursor: Int = 0, isLocked: Bool = false) {
    self.rows = rows
    self.cursor = cursor
    self.isLocked = isLocked
  }

  public var count: Int {
    switch rows {
    case .regions(let listing): listing.list.count
    case .items(let items): items.count
    case .numbers(_, let numbers): numbers.count
    }
  }

  /// The siblings of a column of regions; nil for one of items.
  public var listing: Listing? {
    get { if case .regions(let listing) = rows { listing } else { nil } }
    set { if let newValue { rows = .regions(newValue) } }
  }

  /// The region in the band; nil for a column of items, and while there are no rows.
  public var region: Region? {
    guard let list = listing?.list, list.indices.contains(cursor) else { return nil }
    return list[cursor]
  }

  /// The text of a row, as the data has it; of a number its digits.
  public func text(ofRow row: Int) -> String {
    switch rows {
    case .regions(let listing): listing.list[row].name
    case .items(let items): items[row]
    case .numbers(_, let numbers): String(numbers[row])
    }
  }
}

/// Why columns cannot be opened.
public enum ColumnsError: Error, Equatable, Sendable {
  case noColumns
  /// Columns are counted from 0.
  case emptyColumn(Int)
  case tooManyDefaults(Int, columns: Int)
  case tooManyTitles(Int, columns: Int)
  case noSuchItem(String, column: Int, count: Int)
  case indexOutOfRange(Int, column: Int, count: Int)
  /// A line that cannot be shown.
  case flawedItem(ItemTable.ItemError, column: Int)
}
