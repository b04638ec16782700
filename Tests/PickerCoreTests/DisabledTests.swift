import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// Rows that the data does not let be chosen are passed over, in lists and in columns.
struct DisabledTests {
  /// A, B and E cannot be chosen; C has D below it, which cannot be chosen either.
  private static let tree: RegionTree = {
    var builder = TreeBuilder()
    builder.order = .source
    for name in ["A", "B", "C", "D", "E", "F", "G"] {
      builder.append(RegionRecord(parent: name == "D" ? .record(2) : .none, name: name))
    }
    builder.flags = [1, 1, 0, 1, 1, 0, 1]
    do { return try builder.tree() } catch { preconditionFailure("\(error)") }
  }()

  @Test func theCursorPassesThemOver() {
    let store = TestStore(Self.tree)
    store.send(.cursorMoved(by: 1)) { $0.steps[0].cursor = 2 }
    store.send(.cursorMoved(by: 1)) { $0.steps[0].cursor = 4 }
    store.send(.cursorMoved(by: -1)) { $0.steps[0].cursor = 2 }
    store.send(.cursorMoved(by: -1))
    store.send(.cursorMoved(by: .max)) { $0.steps[0].cursor = 4 }
    store.finish()
  }

  @Test func aColumnNeverStopsAtOne() {
    let store = columnsStore(Self.tree)
    #expect(store.state.band == "[C] D")
    store.send(.rowActivated) { $0.sheet.notice = .disabled(Self.tree.roots[2].children[0]) }
    #expect(store.state.outcome == nil)
  }
}
