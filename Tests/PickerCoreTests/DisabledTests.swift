import RegionModel
import RegionSearch
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

  /// A list that opens behind rows that cannot be chosen is scrolled to its cursor.
  @Test func aListOpensWhereItsCursorIs() throws {
    var builder = TreeBuilder()
    for name in ["省", "甲", "乙", "丙"] {
      builder.append(RegionRecord(parent: name == "省" ? .none : .record(0), name: name))
    }
    builder.order = .source
    builder.append(RegionRecord(parent: .none, name: "别省"))
    builder.flags = [0, 1, 1, 0, 0]
    let store = TestStore(try builder.tree(), size: Size(columns: 40, rows: 1))
    store.sendUntold(.rowActivated)
    #expect(store.state.step.cursor == 2)
    #expect(store.state.step.top == 2)
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

  /// 关省 cannot be chosen; 内市 lies below it.
  private static let closed: RegionTree = {
    var builder = TreeBuilder()
    builder.append(RegionRecord(code: "1", parent: .none, name: "关省"))
    builder.append(RegionRecord(code: "11", parent: .record(0), name: "内市"))
    builder.append(RegionRecord(code: "2", parent: .none, name: "开省"))
    builder.flags = [RegionTree.Flags.disabled.rawValue, 0, 0]
    do { return try builder.tree() } catch { preconditionFailure("\(error)") }
  }()

  private func searching(_ configure: (inout Options) -> Void) -> TestStore {
    let store = TestStore(Self.closed, configure)
    store.sendUntold(.searchEdited(.typed("内市")))
    let query = SearchQuery("内市", root: store.state.options.root)
    store.expect(.search(query, generation: 1))
    store.sendUntold(.searchResultsFound(RegionSearcher(Self.closed).search(query), generation: 1))
    return store
  }

  @Test func aResultBelowOneIsNotTakenAsItIs() {
    let store = searching { $0.takesAnyLevel = true }
    store.send(.cursorAccepted) { $0.notice = .disabled(Self.closed.roots[0]) }
    store.finish()
  }

  @Test func aResultBelowOneIsNotMarked() {
    let store = searching { $0.markLimit = Options.noMarkLimit }
    store.send(.markToggled(by: 1)) { $0.notice = .disabled(Self.closed.roots[0]) }
    store.finish()
  }

  @Test func aShortcutBelowOneIsNotTakenAsItIs() {
    let store = TestStore(Self.closed) {
      $0.takesAnyLevel = true
      $0.markLimit = Options.noMarkLimit
      $0.shortcuts = [Rows.Shortcut(.hot, Self.closed.roots[0].children[0])]
    }
    store.send(.cursorAccepted) { $0.notice = .disabled(Self.closed.roots[0]) }
    store.send(.markToggled(by: 1))
    #expect(store.state.markCount?.marked == 0)
    store.finish()
  }

  /// Who asked for the pick named the root; what lies below it can be chosen.
  @Test(arguments: [Content.Kind.places, .columns])
  func belowARootThatCannotBeChosenThePickEnds(_ kind: Content.Kind) {
    let path = [Self.closed.roots[0], Self.closed.roots[0].children[0]]
    let store = TestStore(Self.closed) {
      $0.content = kind
      $0.root = path[0]
      $0.skipsSingleChoice = false
    }
    store.sendUntold(.rowActivated)
    store.expect(.finish(.picked(path)))
    store.finish()
  }

  @Test func homeAndEndTurnAColumnToWhatCanBeChosen() {
    let store = columnsStore(Self.tree)
    store.sendUntold(.lastRowAsked)
    #expect(store.state.band == "[F]")
    store.sendUntold(.firstRowAsked)
    #expect(store.state.band == "[C] D")
  }
}
