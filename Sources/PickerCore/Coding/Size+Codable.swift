/// Decoding rejects sizes that no screen has.
extension Size: Codable {
  private enum CodingKeys: CodingKey { case columns, rows }

  /// The most cells that decoding accepts: a frame with more would not fit into memory.
  private static let largest = 4_000_000

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(columns, forKey: .columns)
    try container.encode(rows, forKey: .rows)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let columns = try container.decode(Int.self, forKey: .columns)
    let rows = try container.decode(Int.self, forKey: .rows)
    guard columns > 0, rows > 0, columns <= Size.largest / rows else {
      throw decoder.fault("no screen has \(columns)×\(rows) cells")
    }
    self.init(columns: columns, rows: rows)
  }
}
