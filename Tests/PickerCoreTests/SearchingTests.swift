import RegionModel
import RegionSearch
import TestSupport
import Testing

@testable import PickerCore

/// Opening, editing and leaving a search.
struct SearchingTests {
  private let china = SmallTrees.china

  private func results(_ text: String, first: Region? = nil) -> SearchResults {
    RegionSearcher(china).search(SearchQuery(text, first: first))
  }

  /// A store with 广东 and 深圳 chosen, the cursor on the third row, and an open search that was answered.
  private func searching(_ text: String) -> TestStore {
    let store = TestStore(china) { $0.selected = china.at("广东/深圳").path }
    store.send(.cursorMoved(by: 2)) { $0.steps[2].cursor = 2 }
    let query = SearchQuery(text, first: china.at("广东/深圳"))
    store.send(.searchEdited(.typed(text))) {
      $0.search = Search(line: SearchLine(text), isWorking: true)
      $0.searchGeneration = 1
    }
    store.expect(.search(query, generation: 1))
    let results = RegionSearcher(china).search(query)
    store.send(.searchResultsFound(results, generation: 1)) {
      $0.search = Search(line: SearchLine(text), results: results)
    }
    return store
  }

  @Test func itOpensEmptyAndAsksNothing() {
    let store = TestStore(china)
    store.send(.searchAsked) {
      $0.search = Search()
    }
    #expect(store.state.search?.line.text == "")
    store.finish()
  }

  @Test func theFirstCharacterOpensItAndIsSearched() {
    let store = TestStore(china)
    store.send(.searchEdited(.typed("粤"))) {
      $0.search = Search(line: SearchLine("粤"), isWorking: true)
      $0.searchGeneration = 1
    }
    store.expect(.search(SearchQuery("粤"), generation: 1))
    store.finish()
  }

  @Test func everyChangeOfTheTextIsAskedAnewAndOldResultsStay() {
    let store = searching("南")
    store.send(.searchEdited(.typed("山"))) {
      $0.search?.line = SearchLine("南山")
      $0.search?.isWorking = true
      $0.searchGeneration = 2
    }
    store.expect(.search(SearchQuery("南山", first: china.at("广东/深圳")), generation: 2))
    store.send(.searchEdited(.caretMovedToStart)) { $0.search?.line.apply(.caretMovedToStart) }
    store.send(.searchEdited(.characterDeleted))
    store.send(.searchEdited(.nextCharacterDeleted)) {
      $0.search?.line.apply(.nextCharacterDeleted)
      $0.searchGeneration = 3
    }
    store.expect(.search(SearchQuery("山", first: china.at("广东/深圳")), generation: 3))
    #expect(store.state.search?.results == results("南", first: china.at("广东/深圳")))
    store.finish()
  }

  @Test func itSearchesBelowTheRootAndFirstBelowTheOpenStep() {
    let (guangdong, shenzhen) = (china.at("广东"), china.at("广东/深圳"))
    let store = TestStore(china) {
      $0.root = guangdong
      $0.selected = [shenzhen]
      $0.query = "南山"
    }
    store.expect(.search(SearchQuery("南山", root: guangdong, first: shenzhen), generation: 1))
    store.finish()
  }

  @Test func answersToOtherLinesAreDropped() {
    let store = searching("南")
    store.send(.searchEdited(.typed("山"))) {
      $0.search?.line = SearchLine("南山")
      $0.search?.isWorking = true
      $0.searchGeneration = 2
    }
    store.expect(.search(SearchQuery("南山", first: china.at("广东/深圳")), generation: 2))
    store.send(.searchResultsFound(results("南"), generation: 1))
    store.send(.searchResultsFound(results("南山"), generation: 2)) {
      $0.search?.results = results("南山")
      $0.search?.isWorking = false
    }
    store.send(.searchResultsFound(results("东"), generation: 2))
    store.finish()
  }

