import RegionModel

/// The places that a query fits, the best first; all of them, in memory of four bytes each.
public struct SearchResults: RandomAccessCollection, Equatable, Sendable {
  public let query: SearchQuery
  let tree: RegionTree
  let nodes: [UInt32]
  /// The other names by which places were found, where it was not their own.
  let aliases: [UInt32: Int]

  public var startIndex: Int { 0 }
  public var endIndex: Int { nodes.count }
  public subscript(position: Int) -> SearchMatch {
    let region = tree.region(numbered: nodes[position])
    return SearchMatch(region: region, alias: aliases[nodes[position]].map(tree.aliasEntry))
  }

  /// The characters of a region's name that the query fits, counted from its first; for the places found and for
  /// those above them.
  ///
  /// - Complexity: O(words × characters); for the rows on a screen, not for every match.
  public func marks(in region: Region) -> [Range<Int>] {
    let name = Array(region.name)
    for word in query.text.split(separator: " ") {
      if let start = name.indices.first(where: { name[$0...].starts(with: word) }) {
        return [start..<start + word.count]
      }
    }
    return []
  }
}

/// A place that a query fits.
public struct SearchMatch: Equatable, Sendable {
  public let region: Region
  /// The other name that fits, where the place's own does not: what it was called before, say.
  public let alias: RegionTree.AliasEntry?
}
