import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// The pick ends without a place and stays ended.
struct EndingTests {
  @Test(arguments: [Action.cancelled, .dismissed])
  func cancellingEndsThePick(action: Action) {
    let store = TestStore(SmallTrees.china)
    store.send(action) { $0.outcome = .cancelled }
    store.expect(.finish(.cancelled))
    store.finish()
  }

  @Test func theTimeRunsOut() {
    let store = TestStore(SmallTrees.china)
    store.send(.timedOut) { $0.outcome = .timedOut }
    store.expect(.finish(.timedOut))
    store.finish()
  }

  @Test(
    arguments: [
      Action.rowActivated, .cursorMoved(by: 1), .cancelled, .timedOut, .helpAsked, .redrawAsked,
      .resized(Size(columns: 9, rows: 9)),
    ])
  func nothingChangesWhatHasEnded(action: Action) {
    let store = TestStore(SmallTrees.china)
    store.send(.cancelled) { $0.outcome = .cancelled }
    store.expect(.finish(.cancelled))
    store.send(action)
    store.expect(.finish(.cancelled))
    store.finish()
  }

  @Test func aSuspensionChangesNothing() {
    let store = TestStore(SmallTrees.china)
    store.send(.suspensionAsked)
    store.expect(.suspend)
    store.finish()
  }

  @Test func aRedrawChangesNothing() {
    let store = TestStore(SmallTrees.china) { $0.notice = .notFound("朝阳区") }
    store.send(.redrawAsked)
    store.expect(.redraw)
    #expect(store.state.notice == .notFound("朝阳区"))
    store.finish()
  }
}