  @Test func anAnswerToASearchThatWasLeftIsDropped() {
    let store = TestStore(china)
    store.send(.searchEdited(.typed("粤"))) {
      $0.search = Search(line: SearchLine("粤"), isWorking: true)
      $0.searchGeneration = 1
    }
    store.expect(.search(SearchQuery("粤"), generation: 1))
    store.send(.stepFocused(0)) {
      $0.search = nil
      $0.searchGeneration = 2
    }
    store.expect(.cancelSearch)
    store.send(.searchResultsFound(results("粤"), generation: 1))
    store.send(.searchAsked) { $0.search = Search() }
    store.send(.searchResultsFound(results("粤"), generation: 1))
    store.finish()
  }

  @Test func escClearsThenLeavesAndTheListIsAsItWas() {
    let store = searching("南")
    store.send(.cursorMoved(by: 2)) { $0.search?.cursor = 2 }
    store.send(.dismissed) {
      $0.search = Search()
      $0.searchGeneration = 2
    }
    store.send(.dismissed) {
      $0.search = nil
      $0.searchGeneration = 3
    }
    #expect(store.state.step.regionAtCursor == china.at("广东/深圳/南山"))
    store.finish()
  }

  /// A source's search may run for long.
  @Test(arguments: [Action.dismissed, .searchEdited(.startDeleted), .stepFocused(0)])
  func aSearchThatNobodyWaitsForIsCancelled(action: Action) {
    let store = searching("南")
    store.sendUntold(.searchEdited(.typed("山")))
    store.expect(.search(SearchQuery("南山", first: china.at("广东/深圳")), generation: 2))
    store.sendUntold(action)
    store.expect(.cancelSearch)
    store.finish()
  }

  @Test func aBlankLineFindsNothing() {
    let store = searching("南")
    store.send(.searchEdited(.startDeleted)) {
      $0.search = Search()
      $0.searchGeneration = 2
    }
    store.send(.searchEdited(.typed("  "))) {
      $0.search?.line = SearchLine("  ")
      $0.searchGeneration = 3
    }
    store.finish()
  }

  @Test func keysOfTheListMeanNothingInIt() {
    let store = searching("南")
    for action in [
      Action.letterTyped(Letter("G")!, at: 5), .letterPicked(Letter("G")!), .stepLeft, .stepCycled(by: 1),
      .searchAsked, .stepFocused(7),
    ] {
      store.send(action)
    }
    store.finish()
  }

  @Test func aClickOnAStepLeavesItAndGoesThere() {
    let store = searching("南")
    store.send(.stepFocused(0)) {
      $0.search = nil
      $0.searchGeneration = 2
      $0.activeStep = 0
    }
    store.finish()
  }

  @Test func thePickIsCancelledFromItAtOnce() {
    let store = searching("南")
    store.send(.cancelled) { $0.outcome = .cancelled }
    store.expect(.finish(.cancelled))
    store.send(.searchResultsFound(results("南山"), generation: 1))
    store.finish()
  }

  @Test func helpLiesOverItAndHasItsOwnLength() {
    let store = TestStore(china) {
      $0.helpLineCount = 5
      $0.searchHelpLineCount = 60
    }
    store.send(.searchAsked) { $0.search = Search() }
    store.send(.helpAsked) { $0.helpTop = 0 }
    store.send(.lastRowAsked) { $0.helpTop = 40 }
    store.send(.searchEdited(.typed("南")))
    store.send(.dismissed) { $0.helpTop = nil }
    #expect(store.state.search != nil)
    store.finish()
  }

  @Test func aPickMayBeginWithASearch() {
    let store = TestStore(china) { $0.query = "粤海" }
    store.expect(.search(SearchQuery("粤海"), generation: 1))
    #expect(store.state.search == Search(line: SearchLine("粤海"), isWorking: true))
    store.finish()
  }

  @Test func anEmptyQueryIsNone() {
    let store = TestStore(china) { $0.query = "" }
    #expect(store.state.search == nil)
    store.finish()
  }

  @Test func aPickWithoutAChoiceHasNoSearch() {
    let store = TestStore(SmallTrees.onePath) { $0.query = "唯" }
    store.expect(.finish(.picked(SmallTrees.onePath.at("唯省/唯市/唯区").path)))
    #expect(store.state.search == nil)
    store.finish()
  }
}

extension Search {
  /// A search with text, results or work in progress.
  init(line: SearchLine, results: SearchResults? = nil, isWorking: Bool = false) {
    self.init()
    self.line = line
    self.results = results
    self.isWorking = isWorking
  }
}
