import Fuzzing
import PickerCore
import RegionModel
import Testing

/// The picker with trees of which only the header was checked.
struct DamagedTreeTests {
  @Test func aDamagedTreeIsPickedFromWithoutACrash() {
    var opened = 0
    for seed in 1...1000 as ClosedRange<UInt64> {
      guard let tree = damagedTree(seed: seed) else { continue }
      opened += 1
      var game = RandomPlay(seed: seed, tree: tree)
      for _ in 0..<20 where game.state.outcome == nil { _ = game.step() }
    }
    #expect(opened > 400)
  }

  private func damagedTree(seed: UInt64) -> RegionTree? {
    var random = SplitMix64(seed: seed)
    guard var block = try? TreeBuilder(RandomTable.records(40, random: &random)).build() else { return nil }
    let damages: [AtlasDamage] = [.bitFlips, .randomBytes, .swappedParts, .partAtTheEnd, .copiedPart]
    random.oneOf(damages).apply(to: &block, random: &random)
    return try? RegionTree(compiled: block, check: .header)
  }
}
