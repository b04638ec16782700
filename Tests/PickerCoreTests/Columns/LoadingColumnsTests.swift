import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// Columns whose lists come late.
struct LoadingColumnsTests {
  private let source = SplitTree(SmallTrees.china)

  private func store(_ configure: (inout Options) -> Void = { _ in }) -> TestStore {
    TestStore(source.roots.tree) { options in
      options.content = .columns
      options.loadsChildren = true
      configure(&options)
    }
  }

  /// A store on 台湾 whose last list was asked for with the number 2.
  private func waiting() -> TestStore {
    let store = store()
    store.expect(.loadChildren(of: source.path("北京"), generation: 1), .tick(after: 0))
    store.sendUntold(.lastRowAsked)
    store.expect(
      .cancelLoad(generation: 1), .loadChildren(of: source.path("台湾"), generation: 2), .tick(after: 0))
    return store
  }

  private func list(_ path: String) -> RegionList { source.children(of: source.path(path)) }
  private func loaded(_ list: RegionList, row: Int = 0) -> Column {
    Column(.regions(Listing(list)), cursor: row)
  }
  private func coming(_ generation: Int, below region: Region) -> Column {
    Column(.regions(Listing(generation: generation, placeholder: region.children)))
  }

  @Test func theFirstColumnAsksForTheSecond() {
    let store = store()
    let beijing = source.at("北京")
    #expect(store.state.columns?.columns == [loaded(source.roots), coming(1, below: beijing)])
    #expect(store.state.columns?.slotCount == 2)
    store.expect(.loadChildren(of: [beijing], generation: 1), .tick(after: 0))
    store.finish()
  }

  @Test func theRootsAreAskedForToo() {
    let store = TestStore(SmallTrees.empty) {
      $0.content = .columns
      $0.loadsChildren = true
    }
    store.expect(.loadChildren(of: [], generation: 1), .tick(after: 0))
    let beijing = source.at("北京")
    store.send(.childrenLoaded(source.roots, generation: 1)) {
      $0.columns?.columns = [loaded(source.roots), coming(2, below: beijing)]
      $0.columns?.slotCount = 2
      $0.columns?.loadGeneration = 2
    }
    store.expect(.loadChildren(of: [beijing], generation: 2), .tick(after: 0))
    store.finish()
  }

  @Test func aListThatComesAsksForTheNext() {
    let store = waiting()
    let jinmen = source.at("台湾/金门县")
    store.send(.childrenLoaded(list("台湾"), generation: 2)) {
      $0.columns?.columns[1] = loaded(list("台湾"))
      $0.columns?.columns.append(coming(3, below: jinmen))
      $0.columns?.slotCount = 3
      $0.columns?.loadGeneration = 3
    }
    store.expect(.loadChildren(of: source.path("台湾/金门县"), generation: 3), .tick(after: 0))
    store.send(.childrenLoaded(list("台湾/金门县"), generation: 3)) { $0.columns?.columns.removeLast() }
    store.send(.rowActivated) { $0.outcome = .picked(source.path("台湾/金门县")) }
    store.expect(.finish(.picked(source.path("台湾/金门县"))))
    store.finish()
  }

  @Test func turningCancelsWhatIsOnItsWayAndItsLateAnswerChangesNothing() {
    let store = waiting()
    store.send(.childrenLoaded(list("北京"), generation: 1))
    store.send(.childrenFailed("late", generation: 1))
    store.finish()
  }

  @Test func theDepthEndsTheColumnsWithoutAQuestion() {
    let store = store { $0.depth = 1 }
    #expect(store.state.columns?.columns == [loaded(source.roots)])
    store.send(.rowActivated) { $0.outcome = .picked(source.path("北京")) }
    store.expect(.finish(.picked(source.path("北京"))))
    store.finish()
  }

  @Test func aListThatFailsSaysWhyAndEnterAsksAgain() {
    let store = waiting()
    store.send(.childrenFailed("no", generation: 2)) {
      $0.columns?.columns[1].listing?.status = .failed("no")
    }
    store.send(.rowActivated) {
      $0.columns?.columns[1] = coming(3, below: source.at("台湾"))
      $0.columns?.loadGeneration = 3
    }
    store.expect(.loadChildren(of: source.path("台湾"), generation: 3), .tick(after: 0))
    store.send(.childrenLoaded(list("台湾"), generation: 2))
    store.finish()
  }

