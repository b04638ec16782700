import RegionModel

/// The choice between places that an address may mean: those where most of a person's addresses are.
public struct AddressPrior: Sendable {
  /// The weights of places, by their nodes.
  private let weights: [Int: Double]
  /// The node that addresses are likely to be near; 0 for none.
  private let near: Int

  /// - Parameters:
  ///   - near: The place that addresses are likely to lie in or near.
  ///   - weights: Places with their number of addresses, or another weight.
  public init(near: Region? = nil, weights: [(region: Region, weight: Double)] = []) {
    self.near = near.map { Int($0.number) } ?? 0
    self.weights = Dictionary(weights.map { (Int($0.region.number), $0.weight) }, uniquingKeysWith: +)
  }

  /// The one candidate with the greatest weight, or else the nearest one; nil if that is not unique.
  func decided(among candidates: [Int], in tree: RegionTree) -> Int? {
    if let place = AddressPrior.first(candidates, by: { weight(of: $0, in: tree) }) { return place }
    guard near > 0 else { return nil }
    return AddressPrior.first(candidates) {
      Double(tree.commonNode($0, near) == 0 ? 0 : tree.depth($0, near))
    }
  }

  /// The sum of weights: places inside `place` count in full, places around it one hundredth, since many share those.
  private func weight(of place: Int, in tree: RegionTree) -> Double {
    weights.reduce(0) { sum, other in
      if tree.isNode(other.key, below: place) { return sum + other.value }
      return tree.isNode(place, below: other.key) ? sum + other.value / 100 : sum
    }
  }

  private static func first(_ candidates: [Int], by value: (Int) -> Double) -> Int? {
    let values = candidates.map(value)
    guard let most = values.max(), most > 0, values.count(where: { $0 == most }) == 1 else { return nil }
    return values.firstIndex(of: most).map { candidates[$0] }
  }
}

extension RegionTree {
  /// How many places contain both places; a place contains itself.
  fileprivate func depth(_ a: Int, _ b: Int) -> Int {
    var node = commonNode(a, b)
    var depth = 0
    while node > 0 {
      depth += 1
      node = parentNode(of: node)
    }
    return depth
  }
}
