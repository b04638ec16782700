import AddressResolving
import RegionModel
import Testing

/// Addresses in Latin letters, in which several places may have one spelling.
@Suite struct LatinTests {
  private func answer(_ address: String) -> String {
    let match = CarriedAtlas.resolver.resolve(address.utf8)
    return "\(match.region?.code ?? "-") \(match.confidence.rawValue)"
  }

  private func rest(_ address: String) -> String {
    let match = CarriedAtlas.resolver.resolve(address.utf8)
    return String(decoding: Array(address.utf8)[match.rest], as: UTF8.self)
  }

  @Test(arguments: [
    ("Nanchang, Jiangxi", "360100 likely"), ("Changsha, Hunan 410000, China", "430100 likely"),
    ("Linyi, Shandong", "371300 likely"), ("Jinzhou, Liaoning", "210700 likely"),
    ("Huai'an, Jiangsu", "320800 likely"), ("The First Hospital of Chengde, Chengde, Hebei", "130800 likely"),
  ])
  func aNameWithItsProvinceIsTheHighestPlaceThatBearsIt(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("Linyi, Dezhou, Shandong", "371424 likely"), ("Changsha County, Changsha, Hunan", "430121 certain"),
    ("Huai'an District, Huai'an, Jiangsu", "320803 certain"), ("Jilin, Jilin", "220200 likely"),
    ("Dali City, Yunnan", "532901 certain"), ("Kashgar Prefecture, Xinjiang", "653100 certain"),
  ])
  func aWordForItsKindOrThePlaceAroundItLeadsFurtherDown(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("Zhangzhou Shi, Fujian", "350600 certain"), ("Henan Sheng Shangqiu Shi Jianshe Lu", "411400 certain"),
    ("Renmin Road, Yibin Shi, Sichuan Sheng", "511500 certain"),
  ])
  func aCityIsNotTheDistrictThatWasACityOfThatName(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("Chaoyang District", "- shared"), ("Chaoyang District, Liaoning", "210000 likely"),
    ("Chaoyang District, Changchun", "220104 certain"),
  ])
  func aDistrictIsNoCity(_ address: String, _ expected: String) { #expect(answer(address) == expected) }

  @Test(arguments: [
    ("Jixian County, Linfen", "141028 certain"), ("Jixian Xian, Linfen Shi", "141028 certain"),
    ("Ji County, Linfen", "141028 certain"), ("Jixian County, Shuangyashan", "230521 certain"),
    ("Huixian County, Longnan, Gansu", "621227 certain"), ("Suixian County, Shangqiu", "411422 certain"),
    ("Ji Road, Linfen", "141000 likely"),
  ])
  func aCountyOfOneSyllableHasItsSuffixInItsName(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("Tsim Sha Tsui, Kowloon, Hong Kong", "810109 likely"), ("Kowloon Bay, Hong Kong", "810104 likely"),
    ("Kowloon, Hong Kong", "810000 likely"), ("Kowloon City, Hong Kong", "810103 likely"),
    ("500 Hennessy Road, Causeway Bay, Hong Kong", "810107 likely"), ("Central, Hong Kong", "810101 likely"),
    ("Queen's Road Central, Hong Kong", "810000 likely"), ("Mid-Levels, HK", "810101 likely"),
    ("Central China University, Wuhan", "420100 likely"), ("Jordan", "- none"),
  ])
  func aPartOfHongKongLeadsToItsDistrict(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("No. 1001, Daxue Rd., East Dist., Hsinchu City 300, Taiwan", "710801 certain"),
    ("West Central Dist., Tainan", "710301 certain"), ("Central Dist., Taichung", "710401 certain"),
    ("No. 12, Zhongshan Rd., East District, Tainan City 701", "710302 certain"),
    ("North Street, Xicheng District, Beijing", "110102 certain"), ("East, Taiwan", "710000 shared"),
    ("North District, Hong Kong", "810112 certain"), ("Freguesia da Sé, Macau", "820104 likely"),
    ("Avenida de Almeida Ribeiro, Santo António, Macau", "820102 likely"),
  ])
  func districtsOfTaiwanAndMacaoHaveNamesOfTheirOwn(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("Bantian, Longgang District, Shenzhen", "440307013 likely"),
    ("Shenzhen, Longgang District, Bantian", "440307013 likely"),
    ("Bantian Plaza, Longgang District, Shenzhen", "440307 certain"),
    ("Suzhou Industrial Park, 215123 Jiangsu", "320500 likely"), ("TEDA, Tianjin", "120116 likely"),
  ])
  func aTownshipNeedsNoWordForItsKindBesideItsCounty(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test func whatBearsThePlacesNameIsTheRest() {
    #expect(rest("Hengyang Normal University, Hengyang, Hunan") == "Hengyang Normal University")
    #expect(rest("Metro City, Tseung Kwan O, Sai Kung District, N.T., HK") == "Metro City, Tseung Kwan O")
  }
}