  /// Nothing is taken that nobody saw: rows that come take the Enter back, and an empty list leaves the band as it was.
  @Test func enterTakesWhatTheBandShowedAndNoRowsThatComeLater() {
    let store = waiting()
    store.send(.rowActivated) { $0.columns?.acceptsOnAnswer = true }
    store.sendUntold(.childrenLoaded(list("台湾"), generation: 2))
    store.expect(.loadChildren(of: source.path("台湾/金门县"), generation: 3), .tick(after: 0))
    #expect(store.state.columns?.acceptsOnAnswer == false)
    store.send(.rowActivated) { $0.columns?.acceptsOnAnswer = true }
    store.send(.childrenLoaded(list("台湾/金门县"), generation: 3)) {
      $0.columns?.columns.removeLast()
      $0.columns?.acceptsOnAnswer = false
      $0.outcome = .picked(source.path("台湾/金门县"))
    }
    store.expect(.finish(.picked(source.path("台湾/金门县"))))
    store.finish()
  }

  @Test(arguments: [
    Action.stepEntered, .helpAsked, .searchAsked, .letterTyped(Letter("V")!, at: 0), .suspensionAsked,
  ])
  func anotherKeyTakesTheEnterBack(_ key: Action) {
    let store = waiting()
    store.sendUntold(.rowActivated)
    store.sendUntold(key)
    if key == .suspensionAsked { store.expect(.suspend) }
    #expect(store.state.columns?.acceptsOnAnswer == false)
    store.finish()
  }

  @Test func aListThatFailsTakesTheEnterBack() {
    let store = waiting()
    store.sendUntold(.rowActivated)
    store.sendUntold(.childrenFailed("no", generation: 2))
    #expect(store.state.columns?.acceptsOnAnswer == false)
    store.finish()
  }

  /// In a column that has no rows the place above it is taken, as above a list of steps that does not come.
  @Test(arguments: [false, true])
  func anyLevelEndsAtTheActiveColumnWhateverIsOnItsWay(_ isEmpty: Bool) {
    let store = store { $0.takesAnyLevel = true }
    store.expect(.loadChildren(of: source.path("北京"), generation: 1), .tick(after: 0))
    if isEmpty { store.send(.stepEntered) { $0.columns?.active = 1 } }
    store.send(.cursorAccepted) { $0.outcome = .picked(source.path("北京")) }
    store.expect(.finish(.picked(source.path("北京"))))
    store.finish()
  }

  @Test func aRootIsNotTakenForWhatLiesBelowIt() {
    let store = store {
      $0.takesAnyLevel = true
      $0.rootPath = source.path("台湾")
    }
    store.expect(.loadChildren(of: source.path("台湾"), generation: 1), .tick(after: 0))
    store.send(.cursorAccepted)
    store.finish()
  }

  @Test func theActiveColumnThatIsEmptyAfterAllGivesWay() {
    let store = waiting()
    store.send(.stepEntered) { $0.columns?.active = 1 }
    store.send(.childrenLoaded(SmallTrees.empty.roots, generation: 2)) {
      $0.columns?.columns.removeLast()
      $0.columns?.active = 0
    }
    store.finish()
  }

  @Test func aRootWithNothingBelowEndsThePickWithTheAnswer() {
    let store = store { $0.rootPath = source.path("台湾") }
    let path = source.path("台湾")
    store.expect(.loadChildren(of: path, generation: 1), .tick(after: 0))
    #expect(store.state.columns?.active == 1)
    store.send(.rowActivated) { $0.columns?.acceptsOnAnswer = true }
    store.send(.childrenLoaded(SmallTrees.empty.roots, generation: 1)) {
      $0.columns?.columns.removeLast()
      $0.columns?.active = 0
      $0.columns?.acceptsOnAnswer = false
      $0.outcome = .nothingBelow(path[path.count - 1])
    }
    store.expect(.finish(.nothingBelow(path[path.count - 1])))
    store.finish()
  }

