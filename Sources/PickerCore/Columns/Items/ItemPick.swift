/// Independent columns of items, and the rows that they open on.
public struct ItemPick: Codable, Equatable, Sendable {
  public let lists: [ItemTable]
  /// The columns' headings; there may be fewer than columns.
  public let titles: [String]
  /// The row that each column opens on.
  public let rows: [Int]

  /// - Parameters:
  ///   - selected: The default of each column, from the first on; columns without one open on their first row.
  ///   - reader: Reads items in Han characters, so that letters find them; nil where only their text counts.
  /// - Throws: The first column, title or default that does not fit.
  public init(
    _ lists: [ItemTable], titles: [String] = [], selected: [Columns.Default] = [],
    reader: (any ItemReader)? = nil
  ) throws(ColumnsError) {
    guard !lists.isEmpty else { throw .noColumns }
    if let column = lists.firstIndex(where: \.isEmpty) { throw .emptyColumn(column) }
    guard selected.count <= lists.count else { throw .tooManyDefaults(selected.count, columns: lists.count) }
    guard titles.count <= lists.count else { throw .tooManyTitles(titles.count, columns: lists.count) }
    var rows: [Int] = []
    for (column, items) in lists.enumerated() {
      rows.append(column < selected.count ? try ItemPick.row(selected[column], in: items, column) : 0)
    }
    (self.lists, self.titles, self.rows) = (lists.map { $0.read(by: reader) }, titles, rows)
  }

  private static func row(
    _ wanted: Columns.Default, in items: ItemTable, _ column: Int
  ) throws(ColumnsError) -> Int {
    switch wanted {
    case .item(let item):
      if let row = items.row(of: item) { return row }
      throw .noSuchItem(item, column: column, count: items.count)
    case .index(let index):
      if items.indices.contains(index) { return index }
      throw .indexOutOfRange(index, column: column, count: items.count)
    }
  }

  private enum CodingKeys: CodingKey { case lists, titles, rows, readings }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(lists, forKey: .lists)
    try container.encode(titles, forKey: .titles)
    try container.encode(rows, forKey: .rows)
    let readings = lists.reduce(into: [:]) { $0.merge($1.readings) { first, _ in first } }
    if !readings.isEmpty { try container.encode(readings, forKey: .readings) }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let rows = try container.decode([Int].self, forKey: .rows)
    let readings = try container.decodeIfPresent([String: String].self, forKey: .readings)
    do {
      try self.init(
        container.decode([ItemTable].self, forKey: .lists),
        titles: container.decode([String].self, forKey: .titles), selected: rows.map { .index($0) },
        reader: readings.map(RecordedReader.init))
    } catch let error as ColumnsError {
      throw decoder.fault("the columns cannot be opened: \(error)")
    }
  }
}
