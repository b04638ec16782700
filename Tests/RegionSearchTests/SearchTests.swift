import RegionModel
import RegionSearch
import Testing

/// Typed texts and the place that comes first, in the built-in divisions.
@Suite struct SearchTests {
  @Test(arguments: [
    ("深圳市", "广东省/深圳市"), ("深圳", "广东省/深圳市"), ("乌鲁", "新疆维吾尔自治区/乌鲁木齐市"),
    ("木齐", "新疆维吾尔自治区/乌鲁木齐市"), ("粤海街道", "广东省/深圳市/南山区/粤海街道"), ("东城区", "北京市/东城区"),
    ("尉犁", "新疆维吾尔自治区/巴音郭楞蒙古自治州/尉犁县"), ("湖㳇镇", "江苏省/无锡市/宜兴市/湖㳇镇"),
  ])
  func aNameWholeShortBegunOrAPartOfIt(text: String, path: String) {
    #expect(CarriedAtlas.best(text) == [path])
  }

  @Test(arguments: [
    ("恩施州", "湖北省/恩施土家族苗族自治州 ← 恩施州"), ("浦东", "上海市/浦东新区"),
    ("香港特区", "香港特别行政区 ← 香港特区"), ("喀左", "辽宁省/朝阳市/喀喇沁左翼蒙古族自治县 ← 喀左"),
    ("深圳县", "广东省/深圳市"), ("杭州地区", "浙江省/杭州市"),
  ])
  func aNameWithAnotherWordForItsKind(text: String, path: String) {
    #expect(CarriedAtlas.best(text) == [path])
  }

  @Test(arguments: [
    ("shenzhenshi", "广东省/深圳市"), ("shenzhen", "广东省/深圳市"), ("shenz", "广东省/深圳市"), ("Shēnzhèn", "广东省/深圳市"),
    ("SHENZHEN", "广东省/深圳市"), ("wulumuqi", "新疆维吾尔自治区/乌鲁木齐市"), ("lu'an", "安徽省/六安市"),
    ("xi’an", "陕西省/西安市"), ("lvliang", "山西省/吕梁市"), ("lǚliang", "山西省/吕梁市"), ("lüliang", "山西省/吕梁市"),
    ("muqi", "新疆维吾尔自治区/乌鲁木齐市"),
  ])
  func pinyinWholeBegunOrAPartOfIt(text: String, path: String) {
    let found = CarriedAtlas.search(text).prefix(3).map(\.text)
    #expect(text == "muqi" ? found.contains(path) : found.first == path)
  }

  @Test(arguments: [
    ("wlmq", "新疆维吾尔自治区/乌鲁木齐市"), ("wlmqs", "新疆维吾尔自治区/乌鲁木齐市"), ("sz", "广东省/深圳市"), ("szs", "广东省/深圳市"),
    ("jms", "黑龙江省/佳木斯市"), ("hz", "浙江省/杭州市"), ("bj", "北京市"), ("cq", "重庆市"), ("gd", "广东省"),
    ("nmg", "内蒙古自治区"),
  ])
  func initials(text: String, path: String) {
    #expect(CarriedAtlas.best(text) == [path])
  }

  @Test(arguments: [
    ("深zhen", "广东省/深圳市"), ("深z", "广东省/深圳市"), ("乌lmq", "新疆维吾尔自治区/乌鲁木齐市"), ("wu鲁mu齐", "新疆维吾尔自治区/乌鲁木齐市"),
    ("szhen", "广东省/深圳市"), ("shzhen", "广东省/深圳市"), ("shenzh", "广东省/深圳市"), ("wulmq", "新疆维吾尔自治区/乌鲁木齐市"),
    ("guangd", "广东省"),
  ])
  func severalWaysOfWritingInOneWord(text: String, path: String) {
    #expect(CarriedAtlas.best(text) == [path])
  }

  @Test(arguments: [
    ("chongqing", "重庆市"), ("zhongqing", "重庆市"), ("luan", "安徽省/六安市"), ("liuan", "安徽省/六安市"),
    ("xiamen", "福建省/厦门市"), ("shamen", "福建省/厦门市"), ("yuqing", "贵州省/遵义市/余庆县"),
    ("leting", "河北省/唐山市/乐亭县"), ("laoting", "河北省/唐山市/乐亭县"), ("luliang", "山西省/吕梁市"),
    ("linzhou", "河南省/安阳市/林州市"),
  ])
  func readingsTheRightOneAndOthers(text: String, path: String) {
    #expect(CarriedAtlas.best(text) == [path])
  }

