import AddressResolving
import RegionModel
import Testing

/// Short names behind a city that lead no further down.
@Suite struct InstitutionTests {
  private func answer(_ address: String) -> String {
    let match = CarriedAtlas.resolver.resolve(address.utf8)
    return "\(match.region?.code ?? "-") \(match.confidence.rawValue)"
  }

  @Test(arguments: [
    ("长沙市长沙火车站", "430100 certain"), ("湖南省长沙市长沙理工大学", "430100 certain"), ("南昌市南昌大学前湖校区", "360100 certain"),
    ("大同市大同大学", "140200 certain"), ("九江市九江学院", "360400 certain"), ("菏泽市菏泽学院", "371700 certain"),
    ("临沂市临沂大学", "371300 certain"), ("阜新市阜新矿务局", "210900 certain"), ("广安市广安中心小学", "511600 certain"),
  ])
  func theCityOnceMoreIsNoCounty(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("长沙市长沙县星沙镇", "430121001 likely"), ("长沙市长沙县泉塘", "430121003 likely"), ("岳阳市岳阳楼景区", "430602 likely"),
    ("大理州大理古城", "532901 likely"), ("恩施州恩施大峡谷", "422801 likely"), ("喀什地区喀什大学", "653101 likely"),
    ("南京市南京江宁21世纪现代城", "320115 likely"), ("济宁市济宁曲阜机场", "370881 likely"),
  ])
  func whatStandsBehindItLeadsDown(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("天津市河北工业大学", "120000 certain"), ("天津市南开大学津南校区", "120000 certain"), ("武汉市江汉大学", "420100 certain"),
    ("武汉市洪山广场", "420100 certain"), ("武汉市洪山礼堂", "420100 certain"), ("杭州市西湖文化广场19号", "330100 certain"),
    ("长沙市望城坡", "430100 certain"), ("徐州市云龙湖", "320300 certain"), ("广东省中山图书馆", "440000 certain"),
    ("陕西省长安大学", "610000 certain"),
  ])
  func aDistrictsNameMayBeAnInstitutions(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("重庆沙坪坝大学城南路", "500106 likely"), ("苏州市常熟理工学院", "320581 likely"), ("广东省深圳大学", "440300 likely"),
    ("天津市河北区建国道", "120105 certain"), ("广州市番禺宾馆", "440113 likely"), ("武汉市江汉路", "420100 certain"),
  ])
  func otherNamesStay(_ address: String, _ expected: String) { #expect(answer(address) == expected) }

  @Test(arguments: [
    ("武汉市洪山区街道口未来城", "420111 certain"), ("洪山区街道口", "420111 certain"), ("南京市鼓楼区街道办事处", "320106 certain"),
    ("沈阳市和平区街道西侧100米", "210102 certain"), ("武汉市洪山区 街道口", "420111 certain"),
    ("玉门市新市区街道铁人大道", "620981001 certain"), ("中山市西区街道木围仓街8号", "442000004 certain"),
    ("中山市石岐区街道孙文西路", "442000001 likely"),
  ])
  func aDistrictKeepsItsNameBeforeTheWordForStreets(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }
}
