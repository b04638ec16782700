import RegionModel

/// One column: its rows, and the row that stands in the band.
public struct Column: Equatable, Sendable {
  /// The rows of a column.
  public enum Rows: Equatable, Sendable {
    /// Siblings of a tree; they may still be loading.
    case regions(Listing)
    /// Texts that stand for themselves.
    case items(ItemTable)
    /// Numbers of one part of a day or a time.
    case numbers(MomentPick.Field, NumberRows)
  }

  public internal(set) var rows: Rows
  /// The row in the band, counted from 0; 0 in an empty column.
  public internal(set) var cursor: Int
  /// Whether the column shows a fixed part of the root path and cannot be turned.
  public let isLocked: Bool
  /// Whether more items are still to come.
  public internal(set) var isReading = false

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

  /// The siblings in a column of regions; nil for other columns.
  public var listing: Listing? {
    get { if case .regions(let listing) = rows { listing } else { nil } }
    set { if let newValue { rows = .regions(newValue) } }
  }

  /// The texts in a column of items; nil for other columns.
  public internal(set) var items: ItemTable? {
    get { if case .items(let items) = rows { items } else { nil } }
    set { if let newValue { rows = .items(newValue) } }
  }

  /// The region in the band; nil for other columns, and while there are no rows.
  public var region: Region? {
    guard let list = listing?.list, list.indices.contains(cursor) else { return nil }
    return list[cursor]
  }

  /// The text of a row as the data has it; for a number its digits.
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
  /// The column's number, counted from 0.
  case emptyColumn(Int)
  case tooManyDefaults(Int, columns: Int)
  case tooManyTitles(Int, columns: Int)
  case noSuchItem(String, column: Int, count: Int)
  case indexOutOfRange(Int, column: Int, count: Int)
  /// A line that cannot be shown.
  case flawedItem(ItemTable.ItemError, column: Int)
}
