import RegionModel
import TestSupport
import Testing

@testable import RegionSearch

/// Lists that came one by one are searched as one tree, and what is found is found again in its list.
struct FetchedListsTests {
  private let source = SplitTree(SmallTrees.china)

  private func fetched(_ paths: String...) -> FetchedLists {
    var lists = FetchedLists()
    lists.add(source.roots, below: [])
    for path in paths { lists.add(source.children(of: source.path(path)), below: source.path(path)) }
    return lists
  }

  private func names(_ regions: some Sequence<Region>) -> [String] { regions.map(\.name) }

  @Test func whatCameIsOneTree() {
    let snapshot = fetched("广东", "广东/深圳").tree()
    #expect(snapshot.count == 7 + 2 + 3)
    let found = RegionSearcher(snapshot.tree).search(SearchQuery("南山"))
    #expect(found.map { names($0.path) } == [["广东省", "深圳市", "南山区"]])
  }

  @Test func whatDidNotComeIsNotFound() {
    #expect(RegionSearcher(fetched("广东").tree().tree).search(SearchQuery("南山")).isEmpty)
  }

  @Test func aListThatComesAgainTakesThePlaceOfTheOld() {
    let lists = fetched("广东", "广东")
    #expect(lists.count == 7 + 2)
    #expect(lists.tree().count == 7 + 2)
  }

  /// A leaf that was said to be one is no place to be opened, and what cannot be chosen stays so.
  @Test func whatTheDataSaysOfAPlaceIsKept() {
    var lists = FetchedLists()
    lists.add(SmallTrees.withDisabledCity.roots, below: [])
    #expect(lists.tree().tree.roots.map(\.flags) == [.disabled, []])
  }

  @Test func nothingIsAnEmptyTree() {
    #expect(FetchedLists().tree().tree.count == 0)
  }

  @Test func aRegionOfAListIsFoundInTheTreeAndBack() {
    let lists = fetched("广东", "广东/深圳")
    let tree = lists.tree().tree
    let nanshan = source.at("广东/深圳/南山")
    let there = lists.region(for: nanshan, in: tree)
    #expect(there.map { names($0.path) } == ["广东省", "深圳市", "南山区"])
    #expect(source.children(of: source.path("广东/深圳")).row(of: there ?? nanshan.path[0]) == 2)
    #expect(lists.region(for: source.at("河南/郑州"), in: tree) == nil)
  }

  @Test func theSamePlaceOfTwoTreesIsOne() {
    let (list, tree) = (source.roots, SmallTrees.china)
    #expect(list[0].isSame(as: tree.roots[0]))
    #expect(!list[0].isSame(as: tree.roots[1]))
    #expect(!list[0].isSame(as: list[1]))
  }

  @Test(arguments: [
    ("440000", [1]), ("广东省", [1]), ("广东", [1]), ("广", []), ("", []), ("440", []), ("nowhere", []),
  ])
  func aWordNamesRows(word: String, rows: [Int]) {
    let list = SmallTrees.china.roots
    #expect(list.rows(named: word).map { list[$0].name } == rows.map { _ in "广东省" })
  }

  @Test func aWordMayNameSeveralRows() {
    #expect(SmallTrees.equalNames.roots.rows(named: "Main Street") == [0, 1, 2])
    #expect(SmallTrees.latin.roots.rows(named: "tcp/ip") == [7])
  }
}
