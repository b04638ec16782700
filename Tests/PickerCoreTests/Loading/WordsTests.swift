import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// A place that was written down is found step by step, as its lists come.
struct WordsTests {
  private let source = SplitTree(SmallTrees.china)

  private func opened(
    selected: String = "", root: String = "", _ configure: (inout Options) -> Void = { _ in }
  ) -> TestStore {
    let store = TestStore(SmallTrees.empty) { options in
      options.loadsChildren = true
      options.rootWords = root.isEmpty ? nil : root.split(separator: "/").map(String.init)
      options.selectedWords = selected.isEmpty ? nil : selected.split(separator: "/").map(String.init)
      configure(&options)
    }
    store.expect(.loadChildren(of: [], generation: 1), .tick(after: 0))
    return store
  }

  private func chosen(_ store: TestStore) -> [String] { store.state.path.map(\.name) }

  @Test func thePathIsFollowedAsItsListsCome() {
    let store = opened(selected: "广东省/深圳/440305")
    source.follow(store, "", "广东", from: 1)
    #expect(chosen(store) == ["广东省"])
    source.follow(store, "广东", "广东/深圳", from: 2)
    #expect(chosen(store) == ["广东省", "深圳市"])
    source.follow(store, "广东/深圳", "广东/深圳/南山", from: 3)
    source.answer(store, "广东/深圳/南山", generation: 4)
    #expect(chosen(store) == ["广东省", "深圳市", "南山区"])
    #expect(store.state.activeStep == 3)
    #expect(store.state.notice == nil)
    store.finish()
  }

  /// Rows counted from 0, as a script has them from `--output index`; in the wheels too.
  @Test(arguments: [Content.Kind.places, .columns]) func aRowIsFollowedLikeAName(_ content: Content.Kind) {
    let store = opened(selected: "#2") { $0.content = content }
    source.follow(store, "", "甘肃", from: 1)
    #expect(chosen(store) == ["甘肃省"])
  }

  @Test func theFirstStepThatIsNotThereIsWhereItStops() {
    let store = opened(selected: "广东省/海口市/秀英区")
    source.follow(store, "", "广东", from: 1)
    source.answer(store, "广东", generation: 2)
    #expect(chosen(store) == ["广东省"])
    #expect(store.state.activeStep == 1)
    #expect(store.state.notice == .notFound("海口市/秀英区"))
    store.finish()
  }

  /// A name or a code of a place further down: its list is not known yet, and the whole path leads there.
  @Test(arguments: [Content.Kind.places, .columns])
  func aWordThatIsNotInTheFirstListIsSaidNotToBeThere(_ content: Content.Kind) {
    let store = opened(selected: "990305") { $0.content = content }
    source.answer(store, "", generation: 1)
    if content == .columns { source.expectLoad(store, "北京", generation: 2) }
    #expect(store.state.notice == .notInFirstList("990305"))
    store.finish()
  }

  @Test func theFirstListBelowARootIsMeant() {
    let store = opened(selected: "990305", root: "广东省")
    source.follow(store, "", "广东", from: 1)
    source.answer(store, "广东", generation: 2)
    #expect(store.state.notice == .notInFirstList("990305"))
    store.finish()
  }

  /// A code lies in those above it, and an address begins with the names of what it lies in, however slowly the lists come.
  @Test(arguments: ["440305", "广东省深圳市南山区", "广东省 深圳市，南山区"], [Content.Kind.places, .columns])
  func aCodeOrAnAddressLeadsThroughTheListsAboveIt(_ word: String, _ content: Content.Kind) {
    let store = opened(selected: word) { $0.content = content }
    source.follow(store, "", "广东", from: 1)
    source.follow(store, "广东", "广东/深圳", from: 2)
    source.follow(store, "广东/深圳", "广东/深圳/南山", from: 3)
    #expect(chosen(store) == ["广东省", "深圳市", "南山区"])
    #expect(store.state.notice == nil)
    store.finish()
  }

  @Test func aCodeThatIsNowhereOpensTheFirstListAndSaysSo() {
    let store = opened(selected: "440399")
    source.follow(store, "", "广东", from: 1)
    source.follow(store, "广东", "广东/深圳", from: 2)
    source.answer(store, "广东/深圳", generation: 3)
    #expect(chosen(store) == [])
    #expect(store.state.activeStep == 0)
    #expect(store.state.notice == .notInFirstList("440399"))
    store.finish()
  }

