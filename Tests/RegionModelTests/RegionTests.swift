import RegionModel
import TestSupport
import Testing

/// The properties of a region.
struct RegionTests {
  private let china = SmallTrees.china

  @Test func aRegionKnowsItsTexts() {
    let region = china.at("广西")
    #expect(region.name == "广西壮族自治区")
    #expect(region.shortName == "广西")
    #expect(region.reading == "guang xi zhuang zu zi zhi qu")
    #expect(region.otherReadings == [])
    #expect(region.code == "450000")
    #expect(region.level == .province)
    #expect(String(region.initials.map(\.character)) == "GXZZZZQ")
    #expect(region.letter == Letter("g"))
  }

  @Test func aNameWithoutAReadingHasNoLetter() {
    let region = SmallTrees.names.at("河北/☆")
    #expect(region.reading == "")
    #expect(region.initials == [])
    #expect(region.letter == Letter.none)
    #expect(region.letter.character == "#")
  }

  @Test func otherReadingsComeInTheOrderOfTheTable() throws {
    let record = RegionRecord(
      code: "1", parentCode: "", level: .county, name: "百色", reading: "bai se",
      otherReadings: ["bo se", "bo shai"])
    let tree = try RegionTree(compiled: TreeBuilder([record]).build())
    #expect(tree.roots[0].otherReadings == ["bo se", "bo shai"])
  }

  @Test func aRegionKnowsWhatStandsAboveAndBelow() {
    let region = china.at("广东/深圳/南山区")
    #expect(region.parent?.name == "深圳市")
    #expect(region.pathText == "广东省/深圳市/南山区")
    #expect(region.children.count == 3)
    #expect(!region.isLeaf)
    #expect(region.children[2].isLeaf)
    #expect(china.at("广东").parent == nil)
    #expect(china.at("广东").path.map(\.name) == ["广东省"])
  }

  @Test func placesEndAtTheSecondTheThirdAndTheFourthStep() {
    #expect(china.at("台湾/金门县").isLeaf)
    #expect(china.at("广西/南宁/兴宁区").isLeaf)
    #expect(china.at("广东/东莞/石碣镇").isLeaf)
    #expect(china.at("河南/济源/克井镇").path.map(\.level.rawValue) == [1, 3, 4])
    #expect(china.at("广东/深圳/南山区/粤海街道").path.map(\.level.rawValue) == [1, 2, 3, 4])
  }

  @Test func aListMayMixLevels() {
    #expect(china.at("河南").children.map(\.level) == [.county, .prefecture])
  }

  @Test func aRegionIsFoundByItsCodeAlone() {
    #expect(china.region(code: "440305007")?.pathText == "广东省/深圳市/南山区/粤海街道")
    #expect(china.region(code: "110000")?.name == "北京市")
    #expect(china.region(code: "719001")?.name == "金门县")
    for code in ["", "0", "44030", "4403050070", "999999", "南山区"] { #expect(china.region(code: code) == nil) }
  }

  @Test func twoOfOneNameAreTwoRegions() throws {
    let list = SmallTrees.names.at("河北").children.filter { $0.name == "桥西区" }
    try #require(list.count == 2)
    #expect(list[0] != list[1])
    #expect(list.map(\.code) == ["11", "12"])
    #expect(SmallTrees.names.region(code: "12") == list[1])
  }

  @Test func regionsOfTwoTreesAreNeverEqual() {
    let (one, other) = (SmallTrees.tree("1 1 甲 jia"), SmallTrees.tree("1 1 甲 jia"))
    #expect(one.roots[0] != other.roots[0])
    #expect(one.roots.position(of: other.roots[0]) == nil)
    #expect(one != other)
    #expect(one.roots == one.roots)
  }

  @Test func aTreeKeepsTheMemoryItReads() {
    let list = { SmallTrees.tree("1 1 甲 jia\n  11 2 乙 yi").roots }()
    #expect(list[0].children[0].pathText == "甲/乙")
  }
}
