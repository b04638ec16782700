import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// Choosing a region.
struct ChoosingTests {
  private let china = SmallTrees.china

  @Test func choosingARegionGoesToTheNextStep() {
    let store = TestStore(china)
    store.send(.cursorMoved(by: 1)) { $0.steps[0].cursor = 1 }
    store.send(.rowActivated) {
      $0.steps[0].chosen = china.at("广东")
      $0.steps.append(Step(list: china.at("广东").children))
      $0.activeStep = 1
    }
    store.finish()
  }

  @Test func aClickChoosesTheRowItIsOn() {
    let store = TestStore(china)
    store.send(.rowPicked(6)) {
      $0.steps[0].cursor = 6
      $0.steps[0].chosen = china.at("台湾")
      $0.steps.append(Step(list: china.at("台湾").children))
      $0.activeStep = 1
    }
    store.finish()
  }

  @Test(arguments: [7, -1, .max, .min])
  func aClickBesideTheRowsChoosesNothing(row: Int) {
    let store = TestStore(china)
    store.send(.rowPicked(row))
    store.finish()
  }

  @Test func aPlaceWithNothingBelowEndsThePickAtTheSecondStep() {
    let store = TestStore(china) { $0.selected = [china.at("台湾")] }
    store.send(.rowPicked(0)) {
      $0.steps[1].chosen = china.at("台湾/金门县")
      $0.outcome = .picked([china.at("台湾"), china.at("台湾/金门县")])
    }
    store.expect(.finish(.picked([china.at("台湾"), china.at("台湾/金门县")])))
    store.finish()
  }

  @Test func aPlaceWithNothingBelowEndsThePickAtTheThirdStep() {
    let store = TestStore(china) { $0.selected = china.at("广西/南宁").path }
    store.send(.rowPicked(1)) {
      $0.steps[2].cursor = 1
      $0.steps[2].chosen = china.at("广西/南宁/兴宁区")
      $0.outcome = .picked(china.at("广西/南宁/兴宁区").path)
    }
    store.expect(.finish(.picked([china.at("广西"), china.at("广西/南宁"), china.at("广西/南宁/兴宁区")])))
    store.finish()
  }

  @Test func aTownshipEndsThePickAtTheFourthStep() {
    let store = TestStore(china) { $0.selected = china.at("广东/深圳/南山区").path }
    store.send(.rowPicked(2)) {
      $0.steps[3].cursor = 2
      $0.steps[3].chosen = china.region(code: "440305007")
      $0.outcome = .picked(china.at("广东/深圳/南山区/粤海街道").path)
    }
    store.expect(.finish(.picked(china.at("广东/深圳/南山区/粤海街道").path)))
    store.finish()
  }

  @Test func aMunicipalityHasItsCountiesAtTheSecondStep() {
    let store = TestStore(china)
    store.send(.rowActivated) {
      $0.steps[0].chosen = china.at("北京")
      $0.steps.append(Step(list: china.at("北京").children))
      $0.activeStep = 1
    }
    #expect(store.state.list.map(\.name) == ["朝阳区", "东城区"])
    #expect(store.state.list[0].level == .county)
    store.finish()
  }

  @Test func aCountyBesidePrefecturesHasItsTownshipsAtTheThirdStep() {
    let store = TestStore(china) { $0.selected = [china.at("河南")] }
    store.send(.rowPicked(0)) {
      $0.steps[1].chosen = china.at("河南/济源")
      $0.steps.append(Step(list: china.at("河南/济源").children))
      $0.activeStep = 2
    }
    #expect(store.state.list.map(\.name) == ["克井镇", "沁园街道"])
    store.finish()
  }

  @Test(arguments: [(0, "11"), (1, "12")])
  func ofTwoRowsWithOneNameTheOneUnderTheCursorIsChosen(cursor: Int, code: String) throws {
    let list = SmallTrees.names.at("河北").children
    let row = try #require(list.firstIndex { $0.name == "桥西区" }) + cursor
    let store = TestStore(SmallTrees.names) { $0.selected = [SmallTrees.names.at("河北")] }
    store.send(.rowPicked(row)) {
      $0.steps[1].cursor = row
      $0.steps[1].chosen = SmallTrees.names.region(code: code)
      $0.outcome = .picked([SmallTrees.names.at("河北"), list[row]])
    }
    store.expect(.finish(.picked([SmallTrees.names.at("河北"), list[row]])))
    #expect(list[row].code == code)
    store.finish()
  }

  @Test(arguments: ["一〇一团", "城关镇（东）", "县", "☆", "※", "㑇镇"])
  func aNameOfAnyCharactersIsChosen(name: String) throws {
    let wanted = SmallTrees.names.at("河北/\(name)")
    var (state, _) = State.opened(
      SmallTrees.names, options: Options(selected: wanted.path), size: Size(columns: 80, rows: 24))
    #expect(reduce(&state, .rowActivated) == [.finish(.picked([SmallTrees.names.at("河北"), wanted]))])
  }

  @Test func aTreeWithoutRegionsBearsEveryAction() {
    let store = TestStore(SmallTrees.empty)
    for action in [
      Action.rowActivated, .cursorAccepted, .lastRowAsked, .cursorMoved(by: 1), .stepCycled(by: 1),
    ] {
      store.send(action)
    }
    store.send(.cancelled) { $0.outcome = .cancelled }
    store.expect(.finish(.cancelled))
    store.finish()
  }
}

extension Options {
  /// Options with a path chosen beforehand.
  init(selected: [Region]) {
    self.init()
    self.selected = selected
  }
}
