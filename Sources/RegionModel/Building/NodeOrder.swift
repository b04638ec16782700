/// The numbering of nodes: breadth first, siblings in the tree's order.
struct NodeOrder {
  /// For each node from 1 on, its row; node i stands at i - 1.
  private(set) var rows: [Int32]
  /// For each node from 0 on, its parent's node.
  private(set) var parents: [UInt32]
  /// For each node from 0 on, and one more, where its children begin.
  private(set) var firstChildren: [UInt32]

  /// - Complexity: O(*n*) in the order of the source, else O(*n*) and a comparison or two a row where many initials are
  ///   alike.
  init(_ texts: RowTexts, parents rowParents: [Int32], order: RegionTree.Order) {
    let children = Siblings(rowParents)
    let display = DisplayOrder(texts: texts)
    rows = []
    rows.reserveCapacity(rowParents.count)
    parents = [0]
    parents.reserveCapacity(rowParents.count + 1)
    firstChildren = [1]
    firstChildren.reserveCapacity(rowParents.count + 2)
    var node = 0
    while node <= rows.count {
      if node > 0 { firstChildren.append(UInt32(rows.count + 1)) }
      let siblings = children.below(node == 0 ? nil : Int(rows[node - 1]))
      let start = rows.count
      rows.append(contentsOf: siblings)
      parents.append(contentsOf: repeatElement(UInt32(node), count: siblings.count))
      if order == .letters, siblings.count > 1 { NodeOrder.sort(&rows, from: start, display) }
      node += 1
    }
    firstChildren.append(UInt32(rows.count + 1))
  }

  private static func sort(_ rows: inout [Int32], from start: Int, _ display: DisplayOrder) {
    var pairs = rows[start...].map { KeySort.Pair(key: display.key(Int($0)), value: UInt32($0)) }
    if pairs.count < 64 {
      pairs.sort { $0.key == $1.key ? display.precedes(Int($0.value), Int($1.value)) : $0.key < $1.key }
    } else {
      KeySort.sort(&pairs)
      KeySort.refine(&pairs) { display.precedes(Int($0), Int($1)) }
    }
    for (index, pair) in pairs.enumerated() { rows[start + index] = Int32(pair.value) }
  }
}

/// The rows below each row, in their order.
private struct Siblings {
  /// For each row, one before for those without a parent and one behind the last: where its children begin in `rows`.
  private var starts: [Int32]
  private var rows: [Int32]

  init(_ parents: [Int32]) {
    starts = Array(repeating: 0, count: parents.count + 2)
    for parent in parents { starts[Int(parent) + 2] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    rows = Array(repeating: 0, count: parents.count)
    var next = starts
    for (row, parent) in parents.enumerated() {
      rows[Int(next[Int(parent) + 1])] = Int32(row)
      next[Int(parent) + 1] += 1
    }
  }

  /// Nil for those without a parent.
  func below(_ row: Int?) -> ArraySlice<Int32> {
    let index = (row ?? -1) + 1
    return rows[Int(starts[index])..<Int(starts[index + 1])]
  }
}
