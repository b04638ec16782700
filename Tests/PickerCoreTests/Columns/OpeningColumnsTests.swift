import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// The positions of columns when they open.
struct OpeningColumnsTests {
  private let china = SmallTrees.china

  @Test func everyColumnStandsOnItsFirstRow() {
    let store = columnsStore()
    let columns = [column(), column(below: "北京"), column(below: "北京/朝阳区")]
    #expect(store.state.columns?.columns == columns)
    #expect(store.state.columns?.active == 0)
    #expect(store.state.columns?.slotCount == 3)
    #expect(store.state.path == china.at("北京/朝阳区/朝外").path)
    #expect(store.state.outcome == nil)
    store.finish()
  }

  @Test(arguments: [
    ("广东/深圳/南山/粤海", "[广东] 深圳 南山 粤海"), ("广东/深圳", "[广东] 深圳 龙岗 坂田"), ("广东/东莞", "[广东] 东莞 东城"),
    ("台湾/台北", "[台湾] 台北"), ("河南", "[河南] 济源 克井"), ("广西/柳州/鱼峰区", "[广西] 柳州 鱼峰"),
  ])
  func columnsGoToWhatIsSelected(_ path: String, _ band: String) {
    let store = columnsStore(selected: path)
    #expect(store.state.band == band)
    store.finish()
  }

  /// 北京 has three columns and 台湾 two: none is skipped.
  @Test(arguments: [("北京", 3), ("广东/东莞", 3), ("广东/深圳", 4), ("台湾/金门县", 2), ("甘肃", 2)])
  func aPlaceHasAsManyColumnsAsSteps(_ path: String, _ count: Int) {
    let store = columnsStore(selected: path)
    #expect(store.state.columns?.columns.count == count)
    #expect(store.state.columns?.slotCount == count)
    store.finish()
  }

  @Test func noStepIsPassedOver() {
    let store = columnsStore(SmallTrees.chains)
    #expect(store.state.columns?.columns.map(\.count) == [1, 2, 2, 2])
    #expect(store.state.outcome == nil)
    store.finish()
  }

  @Test func theColumnsOfTheRootAreLocked() {
    let store = columnsStore { $0.root = china.at("广东/深圳") }
    let columns = [
      column(row: 1, isLocked: true), column(below: "广东", row: 1, isLocked: true), column(below: "广东/深圳"),
      column(below: "广东/深圳/龙岗区"),
    ]
    #expect(store.state.columns?.columns == columns)
    #expect(store.state.columns?.active == 2)
    store.finish()
  }

  @Test func belowARootColumnsGoToWhatIsSelected() {
    let store = columnsStore {
      $0.root = china.at("广东")
      $0.selected = Array(china.at("广东/深圳/南山").path.dropFirst())
    }
    #expect(store.state.band == "广东 [深圳] 南山 南山")
    store.finish()
  }

  @Test(arguments: [(1, "[广东]"), (2, "[广东] 深圳"), (3, "[广东] 深圳 南山"), (9, "[广东] 深圳 南山 粤海")])
  func thereAreAsManyColumnsAsTheDepthAllows(_ depth: Int, _ band: String) {
    let store = columnsStore(selected: "广东/深圳/南山/粤海") { $0.depth = depth }
    #expect(store.state.band == band)
    store.finish()
  }

  @Test(arguments: [("台湾/金门县", Int?.none), ("广东/深圳", 1), ("广东/深圳", 2)])
  func whereNothingCanBeChosenThePickEndsBeforeItBegins(_ root: String, _ depth: Int?) {
    let path = china.at(root).path
    let store = columnsStore {
      $0.root = china.at(root)
      $0.depth = depth
    }
    store.expect(.finish(.picked(path)))
    #expect(store.state.outcome == .picked(path))
    store.finish()
  }

  @Test func aTreeWithoutRegionsBearsEveryAction() {
    let store = columnsStore(SmallTrees.empty) { $0.takesAnyLevel = true }
    for action in [
      Action.rowActivated, .cursorAccepted, .lastRowAsked, .cursorMoved(by: 1), .stepCycled(by: 1),
      .columnMoved(0, by: 1), .columnRowPicked(0, row: 0), .letterPicked(Letter("A")!), .stepFocused(0),
    ] {
      store.send(action)
    }
    store.send(.cancelled) { $0.outcome = .cancelled }
    store.expect(.finish(.cancelled))
    store.finish()
  }
}
