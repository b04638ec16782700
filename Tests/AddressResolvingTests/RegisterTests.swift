import AddressResolving
import RegionModel
import Testing

/// What registers of firms and lists of addresses write.
@Suite struct RegisterTests {
  private func answer(_ address: String) -> String {
    let match = CarriedAtlas.resolver.resolve(address.utf8)
    return "\(match.region?.code ?? "-") \(match.confidence.rawValue)"
  }

  @Test(arguments: [
    ("河南自贸试验区郑州片区（郑东）CBD商务外环2号", "410100 likely"),
    ("中国（山东）自由贸易试验区青岛片区前湾保税港区", "370200 likely"),
    ("中国（陕西）自由贸易试验区西安市雁塔区科技路", "610113 certain"),
    ("中国（浙江）自由贸易试验区杭州市萧山区瓜沥镇", "330109113 certain"),
    ("中国（上海）自由贸易试验区世博大道1859号1号楼", "310115 likely"),
    ("上海自贸区富特北路", "310115 likely"), ("上海市自贸试验区", "310115 likely"),
    ("河南自贸区", "410000 likely"),
  ])
  func aFreeTradeZoneStandsBetweenAProvinceAndItsCity(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("广州市越秀区北京街中山五路", "440104003 likely"), ("番禺区大石街东联村", "440113004 likely"),
    ("越秀区北京街中段", "440104 certain"), ("越秀区北京街东侧", "440104 certain"), ("越秀区北京街12号", "440104 certain"),
    ("越秀区北京街东三路口", "440104 certain"),
  ])
  func aStreetOfficeByHalfOfItsSuffixMayHaveARoadOfASideBehindIt(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("巴彦托海街上", "- none"), ("蓝旗营建设村", "- none"), ("古县渡街人民路5号", "- none"), ("二道白河街上", "- none"),
    ("巴彦县兴隆镇", "230126101 certain"), ("巴彦建设路5号", "230126 likely"),
  ])
  func aCountysNameInsideATownsIsNotTheCounty(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("巴州人民路88号", "652800 likely"), ("蓝旗建设村", "152530 likely"), ("巴州库尔勒市人民东路", "652801 certain"),
    ("郫县港通北四路277号", "510117 certain"),
  ])
  func twoCharactersThatAreNoOfficialNameAreNotCertain(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("氹仔花城", "820106 likely"), ("氹仔", "820106 likely"), ("氹仔美副将马路", "820106 likely"),
    ("路氹城", "820107 likely"), ("路环石排湾", "820108 likely"),
  ])
  func partsOfMacaoWhoseCharactersOnlyMacaoHasNeedNotBeSaidToBeThere(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("北京,西城,天桥", "110102014 likely"), ("北京 西城 天桥", "110102014 likely"), ("北京西城天桥", "110102 likely"),
    ("北京,西城,天桥南大街", "110102 likely"),
  ])
  func aFieldThatHoldsAStreetOfficesNameIsThat(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("云南省文山市麻栗坡县", "532624 likely"), ("云南省楚雄市大姚县金碧镇", "532326100 likely"), ("新疆喀什市疏勒县", "653122 likely"),
    ("文山市麻栗坡县麻栗镇", "532624100 likely"), ("昌吉市阜康市", "652302 likely"), ("凯里市黎平县德凤街道", "522631001 likely"),
    ("凯里市、黎平县", "522601 likely"), ("昆山市太仓市", "320583 likely"),
    ("文山市卧龙街道", "532601002 certain"),
  ])
  func aCityMayStandForThePrefectureAroundIt(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }
}
