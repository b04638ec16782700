import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// Depth, any level and root: where a pick may begin and end.
struct EndingEarlyTests {
  private let china = SmallTrees.china

  @Test func theStepAtDepthEndsThePick() {
    let store = TestStore(china) {
      $0.depth = 2
      $0.selected = [china.at("广东")]
    }
    store.send(.rowPicked(1)) {
      $0.steps[1].cursor = 1
      $0.steps[1].chosen = china.at("广东/深圳")
      $0.outcome = .picked([china.at("广东"), china.at("广东/深圳")])
    }
    store.expect(.finish(.picked([china.at("广东"), china.at("广东/深圳")])))
    store.finish()
  }

  @Test func aDepthOfOneEndsAtTheFirstStep() {
    let store = TestStore(china) { $0.depth = 1 }
    store.send(.rowActivated) {
      $0.steps[0].chosen = china.at("北京")
      $0.outcome = .picked([china.at("北京")])
    }
    store.expect(.finish(.picked([china.at("北京")])))
    store.finish()
  }

  @Test func aPlaceThatEndsBeforeTheDepthEndsThere() {
    let store = TestStore(china) {
      $0.depth = 4
      $0.selected = [china.at("台湾")]
    }
    store.send(.rowActivated) {
      $0.steps[1].chosen = china.at("台湾/金门县")
      $0.outcome = .picked(china.at("台湾/金门县").path)
    }
    store.expect(.finish(.picked(china.at("台湾/金门县").path)))
    store.finish()
  }

  @Test func anyLevelTakesTheRegionUnderTheCursorAsItIs() {
    let store = TestStore(china) {
      $0.takesAnyLevel = true
      $0.selected = [china.at("广东")]
    }
    store.send(.cursorMoved(by: 1)) { $0.steps[1].cursor = 1 }
    store.send(.cursorAccepted) { $0.outcome = .picked([china.at("广东"), china.at("广东/深圳")]) }
    store.expect(.finish(.picked([china.at("广东"), china.at("广东/深圳")])))
    store.finish()
  }

  @Test func anyLevelAtAReopenedStepLeavesOutWhatStandsBelow() {
    let store = TestStore(china) {
      $0.takesAnyLevel = true
      $0.selected = china.at("广东/深圳/南山区").path
    }
    store.send(.stepFocused(1)) { $0.activeStep = 1 }
    store.send(.cursorAccepted) { $0.outcome = .picked(china.at("广东/深圳").path) }
    store.expect(.finish(.picked(china.at("广东/深圳").path)))
    store.finish()
  }

  @Test func withoutAnyLevelNothingIsTakenAsItIs() {
    let store = TestStore(china)
    store.send(.cursorAccepted)
    store.finish()
  }

  @Test func theStepsOfTheRootStandInTheTimelineAndCannotBeLeft() {
    let store = TestStore(china) { $0.root = china.at("广东/深圳") }
    #expect(store.state.steps.map(\.kind) == [.locked, .locked, .open])
    #expect(store.state.path.map(\.name) == ["广东省", "深圳市"])
    #expect(store.state.places!.shownStepCount == 3)
    #expect(store.state.list.map(\.shortName) == ["龙岗", "罗湖", "南山"])
    for action in [
      Action.stepLeft, .stepFocused(0), .stepFocused(1), .stepCycled(by: -1), .stepCycled(by: 1),
    ] {
      store.send(action)
    }
    store.finish()
  }

  @Test func thePathBelowARootIsPrintedWhole() {
    let store = TestStore(china) { $0.root = china.at("台湾") }
    store.send(.rowActivated) {
      $0.steps[1].chosen = china.at("台湾/金门县")
      $0.outcome = .picked([china.at("台湾"), china.at("台湾/金门县")])
    }
    store.expect(.finish(.picked([china.at("台湾"), china.at("台湾/金门县")])))
    store.finish()
  }

  @Test func aPlaceIsChosenBeforehandBelowARoot() {
    let state = State.opened(
      china, options: options(root: "广东", selected: ["广东/深圳", "广东/深圳/南山区"]),
      size: Size(columns: 80, rows: 24)
    ).state
    #expect(state.path.map(\.shortName) == ["广东", "深圳", "南山"])
    #expect(state.steps.map(\.kind) == [.locked, .open, .open, .open])
    #expect(state.activeStep == 3)
  }

  @Test func theRootItselfCannotBeChosenAnew() {
    let state = State.opened(
      china, options: options(root: "广东", selected: ["北京", "北京/东城区"]), size: Size(columns: 80, rows: 24)
    ).state
    #expect(state.path.map(\.shortName) == ["广东"])
    #expect(state.activeStep == 1)
  }

  @Test func aRootWithNothingBelowCannotBeChosenAnewEither() {
    let effects = State.opened(
      china, options: options(root: "台湾/金门县", selected: ["台湾/台北"]), size: Size(columns: 80, rows: 24)
    ).effects
    #expect(effects == [.finish(.picked(china.at("台湾/金门县").path))])
  }

  @Test func aRootWithNothingBelowEndsThePickBeforeItBegins() {
    let (state, effects) = State.opened(
      china, options: options(root: "台湾/金门县"), size: Size(columns: 80, rows: 24))
    #expect(effects == [.finish(.picked([china.at("台湾"), china.at("台湾/金门县")]))])
    #expect(state.steps.map(\.kind) == [.locked, .locked])
  }

  @Test(arguments: [1, 2])
  func aRootAtTheDepthOrDeeperEndsThePickBeforeItBegins(depth: Int) {
    var options = options(root: "广东/深圳")
    options.depth = depth
    let effects = State.opened(china, options: options, size: Size(columns: 80, rows: 24)).effects
    #expect(effects == [.finish(.picked([china.at("广东"), china.at("广东/深圳")]))])
  }

  @Test func aDepthCountsTheStepsOfTheRoot() {
    let store = TestStore(china) {
      $0.root = china.at("广东")
      $0.depth = 2
    }
    store.send(.rowActivated) {
      $0.steps[1].chosen = china.at("广东/东莞")
      $0.outcome = .picked([china.at("广东"), china.at("广东/东莞")])
    }
    store.expect(.finish(.picked([china.at("广东"), china.at("广东/东莞")])))
    store.finish()
  }

  @Test func anOnlyRegionBelowARootIsPassedOver() {
    var options = Options()
    options.root = SmallTrees.chains.at("单省/乙市")
    let effects = State.opened(SmallTrees.chains, options: options, size: Size(columns: 80, rows: 24)).effects
    #expect(effects == [.finish(.picked(SmallTrees.chains.at("单省/乙市/单链/链尾").path))])
  }

  private func options(root: String, selected: [String] = []) -> Options {
    var options = Options(selected: selected.map(china.at))
    options.root = china.at(root)
    return options
  }
}
