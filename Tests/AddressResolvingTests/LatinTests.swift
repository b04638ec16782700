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
    ("No. 1, Gongyuan Rd., Luodong Township, Yilan County 265, Taiwan (R.O.C.)", "711219 likely"),
    ("Shuili Township, Nantou County, Taiwan", "710622 likely"), ("Yilan County, Taiwan", "711200 certain"),
    ("Yilan City, Yilan County, Taiwan", "711214 certain"), ("Yilan, Taiwan", "711200 likely"),
    ("Yilan County", "- shared"), ("Yilan County, Harbin", "230123 certain"),
    ("Puli Township, Nantou County, Taiwan", "710618 likely"), ("Miaoli County", "711500 likely"),
    ("Panchiao, Taipei Hsien, Taiwan", "711100 likely"),
    ("Taipei County, Taiwan", "711100 likely"), ("Taipei, Taiwan", "710100 likely"),
  ])
  func aCountyOfTaiwanIsNotTheCityInIt(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("Sanmenxia Shi Lushi Xian Chengguan Zhen", "411224100 certain"),
    ("Rikaze Shi Lazi Xian Zhaxizong Xiang", "540225200 certain"),
    ("Sanmenxia Shi Chengguan Zhen", "411200 likely"),
  ])
  func aTownIsNotOneThatHadItsNameBefore(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("144 Wenxian Road, Wudu District, Longnan City, Gansu", "621202 certain"),
    ("99 Gongxian North Road, Maoxian, Aba, Sichuan", "513223 certain"),
    ("Wenxian Machinery, Wudu District, Longnan, Gansu", "621202 certain"),
    ("Wenxian, Longnan, Gansu", "621222 certain"), ("Longnan Shi Wenxian Renmin Lu", "621222 certain"),
  ])
  func aCountyOfTwoSyllablesIsNotTheNameOfARoad(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("Jiang Su Sheng Su Zhou Shi Xiang Cheng Qu Ren Min Lu", "320507 certain"),
    ("Hu Nan Sheng Xiang Tan Shi Xiang Xiang Shi", "430381 certain"),
    ("jiangsushengsuzhoushixiangchengqurenminlu88hao", "320507 certain"),
    ("Jianxi District, Sanmenxia City, Henan", "410305 likely"),
  ])
  func theWordsOfACityAreNoTown(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("Lingshui Li Autonomous County", "469028 likely"),
    ("Sandu Shui Autonomous County, Guizhou", "522732 certain"),
    ("Sanjiang Dong Autonomous County, Liuzhou", "450226 certain"),
    ("Liangshan Yi Autonomous Prefecture, Sichuan", "513400 certain"),
    ("Xichang City, Liangshan Yi Autonomous Prefecture", "513401 certain"),
    ("Yunnan Autonomous County", "530000 likely"),
  ])
  func anAutonomousPlaceIsNamedAsOne(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

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

  @Test(arguments: [
    ("Zhongshan N. Rd., Shilin Dist., Taipei City", "710108 certain"),
    ("9F, No. 520, Sec. 5, Zhongshan N. Rd., Shilin, Taipei", "710108 likely"),
    ("No. 5, Zhongshan N Rd, Shilin District, Taipei", "710108 certain"),
    ("Zhongshan 1st Rd., Shilin Dist., Taipei City", "710108 certain"),
    ("Zhongshan 2nd Road, Yuexiu District, Guangzhou", "440104 certain"),
    ("Zhongshan S. Road, Huangpu District, Shanghai", "310101 certain"),
    ("Jiangning S. Road, Jing'an District, Shanghai", "310106 certain"),
    ("Zhongshan Sec. 2 Road, Shilin Dist., Taipei City", "710108 certain"),
    ("Zhongshan Dist., Taipei City", "710103 certain"), ("Zhongshan District, Dalian", "210202 certain"),
    ("East District, Zhongshan", "442000 likely"), ("Wuhan 3rd Hospital, Wuhan", "420100 likely"),
  ])
  func aSideBeforeTheWordForARoadMakesARoadOfAName(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("Zhabei District, Shanghai", "310106 certain"), ("Luwan District Shanghai", "310101 certain"),
    ("Xuanwu District, Beijing", "110102 certain"), ("Xuanwu District, Nanjing", "320102 certain"),
    ("Xiacheng District, Hangzhou", "330105 certain"), ("Yubei District, Chongqing", "500157 certain"),
    ("Jiangbei District, Chongqing", "500157 certain"), ("Jiangbei District, Ningbo", "330205 certain"),
    ("Nanhui District, Shanghai", "310115 certain"), ("Baixia District, Nanjing", "320104 certain"),
    ("Fuyang City, Hangzhou", "330111 certain"), ("Jiaonan City, Qingdao", "370211 certain"),
    ("Shunyi County, Beijing", "110113 certain"), ("Jianggan District, Hangzhou", "330100 shared"),
  ])
  func aFormerNameNeedsTheWordForItsKind(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("Luwan, Shanghai", "310000 likely"), ("No. 12 Luwan Road, Shanghai", "310000 likely"),
    ("Fuyang City, Anhui", "341200 certain"), ("Fuyang City", "341200 likely"),
    ("Xuanwu District", "320102 likely"),
    ("Jiangbei District", "330205 likely"), ("Zhabei Park, Shanghai", "310000 likely"),
  ])
  func aFormerNameYieldsToOneInForceAndStandsNotAlone(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("Houzhai Street, Yiwu City", "330782005 likely"),
    ("Xixiang Street, Bao'an District, Shenzhen", "440306003 likely"),
    ("No. 3 Baotian 1st Road, Tiegang Community, Xixiang Street, Bao'an District", "440306003 likely"),
    ("No. 18, Xingqiao Road, Donghu Street, Yuhang District, Hangzhou", "330113003 likely"),
    ("Longcheng Jie, Longgang Qu, Shenzhen", "440307012 likely"),
    ("Xixiang Sub-district, Bao'an District, Shenzhen", "440306003 certain"),
    ("Xi Xiang Jie Dao, Baoan District, Shenzhen", "440306003 certain"),
    ("guangdongsheng zhongshanshi sanjiaozhen", "442000109 likely"),
    ("houjiezhen, dongguan, guangdong", "441900122 likely"),
  ])
  func aStreetIsAnOfficeWhereNoHouseNumberBelongsToIt(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("No. 12 Xixiang Street, Bao'an District, Shenzhen", "440306 certain"),
    ("No. 12, Xixiang Street, Bao'an District, Shenzhen", "440306 certain"),
    ("Xixiang Street No. 12, Bao'an District, Shenzhen", "440306 certain"),
    ("East Xixiang Street, Bao'an District, Shenzhen", "440306 certain"),
    ("West Street, Yangshuo County, Guilin", "450321 certain"),
    ("Yuxiang Street, Luancheng District, Shijiazhuang", "130111 certain"),
    ("Nanjing Street, Heping District, Shenyang", "210102 certain"),
  ])
  func aStreetWithAHouseNumberIsARoad(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("Beijiao Town, Foshan", "440606101 likely"), ("Dali Town, Foshan City", "440605105 likely"),
    ("Longgang Town, Wenzhou City", "330383 likely"), ("Shengze Town, Suzhou", "320509103 likely"),
    ("Zhouzhuang Town, Suzhou, Jiangsu", "320583112 likely"), ("Humen Town, Dongguan", "441900121 likely"),
    ("Zhujiajiao Town, Shanghai", "310118102 likely"),
    ("Nowhere Town, Hainan", "460000 likely"),
    ("Nanshan Subdistrict, Shenzhen", "440305002 likely"), ("Nowhere Town, Foshan", "440600 likely"),
  ])
  func aTownNeedsNoCountyBesideItsCity(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("Ma On Shan, N.T.", "810114 likely"), ("Sai Sha Road, Ma On Shan, NT", "810114 likely"),
    ("NT, Australia", "- none"),
    ("Chutung, Hsinchu", "711321 likely"), ("Hsinchu Science Park, Hsinchu 300, Taiwan", "710800 likely"),
    ("60 km from Hangzhou, Deqing County, Zhejiang", "330521 likely"),
    ("Deqing County, Zhejiang", "330521 certain"),
  ])
  func whatStandsCloserCounts(_ address: String, _ expected: String) { #expect(answer(address) == expected) }

  @Test(arguments: [
    ("Ruian Industrial Zone, Wenzhou", "330381 likely"),
    ("Anping Industrial Park, Hengshui, Hebei", "131125 likely"),
    ("Longhua Industrial Zone, Bao'an, Shenzhen", "440306 likely"), ("Ruian Industrial Zone", "- none"),
    ("Foshan Industrial Park, Dongguan", "441900 likely"),
    ("Xinghua Industrial Zone, Shenzhen", "440300 likely"),
    ("Suzhou Industrial Park, Jiangsu", "320500 likely"),
  ])
  func anIndustrialZoneLiesInTheCountyThatItIsNamedAfterIfItsCityIsNamed(
    _ address: String, _ expected: String
  ) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("Qiaodong District Road, Xindu District, Xingtai, Hebei", "130503 certain"),
    ("Xihu District Road, Hangzhou", "330100 likely"), ("Xihu District, Road 5, Hangzhou", "330106 certain"),
  ])
  func aRoadMayBeNamedAfterADistrictWithTheWordForIt(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("No. 5 Donggang Road, Chengguan \\n District, Lanzhou", "620102 certain"),
    ("No. 5 Donggang Road, Chengguan\nDistrict, Lanzhou", "620102 certain"),
    ("38 Xueyuan Road\nHaidian District\nBeijing", "110108 certain"),
    ("Beijing\nNorth Third Ring Road", "110000 likely"),
    ("Sanmin Rd.\\nFengyuan Dist., Taichung City", "710435 certain"), ("Wuhan\nUniversity", "420100 likely"),
  ])
  func aLineMayBreakAnywhere(_ address: String, _ expected: String) { #expect(answer(address) == expected) }

  @Test(arguments: [
    ("No. 88 Renmin Road, Malipo County, Wenshan City, Yunnan Province, China", "532624 certain"),
    ("Lop County, Hotan City, Xinjiang", "653224 certain"), ("Wenshan City, Yunnan", "532601 certain"),
    ("Fukang City, Changji City, Xinjiang", "652302 certain"), ("Chuxiong City, Yunnan", "532301 certain"),
    ("Zadoi County, Yushu City, Qinghai", "632722 certain"),
  ])
  func aCityMayStandForThePrefectureOfItsName(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("Qinghecheng Town, Benxi, Liaoning", "210521106 likely"),
    ("Lijinshitang Town, Heze, Shandong", "371726106 likely"),
    ("Jiangjiashan Township, Quzhou, Zhejiang", "330802200 likely"),
    ("zhejiangshenghangzhoushi", "330100 certain"),
  ])
  func aTownsNameIsNotSeveralNamesInOneWord(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }
}
