import AddressResolving
import RegionModel
import TestSupport
import Testing

/// Names that stand inside of others, held against the divisions that the program carries.
@Suite struct TailTests {
  private func code(_ address: String) -> String {
    let match = AddressResolver(CarriedAtlas.tree).resolve(address.utf8)
    return "\(match.region?.code ?? "-") \(match.confidence)"
  }

  @Test(arguments: [
    ("金沙县高桥镇", "520523 certain"), ("镇巴县双河镇", "610728 certain"), ("修文县城关镇", "520123 certain"),
    ("怀宁县太平镇", "340822 certain"), ("宁德城区南际路", "350900 likely"), ("合肥城市广场", "340100 likely"),
    ("上海城市规划馆", "310000 likely"),
  ])
  func theTailOfANameIsNoPlace(_ address: String, _ answer: String) { #expect(code(address) == answer) }

  /// A letter is shorter than the characters of an earlier address, of which some are still in memory behind it.
  @Test func anEarlierAddressNamesNoRoad() {
    let resolver = AddressResolver(CarriedAtlas.tree)
    let scratch = AddressScratch(resolver)
    let codes = ["北京望京天路路天路路天路路", "北京望京S街大厦"].map { address in
      Array(address.utf8).withUnsafeBytes { resolver.resolve($0, scratch).region?.code }
    }
    #expect(codes == ["110000", "110105"])
  }

  @Test(arguments: [
    ("泉州万安工业园", "350500 likely"), ("深圳工业园", "440300 likely"), ("仙桃兴国工业园", "360732400 likely"),
    ("兴国工业园", "360732400 certain"),
  ])
  func aZoneElsewhereYieldsToTheCityBeforeIt(_ address: String, _ answer: String) {
    #expect(code(address) == answer)
  }

  @Test(arguments: [
    ("北京新街口外大街19号", "110000 likely"), ("长沙五一广场", "430100 likely"), ("温州大学城", "330300 likely"),
    ("长沙湖南大学", "430100 likely"), ("合肥城建大厦", "340100 likely"), ("上海城购物广场", "- none"),
    ("江西湖镇", "- none"), ("重庆小面店", "- none"),
  ])
  func aCityBeforeAWordThatIsMoreThanAKindOfPlaceIsTheCity(_ address: String, _ answer: String) {
    #expect(code(address) == answer)
  }

  @Test(arguments: [
    ("河东区太平镇", "371312003 likely"), ("南关区永兴镇", "220102010 likely"), ("佳木斯向阳川", "230882110 likely"),
    ("上海江桥", "310114118 likely"), ("上海虹桥", "310000 likely"),
    ("崇安寺街道 无锡市", "320213001 likely"), ("城关镇 武汉市", "420100 certain"),
  ])
  func theNearerAndTheLongerTownshipCount(_ address: String, _ answer: String) {
    #expect(code(address) == answer)
  }

  @Test(arguments: [
    ("梁山县水泊南路", "370832 certain"), ("新安县涧河大道", "410323 certain"), ("江北区", "- shared"), ("乌镇西栅大街", "- shared"),
    ("中车青岛四方 城阳区棘洪滩街道", "370214005 certain"),
  ])
  func aNameGivenUpLongAgoYieldsToOneInForce(_ address: String, _ answer: String) {
    #expect(code(address) == answer)
  }

  @Test(arguments: [
    ("广东省韶关市始兴县", "440222 certain"), ("湖北省黄石市阳新县", "420222 certain"),
    ("新疆克孜勒苏柯尔克孜自治州阿图什市", "653001 certain"), ("云南省迪庆藏族自治州维西傈僳族自治县塔城镇", "533423101 certain"),
    ("克孜勒苏柯尔克孜自治区", "653000 likely"), ("宜兴市湖㳇镇", "320282125 certain"), ("岑巩县㵲水街道", "522626001 certain"),
    ("长沙县㮾梨街道", "430121004 certain"), ("長沙縣㮾梨街道", "430121004 certain"),
  ])
  func longNamesAndRareCharactersAreFound(_ address: String, _ answer: String) {
    #expect(code(address) == answer)
  }
}

/// Names with characters that few trees have.
@Suite struct OddNameTests {
  @Test func aNameWithALetterIsFound() throws {
    let tree = SmallTrees.flat(
      """
      1 - 1 东A|省
      11 1 2 西𠮷|市
      111 11 3 南b|区
      """)
    let resolver = AddressResolver(tree)
    #expect(resolver.resolve("东A省西𠮷市南b区8号".utf8).region?.code == "111")
    #expect(resolver.resolve("西𠮷市8号".utf8).region?.code == "11")
  }
}
