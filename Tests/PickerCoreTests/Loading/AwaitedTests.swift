import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// Choosing a place whose lists are missing: they are followed as they come.
struct AwaitedTests {
  private let source = SplitTree(SmallTrees.china)

  /// A picker that has accepted 广东/深圳/南山/粤海 and waits for the list of 广东.
  private func awaiting(_ configure: (inout Options) -> Void = { _ in }) -> TestStore {
    var options = Options()
    options.loadsChildren = true
    configure(&options)
    var state = State.opened(
      source.roots.tree, options: options, size: Size(columns: 80, rows: 24)
    ).state
    let effects = state.content.take(source.path("广东/深圳/南山/粤海"), in: &state.sheet)
    let store = TestStore(state, effects: effects)
    store.expect(.loadChildren(of: source.path("广东"), generation: 1), .tick(after: 0))
    return store
  }

  private func list(_ path: String) -> RegionList { source.children(of: source.path(path)) }

  /// Sends a list, in which a place is chosen at once, and expects the question for its children.
  private func answer(_ path: String, generation: Int, thenAskingFor next: String, _ store: TestStore) {
    store.sendUntold(.childrenLoaded(list(path), generation: generation))
    store.expect(.loadChildren(of: source.path(next), generation: generation + 1), .tick(after: 0))
  }

  @Test func eachListThatComesIsChosenFromAtOnce() {
    let store = awaiting()
    let path = source.path("广东/深圳/南山/粤海")
    #expect(store.state.places?.awaited == path)
    store.send(.childrenLoaded(list("广东"), generation: 1)) {
      $0.steps[1] = Step(list: list("广东"), chosen: path[1])
      $0.steps.append(Step(loading: Listing(generation: 2, placeholder: path[1].children)))
      $0.activeStep = 2
      $0.places?.loadGeneration = 2
    }
    store.expect(.loadChildren(of: source.path("广东/深圳"), generation: 2), .tick(after: 0))
    answer("广东/深圳", generation: 2, thenAskingFor: "广东/深圳/南山", store)
    answer("广东/深圳/南山", generation: 3, thenAskingFor: "广东/深圳/南山/粤海", store)
    #expect(store.state.places?.awaited == [])
    store.sendUntold(.childrenLoaded(list("广东/深圳/南山/粤海"), generation: 4))
    store.expect(.finish(.picked(path)))
    store.finish()
  }

  @Test(arguments: [
    Action.cursorMoved(by: 1), .letterTyped(Letter("G")!, at: 0), .stepEntered, .helpAsked, .searchAsked,
    .suspensionAsked,
  ])
  func aKeyThatIsPressedMeanwhileStopsTheWalk(_ key: Action) {
    let store = awaiting()
    store.sendUntold(key)
    #expect(store.state.places?.awaited == [])
    if key == .suspensionAsked { store.expect(.suspend) }
    store.send(.childrenLoaded(list("广东"), generation: 1)) { $0.steps[1] = Step(list: list("广东")) }
    store.finish()
  }

  @Test(arguments: [Action.resized(Size(columns: 40, rows: 10)), .clockTicked(at: 9), .redrawAsked])
  func whatNobodyPressedStopsNothing(_ action: Action) {
    let store = awaiting()
    store.sendUntold(action)
    switch action {
    case .clockTicked: store.expect(.tick(after: 100))
    case .redrawAsked: store.expect(.redraw)
    default: break
    }
    answer("广东", generation: 1, thenAskingFor: "广东/深圳", store)
    store.finish()
  }

  @Test func theWalkEndsAtTheDepth() {
    let store = awaiting { $0.depth = 2 }
    store.sendUntold(.childrenLoaded(list("广东"), generation: 1))
    store.expect(.finish(.picked(source.path("广东/深圳"))))
    store.finish()
  }

  @Test func aPlaceThatItsListDoesNotHaveIsChosenByThePerson() {
    let store = awaiting()
    let other = list("河南")
    store.send(.childrenLoaded(other, generation: 1)) {
      $0.steps[1] = Step(list: other)
      $0.places?.awaited = []
      $0.notice = .notFound("广东省/深圳市")
    }
    store.finish()
  }

  /// A search may know places that the lists lack.
  @Test func aPlaceThatTheFirstListDoesNotHaveIsSaidAndChangesNothing() {
    let chains = SplitTree(SmallTrees.chains)
    var options = Options()
    options.loadsChildren = true
    var state = State.opened(
      chains.roots.tree, options: options, size: Size(columns: 80, rows: 24)
    ).state
    var before = state
    before.notice = .notFound("广东省/深圳市")
    #expect(state.content.take(source.path("广东/深圳"), in: &state.sheet) == [])
    #expect(state == before)
    #expect(state.step.kind == .open)
  }

  @Test func aListThatFailsEndsTheWalkWithItsRetry() {
    let store = awaiting()
    store.sendUntold(.childrenFailed("no", generation: 1))
    store.sendUntold(.rowActivated)
    store.expect(.loadChildren(of: source.path("广东"), generation: 2), .tick(after: 0))
    store.sendUntold(.childrenLoaded(list("广东"), generation: 2))
    #expect(store.state.activeStep == 1)
    #expect(store.state.steps[1].chosen == nil)
    store.finish()
  }
}
