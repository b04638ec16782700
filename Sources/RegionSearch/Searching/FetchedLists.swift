import RegionModel

/// Lists that came one by one, each from below a path, as one tree to search in.
///
/// Two lists for one path are one: the newer. A region of a list is found again in the tree by `region(for:)`, and one of
/// the tree in a list by `RegionList.row(of:)`.
public struct FetchedLists: Sendable {
  private struct Node: Hashable {
    let tree: ObjectIdentifier
    let number: UInt32

    init(_ region: Region) { (tree, number) = (ObjectIdentifier(region.tree), region.number) }
  }

  private var lists: [(list: RegionList, above: Region?)] = []
  private var places: [Node?: Int] = [:]
  /// How many regions all lists have together.
  public private(set) var count = 0

  public init() {}

  /// Adds what stands below the last of a path; the roots for an empty one.
  public mutating func add(_ list: RegionList, below path: [Region]) {
    let above = path.last
    count += list.tree.count
    guard let place = places[above.map(Node.init)] else {
      places[above.map(Node.init)] = lists.count
      lists.append((list, above))
      return
    }
    count -= lists[place].list.tree.count
    lists[place] = (list, above)
  }

  /// A region of a list, found in the tree that all lists made; nil where its list has not come.
  ///
  /// - Complexity: O(siblings) for each step of its path.
  public func region(for region: Region, in tree: RegionTree) -> Region? {
    if region.tree === tree { return region }
    var list = tree.roots
    var found: Region?
    for step in path(of: region) {
      guard let row = list.row(of: step) else { return nil }
      found = list[row]
      list = list[row].children
    }
    return found
  }

  /// A query about regions of lists as one about the tree that all lists made.
  public func query(_ query: SearchQuery, in tree: RegionTree) -> SearchQuery {
    var query = query
    query.root = query.root.flatMap { region(for: $0, in: tree) }
    query.first = query.first.flatMap { region(for: $0, in: tree) }
    return query
  }

  /// A region of a list and all above it, through the lists that they are of.
  private func path(of region: Region) -> [Region] {
    var path = region.path
    while let above = lists.first(where: { $0.list.tree === path[0].tree })?.above, path.count < 20_000 {
      path = above.path + path
    }
    return path
  }

  /// All lists in one tree.
  ///
  /// - Complexity: O(*n* log *n*) in the regions of all lists.
  public func tree() -> Snapshot {
    var builder = TreeBuilder()
    builder.order = lists.first?.list.tree.order ?? .source
    builder.siblingCodes = .asTheyAre
    builder.levelNames = lists.first?.list.tree.levelNames ?? []
    var numbers: [Node: Int] = [:]
    for (list, above) in lists {
      let parent = above.flatMap { numbers[Node($0)] }
      if above != nil, parent == nil { continue }  // Its own list was replaced by another.
      for region in list.subtrees {
        let below = region.parent.flatMap { numbers[Node($0)] } ?? parent
        let number = builder.append(RegionRecord(copying: region, below: below))
        numbers[Node(region)] = number
        builder.setFlags(region.flags, of: number)
      }
    }
    return Snapshot(tree: (try? builder.tree()) ?? FetchedLists.empty, count: builder.count)
  }

  /// The lists as they were at some moment.
  public struct Snapshot: Sendable {
    public let tree: RegionTree
    public let count: Int
  }

  /// A tree without places: what there is before any list has come.
  public static let empty: RegionTree = {
    do { return try TreeBuilder().tree() } catch { preconditionFailure("an empty tree has flaws: \(error)") }
  }()
}

extension RegionRecord {
  /// The record of a region that stands in another tree.
  ///
  /// - Parameter below: The number of its parent's record; nil for none.
  init(copying region: Region, below parent: Int?) {
    self.init(
      code: region.code, parent: parent.map { .record($0) } ?? .none, level: nil, name: region.name,
      shortName: region.shortName, reading: region.reading, otherReadings: region.otherReadings)
  }
}
