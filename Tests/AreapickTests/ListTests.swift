import RegionModel
import TestSupport
import Testing

@testable import areapick

/// `areapick list` in scripts.
@Suite struct ListTests {
  private func lines(_ words: String..., tree: RegionTree = SmallTrees.china) throws -> [String] {
    let list = try request(["list"] + words, as: ListCommand.self)
    return String(decoding: try list.lines(from: tree), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func linesCanHaveEnglishNames() throws {
    #expect(try lines("广东省/深圳市", "--names", "en").contains("440305\tGuangdong/Shenzhen/Nanshan"))
    #expect(try lines("广东省/东莞市", "--names", "en", "--output", "name").first == "Dongcheng")
  }

  @Test func theHighestLevelIsListedInDisplayOrder() throws {
    #expect(
      try lines() == [
        "110000\t北京市", "440000\t广东省", "620000\t甘肃省", "450000\t广西壮族自治区", "520000\t贵州省", "410000\t河南省",
        "710000\t台湾省", "",
      ])
  }

  @Test func whatLiesBelowAPlaceIsListed() throws {
    #expect(try lines("广东省") == ["441900\t广东省/东莞市", "440300\t广东省/深圳市", ""])
    #expect(try lines("440305", "--output", "name") == ["南山街道", "南头街道", "粤海街道", ""])
    #expect(try lines("金门县") == [""])
  }

  @Test func aRecursiveListGivesEachRegionBeforeThoseBelowIt() throws {
    #expect(
      try lines("广东省/东莞市", "--recursive", "--format", "{letter} {name}") == ["D 东城街道", "S 石碣镇", ""])
    #expect(
      try lines("河南省", "--recursive", "--output", "name") == [
        "济源市", "克井镇", "沁园街道", "郑州市", "二七区", "大学路街道", "淮河路街道", "中原区", "建设路街道", "林山寨街道", "",
      ])
    #expect(try lines("--recursive").count == SmallTrees.china.count + 1)
  }

  @Test func aListGoesDownToAStepOfTheWholePath() throws {
    #expect(
      try lines("河南省", "--depth", "3", "--output", "name") == [
        "济源市", "克井镇", "沁园街道", "郑州市", "二七区", "中原区", "",
      ])
    #expect(try lines("河南省", "--depth", "2", "--output", "name") == ["济源市", "郑州市", ""])
    #expect(try lines("--depth", "1") == lines())
    #expect(try lines("--depth", "99") == lines("--recursive"))
    #expect(try lines("河南省", "--recursive", "--depth", "2") == lines("河南省"))
    #expect(throws: CommandError("--depth 1 is not below 河南省, which is step 1")) {
      try lines("河南省", "--depth", "1")
    }
  }

  @Test func aListEndsAtItsLimit() throws {
    #expect(try lines("--limit", "2") == ["110000\t北京市", "440000\t广东省", ""])
    #expect(
      try lines("河南省", "--recursive", "--limit", "3", "--output", "name") == ["济源市", "克井镇", "沁园街道", ""])
    #expect(try lines("河南省", "--depth", "2", "--limit", "1", "--output", "name") == ["济源市", ""])
    #expect(throws: CommandError.self) { try lines("--limit", "0") }
  }

  @Test func aRecursiveListFillsLevelsForEachRegion() throws {
    #expect(
      try lines("河南省", "--recursive", "--fill-levels", "--output", "path").prefix(6) == [
        "河南省/河南省/济源市", "河南省/河南省/济源市/克井镇", "河南省/河南省/济源市/沁园街道", "河南省/郑州市", "河南省/郑州市/二七区",
        "河南省/郑州市/二七区/大学路街道",
      ])
  }

  @Test func aNameThatCouldReachATerminalIsNotListed() throws {
    var bytes = try SmallTrees.builder(SmallTrees.records("1 1 甲AB|省 -")).build()
    let position = try #require(bytes.indices.first { bytes[$0...].starts(with: "AB".utf8) })
    bytes.replaceSubrange(position..<position + 2, with: [0xC2, 0x9B])  // CSI in UTF-8.
    let tree = try RegionTree(compiled: bytes, check: .header)
    #expect(throws: CommandError("the place with the code 1 has a name that holds a control character")) {
      try lines(tree: tree)
    }
  }

  @Test func resultOptionsHoldForLists() throws {
    #expect(try lines("北京市", "--output", "path", "--fill-levels").first == "北京市/北京市/朝阳区")
    #expect(try lines("北京市", "--fill-levels").first == "110105\t北京市/北京市/朝阳区")
    #expect(try lines("北京市", "--separator", ">").first == "110105\t北京市>朝阳区")
    #expect(try lines("北京市", "--print0") == ["110105\t北京市/朝阳区\0110101\t北京市/东城区\0"])
  }

  @Test func aPlaceThatIsNotFoundIsStatusOne() {
    #expect(throws: CommandError("list: there is no place 湖北省", status: 1)) { try lines("湖北省") }
    #expect(throws: CommandError("list: there is no place 福田区 in 深圳市", status: 1)) { try lines("深圳市/福田区") }
  }

  @Test func aPlaceThatSeveralFitIsStatusTwo() {
    #expect(throws: CommandError("list: 2 places fit 桥西区: 河北省/桥西区, 河北省/桥西区")) {
      try lines("桥西区", tree: SmallTrees.names)
    }
  }

  @Test func aListTakesNoOptionsOfAPick() {
    #expect(throws: CommandError.self) { try lines("--root", "广东省") }
    #expect(throws: CommandError("unexpected argument '深圳市' (areapick list --help)")) {
      try lines("广东省", "深圳市")
    }
  }
}
