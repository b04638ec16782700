import RegionModel
import Synchronization

/// What is missing in the lists that a source gave: how many records were left out of them, and of what its searches
/// found, and which lists are pages of longer ones.
public final class LeftOutRecords: Sendable {
  /// A list of which the source has more.
  public struct Page: Sendable {
    /// The place whose list it is; nil for the first list.
    public let place: Place?
    /// How many rows came.
    public let count: Int
    /// How many more there are; 0 where the source does not say it.
    public let rest: Int
  }

  private let counts = Mutex((lists: [[Place]: Int](), searches: 0))
  private let paged = Mutex((first: Page?.none, paths: Set<[Place]>()))

  /// The lists that are pages: the first that came, and how many there are.
  public var pages: (first: Page, count: Int)? {
    paged.withLock { pages in pages.first.map { ($0, pages.paths.count) } }
  }

  public init() {}

  /// How many of all that came; a list that came twice counts once.
  public var count: Int { counts.withLock { $0.searches + $0.lists.values.reduce(0, +) } }

  public func note(_ tree: RegionTree, of path: [Place]) {
    if tree.leftOutCount > 0 { counts.withLock { $0.lists[path] = tree.leftOutCount } }
    guard let rest = tree.restCount else { return }
    paged.withLock { pages in
      pages.paths.insert(path)
      if pages.first == nil { pages.first = Page(place: path.last, count: tree.roots.count, rest: rest) }
    }
  }

  public func note(_ matches: SourceMatches) {
    counts.withLock { $0.searches += matches.tree.leftOutCount }
  }
}
