import EmbeddedAtlas
import Foundation
import RegionModel
import Testing

/// The built-in readings of names without their own rules.
///
/// `Fixtures/held-back.tsv` holds a tenth of the townships' names with readings given by hand, two where both
/// are in use. `assets/READINGS.md` says how they were chosen and gives the first measure, which this test
/// keeps.
struct HeldBackTests {
  private let pairs: [(carried: String, given: [String])]

  init() throws {
    let file = String(#filePath.prefix(upTo: #filePath.lastIndex(of: "/")!)) + "/Fixtures/held-back.tsv"
    let block = UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size))
    let tree = try RegionTree(bytes: block, check: .header)
    pairs = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t").map(String.init)
      let region = try #require(tree.region(code: cells[0]))
      #expect(region.name == cells[1])
      return (region.reading, cells[2].split(separator: ";").map(String.init))
    }
  }

  /// 84 of 4,134 went when the names of 2025 came.
  @Test func aTenthOfTheTownshipsIsHeldBack() {
    #expect(pairs.count == 4050)
  }

  @Test func fullReadingsKeepTheBar() {
    let right = pairs.count { $0.given.contains($0.carried) }
    #expect(Double(right) / Double(pairs.count) >= 0.995)
  }

  @Test func firstLettersKeepTheBar() {
    let right = pairs.count { pair in pair.given.contains { $0.first == pair.carried.first } }
    #expect(Double(right) / Double(pairs.count) >= 0.999)
  }
}
