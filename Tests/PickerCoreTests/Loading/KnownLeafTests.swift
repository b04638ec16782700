import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// Below a place of which its source says that nothing is there, nobody looks.
struct KnownLeafTests {
  private func tree() throws -> RegionTree {
    var builder = TreeBuilder([
      RegionRecord(code: "1", parent: .none, name: "Leaf"),
      RegionRecord(code: "2", parent: .none, name: "Unknown"),
    ])
    builder.flags = [RegionTree.Flags.leaf.rawValue, 0]
    builder.order = .source
    return try builder.tree()
  }

  @Test func aKnownLeafEndsThePickAtOnce() throws {
    let tree = try tree()
    let store = TestStore(tree) { $0.loadsChildren = true }
    store.sendUntold(.rowActivated)
    store.expect(.finish(.picked([tree.roots[0]])))
    store.finish()
  }

  @Test func belowAnyOtherPlaceIsAsked() throws {
    let tree = try tree()
    let store = TestStore(tree) { $0.loadsChildren = true }
    store.sendUntold(.rowPicked(1))
    store.expect(.loadChildren(of: [tree.roots[1]], generation: 1), .tick(after: 0))
    store.finish()
  }

  @Test func noColumnComesBehindAKnownLeaf() throws {
    let tree = try tree()
    let store = TestStore(tree) {
      $0.loadsChildren = true
      $0.content = .columns
    }
    #expect(store.state.columns?.columns.count == 1)
    store.sendUntold(.rowActivated)
    store.expect(.finish(.picked([tree.roots[0]])))
    store.finish()
  }
}
