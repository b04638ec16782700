import RegionModel
import Synchronization

/// A source that keeps its lists: what was fetched before a sheet opens is not fetched again when a person opens it.
public final class KeptLists: ListSource {
  private let source: any ListSource
  private let kept = Mutex<[[Place]: RegionTree]>([:])

  public init(_ source: any ListSource) { self.source = source }

  public func children(of path: [Place], _ cancellation: Cancellation) throws(ListSourceError) -> RegionTree {
    if let known = kept.withLock({ $0[path] }) { return known }
    let tree = try source.children(of: path, cancellation)
    return kept.withLock { kept in
      let first = kept[path] ?? tree
      kept[path] = first
      return first
    }
  }

  /// Nil for a list that is kept, which `children` gives at once.
  public func fetch(childrenOf path: [Place]) throws(ListSourceError) -> ListFetch? {
    kept.withLock { $0[path] } == nil ? try source.fetch(childrenOf: path) : nil
  }

  /// The path to the first place of each list that was fetched and holds any, the highest lists first; each region is of the list
  /// that it came in.
  public var fetchedPaths: [[Region]] {
    let lists = kept.withLock { Array($0) }.sorted { $0.key.count < $1.key.count }
    var (ways, found): ([[Place]: [Region]], [[Region]]) = ([[]: []], [])
    for (places, tree) in lists {
      guard let above = ways[places], let first = tree.roots.first else { continue }
      found.append(above + [first])
      for region in tree.roots.subtrees {
        let path = region.path
        ways[places + path.map(Place.init)] = above + path
      }
    }
    return found
  }

  public var canSearch: Bool { source.canSearch }
  public var fieldNames: [String]? { source.fieldNames }

  public func search(_ text: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches {
    try source.search(text, cancellation)
  }

  public func places(code: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches {
    try source.places(code: code, cancellation)
  }
}
