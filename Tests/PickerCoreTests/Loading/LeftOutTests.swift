import Foundation
import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// Lists of whose records some had flaws and were left out.
struct LeftOutTests {
  private let source = SplitTree(SmallTrees.china)

  private func store(_ content: Content.Kind, selected: [String]? = nil) -> TestStore {
    let store = TestStore(SmallTrees.empty) { options in
      options.loadsChildren = true
      options.content = content
      options.selectedWords = selected
    }
    store.expect(.loadChildren(of: [], generation: 1), .tick(after: 0))
    return store
  }

  /// The children of a place, of which so many records were left out.
  private func list(_ path: String, without count: Int) -> RegionList {
    source.children(of: source.path(path)).tree.leavingOut(count).roots
  }

  @Test(arguments: [Content.Kind.places, .columns]) func aPersonSeesHowMany(_ content: Content.Kind) {
    let store = store(content)
    store.sendUntold(.childrenLoaded(list("", without: 2), generation: 1))
    #expect(store.state.notice == .leftOut(2))
  }

  @Test func ofTheListsOnAWayTheyAreCountedTogether() {
    let store = store(.places, selected: ["广东", "深圳"])
    let (roots, below) = (list("", without: 2), list("广东", without: 1))
    store.sendUntold(.childrenLoaded(roots, generation: 1))
    let path = [roots.first { $0.name == "广东省" }, below.first { $0.name == "深圳市" }].compactMap(\.self)
    store.expect(.loadChildren(of: [path[0]], generation: 2), .tick(after: 0))
    store.sendUntold(.childrenLoaded(below, generation: 2))
    store.expect(.loadChildren(of: path, generation: 3), .tick(after: 0))
    #expect(store.state.notice == .leftOut(3))
  }

  @Test func aKeyEndsTheCount() {
    let store = store(.places)
    let roots = list("", without: 2)
    store.sendUntold(.childrenLoaded(roots, generation: 1))
    store.sendUntold(.rowPicked(0))
    store.expect(.loadChildren(of: [roots[0]], generation: 2), .tick(after: 0))
    #expect(store.state.notice == nil)
    store.sendUntold(.childrenLoaded(list("北京", without: 1), generation: 2))
    #expect(store.state.notice == .leftOut(1))
  }

  @Test func aLateListSaysNothing() {
    let store = store(.places)
    store.sendUntold(.childrenLoaded(list("", without: 2), generation: 9))
    #expect(store.state.notice == nil)
  }

  /// A list cut in silence would be walked through as if it were whole.
  @Test(arguments: [Content.Kind.places, .columns]) func aPersonSeesThatAListIsAPage(_ content: Content.Kind)
  {
    let store = store(content)
    let page = list("", without: 0).tree.lacking(rest: 8).roots
    store.sendUntold(.childrenLoaded(page, generation: 1))
    #expect(store.state.notice == .page(page.count, rest: 8))
    #expect(page.restCount == 8 && page[1].children.restCount == nil)
  }

  @Test func aRecordingKeepsThatAListIsAPage() throws {
    let page = list("", without: 1).tree.lacking(rest: 0).roots
    let copy = try JSONDecoder().decode(RegionList.self, from: JSONEncoder().encode(page))
    #expect(copy.restCount == 0 && copy.tree.leftOutCount == 1)
  }
}