  @Test(arguments: [
    ("杭州 西湖", "浙江省/杭州市/西湖区"), ("西湖 杭州", "浙江省/杭州市/西湖区"), ("西湖区　浙江", "浙江省/杭州市/西湖区"),
    ("chaoyang beijing", "北京市/朝阳区"), ("bj cy", "北京市/朝阳区"), ("朝阳/bei", "北京市/朝阳区"), ("深圳 ns", "广东省/深圳市/南山区"),
    ("广东>深圳>南山", "广东省/深圳市/南山区"), ("南山,深圳,广东", "广东省/深圳市/南山区"), ("440300 南山", "广东省/深圳市/南山区"),
    ("南山 440300", "广东省/深圳市/南山区"), ("粤 南山", "广东省/深圳市/南山区"),
  ])
  func wordsInAnyOrder(text: String, path: String) {
    #expect(CarriedAtlas.best(text) == [path])
  }

  @Test(arguments: [
    ("杭州西湖", "浙江省/杭州市/西湖区"), ("杭州市西湖区", "浙江省/杭州市/西湖区"), ("广东省深圳市南山区粤海街道", "广东省/深圳市/南山区/粤海街道"),
    ("beijingchaoyang", "北京市/朝阳区"), ("bjcy", "北京市/朝阳区"), ("sznanshan", "广东省/深圳市/南山区"),
    ("深圳ns", "广东省/深圳市/南山区"),
    ("粤深圳", "广东省/深圳市"), ("北京朝", "北京市/朝阳区"),
  ])
  func namesWrittenTogether(text: String, path: String) {
    #expect(CarriedAtlas.best(text) == [path])
  }

