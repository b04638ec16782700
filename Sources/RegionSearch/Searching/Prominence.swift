import RegionModel

/// Cities that are meant more often than others of their level.
struct Prominence: Sendable {
  /// Sorted by node; higher ranks first in meaning, lower in cost.
  private let ranks: [UInt32: Int]

  /// The fifteen cities that have the standing of a province's government in their own affairs (副省级市).
  private static let subprovincial = [
    "210100", "210200", "220100", "230100", "320100", "330100", "330200", "350200", "370100", "370200",
    "420100",
    "440100", "440300", "510100", "610100",
  ]
  /// The other capitals of provinces and regions.
  private static let capitals = [
    "130100", "140100", "150100", "340100", "350100", "360100", "410100", "430100", "450100", "460100",
    "520100",
    "530100", "540100", "620100", "630100", "640100", "650100", "710100",
  ]
  /// Of the others those with three million people and more in the city proper (census of 2020).
  private static let large = ["320200", "320400", "320500", "440600", "441900"]

  init(_ tree: RegionTree) {
    var ranks: [UInt32: Int] = [:]
    guard tree.hasDivisionCodes else {
      self.ranks = ranks
      return
    }
    for (codes, rank) in [(Prominence.subprovincial, 2), (Prominence.capitals + Prominence.large, 1)] {
      for code in codes { if let region = tree.region(code: code) { ranks[region.number] = rank } }
    }
    self.ranks = ranks
  }

  /// What a region costs less, or in it, for its prominence.
  @inline(__always)
  func discount(_ node: UInt32, _ level: Level) -> Int {
    level == .prefecture ? (ranks[node] ?? 0) * Weights.prominence : 0
  }
}
