import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// Reopening a step, with and without a change.
struct ReopeningTests {
  private let china = SmallTrees.china

  /// Four steps with the last one open: 广东省 深圳市 南山区.
  private func store() -> TestStore { TestStore(china) { $0.selected = china.at("广东/深圳/南山区").path } }

  @Test func goingBackShowsTheListWithTheCursorOnWhatWasChosen() {
    let store = store()
    store.send(.stepFocused(0)) { $0.activeStep = 0 }
    #expect(store.state.step.regionAtCursor?.name == "广东省")
    store.send(.stepFocused(2)) { $0.activeStep = 2 }
    #expect(store.state.step.regionAtCursor?.name == "南山区")
    store.finish()
  }

  @Test func theCursorIsOnWhatWasChosenHoweverItWasLeft() {
    let store = store()
    store.send(.stepFocused(0)) { $0.activeStep = 0 }
    store.send(.lastRowAsked) { $0.steps[0].cursor = 6 }
    store.send(.stepFocused(1)) { $0.activeStep = 1 }
    store.send(.stepLeft) {
      $0.activeStep = 0
      $0.steps[0].cursor = 1
    }
    store.finish()
  }

  @Test func anotherChoiceClearsWhatStandsBelowAndKeepsWhatStandsAbove() {
    let store = store()
    store.send(.stepFocused(1)) { $0.activeStep = 1 }
    store.send(.cursorMoved(by: -1)) { $0.steps[1].cursor = 0 }
    store.send(.rowActivated) {
      $0.steps[1].chosen = china.at("广东/东莞")
      $0.steps.removeLast(2)
      $0.steps.append(Step(list: china.at("广东/东莞").children))
      $0.activeStep = 2
    }
    #expect(store.state.path.map(\.name) == ["广东省", "东莞市"])
    store.finish()
  }

  @Test func theSameChoiceGoesOnAndLosesNothing() {
    let store = store()
    store.send(.stepFocused(0)) { $0.activeStep = 0 }
    store.send(.rowActivated) { $0.activeStep = 1 }
    store.send(.rowActivated) { $0.activeStep = 2 }
    store.send(.rowActivated) { $0.activeStep = 3 }
    #expect(store.state.path.map(\.name) == ["广东省", "深圳市", "南山区"])
    store.finish()
  }

  @Test func theSameChoiceByAClickGoesOnToo() {
    let store = store()
    store.send(.stepFocused(0)) { $0.activeStep = 0 }
    store.send(.rowPicked(1)) { $0.activeStep = 1 }
    store.finish()
  }

  @Test func theCursorOfAnOpenStepStaysWhereItWas() {
    let store = store()
    store.send(.cursorMoved(by: 1)) { $0.steps[3].cursor = 1 }
    store.send(.stepFocused(0)) { $0.activeStep = 0 }
    store.send(.stepFocused(3)) { $0.activeStep = 3 }
    #expect(store.state.step.cursor == 1)
    store.finish()
  }

  @Test func anotherChoiceWithNothingBelowEndsThePickAndDropsTheStepsBehind() {
    let store = TestStore(china) { $0.selected = china.at("台湾/台北").path }
    store.send(.rowPicked(0)) {
      $0.steps[1].cursor = 0
      $0.steps[1].chosen = china.at("台湾/金门县")
      $0.outcome = .picked(china.at("台湾/金门县").path)
    }
    store.expect(.finish(.picked(china.at("台湾/金门县").path)))
    store.finish()
  }

  @Test func theSameLastChoiceEndsThePick() {
    let store = TestStore(china) { $0.selected = china.at("台湾/台北").path }
    store.send(.stepLeft) { $0.activeStep = 0 }
    store.send(.rowActivated) { $0.activeStep = 1 }
    store.send(.rowActivated) { $0.outcome = .picked(china.at("台湾/台北").path) }
    store.expect(.finish(.picked([china.at("台湾"), china.at("台湾/台北")])))
    store.finish()
  }

  @Test func backGoesOneStepAndStopsAtTheFirst() {
    let store = store()
    for step in [2, 1, 0] { store.send(.stepLeft) { $0.activeStep = step } }
    store.send(.stepLeft)
    store.finish()
  }

  @Test func stepsThatAreNotThereAreNotGoneTo() {
    let store = store()
    for index in [4, 9, -1, .max, .min] { store.send(.stepFocused(index)) }
    store.finish()
  }

  @Test func turningGoesRoundTheEnds() {
    let store = store()
    store.send(.stepCycled(by: 1)) { $0.activeStep = 0 }
    store.send(.stepCycled(by: 1)) { $0.activeStep = 1 }
    store.send(.stepCycled(by: -1)) { $0.activeStep = 0 }
    store.send(.stepCycled(by: -1)) { $0.activeStep = 3 }
    store.send(.stepCycled(by: -7)) { $0.activeStep = 0 }
    store.send(.stepCycled(by: 0))
    store.finish()
  }

  @Test func turningWithOneStepStaysThere() {
    let store = TestStore(china)
    store.send(.stepCycled(by: 1))
    store.send(.stepCycled(by: -3))
    store.finish()
  }
}
