import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// The help covers the list.
struct HelpTests {
  private func store() -> TestStore {
    let store = TestStore(SmallTrees.china) { $0.helpLineCount = 60 }
    store.send(.cursorMoved(by: 2)) { $0.steps[0].cursor = 2 }
    store.send(.helpAsked) { $0.helpTop = 0 }
    return store
  }

  @Test func whileItIsShownTheCursorKeysScrollIt() {
    let store = store()
    store.send(.cursorMoved(by: 2)) { $0.helpTop = 2 }
    store.send(.cursorMoved(by: -1)) { $0.helpTop = 1 }
    store.send(.cursorMoved(by: -9)) { $0.helpTop = 0 }
    store.send(.cursorPaged(by: 1)) { $0.helpTop = 20 }
    store.send(.lastRowAsked) { $0.helpTop = 40 }
    store.send(.cursorMoved(by: 1))
    store.send(.firstRowAsked) { $0.helpTop = 0 }
    store.finish()
  }

  @Test func onAHigherScreenNoRowOfItIsLeftBlank() {
    let store = store()
    store.send(.lastRowAsked) { $0.helpTop = 40 }  // 20 of 60 lines are shown.
    store.send(.resized(Size(columns: 80, rows: 60))) {  // 56 of them.
      $0.size = Size(columns: 80, rows: 60)
      $0.helpTop = 4
    }
    store.finish()
  }

  /// A sheet as low as its list grows for the help, if nobody set its height.
  @Test(arguments: [(SheetHeight.automatic, 16), (.rows(12), 12)])
  func aLowSheetGrowsForIt(_ height: SheetHeight, _ rows: Int) {
    var options = Options()
    (options.height, options.listLimit, options.helpLineCount) = (height, 3, 12)
    var (state, _) = State.opened(SmallTrees.china, options: options, size: Size(columns: 80, rows: 40))
    let before = state.layout
    #expect(before.shell.rows.count <= 12)
    _ = reduce(&state, .helpAsked)
    #expect(state.layout.shell.rows == 40 - rows..<40)
    #expect(state.layout.shell.hints == 39)
    _ = reduce(&state, .dismissed)
    #expect(state.layout == before)
  }

  @Test func aHelpThatFitsDoesNotScroll() {
    let store = TestStore(SmallTrees.china) { $0.helpLineCount = 12 }
    store.send(.helpAsked) { $0.helpTop = 0 }
    store.send(.cursorMoved(by: 1))
    store.finish()
  }

  @Test(arguments: [Action.dismissed, .helpAsked, .rowActivated, .stepLeft, .rowPicked(3)])
  func whatPutsItAwayLeavesTheListAsItWas(action: Action) {
    let store = store()
    store.send(action) { $0.helpTop = nil }
    store.finish()
  }

  @Test(
    arguments: [
      Action.letterTyped(Letter("T")!, at: 9), .letterPicked(Letter("T")!), .cursorAccepted, .stepFocused(0),
      .stepCycled(by: 1),
    ])
  func otherKeysDoNothing(action: Action) {
    let store = store()
    store.send(action)
    store.finish()
  }

  @Test func thePickIsCancelledFromItAtOnce() {
    let store = store()
    store.send(.cancelled) { $0.outcome = .cancelled }
    store.expect(.finish(.cancelled))
    store.finish()
  }

  @Test func theTimeRunsOutBehindIt() {
    let store = store()
    store.send(.timedOut) { $0.outcome = .timedOut }
    store.expect(.finish(.timedOut))
    store.finish()
  }

  @Test func itStaysOverAChangedScreenAndASuspension() {
    let store = store()
    store.send(.resized(Size(columns: 20, rows: 5))) {
      $0.size = Size(columns: 20, rows: 5)
    }
    store.send(.redrawAsked)
    store.expect(.redraw)
    store.send(.suspensionAsked)
    store.expect(.suspend)
    #expect(store.state.helpTop == 0)
    store.finish()
  }
}
