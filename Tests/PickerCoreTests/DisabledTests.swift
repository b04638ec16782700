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
    #expect(store.state.step.cursor == 2)
    store.send(.cursorMoved(by: 1)) { $0.steps[0].cursor = 4 }
    store.send(.cursorMoved(by: -1)) { $0.steps[0].cursor = 2 }
    store.send(.cursorMoved(by: -1))
    store.send(.cursorMoved(by: .max)) { $0.steps[0].cursor = 4 }
    store.finish()
  }

  @Test func homeAndEndPassThemOver() {
    let store = TestStore(Self.tree)
    store.send(.lastRowAsked) { $0.steps[0].cursor = 4 }
    store.send(.firstRowAsked) { $0.steps[0].cursor = 2 }
    store.finish()
  }

  @Test func whereNothingCanBeChosenTheEndsAreThoseOfTheList() {
    let list = Rows(Self.tree.roots[2].children)
    #expect(list.firstToChoose == 0 && list.lastToChoose == 0)
    let empty = Rows(SmallTrees.empty.roots)
    #expect(empty.firstToChoose == 0 && empty.lastToChoose == -1)
  }

  @Test func aColumnNeverStopsAtOne() {
    let store = columnsStore(Self.tree)
    #expect(store.state.band == "[C] D")
    store.send(.rowActivated) { $0.sheet.notice = .disabled(Self.tree.roots[2].children[0]) }
    #expect(store.state.outcome == nil)
  }

  @Test func homeAndEndTurnAColumnToWhatCanBeChosen() {
    let store = columnsStore(Self.tree)
    store.sendUntold(.lastRowAsked)
    #expect(store.state.band == "[F]")
    store.sendUntold(.firstRowAsked)
    #expect(store.state.band == "[C] D")
  }
}