  @Test func aWholePathInPinyinIsOneName() {
    #expect(
      CarriedAtlas.best("shen zhen shi nan shan qu yue hai jie dao") == ["广东省/深圳市/南山区/粤海街道"])
  }

  @Test(arguments: [
    ("44", "广东省"), ("4403", "广东省/深圳市"), ("440305", "广东省/深圳市/南山区"), ("440305007", "广东省/深圳市/南山区/粤海街道"),
    ("440000", "广东省"), ("440305000", "广东省/深圳市/南山区"), ("440305000000", "广东省/深圳市/南山区"),
    ("440305007000", "广东省/深圳市/南山区/粤海街道"), ("４４０３０５", "广东省/深圳市/南山区"),
  ])
  func aCodeOfAnyLength(text: String, path: String) {
    #expect(CarriedAtlas.best(text) == [path])
  }

  @Test func aCodeBegun() {
    #expect(CarriedAtlas.search("4403050").allSatisfy { $0.region.code.hasPrefix("4403050") })
    #expect(CarriedAtlas.search("4403050").count == 8)
    #expect(CarriedAtlas.search("44030").map(\.region.code).prefix(2) == ["440300", "440306"])
  }

  @Test func aCodeOutOfForceLeadsToWhatTookItsPlace() {
    #expect(CarriedAtlas.search("110103").map(\.text) == ["北京市/东城区"])
    #expect(CarriedAtlas.search("130103").map(\.text) == ["河北省/石家庄市/长安区", "河北省/石家庄市/桥西区"])
  }

  @Test func theCodeOfAVillageLeadsToItsTownship() {
    #expect(CarriedAtlas.search("440305007001").map(\.text) == ["广东省/深圳市/南山区/粤海街道"])
  }

  @Test func aCodeThatIsNoneFindsNothing() {
    for code in ["99", "0", "4403001", "999999", "000000000000", "44030500700100"] {
      #expect(CarriedAtlas.best(code) == [])
    }
  }

  @Test(arguments: [
    ("廣東", "广东省"), ("臺灣", "台湾省"), ("臺北", "台湾省/台北市"), ("烏魯木齊", "新疆维吾尔自治区/乌鲁木齐市"), ("重慶", "重庆市"),
    ("開封", "河南省/开封市"), ("廣东", "广东省"),
  ])
  func traditionalCharacters(text: String, path: String) {
    #expect(CarriedAtlas.best(text) == [path])
  }

  @Test(arguments: [
    ("粤", "广东省 ← 粤"), ("京", "北京市 ← 京"), ("沪", "上海市 ← 沪"), ("鲁", "山东省 ← 鲁"), ("港", "香港特别行政区 ← 港"),
  ])
  func namesOfOneCharacter(text: String, path: String) {
    #expect(CarriedAtlas.best(text) == [path])
  }

  @Test(arguments: [
    ("Peking", "北京市 ← Peking"), ("tientsin", "天津市 ← Tientsin"), ("Canton", "广东省/广州市 ← Canton"),
    ("urumqi", "新疆维吾尔自治区/乌鲁木齐市 ← Urumqi"), ("Hong Kong", "香港特别行政区 ← Hongkong"),
    ("hongkong", "香港特别行政区 ← Hongkong"),
    ("Inner Mongolia", "内蒙古自治区 ← Inner Mongolia"), ("Shangri-La", "云南省/迪庆藏族自治州/香格里拉市 ← Shangrila"),
  ])
  func namesOfOtherLanguages(text: String, path: String) {
    #expect(CarriedAtlas.best(text) == [path])
  }

  @Test(arguments: [
    ("达县", "四川省/达州市/达川区 ← 达县"), ("襄樊市", "湖北省/襄阳市 ← 襄樊市"), ("襄樊", "湖北省/襄阳市 ← 襄樊"),
    ("xiangfan", "湖北省/襄阳市 ← 襄樊"),
    ("崇文区", "北京市/东城区 ← 崇文区"), ("北平", "北京市 ← 北平"), ("思茅", "云南省/普洱市/思茅区"),
  ])
  func namesThatAPlaceHadBefore(text: String, path: String) {
    #expect(CarriedAtlas.best(text) == [path])
  }

  @Test func theOtherNameSaysWhatItIs() {
    let match = CarriedAtlas.search("崇文区").first
    #expect(match?.alias?.kind == .former)
    #expect(match?.alias?.year == 2010)
    #expect(CarriedAtlas.search("粤").first?.alias?.kind == .short)
    // Another reading is still the place's own name.
    #expect(CarriedAtlas.search("zhongqing").first?.alias == nil)
  }

  @Test(arguments: [
    ("sengzen", "广东省/深圳市"), ("guangzou", "广东省/广州市"), ("lanjing", "江苏省/南京市"), ("cangsa", "湖南省/长沙市"),
    ("henan", "河南省"), ("hulan", "黑龙江省/哈尔滨市/呼兰区"),
  ])
  func whatSoundsAlike(text: String, path: String) {
    #expect(CarriedAtlas.best(text) == [path])
  }

  @Test(arguments: [
    ("shenzhne", "广东省/深圳市"), ("shenzhenn", "广东省/深圳市"), ("guangzhoou", "广东省/广州市"),
    ("wulumqui", "新疆维吾尔自治区/乌鲁木齐市"),
    ("乌鲁木其", "新疆维吾尔自治区/乌鲁木齐市"), ("乌鲁齐", "新疆维吾尔自治区/乌鲁木齐市"), ("石家装", "河北省/石家庄市"), ("呼和浩待", "内蒙古自治区/呼和浩特市"),
  ])
  func oneTypingError(text: String, path: String) {
    #expect(CarriedAtlas.best(text) == [path])
  }

  @Test func theNameWholeWithBlanksInIt() {
    #expect(CarriedAtlas.best("shen zhen") == ["广东省/深圳市"])
    #expect(CarriedAtlas.best("深圳 市") == ["广东省/深圳市"])
    #expect(CarriedAtlas.best("乌 鲁 木 齐") == ["新疆维吾尔自治区/乌鲁木齐市"])
    #expect(CarriedAtlas.best("wu lu mu qi shi") == ["新疆维吾尔自治区/乌鲁木齐市"])
    #expect(CarriedAtlas.best("bei jing") == ["北京市"])
    #expect(CarriedAtlas.best("niu jie jie dao") == ["北京市/西城区/牛街街道"])
  }

  @Test func aNameWithBracketsOrOtherSignsInIt() {
    let place = "天津市/滨海新区/天津经济技术开发区（其他片区）"
    #expect(CarriedAtlas.best("天津经济技术开发区（其他片区）") == [place])
    #expect(CarriedAtlas.best("天津经济技术开发区(其他片区)") == [place])
    let park = "安徽省/宿州市/泗县/泗县开发区（泗县当涂现代产业园）"
    #expect(CarriedAtlas.best("泗县开发区（泗县当涂现代产业园）") == [park])
    let street = "江苏省/泰州市/高港区/沿江街道 ← 化学新材料产业园-沿江街道"
    #expect(CarriedAtlas.best("化学新材料产业园-沿江街道") == [street])
    #expect(CarriedAtlas.search("额敏（兵地、辽阳）工业园区").count == 1)
  }
}
