import Fuzzing
import Testing

/// Whatever is done to a file: a tree or a reason, never a crash.
@Suite struct FuzzTests {
  @Test(arguments: 0..<10) func tenThousandDamagedTextsAreTreesOrRefused(part: Int) {
    var fuzz = SourceFuzz()
    for seed in UInt64(part * 1_000)..<UInt64(part * 1_000 + 1_000) { fuzz.run(seed: seed) }
    #expect(fuzz.failures == [])
    #expect(fuzz.tally.read > 200)
    #expect(fuzz.tally.refused > 100)
  }
}
