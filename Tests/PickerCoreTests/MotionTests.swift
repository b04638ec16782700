import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// With motion, the sheet rises and sinks within 120 milliseconds.
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

/// Faces that animate the way between steps.
struct SlideTests {
  /// A store at the third step, whose sheet has risen.
  private func store(slides: Bool = true, isAnimated: Bool = true) -> TestStore {
    let store = TestStore(SmallTrees.china) {
      $0.selected = SmallTrees.china.at("广东/深圳").path
      $0.isAnimated = isAnimated
      $0.slidesBetweenSteps = slides
    }
    if isAnimated { store.expect(.tick(after: 20)) }
    store.sendUntold(.clockTicked(at: 1000))
    return store
  }

  @Test func goingToAnotherStepSlidesThereWithin120Milliseconds() {
    let store = store()
    store.send(.stepFocused(0)) {
      $0.activeStep = 0
      $0.places?.slide = Slide(from: 2)
    }
    store.expect(.tick(after: 0))
    store.send(.clockTicked(at: 2000)) { $0.places?.slide?.span = .init(since: 2000, now: 2000) }
    store.expect(.tick(after: 20))
    store.send(.clockTicked(at: 2119)) { $0.places?.slide?.span = .init(since: 2000, now: 2119) }
    store.expect(.tick(after: 20))
    store.send(.clockTicked(at: 2120)) { $0.places?.slide = nil }
    store.finish()
  }

  @Test func aKeyPressedMeanwhileActsAtOnceAndANewStepSlidesAnew() {
    let store = store()
    store.sendUntold(.stepFocused(0))
    store.expect(.tick(after: 0))
    store.send(.cursorMoved(by: 1)) { $0.steps[0].cursor = 2 }
    store.send(.stepFocused(1)) {
      $0.activeStep = 1
      $0.places?.slide = Slide(from: 0)
    }
    store.expect(.tick(after: 0))
    store.finish()
  }

  @Test(arguments: [(false, true), (true, false)])
  func withoutMotionOrAFaceThatShowsItNothingSlides(_ slides: Bool, _ isAnimated: Bool) {
    let store = store(slides: slides, isAnimated: isAnimated)
    store.send(.stepFocused(0)) { $0.activeStep = 0 }
    store.finish()
  }

  @Test func anEndSinksAndSlidesNowhere() {
    let store = store()
    store.send(.rowPicked(0)) {
      $0.steps[2].chosen = SmallTrees.china.at("广东/深圳/龙岗")
      $0.steps.append(Step(list: SmallTrees.china.at("广东/深圳/龙岗").children))
      $0.activeStep = 3
      $0.places?.slide = Slide(from: 2)
    }
    store.expect(.tick(after: 0))
    store.sendUntold(.cancelled)
    store.expect(.tick(after: 0))
    store.send(.clockTicked(at: 3000)) { $0.motion = .sinking(.init(since: 3000, now: 3000)) }
    store.expect(.tick(after: 20))
    store.finish()
  }
}
