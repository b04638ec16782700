import AddressResolving
import RegionModel
import Testing

/// Addresses with two places, of which one is meant.
@Suite struct OtherPlaceTests {
  private func answer(_ address: String) -> String {
    let match = CarriedAtlas.resolver.resolve(address.utf8)
    return "\(match.region?.code ?? "-") \(match.confidence.rawValue)"
  }

  @Test(arguments: [
    ("男，汉族，湖北省监利县人，住武汉市江夏区纸坊街", "420115 likely"), ("距北京市朝阳区30公里的河北省三河市燕郊镇", "131082109 likely"),
    ("紧邻南京市浦口区的安徽省滁州市来安县汊河镇", "341122104 likely"), ("旧址：上海市闵行区莘庄镇；新址：上海市奉贤区南桥镇", "310120101 likely"),
    ("江西省南昌市（原西湖区）红谷滩新区丰和大道", "360113 likely"),
  ])
  func whatAPlaceLiesNearIsNotMeant(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  /// Also where somebody comes from.
  @Test(arguments: [
    ("籍贯安徽省安庆市桐城市，现居上海市闵行区", "340881 likely"), ("原籍四川省仪陇县，住广东省东莞市虎门镇", "511324 likely"),
    ("毕业于江苏省南京市鼓楼区第一中心小学，现居浙江省杭州市西湖区", "320106 likely"),
    ("被告住所地山东省济南市历下区，原告住所地山东省青岛市市南区", "370102 likely"), ("原告张三，住河南省固始县；被告李四，住安徽省阜南县", "411525 likely"),
    ("北京市朝阳区建国路88号，转上海市浦东新区张杨路500号", "110105 likely"), ("台湾 连江县 莒光乡", "350122 likely"),
  ])
  func ofTwoTheFirstIsLikely(_ address: String, _ expected: String) { #expect(answer(address) == expected) }

  @Test(arguments: [
    ("籍贯安徽省安庆市桐城市", "340881 certain"), ("离北京市大兴区20公里", "110115 certain"),
    ("安徽省滁州市来安县汊河镇（紧邻南京市浦口区）", "341122104 certain"), ("江苏省昆山市花桥镇（近上海市嘉定区安亭）", "320583108 certain"),
    ("杭州市上城区清波街道（原江干区）", "330102001 certain"), ("监利县人民路", "421088 certain"),
  ])
  func onePlaceAloneIsTheOneThatIsMeant(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("上海浦东发展银行郑州分行，郑州市金水路299号", "410100 likely"), ("长安银行西安分行", "610100 likely"),
    ("东莞银行长沙分行", "430100 likely"),
    ("兰州银行敦煌支行", "620982 likely"), ("上海浦东发展银行昆明呈贡支行", "530114 likely"),
    ("北京市盈科（成都）律师事务所 四川省成都市武侯区", "510107 likely"),
  ])
  func aBankIsNamedAfterAnotherPlace(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("浙江萧山农村商业银行", "330109 likely"), ("上海浦东发展银行大厦", "310115 likely"), ("宁波银行南京江宁支行", "320115 likely"),
    ("北京银行朝阳支行", "110000 likely"),
    ("上海市浦东新区发展银行", "310115 certain"),
  ])
  func withoutAnotherPlaceItsNameCounts(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }
}