  /// The columns of a root are locked as their lists come; keys act on the first unlocked one.
  @Test func theColumnsOfARootAreWalkedDown() {
    let path = source.path("广东/深圳")
    let store = store { $0.rootPath = path }
    store.expect(.loadChildren(of: source.path("广东"), generation: 1), .tick(after: 0))
    store.send(.childrenLoaded(list("广东"), generation: 1)) {
      $0.columns?.columns[1] = Column(.regions(Listing(list("广东"))), cursor: 1, isLocked: true)
      $0.columns?.columns.append(coming(2, below: path[1]))
      $0.columns?.active = 2
      $0.columns?.slotCount = 3
      $0.columns?.loadGeneration = 2
    }
    store.expect(.loadChildren(of: path, generation: 2), .tick(after: 0))
    store.finish()
  }

  @Test func theWaitIsShownAfterATenthOfASecond() {
    let store = waiting()
    store.send(.clockTicked(at: 5000)) { $0.columns?.columns[1].listing?.waitingSince = 5000 }
    store.expect(.tick(after: 100))
    store.send(.clockTicked(at: 5100)) { $0.columns?.columns[1].listing?.isSlow = true }
    store.finish()
  }

  @Test func aResultGoesThroughTheListsAsTheyCome() {
    var options = Options()
    options.content = .columns
    options.loadsChildren = true
    var state = State.opened(source.roots.tree, options: options, size: Size(columns: 80, rows: 24)).state
    let effects = state.content.take(source.path("广东/深圳/南山"), in: &state.sheet)
    let store = TestStore(state, effects: effects)
    store.expect(
      .cancelLoad(generation: 1), .loadChildren(of: source.path("广东"), generation: 2), .tick(after: 0))
    store.sendUntold(.childrenLoaded(list("广东"), generation: 2))
    store.expect(.loadChildren(of: source.path("广东/深圳"), generation: 3), .tick(after: 0))
    store.sendUntold(.rowActivated)  // Enter means the found place, not the first rows.
    store.sendUntold(.childrenLoaded(list("广东/深圳"), generation: 3))
    store.expect(.loadChildren(of: source.path("广东/深圳/南山"), generation: 4), .tick(after: 0))
    store.sendUntold(.childrenLoaded(SmallTrees.empty.roots, generation: 4))
    store.expect(.finish(.picked(source.path("广东/深圳/南山"))))
    store.finish()
  }

  /// Below the found place the rows were seen by nobody.
  @Test func rowsBelowAResultTakeTheEnterBack() {
    var options = Options()
    options.content = .columns
    options.loadsChildren = true
    var state = State.opened(source.roots.tree, options: options, size: Size(columns: 80, rows: 24)).state
    let effects = state.content.take(source.path("广东/深圳"), in: &state.sheet)
    let store = TestStore(state, effects: effects)
    store.expect(
      .cancelLoad(generation: 1), .loadChildren(of: source.path("广东"), generation: 2), .tick(after: 0))
    store.sendUntold(.rowActivated)
    store.sendUntold(.childrenLoaded(list("广东"), generation: 2))
    store.expect(.loadChildren(of: source.path("广东/深圳"), generation: 3), .tick(after: 0))
    #expect(store.state.columns?.acceptsOnAnswer == true)
    store.sendUntold(.childrenLoaded(list("广东/深圳"), generation: 3))
    #expect(store.state.columns?.acceptsOnAnswer == false)
    #expect(store.state.outcome == nil)
  }

  @Test func aResultWaitsForTheRoots() {
    var options = Options()
    options.content = .columns
    options.loadsChildren = true
    var state = State.opened(SmallTrees.empty, options: options, size: Size(columns: 80, rows: 24)).state
    let effects = state.content.take(source.path("广东"), in: &state.sheet)
    let store = TestStore(state, effects: effects)
    store.sendUntold(.childrenLoaded(source.roots, generation: 1))
    store.expect(.loadChildren(of: source.path("广东"), generation: 2), .tick(after: 0))
    #expect(store.state.path == source.path("广东"))
    store.finish()
  }
}
