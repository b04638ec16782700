import AddressResolving
import RegionModel
import TestSupport
import Testing

/// A kind alone is not a name, names are matched whole, and places may have moved.
@Suite struct KindTests {
  @Test(arguments: [
    ("江苏省盐城市高新区创业路", "江苏省/盐城市 | 高新区创业路 | likely"),
    ("江苏高新区创业路", "江苏省 | 高新区创业路 | likely"),
    ("高新区创业路", " | 高新区创业路 | none"),
    ("江苏省盐城市东台市高新区创业路", "江苏省/盐城市/东台市/高新区 | 创业路 | certain"),
    ("安徽省六安市经济开发区皋城东路", "安徽省/六安市/金安区/六安经济开发区 | 皋城东路 | certain"),
    ("六安经济开发区", "安徽省/六安市/金安区/六安经济开发区 |  | likely"),
    ("江苏省盐城市开发大道", "江苏省/盐城市 | 开发大道 | certain"),
  ])
  func aZoneWithoutANameIsTheOneOfTheCountyWritten(_ address: String, _ answer: String) {
    #expect(resolved(address, in: kindPlaces) == answer)
  }

  @Test(arguments: [
    ("陕西省咸阳市乾县西大街12号", "陕西省/咸阳市/乾县 | 西大街12号 | certain"),
    ("陕西省咸阳市乾县路家村", "陕西省/咸阳市/乾县 | 路家村 | certain"),
    ("乾县北大街", "陕西省/咸阳市/乾县 | 北大街 | certain"),
    ("咸阳市乾县路12号", "陕西省/咸阳市 | 乾县路12号 | likely"),
    ("咸阳市乾县大道与东路", "陕西省/咸阳市 | 乾县大道与东路 | likely"),
    ("咸阳市乾县村3组", "陕西省/咸阳市 | 乾县村3组 | likely"),
  ])
  func aCountyOfTwoCharactersHasRoadsOfTheirOwnNames(_ address: String, _ answer: String) {
    #expect(resolved(address, in: kindPlaces) == answer)
  }

  @Test(arguments: [
    ("安徽省六安市寿县", "安徽省/淮南市/寿县 |  | certain"),
    ("六安寿县寿春镇", "安徽省/淮南市/寿县/寿春镇 |  | certain"),
    ("安徽省巢湖市寿县", "安徽省/淮南市/寿县 |  | certain"),
    ("安徽省六安市东台市", "安徽省/六安市 | 东台市 | likely"),
    ("黑龙江省阿城市民权大街", "黑龙江省/哈尔滨市/阿城区 | 民权大街 | likely < 阿城市"),
    ("山西省长治市郊区人民路", "山西省/长治市/潞州区 | 人民路 | likely < 郊区"),
    ("山西省长治县人民路", "山西省/长治市/潞州区 | 人民路 | certain < 长治县"),
  ])
  func aPlaceThatLayElsewhereIsWhereItLiesNow(_ address: String, _ answer: String) {
    #expect(resolved(address, in: kindPlaces) == answer)
  }

  @Test(arguments: [
    ("古县渡镇", "江西省/上饶市/鄱阳县/古县渡镇 |  | likely"),
    ("古县人民路", "山西省/临汾市/古县 | 人民路 | certain"),
    ("山西省古县渡口路", "山西省/临汾市/古县 | 渡口路 | certain"),
    ("三门峡宾馆", " | 三门峡宾馆 | none"),
    ("三门峡崤山路", "河南省/三门峡市 | 崤山路 | likely"),
    ("三门海润路", "浙江省/台州市/三门县 | 海润路 | likely"),
  ])
  func aNameGoesBeforeTheOneItBeginsWith(_ address: String, _ answer: String) {
    #expect(resolved(address, in: kindPlaces) == answer)
  }

