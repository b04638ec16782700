import AddressResolving
import RegionModel
import RegionSearch
import Testing

/// Lines from order forms, pasted into the search.
@Suite struct PlaceSearcherTests {
  private let searcher = CarriedAtlas.searcher

  private func paths(_ text: String, below root: Region? = nil) -> [String] {
    searcher.search(SearchQuery(text, root: root)).map { $0.region.path.map(\.name).joined(separator: "/") }
  }

  @Test(arguments: [
    ("广东省深圳市南山区粤海街道科技园北区3栋", "广东省/深圳市/南山区/粤海街道"),
    ("张三 13800138000 江苏省昆山市玉山镇前进东路579号", "江苏省/苏州市/昆山市/玉山镇"),
  ])
  func aLineLeadsToItsPlace(text: String, path: String) { #expect(paths(text) == [path]) }

  @Test func severalPlacesThatALineMayMeanAreAllFound() {
    #expect(paths("收件人张三，鼓楼区湖南路12号").count > 1)
  }

  @Test func aCityWithAWordThatIsNowhereIsNoLine() { #expect(paths("深圳 没有这个地方") == []) }

  @Test func aLineOfAPlaceElsewhereIsNotFoundBelowTheRoot() throws {
    let line = "张三 13800138000 江苏省昆山市玉山镇前进东路579号"
    let guangdong = try #require(searcher.search(SearchQuery("广东省")).first).region
    let jiangsu = try #require(searcher.search(SearchQuery("江苏省")).first).region
    #expect(paths(line, below: guangdong) == [])
    #expect(paths(line, below: jiangsu) == ["江苏省/苏州市/昆山市/玉山镇"])
  }

  @Test func namesAreTheSearchsMatter() { #expect(paths("深圳市南山区").first == "广东省/深圳市/南山区") }
}
