import Fuzzing
import Testing

/// Random queries and trees: a few here, any number in `scripts/fuzz`.
struct SearchFuzzTests {
  @Test func anyQueryGivesSoundResults() {
    var fuzz = QueryFuzz(CarriedAtlas.tree)
    for seed in 1...100 as ClosedRange<UInt64> { fuzz.run(seed: seed) }
    #expect(fuzz.failures == [])
    #expect(fuzz.found > 15)  // Enough queries still find something.
  }

  @Test func damagedTreesAreSearchedWithinBounds() {
    var fuzz = DamagedSearchFuzz()
    for seed in 1...400 as ClosedRange<UInt64> { fuzz.run(seed: seed) }
    #expect(fuzz.failures == [])
    #expect(fuzz.tally.opened > 150)
    #expect(fuzz.tally.refused > 50)
  }
}
