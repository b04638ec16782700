import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// Where several places can be picked and lists come one by one, a mark asks whether anything lies below its place.
struct MarkingUnknownTests {
  private func tree(_ names: [String]) throws -> RegionTree {
    var builder = TreeBuilder(names.map { RegionRecord(code: "", parent: .none, name: $0) })
    builder.order = .source
    return try builder.tree()
  }

  private func opened() throws -> (TestStore, RegionTree) {
    let tree = try tree(["A", "B", "C"])
    let store = TestStore(tree) {
      $0.loadsChildren = true
      $0.markLimit = 3
    }
    return (store, tree)
  }

  private func marked(_ store: TestStore) -> [[String]] {
    store.state.places?.marks.paths.map { $0.map(\.name) } ?? []
  }

  @Test func aPlaceWithNothingBelowIsMarkedAndTheCursorGoesOn() throws {
    let (store, tree) = try opened()
    store.sendUntold(.markToggled(by: 1))
    store.expect(.loadChildren(of: [tree.roots[0]], generation: 1), .tick(after: 0))
    #expect(marked(store) == [])
    store.sendUntold(.childrenLoaded(SmallTrees.empty.roots, generation: 1))
    #expect(marked(store) == [["A"]])
    #expect(store.state.activeStep == 0)
    #expect(store.state.list[store.state.places?.step.cursor ?? 0].name == "B")
    #expect(store.state.notice == nil)
    #expect(store.state.outcome == nil)
    store.finish()
  }

  @Test func theListOfAPlaceThatHasOneOpens() throws {
    let (store, tree) = try opened()
    store.sendUntold(.markPicked(1))
    store.expect(.loadChildren(of: [tree.roots[1]], generation: 1), .tick(after: 0))
    let below = try self.tree(["X", "Y"])
    store.sendUntold(.childrenLoaded(below.roots, generation: 1))
    #expect(marked(store) == [])
    #expect(store.state.activeStep == 1)
    // The next mark asks again, and Enter does not end the pick with this place alone.
    store.sendUntold(.markToggled(by: 1))
    store.expect(.loadChildren(of: [tree.roots[1], below.roots[0]], generation: 2), .tick(after: 0))
    store.sendUntold(.childrenLoaded(SmallTrees.empty.roots, generation: 2))
    #expect(marked(store) == [["B", "X"]])
    store.sendUntold(.rowActivated)
    store.expect(.finish(.marked([[tree.roots[1], below.roots[0]]])))
    store.finish()
  }

  @Test func aPlaceThatIsSaidToHaveOthersBelowIsNotAskedFor() throws {
    var builder = TreeBuilder(["A", "B"].map { RegionRecord(code: "", parent: .none, name: $0) })
    builder.flags = [RegionTree.Flags.hasChildren.rawValue, 0]
    let tree = try builder.tree()
    let store = TestStore(tree) {
      $0.loadsChildren = true
      $0.markLimit = 3
    }
    store.sendUntold(.markToggled(by: 1))
    #expect(store.state.notice == .notMarkable(tree.roots[0]))
    store.finish()
  }

  @Test func aWholeListOfUnknownPlacesSaysThatNobodyKnows() throws {
    let (store, tree) = try opened()
    store.sendUntold(.allMarked)
    #expect(store.state.notice == .unknownBelow(tree.roots[0]))
    #expect(marked(store) == [])
    store.finish()
  }

  @Test func anotherKeyTakesTheMarkBack() throws {
    let (store, tree) = try opened()
    store.sendUntold(.markToggled(by: 1))
    store.expect(.loadChildren(of: [tree.roots[0]], generation: 1), .tick(after: 0))
    store.sendUntold(.stepLeft)
    store.sendUntold(.childrenLoaded(SmallTrees.empty.roots, generation: 1))
    #expect(marked(store) == [])
    #expect(store.state.outcome == nil)
    store.finish()
  }

  @Test func aListThatDoesNotComeMarksNothing() throws {
    let (store, tree) = try opened()
    store.sendUntold(.markToggled(by: 1))
    store.expect(.loadChildren(of: [tree.roots[0]], generation: 1), .tick(after: 0))
    store.sendUntold(.childrenFailed("no", generation: 1))
    #expect(marked(store) == [])
    #expect(store.state.outcome == nil)
    store.finish()
  }

  @Test(arguments: [Content.Kind.places, .columns])
  func aListThatIsTheOneAboveItAgainIsSaidToBe(_ content: Content.Kind) throws {
    let tree = try tree(["A", "B"])
    let store = TestStore(tree) {
      $0.loadsChildren = true
      $0.content = content
    }
    if content == .places { store.sendUntold(.rowActivated) }
    store.expect(.loadChildren(of: [tree.roots[0]], generation: 1), .tick(after: 0))
    store.sendUntold(.childrenLoaded(try self.tree(["A", "B"]).roots, generation: 1))
    #expect(store.state.notice == .sameList)
    if content == .columns {
      store.expect(
        .loadChildren(of: store.state.path, generation: 2), .tick(after: 0))
    }
    store.finish()
  }
}
