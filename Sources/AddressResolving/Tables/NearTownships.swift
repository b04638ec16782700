import RegionModel

/// `Places.townshipsNear` of the places down to the counties, each found out once.
final class NearTownships {
  private let tree: Places
  /// The places below this one have a range.
  private let end: Int
  private let ranges: UnsafeMutablePointer<Range<UInt32>>
  /// The most places with a range. China has some 3,500 down to the counties.
  private static let most = 1 << 13
  /// For a place that was not asked for yet: no place has it.
  private static let unknown: Range<UInt32> = 1..<1

  init(_ tree: Places) {
    self.tree = tree
    // Nodes are numbered breadth first, and a county has two places around it at most.
    end = min(tree.descendants(of: 0).hull.upperBound, NearTownships.most)
    ranges = .allocate(capacity: end)
    ranges.initialize(repeating: NearTownships.unknown, count: end)
  }

  deinit { ranges.deallocate() }

  /// A range that holds the townships that an address may name behind a place.
  @inline(__always)
  func range(_ node: Int) -> Range<Int> {
    guard node < end else { return tree.townshipsNear(node) }
    let known = ranges[node]
    if known == NearTownships.unknown { return find(node) }
    return Range(uncheckedBounds: (Int(known.lowerBound), Int(known.upperBound)))
  }

  private func find(_ node: Int) -> Range<Int> {
    let range = tree.townshipsNear(node)
    ranges[node] = Range(uncheckedBounds: (UInt32(range.lowerBound), UInt32(range.upperBound)))
    return range
  }
}
