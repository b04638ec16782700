import RegionModel

/// A tree delivered list by list, each list a small tree of its own: the test double of a source.
///
/// Equal questions get the same list.
public final class SplitTree {
  private let whole: RegionTree
  private let levelsAtOnce: Int
  private var lists: [Region?: RegionList] = [:]
  /// Maps the lists' regions to those of the whole tree.
  private var originals: [Region: Region] = [:]

  /// - Parameter levelsAtOnce: How many levels each list contains; 1 is only its rows.
  public init(_ whole: RegionTree, levelsAtOnce: Int = 1) {
    self.whole = whole
    self.levelsAtOnce = levelsAtOnce
  }

  public var roots: RegionList { list(below: nil) }

  /// The children of the last region of a path from earlier answers; the roots for an empty path.
  public func children(of path: [Region]) -> RegionList {
    list(below: path.last.map { originals[$0] ?? $0 })
  }

  /// The region at a path of names joined by slashes, found list by list.
  public func at(_ names: String) -> Region { path(names)[names.split(separator: "/").count - 1] }

  /// The regions of a path of names joined by slashes, highest first.
  public func path(_ names: String) -> [Region] {
    names.split(separator: "/").reduce(into: []) { path, name in
      let list = path.last.map { $0.isLeaf ? children(of: path) : $0.children } ?? roots
      guard let region = list.first(where: { $0.name == name || $0.shortName == name }) else {
        preconditionFailure("the fixture has no \(names)")
      }
      path.append(region)
    }
  }

  private func list(below region: Region?) -> RegionList {
    if let known = lists[region] { return known }
    let source = region?.children ?? whole.roots
    let list = SplitTree.tree(of: source, levels: levelsAtOnce).roots
    lists[region] = list
    note(list, source)
    return list
  }

  private func note(_ list: RegionList, _ source: RegionList) {
    for (copy, original) in zip(list, source) {
      precondition(copy.name == original.name, "the lists are in different order")
      originals[copy] = original
      note(copy.children, original.children)
    }
  }

  private static func tree(of list: RegionList, levels: Int) -> RegionTree {
    var records: [RegionRecord] = []
    func add(_ list: RegionList, below parent: Int?, _ levels: Int) {
      for region in list {
        records.append(record(region, below: parent))
        if levels > 1 { add(region.children, below: records.count - 1, levels - 1) }
      }
    }
    add(list, below: nil, levels)
    var builder = list.tree.rules == .china ? SmallTrees.builder(records) : TreeBuilder(records)
    builder.order = list.tree.order
    do {
      return try RegionTree(compiled: builder.build())
    } catch {
      preconditionFailure("the list is no tree: \(error)")
    }
  }

  private static func record(_ region: Region, below parent: Int?) -> RegionRecord {
    RegionRecord(
      code: region.code, parent: parent.map { .record($0) } ?? .none, level: region.level,
      name: region.name, shortName: region.shortName, reading: region.reading,
      otherReadings: region.otherReadings)
  }
}
