extension RegionList {
  /// Every region of the list, each followed by its descendants, in display order.
  ///
  /// No region comes twice and the stack use does not depend on depth, even if the block is damaged.
  ///
  /// - Complexity: O(*n*) in the regions for a whole walk.
  public var subtrees: Subtrees { Subtrees(self) }

  /// A depth-first walk.
  public struct Subtrees: Sequence, IteratorProtocol {
    private let tree: RegionTree
    /// The siblings still to visit, deepest last, each with their parent.
    private var pending: [(parent: Int, nodes: Range<Int>)]

    init(_ list: RegionList) {
      tree = list.tree
      let nodes = Int(list.lower)..<Int(list.upper)
      pending = [(nodes.isEmpty ? 0 : list.tree.parentNode(of: nodes.lowerBound), nodes)]
    }

    public mutating func next() -> Region? {
      while let (parent, nodes) = pending.popLast() {
        guard let node = nodes.first else { continue }
        guard tree.parentNode(of: node) == parent else { continue }  // Damaged: another's children from here.
        pending.append((parent, nodes.dropFirst()))
        pending.append((node, tree.childNodes(of: node)))
        return Region(tree: tree, node: UInt32(node))
      }
      return nil
    }
  }
}
