import AddressResolving
import RegionModel
import RegionSearch
import Testing

/// Addresses as people write them: the place, the rest, and the confidence.
@Suite struct AddressTests {
  @Test(arguments: [
    ("广东省深圳市南山区粤海街道科苑路1号", "广东省/深圳市/南山区/粤海街道 | 科苑路1号 | certain"),
    ("广东省东莞市石碣镇崇焕路", "广东省/东莞市/石碣镇 | 崇焕路 | certain"),
    ("北京市朝阳区", "北京市/朝阳区 |  | certain"),
  ])
  func everyLevelIsNamed(_ address: String, _ answer: String) { #expect(resolved(address) == answer) }

  @Test(arguments: [
    ("深圳市南山区科苑路", "广东省/深圳市/南山区 | 科苑路 | certain"),
    ("广东省南山区科苑路", "广东省/深圳市/南山区 | 科苑路 | certain"),
    ("深圳市粤海街道科苑路", "广东省/深圳市/南山区/粤海街道 | 科苑路 | certain"),
    ("吉林省朝阳区人民大街", "吉林省/长春市/朝阳区 | 人民大街 | certain"),
    ("粤海街道", "广东省/深圳市/南山区/粤海街道 |  | likely"),
  ])
  func levelsAreLeftOut(_ address: String, _ answer: String) { #expect(resolved(address) == answer) }

  @Test(arguments: [
    ("广东深圳南山区", "广东省/深圳市/南山区 |  | certain"),
    ("广东深圳南山 粤海 科苑路", "广东省/深圳市/南山区/粤海街道 | 科苑路 | likely"),
    ("内蒙赤峰市", "内蒙古自治区/赤峰市 |  | certain"),
    ("吉林", "吉林省 |  | likely"), ("吉林船营", "吉林省/吉林市/船营区 |  | likely"),
  ])
  func wordsForKindsAreLeftOut(_ address: String, _ answer: String) { #expect(resolved(address) == answer) }

  @Test(arguments: [
    "广东省 深圳市　南山区 科苑路", "广东省/深圳市/南山区/科苑路", "广东省，深圳市，南山区，科苑路", "广 东 省 深 圳 市 南 山 区 科苑路",
    "【家】广东省-深圳市-南山区：科苑路", "廣東省深圳市南山區科苑路", "中国广东省深圳市南山区科苑路", "518000 广东省深圳市南山区科苑路",
    "收件人：张三 13800138000 地址：广东省深圳市南山区科苑路", "王吉林，13800138000，广东省深圳市南山区科苑路", "寄给张三广东省深圳市南山区科苑路",
    "广东省广东省深圳市南山区科苑路", "广东省深圳市广东省深圳市南山区科苑路", "广东省深圳市市辖区南山区科苑路", "南山区 深圳市 科苑路", "科苑路，南山区，深圳市，广东省",
  ])
  func theSameAddressIsWrittenInManyWays(_ address: String) {
    #expect(resolved(address) == "广东省/深圳市/南山区 | 科苑路 | certain")
  }

  @Test(arguments: [
    ("深圳市南山区粤海街道办事处1号", "广东省/深圳市/南山区/粤海街道 | 1号 | certain"),
    ("深圳市南山区粤海街道办1号", "广东省/深圳市/南山区/粤海街道 | 1号 | certain"),
    ("深圳市南山区粤海街办1号", "广东省/深圳市/南山区/粤海街道 | 1号 | likely"),
    ("深圳市南山区粤海镇1号", "广东省/深圳市/南山区/粤海街道 | 1号 | likely"),
    ("东莞市石碣崇焕路", "广东省/东莞市/石碣镇 | 崇焕路 | likely"),
    ("济源市轵城镇东街", "河南省/济源市/济源市轵城镇 | 东街 | certain"),
  ])
  func aTownshipIsWrittenInManyWays(_ address: String, _ answer: String) {
    #expect(resolved(address) == answer)
  }

  @Test(arguments: [
    ("南京市北京东路41号", "江苏省/南京市 | 北京东路41号 | certain"),
    ("北京市朝阳区南京路", "北京市/朝阳区 | 南京路 | certain"),
    ("深圳市南山区南山大道", "广东省/深圳市/南山区 | 南山大道 | certain"),
    ("深圳市南山区南京东路3号", "广东省/深圳市/南山区 | 南京东路3号 | certain"),
    ("深圳南山村", "广东省/深圳市 | 南山村 | likely"), ("南京路100号", " | 南京路100号 | none"),
    ("吉林市场", " | 吉林市场 | none"), ("王南京 138", " | 王南京 138 | none"),
    ("北京市朝阳区北京市第八中学", "北京市/朝阳区 | 北京市第八中学 | certain"),
  ])
  func whatBearsAPlacesNameIsNotThePlace(_ address: String, _ answer: String) {
    #expect(resolved(address) == answer)
  }

  @Test(arguments: [
    ("江苏省鼓楼区湖南路", "江苏省 | 湖南路 | shared"), ("朝阳区建国路", " | 建国路 | shared"),
    ("城关镇人民路", " | 人民路 | shared"),
  ])
  func whereSeveralFitWhatTheyShareIsTheAnswer(_ address: String, _ answer: String) {
    #expect(resolved(address) == answer)
  }

  @Test(arguments: [
    ("北京市崇文区前门大街", "北京市/东城区 | 前门大街 | certain < 崇文区"),
    ("北京崇文 前门大街", "北京市/东城区 | 前门大街 | likely < 崇文区"),
    ("广东省宝深县1号", "广东省/深圳市 | 1号 | shared"),
    ("广东省宝深县粤海街道", "广东省/深圳市/南山区/粤海街道 |  | certain"),
    ("吉林省吉林市吉林市船营区", "吉林省/吉林市/船营区 |  | certain"),
  ])
  func namesOutOfUseLeadToWhatTheyCameTo(_ address: String, _ answer: String) {
    #expect(resolved(address) == answer)
  }

  @Test(arguments: [
    ("北京市南山区科苑路", "北京市 | 南山区科苑路 | likely"),
    ("南京市郊区人民路", "江苏省/南京市 | 郊区人民路 | likely"),
    ("江苏省深圳市南山区科苑路", "广东省/深圳市/南山区 | 科苑路 | likely"),
    ("北京市深圳市南山区", "广东省/深圳市/南山区 |  | likely"),
    ("江苏省南京市 江苏省徐州市", "江苏省/南京市 | 江苏省徐州市 | likely"),
    ("寄自北京市朝阳区，收货地址广东省深圳市南山区", "广东省/深圳市/南山区 |  | certain"),
    ("寄：北京市朝阳区 收：广东省深圳市南山区", "广东省/深圳市/南山区 |  | certain"),
    ("从 北京市朝阳区 到 广东省深圳市南山区", "广东省/深圳市/南山区 |  | certain"),
    ("寄件地址 广东省深圳市南山区 收件人 张三", "广东省/深圳市/南山区 | 收件人 张三 | certain"),
    ("广东省深圳市南山区科苑路 江苏大厦", "广东省/深圳市/南山区 | 科苑路 江苏大厦 | certain"),
    ("江苏省人民医院 南京市鼓楼区", "江苏省/南京市/鼓楼区 |  | likely"),
  ])
  func whatContradictsItselfIsNeverCertain(_ address: String, _ answer: String) {
    #expect(resolved(address) == answer)
  }

  @Test(arguments: ["", " ", "张三 13800138000", "人民路12号", "hello", "县", "市辖区", "📦", "440305"])
  func whatNamesNoPlaceIsLeftAsItIs(_ address: String) {
    #expect(resolved(address) == " | \(address) | none")
  }

  @Test(arguments: [
    ("寄自北京市朝阳区，收货地址广东省深圳市南山区", ["北京市/朝阳区", "广东省/深圳市/南山区"]),
    ("收件：广东省深圳市南山区；寄件：北京市朝阳区", ["广东省/深圳市/南山区", "北京市/朝阳区"]),
    ("广东省深圳市南山区、北京市朝阳区、江苏省南京市鼓楼区", ["广东省/深圳市/南山区", "北京市/朝阳区", "江苏省/南京市/鼓楼区"]),
    ("人民路12号", [""]),
  ])
  func allPlacesAreFoundASendersToo(_ address: String, _ places: [String]) {
    let resolver = AddressResolver(addressPlaces)
    let matches = Array(address.utf8).withUnsafeBytes { bytes in
      resolver.resolveAll(bytes, AddressScratch(resolver))
    }
    #expect(matches.map { $0.path.map(\.name).joined(separator: "/") } == places)
  }

  @Test func aTreeThatIsNotOfChinaHasNoAddresses() {
    #expect(resolved("Nederland, Kerkstraat", in: states) == " | Nederland, Kerkstraat | none")
    #expect(PlaceSearcher(states).search(SearchQuery("Nederland, Kerkstraat 12")).isEmpty)
  }
}

/// The result for an address as one line: the path, the rest, the confidence, an outdated name.
func resolved(_ address: String, in tree: RegionTree = addressPlaces) -> String {
  let bytes = Array(address.utf8)
  let match = AddressResolver(tree).resolve(bytes)
  let path = match.path.map(\.name).joined(separator: "/")
  let rest = String(decoding: bytes[match.rest], as: UTF8.self)
  return "\(path) | \(rest) | \(match.confidence)" + (match.outdated.map { " < \($0.name)" } ?? "")
}