  @Test(arguments: [
    ("哈尔滨市南岗区红旗大街242号", "黑龙江省/哈尔滨市/南岗区 | 红旗大街242号 | certain"),
    ("哈尔滨市南岗区红旗 中山路", "黑龙江省/哈尔滨市/南岗区/红旗街道 | 中山路 | likely"),
    ("鄱阳县饶州大道", "江西省/上饶市/鄱阳县 | 饶州大道 | certain"),
    ("鄱阳县莲花畲族路", "江西省/上饶市/鄱阳县 | 莲花畲族路 | certain"),
    ("鄱阳县莲花畲族乡", "江西省/上饶市/鄱阳县/莲花畲族乡 |  | certain"),
  ])
  func aRoadThatBearsATownsNameIsNotTheTown(_ address: String, _ answer: String) {
    #expect(resolved(address, in: kindPlaces) == answer)
  }

  @Test(arguments: [
    ("武汉市东西湖区吴家山街道七雄路", "湖北省/武汉市/东西湖区/吴家山街 | 七雄路 | certain"),
    ("武汉市东西湖区吴家山街道办事处", "湖北省/武汉市/东西湖区/吴家山街 |  | certain"),
    ("武汉市东西湖区吴家山街七雄路", "湖北省/武汉市/东西湖区/吴家山街 | 七雄路 | certain"),
    ("东莞市南城区鸿福路", "广东省/东莞市/南城街道办事处 | 鸿福路 | likely"),
  ])
  func aStreetIsWrittenWithAnotherWordForItsKind(_ address: String, _ answer: String) {
    #expect(resolved(address, in: kindPlaces) == answer)
  }
}

private let kindPlaces = SmallTrees.flat(
  """
  140000 - 1 山西|省
  140400 140000 2 长治|市
  140403 140400 3 潞州|区
  141000 140000 2 临汾|市
  141025 141000 3 古县
  230000 - 1 黑龙江|省
  230100 230000 2 哈尔滨|市
  230103 230100 3 南岗|区
  230103001 230103 4 红旗|街道
  230112 230100 3 阿城|区
  320000 - 1 江苏|省
  320900 320000 2 盐城|市
  320981 320900 3 东台|市
  320981400 320981 4 高新区
  330000 - 1 浙江|省
  331000 330000 2 台州|市
  331022 331000 3 三门|县
  340000 - 1 安徽|省
  340100 340000 2 合肥|市
  340181 340100 3 巢湖|市
  340400 340000 2 淮南|市
  340422 340400 3 寿县
  340422100 340422 4 寿春|镇
  341500 340000 2 六安|市
  341502 341500 3 金安|区
  341502400 341502 4 六安经济开发区
  341525 341500 3 霍山|县
  341525400 341525 4 经济开发区
  360000 - 1 江西|省
  361100 360000 2 上饶|市
  361128 361100 3 鄱阳|县
  361128001 361128 4 饶州|街道
  361128105 361128 4 古县渡|镇
  361128200 361128 4 莲花|畲族乡
  410000 - 1 河南|省
  411200 410000 2 三门峡|市
  420000 - 1 湖北|省
  420100 420000 2 武汉|市
  420112 420100 3 东西湖|区
  420112001 420112 4 吴家山街
  440000 - 1 广东|省
  441900 440000 2 东莞|市
  441900004 441900 4 南城|街道办事处
  610000 - 1 陕西|省
  610400 610000 2 咸阳|市
  610424 610400 3 乾县
  """,
  history: [
    CodeSuccession(code: "140411", name: "郊区", year: 2018, successors: ["140403"]),
    CodeSuccession(code: "140421", name: "长治县", year: 2018, successors: ["140403"]),
    CodeSuccession(code: "230181", name: "阿城市", year: 2006, successors: ["230103", "230112"]),
    CodeSuccession(code: "341400", name: "巢湖市", year: 2011, successors: []),
    CodeSuccession(code: "341421", name: "寿县", year: 1999, successors: ["341521"]),
    CodeSuccession(code: "341521", name: "寿县", year: 2015, successors: ["340422"]),
  ],
  aliases: [
    Alias(name: "郊区", kind: .former, year: 2018, codes: ["140403"]),
    Alias(name: "长治县", kind: .former, year: 2018, codes: ["140403"]),
    Alias(name: "阿城市", kind: .former, year: 2006, codes: ["230112"]),
  ])
