/// A place in a tree: the tree and a node's number.
///
/// Copies are cheap, and texts are read only on request. Regions are equal if they are the same node of the
/// same tree; names do not matter.
public struct Region: Hashable, Sendable {
  public let tree: RegionTree
  let node: UInt32

  /// The node's number, from 1, breadth first.
  package var number: UInt32 { node }

  public static func == (a: Region, b: Region) -> Bool { a.node == b.node && a.tree === b.tree }
  public func hash(into hasher: inout Hasher) { hasher.combine(node) }

  /// The full name in the data: 深圳市.
  public var name: String { String(decoding: tree.label(ofNode: Int(node)).name, as: UTF8.self) }

  /// The name without its suffix: 深圳; the whole name if it has none.
  public var shortName: String {
    let label = tree.label(ofNode: Int(node))
    return String(decoding: label.name.prefix(label.shortNameCount), as: UTF8.self)
  }

  /// The reading of the whole name: toneless syllables separated by spaces, ü as v; empty if it has none.
  public var reading: String { String(decoding: tree.reading(ofNode: Int(node)), as: UTF8.self) }

  /// Whether both regions have the same name; compares bytes.
  public func isNamesake(of other: Region) -> Bool {
    tree.label(ofNode: Int(node)).name.elementsEqual(other.tree.label(ofNode: Int(other.node)).name)
  }

  /// Other readings of the whole name in use; usually empty.
  public var otherReadings: [String] {
    String(decoding: tree.label(ofNode: Int(node)).otherReadings, as: UTF8.self)
      .split(separator: ";").map(String.init)
  }

  /// The identifier in most trees; empty if the data has none.
  public var code: String { String(decoding: tree.codeBytes(ofNode: Int(node)), as: UTF8.self) }

  public var level: Level { tree.level(ofNode: Int(node)) }

  /// The region above; nil at the top.
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

  /// The letter of the region's section in a list.
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
