import Fuzzing
import Testing

@testable import RegionSources

/// Whatever is done to a file: a tree or a reason, never a crash.
@Suite struct FuzzTests {
  @Test(arguments: 0..<10) func tenThousandDamagedTextsAreTreesOrRefused(part: Int) {
    var fuzz = SourceFuzz()
    for seed in UInt64(part * 1_000)..<UInt64(part * 1_000 + 1_000) { fuzz.run(seed: seed) }
    #expect(fuzz.failures == [])
    #expect(fuzz.tally.read > 200)
    #expect(fuzz.tally.refused > 100)
  }

  /// A script becomes JSON, which may be refused; cut anywhere, flipped anywhere, it ends.
  @Test func damagedScriptsBecomeSomethingOrNothing() {
    let script = Array(
      "/* a */ export default {a: 'x\\'', \"b\": [1, `y`,], // c\n 11: {\"d\": null,},};\n".utf8)
    var converted = 0
    for seed in 0..<UInt64(3_000) {
      var random = SplitMix64(seed: seed)
      var bytes = script
      for _ in 0...random.below(4) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      if random.onceIn(3) { bytes.removeSubrange(random.below(bytes.count)...) }
      if bytes.withUnsafeBytes({ ScriptData.json(of: $0) }) != nil { converted += 1 }
    }
    #expect(converted > 500)
  }
}
