import AddressResolving
import RegionModel
import Testing

/// Townships apart from their county, or right behind it without a suffix; counties in their everyday forms.
@Suite struct FurtherTownshipTests {
  private func answer(_ address: String) -> String {
    let match = CarriedAtlas.resolver.resolve(address.utf8)
    return "\(match.region?.code ?? "-") \(match.confidence.rawValue)"
  }

  @Test(arguments: [
    ("务川自治县大坪街道", "520326003 certain"), ("石柱自治县南宾街道", "500240001 certain"), ("巴马自治县巴马镇", "451227100 certain"),
    ("连南自治县三江镇", "441826100 certain"), ("双江自治县勐勐镇", "530925100 certain"), ("东乡自治县", "622926 certain"),
    ("湘西自治州吉首市", "433101 certain"), ("延边自治州", "222400 certain"), ("莫力达瓦自治旗", "150722 certain"),
    ("鄂温克自治旗", "150724 certain"), ("丽江自治县", "530700 shared"), ("本溪市", "210500 certain"),
  ])
  func anAutonomousPlaceNeedsNotNameItsNationality(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("三星镇海桥公路2号 崇明县公安局三星派出所", "310151106 likely"), ("崇明县公安局庙镇派出所 宏海公路1803号", "310151103 likely"),
    ("大渡口区八桥街10号八桥镇政府旁", "500104101 likely"), ("山西洪洞县公司赵城镇分部", "141024106 likely"),
    ("播州区临时接种点,位于播南街道长溪桥路", "520304002 likely"), ("【临汾市】您的快件已签收，地址：赵城镇永安大街64号", "141024106 likely"),
    ("苏州市某公司 木渎镇金山路39号", "320506108 likely"), ("小学毕业于黄山铺镇中心小学, 山东, 沂水", "371323104 likely"),
    ("务川自治县 接种点,位于该县大坪街道绿智产业园区", "520326003 likely"),
  ])
  func aTownshipWithItsSuffixMayStandApart(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("大渡口区八桥街10号", "500104 certain"), ("大渡口区八桥路10号", "500104 certain"), ("章丘区村镇银行", "370114 certain"),
    ("临汾市公司 地址：城关镇永安大街64号", "141000 certain"), ("武汉市洪山区某公司 供应 江夏区五里界街道", "420111 likely"),
    ("萧山区瓜沥镇某公司 坎山镇", "330109113 certain"), ("崇明区向化公路12号 三星镇 庙镇", "310151 certain"),
    ("昌平区公安局小汤山派出所", "110114 certain"),
  ])
  func aRoadAFirmAndSeveralTownshipsSayNothing(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("武夷山市星村中心卫生院", "350782101 likely"), ("番禺区市桥", "440113005 likely"), ("番禺区市桥桥东路2号", "440113005 likely"),
    ("常州武进区湖塘城东纺织工业园", "320412100 likely"), ("揭东区曲溪港美村206国道旁", "445203001 likely"),
    ("荔城区镇海社区卫生服务中心", "350304001 likely"), ("江北区观音桥建新北路四支路2号", "500157019 likely"),
    ("海宁市许村人民大道", "330481101 likely"),
  ])
  func aStemRightBehindItsCountyIsTheTownship(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("番禺区市桥大桥", "440113 certain"), ("番禺区市桥路12号", "440113 certain"), ("番禺区市桥站", "440113 certain"),
    ("武夷山市星村大桥", "350782 certain"), ("武夷山市星村村12号", "350782 certain"), ("梁溪区清名桥", "320213 certain"),
    ("海口市美兰区海甸五西路", "460108 certain"), ("徐州市鼓楼区九里山西路2号", "320302 certain"),
    ("渝中区解放碑八一路39号", "500103 certain"), ("海淀区田村山南路", "110108 certain"),
  ])
  func aRoadAVillageAndABridgeAreNot(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("白山市长白山保护开发区", "220600 likely"), ("吉林省长白山保护开发区", "220000 likely"),
    ("长白山管委会二道白河镇", "222426102 likely"), ("吉林省白山市长白山保护开发区池北区", "222426120 likely"),
    ("白山市长白县", "220623 certain"), ("长白县长白镇", "220623100 certain"),
  ])
  func theZoneAroundAMountainIsNotTheCountyOfThatName(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("海南省三亚市保亭黎族苗族自治县三道镇", "469029105 likely"), ("海南省三亚市陵水黎族自治县英州镇", "469028103 likely"),
    ("贵阳市务川仡佬族苗族自治县", "520326 likely"), ("贵州省遵义市湄潭县永兴镇", "520328101 certain"),
    ("江苏省南京市昆山市玉山镇", "320583100 likely"),
  ])
  func aLongCountyNameCountsBehindAWrongCity(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("稻城县亚丁乡", "513337 likely"), ("鞍山市千山区千山镇", "210311 likely"), ("余杭区乔司镇", "330113005 likely"),
    ("长沙县暮云街道", "430103015 likely"), ("杏花岭/迎泽区巴黎大街", "140106 likely"), ("太原 迎泽区", "140106 certain"),
    ("洛宁县城关镇王协大桥北", "410328 certain"), ("安 庆 迎江区", "340802 certain"),
  ])
  func whatContradictsACountyMakesItUncertain(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("迁安天洋广场4号楼", "130283 likely"), ("漠河北极村", "232701 likely"), ("美兰国际机场候机楼", "460108 likely"),
    ("北辰汇欣大厦A308", "- none"), ("金阳会展城中天101大厦", "- none"), ("凤凰大厦", "- none"), ("东湖宾馆", "- none"),
    ("石河子大学医学院", "- none"),
  ])
  func aShortNameBeforeABuildingCountsWhereNothingElseBearsIt(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("新疆生产建设兵团第一师阿拉尔医院", "659002 likely"), ("新疆生产建设兵团第八师石河子市东一路", "659001 certain"),
    ("新疆生产建设兵团第一师阿拉尔市幸福路街道", "659002002 certain"),
  ])
  func aDivisionOfTheCorpsStandsBeforeItsCity(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }
}
