import RegionModel
import RegionSearch

/// The search that people use: it matches places, and reads the query as an address if no place matches.
public struct PlaceSearcher: Sendable {
  private let searcher: RegionSearcher
  private let resolver: AddressResolver

  public var tree: RegionTree { searcher.tree }

  /// - Complexity: That of `RegionSearcher.init`; the resolver's tables are built at the first address.
  public init(_ tree: RegionTree) {
    searcher = RegionSearcher(tree)
    resolver = AddressResolver(tree)
  }

  /// All places that the query matches, the best first; empty for a blank query.
  ///
  /// - Complexity: That of `RegionSearcher.search`; the first address adds O(places above the towns).
  public func search(_ query: SearchQuery) -> SearchResults {
    let results = searcher.search(query)
    guard results.isEmpty, query.text.utf8.count >= PlaceSearcher.shortestAddress else { return results }
    return searcher.results(query, of: places(query.text))
  }

  /// The places that a line may name, for example one from an order form.
  private func places(_ text: String) -> [Region] {
    let match = resolver.resolve(text.utf8)
    let found = match.confidence == .shared ? match.candidates : match.region.map { [$0] } ?? []
    // A shallower match is no answer: the query then has a word after the city that is found nowhere.
    return found.filter { $0.level >= .county }
  }

  /// The shortest address in bytes: five Han characters. A shorter text is a name that does not exist.
  private static let shortestAddress = 15
}
