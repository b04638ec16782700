import RegionModel

/// Finds places by what people know of them: parts of names, pinyin, initials, codes, several of these together.
public struct RegionSearcher: Sendable {
  public let tree: RegionTree

  public init(_ tree: RegionTree) { self.tree = tree }

  /// All places that the query fits, the best first; none for a blank one.
  public func search(_ query: SearchQuery) -> SearchResults {
    let words = query.text.split(separator: " ").map(String.init)
    var nodes: [UInt32] = []
    if !words.isEmpty {
      for region in tree.roots.subtrees where words.allSatisfy({ fits(region, $0) }) {
        nodes.append(region.number)
      }
    }
    return SearchResults(query: query, tree: tree, nodes: nodes.sorted(), aliases: [:])
  }

  private func fits(_ region: Region, _ word: String) -> Bool {
    region.name.contains(word) || region.reading.filter { $0 != " " }.hasPrefix(word)
      || String(region.initials.map(\.character)).lowercased().hasPrefix(word)
  }
}
