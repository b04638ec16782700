import RegionModel

/// The names of townships that are not their own, former ones above all, by their first two characters.
///
/// Making one takes a pass over the tree's aliases, well below a millisecond for the country.
final class OtherTownshipNames: Sendable {
  /// A name of a township.
  struct Entry {
    let key: UInt64
    let alias: Int
    let node: Int
    /// The entry of the same hash to look at next; negative for none.
    let next: Int32
  }

  private let tree: RegionTree
  private let entries: [Entry]
  /// For each hash the first entry; negative for none.
  private let heads: [Int32]
  private static let bits: UInt64 = 13

  init(_ tree: RegionTree) {
    self.tree = tree
    var entries: [Entry] = []
    var heads = [Int32](repeating: -1, count: 1 << OtherTownshipNames.bits)
    for alias in 0..<tree.aliasCount {
      let kind = tree.aliasEntry(alias).kind
      guard kind == .former || kind == .common, let key = Township(tree.aliasLabel(alias)).key else {
        continue
      }
      let slot = Text.slot(key, bits: OtherTownshipNames.bits)
      for node in tree.aliasNodes(alias).map(Int.init) where tree.level(ofNode: node) > .county {
        entries.append(Entry(key: key, alias: alias, node: node, next: heads[slot]))
        heads[slot] = Int32(entries.count - 1)
      }
    }
    self.entries = entries
    self.heads = heads
  }

  /// Calls `body` with each township of which another name begins so, and with that name.
  @inline(__always)
  func forEach(_ key: UInt64, _ body: (_ name: Township, _ node: Int) -> Void) {
    var index = heads[Text.slot(key, bits: OtherTownshipNames.bits)]
    while index >= 0 {
      let entry = entries[Int(index)]
      if entry.key == key { body(Township(tree.aliasLabel(entry.alias)), entry.node) }
      index = entry.next
    }
  }
}
