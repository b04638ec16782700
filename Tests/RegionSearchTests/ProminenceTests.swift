import RegionModel
import RegionSearch
import Testing

/// A name that many places bear leads first to the one that everybody means.
struct ProminenceTests {
  @Test(arguments: [
    ("西湖", "浙江省/杭州市/西湖区"), ("xihu", "浙江省/杭州市/西湖区"), ("西湖区", "浙江省/杭州市/西湖区"),
    ("南山", "广东省/深圳市/南山区"), ("nanshan", "广东省/深圳市/南山区"), ("鼓楼", "江苏省/南京市/鼓楼区"),
    ("gulouqu", "江苏省/南京市/鼓楼区"), ("朝阳区", "北京市/朝阳区"), ("和平区", "天津市/和平区"), ("长安", "陕西省/西安市/长安区"),
    ("白云", "广东省/广州市/白云区"), ("普陀区", "上海市/普陀区"), ("城关区", "甘肃省/兰州市/城关区"),
  ])
  func amongEqualsThatOfTheGreaterCity(query: String, expected: String) {
    #expect(CarriedAtlas.best(query) == [expected])
  }

  @Test func aHigherLevelGoesBeforeAGreaterCity() {
    #expect(CarriedAtlas.best("朝阳", 2) == ["辽宁省/朝阳市", "北京市/朝阳区"])
  }

  @Test func howANameFitsSaysMoreThanTheCity() {
    // 江北区 is 宁波's own name, and a former one of what is now in 重庆, whose rank is higher.
    #expect(CarriedAtlas.best("江北区") == ["浙江省/宁波市/江北区"])
  }

  @Test func whatEndedLatelyBearsItsOwnYear() throws {
    for query in ["渝北区", "重庆渝北", "渝北"] {
      let match = try #require(CarriedAtlas.search(query).first)
      #expect(match.text == "重庆市/两江新区 ← 渝北区", "\(query)")
      #expect(match.alias?.year == 2025)
    }
    let match = try #require(CarriedAtlas.search("重庆江北").first)
    #expect(match.text == "重庆市/两江新区 ← 江北区")
    #expect(match.alias?.year == 2025)
  }

  @Test func behindTheCityATownIsMeantAfterTheDistrictThatWas() {
    #expect(
      CarriedAtlas.best("重庆江北", 2) == ["重庆市/两江新区 ← 江北区", "重庆市/涪陵区/江北街道"])
    #expect(
      CarriedAtlas.best("重庆 江北", 2) == ["重庆市/两江新区 ← 江北区", "重庆市/涪陵区/江北街道"])
    #expect(CarriedAtlas.best("涪陵江北") == ["重庆市/涪陵区/江北街道"])
  }

  @Test func theCountiesAroundACityAreNotTheCity() {
    #expect(CarriedAtlas.best("linzhou", 2) == ["河南省/安阳市/林州市", "西藏自治区/拉萨市/林周县"])
  }

  /// Two districts of one name in two cities.
  private func codes(_ query: String, _ prominence: [String: UInt32]) throws -> [String] {
    var builder = TreeBuilder(
      [
        ("1", "", 1, "甲省"), ("11", "1", 2, "乙市"), ("12", "1", 2, "丙市"), ("111", "11", 3, "湖区"),
        ("121", "12", 3, "湖区"),
      ].map { code, parent, level, name in
        RegionRecord(
          code: code, parentCode: parent, level: Level(rawValue: level), name: name,
          shortName: String(name.dropLast()), reading: "")
      })
    builder.rules = .china
    builder.prominence = prominence
    return try RegionSearcher(RegionTree(compiled: builder.build())).codes(query)
  }

  @Test func theTreeSaysWhichPlacesAreProminent() throws {
    let plain = try codes("湖区", [:])
    let first = try #require(plain.first)
    let other = first == "111" ? "121" : "111"
    #expect(try codes("湖区", [other: 1]) == [other, first])
    #expect(try codes("湖区", [other: 1, first: 2]) == [first, other])
    #expect(try codes("湖区", [other: 1_000_000]) == [other, first])
  }
}
