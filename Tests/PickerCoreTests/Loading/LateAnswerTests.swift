import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// Lists that fail, come too late, or are awaited while other things happen.
struct LateAnswerTests {
  private let source: SplitTree
  private let store: TestStore

  /// Chooses 广东, whose list is then asked for.
  init() {
    let loading = LoadingStore()
    (source, store) = (loading.source, loading.store)
    loading.choose(source.at("广东"), generation: 1)
  }

  private var cities: RegionList { source.children(of: source.path("广东")) }

  @Test func aListThatFailsSaysWhy() {
    store.send(.childrenFailed("no route to host", generation: 1)) {
      $0.steps[1].listing.status = .failed("no route to host")
    }
    store.send(.childrenLoaded(cities, generation: 1))
    store.finish()
  }

  @Test func enterAsksAgainForAListThatFailed() {
    store.sendUntold(.childrenFailed("no route to host", generation: 1))
    let empty = source.at("广东").children
    store.send(.rowActivated) {
      $0.steps[1] = Step(loading: Listing(generation: 2, placeholder: empty))
      $0.places?.loadGeneration = 2
    }
    store.expect(.loadChildren(of: source.path("广东"), generation: 2), .tick(after: 0))
    store.send(.childrenFailed("again", generation: 1))
    store.send(.childrenLoaded(cities, generation: 2)) { $0.steps[1] = Step(list: cities) }
    store.finish()
  }

  @Test func anotherChoiceCancelsTheQuestionAndItsLateAnswerChangesNothing() {
    let other = source.at("河南")
    store.send(.stepLeft) { $0.activeStep = 0 }
    store.send(.rowPicked(5)) {
      $0.steps[0].cursor = 5
      $0.steps[0].chosen = other
      $0.steps[1] = Step(loading: Listing(generation: 2, placeholder: other.children))
      $0.activeStep = 1
      $0.places?.loadGeneration = 2
    }
    store.expect(.cancelLoad(generation: 1), .loadChildren(of: [other], generation: 2), .tick(after: 0))
    store.send(.childrenLoaded(cities, generation: 1))
    store.send(.childrenFailed("late", generation: 1))
    store.finish()
  }

  @Test func theSameChoiceAgainGoesBackToTheWaitWithoutAsking() {
    store.send(.stepLeft) { $0.activeStep = 0 }
    store.send(.rowActivated) { $0.activeStep = 1 }
    store.finish()
  }

  /// A step that turns out to be none leaves the list of an earlier one a row more, which is filled.
  @Test func aStepThatGoesLeavesNoRowBlank() {
    let loading = LoadingStore(SmallTrees.manyUnderG)
    let (source, store) = (loading.source, loading.store)
    let last = source.roots[source.roots.count - 1]
    store.sendUntold(.lastRowAsked)
    store.sendUntold(.rowActivated)
    store.expect(.loadChildren(of: [last], generation: 1), .tick(after: 0))
    store.sendUntold(.stepLeft)
    #expect(store.state.steps[0].top == 86)
    store.sendUntold(.childrenLoaded(SmallTrees.empty.roots, generation: 1))
    #expect(store.state.steps.count == 1)
    #expect(store.state.steps[0].top == 85)
  }

  @Test func aListThatComesWhileAnEarlierStepIsOpenWaitsBehindIt() {
    store.send(.stepLeft) { $0.activeStep = 0 }
    store.send(.childrenLoaded(cities, generation: 1)) { $0.steps[1] = Step(list: cities) }
    store.send(.stepEntered) { $0.activeStep = 1 }
    store.finish()
  }

  /// A skipped place asks for the next list; the active step stays.
  @Test func aSingleChoiceIsSkippedBehindAnEarlierStep() {
    let loading = LoadingStore.belowTheOnlyRoot()
    let (store, source) = (loading.store, loading.source)
    store.send(.stepLeft) { $0.activeStep = 1 }
    let path = source.path("单省/乙市/单链")
    let list = source.children(of: source.path("单省/乙市"))
    store.send(.childrenLoaded(list, generation: 2)) {
      $0.steps[2] = Step(list: list, kind: .skipped, chosen: path[2])
      $0.steps.append(Step(loading: Listing(generation: 3, placeholder: path[2].children)))
      $0.places?.loadGeneration = 3
    }
    store.expect(.loadChildren(of: path, generation: 3), .tick(after: 0))
    store.finish()
  }

  @Test func theWaitIsShownAfterATenthOfASecond() {
    store.send(.clockTicked(at: 5000)) { $0.steps[1].listing.waitingSince = 5000 }
    store.expect(.tick(after: 100))
    store.send(.clockTicked(at: 5060))
    store.expect(.tick(after: 40))
    store.send(.clockTicked(at: 5100)) { $0.steps[1].listing.isSlow = true }
    store.send(.clockTicked(at: 5200))
    store.send(.childrenFailed("no", generation: 1)) {
      $0.steps[1].listing.status = .failed("no")
      $0.steps[1].listing.waitingSince = nil
      $0.steps[1].listing.isSlow = false
    }
    store.send(.clockTicked(at: 5300))
    store.finish()
  }

  @Test func aListThatIsThereSoonShowsNoWait() {
    store.send(.clockTicked(at: 5000)) { $0.steps[1].listing.waitingSince = 5000 }
    store.expect(.tick(after: 100))
    store.send(.childrenLoaded(cities, generation: 1)) { $0.steps[1] = Step(list: cities) }
    store.send(.clockTicked(at: 5100))
    store.finish()
  }

  @Test(arguments: [(Action.cancelled, Outcome.cancelled), (.dismissed, .cancelled), (.timedOut, .timedOut)])
  func thePickEndsWhileAListIsOnItsWay(action: Action, outcome: Outcome) {
    store.send(action) { $0.outcome = outcome }
    store.expect(.finish(outcome))
    store.send(.childrenLoaded(cities, generation: 1))
    store.finish()
  }

  @Test func aChangedScreenLeavesTheWaitAsItIs() {
    let small = Size(columns: 40, rows: 10)
    store.send(.resized(small)) { $0.size = small }
    store.send(.childrenLoaded(cities, generation: 1)) { $0.steps[1] = Step(list: cities) }
    store.finish()
  }

  @Test func aNumberThatNobodyAskedWithChangesNothing() {
    for generation in [0, 2, -1, .max] {
      store.send(.childrenLoaded(cities, generation: generation))
      store.send(.childrenFailed("?", generation: generation))
    }
    store.finish()
  }
}
