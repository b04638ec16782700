import RegionModel
import RegionSearch
import Testing

/// The characters of a name that a query matches.
@Suite struct SearchMarksTests {
  /// The path of the best place, with marked characters in brackets.
  private func marked(_ text: String) -> String {
    let results = CarriedAtlas.search(text)
    guard let best = results.first else { return "" }
    return best.region.path.map { region in
      let marks = results.marks(in: region)
      return region.name.enumerated().map { index, character in
        let opens = marks.contains { $0.lowerBound == index } ? "[" : ""
        let closes = marks.contains { $0.upperBound == index + 1 } ? "]" : ""
        return "\(opens)\(character)\(closes)"
      }.joined()
    }.joined(separator: "/")
  }

  @Test(arguments: [
    ("深圳市", "广东省/[深圳市]"), ("深圳", "广东省/[深圳]市"), ("木齐", "新疆维吾尔自治区/乌鲁[木齐]市"),
    ("shenzhen", "广东省/[深圳]市"), ("shenz", "广东省/[深圳]市"), ("sz", "广东省/[深圳]市"), ("szs", "广东省/[深圳市]"),
    ("深z", "广东省/[深圳]市"), ("wulmq", "新疆维吾尔自治区/[乌鲁木齐]市"), ("廣東", "[广东]省"), ("lvl", "山西省/[吕梁]市"),
    ("恩施州", "湖北省/[恩施]土家族苗族自治州"), ("湖㳇", "江苏省/无锡市/宜兴市/[湖㳇]镇"),
  ])
  func ofTheNameOrItsReading(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test(arguments: [
    ("杭州 西湖", "浙江省/[杭州]市/[西湖]区"), ("西湖 hz", "浙江省/[杭州]市/[西湖]区"), ("bj cy", "[北京]市/[朝阳]区"),
    ("杭州西湖", "浙江省/[杭州]市/[西湖]区"), ("bei jing", "[北京]市"), ("shen zhen", "广东省/[深圳]市"),
    ("广东 深 山", "[广东]省/[深]圳市/南[山]区"),
    ("beijingchaoyang", "[北京]市/[朝阳]区"), ("深圳ns", "广东省/[深圳]市/[南山]区"),
  ])
  func ofThePlaceAndOfThoseAboveIt(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test(arguments: [
    ("440305", "广东省/深圳市/南山区"), ("粤", "广东省"), ("Peking", "北京市"), ("zhongqing", "重庆市"), ("崇文区", "北京市/东城区"),
  ])
  func noneWhereAnotherNameOrTheCodeFits(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test func theyLieInsideTheNameInOrderAndApart() {
    for text in ["sz", "n", "朝阳 北京", "南山 深圳 广东", "shan", "山山", "a", "44", "lanjing", "乌鲁木其", "1"] {
      let results = CarriedAtlas.search(text)
      let broken = results.prefix(200).flatMap { $0.region.path }.filter { region in
        let marks = results.marks(in: region)
        let ends = marks.flatMap { [$0.lowerBound, $0.upperBound] }
        return zip(ends, ends.dropFirst()).contains { $0 >= $1 } || ends.contains { $0 > region.name.count }
      }
      #expect(broken.map(\.name) == [])
    }
  }

  @Test func ofANameWithSignsInItTheyBeginAtACharacter() throws {
    let place = try #require(CarriedAtlas.tree.region(code: "120116400"))
    #expect(place.name == "天津经济技术开发区（其他片区）")
    #expect(CarriedAtlas.search("其他片区").marks(in: place) == [10..<14])
    #expect(CarriedAtlas.search("qita").marks(in: place) == [10..<12])
    #expect(CarriedAtlas.search("开发区其他").marks(in: place) == [6..<12])
    #expect(CarriedAtlas.search("天津经济技术开发区（其他片区）").marks(in: place) == [0..<9, 10..<14])
    #expect(CarriedAtlas.search("zzz").marks(in: place) == [])
  }

  @Test func aPlaceThatWasNotFoundHasThoseThatFitItAnyway() throws {
    let results = CarriedAtlas.search("深圳")
    let zone = try #require(CarriedAtlas.tree.region(code: "440308403"))
    #expect(results.marks(in: zone) == [0..<2])
    #expect(results.marks(in: try #require(CarriedAtlas.tree.region(code: "110000"))) == [])
  }
}
