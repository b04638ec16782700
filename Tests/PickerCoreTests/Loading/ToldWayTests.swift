import RegionModel
import RegionSearch
import TestSupport
import Testing

@testable import PickerCore

/// Taking what a source's search found, of whose way it said names alone, or nothing.
struct ToldWayTests {
  private static func list(_ rows: String) -> RegionList {
    var builder = TreeBuilder()
    builder.order = .source
    for row in rows.split(separator: " ") {
      let parts = row.split(separator: "=").map(String.init)
      builder.append(RegionRecord(code: parts[0], parent: .none, name: parts[1]))
    }
    do { return try builder.tree().roots } catch { preconditionFailure("the list is no tree: \(error)") }
  }

  private let roots = list("a=Alpha b=Beta")
  private let items = list("b1=One b2=Two")
  private let leaves = list("b21=Leaf b22=Last")
  private static let none = list("")

  private func found(_ names: String...) throws -> [Region] {
    try #require(Region(path: names, code: "b21")).path
  }

  /// A picker at its roots that takes a path.
  private func taking(_ path: [Region], _ configure: (inout Options) -> Void = { _ in }) -> TestStore {
    var options = Options()
    options.loadsChildren = true
    configure(&options)
    var state = State.opened(roots.tree, options: options, size: Size(columns: 80, rows: 24)).state
    let effects = state.content.take(path, in: &state.sheet)
    return TestStore(state, effects: effects)
  }

  @Test(arguments: [["Beta", "Two", "Leaf"], ["Leaf"], ["Beta", "Renamed", "Leaf"], ["b", "b2", "b21"]])
  func theListsSayTheRestOfTheWay(names: [String]) throws {
    let path = try #require(Region(path: names, code: "b21")).path
    let store = taking(path)
    store.expect(.loadChildren(of: [roots[1]], generation: 1), .tick(after: 0))
    store.sendUntold(.childrenLoaded(items, generation: 1))
    store.expect(.loadChildren(of: [roots[1], items[1]], generation: 2), .tick(after: 0))
    store.sendUntold(.childrenLoaded(leaves, generation: 2))
    store.expect(.loadChildren(of: [roots[1], items[1], leaves[0]], generation: 3), .tick(after: 0))
    store.sendUntold(.childrenLoaded(ToldWayTests.none, generation: 3))
    store.expect(.finish(.picked([roots[1], items[1], leaves[0]])))
    store.finish()
  }

  @Test func aCodeThatLiesInNoneIsNotThere() throws {
    let store = taking(try #require(Region(path: ["Leaf"], code: "c21")).path)
    #expect(store.state.notice == .notFound("Leaf"))
    store.finish()
  }

  /// A step with a single choice is skipped, whether the search knew it or not.
  @Test(arguments: [["Beta", "Only", "Leaf"], ["Leaf"]])
  func aSkippedStepIsOnTheWay(names: [String]) throws {
    let path = try #require(Region(path: names, code: "b21")).path
    let only = ToldWayTests.list("b2=Only")
    let store = taking(path)
    store.expect(.loadChildren(of: [roots[1]], generation: 1), .tick(after: 0))
    store.sendUntold(.childrenLoaded(only, generation: 1))
    store.expect(.loadChildren(of: [roots[1], only[0]], generation: 2), .tick(after: 0))
    store.sendUntold(.childrenLoaded(leaves, generation: 2))
    store.expect(.loadChildren(of: [roots[1], only[0], leaves[0]], generation: 3), .tick(after: 0))
    store.sendUntold(.childrenLoaded(ToldWayTests.none, generation: 3))
    store.expect(.finish(.picked([roots[1], only[0], leaves[0]])))
    store.finish()
  }

  /// The names of the root's path are enough; a code is enough where it lies in the root's.
  @Test(arguments: [["Beta", "Two"], ["Two"], ["Alpha", "Two"]])
  func whatLiesBelowTheRootIsTaken(names: [String]) throws {
    var options = Options()
    options.loadsChildren = true
    options.rootWords = ["b"]
    let store = TestStore(roots.tree, size: Size(columns: 80, rows: 24)) { $0 = options }
    store.expect(.loadChildren(of: [roots[1]], generation: 1), .tick(after: 0))
    store.sendUntold(.childrenLoaded(items, generation: 1))
    store.sendUntold(.searchAsked)
    store.sendUntold(.searchEdited(.typed("x")))
    let path = try #require(Region(path: names, code: "b2")).path
    let query = SearchQuery("x", root: roots[1], first: roots[1])
    store.expect(.search(query, generation: store.state.searchGeneration))
    let last = try #require(path.last)
    store.sendUntold(
      .searchResultsFound(
        SearchResults(query, found: [last], in: last.tree, .source), generation: store.state.searchGeneration)
    )
    store.sendUntold(.rowActivated)
    if names == ["Alpha", "Two"] {
      #expect(store.state.search != nil)
    } else {
      store.expect(.loadChildren(of: [roots[1], items[1]], generation: 2), .tick(after: 0))
    }
    store.finish()
  }

  @Test(arguments: [["Beta", "Two", "Leaf"], ["Leaf"]])
  func wheelsTurnThere(names: [String]) throws {
    let path = try #require(Region(path: names, code: "b21")).path
    let store = taking(path) { $0.content = .columns }
    store.expect(
      .cancelLoad(generation: 1), .loadChildren(of: [roots[1]], generation: 2), .tick(after: 0))
    store.sendUntold(.childrenLoaded(items, generation: 2))
    store.expect(.loadChildren(of: [roots[1], items[1]], generation: 3), .tick(after: 0))
    store.sendUntold(.childrenLoaded(leaves, generation: 3))
    store.expect(.loadChildren(of: [roots[1], items[1], leaves[0]], generation: 4), .tick(after: 0))
    #expect(store.state.columns?.path == [roots[1], items[1], leaves[0]])
    #expect(store.state.columns?.active == 2)
    store.sendUntold(.childrenLoaded(ToldWayTests.list(""), generation: 4))
    #expect(store.state.columns?.active == 2)
    store.finish()
  }

  @Test func wheelsStayWhereSomebodyWentMeanwhile() throws {
    let store = taking(try found("Beta", "Two", "Leaf")) { $0.content = .columns }
    store.expect(
      .cancelLoad(generation: 1), .loadChildren(of: [roots[1]], generation: 2), .tick(after: 0))
    store.sendUntold(.stepLeft)
    store.sendUntold(.childrenLoaded(items, generation: 2))
    store.expect(.loadChildren(of: [roots[1], items[1]], generation: 3), .tick(after: 0))
    store.sendUntold(.childrenLoaded(leaves, generation: 3))
    store.expect(.loadChildren(of: [roots[1], items[1], leaves[0]], generation: 4), .tick(after: 0))
    #expect(store.state.columns?.active == 0)
    store.finish()
  }

  @Test func wheelsSayThatThePlaceIsGone() throws {
    let store = taking(try found("Beta", "Gone", "Gone too")) { $0.content = .columns }
    store.expect(
      .cancelLoad(generation: 1), .loadChildren(of: [roots[1]], generation: 2), .tick(after: 0))
    store.sendUntold(.childrenLoaded(ToldWayTests.list("b7=Seven b8=Eight"), generation: 2))
    #expect(store.state.notice == .notFound("Beta/Gone"))
    #expect(store.state.columns?.awaited == [])
  }
}
