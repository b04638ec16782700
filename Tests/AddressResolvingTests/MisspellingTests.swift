import AddressResolving
import RegionModel
import Testing

/// Names with one wrong character, which sounds or looks like the right one.
@Suite struct MisspellingTests {
  private func answer(_ address: String) -> String {
    let match = CarriedAtlas.resolver.resolve(address.utf8)
    return "\(match.region?.code ?? "-") \(match.confidence.rawValue)"
  }

  @Test(arguments: [
    ("成都市武候区望江路街道", "510107004 likely"), ("合肥市卢阳区", "340103 likely"), ("大连市甘井孑区", "210211 likely"),
    ("武汉市江案区", "420102 likely"), ("北京市海定区学院路", "110108 likely"), ("四川省朗中市", "511381 likely"),
    ("福建漳州市香城区", "350602 likely"), ("佛山市顺得区大良", "440606004 likely"),
  ])
  func aCountyBehindItsCityIsRead(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("杭洲市西湖区文三路", "330106 likely"), ("浙江省台洲市椒江区", "331002 likely"), ("扬洲市", "321000 likely"),
    ("东菀市长安镇", "441900119 likely"), ("乌鲁木其市", "650100 likely"), ("达州区兴盛东街333号", "511700 likely"),
  ])
  func soIsACity(_ address: String, _ expected: String) { #expect(answer(address) == expected) }

  /// Places that are not in the list, squares and markets, and names that sound like two counties of the city.
  @Test(arguments: [
    ("武汉市汉口区", "420100 likely"), ("上海市虹桥区", "310000 likely"), ("西安市长乐区", "610100 likely"),
    ("宁波市银州区", "330200 likely"), ("长沙市郊区", "430100 likely"), ("北京市工业区", "110000 likely"),
    ("达州区域", "- none"), ("郊区", "- shared"),
    ("农贸市场", "- none"), ("扬洲市场", "- none"), ("我们市里", "- none"),
  ])
  func nothingIsGuessedFromOneCharacterAlone(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test func theWrongNameBelongsToThePlace() {
    let address = Array("成都市武候区簇桥街道1号".utf8)
    let match = CarriedAtlas.resolver.resolve(address)
    #expect(match.place == 0..<30)
    #expect(String(decoding: address[match.rest], as: UTF8.self) == "1号")
  }
}
