import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// Moving to another column.
struct ColumnFocusTests {
  private let china = SmallTrees.china

  @Test func arrowsGoToTheColumnBesideAndStopAtTheEnds() {
    let store = columnsStore()
    store.send(.stepLeft)
    store.send(.stepEntered) { $0.columns?.active = 1 }
    store.send(.stepEntered) { $0.columns?.active = 2 }
    store.send(.stepEntered)
    store.send(.stepLeft) { $0.columns?.active = 1 }
    store.finish()
  }

  @Test func tabGoesRoundTheEnds() {
    let store = columnsStore()
    store.send(.stepCycled(by: -1)) { $0.columns?.active = 2 }
    store.send(.stepCycled(by: 1)) { $0.columns?.active = 0 }
    store.send(.stepCycled(by: 4)) { $0.columns?.active = 1 }
    store.send(.stepCycled(by: .min)) { $0.columns?.active = 2 }  // One more than a multiple of three.
    store.finish()
  }

  @Test func digitsGoToAColumnThatThereIs() {
    let store = columnsStore()
    store.send(.stepFocused(2)) { $0.columns?.active = 2 }
    store.send(.stepFocused(3))
    store.send(.stepFocused(-1))
    store.send(.stepFocused(0)) { $0.columns?.active = 0 }
    store.finish()
  }

  @Test func lockedColumnsAreNeverGoneTo() {
    let store = columnsStore { $0.root = china.at("广东/深圳") }
    store.send(.stepLeft)
    store.send(.stepFocused(0))
    store.send(.stepFocused(1))
    store.send(.stepCycled(by: 1)) { $0.columns?.active = 3 }
    store.send(.stepCycled(by: 1)) { $0.columns?.active = 2 }
    store.send(.stepCycled(by: -1)) { $0.columns?.active = 3 }
    store.finish()
  }
}
