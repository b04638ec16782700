import RegionModel

/// The names of townships that are not their own, former ones above all, by their first two characters.
///
/// Making one takes a pass over the tree's aliases, well below a millisecond for the country.
final class OtherTownshipNames: Sendable {
  private let tree: RegionTree
  /// Pairs of an alias and a township that it stands for.
  private let names: [UInt64: [(alias: Int, node: Int)]]

  init(_ tree: RegionTree) {
    self.tree = tree
    var names: [UInt64: [(alias: Int, node: Int)]] = [:]
    for alias in 0..<tree.aliasCount {
      let kind = tree.aliasEntry(alias).kind
      guard kind == .former || kind == .common, let key = Township(tree.aliasLabel(alias)).key else { continue }
      for node in tree.aliasNodes(alias).map(Int.init) where tree.level(ofNode: node) > .county {
        names[key, default: []].append((alias, node))
      }
    }
    self.names = names
  }

  /// The townships that fit and of which another name begins so, each with that name.
  func townships(_ key: UInt64, where fits: (Int) -> Bool) -> [(name: Township, node: Int)] {
    (names[key] ?? []).filter { fits($0.node) }.map { (Township(tree.aliasLabel($0.alias)), $0.node) }
  }
}
