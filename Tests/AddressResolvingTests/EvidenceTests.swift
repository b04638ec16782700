import AddressResolving
import RegionModel
import Testing

/// What real addresses showed, held against the divisions that the program carries.
@Suite struct EvidenceTests {
  private func code(_ address: String, prior: AddressPrior? = nil) -> String {
    let match = AddressResolver(CarriedAtlas.tree, prior: prior).resolve(address.utf8)
    return "\(match.region?.code ?? "-") \(match.confidence)"
  }

  @Test(arguments: [
    ("杭州市余杭区乔司镇三角村", "330113005 likely"), ("深圳市宝安区公明街道", "440311001 likely"),
    ("宝安区龙华民治", "440309003 likely"), ("江北区鱼嘴镇和韵路", "500157106 certain"),
  ])
  func aTownshipThatMovedLeadsToItsCounty(_ address: String, _ answer: String) {
    #expect(code(address) == answer)
  }

  @Test(arguments: ["江北区", "江北区未来国际", "清河区", "和平区", "中山区"])
  func aNameThatAnotherPlaceBoreUntilLatelyIsShared(_ address: String) {
    #expect(code(address).hasSuffix("shared"))
  }

  @Test(arguments: [
    "凤凰创意大厦3A5楼", "保安围九村619号", "桃园东里20号", "解放碑民权路27号", "四川北路1318号", "滨江开发区景明大街7号",
  ])
  func aBuildingsNameIsNoPlace(_ address: String) { #expect(code(address) == "- none") }

  @Test(arguments: [
    ("武汉中北路109号", "420100 likely"), ("福州五四路111号", "350100 likely"), ("苏州园区丰和路4号", "320500 likely"),
    ("南京江北新区团结路99号", "320100 likely"), ("广州大道中289号", "440100 likely"), ("杭州湖州街29号", "330100 likely"),
  ])
  func aCityBeforeARoadIsTheCity(_ address: String, _ answer: String) { #expect(code(address) == answer) }

  @Test(arguments: [
    ("南山区科技园深圳软件园", "440305 likely"), ("上海市浦东区达尔文路88号", "310115 likely"),
    ("江苏省南京市雨花区软件大道48号", "320114 likely"), ("福建省福州市闽候县上街镇", "350121107 likely"),
  ])
  func theRestOfTheLineAndTheNameDecide(_ address: String, _ answer: String) {
    #expect(code(address) == answer)
  }

  @Test(arguments: [
    ("工场地址：平度市柳州路319号。营销中心地址：青岛市崂山区海尔路166号", "370283 "),
    ("发货地：广东省广州市白云区石井街道 收货地：湖南省长沙市芙蓉区马王堆街道", "430102010 "),
  ])
  func theFirstPlaceCountsAndTheReceivers(_ address: String, _ start: String) {
    #expect(code(address).hasPrefix(start))
  }

  @Test(arguments: [
    ("No. 88 Xihu Road, Xihu District, Hangzhou, Zhejiang 310000, China", "330106 certain"),
    ("zhejiangsheng hangzhoushi xihuqu", "330106 certain"), ("Tsingtao, Shantung", "370200 likely"),
    ("Yuehai Subdistrict, Nanshan District, Shenzhen", "440305007 certain"),
    ("Beijing West Road 100, Shanghai", "310000 likely"), ("255 Nanjing Road", "- none"),
  ])
  func latinLettersAreReadInAnyOrder(_ address: String, _ answer: String) { #expect(code(address) == answer) }

  @Test(arguments: [
    ("Shen Zhen Shi Long Gang Qu Ban Tian Jie Dao", "440307013 certain"),
    ("Beijing Shi, Haidian Qu, Shangdi Jie Dao", "110108022 certain"),
  ])
  func syllablesMayStandApart(_ address: String, _ answer: String) { #expect(code(address) == answer) }

  @Test(arguments: ["沙县小吃隔壁 奶茶店", "兰州拉面馆楼上", "大学城北区 12栋 618", "嘉陵江滨江路88号"])
  func aDishAndARiverMayBearAPlacesName(_ address: String) { #expect(code(address) == "- none") }

  @Test(arguments: [
    ("<td>安徽省</td><td>滁州市</td><td>凤阳县</td><td>小溪河镇</td>", "341126114 certain"),
    ("广东省&nbsp;广州市<br/>海珠区新港西路", "440105 certain"),
  ])
  func markupSeparatesNames(_ address: String, _ answer: String) { #expect(code(address) == answer) }

  @Test(arguments: [
    ("柳州三江县程阳八寨 林溪乡", "450226103 likely"), ("霍尔果斯口岸 亚欧路", "654004 likely"),
    ("觀塘海濱道77號", "810104 likely"), ("新界元朗錦田公路", "810118 likely"),
    ("襄樊市襄阳区张湾镇", "420607001 likely"), ("叶城县西合休乡", "653132 certain"), ("喀什地区叶城县西合休乡", "653132 certain"),
  ])
  func whatStrangersWroteIsFound(_ address: String, _ answer: String) { #expect(code(address) == answer) }

  @Test func aPriorDecidesWhatTheTextLeavesOpen() throws {
    let beijing = try #require(CarriedAtlas.tree.region(code: "110000"))
    #expect(code("朝阳区建国路89号") == "- shared")
    #expect(code("朝阳区建国路89号", prior: AddressPrior(near: beijing)) == "110105 likely")
    #expect(
      code("朝阳区建国路89号", prior: AddressPrior(weights: [(region: beijing, weight: 2)])) == "110105 likely")
  }

  @Test func everyCharacterIsThePlacesOrBeforeOrBehindIt() {
    let bytes = Array("收件人 张三，深圳市南山区科苑路1号".utf8)
    let match = AddressResolver(CarriedAtlas.tree).resolve(bytes)
    #expect(String(decoding: bytes[match.before], as: UTF8.self) == "收件人 张三")
    #expect(String(decoding: bytes[match.place], as: UTF8.self) == "深圳市南山区")
    #expect(String(decoding: bytes[match.rest], as: UTF8.self) == "科苑路1号")
  }
}
