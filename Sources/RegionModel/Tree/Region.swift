/// A place in a tree: the tree and the number of a node.
///
/// Copying one costs nothing, and nothing of it is read until it is asked for. Regions of the same node of
/// the same tree are equal; names play no part in it.
public struct Region: Hashable, Sendable {
  public let tree: RegionTree
  let node: UInt32

  /// The node's number, from 1, breadth first.
  package var number: UInt32 { node }

  public static func == (a: Region, b: Region) -> Bool { a.node == b.node && a.tree === b.tree }
  public func hash(into hasher: inout Hasher) { hasher.combine(node) }

  /// The full name, as the data writes it: 深圳市.
  public var name: String { String(decoding: tree.label(ofNode: Int(node)).name, as: UTF8.self) }

  /// The name without its suffix: 深圳. The whole name where it has none.
  public var shortName: String {
    let label = tree.label(ofNode: Int(node))
    return String(decoding: label.name.prefix(label.shortNameCount), as: UTF8.self)
  }

  /// The whole name's reading: toneless syllables separated by spaces, ü as v; empty where it has none.
  public var reading: String { String(decoding: tree.reading(ofNode: Int(node)), as: UTF8.self) }

  /// Whether both have one name; nothing is decoded for it.
  public func isNamesake(of other: Region) -> Bool {
    tree.label(ofNode: Int(node)).name.elementsEqual(other.tree.label(ofNode: Int(other.node)).name)
  }

  /// Further readings of the whole name that people use, most often none.
  public var otherReadings: [String] {
    String(decoding: tree.label(ofNode: Int(node)).otherReadings, as: UTF8.self)
      .split(separator: ";").map(String.init)
  }

  /// What identifies the region in most trees; empty where the data has no code for it.
  public var code: String { String(decoding: tree.codeBytes(ofNode: Int(node)), as: UTF8.self) }

  public var level: Level { tree.level(ofNode: Int(node)) }

  /// The region above, or nil for one without a parent.
  public var parent: Region? {
    let parent = tree.parentNode(of: Int(node))
    return parent == 0 ? nil : Region(tree: tree, node: UInt32(parent))
  }

  /// The regions right below, in the tree's order.
  public var children: RegionList { tree.children(ofNode: Int(node)) }

  /// Its place among its siblings, counted from 0.
  public var index: Int { (parent?.children ?? tree.roots).position(of: self) ?? 0 }

  /// Whether children that are not in the tree may be somewhere else: nothing is below it here, and nobody said that
  /// there is nothing at all.
  public var mayHaveChildrenElsewhere: Bool { isLeaf && !flags.contains(.leaf) }

  public var isLeaf: Bool { tree.childNodes(of: Int(node)).isEmpty }

  /// The letter under which the region stands in a list.
  public var letter: Letter {
    var initials = InitialsSequence(tree.label(ofNode: Int(node)))
    return initials.next() ?? .none
  }

  /// The region and all above it, highest first.
  ///
  /// - Complexity: O(depth).
  public var path: [Region] {
    var path = [self]
    while let parent = path[path.count - 1].parent { path.append(parent) }
    return path.reversed()
  }
}
