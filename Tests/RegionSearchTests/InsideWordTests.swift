import RegionModel
import RegionSearch
import TestSupport
import Testing

/// Names of a tree of one's own are found by letters inside of them, behind those that begin so.
@Suite struct InsideWordTests {
  private let searcher = RegionSearcher(
    SmallTrees.foreign(
      "1|Paris\n2|Lyon\n3|Rome\n4|Europe\n5|Risborough\n6|HelloWorld\n7|Item 155\n8|Химки", order: .source))

  private func names(_ query: String) -> [String] {
    searcher.search(SearchQuery(query)).map(\.region.name)
  }

  @Test(arguments: [
    ("ris", ["Risborough", "Paris"]), ("yon", ["Lyon"]), ("world", ["HelloWorld"]), ("55", ["Item 155"]),
    ("имки", ["Химки"]), ("rope", ["Europe", "Rome"]), ("zz", []),
  ])
  func lettersInsideAreFoundBehindThoseInFront(query: String, expected: [String]) {
    #expect(names(query) == expected)
  }

  @Test func marksStandOnTheLettersInside() throws {
    let found = searcher.search(SearchQuery("ris"))
    #expect(found.marks(in: try #require(found.last).region) == [2..<5])
  }

  /// One letter stands in nearly every name.
  @Test func oneLetterFindsBeginningsAlone() { #expect(names("o").isEmpty) }
}
