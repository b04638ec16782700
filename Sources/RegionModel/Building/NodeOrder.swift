/// Numbers the nodes breadth first, siblings in the tree's order.
struct NodeOrder {
  /// The row of each node from 1; node i is at i - 1.
  private(set) var rows: [Int32]
  /// The parent of each node from 0.
  private(set) var parents: [UInt32]
  /// The first child of each node from 0; one more entry closes the last.
  private(set) var firstChildren: [UInt32]

  /// - Complexity: O(*n*) in source order; otherwise O(*n*) plus comparisons where many rows share their
  ///   initials.
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
      let above = node == 0 ? nil : Int(rows[node - 1])
      node += 1
      guard children.areThere(below: above) else { continue }
      let siblings = children.below(above)
      let start = rows.count
      rows.append(contentsOf: siblings)
      parents.append(contentsOf: repeatElement(UInt32(node - 1), count: siblings.count))
      if order == .letters, siblings.count > 1 { NodeOrder.sort(&rows, from: start, display) }
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

/// The rows below each row, in order.
private struct Siblings {
  /// The start of each row's children in `rows`; an entry before is for rows without a parent, one after
  /// closes the last.
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

  func areThere(below row: Int?) -> Bool {
    let index = (row ?? -1) + 1
    return starts[index] < starts[index + 1]
  }

  /// The children of a row; nil for the rows without a parent.
  func below(_ row: Int?) -> ArraySlice<Int32> {
    let index = (row ?? -1) + 1
    return rows[Int(starts[index])..<Int(starts[index + 1])]
  }
}
