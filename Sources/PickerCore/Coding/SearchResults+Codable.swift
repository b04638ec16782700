import RegionModel
import RegionSearch

/// Encodes only the count of results: the same search in the same tree finds them again.
///
/// Results that a source found itself are encoded whole, since no local search can find them.
extension SearchResults: Codable {
  private enum CodingKeys: CodingKey { case count, places, found, isPart, failure }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(count, forKey: .count)
    switch extent {
    case .whole, .fetched: break
    case .failed(let reason): try container.encode(reason, forKey: .failure)
    case .source, .partOfSource:
      if extent == .partOfSource { try container.encode(true, forKey: .isPart) }
      try container.encode(tree.roots, forKey: .places)
      try container.encode(map { Int($0.region.number) }, forKey: .found)
    }
  }

  /// Decodes what a source found, or runs the last search again.
  ///
  /// The context keeps the recorded count, so that the reader can report a mismatch.
  public init(from decoder: any Decoder) throws {
    let context = try decoder.context
    let container = try decoder.container(keyedBy: CodingKeys.self)
    context.recordedCount = try container.decode(Int.self, forKey: .count)
    guard let query = context.query else { throw decoder.fault("nothing was searched for") }
    if let places = try container.decodeIfPresent(RegionList.self, forKey: .places) {
      let numbers = try container.decode([Int].self, forKey: .found)
      guard numbers.allSatisfy({ (1...Swift.max(places.tree.count, 1)).contains($0) }),
        !places.isEmpty || numbers.isEmpty
      else { throw decoder.fault("a place that was found is not there") }
      let regions = numbers.map { places.tree.region(numbered: UInt32($0)) }
      let isPart = try container.decodeIfPresent(Bool.self, forKey: .isPart) ?? false
      self.init(query, found: regions, in: places.tree, isPart ? .partOfSource : .source)
      return
    }
    guard var results = context.results() else { throw decoder.fault("nothing was searched for") }
    if let reason = try container.decodeIfPresent(String.self, forKey: .failure) {
      results.extent = .failed(reason)
    }
    self = results
  }
}
