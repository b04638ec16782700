import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// Independent columns of items.
struct ItemColumnsTests {
  private static let sizes = ["S", "M", "L", "XL"]
  private static let colours = ["黑", "白", "red", "Rosé", "#"]

  private func store(_ selected: Columns.Default...) throws -> TestStore {
    try TestStore(lists: [Self.sizes, Self.colours], selected: selected)
  }

  @Test func theyStandOnTheirFirstRows() throws {
    let store = try store()
    #expect(store.state.columns?.rows == [0, 0])
    #expect(store.state.path == [])
    store.finish()
  }

  @Test func defaultsNameAnItemOrItsRow() throws {
    #expect(try store(.item("L"), .index(4)).state.columns?.rows == [2, 4])
    #expect(try store(.index(3)).state.columns?.rows == [3, 0])
    #expect(try store(.item("S"), .item("#")).state.columns?.rows == [0, 4])
  }

  @Test func anErrorSaysWhatIsWrong() {
    typealias Case = ([[String]], [Columns.Default], ColumnsError)
    let cases: [Case] = [
      ([], [], .noColumns),
      ([["a"], []], [], .emptyColumn(1)),
      ([["a"]], [.index(0), .index(0)], .tooManyDefaults(2, columns: 1)),
      ([["a"], ["b", "c"]], [.index(0), .item("d")], .noSuchItem("d", column: 1, count: 2)),
      ([["a"], ["b", "c"]], [.index(1)], .indexOutOfRange(1, column: 0, count: 1)),
      ([["a"], ["b", "c"]], [.index(0), .index(-1)], .indexOutOfRange(-1, column: 1, count: 2)),
    ]
    for (lists, selected, error) in cases {
      #expect(throws: error) { try TestStore(lists: lists, selected: selected) }
    }
  }

  @Test func aColumnIsTurnedAndTheOthersStay() throws {
    let store = try store(.index(1), .index(2))
    store.send(.cursorMoved(by: 1)) { $0.columns?.columns[0].cursor = 2 }
    store.send(.stepEntered) { $0.columns?.active = 1 }
    store.send(.lastRowAsked) { $0.columns?.columns[1].cursor = 4 }
    store.send(.columnMoved(0, by: -9)) { $0.columns?.columns[0].cursor = 0 }
    store.send(.columnRowPicked(0, row: 3)) {
      $0.columns?.columns[0].cursor = 3
      $0.columns?.active = 0
    }
    store.finish()
  }

  @Test func enterEndsWithTheRows() throws {
    let store = try store(.index(1), .index(2))
    store.send(.rowActivated) { $0.outcome = .chosen([1, 2]) }
    store.expect(.finish(.chosen([1, 2])))
    store.finish()
  }

  @Test func lettersGoToTheNextItemThatBeginsWithThem() throws {
    var state = try store(.index(0), .index(0)).state
    func rows(_ letters: String, from now: Int) -> [Int] {
      for (index, letter) in letters.enumerated() {
        _ = reduce(&state, .letterTyped(Letter(letter)!, at: now + index))
      }
      return state.columns?.rows ?? []
    }
    #expect(rows("L", from: 0) == [2, 0])
    #expect(rows("L", from: 9) == [2, 0])
    _ = reduce(&state, .stepEntered)
    #expect(rows("R", from: 10) == [2, 2])
    #expect(rows("R", from: 11) == [2, 3])
    #expect(rows("R", from: 12) == [2, 2])
    #expect(state.notice == nil)
    #expect(rows("V", from: 5000) == [2, 2])
    #expect(state.notice == .noSuchText("v"))
    #expect(state.columns?.entry?.text == "v")
  }

  /// Branches of a repository: what is typed soon after the other makes one word.
  @Test func lettersTypedTogetherAreABeginning() throws {
    var state = try TestStore(lists: [["main", "fix-1", "Feature", "feat-2", "fork"]]).state
    func row(_ letters: String, from now: Int) -> Int? {
      for (index, letter) in letters.enumerated() {
        _ = reduce(&state, .letterTyped(Letter(letter)!, at: now + index * 100))
      }
      return state.columns?.rows[0]
    }
    #expect(row("FE", from: 0) == 2)
    #expect(row("FO", from: 9000) == 4)
    #expect(row("M", from: 20_000) == 0)
  }

