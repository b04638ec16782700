import RegionModel

/// Cities that people search for more often than others of their level.
struct Prominence: Sendable {
  /// The region numbers of the fifteen, and of the others.
  private let subprovincial: [UInt32]
  private let others: [UInt32]

  /// The fifteen sub-provincial cities (副省级市), which have the powers of a province in their own affairs.
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
  /// Other cities with at least three million people in the city proper (census of 2020).
  private static let large = ["320200", "320400", "320500", "440600", "441900"]

  init(_ tree: RegionTree) {
    func numbers(_ codes: [String]) -> [UInt32] {
      tree.hasDivisionCodes ? codes.compactMap { tree.region(code: $0)?.number } : []
    }
    subprovincial = numbers(Prominence.subprovincial)
    others = numbers(Prominence.capitals) + numbers(Prominence.large)
  }

  /// The discount on the cost of a prominent region.
  @inline(__always)
  func discount(_ node: UInt32, _ level: Level) -> Int {
    guard level == .prefecture else { return 0 }
    if subprovincial.contains(node) { return 2 * Weights.prominence }
    return others.contains(node) ? Weights.prominence : 0
  }
}
