import RegionModel
import RegionSearch
import TestSupport
import Testing

@testable import PickerCore

/// The first list comes late, and search results are chosen as lists come.
struct RootsTests {
  private let china = SmallTrees.china
  private let empty = SmallTrees.empty

  private func opened() -> TestStore {
    let store = TestStore(empty) { $0.loadsChildren = true }
    store.expect(.loadChildren(of: [], generation: 1), .tick(after: 0))
    return store
  }

  @Test func anEmptyTreeAsksForItsRoots() {
    let store = opened()
    #expect(store.state.steps == [Step(loading: Listing(generation: 1, placeholder: empty.roots))])
    #expect(store.state.places?.shownStepCount == 0)
    store.send(.childrenLoaded(china.roots, generation: 1)) { $0.steps = [Step(list: china.roots)] }
    store.finish()
  }

  @Test func anEmptyTreeIsEmptyWhereNothingElseHasChildren() {
    let store = TestStore(empty)
    #expect(store.state.step.listing.isLoaded)
    store.finish()
  }

  @Test func aSourceWithoutRootsLeavesAnEmptyList() {
    let store = opened()
    store.send(.childrenLoaded(empty.roots, generation: 1)) { $0.steps = [Step(list: empty.roots)] }
    store.send(.rowActivated)
    store.finish()
  }

  @Test func rootsThatFailAreAskedForAgain() {
    let store = opened()
    store.send(.childrenFailed("no", generation: 1)) { $0.steps[0].listing.status = .failed("no") }
    store.send(.rowActivated) {
      $0.steps = [Step(loading: Listing(generation: 2, placeholder: empty.roots))]
      $0.places?.loadGeneration = 2
    }
    store.expect(.loadChildren(of: [], generation: 2), .tick(after: 0))
    store.finish()
  }

  @Test func aSingleRootIsSkipped() {
    let store = opened()
    let source = SplitTree(SmallTrees.onePath)
    let root = source.at("唯省")
    store.send(.childrenLoaded(source.roots, generation: 1)) {
      $0.steps = [
        Step(list: source.roots, kind: .skipped, chosen: root),
        Step(loading: Listing(generation: 2, placeholder: root.children)),
      ]
      $0.activeStep = 1
      $0.places?.loadGeneration = 2
    }
    store.expect(.loadChildren(of: [root], generation: 2), .tick(after: 0))
    store.finish()
  }

  @Test func theSheetRisesWhileTheRootsAreOnTheirWay() {
    let store = TestStore(empty, at: 1000) {
      $0.loadsChildren = true
      $0.isAnimated = true
    }
    store.expect(.loadChildren(of: [], generation: 1), .tick(after: 0), .tick(after: 20))
    store.send(.clockTicked(at: 1020)) {
      $0.motion = .rising(.init(since: 1000, now: 1020))
      $0.steps[0].listing.waitingSince = 1020
    }
    store.expect(.tick(after: 20))
    store.send(.clockTicked(at: 1120)) {
      $0.motion = .still
      $0.steps[0].listing.isSlow = true
    }
    store.finish()
  }

  /// The source's search knows the places, so a result may be chosen before the roots come.
  @Test func aResultIsTakenWhenTheRootsCome() {
    let query = SearchQuery("南山区", root: nil, first: nil)
    let store = TestStore(empty) {
      $0.loadsChildren = true
      $0.query = "南山区"
    }
    store.expect(.loadChildren(of: [], generation: 1), .tick(after: 0), .search(query, generation: 1))
    store.sendUntold(.searchResultsFound(RegionSearcher(china).search(query), generation: 1))
    let path = china.at("广东/深圳/南山").path
    store.send(.rowActivated) {
      $0.takenQuery = "南山区"
      $0.search = nil
      $0.searchGeneration = 2
      $0.places?.awaited = path
    }
    store.send(.childrenLoaded(china.roots, generation: 1)) {
      $0.steps = [
        Step(list: china.roots, chosen: path[0]), Step(list: path[0].children, chosen: path[1]),
        Step(list: path[1].children, chosen: path[2]), Step(list: path[2].children),
      ]
      $0.activeStep = 3
      $0.places?.awaited = []
    }
    store.finish()
  }

  private func fetched(_ query: SearchQuery, in tree: RegionTree) -> SearchResults {
    var results = RegionSearcher(tree).search(query)
    results.extent = .fetched(tree.count)
    return results
  }

  /// What was searched before the first list came is searched again when it is there.
  @Test(arguments: [true, false])
  func aListThatComesIsSearched(isAnswered: Bool) {
    let query = SearchQuery("南山区", root: nil, first: nil)
    let store = TestStore(empty) {
      $0.loadsChildren = true
      $0.query = "南山区"
    }
    store.expect(.loadChildren(of: [], generation: 1), .tick(after: 0), .search(query, generation: 1))
    if isAnswered {
      store.sendUntold(.searchResultsFound(fetched(query, in: empty), generation: 1))
      store.sendUntold(.childrenLoaded(china.roots, generation: 1))
    } else {
      store.sendUntold(.childrenLoaded(china.roots, generation: 1))
      store.sendUntold(.rowActivated)
      store.sendUntold(.searchResultsFound(fetched(query, in: empty), generation: 1))
    }
    store.expect(.search(query, generation: 2))
    #expect(store.state.search?.acceptsOnAnswer == !isAnswered)
    store.sendUntold(.searchResultsFound(fetched(query, in: china), generation: 2))
    if isAnswered {
      #expect(store.state.search?.resultCount == 1)
    } else {
      #expect(store.state.search == nil)
      #expect(store.state.steps.first?.chosen?.name == "广东省")
    }
    store.finish()
  }

  /// What a source found itself does not depend on the lists.
  @Test func whatASourceFoundStays() {
    let query = SearchQuery("南山区", root: nil, first: nil)
    let store = TestStore(empty) {
      $0.loadsChildren = true
      $0.query = "南山区"
    }
    store.expect(.loadChildren(of: [], generation: 1), .tick(after: 0), .search(query, generation: 1))
    var results = RegionSearcher(empty).search(query)
    results.extent = .source
    store.sendUntold(.searchResultsFound(results, generation: 1))
    store.sendUntold(.childrenLoaded(china.roots, generation: 1))
    store.finish()
  }
}
