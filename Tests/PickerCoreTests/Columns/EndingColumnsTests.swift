import RegionModel
import RegionSearch
import TestSupport
import Testing

@testable import PickerCore

/// The pick ends with the names in the band.
struct EndingColumnsTests {
  private let china = SmallTrees.china

  @Test(arguments: ["北京/朝阳区/朝外", "广东/深圳/南山/粤海", "广东/东莞/石碣", "台湾/金门县", "河南/济源/沁园"])
  func enterEndsWithTheWholeBand(_ place: String) {
    let path = china.at(place).path
    let store = columnsStore(selected: place)
    store.send(.rowActivated) { $0.outcome = .picked(path) }
    store.expect(.finish(.picked(path)))
    store.finish()
  }

  @Test func enterEndsWithTheWholeBandFromAnyColumn() {
    let path = china.at("广东/深圳/南山/粤海").path
    let store = columnsStore(selected: "广东/深圳/南山/粤海")
    store.send(.stepFocused(1)) { $0.columns?.active = 1 }
    store.send(.rowActivated) { $0.outcome = .picked(path) }
    store.expect(.finish(.picked(path)))
    store.finish()
  }

  @Test func anyLevelEndsAtTheActiveColumn() {
    let store = columnsStore(selected: "广东/深圳/南山/粤海") { $0.takesAnyLevel = true }
    store.send(.stepFocused(1)) { $0.columns?.active = 1 }
    store.send(.cursorAccepted) { $0.outcome = .picked(china.at("广东/深圳").path) }
    store.expect(.finish(.picked(china.at("广东/深圳").path)))
    store.finish()
  }

  @Test func withoutAnyLevelNothingIsTakenAsItIs() {
    let store = columnsStore()
    store.send(.cursorAccepted)
    store.finish()
  }

  @Test func theRootIsPartOfThePath() {
    let path = china.at("广东/东莞/东城").path
    let store = columnsStore { $0.root = china.at("广东/东莞") }
    store.send(.rowActivated) { $0.outcome = .picked(path) }
    store.expect(.finish(.picked(path)))
    store.finish()
  }

  @Test func theSheetSinksBeforeThePickEnds() {
    let store = columnsStore { $0.isAnimated = true }
    store.expect(.tick(after: 20))
    store.send(.cancelled) {
      $0.outcome = .cancelled
      $0.motion = .sinking(nil)
    }
    store.expect(.tick(after: 0))
    store.finish()
  }

  /// A store with an open search that was answered.
  private func searching(_ text: String, _ configure: @escaping (inout Options) -> Void = { _ in })
    -> TestStore
  {
    let store = columnsStore { options in
      configure(&options)
      options.query = text
    }
    let first = store.state.columns.flatMap { $0.active > 0 ? $0.columns[$0.active - 1].region : nil }
    let query = SearchQuery(text, root: store.state.options.root, first: first)
    store.expect(.search(query, generation: 1))
    store.sendUntold(.searchResultsFound(RegionSearcher(china).search(query), generation: 1))
    return store
  }

  @Test func aResultTurnsAllColumnsAndEndsNothing() {
    let store = searching("粤海")
    store.send(.rowActivated) {
      $0.takenQuery = "粤海"
      $0.search = nil
      $0.searchGeneration = 2
      $0.columns?.columns = [
        column(row: 1), column(below: "广东", row: 1), column(below: "广东/深圳", row: 2),
        column(below: "广东/深圳/南山", row: 2),
      ]
      $0.columns?.active = 3
      $0.columns?.slotCount = 4
      $0.columns?.awaited = china.at("广东/深圳/南山/粤海").path
    }
    store.finish()
  }

  @Test func aResultWithOthersBelowItGoesToTheirFirstRows() {
    let store = searching("深圳")
    store.sendUntold(.rowActivated)
    #expect(store.state.band == "广东 [深圳] 龙岗 坂田")
    #expect(store.state.outcome == nil)
    store.finish()
  }

  @Test func aResultBelowTheDepthTurnsTheColumnsThatThereAre() {
    let store = searching("粤海") { $0.depth = 2 }
    store.sendUntold(.rowActivated)
    #expect(store.state.band == "广东 [深圳]")
    store.finish()
  }

  @Test func aResultBelowTheRootLeavesTheLockedColumns() {
    let store = searching("石碣") { $0.root = china.at("广东") }
    store.sendUntold(.rowActivated)
    #expect(store.state.band == "广东 东莞 [石碣]")
    store.finish()
  }

  /// After a result, turning fills columns with first rows or selections, as before.
  @Test func aColumnThatIsTurnedForgetsTheResult() {
    let store = searching("粤海")
    store.sendUntold(.rowActivated)
    store.sendUntold(.columnMoved(0, by: 1))
    store.sendUntold(.columnMoved(0, by: -1))
    #expect(store.state.band == "广东 [东莞] 东城")
    store.finish()
  }
}
