import Fuzzing
import RegionModel
import TestSupport
import Testing

/// Damaged atlas files: ten thousand here, a million in `scripts/fuzz`.
struct AtlasFuzzTests {
  @Test func tenThousandDamagedBlocksAreRefusedOrReadWithinBounds() {
    var fuzz = AtlasFuzz()
    for seed in 1...10_000 as ClosedRange<UInt64> { fuzz.run(seed: seed) }
    #expect(fuzz.failures == [])
    #expect(fuzz.tally.opened + fuzz.tally.refused == 20_000)
    #expect(fuzz.tally.opened > 2_000)  // The damage still lets many blocks open.
    #expect(fuzz.tally.refused > 2_000)
  }

  @Test func theSameSeedIsTheSameCase() {
    func tally(_ seeds: ClosedRange<UInt64>) -> AtlasFuzz.Tally {
      var fuzz = AtlasFuzz()
      for seed in seeds { fuzz.run(seed: seed) }
      return fuzz.tally
    }
    #expect(tally(500...600) == tally(500...600))
    var random = SplitMix64(seed: 0)
    #expect(random.next() == 0xE220_A839_7B1D_CDAF)
    #expect(random.next() == 0x6E78_9E6A_A1B9_65F4)
  }

  @Test func everyFieldOfTheHeaderBearsEveryExtreme() throws {
    let records = (0..<9).map { RegionRecord(code: "\($0)", parentCode: "", level: .province, name: "省") }
    let block = try TreeBuilder(records).build()
    let memory = GuardedBytes(capacity: block.count)
    let extremes: [UInt64] = [0, 1, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 1 << 32, 1 << 63, .max - 7, .max]
    for place in stride(from: 8, to: 64 + 9 * 24, by: 4) {
      for value in extremes {
        for side in [GuardedBytes.Side.before, .behind] {
          var damaged = block
          withUnsafeBytes(of: value.littleEndian) { damaged.replaceSubrange(place..<place + 8, with: $0) }
          if place > 24 { AtlasFormat.seal(&damaged) }
          for check in [RegionTree.Check.header, .whole] {
            let bytes = memory.fill(damaged, against: side)
            guard let tree = try? RegionTree(bytes: bytes, check: check) else { continue }
            var sum = 0
            #expect(AtlasWalk.flaw(in: tree, sum: &sum) == nil)
          }
        }
      }
    }
  }
}
