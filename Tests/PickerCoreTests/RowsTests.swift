import RegionModel
import RegionSearch
import TestSupport
import Testing

@testable import PickerCore

/// Rows that are not the list alone: some are missing, and shortcuts stand before them.
struct RowsTests {
  private let china = SmallTrees.china

  private func rows(without excluded: [String] = [], shortcuts: [String] = []) -> Rows {
    Rows(
      china.roots, filter: RegionFilter(china, excluding: excluded.map(china.at)),
      shortcuts: shortcuts.map { Rows.Shortcut(.recent, china.at($0)) })
  }

  private func letters(_ text: String) -> [Letter] { text.compactMap { Letter($0) } }

  @Test func aWholeListIsTheListItself() {
    let rows = Rows(china.roots)
    #expect(rows == self.rows())
    #expect(Array(rows) == Array(china.roots))
    #expect(rows.letters == china.roots.letters)
    #expect(rows.section(of: Letter("G")!) == 1..<5)
  }

  @Test func whatDoesNotCountIsNoRow() {
    let rows = rows(without: ["北京", "甘肃", "贵州"])
    #expect(rows.map(\.shortName) == ["广东", "广西", "河南", "台湾"])
    #expect(rows.letters == letters("GHT"))
    #expect(rows.section(of: Letter("G")!) == 0..<2)
    #expect(rows.section(of: Letter("B")!) == 0..<0)
    #expect(rows.position(of: china.at("河南")) == 2)
    #expect(rows.position(of: china.at("甘肃")) == nil)
    #expect(rows.rows(named: "台湾省") == [3])
    #expect(rows.rows(named: "北京市") == [])
    #expect(rows.rows(named: "#0") == [])
    #expect(rows.rows(named: "#9") == [])
    #expect(rows.rows(named: "#-1") == [])
    #expect(rows.firstPosition(initials: letters("GX")) == 1)
    #expect(rows.firstPosition(initials: letters("GS")) == nil)
    #expect(rows.firstPosition(pinyin: letters("HENAN")) == 2)
    #expect(rows.firstPosition(pinyin: letters("GUIZHOU")) == nil)
  }

  @Test func shortcutsStandBeforeTheListAndAreNotFoundByLetters() {
    let rows = rows(without: ["北京"], shortcuts: ["台湾/金门县", "广东/深圳"])
    #expect(
      rows.map(\.shortName) == ["金门", "深圳", "广东", "甘肃", "广西", "贵州", "河南", "台湾"])
    #expect(rows.shortcutCount == 2)
    #expect(rows.shortcut(at: 1)?.region == china.at("广东/深圳"))
    #expect(rows.shortcut(at: 2) == nil)
    #expect(rows.section(of: Letter("G")!) == 2..<6)
    #expect(rows.firstPosition(initials: letters("S")) == nil)
    #expect(rows.firstPosition(initials: letters("T")) == 7)
    #expect(rows.firstPosition(pinyin: letters("GUANGXI")) == 4)
    #expect(rows.position(of: china.at("广东")) == 2)
    #expect(rows.position(of: china.at("广东/深圳")) == nil)
    #expect(rows.siblings.map(\.shortName).first == "广东")
  }

  /// Against the rows one by one, at every position.
  @Test func everyPositionIsFoundAgain() {
    for (excluded, shortcuts) in [(["北京", "台湾"], []), (["广东", "广西"], ["台湾/金门县"]), ([], ["北京"])] {
      let rows = rows(without: excluded, shortcuts: shortcuts)
      for position in rows.shortcutCount..<rows.count {
        #expect(rows.position(of: rows[position]) == position)
        #expect(rows.row(of: rows[position]) == position)
      }
    }
  }
}

/// A pick with places that do not count, and with shortcuts.
struct ShortcutTests {
  private let china = SmallTrees.china

  private func store(_ paths: String..., configure: (inout Options) -> Void = { _ in }) -> TestStore {
    TestStore(china) { options in
      options.shortcuts = paths.map { Rows.Shortcut(.recent, china.at($0)) }
      configure(&options)
    }
  }

