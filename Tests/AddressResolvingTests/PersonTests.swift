import AddressResolving
import RegionModel
import Testing

/// Names in front of an address that are no places.
@Suite struct PersonTests {
  private func answer(_ address: String) -> String {
    let match = CarriedAtlas.resolver.resolve(address.utf8)
    return "\(match.region?.code ?? "-") \(match.confidence.rawValue)"
  }

  @Test(arguments: [
    ("李海宁，嘉兴市中环南路", "330400 certain"), ("郑和平 天津市南京路", "120000 certain"), ("王西湖 杭州市庆春路", "330100 certain"),
    ("刘文成 浙江省温州市", "330300 certain"), ("张宁远 湖南省永州市零陵路", "431100 certain"),
    ("收货：陈象山 宁波市中山路", "330200 certain"),
  ])
  func aGivenNameIsNoPlace(_ address: String, _ expected: String) { #expect(answer(address) == expected) }

  @Test(arguments: [
    ("海宁 嘉兴市中环南路", "330481 likely"), ("海宁市，嘉兴市中环南路", "330481 certain"), ("吴江 苏州市干将路", "320509 likely"),
    ("嘉兴市海宁 李", "330481 likely"),
  ])
  func otherNamesAre(_ address: String, _ expected: String) { #expect(answer(address) == expected) }

  @Test(arguments: [
    ("自贡市舒坪往荣县方向", "510300 likely"), ("绵阳市往三台方向5公里", "510700 certain"),
    ("成都市龙泉驿区往简阳市方向2公里", "510112 certain"),
  ])
  func aDirectionIsNoPlace(_ address: String, _ expected: String) { #expect(answer(address) == expected) }
}
