import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// The cursor moves and the list scrolls: 101 rows, of which 18 are on a screen of 80×24.
struct MovingTests {
  private func store() -> TestStore { TestStore(SmallTrees.manyUnderG) }

  @Test func theCursorStopsAtTheEnds() {
    let store = store()
    store.send(.cursorMoved(by: -1))
    store.send(.cursorMoved(by: 3)) { $0.steps[0].cursor = 3 }
    store.send(.cursorMoved(by: .max)) {
      $0.steps[0].cursor = 100
      $0.steps[0].top = 83
    }
    store.send(.cursorMoved(by: 1))
    store.send(.cursorMoved(by: .min)) {
      $0.steps[0].cursor = 0
      $0.steps[0].top = 0
    }
    store.finish()
  }

  @Test func theListScrollsOnlyAsFarAsItMust() {
    let store = store()
    store.send(.cursorMoved(by: 17)) { $0.steps[0].cursor = 17 }
    store.send(.cursorMoved(by: 1)) {
      $0.steps[0].cursor = 18
      $0.steps[0].top = 1
    }
    store.send(.cursorMoved(by: -17)) { $0.steps[0].cursor = 1 }
    store.send(.cursorMoved(by: -1)) {
      $0.steps[0].cursor = 0
      $0.steps[0].top = 0
    }
    store.finish()
  }

  @Test func aPageKeepsARowOfTheOneBeforeInSight() {
    let store = store()
    store.send(.cursorPaged(by: 1)) { $0.steps[0].cursor = 17 }
    store.send(.cursorPaged(by: 1)) {
      $0.steps[0].cursor = 34
      $0.steps[0].top = 17
    }
    store.send(.cursorPaged(by: -1)) { $0.steps[0].cursor = 17 }
    store.send(.cursorPaged(by: .max)) {
      $0.steps[0].cursor = 100
      $0.steps[0].top = 83
    }
    store.send(.cursorPaged(by: .min)) {
      $0.steps[0].cursor = 0
      $0.steps[0].top = 0
    }
    store.finish()
  }

  @Test func homeAndEndGoToTheEnds() {
    let store = store()
    store.send(.lastRowAsked) {
      $0.steps[0].cursor = 100
      $0.steps[0].top = 83
    }
    store.send(.firstRowAsked) {
      $0.steps[0].cursor = 0
      $0.steps[0].top = 0
    }
    store.finish()
  }

  @Test func aLetterAtTheEdgeGoesToItsFirstRow() {
    let store = store()
    store.send(.letterPicked(Letter("G")!)) { $0.steps[0].cursor = 1 }
    store.send(.letterPicked(Letter("A")!)) { $0.steps[0].cursor = 0 }
    store.send(.letterPicked(Letter("Z")!))
    store.send(.letterPicked(.none))
    store.finish()
  }

  @Test func theLetterAtTheCursorIsThatOfItsSection() {
    var (state, _) = State.opened(SmallTrees.names, size: Size(columns: 80, rows: 24))
    #expect(state.letterAtCursor == Letter("H"))
    _ = reduce(&state, .rowPicked(1))
    _ = reduce(&state, .letterPicked(.none))
    #expect(state.step.regionAtCursor?.name == "※" || state.step.regionAtCursor?.name == "☆")
    #expect(state.letterAtCursor == Letter.none)
  }

  @Test func aLowerScreenScrollsToTheCursorAndAHigherOneLeavesNoRowBlank() {
    let store = store()
    store.send(.lastRowAsked) {
      $0.steps[0].cursor = 100
      $0.steps[0].top = 83
    }
    store.send(.resized(Size(columns: 80, rows: 10))) {  // Six rows of list.
      $0.size = Size(columns: 80, rows: 10)
      $0.steps[0].top = 95
    }
    store.send(.resized(Size(columns: 80, rows: 60))) {  // 54 rows.
      $0.size = Size(columns: 80, rows: 60)
      $0.steps[0].top = 47
    }
    store.send(.resized(Size(columns: 1, rows: 1))) {
      $0.size = Size(columns: 1, rows: 1)
      $0.steps[0].top = 100
    }
    store.send(.resized(Size(columns: 0, rows: -3)))
    store.finish()
  }

  /// The screen after any number of resizes is that of a pick that opens at the last size.
  @Test func aListThatNobodyScrolledLooksAsIfItOpenedAtTheNewSize() {
    let tree = SmallTrees.tree((10..<70).map { "\($0) 1 高 gao" }.joined(separator: "\n"))
    func opened(_ size: Size) -> State {
      var options = Options()
      options.selected = [tree.roots[6]]
      return State.opened(tree, options: options, size: size).state
    }
    let sizes = [(80, 24), (20, 5), (40, 10), (20, 5), (80, 60), (1, 1), (80, 24)].map {
      Size(columns: $0, rows: $1)
    }
    var state = opened(sizes[0])
    for size in sizes {
      _ = reduce(&state, .resized(size))
      #expect(state == opened(size), "\(size)")
    }
  }

  @Test func whatAPersonScrolledToStaysWhereItFits() {
    let tree = SmallTrees.tree((10..<70).map { "\($0) 1 高 gao" }.joined(separator: "\n"))
    var (state, _) = State.opened(tree, size: Size(columns: 80, rows: 24))
    _ = reduce(&state, .rowPicked(20))
    for _ in 0..<30 { _ = reduce(&state, .cursorMoved(by: 1)) }
    for _ in 0..<5 { _ = reduce(&state, .cursorMoved(by: -1)) }
    let top = state.step.top
    _ = reduce(&state, .resized(Size(columns: 80, rows: 22)))
    #expect(state.step.top == top && top > 0)
  }

  @Test func aStepThatIsReopenedFitsAScreenThatHasChangedMeanwhile() {
    let tree = SmallTrees.tree(
      (10..<99).map { "\($0) 1 高 gao\n  \($0)1 2 一 yi\n  \($0)2 2 二 er" }.joined(separator: "\n"))
    var (state, _) = State.opened(tree, size: Size(columns: 80, rows: 60))
    _ = reduce(&state, .rowPicked(30))
    _ = reduce(&state, .resized(Size(columns: 20, rows: 5)))
    _ = reduce(&state, .stepLeft)
    #expect(state.step.cursor == 30)
    #expect(state.layout.body.list.count == 2)
    #expect(state.step.top == 30)
  }

  @Test func theLastFrameShowsTheCursorThoughTheTimelineHasGrown() {
    let store = store()
    store.send(.cursorMoved(by: 16)) { $0.steps[0].cursor = 16 }
    let last = SmallTrees.manyUnderG.roots[16]
    store.send(.rowActivated) {
      $0.steps[0].chosen = last
      $0.steps[0].top = 1
      $0.outcome = .picked([last])
    }
    store.expect(.finish(.picked([last])))
    store.finish()
  }
}