  @Test func aShortcutToAnEndPicksItAtOnce() {
    let store = store("广东/深圳/南山/粤海")
    #expect(store.state.list.first == china.at("广东/深圳/南山/粤海"))
    store.sendUntold(.rowActivated)
    store.expect(.finish(.picked(china.at("广东/深圳/南山/粤海").path)))
    store.finish()
  }

  @Test func aShortcutToAPlaceWithOthersBelowOpensThere() {
    let store = store("广东/深圳")
    store.sendUntold(.rowPicked(0))
    store.finish()
    #expect(store.state.path == china.at("广东/深圳").path)
    #expect(store.state.activeStep == 2)
    #expect(store.state.list.map(\.shortName) == ["龙岗", "罗湖", "南山"])
    #expect(store.state.list.shortcutCount == 0)
    store.sendUntold(.stepFocused(0))
    #expect(store.state.step.cursor == 2)
    #expect(store.state.letterAtCursor == Letter("G"))
    store.finish()
  }

  @Test func shortcutsBelowTheRootStandBeforeItsList() {
    let store = store("广东/深圳/南山/粤海", "北京/东城") { $0.root = china.at("广东") }
    #expect(store.state.list.map(\.shortName) == ["粤海", "东莞", "深圳"])
    store.finish()
  }

  /// 单省 is passed over: the shortcuts stand before the list at which a person chooses first.
  @Test func shortcutsStandBehindAStepThatIsPassedOver() {
    let tree = SmallTrees.chains
    let store = TestStore(tree) {
      $0.shortcuts = [Rows.Shortcut(.hot, tree.at("单省/甲市/独区/一街"))]
    }
    #expect(store.state.activeStep == 1)
    #expect(store.state.list.map(\.name) == ["一街", "甲市", "乙市"])
    store.finish()
  }

  @Test func aShortcutIsMarkedAndTheListIsMarkedWithoutIt() {
    let store = store("广东/深圳/南山/粤海", "广东/深圳") { $0.markLimit = Options.noMarkLimit }
    store.sendUntold(.markToggled(by: 1))
    #expect(store.state.places?.marks.paths == [china.at("广东/深圳/南山/粤海").path])
    store.send(.markToggled(by: 1)) { $0.notice = .notMarkable(china.at("广东/深圳")) }
    store.sendUntold(.rowPicked(0))
    #expect(store.state.places?.marks.isEmpty == true)
    store.finish()
  }

  @Test func anyLevelTakesTheShortcutAsItIs() {
    let store = store("广东/深圳") { $0.takesAnyLevel = true }
    store.sendUntold(.cursorAccepted)
    store.expect(.finish(.picked(china.at("广东/深圳").path)))
    store.finish()
  }

  @Test func listsAndSearchesHaveOnlyWhatCounts() {
    let filter = RegionFilter(
      china, including: [china.at("广东"), china.at("北京")], excluding: [china.at("北京/东城")])
    let store = TestStore(china) { $0.filter = filter }
    #expect(store.state.list.map(\.shortName) == ["北京", "广东"])
    // One district is left, so it is passed over.
    store.sendUntold(.rowActivated)
    #expect(store.state.list.map(\.shortName) == ["朝外", "建外"])
    store.sendUntold(.searchEdited(.typed("东城")))
    var query = SearchQuery("东城", first: china.at("北京/朝阳"))
    query.filter = filter
    store.expect(.search(query, generation: 1))
    #expect(RegionSearcher(china).search(query).map(\.region) == [china.at("广东/东莞/东城")])
    store.finish()
  }

  @Test func columnsHaveOnlyWhatCounts() {
    let store = TestStore(china) {
      $0.content = .columns
      $0.filter = RegionFilter(china, excluding: [china.at("北京"), china.at("广东/东莞")])
    }
    #expect(store.state.path.map(\.shortName) == ["广东", "深圳", "龙岗", "坂田"])
    #expect(store.state.columns?.columns.map(\.count) == [6, 1, 3, 2])
    store.finish()
  }
}
