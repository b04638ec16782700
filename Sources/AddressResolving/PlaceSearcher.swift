import RegionModel
import RegionSearch

/// The search that people use: places by what they know of them, and an address where nothing else fits.
public struct PlaceSearcher: Sendable {
  private let searcher: RegionSearcher
  private let resolver: AddressResolver

  public var tree: RegionTree { searcher.tree }

  /// - Complexity: As of `RegionSearcher.init`; the resolver's tables wait for the first address.
  public init(_ tree: RegionTree) {
    searcher = RegionSearcher(tree)
    resolver = AddressResolver(tree)
  }

  /// All places that the query fits, the best first; none for a blank one.
  ///
  /// - Complexity: As of `RegionSearcher.search`; O(places above the towns) more for the first address.
  public func search(_ query: SearchQuery) -> SearchResults {
    let results = searcher.search(query)
    guard results.isEmpty, query.text.utf8.count >= PlaceSearcher.shortestAddress else { return results }
    return searcher.results(query, of: places(query.text))
  }

  /// The place that a line from an order form names, or those that it may.
  private func places(_ text: String) -> [Region] {
    let match = resolver.resolve(text.utf8)
    let found = match.confidence == .shared ? match.candidates : match.region.map { [$0] } ?? []
    // Less than a county is no answer to a line: a word that is nowhere stands behind a city then.
    return found.filter { $0.level >= .county }
  }

  /// In bytes: five Han characters. Less is a name that is not there.
  private static let shortestAddress = 15
}
