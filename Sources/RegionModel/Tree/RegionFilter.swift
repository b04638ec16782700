/// Which places of a tree count: those that were asked for with all below and above them, without those that were ruled
/// out with all below them.
///
/// Nodes are numbered breadth first, so that what lies below a place is a run of nodes a level. A filter is the runs that
/// it keeps, in order and apart; a list, a run itself, is cut by them whatever its length.
public struct RegionFilter: Equatable, Sendable {
  public let tree: RegionTree
  /// What was asked for; empty for the whole tree.
  public let included: [Region]
  public let excluded: [Region]
  private let kept: [Range<Int>]

  /// - Parameters:
  ///   - tree: The tree whose places count or do not.
  ///   - included: Places of the tree; empty for all of it.
  ///   - excluded: Places of the tree. A place goes too when everything below it was ruled out: nothing could be chosen
  ///     there.
  /// - Complexity: O(*n* log *n*) in the places × levels.
  public init(_ tree: RegionTree, including included: [Region] = [], excluding excluded: [Region] = []) {
    self.tree = tree
    self.included = included
    self.excluded = excluded
    let all = 1..<tree.count + 1
    let wanted = included.flatMap {
      tree.nodes(through: $0) + $0.path.map { Int($0.node)..<Int($0.node) + 1 }
    }
    let ruledOut = excluded.flatMap { tree.nodes(through: $0) }
    var kept = NodeRuns(included.isEmpty ? [all] : wanted).removing(NodeRuns(ruledOut))
    kept.removeEmptied(above: excluded, in: tree)
    self.kept = kept.runs
  }

  /// Whether a region counts; no region of another tree does.
  ///
  /// - Complexity: O(log runs).
  public func contains(_ region: Region) -> Bool { region.tree === tree && contains(node: Int(region.node)) }

  /// The same for a node of the tree.
  package func contains(node: Int) -> Bool {
    let position = NodeRuns.position(of: node, in: kept)
    return position < kept.count && kept[position].contains(node)
  }

  /// The rows of a list that count, as runs in order and apart; all rows of a list of another tree.
  ///
  /// - Complexity: O(log runs) + O(runs in the list).
  public func rows(of list: RegionList) -> [Range<Int>] {
    guard list.tree === tree else { return list.isEmpty ? [] : [0..<list.count] }
    let (lower, upper) = (Int(list.lower), Int(list.upper))
    var rows: [Range<Int>] = []
    guard lower < upper else { return [] }
    for run in kept[NodeRuns.position(of: lower, in: kept)...] {
      guard run.lowerBound < upper else { break }
      rows.append(max(run.lowerBound, lower) - lower..<min(run.upperBound, upper) - lower)
    }
    return rows
  }
}

/// Runs of nodes, in order and apart.
private struct NodeRuns {
  private(set) var runs: [Range<Int>] = []

  init(_ ranges: [Range<Int>]) {
    for run in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !run.isEmpty {
      if let last = runs.last, run.lowerBound <= last.upperBound {
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, run.upperBound)
      } else {
        runs.append(run)
      }
    }
  }

  /// The first run that ends behind a node.
  static func position(of node: Int, in runs: [Range<Int>]) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].upperBound > node { high = middle } else { low = middle + 1 }
    }
    return low
  }

  func removing(_ others: NodeRuns) -> NodeRuns {
    var left: [Range<Int>] = []
    var next = 0
    for run in runs {
      var start = run.lowerBound
      while next < others.runs.count, others.runs[next].upperBound <= start { next += 1 }
      var other = next
      while other < others.runs.count, others.runs[other].lowerBound < run.upperBound {
        if others.runs[other].lowerBound > start { left.append(start..<others.runs[other].lowerBound) }
        start = max(start, others.runs[other].upperBound)
        other += 1
      }
      if start < run.upperBound { left.append(start..<run.upperBound) }
    }
    return NodeRuns(left)
  }

  /// Removes the places above others that have no place left below them.
  mutating func removeEmptied(above regions: [Region], in tree: RegionTree) {
    // Deeper places have higher numbers.
    var parents = Set(regions.compactMap { $0.parent.map { Int($0.node) } })
    while !parents.isEmpty {
      let emptied = parents.filter { !hasRun(in: tree.childNodes(of: $0)) }
      self = removing(NodeRuns(emptied.map { $0..<$0 + 1 }))
      parents = Set(emptied.map(tree.parentNode).filter { $0 > 0 })
    }
  }

  private func hasRun(in nodes: Range<Int>) -> Bool {
    let position = NodeRuns.position(of: nodes.lowerBound, in: runs)
    return position < runs.count && runs[position].lowerBound < nodes.upperBound
  }
}

extension RegionTree {
  /// A region and all below it: a run of nodes a level.
  fileprivate func nodes(through region: Region) -> [Range<Int>] {
    var runs = [Int(region.node)..<Int(region.node) + 1]
    while let last = runs.last {
      let first = childNodes(of: last.lowerBound, through: last.upperBound - 1)
      // Nothing lies below the last level; in a damaged tree, nothing that can be believed.
      guard first.lowerBound >= last.upperBound, !first.isEmpty else { break }
      runs.append(first)
    }
    return runs
  }

  /// The children of nodes that stand side by side; empty if there are none or the block is damaged.
  private func childNodes(of first: Int, through last: Int) -> Range<Int> {
    let lower = Int(firstChild.uint32(at: first * 4))
    let upper = Int(firstChild.uint32(at: last * 4 + 4))
    guard lower > last, lower <= upper, upper <= count + 1 else { return 0..<0 }
    return lower..<upper
  }
}
