import RegionModel

/// Places that are meant more often than others of their level: great cities and their districts.
///
/// The ranks are the tree's (`prominence.tsv`).
struct Prominence: Sendable {
  /// The numbers of the places, ascending.
  private let nodes: [UInt32]
  /// The ranks of the same places.
  private let ranks: [UInt8]

  /// No tree has more prominent places; what is behind them is not.
  private static let mostPlaces = 10_000
  private static let highestRank: UInt32 = 9

  /// - Complexity: O(prominent places).
  init(_ tree: RegionTree) {
    let places = tree.prominentPlaces.prefix(Prominence.mostPlaces).sorted { $0.number < $1.number }
    nodes = places.map(\.number)
    ranks = places.map { UInt8(min($0.rank, Prominence.highestRank)) }
  }

  /// What a region costs less, or in it, for its prominence.
  ///
  /// - Complexity: O(log *n*) in the prominent places.
  @inline(__always)
  func discount(_ node: UInt32, _ level: Level) -> Int {
    guard level == .prefecture || level == .county, let last = nodes.last, node <= last else { return 0 }
    return rank(of: node) * (level == .prefecture ? Weights.prominence : Weights.prominenceOfDistrict)
  }

  private func rank(of node: UInt32) -> Int {
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle] < node { low = middle + 1 } else { high = middle }
    }
    return low < nodes.count && nodes[low] == node ? Int(ranks[low]) : 0
  }
}
