import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// Opening without a selection, with the beginning of a path, and with a whole path.
struct OpeningTests {
  private let china = SmallTrees.china

  private func opened(_ path: String, in tree: RegionTree = SmallTrees.china) -> State {
    let selected = path.isEmpty ? [] : tree.at(path).path
    return State.opened(
      tree, options: Options(selected: selected), size: Size(columns: 80, rows: 24)
    ).state
  }

  /// `chosen chosen ▸ list of the active step`, the cursor's region in brackets.
  private func text(_ state: State) -> String {
    let chosen = state.steps.map { $0.chosen?.shortName ?? "?" }.joined(separator: " ")
    return "\(chosen) ▸ \(state.activeStep) [\(state.step.regionAtCursor?.shortName ?? "")]"
  }

  @Test func withNothingChosenItOpensOnTheProvinces() {
    #expect(text(opened("")) == "? ▸ 0 [北京]")
    #expect(opened("").places!.shownStepCount == 0)
  }

  @Test func theBeginningOfAPlaceIsChosenAndTheNextStepIsOpen() {
    #expect(text(opened("广东")) == "广东 ? ▸ 1 [东莞]")
    #expect(text(opened("广东/深圳")) == "广东 深圳 ? ▸ 2 [龙岗]")
    #expect(text(opened("广东/深圳/南山区")) == "广东 深圳 南山 ? ▸ 3 [南山]")
    #expect(opened("广东/深圳/南山区").places!.shownStepCount == 4)
  }

  @Test func aWholePathOpensAtItsLastStep() {
    #expect(text(opened("广东/深圳/南山区/粤海街道")) == "广东 深圳 南山 粤海 ▸ 3 [粤海]")
    #expect(text(opened("台湾/金门县")) == "台湾 金门 ▸ 1 [金门]")
    #expect(text(opened("广西/柳州/鱼峰区")) == "广西 柳州 鱼峰 ▸ 2 [鱼峰]")
  }

  @Test func aWholePathIsTakenByEnterAlone() {
    let store = TestStore(china) { $0.selected = china.at("台湾/金门县").path }
    store.send(.rowActivated) { $0.outcome = .picked(china.at("台湾/金门县").path) }
    store.expect(.finish(.picked(china.at("台湾/金门县").path)))
    store.finish()
  }

  @Test func aPathWithAGapOpensAtTheGap() {
    let selected = [china.at("广东"), china.at("广西/南宁"), china.at("广西/南宁/兴宁区")]
    let (state, effects) = State.opened(
      china, options: Options(selected: selected), size: Size(columns: 80, rows: 24))
    #expect(text(state) == "广东 ? ▸ 1 [东莞]")
    #expect(effects == [])
  }

  @Test func theNoticeOfWhatWasNotFoundStandsUntilTheNextKey() {
    let store = TestStore(china) {
      $0.selected = [china.at("广东")]
      $0.notice = .notFound("广东省/深证市")
    }
    #expect(store.state.notice == .notFound("广东省/深证市"))
    store.send(.resized(Size(columns: 60, rows: 20))) { $0.size = Size(columns: 60, rows: 20) }
    store.send(.redrawAsked)
    store.expect(.redraw)
    store.send(.cursorMoved(by: 0)) { $0.notice = nil }
    store.finish()
  }

  @Test func theListOpensOnWhatIsChosenAlsoFarDown() {
    let state = opened("高50", in: SmallTrees.manyUnderG)
    #expect(state.step.regionAtCursor?.name == "高50")
    #expect(state.layout.body.list.count == 16)
    #expect(state.step.top <= state.step.cursor && state.step.cursor < state.step.top + 16)
  }

  @Test func aDepthCutsAPathThatIsLonger() {
    var options = Options(selected: china.at("广东/深圳/南山区/粤海街道").path)
    options.depth = 2
    let (state, effects) = State.opened(china, options: options, size: Size(columns: 80, rows: 24))
    #expect(text(state) == "广东 深圳 ▸ 1 [深圳]")
    #expect(effects == [])
  }

  @Test func aTreeWithoutRegionsOpensOnAnEmptyList() {
    let (state, effects) = State.opened(SmallTrees.empty, size: Size(columns: 80, rows: 24))
    #expect(text(state) == "? ▸ 0 []")
    #expect(effects == [])
    #expect(state.letterAtCursor == nil)
  }
}
