import Fuzzing
import RegionModel
import TestSupport
import Testing

/// A walk over everything below a list.
struct SubtreesTests {
  @Test func parentsComeBeforeTheirChildrenInDisplayOrder() {
    #expect(
      SmallTrees.china.at("河南").children.subtrees.map(\.name) == [
        "济源市", "克井镇", "沁园街道",
        "郑州市", "二七区", "大学路街道", "淮河路街道", "中原区", "建设路街道", "林山寨街道",
      ])
  }

  @Test func aListWithoutRegionsHasNothingBelow() {
    #expect(SmallTrees.empty.roots.subtrees.map(\.name) == [])
    #expect(SmallTrees.china.at("台湾/金门县").children.subtrees.map(\.name) == [])
  }

  @Test func everyRegionComesOnce() {
    #expect(SmallTrees.china.count == 49)
    #expect(SmallTrees.china.roots.subtrees.count { _ in true } == 49)
    #expect(Set(SmallTrees.china.roots.subtrees.map(\.code)).count == 49)
  }

  @Test func overlappingChildrenAreVisitedOnce() throws {
    // Every second node claims all nodes after it; recursion would visit 2 to the 200th regions.
    var block = try TreeBuilder((0..<400).map { Self.root($0) }).build()
    let firstChild = 64 + 9 * 24
    for node in 1..<400 {
      let value = UInt32(node % 2 == 0 ? node + 1 : 401)
      withUnsafeBytes(of: value.littleEndian) {
        block.replaceSubrange(firstChild + node * 4..<firstChild + node * 4 + 4, with: $0)
      }
    }
    let tree = try RegionTree(compiled: block, check: .header)
    #expect(tree.roots.subtrees.count { _ in true } <= 400)
  }

  private static func root(_ index: Int) -> RegionRecord {
    RegionRecord(code: "\(1000 + index)", parentCode: "", level: .province, name: "省")
  }

  @Test(arguments: UInt64(1)...20)
  func aWalkOfARandomTreeIsTheWalkOfItsTable(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let records = RandomTable.records(120, random: &random)
    let tree = try RegionTree(compiled: TreeBuilder(records).build())
    let walked = tree.roots.subtrees.map {
      [$0.code, $0.parent?.code ?? "", $0.name, $0.shortName, $0.reading, $0.otherReadings.joined()]
    }
    let table = records.map {
      let parent = if case .code(let code) = $0.parent { code } else { "" }
      return [$0.code, parent, $0.name, $0.shortName, $0.reading, $0.otherReadings.joined()]
    }
    #expect(Set(walked) == Set(table))
    #expect(walked.count == 120)
  }
}
