import RegionModel
import RegionSearch
import Testing

/// Codes as people write them.
@Suite struct CodeTests {
  @Test func codesOfEveryLengthAreFound() {
    #expect(found("44") == "广东省")
    #expect(found("4403") == "广东省/深圳市")
    #expect(found("440305") == "广东省/深圳市/南山区")
    #expect(found("440305007") == "广东省/深圳市/南山区/粤海街道")
    #expect(found("440305007000") == "广东省/深圳市/南山区/粤海街道")
    #expect(found("440305000000") == "广东省/深圳市/南山区")
    #expect(found("440305000") == "广东省/深圳市/南山区")
    #expect(found("440000000000") == "广东省")
    #expect(found(" 440305\n") == "广东省/深圳市/南山区")
  }

  @Test func aCodeThatNobodyBearsLeadsToWhatItsDigitsName() {
    #expect(found("440399") == "广东省/深圳市 | 440399")
    #expect(found("440305099") == "广东省/深圳市/南山区 | 440305099")
    #expect(found("449900") == "广东省 | 449900")
    #expect(found("990000") == " | 990000")
  }

  @Test func theCodeOfAVillageLeadsToItsTownship() {
    #expect(found("440305007012") == "广东省/深圳市/南山区/粤海街道 | 440305007012")
    #expect(found("440305099012") == "广东省/深圳市/南山区 | 440305099012")
  }

  @Test func aTreeMayHaveShortCodes() {
    #expect(found("44", in: shortCodes) == "广东省")
    #expect(found("440000", in: shortCodes) == "广东省")
    #expect(found("440305", in: shortCodes) == "广东省/深圳市 | 440305")
  }

  @Test func otherNumbersAreNoCodes() {
    #expect(found("440") == " | 440")
    #expect(found("4403051") == " | 4403051")
  }

  @Test func codesOfForeignTreesAreWhateverTheyAre() {
    #expect(found("US-NY", in: states) == "United States/New York")
  }
}

/// Codes that are out of force.
@Suite struct SuccessionTests {
  @Test func aCodeLeadsToWhatTookItsPlace() {
    let match = PlaceFinder(places).find("110103")
    #expect(match?.region?.name == "东城区")
    #expect(match?.outdatedCode == "110103")
    #expect(PlaceFinder(places).find("440305")?.outdatedCode == nil)
  }

  @Test func changesAreFollowedOneAfterTheOther() {
    #expect(found("441901") == "广东省/东莞市")
    #expect(PlaceFinder(places).find("441901")?.outdatedCode == "441901")
  }

  @Test func severalSuccessorsLeadToWhatTheyShare() {
    #expect(found("130103") == "河北省/石家庄市 ? 130103: 河北省/石家庄市/桥西区, 河北省/石家庄市/赵县")
    #expect(found("130199") == "河北省 ? 130199: 河北省/石家庄市/桥西区, 河北省/邢台市/桥西区")
  }

  @Test func aCodeWithoutASuccessorLeadsToWhatItsDigitsName() {
    #expect(found("440398") == "广东省/深圳市 | 440398")
    #expect(found("440397") == "广东省/深圳市 | 440397")
    #expect(found("130198") == " | 130198")
  }

  @Test func aTownshipOfACountyOutOfForceLeadsToItsSuccessor() {
    #expect(found("110103001") == "北京市/东城区 | 110103001")
    #expect(found("110103000000") == "北京市/东城区")
  }

  @Test func aCircleEnds() {
    #expect(found("990001") == " | 990001")
  }

  @Test func aRootHoldsForSuccessorsToo() {
    #expect(found("110103", below: "110000") == "北京市/东城区")
    #expect(found("110103", below: "440000") == "广东省 | 110103")
    #expect(found("130103", below: "130100") == "河北省/石家庄市 ? 130103: 河北省/石家庄市/桥西区, 河北省/石家庄市/赵县")
  }
}