  @Test func anAnswerThatNobodyAskedForChangesNothing() throws {
    let store = try store()
    store.send(.childrenLoaded(SmallTrees.china.roots, generation: 0))
    store.send(.childrenFailed("?", generation: 0))
    store.send(.cursorAccepted)
    store.send(.clockTicked(at: 50))
    store.finish()
  }

  @Test func oneItemAloneCanBeChosen() throws {
    let store = try TestStore(lists: [["only"]])
    store.send(.cursorMoved(by: 1))
    store.send(.stepCycled(by: 1))
    store.send(.rowActivated) { $0.outcome = .chosen([0]) }
    store.expect(.finish(.chosen([0])))
    store.finish()
  }
}

/// Items that come while their column is shown.
struct LateItemTests {
  private func store(_ items: String...) throws -> TestStore { try TestStore(lists: [items, ["黑", "白"]]) }

  private func items(_ texts: String...) throws -> ItemTable { try ItemTable(texts) }

  @Test func theyStandBehindTheOthers() throws {
    let store = try store("S", "M")
    store.send(.lastRowAsked) { $0.columns?.columns[0].cursor = 1 }
    let four = try items("S", "M", "L", "XL")
    store.send(.itemsRead(try items("L", "XL"), column: 0)) {
      $0.columns?.columns[0].items = four
    }
    store.send(.lastRowAsked) { $0.columns?.columns[0].cursor = 3 }
    store.send(.itemsRead(try items("no"), column: 2))
    store.finish()
  }

  /// What was found stays, and what was not found is looked for in what comes.
  @Test func theLineFindsThem() throws {
    let store = try store("S", "M")
    store.send(.searchEdited(.typed("x"))) {
      $0.columns?.entry = SearchLine("x")
      $0.columns?.beforeEntry = Columns.Standing(rows: [0, 0], choice: nil)
      $0.sheet.notice = .noSuchText("x")
    }
    let three = try items("S", "M", "L")
    store.send(.itemsRead(try items("L"), column: 0)) {
      $0.columns?.columns[0].items = three
    }
    let five = try items("S", "M", "L", "XL", "XXL")
    store.send(.itemsRead(try items("XL", "XXL"), column: 0)) {
      $0.columns?.columns[0].items = five
      $0.columns?.columns[0].cursor = 3
      $0.sheet.notice = nil
    }
    let six = try items("S", "M", "L", "XL", "XXL", "X")
    store.send(.itemsRead(try items("X"), column: 0)) {
      $0.columns?.columns[0].items = six
    }
    store.finish()
  }

  /// Enter before the item is there takes it when it comes; any other key takes that back.
  @Test func enterWaitsForWhatIsStillRead() throws {
    let state = try TestStore(lists: [["S", "M"]]).state
    func found(after actions: [Action]) throws -> Outcome? {
      var state = state
      let line: [Action] = [
        .itemsAwaited(column: 0), .searchAsked, .searchEdited(.typed("x")), .rowActivated,
      ]
      for action in line + actions + [.itemsRead(try items("L", "XL"), column: 0)] {
        _ = reduce(&state, action)
      }
      #expect(state.notice == nil)
      #expect(state.columns?.rows == [3])
      return state.outcome
    }
    #expect(try found(after: []) == .chosen([3]))
    #expect(try found(after: [.searchEdited(.typed("l")), .itemsEnded(column: 0)]) == nil)
    #expect(try found(after: [.itemsEnded(column: 0)]) == nil)
  }

  @Test func whatCannotBeReadEndsThePick() throws {
    let store = try store("S", "M")
    store.send(.itemsRefused) { $0.sheet.outcome = .itemsRefused }
    store.expect(.finish(.itemsRefused))
    store.finish()
  }

  @Test func nothingChangesAfterTheEnd() throws {
    let store = try store("S", "M")
    store.send(.cancelled) { $0.sheet.outcome = .cancelled }
    store.expect(.finish(.cancelled))
    store.send(.itemsRead(try items("L"), column: 0))
    store.send(.itemsRefused)
    store.finish()
  }
}
