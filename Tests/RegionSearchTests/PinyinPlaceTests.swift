import RegionModel
import RegionSearch
import Testing

/// A place that is named by its whole pinyin.
struct PinyinPlaceTests {
  private let finder = PlaceFinder(CarriedAtlas.tree)

  private func found(_ text: String, below root: String? = nil) -> String {
    guard let match = finder.find(text, below: root.flatMap(CarriedAtlas.tree.region)) else {
      return "nothing"
    }
    let path = match.path.map(\.name).joined(separator: "/")
    switch match.problem {
    case nil: return path
    case .notFound(let rest): return path + " - " + rest
    case .ambiguous(let rest, let candidates):
      return path + " ? \(rest): "
        + candidates.map { $0.path.map(\.name).joined(separator: "/") }.joined(separator: ", ")
    }
  }

  @Test(arguments: [
    ("guangdong", "广东省"), ("guangdongsheng", "广东省"), ("Guangdong", "广东省"), ("guang dong sheng", "广东省"),
    ("guangdong/shenzhen", "广东省/深圳市"), ("guangdong/shenzhen/nanshan", "广东省/深圳市/南山区"),
    ("guangdong shenzhen nanshanqu", "广东省/深圳市/南山区"), ("shenzhen", "广东省/深圳市"), ("beijing", "北京市"),
    ("beijing/chaoyang", "北京市/朝阳区"), ("neimenggu", "内蒙古自治区"), ("xi'an", "陕西省/西安市"), ("xian", "陕西省/西安市"),
    ("lvliang", "山西省/吕梁市"), ("luliang", "山西省/吕梁市"), ("lüliang", "山西省/吕梁市"), ("chongqing", "重庆市"),
    ("广东/shenzhen", "广东省/深圳市"),
  ])
  func itIsFoundWhereItFitsOnePlace(text: String, expected: String) {
    #expect(found(text) == expected)
  }

  @Test func nothingIsGuessedWhereSeveralFit() {
    #expect(found("shanxi") == " ? shanxi: 山西省, 陕西省")
    #expect(found("suzhou") == " ? suzhou: 安徽省/宿州市, 江苏省/苏州市")
    #expect(found("chaoyangqu") == " ? chaoyangqu: 北京市/朝阳区, 广东省/汕头市/潮阳区, 吉林省/长春市/朝阳区")
    #expect(found("jiangsu/suzhou") == "江苏省/苏州市")
    #expect(found("shanxi/xian") == "陕西省/西安市")
  }

  @Test(arguments: [
    "guangdon", "uangdong", "gd", "g", "guangdongs", "guang1dong", "dong", "'", "shenzhenshi1",
  ])
  func aPartOfAPinyinIsNoName(text: String) {
    #expect(found(text) == " - \(text)")
  }

  @Test func onlyWhatLiesBelowTheRootIsFound() {
    #expect(found("shenzhen", below: "440000") == "广东省/深圳市")
    #expect(found("guangdong/shenzhen", below: "440000") == "广东省/深圳市")
    #expect(found("hangzhou", below: "440000") == "广东省 - hangzhou")
  }

  @Test func everyProvinceAndPrefectureIsFoundByItsPinyinOrNamedAmongThoseThatFit() {
    var count = 0
    for province in CarriedAtlas.tree.roots {
      for spelling in spellings(of: province) {
        #expect(candidates(spelling).contains(province), "\(spelling)")
      }
      for place in province.children {
        for spelling in spellings(of: place) {
          #expect(candidates("\(province.name)/\(spelling)").contains(place), "\(spelling): \(place.name)")
          count += 1
        }
      }
    }
    #expect(count > 700)
  }

  private func candidates(_ text: String) -> [Region] {
    guard let match = finder.find(text) else { return [] }
    if case .ambiguous(_, let candidates)? = match.problem { return candidates }
    return match.region.map { [$0] } ?? []
  }

  /// The pinyin of the whole name, and of the short one.
  private func spellings(of place: Region) -> [String] {
    let syllables = place.reading.split(separator: " ")
    guard syllables.count == place.name.count else { return [place.reading.filter { $0 != " " }] }
    return [syllables.joined(), syllables.prefix(place.shortName.count).joined()]
  }
}
