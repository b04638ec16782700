import TestSupport
import Testing

@testable import PickerCore

/// A text is found in a column of items.
struct FindingTests {
  private func opened(_ lists: [String]...) throws -> State { try TestStore(lists: lists).state }

  private func rows(_ state: inout State, _ actions: Action...) -> [Int] {
    for action in actions { _ = reduce(&state, action) }
    return state.columns?.rows ?? []
  }

  @Test func theColumnFollowsTheLine() throws {
    var state = try opened(["main", "feature/login", "fix/login", "Login"], ["a", "b"])
    #expect(rows(&state, .searchAsked, .searchEdited(.typed("log"))) == [1, 0])
    #expect(rows(&state, .cursorMoved(by: 1)) == [2, 0])
    #expect(rows(&state, .cursorMoved(by: 1)) == [3, 0])
    #expect(rows(&state, .cursorMoved(by: 1)) == [1, 0])
    #expect(rows(&state, .cursorMoved(by: -1)) == [3, 0])
    #expect(rows(&state, .searchEdited(.startDeleted), .searchEdited(.typed("fix"))) == [2, 0])
  }

  @Test func escBringsTheColumnBack() throws {
    var state = try opened(["a", "b", "c"])
    #expect(rows(&state, .cursorMoved(by: 1), .searchEdited(.typed("c"))) == [2])
    #expect(rows(&state, .dismissed) == [1])
    #expect(state.columns?.entry == nil)
    #expect(state.outcome == nil)
  }

  @Test func enterEndsThePickOfOneColumnAndTheFindingInOneOfSeveral() throws {
    var one = try opened(["a", "b", "c"])
    _ = rows(&one, .searchEdited(.typed("b")), .rowActivated)
    #expect(one.outcome == .chosen([1]))
    var two = try opened(["a", "b"], ["x", "y"])
    _ = rows(&two, .searchEdited(.typed("b")), .rowActivated)
    #expect(two.outcome == nil)
    #expect(two.columns?.entry == nil)
    #expect(two.columns?.rows == [1, 0])
  }

  @Test func whatIsNotThereIsSaidAndTakesNothing() throws {
    var state = try opened(["a", "b"])
    #expect(rows(&state, .searchEdited(.typed("zz"))) == [0])
    #expect(state.notice == .noSuchText("zz"))
    _ = rows(&state, .rowActivated)
    #expect(state.outcome == nil)
    #expect(state.notice == .noSuchText("zz"))
  }
}
