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
    /// `Places.descendants`.
    var descendants: (Range<UInt32>, Range<UInt32>, Range<UInt32>) = (0..<0, 0..<0, 0..<0)
    var isOverseas = false
    /// Whether the name has less than two characters.
    var hasShortName = false
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

  /// Whether a node lies in one of the three levels below a place.
  @inline(__always)
  func isNode(_ node: Int, below place: Int) -> Bool {
    guard place < end else { return tree.descendants(of: place).contains(node) }
    if !facts[place].isKnown { find(place) }
    let levels = facts[place].descendants
    return Places.Descendants(
      levels: (
        NearTownships.range(levels.0), NearTownships.range(levels.1), NearTownships.range(levels.2)
      )
    ).contains(node)
  }

  /// Whether a place is in Taiwan, Hong Kong or Macao.
  @inline(__always)
  func isOverseas(_ node: Int) -> Bool {
    guard node < end else { return tree.isOverseas(node) }
    if !facts[node].isKnown { find(node) }
    return facts[node].isOverseas
  }

  /// Whether the name of a place has less than two characters.
  @inline(__always)
  func hasShortName(_ node: Int) -> Bool {
    guard node < end else { return hasShortLabel(node) }
    if !facts[node].isKnown { find(node) }
    return facts[node].hasShortName
  }

  private func hasShortLabel(_ node: Int) -> Bool { tree.label(ofNode: node).name.count < NameTable.shortest }

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
    let levels = tree.descendants(of: node).levels
    func numbers(_ range: Range<Int>) -> Range<UInt32> { UInt32(range.lowerBound)..<UInt32(range.upperBound) }
    facts[node] = Facts(
      near: numbers(near), below: numbers(below),
      descendants: (numbers(levels.0), numbers(levels.1), numbers(levels.2)),
      isOverseas: tree.isOverseas(node), hasShortName: hasShortLabel(node), isKnown: true)
  }
}
