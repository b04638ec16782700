import AddressResolving
import RegionModel
import Testing

/// Townships behind the county that they belonged to, without their suffix.
@Suite struct MovedPartTests {
  private func answer(_ address: String) -> String {
    let match = CarriedAtlas.resolver.resolve(address.utf8)
    return "\(match.region?.code ?? "-") \(match.confidence.rawValue)"
  }

  @Test(arguments: [
    ("深圳市宝安区民治梅龙路", "440309 likely"), ("深圳市宝安区公明上村", "440311 likely"), ("深圳市龙岗区坑梓", "440310 likely"),
    ("杭州市余杭区星桥", "330113 likely"), ("杭州市余杭区塘栖水北街", "330113 likely"), ("杭州市萧山区新湾", "330114 likely"),
    ("广州市番禺区榄核", "440115 likely"), ("宁波市鄞州区集士港翁家桥村", "330203 likely"), ("厦门市同安区马巷", "350213 likely"),
    ("常州市武进区邹区", "320404 likely"), ("长沙市望城县坪塘", "430104 likely"), ("南昌市新建区生米", "360113 likely"),
    ("惠安县涂岭", "350505 likely"), ("惠州市惠阳区三栋", "441302 likely"), ("深圳宝安公明", "440311 likely"),
  ])
  func leadToTheCountyThatTheyBelongTo(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  /// A road, a lake or a common name.
  @Test(arguments: [
    ("深圳市宝安区民治大道", "440306 likely"), ("深圳市宝安区民治街", "440306 likely"), ("深圳市宝安区观澜湖", "440306 likely"),
    ("杭州市余杭区东湖北路", "330110 likely"), ("杭州市萧山区前进工业园", "330109 likely"), ("长沙市望城区莲花", "430112 likely"),
  ])
  func orMakeTheCountyLikely(_ address: String, _ expected: String) { #expect(answer(address) == expected) }

  @Test(arguments: [
    ("深圳市宝安区观澜镇桂花村", "440309004 likely"), ("深圳市宝安区石岩", "440306008 likely"), ("深圳市宝安区光明", "440311 likely"),
    ("广州市天河区人民医院", "440106 certain"), ("兰州市皋兰县火车站", "620122 certain"), ("呼和浩特市新城区呼伦贝尔南路", "150102 certain"),
    ("杭州市余杭区和睦村", "330110 certain"),
  ])
  func whatTheCountyHasItselfStays(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test func theirNameStaysInTheRest() {
    let address = Array("杭州市余杭区星桥星都嘉苑".utf8)
    let match = CarriedAtlas.resolver.resolve(address)
    #expect(String(decoding: address[match.rest], as: UTF8.self) == "星桥星都嘉苑")
  }
}
