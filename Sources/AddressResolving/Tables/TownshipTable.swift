import RegionModel

/// The townships of a tree by the first two characters of their names, without those whose names say but a kind.
///
/// Making one takes a pass over the tree, a millisecond or two for the country: it is made where an address leaves out
/// what lies above a township.
final class TownshipTable: Sendable {
  private let tree: RegionTree
  /// For each hash the last township; 0 for none.
  private let heads: [UInt32]
  /// For each node the township before it of the same hash; 0 for none.
  private let previous: [UInt32]
  private static let bits: UInt64 = 16

  init(_ tree: RegionTree) {
    self.tree = tree
    var heads = [UInt32](repeating: 0, count: 1 << TownshipTable.bits)
    var previous = [UInt32](repeating: 0, count: tree.count + 1)
    for node in 0..<previous.count where tree.level(ofNode: node) > .county {
      let name = tree.label(ofNode: node).name
      guard name.count >= NameTable.shortest, let text = name.baseAddress, !Zone.isWhole(name)
      else { continue }
      let slot = Text.slot(Text.key(text), bits: TownshipTable.bits)
      previous[node] = heads[slot]
      heads[slot] = UInt32(node)
    }
    self.heads = heads
    self.previous = previous
  }

  /// The townships whose names may begin so, and perhaps others.
  func nodes(_ key: UInt64) -> some Sequence<Int> {
    let first = heads[Text.slot(key, bits: TownshipTable.bits)]
    return sequence(state: Int(first)) { [previous] node in
      defer { if node > 0 { node = Int(previous[node]) } }
      return node > 0 ? node : nil
    }
  }
}
