import RegionModel
import Synchronization

/// How many records were left out of the lists that a source gave, and of what its searches found.
public final class LeftOutRecords: Sendable {
  private let counts = Mutex((lists: [[Place]: Int](), searches: 0))

  public init() {}

  /// How many of all that came; a list that came twice counts once.
  public var count: Int { counts.withLock { $0.searches + $0.lists.values.reduce(0, +) } }

  public func note(_ tree: RegionTree, of path: [Place]) {
    if tree.leftOutCount > 0 { counts.withLock { $0.lists[path] = tree.leftOutCount } }
  }

  public func note(_ matches: SourceMatches) {
    counts.withLock { $0.searches += matches.tree.leftOutCount }
  }
}
