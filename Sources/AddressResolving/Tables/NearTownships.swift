import CPrefetch
import RegionModel

/// What is asked of nearly every place that is read, for the places down to the counties, each found out once.
///
/// The tree has each of these facts in another table, and the processor would wait for one after the other.
final class NearTownships {
  private let tree: Places
  /// The places below this one have facts.
  private let end: Int
  private let facts: UnsafeMutablePointer<Facts>
  /// The most places with facts. China has some 3,500 down to the counties.
  private static let most = 1 << 13

  private struct Facts {
    /// `Places.townshipsNear`.
    var near: Range<UInt32> = 0..<0
    /// The children, if these are below the counties.
    var below: Range<UInt32> = 0..<0
    var isOverseas = false
    var isKnown = false
  }

  init(_ tree: Places) {
    self.tree = tree
    // Nodes are numbered breadth first, and a county has two places around it at most.
    end = min(tree.descendants(of: 0).hull.upperBound, NearTownships.most)
    facts = .allocate(capacity: end)
    facts.initialize(repeating: Facts(), count: end)
  }

  deinit { facts.deallocate() }

  /// Asks the processor for the facts of a place.
  @inline(__always)
  func fetch(_ node: Int) { prefetch(facts + node) }

  /// A range that holds the townships that an address may name behind a place.
  @inline(__always)
  func range(_ node: Int) -> Range<Int> {
    guard node < end else { return tree.townshipsNear(node) }
    if !facts[node].isKnown { find(node) }
    return NearTownships.range(facts[node].near)
  }

  /// The townships right below a place.
  @inline(__always)
  func below(_ node: Int) -> Range<Int> {
    guard node < end else { return townships(below: node) }
    if !facts[node].isKnown { find(node) }
    return NearTownships.range(facts[node].below)
  }

  /// Whether a place is in Taiwan, Hong Kong or Macao.
  @inline(__always)
  func isOverseas(_ node: Int) -> Bool {
    guard node < end else { return tree.isOverseas(node) }
    if !facts[node].isKnown { find(node) }
    return facts[node].isOverseas
  }

  @inline(__always)
  private static func range(_ numbers: Range<UInt32>) -> Range<Int> {
    Range(uncheckedBounds: (Int(numbers.lowerBound), Int(numbers.upperBound)))
  }

  private func townships(below node: Int) -> Range<Int> {
    let children = tree.childNodes(of: node)
    return !children.isEmpty && tree.level(ofNode: children.lowerBound) > .county ? children : 0..<0
  }

  @inline(never)
  private func find(_ node: Int) {
    let (near, below) = (tree.townshipsNear(node), townships(below: node))
    facts[node] = Facts(
      near: UInt32(near.lowerBound)..<UInt32(near.upperBound),
      below: UInt32(below.lowerBound)..<UInt32(below.upperBound),
      isOverseas: tree.isOverseas(node), isKnown: true)
  }
}
