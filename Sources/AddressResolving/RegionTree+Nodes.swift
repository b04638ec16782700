import RegionModel

extension RegionTree {
  /// Whether a node is another one or lies below it; parents have smaller numbers.
  @inline(__always)
  func isNode(_ node: Int, below other: Int) -> Bool {
    var node = node
    while node > other { node = parentNode(of: node) }
    return node == other
  }

  /// The deepest node that both are, or lie in; 0 for none.
  func commonNode(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while a != b { if a > b { a = parentNode(of: a) } else { b = parentNode(of: b) } }
    return a
  }
}
