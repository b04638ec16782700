import AddressResolving
import RegionModel
import Testing

/// Townships that a city or a province is named with, but not their county.
@Suite struct CityTownshipTests {
  private func answer(_ address: String) -> String {
    let match = CarriedAtlas.resolver.resolve(address.utf8)
    return "\(match.region?.code ?? "-") \(match.confidence.rawValue)"
  }

  @Test(arguments: [
    ("崇安寺街道中山路 无锡市", "320213001 likely"), ("石岩镇第三工业区 深圳", "440306008 likely"),
    ("车墩镇北松公路 上海", "310117104 likely"), ("车墩镇北松公路 上海市", "310117104 likely"),
    ("两路口街道中山二路星鑫公寓(重庆两路口店)", "500103004 likely"), ("澄江镇工农兵大道水电公司旁 吉安", "360826114 likely"),
    ("拱辰街道学园北路福建莆田新二中", "350304002 likely"), ("马山镇海南路2号 绍兴", "330602014 likely"),
    ("东莞 虎门镇", "441900121 certain"),
  ])
  func aTownshipMayStandBeforeItsCity(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("太平镇人民路12号 四川省", "510000 certain"), ("城关镇人民路 吉林市", "220200 certain"),
    ("兴隆镇建设路 重庆", "500000 likely"), ("从车墩镇北松公路上海", "- none"),
  ])
  func severalOfANameAreNone(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("西安高新区鱼化寨街道", "610113006 likely"), ("西安市高新区鱼化寨街道科技六路", "610113006 likely"),
    ("泉州市台商投资区洛阳镇万安村", "350521104 likely"), ("绍兴市袍江开发区斗门镇百盛路5号", "330602012 likely"),
    ("绍兴袍江开发区斗门镇百盛路5号", "330602012 likely"),
    ("江苏省南通市南通高新技术产业开发区金新街道鹏程大道", "320612004 likely"),
  ])
  func aTownshipMayLieInAZone(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("江宁开发区秣陵街道", "320115011 likely"), ("宁河区经济开发区潘庄镇", "120117106 likely"),
    ("南京市江宁开发区秣陵街道将军大道", "320115011 likely"), ("江宁开发区将军大道", "320115402 likely"),
    ("临汾高新区滨河街道", "141002010 likely"), ("扬州高新区新集镇", "321081103 likely"),
    ("忻州高新区丰润镇人民路", "140926103 likely"), ("高新区滨河街道", "- none"), ("德清县经济开发区阜溪街道", "330521004 likely"),
  ])
  func aTownshipBehindAZoneCountsMore(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("云浮市云浮市河滨东路248号", "445300 certain"), ("广东省云浮市广东省云浮市河滨东路", "445300 certain"),
    ("安康市安康市金州路", "610900 certain"), ("临沂市临沂市银雀山路", "371300 certain"), ("云浮市云城区", "445302 certain"),
    ("通辽市通辽市建国路", "150500 certain"),
  ])
  func aCityThatStandsTwiceIsNotItsFormerCounty(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("三河农场人民路12号 盱眙县", "320830 certain"), ("东平林场 崇明区", "310151 certain"),
    ("龙门林场人民路12号", "- none"), ("三河市三河农场", "131082 certain"),
  ])
  func aFarmIsNotTheCountyOfItsName(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("湖北省武汉市潘塘街喻大村", "420117007 likely"), ("武汉市和平街建设巷", "420100 certain"), ("武汉市潘塘街12号", "420100 certain"),
    ("武汉市潘塘街道喻大村", "420117007 certain"), ("河南省民主街瓷博览城", "410000 certain"),
    ("石家庄市青园街裕华路", "130100 certain"), ("长春市桂林街胡同", "220100 certain"), ("武汉市球场街鄂城墩社区", "420102008 likely"),
  ])
  func halfOfASuffixTellsAStreetOffice(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("满城镇人民路12号", "130607100 likely"), ("点军街道人民路12号", "420504001 likely"), ("南沙镇人民路12号", "- none"),
  ])
  func aTownshipMayBearItsCountysName(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("湖北孝感汉川乡镇南河乡业集村", "420984202 certain"), ("云南永胜乡镇仁和镇王家村", "530722101 certain"),
    ("广西首府南宁民族大道12号", "450100 likely"), ("湖北省省会武汉市江岸区", "420102 certain"), ("马桥镇金峰乡镇龙沟村", "- shared"),
  ])
  func wordsBetweenNamesSayNothing(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("万全区公安局孔家庄镇派出所", "130708100 likely"), ("孔家庄镇民主街 万全区", "130708100 likely"),
    ("万全区公安局孔家庄乡派出所", "130708 certain"),
  ])
  func aWholeNameCountsBeforeAnother(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("霍城县公安局兰干乡警务站", "654023105 likely"), ("霍城县兰干路兰西乡", "654023 certain"),
  ])
  func anOfficeNamesItsTownshipWithAnotherSuffix(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("苍南县龙港镇世纪大道699弄", "330383 certain"), ("浙江省 温州市 苍南县 苍南县龙港镇世纪大道699弄", "330383 likely"),
    ("苍南县龙港路12号", "330327 certain"), ("苍南县灵溪镇", "330327122 certain"),
  ])
  func aTownThatBecameACityLeadsToIt(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("新疆奇台农场", "652325503 certain"), ("昌吉市共青团农场", "652301503 certain"), ("阜康市六运湖农场", "652302504 certain"),
  ])
  func aFarmNeedsNotNameItsCorps(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("X312新蒲新区永乐镇卫生院", "520302110 likely"), ("袍江开发区马山镇海南路2号 绍兴", "330602014 likely"),
    ("绍兴袍江新区世纪街", "330602 likely"),
  ])
  func aZoneOfItsOwnNameStandsAlone(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  /// A zone of any kind leads to the township in full behind it, and belongs to the place as that does.
  @Test(arguments: [
    ("昆明经开区洛羊街道信息产业基地", "530114012 likely 信息产业基地"), ("长春净月区永兴街道", "220102010 likely "),
    ("保定市白沟新城白沟镇2号", "130684106 likely 2号"), ("莆田市湄洲岛湄洲镇宫下村", "350305108 likely 宫下村"),
    ("惠州市大亚湾区澳头街道", "441303005 likely "), ("西宁经开区南川工业园区总寨镇", "630103100 likely "),
    ("山东省济南市高新区舜华路街道新泺大街1666号", "370102016 likely 新泺大街1666号"),
    ("江苏省苏州市观前街社区乌镇酒家", "320500 likely 观前街社区乌镇酒家"),
  ])
  func aZoneOfAnyKindLeadsToItsTownship(address: String, answer: String) {
    #expect(resolvedWithRest(address) == answer)
  }

  /// A city that no prefecture governs, behind the one around it.
  @Test(arguments: [
    ("新疆喀什地区图木舒克市前海西街", "659003 likely 前海西街"), ("湖北省荆州市仙桃市干河街道", "429004002 likely "),
    ("新疆巴州库尔勒市建设路", "652801 certain 建设路"), ("新疆和田昆玉市", "659009 likely "),
  ])
  func aCityOfTheProvinceStandsBehindAPrefecture(address: String, answer: String) {
    #expect(resolvedWithRest(address) == answer)
  }

  @Test(arguments: [
    ("新疆沙湾县143团", "654203511 likely "), ("新疆沙湾市一四三团5连", "654203511 likely 5连"),
    ("新疆精河县83团场", "652722503 likely "), ("新疆沙湾市团结路", "654203 certain 团结路"),
    ("新疆阿拉尔市10团", "659002 certain 10团"), ("新疆兵团第一师3团", "650000 likely 3团"),
  ])
  func aRegimentIsNamedByItsNumber(address: String, answer: String) {
    #expect(resolvedWithRest(address) == answer)
  }

  private func resolvedWithRest(_ address: String) -> String {
    let bytes = Array(address.utf8)
    let match = CarriedAtlas.resolver.resolve(bytes)
    let rest = String(decoding: bytes[match.rest], as: UTF8.self)
    return "\(match.region?.code ?? "-") \(match.confidence.rawValue) \(rest)"
  }
}
