import RegionModel

/// The places of a tree, as the reader asks for them: without bounds checks, and without reference counts.
///
/// Every node must be one of the tree's, or 0. The tables have an element for each of these, as `RegionTree.init` has
/// checked, and the tree must outlive the view; so nothing outside of them is read, whatever they hold.
struct Places: @unchecked Sendable {  // The tree's bytes are never written.
  /// The number of places.
  let count: Int
  private let parents: UnsafeRawPointer
  private let levels: UnsafeRawPointer
  private let firstChild: UnsafeRawPointer
  private let labelOffsets: UnsafeRawPointer
  private let labels: ByteView
  private let aliasTable: ByteView
  private let aliasLabels: ByteView
  private let codeOffsets: ByteView
  private let codes: ByteView

  init(_ tree: RegionTree) {
    count = tree.count
    (parents, levels, firstChild) = (tree.parents.base, tree.levels.base, tree.firstChild.base)
    (labelOffsets, labels) = (tree.labelOffsets.base, tree.labels)
    (aliasTable, aliasLabels) = (tree.aliasTable, tree.aliasLabels)
    (codeOffsets, codes) = (tree.codeOffsets, tree.codes)
  }

  @inline(__always)
  private static func number(_ table: UnsafeRawPointer, _ index: Int) -> Int {
    Int(UInt32(littleEndian: table.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self)))
  }

  /// The parent of a node; 0 for top regions and for damaged ones.
  @inline(__always)
  func parentNode(of node: Int) -> Int {
    let parent = Places.number(parents, node)
    return parent < node ? parent : 0
  }

  /// The number of the top place around a node (`Roots`).
  func root(of node: Int) -> UInt8 {
    var node = node
    while case let parent = parentNode(of: node), parent > 0 { node = parent }
    return Roots.number(ofTop: node)
  }

  @inline(__always)
  func level(ofNode node: Int) -> Level { Level(rawValue: levels.load(fromByteOffset: node, as: UInt8.self)) }

  /// The children of a node; empty if there are none.
  @inline(__always)
  func childNodes(of node: Int) -> Range<Int> {
    let (lower, upper) = (Places.number(firstChild, node), Places.number(firstChild, node &+ 1))
    guard lower > node, lower <= upper, upper <= count &+ 1 else { return 0..<0 }
    return Range(uncheckedBounds: (lower, upper))
  }

  /// The children of all nodes of a range, which stand together, since nodes are numbered breadth first.
  @inline(__always)
  func childNodes(ofAll nodes: Range<Int>) -> Range<Int> {
    guard !nodes.isEmpty else { return 0..<0 }
    let (lower, upper) = (
      Places.number(firstChild, nodes.lowerBound), Places.number(firstChild, nodes.upperBound)
    )
    guard lower >= nodes.upperBound, lower <= upper, upper <= count &+ 1 else { return 0..<0 }
    return Range(uncheckedBounds: (lower, upper))
  }

  /// The nodes two levels below a node; an empty range if there are none.
  func grandchildNodes(of node: Int) -> Range<Int> { childNodes(ofAll: childNodes(of: node)) }

  /// A range that holds the townships that an address may name behind a place: those below it, and for a county those of
  /// its city, for a township its siblings.
  @inline(__always)
  func townshipsNear(_ node: Int) -> Range<Int> {
    let level = level(ofNode: node)
    if level < .county { return descendants(of: node).hull }
    let parent = parentNode(of: node)
    let own = childNodes(of: node)
    if level > .county { return Places.hull(own, childNodes(of: parent)) }
    return parent > 0 ? Places.hull(own, grandchildNodes(of: parent)) : own
  }

  /// The smallest range that holds two.
  @inline(__always)
  private static func hull(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
    if a.isEmpty { return b }
    if b.isEmpty { return a }
    return Range(uncheckedBounds: (min(a.lowerBound, b.lowerBound), max(a.upperBound, b.upperBound)))
  }

  /// All nodes down to the third level below a node.
  func descendants(of node: Int) -> Descendants {
    let children = childNodes(of: node)
    let grandchildren = childNodes(ofAll: children)
    return Descendants(levels: (children, grandchildren, childNodes(ofAll: grandchildren)))
  }

  /// The nodes below a node, as one range a level.
  struct Descendants {
    let levels: (Range<Int>, Range<Int>, Range<Int>)

    /// The smallest range that holds them.
    @inline(__always)
    var hull: Range<Int> {
      let end = max(levels.0.upperBound, levels.1.upperBound, levels.2.upperBound)
      return Range(uncheckedBounds: (levels.0.lowerBound, end))
    }

    @inline(__always)
    func contains(_ node: Int) -> Bool {
      func lies(_ range: Range<Int>) -> Bool {
        UInt(bitPattern: node &- range.lowerBound) < UInt(bitPattern: range.upperBound &- range.lowerBound)
      }
      // Without a branch for each level.
      let (a, b, c) = (lies(levels.0), lies(levels.1), lies(levels.2))
      return (a ? 1 : 0) | (b ? 1 : 0) | (c ? 1 : 0) != 0
    }
  }

  @inline(__always)
  func label(ofNode node: Int) -> RegionTree.Label {
    RegionTree.label(in: labels, at: Places.number(labelOffsets, node))
  }

  /// The label of another name; an empty one for an index that does not exist.
  @inline(__always)
  func aliasLabel(_ index: Int) -> RegionTree.Label {
    RegionTree.label(in: aliasLabels, at: Int(aliasTable.uint32(at: index &* 16)))
  }

  /// The label of another name by its offset; an empty one for an offset outside of the labels.
  @inline(__always)
  func aliasLabel(at offset: Int) -> RegionTree.Label { RegionTree.label(in: aliasLabels, at: offset) }

  /// Whether a node is the other one or lies below it; parents have smaller numbers.
  @inline(__always)
  func isNode(_ node: Int, below other: Int) -> Bool {
    var node = node
    while node > other { node = parentNode(of: node) }
    return node == other
  }

  /// Whether a node is in Taiwan, Hong Kong or Macao.
  func isOverseas(_ node: Int) -> Bool {
    let (lower, upper) = (Int(codeOffsets.uint32(at: node * 4)), Int(codeOffsets.uint32(at: node * 4 + 4)))
    let first = codes.bytes(from: lower, count: upper - lower).first
    return first == UInt8(ascii: "7") || first == UInt8(ascii: "8")
  }

  /// Hong Kong; 0 in a tree without it.
  var hongKong: Int {
    childNodes(of: 0).first { node in
      let lower = Int(codeOffsets.uint32(at: node * 4))
      return codes.bytes(from: lower, count: 2).elementsEqual("81".utf8)
    } ?? 0
  }

  /// The deepest node that contains both nodes, or is one of them; 0 for none.
  func commonNode(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while a != b { if a > b { a = parentNode(of: a) } else { b = parentNode(of: b) } }
    return a
  }
}