  @Test func theRootMayBeACodeFurtherDown() {
    let store = opened(root: "440300")
    source.follow(store, "", "广东", from: 1)
    source.follow(store, "广东", "广东/深圳", from: 2)
    source.answer(store, "广东/深圳", generation: 3)
    #expect(chosen(store) == ["广东省", "深圳市"])
    #expect(store.state.activeStep == 2)
    store.finish()
  }

  /// All of it is on the screen when Enter comes, and nothing lies below it.
  @Test func enterTakesThePlaceBeforeItIsKnownThatNothingLiesBelow() {
    let store = opened(selected: "广东省/深圳市/南山区/粤海街道")
    source.follow(store, "", "广东", from: 1)
    store.sendUntold(.rowActivated)
    source.follow(store, "广东", "广东/深圳", from: 2)
    source.follow(store, "广东/深圳", "广东/深圳/南山", from: 3)
    source.follow(store, "广东/深圳/南山", "广东/深圳/南山/粤海", from: 4)
    store.sendUntold(.rowActivated)
    #expect(store.state.outcome == nil)
    source.answer(store, "广东/深圳/南山/粤海", generation: 5)
    store.expect(.finish(.picked(source.path("广东/深圳/南山/粤海"))))
    store.finish()
  }

  @Test func aKeyThatIsPressedMeanwhileActs() {
    let store = opened(selected: "广东省/深圳市/南山区")
    source.follow(store, "", "广东", from: 1)
    store.sendUntold(.stepLeft)
    #expect(store.state.activeStep == 0)
    source.answer(store, "广东", generation: 2)
    #expect(chosen(store) == ["广东省"])
    #expect(store.state.activeStep == 0)
    #expect(store.state.notice == nil)
    store.finish()
  }

  @Test(arguments: [
    Action.cursorMoved(by: 1), .lastRowAsked, .letterTyped(Letter("G")!, at: 0), .rowActivated, .rowPicked(0),
    .cursorAccepted, .stepEntered, .stepFocused(7), .markToggled(by: 1), .dayMoved(by: 1), .helpAsked,
  ])
  func aKeyThatDoesNothingDoesNotEndTheWay(_ key: Action) {
    let store = opened(selected: "广东省/深圳市/南山区")
    source.follow(store, "", "广东", from: 1)
    store.sendUntold(key)
    source.follow(store, "广东", "广东/深圳", "广东/深圳/南山", from: 2)
    #expect(chosen(store) == ["广东省", "深圳市", "南山区"])
    store.finish()
  }

  /// Nobody has chosen anything, so a leaf ends nothing.
  @Test func aKeyThatDoesNothingLetsNoWayEndThePick() {
    let store = opened(selected: "台湾省/金门县")
    source.follow(store, "", "台湾", "台湾/金门", from: 1)
    store.sendUntold(.cursorMoved(by: 1))
    source.answer(store, "台湾/金门", generation: 3)
    #expect(store.state.outcome == nil)
    #expect(chosen(store) == ["台湾省", "金门县"])
    store.finish()
  }

  @Test func aKeyThatDoesNothingLeavesAFailedListItsWay() {
    let store = opened(selected: "广东省/深圳市")
    source.follow(store, "", "广东", from: 1)
    store.sendUntold(.childrenFailed("no", generation: 2))
    store.sendUntold(.cursorMoved(by: 1))
    store.sendUntold(.rowActivated)
    source.expectLoad(store, "广东", generation: 3)
    source.follow(store, "广东", "广东/深圳", from: 3)
    #expect(chosen(store) == ["广东省", "深圳市"])
    store.finish()
  }

  /// Of several places that were selected the others were looked for before.
  @Test func whatIsNotThereIsSaidBesideOthersThatAreNot() {
    let store = opened(selected: "海口市") { $0.notice = .notFound("三亚市") }
    source.answer(store, "", generation: 1)
    #expect(store.state.notice == .notFound("三亚市, 海口市"))
    store.finish()
  }

  /// The person has chosen nothing yet, so nothing ends.
  @Test func aWholePathOpensAtItsLastStep() {
    let store = opened(selected: "北京市/东城区/景山街道")
    for (index, path) in ["", "北京", "北京/东城", "北京/东城/景山"].enumerated() {
      source.answer(store, path, generation: index + 1)
      if index < 3 { source.expectLoad(store, ["北京", "北京/东城", "北京/东城/景山"][index], generation: index + 2) }
    }
    #expect(store.state.outcome == nil)
    #expect(store.state.activeStep == 2)
    #expect(store.state.step.cursor == 1)
    store.sendUntold(.rowActivated)
    #expect(chosen(store) == ["北京市", "东城区", "景山街道"])
    store.expect(.finish(.picked(source.path("北京/东城/景山"))))
    store.finish()
  }

