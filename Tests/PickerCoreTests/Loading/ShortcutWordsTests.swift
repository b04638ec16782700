import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// Shortcuts where lists come one by one: words, until the lists come in which their places are found.
struct ShortcutWordsTests {
  private let source = SplitTree(SmallTrees.china)

  /// A picker whose first list has come.
  private func opened(
    _ words: [Rows.Shortcut.Words], root: [String] = [], _ configure: (inout Options) -> Void = { _ in }
  ) -> TestStore {
    let store = TestStore(SmallTrees.empty) { options in
      options.loadsChildren = true
      options.shortcutWords = words
      options.rootWords = root.isEmpty ? nil : root
      configure(&options)
    }
    store.expect(.loadChildren(of: [], generation: 1), .tick(after: 0))
    source.answer(store, "", generation: 1)
    return store
  }

  private func recent(_ path: String, code: String? = nil) -> Rows.Shortcut.Words {
    Rows.Shortcut.Words(.recent, path: path.split(separator: "/").map(String.init), code: code)
  }

  @Test func theyStandBeforeTheFirstListByTheirWords() {
    let store = opened([
      recent("广东省/深圳市/南山区"), recent("台湾"), Rows.Shortcut.Words(.hot, path: ["110000"]),
      Rows.Shortcut.Words(.hot, path: ["没有这里"]),
    ])
    let list = store.state.list
    #expect(list.prefix(3).map(\.name) == ["南山区", "台湾省", "北京市"])
    #expect(list.shortcutCount == 3)
    #expect(list.shortcut(at: 0)?.region.path.map(\.name) == ["广东省", "深圳市", "南山区"])
    // Rows of the list itself are its own.
    #expect(list.shortcut(at: 1)?.region == source.at("台湾"))
    #expect(list.shortcut(at: 2)?.kind == .hot)
    store.finish()
  }

  @Test func aShortcutIsFollowedAsItsListsCome() {
    let store = opened([recent("广东省/深圳市/南山区/粤海街道", code: "440305007")])
    store.sendUntold(.rowActivated)
    source.expectLoad(store, "广东", generation: 2)
    source.answer(store, "广东", generation: 2)
    source.expectLoad(store, "广东/深圳", generation: 3)
    source.answer(store, "广东/深圳", generation: 3)
    source.expectLoad(store, "广东/深圳/南山", generation: 4)
    source.answer(store, "广东/深圳/南山", generation: 4)
    source.expectLoad(store, "广东/深圳/南山/粤海", generation: 5)
    source.answer(store, "广东/深圳/南山/粤海", generation: 5)
    store.expect(.finish(.picked(source.path("广东/深圳/南山/粤海"))))
    store.finish()
  }

  @Test func thePickEndsAtTheDepth() {
    let store = opened([recent("广东省/深圳市/南山区", code: "440305")]) { $0.depth = 2 }
    #expect(store.state.list[0].name == "深圳市")
    store.sendUntold(.rowActivated)
    source.expectLoad(store, "广东", generation: 2)
    source.answer(store, "广东", generation: 2)
    store.expect(.finish(.picked(source.path("广东/深圳"))))
    store.finish()
  }

  @Test func whatIsNoLongerThereIsSaid() {
    let store = opened([recent("广东省/旧市/老区"), recent("旧省/旧市")])
    store.sendUntold(.rowPicked(0))
    source.expectLoad(store, "广东", generation: 2)
    source.answer(store, "广东", generation: 2)
    #expect(store.state.notice == .notFound("广东省/旧市"))
    #expect(store.state.path.map(\.name) == ["广东省"])
    store.sendUntold(.stepLeft)
    store.sendUntold(.rowPicked(1))
    #expect(store.state.notice == .notFound("旧省/旧市"))
    #expect(store.state.activeStep == 0)
    store.finish()
  }

  @Test func belowTheRootOnlyItsOwnStand() {
    let store = opened(
      [recent("广东省/深圳市/南山区"), recent("广东省/深圳市"), recent("台湾省/金门县"), recent("广东省")], root: ["440000"])
    source.expectLoad(store, "广东", generation: 2)
    source.answer(store, "广东", generation: 2)
    #expect(store.state.list.shortcutCount == 2)
    #expect(store.state.list.prefix(2).map(\.name) == ["南山区", "深圳市"])
    #expect(store.state.list[1] == source.at("广东/深圳"))
    store.finish()
  }

  @Test func aPlaceOfWordsIsOpenedAndNeitherMarkedNorTakenAsItIs() {
    let store = opened([recent("广东省/深圳市")]) {
      $0.takesAnyLevel = true
      $0.markLimit = 5
    }
    store.sendUntold(.markToggled(by: 1))
    #expect(store.state.places?.marks.isEmpty == true)
    #expect(store.state.places?.path(ofRow: 0) == nil)
    store.sendUntold(.cursorAccepted)
    source.expectLoad(store, "广东", generation: 2)
    store.sendUntold(.letterTyped(Letter("S")!, at: 0))  // A key meanwhile ends the walk.
    #expect(store.state.places?.awaited == [])
    store.finish()
  }

  /// The rows of a list that came by itself do not know what stands above them.
  @Test func aRowOfAListBelowAnotherIsChosenWithAllAboveIt() {
    let store = opened([recent("广东省/东莞市/石碣镇"), recent("广东省/深圳市")], root: ["广东"])
    source.expectLoad(store, "广东", generation: 2)
    source.answer(store, "广东", generation: 2)
    #expect(store.state.list.prefix(2).map(\.name) == ["石碣镇", "深圳市"])
    #expect(store.state.places?.path(ofRow: 1)?.map(\.name) == ["广东省", "深圳市"])
    store.sendUntold(.rowPicked(1))
    source.expectLoad(store, "广东/深圳", generation: 3)
    #expect(store.state.places?.path.map(\.name) == ["广东省", "深圳市"])
    store.finish()
  }
}
