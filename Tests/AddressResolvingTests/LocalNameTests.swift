import AddressResolving
import RegionModel
import Testing

/// Names that addresses write and that are on no list of divisions: parts of cities, zones, what was there before.
@Suite struct LocalNameTests {
  private func answer(_ address: String) -> String {
    let match = CarriedAtlas.resolver.resolve(address.utf8)
    return "\(match.region?.code ?? "-") \(match.confidence.rawValue)"
  }

  @Test(arguments: [
    ("香港銅鑼灣軒尼詩道500號", "810107 likely"), ("香港九龍旺角亞皆老街8號", "810109 likely"), ("香港鑽石山荷里活廣場", "810108 likely"),
    ("香港九龍灣宏照道19號", "810104 likely"), ("香港大嶼山東涌達東路20號", "810110 likely"), ("香港馬鞍山", "810114 likely"),
    ("新界上水", "810112 likely"), ("港島北角", "810102 likely"), ("香港島灣仔區軒尼詩道130號", "810107 likely"),
    ("香港九龍塘", "810103 likely"), ("澳门黑沙环中街", "820101 likely"), ("澳門新口岸", "820104 likely"),
  ])
  func aPartOfHongKongOrMacaoLeadsToItsDistrict(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("九龙 旺角 弥敦道610号", "810109 likely"), ("新界 元朗 青山公路", "810118 likely"), ("九龍，觀塘", "810104 likely"),
    ("宝安区 龙华", "440309 likely"), ("鄞州区 高桥", "330203100 likely"), ("宝安区 光明路", "440306 certain"),
    ("萧山区 临江路12号", "330109 certain"), ("宝安区 光明大厦", "440306 certain"),
  ])
  func aBlankMayStandBetweenThem(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("湘长沙", "430100 likely"), ("粤广州市天河区", "440106 certain"), ("京朝阳区", "110105 certain"),
    ("桂南宁市青秀区", "450103 certain"), ("陇兰州", "620100 likely"), ("新乌鲁木齐", "650100 likely"),
    ("川 成都 郫县", "510117 certain"),
    ("苏州市", "320500 certain"), ("湘江中路12号", "- none"), ("新沙湾路", "- none"), ("粤海街道", "440305007 likely"),
    ("苏武汉路", "- none"),
  ])
  func aProvincesCharacterMayStandBeforeItsCity(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test func aProvincesCharacterBelongsToThePlace() {
    let address = Array("湘长沙市岳麓区麓山南路".utf8)
    let match = CarriedAtlas.resolver.resolve(address)
    #expect(match.place == 0..<21 && match.before.isEmpty)
    #expect(String(decoding: address[match.rest], as: UTF8.self) == "麓山南路")
  }

  @Test(arguments: [
    ("安徽马鞍山", "340500 likely"), ("长沙铜锣湾广场", "430100 likely"), ("广州市南沙区东涌镇", "440115104 certain"),
    ("九龙坡区石桥铺", "500107008 likely"), ("香港离岛区大屿山东涌映湾园", "810110 certain"), ("香港岛 湾仔区", "810107 likely"),
  ])
  func itTakesNothingAwayFromOtherPlaces(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("西咸新区", "610000 likely"), ("陕西省西咸新区空港新城", "610404 likely"), ("西安沣东新城", "610100 likely"),
    ("陕西省咸阳市西咸新区秦汉新城", "610400 likely"), ("陕西省西咸新区泾河新城永乐镇", "610423101 likely"),
    ("贵安新区", "520000 likely"), ("河北雄安新区容城县", "130629 likely"), ("雄安新区", "130600 likely"),
    ("秦皇岛北戴河新区", "130300 likely"), ("湖南湘江新区", "430100 likely"), ("深汕特别合作区", "441521 likely"),
    ("江西赣江新区", "360000 likely"), ("上海自贸区临港新片区环湖西路", "310115 likely"),
  ])
  func aNewAreaIsWhatContainsIt(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("上海漕河泾开发区桂平路", "310104 likely"), ("上海漕河泾开发区松江高科技园莘砖公路258号", "310117 likely"),
    ("广州经济技术开发区科学大道", "440112 likely"), ("无锡国家高新技术产业开发区", "320214 likely"), ("长沙高新区麓谷", "430104 likely"),
    ("深圳市高新区南区虚拟大学园", "440305 likely"), ("天津TEDA", "120116 likely"), ("天津 TEDA", "120116 likely"),
    ("中关村软件园二期", "110108 likely"),
    ("深圳市南山区科技园北区朗山路", "440305 certain"),
  ])
  func aZoneLeadsToItsDistrict(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("上海川沙镇新川路", "310115103 likely"), ("顺德市容奇镇", "440606001 likely"), ("杭州市江干区丁桥镇", "330102017 likely"),
    ("达州市达县南外镇", "511703 likely"), ("岳麓区橘子洲街道麓山南路", "430104003 likely"), ("大同市城区御河西路", "140213 likely"),
    ("广州市萝岗区萝岗街", "440112012 likely"), ("旅大市旅顺", "210212 likely"), ("四川省重庆市", "500000 likely"),
    ("四川省重庆市巴县", "500113 likely"), ("山西忻县地区五台县", "140922 likely"), ("河北沧县地区献县", "130929 likely"),
    ("广州市黄浦区", "440112 likely"), ("广州市黄浦大道西", "440100 certain"),
  ])
  func aNameOfBeforeLeadsToWhatIsThereNow(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }
}
