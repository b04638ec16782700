import AddressResolving
import RegionModel
import RegionSearch

/// Damages trees with aliases and an index, opens them unchecked, and searches those that open.
///
/// Wrong results are allowed; crashes, reads outside and endless searches are not.
public struct DamagedSearchFuzz {
  public private(set) var tally = AtlasFuzz.Tally()
  /// The failures with their seeds.
  public private(set) var failures: [String] = []
  private let memory = GuardedBytes(capacity: 1 << 17)
  private var sum = 0

  public init() {}

  /// Runs the case of a seed; the same seed always gives the same case.
  public mutating func run(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let records = RandomTable.records(random.below(40), random: &random)
    guard var block = try? DamagedSearchFuzz.block(of: records, random: &random) else {
      return failures.append("seed \(seed): the table was refused")
    }
    for _ in 0..<random.below(3) where block.count > AtlasFormat.headerSize + 400 {
      random.oneOf(AtlasDamage.allCases).apply(to: &block, random: &random)
    }
    let bytes = memory.fill(block, against: random.onceIn(2) ? .before : .behind)
    guard let tree = try? RegionTree(bytes: bytes, check: .header) else {
      tally.refused += 1
      return
    }
    tally.opened += 1
    if let flaw = AtlasWalk.flaw(in: tree, sum: &sum) { failures.append("seed \(seed): \(flaw)") }
    search(tree, for: records, seed: seed, random: &random)
  }

  /// A tree with successions, aliases and foldings, mostly with an index, sometimes with another tree's.
  private static func block(of records: [RegionRecord], random: inout SplitMix64) throws -> [UInt8] {
    var builder = TreeBuilder(records)
    builder.aliases = RandomTable.aliases(random.below(20), of: records, random: &random)
    builder.foldings = random.onceIn(2) ? ["東": "东", "a": "b", "𠀁": "𠀀"] : [:]
    builder.successions = records.prefix(3).compactMap {
      CodeSuccession(code: "9" + $0.code, successors: [$0.code])
    }
    let block = try builder.build()
    return random.onceIn(5) ? block : try IndexBuilder.indexed(block)
  }

  private mutating func search(
    _ tree: RegionTree, for records: [RegionRecord], seed: UInt64, random: inout SplitMix64
  ) {
    let searcher = PlaceSearcher(tree)
    let regions = Array(tree.roots.subtrees)
    let names =
      records.flatMap { [$0.name, $0.reading, $0.code] }.filter { !$0.isEmpty } + ["東", "gao", "99"]
    for _ in 0..<4 {
      let text = RandomQuery.text(of: names, random: &random)
      let root = random.onceIn(4) && !regions.isEmpty ? random.oneOf(regions) : nil
      let results = searcher.search(SearchQuery(text, root: root))
      if results.count > tree.count { failures.append("seed \(seed): more places than the tree has") }
      if let flaw = SearchWalk.flaw(in: results) { failures.append("seed \(seed): \(flaw)") }
    }
  }
}
