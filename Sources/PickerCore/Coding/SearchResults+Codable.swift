import RegionSearch

/// Of what a search found only the number of places is written: the same search in the same tree finds them again.
extension SearchResults: Codable {
  private enum CodingKeys: CodingKey { case count }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(count, forKey: .count)
  }

  /// Searches for what was searched for last; where it finds another number of places, whoever reads says so.
  public init(from decoder: any Decoder) throws {
    let context = try decoder.context
    context.recordedCount = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .count)
    guard let results = context.results() else { throw decoder.fault("nothing was searched for") }
    self = results
  }
}
