import RegionModel

/// Damages compiled trees, opens them and walks those that open.
public struct AtlasFuzz {
  /// The results of the cases.
  public struct Tally: Equatable, Sendable {
    public var refused = 0
    public var opened = 0
  }

  public private(set) var tally = Tally()
  /// The failures with their seeds.
  public private(set) var failures: [String] = []
  private let memory = GuardedBytes(capacity: 1 << 16)
  private var sum = 0

  public init() {}

  /// Runs the case of a seed; the same seed always gives the same case.
  public mutating func run(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    guard let whole = try? TreeBuilder(RandomTable.records(random.below(40), random: &random)).build() else {
      return failures.append("seed \(seed): the table was refused")
    }
    let damage = random.oneOf(AtlasDamage.allCases)
    var block = whole
    damage.apply(to: &block, random: &random)
    let isHarmed = block != whole
    let isSealed = random.onceIn(2)
    if isSealed { AtlasFormat.seal(&block) }
    let bytes = memory.fill(block, against: random.onceIn(2) ? .before : .behind)
    open(bytes, check: .header, seed: seed)
    let isBelieved = open(bytes, check: .whole, seed: seed)
    if isBelieved, isHarmed, !isSealed { failures.append("seed \(seed): \(damage) was not noticed") }
  }

  /// - Returns: Whether the block opened as a tree.
  @discardableResult
  private mutating func open(
    _ bytes: UnsafeRawBufferPointer, check: RegionTree.Check, seed: UInt64
  ) -> Bool {
    guard let tree = try? RegionTree(bytes: bytes, check: check) else {
      tally.refused += 1
      return false
    }
    tally.opened += 1
    if let flaw = AtlasWalk.flaw(in: tree, sum: &sum) { failures.append("seed \(seed): \(flaw)") }
    return true
  }
}
