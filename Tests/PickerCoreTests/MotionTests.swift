import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// The sheet rises and sinks within 120 milliseconds, where motion is wanted.
struct MotionTests {
  private func store() -> TestStore {
    let store = TestStore(SmallTrees.china, at: 1000) { $0.isAnimated = true }
    store.expect(.tick(after: 20))
    return store
  }

  @Test func withoutMotionTheSheetIsThereAtOnce() {
    let store = TestStore(SmallTrees.china, at: 1000)
    #expect(store.state.motion == .still)
    store.send(.clockTicked(at: 1020))
    store.finish()
  }

  @Test func theSheetRisesFrameByFrame() {
    let store = store()
    #expect(store.state.motion == .rising(.init(since: 1000, now: 1000)))
    store.send(.clockTicked(at: 1021)) { $0.motion = .rising(.init(since: 1000, now: 1021)) }
    store.expect(.tick(after: 20))
    store.send(.clockTicked(at: 1119)) { $0.motion = .rising(.init(since: 1000, now: 1119)) }
    store.expect(.tick(after: 20))
    store.send(.clockTicked(at: 1120)) { $0.motion = .still }
    store.finish()
  }

  @Test func aKeyPressedMeanwhileActsAtOnce() {
    let store = store()
    store.send(.cursorMoved(by: 1)) {
      $0.motion = .still
      $0.steps[0].cursor = 1
    }
    store.send(.clockTicked(at: 1020))
    store.finish()
  }

  @Test func aChangedScreenDoesNotStopIt() {
    let store = store()
    store.send(.resized(Size(columns: 100, rows: 50))) { $0.size = Size(columns: 100, rows: 50) }
    store.send(.clockTicked(at: 1040)) { $0.motion = .rising(.init(since: 1000, now: 1040)) }
    store.expect(.tick(after: 20))
    store.finish()
  }

  @Test func theSheetSinksFromTheFirstTickOnAndThenThePickEnds() {
    let store = still()
    store.send(.cancelled) {
      $0.outcome = .cancelled
      $0.motion = .sinking(nil)
    }
    store.expect(.tick(after: 0))
    store.send(.clockTicked(at: 3000)) { $0.motion = .sinking(.init(since: 3000, now: 3000)) }
    store.expect(.tick(after: 20))
    store.send(.clockTicked(at: 3119)) { $0.motion = .sinking(.init(since: 3000, now: 3119)) }
    store.expect(.tick(after: 20))
    store.send(.clockTicked(at: 3120)) { $0.motion = .sinking(.init(since: 3000, now: 3120)) }
    store.expect(.finish(.cancelled))
    store.finish()
  }

  @Test func aKeyPressedWhileItSinksEndsThePickAtOnceAsItWas() {
    let store = still()
    store.send(.cancelled) {
      $0.outcome = .cancelled
      $0.motion = .sinking(nil)
    }
    store.expect(.tick(after: 0))
    store.send(.rowActivated)
    store.expect(.finish(.cancelled))
    store.finish()
  }

  @Test func aKeyThatEndsThePickWhileItRisesLetsItSink() {
    let store = store()
    store.send(.dismissed) {
      $0.outcome = .cancelled
      $0.motion = .sinking(nil)
    }
    store.expect(.tick(after: 0))
    store.finish()
  }

  @Test func theShareInSightGrowsWhileItRisesAndShrinksWhileItSinks() {
    #expect(Motion.still.visibleShare == 1)
    #expect(Motion.rising(.init(since: 100, now: 100)).visibleShare == 0.4)
    #expect(Motion.rising(.init(since: 100, now: 160)).visibleShare == 0.85)
    #expect(Motion.rising(.init(since: 100, now: 220)).visibleShare == 1)
    #expect(Motion.rising(.init(since: 100, now: 90)).visibleShare == 0.4)
    #expect(Motion.rising(.init(since: 100, now: 99_999)).visibleShare == 1)
    #expect(Motion.sinking(nil).visibleShare == 1)
    #expect(Motion.sinking(.init(since: 100, now: 160)).visibleShare == 0.25)
    #expect(Motion.sinking(.init(since: 100, now: 220)).visibleShare == 0)
  }

  /// A store whose sheet has risen.
  private func still() -> TestStore {
    let store = store()
    store.send(.clockTicked(at: 1120)) { $0.motion = .still }
    return store
  }
}
