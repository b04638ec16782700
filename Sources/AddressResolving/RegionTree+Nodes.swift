import RegionModel

extension RegionTree {
  /// Whether a node is the other one or lies below it; parents have smaller numbers.
  @inline(__always)
  func isNode(_ node: Int, below other: Int) -> Bool {
    var node = node
    while node > other { node = parentNode(of: node) }
    return node == other
  }

  /// Whether a node is in Taiwan, Hong Kong or Macao.
  func isOverseas(_ node: Int) -> Bool {
    let first = codeBytes(ofNode: node).first
    return first == UInt8(ascii: "7") || first == UInt8(ascii: "8")
  }

  /// The deepest node that contains both nodes, or is one of them; 0 for none.
  func commonNode(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while a != b { if a > b { a = parentNode(of: a) } else { b = parentNode(of: b) } }
    return a
  }
}
