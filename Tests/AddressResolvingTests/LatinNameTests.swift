import AddressResolving
import RegionModel
import Testing

/// Names of districts in Latin letters that are a road's, a town's or a bank's.
@Suite struct LatinNameTests {
  private func answer(_ address: String) -> String {
    let match = CarriedAtlas.resolver.resolve(address.utf8)
    return "\(match.region?.code ?? "-") \(match.confidence.rawValue)"
  }

  @Test(arguments: [
    ("Pudong Mansion, Xuhui District, Shanghai", "310104 certain"),
    ("No. 12 Pudong Bei Road, Hongkou, Shanghai", "310109 likely"),
    ("Pudong Dadao, Shanghai", "310000 likely"), ("Liangjiang Road, Chongqing", "500000 likely"),
    ("Shanghai Pudong Software Park, Suzhou", "310115 likely"), ("Pudong, Shanghai", "310115 likely"),
    ("Shanghai Pudong Development Bank, No. 90 Zhongshan East Road, Nanjing", "320100 likely"),
  ])
  func aNewAreaWithoutTheWordIsANameAsOthers(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("Pudong New Area, Shanghai", "310115 certain"), ("Pudong New District, Shanghai", "310115 certain"),
    ("Pudong District, Shanghai", "310115 certain"), ("Pudong Xinqu, Shanghai", "310115 certain"),
    ("No. 1 Zhangyang Rd., Pudong New Area, Shanghai 200120", "310115 certain"),
  ])
  func withTheWordItIsCertain(_ address: String, _ expected: String) { #expect(answer(address) == expected) }

  @Test(arguments: [
    ("Yuhang Tang Road, Hangzhou", "330100 likely"),
    ("866 Yuhang Tang Road, Xihu, Hangzhou", "330106 likely"),
    ("Huangpu Da Dao West, Guangzhou", "440100 likely"), ("Hexi Wu Town, Tianjin", "120114109 likely"),
    ("Nankai Da Xue, Tianjin", "120000 likely"), ("Wuhou Ci Street, Chengdu", "510100 likely"),
  ])
  func aRoadsNameIsNoDistrict(_ address: String, _ expected: String) { #expect(answer(address) == expected) }

  @Test(arguments: [
    ("Minhang Hengli Road, Shanghai", "310112 likely"), ("Hangzhou Xihu Wensan Road", "330106 likely"),
    ("Xihu District Wen Er Road, Hangzhou", "330106 certain"),
    ("Baoan Nan Road, Luohu, Shenzhen", "440303 likely"),
  ])
  func aDistrictBeforeARoadStays(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }
}
