/// Regions by number, each with its lowest cost and the alias that matched.
struct MatchTable {
  private(set) var nodes: [UInt32] = []
  private(set) var costs: [Int32] = []
  /// -1 if the place's own name matched.
  private(set) var aliases: [Int32] = []
  /// Positions in `nodes` plus one; 0 for a free slot.
  private var slots: [UInt32] = []

  var count: Int { nodes.count }
  var isEmpty: Bool { nodes.isEmpty }

  /// Adds a region, or lowers its cost.
  mutating func add(_ node: UInt32, cost: Int, alias: Int? = nil) {
    if nodes.count * 2 >= slots.count { grow() }
    var slot = first(of: node)
    while slots[slot] != 0 {
      let position = Int(slots[slot]) - 1
      if nodes[position] == node {
        if cost < costs[position] {
          costs[position] = Int32(truncatingIfNeeded: cost)
          aliases[position] = Int32(truncatingIfNeeded: alias ?? -1)
        }
        return
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = UInt32(nodes.count + 1)
    nodes.append(node)
    costs.append(Int32(truncatingIfNeeded: cost))
    aliases.append(Int32(truncatingIfNeeded: alias ?? -1))
  }

  /// Adds the regions of another table.
  mutating func add(_ other: MatchTable) {
    for (node, cost) in zip(other.nodes, other.costs) { add(node, cost: Int(cost)) }
  }

  /// The cost of a region; nil if it is not in the table.
  func cost(of node: UInt32) -> Int? { position(of: node).map { Int(costs[$0]) } }

  /// The alias by which a region matched; nil for its own name.
  func alias(of node: UInt32) -> Int? {
    position(of: node).map { Int(aliases[$0]) }.flatMap { $0 < 0 ? nil : $0 }
  }

  private func position(of node: UInt32) -> Int? {
    guard !slots.isEmpty else { return nil }
    var slot = first(of: node)
    while slots[slot] != 0 {
      let position = Int(slots[slot]) - 1
      if nodes[position] == node { return position }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  @inline(__always)
  private func first(of node: UInt32) -> Int { Int((node &* 0x9E37_79B1) >> 7) & (slots.count - 1) }

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(slots.count * 4, 256))
    for (position, node) in nodes.enumerated() {
      var slot = first(of: node)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(position + 1)
    }
  }
}
