import RegionModel
import RegionSearch
import TestSupport
import Testing

@testable import PickerCore

/// Choosing a result sets every step above it too.
struct TakingResultsTests {
  private let china = SmallTrees.china

  /// A store with an open search that was answered.
  private func searching(
    _ text: String, in tree: RegionTree = SmallTrees.china, size: Size = Size(columns: 80, rows: 24),
    _ configure: @escaping (inout Options) -> Void = { _ in }
  ) -> TestStore {
    let store = TestStore(tree, size: size) { options in
      configure(&options)
      options.query = text
    }
    let first = store.state.activeStep > 0 ? store.state.steps[store.state.activeStep - 1].chosen : nil
    let query = SearchQuery(text, root: store.state.options.root, first: first)
    store.expect(.search(query, generation: 1))
    let results = RegionSearcher(tree).search(query)
    store.send(.searchResultsFound(results, generation: 1)) {
      $0.search = Search(line: SearchLine(text), results: results)
    }
    return store
  }

  /// The row of a place among the results.
  private func row(_ region: Region, _ store: TestStore) throws -> Int {
    try #require(store.state.search?.results?.firstIndex { $0.region == region })
  }

  @Test func aLeafEndsThePickWithEveryStepAboveIt() throws {
    let store = searching("粤海")
    let path = china.at("广东/深圳/南山/粤海").path
    store.send(.rowPicked(try row(path[3], store))) {
      $0.takenQuery = "粤海"
      $0.search = nil
      $0.searchGeneration = 2
      $0.steps[0].cursor = 1
      $0.steps[0].chosen = path[0]
      $0.steps.append(Step(list: path[0].children, chosen: path[1]))
      $0.steps.append(Step(list: path[1].children, chosen: path[2]))
      $0.steps.append(Step(list: path[2].children, chosen: path[3]))
      $0.activeStep = 3
      $0.outcome = .picked(path)
    }
    store.expect(.finish(.picked(path)))
    store.finish()
  }

  @Test func aPlaceWithOthersBelowItGoesOnThere() throws {
    let store = searching("深圳")
    let path = china.at("广东/深圳").path
    store.send(.rowPicked(try row(path[1], store))) {
      $0.takenQuery = "深圳"
      $0.search = nil
      $0.searchGeneration = 2
      $0.steps[0].cursor = 1
      $0.steps[0].chosen = path[0]
      $0.steps.append(Step(list: path[0].children, chosen: path[1]))
      $0.steps.append(Step(list: path[1].children))
      $0.activeStep = 2
    }
    store.finish()
  }

  @Test func enterTakesTheResultUnderTheCursor() throws {
    let store = searching("南")
    let path = china.at("广东/深圳/南山/南头").path
    let row = try row(path[3], store)
    store.send(.cursorMoved(by: row)) { $0.search?.cursor = row }
    var state = store.state
    #expect(reduce(&state, .rowActivated) == [.finish(.picked(path))])
    store.finish()
  }

  @Test func whatIsChosenAlreadyLosesNothing() throws {
    let store = searching("深圳") { $0.selected = china.at("广东/深圳/南山/粤海").path }
    store.send(.rowPicked(try row(china.at("广东/深圳"), store))) {
      $0.takenQuery = "深圳"
      $0.search = nil
      $0.searchGeneration = 2
      $0.activeStep = 2
    }
    #expect(store.state.path == china.at("广东/深圳/南山/粤海").path)
    store.finish()
  }

  @Test func anotherPlaceClearsWhatStoodBelow() throws {
    let store = searching("罗湖") { $0.selected = china.at("广东/深圳/南山/粤海").path }
    let path = china.at("广东/深圳/罗湖").path
    store.send(.rowPicked(try row(path[2], store))) {
      $0.takenQuery = "罗湖"
      $0.search = nil
      $0.searchGeneration = 2
      $0.steps[2].cursor = 1
      $0.steps[2].chosen = path[2]
      $0.steps[3] = Step(list: path[2].children)
      $0.activeStep = 3
    }
    store.finish()
  }

  @Test func theStepAtTheDepthEndsThePickAlsoForADeeperResult() throws {
    let store = searching("粤海") { $0.depth = 3 }
    let path = china.at("广东/深圳/南山").path
    let match = try #require(store.state.search?.results?.first)
    #expect(match.region == china.at("广东/深圳/南山/粤海"))
    #expect(store.state.pathTaken(with: match) == path)
    var state = store.state
    let row = try row(china.at("广东/深圳/南山/粤海"), store)
    #expect(reduce(&state, .rowPicked(row)) == [.finish(.picked(path))])
    #expect(state.steps.count == 3)
    store.finish()
  }

  @Test func aRootStaysAsItIs() throws {
    let store = searching("粤海") { $0.root = china.at("广东/深圳") }
    var state = store.state
    let place = china.at("广东/深圳/南山/粤海")
    #expect(reduce(&state, .rowPicked(try row(place, store))) == [.finish(.picked(place.path))])
    #expect(state.steps.map(\.kind) == [.locked, .locked, .open, .open])
    store.finish()
  }

