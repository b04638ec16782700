import AddressResolving
import RegionModel
import RegionSearch

/// Searches a sound tree for random text.
public struct QueryFuzz {
  /// The failures with their seeds.
  public private(set) var failures: [String] = []
  /// How many queries had results.
  public private(set) var found = 0

  private let searcher: PlaceSearcher
  private let regions: [Region]
  private let names: [String]

  /// - Parameter tree: Must not be empty.
  public init(_ tree: RegionTree) {
    searcher = PlaceSearcher(tree)
    let regions = Array(tree.roots.subtrees)
    self.regions = regions
    let texts = stride(from: 0, to: regions.count, by: 7).flatMap { index in
      [regions[index].name, regions[index].shortName, regions[index].reading, regions[index].code]
    }
    names = texts.filter { !$0.isEmpty } + tree.aliases.map(\.name)
  }

  /// Runs the case of a seed; the same seed always gives the same case.
  public mutating func run(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = RandomQuery.text(of: names, random: &random)
    let root = random.onceIn(6) ? random.oneOf(regions) : nil
    let first = random.onceIn(6) ? random.oneOf(regions) : nil
    let results = searcher.search(SearchQuery(text, root: root, first: first))
    if !results.isEmpty { found += 1 }
    if let flaw = SearchWalk.flaw(in: results) { failures.append("seed \(seed): \(flaw)") }
  }
}
