import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// Moving the cursor and scrolling: 101 rows, 17 of them visible at 80×24.
struct MovingTests {
  private func store() -> TestStore { TestStore(SmallTrees.manyUnderG) }

  @Test func theCursorStopsAtTheEnds() {
    let store = store()
    store.send(.cursorMoved(by: -1))
    store.send(.cursorMoved(by: 3)) { $0.steps[0].cursor = 3 }
    store.send(.cursorMoved(by: .max)) {
      $0.steps[0].cursor = 100
      $0.steps[0].top = 84
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
    store.send(.cursorMoved(by: 16)) { $0.steps[0].cursor = 16 }
    store.send(.cursorMoved(by: 1)) {
      $0.steps[0].cursor = 17
      $0.steps[0].top = 1
    }
    store.send(.cursorMoved(by: -16)) { $0.steps[0].cursor = 1 }
    store.send(.cursorMoved(by: -1)) {
      $0.steps[0].cursor = 0
      $0.steps[0].top = 0
    }
    store.finish()
  }

  @Test func aPageKeepsARowOfTheOneBeforeInSight() {
    let store = store()
    store.send(.cursorPaged(by: 1)) { $0.steps[0].cursor = 16 }
    store.send(.cursorPaged(by: 1)) {
      $0.steps[0].cursor = 32
      $0.steps[0].top = 16
    }
    store.send(.cursorPaged(by: -1)) { $0.steps[0].cursor = 16 }
    store.send(.cursorPaged(by: .max)) {
      $0.steps[0].cursor = 100
      $0.steps[0].top = 84
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
      $0.steps[0].top = 84
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
      $0.steps[0].top = 84
    }
    store.send(.resized(Size(columns: 80, rows: 10))) {  // Five rows of list.
      $0.size = Size(columns: 80, rows: 10)
      $0.steps[0].top = 96
    }
    store.send(.resized(Size(columns: 80, rows: 60))) {  // 39 rows.
      $0.size = Size(columns: 80, rows: 60)
      $0.steps[0].top = 62
    }
    store.send(.resized(Size(columns: 1, rows: 1))) {
      $0.size = Size(columns: 1, rows: 1)
      $0.steps[0].top = 100
    }
    store.send(.resized(Size(columns: 0, rows: -3)))
    store.finish()
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
