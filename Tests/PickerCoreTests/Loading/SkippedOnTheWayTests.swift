import RegionModel
import RegionSearch
import TestSupport
import Testing

@testable import PickerCore

/// Taking a search's result where steps with a single choice lie on its way, and codes are unique among siblings alone, as
/// in a database with a table a level.
struct SkippedOnTheWayTests {
  /// Names with their codes, as one list; a star marks a place with nothing below it.
  private static func list(_ rows: String) -> RegionList {
    var builder = TreeBuilder()
    builder.order = .source
    for row in rows.split(separator: " ") {
      let parts = row.split(separator: "=").map(String.init)
      let name = parts[0].hasSuffix("*") ? String(parts[0].dropLast()) : parts[0]
      let number = builder.append(RegionRecord(code: parts[1], parent: .none, level: nil, name: name))
      if name != parts[0] { builder.setFlags(.leaf, of: number) }
    }
    do { return try builder.tree().roots } catch { preconditionFailure("the list is no tree: \(error)") }
  }

  private let artists = list("Queen=1 Abba=2")
  private let albums = list("Jazz=1")
  private let tracks = list("Mustapha*=1 Bicycle*=3 Dreamer*=5")

  /// A path as a search knows it, in a tree of its own: names with their codes.
  private static func path(_ steps: String) -> [Region] {
    var builder = TreeBuilder()
    var parent: Int?
    for step in steps.split(separator: "/") {
      let parts = step.split(separator: "=").map(String.init)
      let above = parent.map { RegionRecord.Parent.record($0) } ?? .none
      parent = builder.append(RegionRecord(code: parts[1], parent: above, level: nil, name: parts[0]))
    }
    var path: [Region] = []
    do {
      var list = try builder.tree().roots
      while let region = list.first {
        path.append(region)
        list = region.children
      }
    } catch { preconditionFailure("the path is no tree: \(error)") }
    return path
  }

  /// A picker at its roots that takes a path.
  private func taking(
    _ path: [Region], roots: RegionList, _ configure: (inout Options) -> Void = { _ in }
  ) -> TestStore {
    var options = Options()
    options.loadsChildren = true
    configure(&options)
    var state = State.opened(roots.tree, options: options, size: Size(columns: 80, rows: 24)).state
    let effects = state.content.take(path, in: &state.sheet)
    return TestStore(state, effects: effects)
  }

  @Test func theCodeOfASkippedPlaceIsNotTakenForOneBelowIt() {
    let store = taking(
      SkippedOnTheWayTests.path("Queen=1/Jazz=1/Bicycle=3"), roots: artists)
    store.expect(.loadChildren(of: [artists[0]], generation: 1), .tick(after: 0))
    store.sendUntold(.childrenLoaded(albums, generation: 1))
    store.expect(.loadChildren(of: [artists[0], albums[0]], generation: 2), .tick(after: 0))
    store.sendUntold(.childrenLoaded(tracks, generation: 2))
    store.expect(.finish(.picked([artists[0], albums[0], tracks[1]])))
    store.finish()
  }

  /// The skipped steps were there before the search.
  @Test func theCodeOfAStepSkippedBeforeIsNotTakenEither() {
    let root = SkippedOnTheWayTests.list("Queen=1")
    let album = SkippedOnTheWayTests.list("Jazz=5")
    let store = TestStore(root.tree) { $0.loadsChildren = true }
    store.expect(.loadChildren(of: [root[0]], generation: 1), .tick(after: 0))
    store.sendUntold(.childrenLoaded(album, generation: 1))
    store.expect(.loadChildren(of: [root[0], album[0]], generation: 2), .tick(after: 0))
    let tracks = SkippedOnTheWayTests.list("Must*=1 Bic*=5 Dre*=9")
    store.sendUntold(.childrenLoaded(tracks, generation: 2))
    for (row, found) in ["Must=1", "Bic=5", "Dre=9"].enumerated() {
      var state = store.state
      let path = SkippedOnTheWayTests.path("Queen=1/Jazz=5/" + found)
      #expect(
        state.content.take(path, in: &state.sheet) == [.finish(.picked([root[0], album[0], tracks[row]]))])
    }
    store.finish()
  }

  @Test func aPlaceBelowAnotherSkippedOneIsNotThere() {
    let store = taking(
      SkippedOnTheWayTests.path("Queen=1/News=2/Mustapha=7"), roots: artists)
    store.expect(.loadChildren(of: [artists[0]], generation: 1), .tick(after: 0))
    store.sendUntold(.childrenLoaded(albums, generation: 1))
    store.expect(.loadChildren(of: [artists[0], albums[0]], generation: 2), .tick(after: 0))
    store.sendUntold(.childrenLoaded(tracks, generation: 2))
    #expect(store.state.outcome == nil)
    #expect(store.state.notice == .notFound("Queen/News/Mustapha"))
    #expect(store.state.step.chosen == nil)
    store.finish()
  }

  /// The place is gone, and what is left is a single choice: that is not what the person took.
  @Test(arguments: ["News*=2", ""])
  func nothingElseIsPickedWhereThePlaceIsGone(left: String) {
    let store = taking(SkippedOnTheWayTests.path("Queen=1/Jazz=9"), roots: artists)
    store.expect(.loadChildren(of: [artists[0]], generation: 1), .tick(after: 0))
    store.sendUntold(.childrenLoaded(SkippedOnTheWayTests.list(left), generation: 1))
    #expect(store.state.outcome == nil)
    #expect(store.state.notice == .notFound("Queen/Jazz"))
    #expect(store.state.activeStep == 0)
    store.finish()
  }

  @Test func aSkippedPlaceThatWasFoundItselfIsPicked() {
    let store = taking(SkippedOnTheWayTests.path("Queen=1/Jazz=8"), roots: artists)
    store.expect(.loadChildren(of: [artists[0]], generation: 1), .tick(after: 0))
    let found = SkippedOnTheWayTests.list("Jazz*=8")
    store.sendUntold(.childrenLoaded(found, generation: 1))
    store.expect(.finish(.picked([artists[0], found[0]])))
    store.finish()
  }

  @Test func theDepthEndsThePickOnTheWay() {
    let store = taking(SkippedOnTheWayTests.path("Queen=1/Jazz=9"), roots: artists) { $0.depth = 1 }
    store.expect(.finish(.picked([artists[0]])))
    store.finish()
  }

  @Test func aCodeIsNotLookedForAmongNames() {
    let named = SkippedOnTheWayTests.list("7=1 Abba=2")
    let store = taking(SkippedOnTheWayTests.path("Queen=7"), roots: named)
    #expect(store.state.notice == .notFound("Queen"))
    store.finish()
  }

  @Test func aPlaceThatCannotBeChosenStopsTheWay() throws {
    var builder = TreeBuilder()
    builder.order = .source
    for (code, name) in [("1", "Queen"), ("2", "Abba")] {
      let number = builder.append(RegionRecord(code: code, parent: .none, level: nil, name: name))
      if code == "1" { builder.setFlags(.disabled, of: number) }
    }
    let roots = try builder.tree().roots
    let store = taking(SkippedOnTheWayTests.path("Queen=1/Jazz=9"), roots: roots)
    #expect(store.state.places?.awaited == [])
    #expect(store.state.notice == .disabled(roots[0]))
    store.finish()
  }
}