  @Test func aPathThatGoesOnBelowALeafSaysSo() {
    let store = opened(selected: "台湾省/金门县/金湖镇")
    source.follow(store, "", "台湾", "台湾/金门", from: 1)
    source.answer(store, "台湾/金门", generation: 3)
    #expect(store.state.notice == .notFound("金湖镇"))
    #expect(store.state.activeStep == 1)
    #expect(store.state.outcome == nil)
    store.finish()
  }

  @Test func aRootIsFoundAndLocked() {
    let store = opened(root: "广东省/深圳市")
    source.follow(store, "", "广东", "广东/深圳", from: 1)
    store.sendUntold(.stepLeft)
    source.answer(store, "广东/深圳", generation: 3)
    #expect(store.state.steps.map(\.kind) == [.locked, .locked, .open])
    #expect(store.state.activeStep == 2)
    #expect(store.state.list.map(\.name) == ["龙岗区", "罗湖区", "南山区"])
    store.finish()
  }

  @Test func whatIsSelectedIsFoundBelowTheRoot() {
    let store = opened(selected: "深圳市", root: "广东省")
    source.follow(store, "", "广东", "广东/深圳", from: 1)
    #expect(store.state.steps.map(\.kind) == [.locked, .open, .open])
    #expect(chosen(store) == ["广东省", "深圳市"])
    store.finish()
  }

  @Test func aRootThatIsNotThereEndsThePick() {
    let store = opened(root: "广东省/海口市")
    source.follow(store, "", "广东", from: 1)
    source.answer(store, "广东", generation: 2)
    store.expect(.finish(.rootNotFound("海口市", count: 0)))
    store.finish()
  }

  @Test func aRootWithNothingBelowItEndsThePick() {
    let store = opened(root: "台湾省/金门县")
    source.follow(store, "", "台湾", "台湾/金门", from: 1)
    source.answer(store, "台湾/金门", generation: 3)
    store.expect(.finish(.nothingBelow(source.at("台湾/金门"))))
    store.finish()
  }

  @Test func aListThatFailsOnTheWayIsAskedForAgainAndFollowed() {
    let store = opened(selected: "广东省/深圳市/南山区")
    store.sendUntold(.childrenFailed("no", generation: 1))
    #expect(store.state.step.listing.status == .failed("no"))
    store.sendUntold(.rowActivated)
    source.expectLoad(store, "", generation: 2)
    source.follow(store, "", "广东", from: 2)
    store.sendUntold(.childrenFailed("no", generation: 3))
    #expect(chosen(store) == ["广东省"])
    store.sendUntold(.rowActivated)
    source.expectLoad(store, "广东", generation: 4)
    source.follow(store, "广东", "广东/深圳", "广东/深圳/南山", from: 4)
    #expect(chosen(store) == ["广东省", "深圳市", "南山区"])
    #expect(store.state.notice == nil)
    store.finish()
  }

  @Test func anotherKeyBehindAFailedListDropsTheRestOfTheWay() {
    let store = opened(selected: "广东省/深圳市")
    source.follow(store, "", "广东", from: 1)
    store.sendUntold(.childrenFailed("no", generation: 2))
    store.sendUntold(.stepLeft)
    #expect(store.state.activeStep == 0)
    store.sendUntold(.stepEntered)
    store.sendUntold(.rowActivated)
    source.expectLoad(store, "广东", generation: 3)
    source.answer(store, "广东", generation: 3)
    #expect(chosen(store) == ["广东省"])
    store.finish()
  }

  @Test func wheelsTurnToTheWordsAsTheirListsCome() {
    let store = opened(selected: "广东省/深圳市/南山区") { $0.content = .columns }
    source.follow(store, "", "广东", "广东/深圳", "广东/深圳/南山", from: 1)
    #expect(chosen(store) == ["广东省", "深圳市", "南山区"])
    store.finish()
  }

  @Test func wheelsSayWhatIsNotThere() {
    let store = opened(selected: "广东省/海口市") { $0.content = .columns }
    source.follow(store, "", "广东", "广东/东莞", from: 1)
    #expect(store.state.notice == .notFound("海口市"))
    store.finish()
  }
}
