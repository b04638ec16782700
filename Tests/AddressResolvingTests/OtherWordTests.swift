import AddressResolving
import RegionModel
import Testing

/// Names with another word than theirs, or with one place too many.
@Suite struct OtherWordTests {
  private func answer(_ address: String) -> String {
    let match = CarriedAtlas.resolver.resolve(address.utf8)
    return "\(match.region?.code ?? "-") \(match.confidence.rawValue)"
  }

  @Test(arguments: [
    ("新疆省乌鲁木齐", "650100 likely"), ("广西省贺州", "451100 likely"), ("内蒙省包头市青山区", "150204 certain"),
    ("西藏省拉萨北京中路", "540100 likely"), ("新疆省", "650000 certain"),
  ])
  func aRegionMayBeCalledAProvince(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("延边市", "222400 likely"), ("德宏市瑞丽", "533102 likely"), ("阿坝市茂县", "513223 likely"),
    ("红河市蒙自", "532503 likely"), ("大理市", "532901 certain"), ("凉山市西昌市", "513401 likely"),
    ("甘南县甘南镇", "230225100 certain"),
  ])
  func anAutonomousPrefectureMayBeCalledACity(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("黑龙江省绥化市巴彦县兴隆镇", "230126101 likely"), ("广东省深圳市东莞市虎门镇", "441900121 likely"),
    ("新疆伊犁哈萨克自治州塔城地区额敏县", "654221 likely"), ("浙江省杭州市宁波市", "330100 likely"),
    ("河北省石家庄市桥西区东窑子镇", "130104 certain"), ("浙江省杭州市、宁波市鄞州区", "330100 likely"),
  ])
  func aCityTooManyIsPassedOverBeforeACountyWithATownship(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("龙南龙南经济技术开发区关西镇", "360783105 likely"), ("江宁江宁经济开发区", "320115 likely"),
    ("江宁区江宁经济开发区", "320115 certain"), ("静海县静海开发区", "120118100 likely"),
  ])
  func aZoneOfACountyIsNotItsTown(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("鄂温克旗巴彦镇", "150724 likely"), ("余杭区乔司镇", "330113005 likely"),
  ])
  func aTownshipOfANationalityIsNotATownElsewhere(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("瑞丽农场", "533102400 likely"), ("嫩江农场", "231183507 likely"), ("康保牧场", "130723500 likely"),
    ("康保县康保,道北村", "130723100 likely"), ("康保县康保牧场", "130723500 certain"),
    ("瑞丽农场路12号", "- none"), ("香山农场", "- none"), ("通辽农场", "150500 likely"),
  ])
  func aFarmIsNamedAsOne(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("新疆喀什塔什库尔干", "653131 likely"), ("新疆喀什塔什乡", "653221210 certain"),
  ])
  func aCityBeforeACountyIsNotATownBelowIt(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("陕西省⻄安市⻓安区", "610116 certain"), ("⼴东省汕头市⾦平区", "440511 certain"), ("⻰岗区", "440307 certain"),
    ("河南省⻓垣市", "410783 certain"),
  ])
  func aRadicalIsTheCharacterThatItLooksLike(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }
}