  @Test func stepsWithoutAnAlternativeArePassedOver() throws {
    let tree = SmallTrees.chains
    let store = searching("独区", in: tree)
    var state = store.state
    #expect(reduce(&state, .rowPicked(try row(tree.at("单省/甲市/独区"), store))) == [])
    #expect(state.steps.map(\.kind) == [.skipped, .open, .open, .open])
    #expect(state.path == tree.at("单省/甲市/独区").path)
    #expect(state.activeStep == 3)
    var ended = store.state
    let chain = searching("单链", in: tree)
    ended = chain.state
    let end = Effect.finish(.picked(tree.at("单省/乙市/单链/链尾").path))
    #expect(reduce(&ended, .rowPicked(try row(tree.at("单省/乙市/单链"), chain))) == [end])
    store.finish()
  }

  @Test func anyLevelTakesAResultAsItIs() throws {
    let store = searching("罗湖") { $0.takesAnyLevel = true }
    let row = try row(china.at("广东/深圳/罗湖"), store)
    store.send(.cursorMoved(by: row)) { $0.search?.cursor = row }
    store.send(.cursorAccepted) {
      $0.takenQuery = "罗湖"
      $0.outcome = .picked(china.at("广东/深圳/罗湖").path)
    }
    store.expect(.finish(.picked(china.at("广东/深圳/罗湖").path)))
    store.finish()
  }

  @Test func withoutAnyLevelNothingIsTakenAsItIs() {
    let store = searching("罗湖")
    store.send(.cursorAccepted)
    store.finish()
  }

  @Test func nothingFoundIsNothingToTake() {
    let store = searching("无此地")
    store.send(.rowActivated)
    store.send(.cursorMoved(by: 1))
    store.send(.rowPicked(0))
    store.send(.rowPicked(-1))
    store.finish()
  }

  @Test func theCursorStopsAtTheEndsAndTheResultsScroll() {
    let store = searching("高", in: SmallTrees.manyUnderG, size: Size(columns: 80, rows: 10))
    let count = 100
    #expect(store.state.search?.resultCount == count)
    #expect(store.state.layout.body.list.count == 6)
    store.send(.cursorMoved(by: -1))
    store.send(.cursorMoved(by: 6)) {
      $0.search?.cursor = 6
      $0.search?.top = 1
    }
    store.send(.lastRowAsked) {
      $0.search?.cursor = count - 1
      $0.search?.top = 94
    }
    store.send(.cursorPaged(by: 9))
    store.send(.firstRowAsked) {
      $0.search?.cursor = 0
      $0.search?.top = 0
    }
    store.finish()
  }

  @Test func enterBeforeTheAnswerTakesTheFirstOfIt() {
    let store = searching("南")
    store.send(.searchEdited(.typed("头"))) {
      $0.search?.line = SearchLine("南头")
      $0.search?.isWorking = true
      $0.searchGeneration = 2
    }
    store.expect(.search(SearchQuery("南头"), generation: 2))
    store.send(.rowActivated) { $0.search?.acceptsOnAnswer = true }
    let results = RegionSearcher(china).search(SearchQuery("南头"))
    var state = store.state
    let effects = reduce(&state, .searchResultsFound(results, generation: 2))
    #expect(effects == [.finish(.picked(china.at("广东/深圳/南山/南头").path))])
    store.finish()
  }

  /// A source may search for seconds, and nobody has seen what is first in its answer.
  @Test(arguments: [SearchResults.Extent.source, .partOfSource, .failed("no")])
  func enterBeforeTheAnswerOfASourceTakesNothing(_ extent: SearchResults.Extent) {
    let store = searching("南")
    store.sendUntold(.searchEdited(.typed("头")))
    store.expect(.search(SearchQuery("南头"), generation: 2))
    store.send(.rowActivated) { $0.search?.acceptsOnAnswer = true }
    var results = RegionSearcher(china).search(SearchQuery("南头"))
    results.extent = extent
    store.send(.searchResultsFound(results, generation: 2)) {
      $0.search?.results = results
      $0.search?.isWorking = false
      $0.search?.acceptsOnAnswer = false
    }
    #expect(store.state.search?.takesRow == true)
    store.sendUntold(.searchEdited(.typed("x")))
    store.expect(.search(SearchQuery("南头x"), generation: 3))
    #expect(store.state.search?.takesRow == false)
    store.finish()
  }

  @Test func enterOnARowThatWasLookedForTakesWhatIsSeen() throws {
    let store = searching("南")
    store.send(.searchEdited(.typed("x"))) {
      $0.search?.line = SearchLine("南x")
      $0.search?.isWorking = true
      $0.searchGeneration = 2
    }
    store.expect(.search(SearchQuery("南x"), generation: 2))
    store.send(.cursorMoved(by: 1)) { $0.search?.cursor = 1 }
    let seen = try #require(store.state.search?.matchAtCursor).region.path
    var state = store.state
    _ = reduce(&state, .rowActivated)
    #expect(state.path == seen)
    store.finish()
  }

  @Test func anyOtherKeyTakesEnterBack() {
    let store = searching("南")
    store.send(.searchEdited(.typed("x"))) {
      $0.search?.line = SearchLine("南x")
      $0.search?.isWorking = true
      $0.searchGeneration = 2
    }
    store.expect(.search(SearchQuery("南x"), generation: 2))
    store.send(.rowActivated) { $0.search?.acceptsOnAnswer = true }
    store.send(.cursorMoved(by: 1)) {
      $0.search?.acceptsOnAnswer = false
      $0.search?.cursor = 1
    }
    store.finish()
  }
}
