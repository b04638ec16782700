import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// Children of a chosen place that come late.
struct ChildrenTests {
  private let source: SplitTree
  private let store: TestStore

  init() {
    let loading = LoadingStore()
    (source, store) = (loading.source, loading.store)
  }

  /// Chooses 广东, whose list is then asked for.
  private func askForGuangdong() {
    store.sendUntold(.rowPicked(1))
    store.expect(.loadChildren(of: source.path("广东"), generation: 1), .tick(after: 0))
  }

  @Test func choosingAPlaceAsksForWhatStandsBelowIt() {
    let guangdong = source.at("广东")
    store.send(.rowPicked(1)) {
      $0.steps[0].cursor = 1
      $0.steps[0].chosen = guangdong
      $0.steps.append(Step(loading: Listing(generation: 1, placeholder: guangdong.children)))
      $0.activeStep = 1
      $0.places?.loadGeneration = 1
    }
    store.expect(.loadChildren(of: [guangdong], generation: 1), .tick(after: 0))
    #expect(store.state.step.regionAtCursor == nil)
    store.finish()
  }

  @Test func theListThatComesIsChosenFrom() {
    askForGuangdong()
    let cities = source.children(of: source.path("广东"))
    store.send(.childrenLoaded(cities, generation: 1)) { $0.steps[1] = Step(list: cities) }
    #expect(store.state.list.map(\.shortName) == ["东莞", "深圳"])
    store.send(.cursorMoved(by: 1)) { $0.steps[1].cursor = 1 }
    let path = source.path("广东/深圳")
    store.send(.rowActivated) {
      $0.steps[1].chosen = path[1]
      $0.steps.append(Step(loading: Listing(generation: 2, placeholder: path[1].children)))
      $0.activeStep = 2
      $0.places?.loadGeneration = 2
    }
    store.expect(.loadChildren(of: path, generation: 2), .tick(after: 0))
    store.finish()
  }

  @Test(arguments: [true, false])
  func aPlaceWhoseListDoesNotComeIsTakenAsItIs(hasFailed: Bool) {
    let loading = LoadingStore { $0.takesAnyLevel = true }
    let path = loading.source.path("广东")
    loading.store.sendUntold(.rowPicked(1))
    loading.store.expect(.loadChildren(of: path, generation: 1), .tick(after: 0))
    if hasFailed {
      loading.store.send(.childrenFailed("no", generation: 1)) { $0.steps[1].listing.status = .failed("no") }
    }
    loading.store.send(.cursorAccepted) { $0.outcome = .picked(path) }
    loading.store.expect(.finish(.picked(path)))
    loading.store.finish()
  }

  @Test func withoutAnyLevelNothingIsTaken() {
    askForGuangdong()
    store.send(.cursorAccepted)
    store.finish()
  }

  /// Each list is a tree of its own, so only the steps know the places above.
  @Test func thePathThatIsPrintedIsTheSteps() {
    let loading = LoadingStore(chosen: "广西/南宁/青秀区")
    let path = loading.source.path("广西/南宁/青秀区")
    #expect(path.allSatisfy { $0.parent == nil })
    #expect(loading.state.outcome == .picked(path))
  }

  @Test(arguments: [Action.cursorMoved(by: 1), .lastRowAsked, .rowActivated, .rowPicked(0), .cursorAccepted])
  func thereIsNothingToChooseWhileTheListIsOnItsWay(action: Action) {
    askForGuangdong()
    store.send(action)
    store.finish()
  }

  @Test func anEmptyAnswerEndsThePickThere() {
    let loading = LoadingStore(chosen: "台湾")
    let path = loading.source.path("台湾/金门县")
    let (store, source) = (loading.store, loading.source)
    loading.choose(path[1], generation: 2)
    store.send(.childrenLoaded(source.children(of: path), generation: 2)) {
      $0.steps.removeLast()
      $0.steps[1].isEnd = true
      $0.activeStep = 1
      $0.outcome = .picked(path)
    }
    store.expect(.finish(.picked(path)))
    store.finish()
  }

