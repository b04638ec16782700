import RegionModel
import RegionSearch
import Testing

/// Searches below a place, and searches that put a place's descendants first.
@Suite struct SearchScopeTests {
  @Test func belowARootNothingElseIsFound() {
    #expect(CarriedAtlas.best("朝阳", 9, below: "110000") == ["北京市/朝阳区", "北京市/东城区/朝阳门街道"])
    #expect(CarriedAtlas.best("深圳", 9, below: "110000") == [])
  }

  @Test func theRootItselfIsNotBelowIt() {
    #expect(CarriedAtlas.best("南山", 1, below: "440305") == ["广东省/深圳市/南山区/南山街道"])
    #expect(CarriedAtlas.best("440305007", 9, below: "440305007") == [])
  }

  @Test func wordsMayStillFitTheRootAndWhatIsAboveIt() {
    #expect(CarriedAtlas.best("广东 南山 粤海", 1, below: "440305") == ["广东省/深圳市/南山区/粤海街道"])
  }

  @Test func allThatIsFoundBelowARootLiesBelowIt() throws {
    let root = try #require(CarriedAtlas.tree.region(code: "440000"))
    for text in ["g", "sz", "南", "镇", "44", "shan", "街道", "dong"] {
      let results = CarriedAtlas.searcher.search(SearchQuery(text, root: root))
      let strangers = results.filter { $0.region == root || !$0.region.path.contains(root) }
      #expect(strangers.map(\.text) == [])
      #expect(!results.isEmpty)
    }
  }

  @Test func aRootNarrowsWhatIsFoundEverywhere() throws {
    let root = try #require(CarriedAtlas.tree.region(code: "110000"))
    for text in ["朝阳", "cy", "dong", "街道", "北京"] {
      let all = CarriedAtlas.searcher.search(SearchQuery(text)).map(\.region)
      let below = CarriedAtlas.searcher.search(SearchQuery(text, root: root)).map(\.region)
      #expect(below == all.filter { $0 != root && $0.path.contains(root) })
    }
  }

  @Test func descendantsOfTheFirstPlaceComeBeforeAllOthers() {
    #expect(CarriedAtlas.best("朝阳", 2, first: "220000") == ["吉林省/长春市/朝阳区", "吉林省/长春市/德惠市/朝阳乡"])
    #expect(CarriedAtlas.best("朝阳", 1, first: "110000") == ["北京市/朝阳区"])
    #expect(CarriedAtlas.best("深圳", 1, first: "110000") == ["广东省/深圳市"])
  }

  @Test func theFirstPlaceChangesTheOrderAlone() throws {
    let first = try #require(CarriedAtlas.tree.region(code: "220000"))
    for text in ["朝阳", "cy", "吉林", "22"] {
      let all = CarriedAtlas.searcher.search(SearchQuery(text)).map(\.region)
      let sorted = CarriedAtlas.searcher.search(SearchQuery(text, first: first)).map(\.region)
      let (inside, outside) = (
        all.filter { $0 != first && $0.path.contains(first) },
        all.filter { $0 == first || !$0.path.contains(first) }
      )
      #expect(sorted == inside + outside)
    }
  }

  @Test func misspeltNamesAreLookedForBelowTheRootWhereNothingFits() {
    #expect(CarriedAtlas.best("乌鲁木其", 1, below: "650000") == ["新疆维吾尔自治区/乌鲁木齐市"])
    #expect(CarriedAtlas.best("乌鲁木其", 1, below: "110000") == [])
  }
}
