import Fuzzing
import TestSupport
import Testing

@testable import RegionModel

/// Which places count.
struct RegionFilterTests {
  private let china = SmallTrees.china

  private func filter(_ included: [String] = [], without excluded: [String] = []) -> RegionFilter {
    RegionFilter(china, including: included.map(china.at), excluding: excluded.map(china.at))
  }

  private func names(_ list: RegionList, _ filter: RegionFilter) -> [String] {
    filter.rows(of: list).flatMap { list[$0].map(\.shortName) }
  }

  @Test func withoutWordsAllCount() {
    #expect(filter().rows(of: china.roots) == [0..<7])
    #expect(filter().rows(of: china.at("台湾/台北").children) == [])
    #expect(filter().contains(china.at("广东/深圳")))
  }

  @Test func whatIsIncludedCountsWithAllBelowAndTheWayToIt() {
    let filter = filter(["广东/深圳", "北京/东城"])
    #expect(names(china.roots, filter) == ["北京", "广东"])
    #expect(names(china.at("广东").children, filter) == ["深圳"])
    #expect(names(china.at("广东/深圳").children, filter) == ["龙岗", "罗湖", "南山"])
    #expect(filter.contains(china.at("广东/深圳/南山/粤海")))
    #expect(!filter.contains(china.at("广东/东莞")))
    #expect(!filter.contains(china.at("北京/朝阳/朝外")))
  }

  @Test func whatIsExcludedGoesWithAllBelow() {
    let filter = filter(without: ["广东/深圳", "台湾"])
    #expect(names(china.roots, filter) == ["北京", "广东", "甘肃", "广西", "贵州", "河南"])
    #expect(names(china.at("广东").children, filter) == ["东莞"])
    #expect(!filter.contains(china.at("广东/深圳/南山/粤海")))
    #expect(!filter.contains(china.at("台湾/台北")))
    #expect(filter.rows(of: china.at("台湾").children) == [])
  }

  @Test func bothTogetherCutTheOneFromTheOther() {
    let filter = filter(["广东"], without: ["广东/深圳/南山"])
    #expect(names(china.roots, filter) == ["广东"])
    #expect(names(china.at("广东/深圳").children, filter) == ["龙岗", "罗湖"])
  }

  /// Who went in there could choose nothing.
  @Test func aPlaceOfWhichNothingIsLeftGoesToo() {
    let filter = filter(without: ["广东/深圳", "广东/东莞/东城", "广东/东莞/石碣"])
    #expect(!filter.contains(china.at("广东/东莞")))
    #expect(!filter.contains(china.at("广东")))
    #expect(names(china.roots, filter) == ["北京", "甘肃", "广西", "贵州", "河南", "台湾"])
    let none = RegionFilter(china, excluding: Array(china.roots))
    #expect(none.rows(of: china.roots) == [])
  }

  @Test func anotherTreesListsAreWhole() {
    #expect(filter(["广东"]).rows(of: SmallTrees.chains.roots) == [0..<1])
    #expect(!filter(["广东"]).contains(SmallTrees.chains.roots[0]))
  }

  /// Against the definition, place by place, in random trees.
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func everyPlaceIsKeptThatTheDefinitionKeeps(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let records = RandomTable.records(1 + random.below(60), random: &random)
    let tree = try RegionTree(compiled: TreeBuilder(records).build())
    let all = Array(tree.roots.subtrees)
    func some() -> [Region] { (0..<random.below(5)).map { _ in all[random.below(all.count)] } }
    let (included, excluded) = (some(), some())
    let filter = RegionFilter(tree, including: included, excluding: excluded)
    func isWanted(_ region: Region) -> Bool {
      let path = region.path
      let isIncluded =
        included.isEmpty || included.contains { path.contains($0) || $0.path.contains(region) }
      guard isIncluded, !excluded.contains(where: path.contains) else { return false }
      let hasLostAll = region.children.contains { child in
        excluded.contains(where: { $0.path.contains(child) })
      }
      return region.isLeaf || !hasLostAll || region.children.contains(where: isWanted)
    }
    #expect(all.filter(filter.contains) == all.filter(isWanted))
    for region in all {
      let kept = filter.rows(of: region.children).flatMap { Array(region.children[$0]) }
      #expect(kept == region.children.filter(filter.contains))
    }
  }
}
