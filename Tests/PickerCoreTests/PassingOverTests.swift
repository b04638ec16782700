import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// Steps with one region are shown as chosen and skipped in both directions.
struct PassingOverTests {
  private let chains = SmallTrees.chains

  private func opened(_ path: String, skipsSingleChoice: Bool = true, depth: Int? = nil) -> (State, [Effect])
  {
    var options = Options(selected: path.isEmpty ? [] : chains.at(path).path)
    options.skipsSingleChoice = skipsSingleChoice
    options.depth = depth
    let (state, effects) = State.opened(chains, options: options, size: Size(columns: 80, rows: 24))
    return (state, effects)
  }

  /// The chosen names, skipped ones in brackets, and the active step.
  private func text(_ state: State) -> String {
    let names = state.steps.map { step in
      let name = step.chosen?.name ?? "?"
      return step.kind == .skipped ? "(\(name))" : name
    }
    return names.joined(separator: " ") + " ▸ \(state.activeStep)"
  }

  @Test func theFirstStepIsPassedOver() {
    #expect(text(opened("").0) == "(单省) ? ▸ 1")
    #expect(opened("").0.places!.shownStepCount == 2)
    #expect(opened("").1 == [])
  }

  @Test func theLastStepIsPassedOverAndEndsThePick() {
    let store = TestStore(chains) { $0.selected = chains.at("单省/甲市").path }
    store.send(.lastRowAsked) { $0.steps[2].cursor = 1 }
    store.send(.rowActivated) {
      $0.steps[2].chosen = chains.at("单省/甲市/双区")
      $0.steps.append(
        Step(
          list: chains.at("单省/甲市/双区").children, kind: .skipped,
          chosen: chains.at("单省/甲市/双区/独街")))
      $0.activeStep = 3
      $0.outcome = .picked(chains.at("单省/甲市/双区/独街").path)
    }
    store.expect(.finish(.picked(chains.at("单省/甲市/双区/独街").path)))
    store.finish()
  }

  @Test func aChainInTheMiddleIsPassedOverToItsEnd() {
    let store = TestStore(chains)
    let last = chains.at("单省/乙市/单链/链尾")
    store.send(.rowPicked(1)) {
      $0.steps[1].cursor = 1
      $0.steps[1].chosen = chains.at("单省/乙市")
      $0.steps.append(
        Step(list: chains.at("单省/乙市").children, kind: .skipped, chosen: chains.at("单省/乙市/单链")))
      $0.steps.append(Step(list: chains.at("单省/乙市/单链").children, kind: .skipped, chosen: last))
      $0.activeStep = 3
      $0.outcome = .picked(last.path)
    }
    store.expect(.finish(.picked(last.path)))
    store.finish()
  }

  @Test func goingBackPassesOverToo() {
    let store = TestStore(chains) { $0.selected = chains.at("单省/甲市/独区").path }
    store.send(.stepLeft) { $0.activeStep = 2 }
    store.send(.stepLeft) { $0.activeStep = 1 }
    store.send(.stepLeft)
    store.send(.stepFocused(0))
    store.send(.stepCycled(by: -1)) { $0.activeStep = 3 }
    store.send(.stepCycled(by: 1)) { $0.activeStep = 1 }
    store.finish()
  }

  @Test func aWholePathOpensAtTheLastStepThatIsNotPassedOver() {
    #expect(text(opened("单省/甲市/双区/独街").0) == "(单省) 甲市 双区 (独街) ▸ 2")
    #expect(text(opened("单省/乙市/单链/链尾").0) == "(单省) 乙市 (单链) (链尾) ▸ 1")
    #expect(opened("单省/甲市/双区/独街").1 == [])
  }

  @Test func theBeginningOfAPathThatHasOneEndOpensAtItsLastChoice() {
    #expect(text(opened("单省/甲市/双区").0) == "(单省) 甲市 双区 (独街) ▸ 2")
    #expect(text(opened("单省/乙市").0) == "(单省) 乙市 (单链) (链尾) ▸ 1")
    #expect(text(opened("单省").0) == "(单省) ? ▸ 1")
    #expect(opened("单省/乙市").1 == [])
  }

  @Test func theSameChoiceGoesOnThroughWhatIsPassedOver() {
    let store = TestStore(chains) { $0.selected = chains.at("单省/甲市/双区").path }
    store.send(.rowActivated) {
      $0.activeStep = 3
      $0.outcome = .picked(chains.at("单省/甲市/双区/独街").path)
    }
    store.expect(.finish(.picked(chains.at("单省/甲市/双区/独街").path)))
    store.finish()
  }

  @Test func withNoChoiceAnywhereThePickEndsBeforeItBegins() {
    let tree = SmallTrees.onePath
    var options = Options()
    options.isAnimated = true
    let (state, effects) = State.opened(tree, options: options, size: Size(columns: 80, rows: 24))
    #expect(effects == [.finish(.picked(tree.at("唯省/唯市/唯区").path))])
    #expect(state.outcome == .picked(tree.at("唯省/唯市/唯区").path))
    #expect(state.motion == .still)
  }

  @Test func aDepthEndsAChain() {
    let tree = SmallTrees.onePath
    var options = Options()
    options.depth = 2
    let effects = State.opened(tree, options: options, size: Size(columns: 80, rows: 24)).effects
    #expect(effects == [.finish(.picked(tree.at("唯省/唯市").path))])
  }

  @Test func aDepthOfThePassedOverStepEndsThePickThere() {
    var (state, _) = opened("", depth: 3)
    #expect(reduce(&state, .rowPicked(1)) == [.finish(.picked(chains.at("单省/乙市/单链").path))])
  }

  @Test func withoutAutoAdvanceThePickStopsAtEveryStep() {
    #expect(text(opened("", skipsSingleChoice: false).0) == "? ▸ 0")
    #expect(text(opened("单省/甲市/双区", skipsSingleChoice: false).0) == "单省 甲市 双区 ? ▸ 3")
    #expect(text(opened("单省/甲市/双区/独街", skipsSingleChoice: false).0) == "单省 甲市 双区 独街 ▸ 3")
    var (state, _) = opened("", skipsSingleChoice: false)
    #expect(reduce(&state, .rowActivated) == [])
    #expect(text(state) == "单省 ? ▸ 1")
  }
}
