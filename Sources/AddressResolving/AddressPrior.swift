import RegionModel

/// What decides between places that an address may mean as well: where most of somebody's addresses are.
public struct AddressPrior: Sendable {
  /// Weights of places, by their nodes.
  private let weights: [Int: Double]
  /// The place that addresses are likely to be near to; 0 for none.
  private let near: Int

  /// - Parameters:
  ///   - near: The place that a candidate is likely to lie in, or near to.
  ///   - weights: Places with how many addresses there are in each, or any other weight.
  public init(near: Region? = nil, weights: [(region: Region, weight: Double)] = []) {
    self.near = near.map { Int($0.number) } ?? 0
    self.weights = Dictionary(weights.map { (Int($0.region.number), $0.weight) }, uniquingKeysWith: +)
  }

  /// The one place that weighs most, or else lies nearest; nil where two do, or none does.
  func decided(among candidates: [Int], in tree: RegionTree) -> Int? {
    if let place = AddressPrior.first(candidates, by: { weight(of: $0, in: tree) }) { return place }
    guard near > 0 else { return nil }
    return AddressPrior.first(candidates) {
      Double(tree.commonNode($0, near) == 0 ? 0 : tree.depth($0, near))
    }
  }

  /// What lies in a place weighs for it, and what it lies in does in part, as its weight is shared by many.
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
  /// How many places lie around both of two places, or are one of them.
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
