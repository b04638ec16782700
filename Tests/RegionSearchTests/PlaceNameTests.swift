import Testing

@testable import RegionSearch

/// The split of names into their proper part and suffix.
struct PlaceNameTests {
  @Test(arguments: [
    ("深圳市", "深圳", "市"), ("广东省", "广东", "省"), ("南山区", "南山", "区"), ("锡林郭勒盟", "锡林郭勒", "盟"),
    ("大兴安岭地区", "大兴安岭", "地区"), ("香港特别行政区", "香港", "特别行政区"),
    ("广西壮族自治区", "广西", "壮族自治区"), ("新疆维吾尔自治区", "新疆", "维吾尔自治区"),
    ("黔东南苗族侗族自治州", "黔东南", "苗族侗族自治州"), ("察布查尔锡伯自治县", "察布查尔", "锡伯自治县"),
    ("双江拉祜族佤族布朗族傣族自治县", "双江", "拉祜族佤族布朗族傣族自治县"), ("瀍河回族区", "瀍河", "回族区"),
  ])
  func theSuffixGoes(_ name: String, _ short: String, _ suffix: String) {
    let name = PlaceName(name, rank: .countyOrAbove)
    #expect(name.short == short)
    #expect(name.suffix == suffix)
  }

  @Test(arguments: [
    ("朝阳门街道", "朝阳门"), ("石碣镇", "石碣"), ("板桥乡", "板桥"), ("水师营满族镇", "水师营"),
    ("中堡苗族乡", "中堡"), ("杜拉尔鄂温克民族乡", "杜拉尔"), ("吉布胡郎图苏木", "吉布胡郎图"),
    ("东区街道办事处", "东区"), ("曲仁管理区", "曲仁"), ("新湖农场", "新湖"), ("阁山林场", "阁山"),
  ])
  func townsAndStreetsHaveWordsOfTheirOwn(_ name: String, _ short: String) {
    #expect(PlaceName(name, rank: .township).short == short)
  }

  @Test(arguments: ["赵县", "城区", "浦东新区", "峰峰矿区", "敖汉旗", "东乡族自治县"])
  func someNamesStayWhole(_ name: String) {
    #expect(PlaceName(name, rank: .countyOrAbove).short == name)
    #expect(PlaceName(name, rank: .countyOrAbove).suffix == "")
  }

  @Test(arguments: ["堡镇", "苏州工业园区", "察尔汗工行委", "镇", ""])
  func someTownsStayWhole(_ name: String) {
    #expect(PlaceName(name, rank: .township).short == name)
  }
}
