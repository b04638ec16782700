/// The numbering of nodes: breadth first, siblings in display order.
struct NodeOrder {
  /// For each node from 1 on, its record; node i stands at i - 1.
  private(set) var records: [Int] = []
  /// For each node from 0 on, its parent's node.
  private(set) var parents: [Int] = [0]
  /// For each node from 0 on, and one more, where its children begin.
  private(set) var firstChildren: [Int] = []

  /// - Complexity: O(*n* log *n*).
  init(_ table: [RegionRecord], parents recordParents: [Int?]) {
    var children: [[Int]] = Array(repeating: [], count: table.count)
    var roots: [Int] = []
    for (index, parent) in recordParents.enumerated() {
      if let parent { children[parent].append(index) } else { roots.append(index) }
    }
    append(roots, below: 0, of: table)
    firstChildren.append(1)
    var node = 1
    while node <= records.count {
      firstChildren.append(records.count + 1)
      append(children[records[node - 1]], below: node, of: table)
      node += 1
    }
    firstChildren.append(records.count + 1)
  }

  private mutating func append(_ siblings: [Int], below parent: Int, of table: [RegionRecord]) {
    records.append(contentsOf: siblings.sorted { DisplayOrder.precedes(table[$0], table[$1]) })
    parents.append(contentsOf: repeatElement(parent, count: siblings.count))
  }
}