  @Test func anEmptyAnswerEndsNothingWhereThePersonHasGoneBackMeanwhile() {
    let loading = LoadingStore(chosen: "台湾")
    let path = loading.source.path("台湾/金门县")
    let store = loading.store
    loading.choose(path[1], generation: 2)
    store.send(.stepLeft) { $0.activeStep = 1 }
    store.send(.childrenLoaded(loading.source.children(of: path), generation: 2)) {
      $0.steps.removeLast()
      $0.steps[1].isEnd = true
    }
    store.send(.stepLeft) { $0.activeStep = 0 }
    store.send(.rowActivated) { $0.activeStep = 1 }
    store.send(.rowActivated) { $0.outcome = .picked(path) }
    store.expect(.finish(.picked(path)))
    store.finish()
  }

  /// An answer must not end a search or the help.
  @Test(arguments: [Action.searchAsked, .helpAsked])
  func anEmptyAnswerEndsNothingBehindASearchOrTheHelp(_ cover: Action) {
    let loading = LoadingStore(chosen: "台湾")
    let path = loading.source.path("台湾/金门县")
    let store = loading.store
    loading.choose(path[1], generation: 2)
    store.sendUntold(cover)
    store.send(.childrenLoaded(loading.source.children(of: path), generation: 2)) {
      $0.steps.removeLast()
      $0.steps[1].isEnd = true
      $0.activeStep = 1
    }
    store.sendUntold(.dismissed)
    store.send(.rowActivated) { $0.outcome = .picked(path) }
    store.expect(.finish(.picked(path)))
    store.finish()
  }

  @Test func aSingleAnsweredPlaceIsSkippedAndTheNextListAskedFor() {
    let loading = LoadingStore.belowTheOnlyRoot()
    let (store, source) = (loading.store, loading.source)
    let path = source.path("单省/乙市/单链")
    let list = source.children(of: source.path("单省/乙市"))
    store.send(.childrenLoaded(list, generation: 2)) {
      $0.steps[2] = Step(list: list, kind: .skipped, chosen: path[2])
      $0.steps.append(Step(loading: Listing(generation: 3, placeholder: path[2].children)))
      $0.activeStep = 3
      $0.places?.loadGeneration = 3
    }
    store.expect(.loadChildren(of: path, generation: 3), .tick(after: 0))
    store.finish()
  }

  @Test func theDepthEndsThePickWithoutAQuestion() {
    let loading = LoadingStore(chosen: "广东") { $0.depth = 2 }
    let path = loading.source.path("广东/深圳")
    loading.store.send(.rowPicked(1)) {
      $0.steps[1].cursor = 1
      $0.steps[1].chosen = path[1]
      $0.outcome = .picked(path)
    }
    loading.store.expect(.finish(.picked(path)))
    loading.store.finish()
  }

  @Test func anyLevelEndsThePickWithoutAQuestion() {
    let loading = LoadingStore(chosen: "广东") { $0.takesAnyLevel = true }
    let path = loading.source.path("广东/东莞")
    loading.store.send(.cursorAccepted) { $0.outcome = .picked(path) }
    loading.store.expect(.finish(.picked(path)))
    loading.store.finish()
  }

  /// A list may include deeper levels; only missing ones are asked for.
  @Test func whatCameWithAListIsNotAskedFor() {
    let source = SplitTree(SmallTrees.china, levelsAtOnce: 2)
    let store = TestStore(source.roots.tree) { $0.loadsChildren = true }
    let path = source.path("广东/深圳")
    store.send(.rowPicked(1)) {
      $0.steps[0].cursor = 1
      $0.steps[0].chosen = path[0]
      $0.steps.append(Step(list: path[0].children))
      $0.activeStep = 1
    }
    store.sendUntold(.rowPicked(1))
    store.expect(.loadChildren(of: path, generation: 1), .tick(after: 0))
    store.finish()
  }
}
