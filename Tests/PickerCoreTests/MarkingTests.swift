import RegionModel
import RegionSearch
import TestSupport
import Testing

@testable import PickerCore

/// Several places are marked and picked at once.
struct MarkingTests {
  private let china = SmallTrees.china

  /// A pick of several places, opened at 广东/深圳/南山, whose list is 南山街道, 南头街道, 粤海街道.
  private func nanshan(limit: Int = Options.noMarkLimit, _ configure: (inout Options) -> Void = { _ in })
    -> TestStore
  {
    TestStore(china) {
      $0.markLimit = limit
      $0.selected = china.at("广东/深圳/南山").path
      configure(&$0)
    }
  }

  private func marks(_ paths: String...) -> Marks {
    var marks = Marks()
    for path in paths { marks.add(china.at(path).path) }
    return marks
  }

  @Test func spaceMarksTheRowAndGoesToTheNext() {
    let store = nanshan()
    store.send(.markToggled(by: 1)) {
      $0.places?.marks = marks("广东/深圳/南山/南山")
      $0.steps[3].cursor = 1
    }
    store.send(.markToggled(by: 1)) {
      $0.places?.marks = marks("广东/深圳/南山/南山", "广东/深圳/南山/南头")
      $0.steps[3].cursor = 2
    }
    store.finish()
  }

  @Test func atTheLastRowTheCursorStays() {
    let store = nanshan()
    store.send(.lastRowAsked) { $0.steps[3].cursor = 2 }
    store.send(.markToggled(by: 1)) { $0.places?.marks = marks("广东/深圳/南山/粤海") }
    store.send(.markToggled(by: 1)) { $0.places?.marks.remove(china.at("广东/深圳/南山/粤海").path) }
    #expect(store.state.markCount?.marked == 0)
    store.finish()
  }

  /// In the order of the tree, whatever the order of the marks; what is under the cursor is not taken with them.
  @Test func enterTakesAllMarksInTheOrderOfTheTree() {
    let store = nanshan()
    store.sendUntold(.lastRowAsked)
    store.sendUntold(.markToggled(by: 1))
    store.sendUntold(.stepFocused(0))
    store.sendUntold(.firstRowAsked)
    store.sendUntold(.rowEntered)
    store.sendUntold(.rowEntered)
    store.sendUntold(.markToggled(by: 1))
    let paths = [china.at("北京/朝阳/朝外").path, china.at("广东/深圳/南山/粤海").path]
    store.send(.rowActivated) { $0.outcome = .marked(paths) }
    store.expect(.finish(.marked(paths)))
    store.finish()
  }

  @Test func enterWithoutMarksTakesTheRowUnderTheCursor() {
    let store = nanshan()
    let path = china.at("广东/深圳/南山/南山").path
    store.send(.rowActivated) {
      $0.steps[3].chosen = path[3]
      $0.outcome = .picked(path)
    }
    store.expect(.finish(.picked(path)))
    store.finish()
  }

  @Test func aPlaceWithOthersBelowItCannotBeMarked() {
    let store = TestStore(china) { $0.markLimit = Options.noMarkLimit }
    store.send(.markToggled(by: 1)) { $0.notice = .notMarkable(china.at("北京")) }
    store.send(.allMarked)
    #expect(store.state.notice == .notMarkable(china.at("北京")))
    store.finish()
  }

  @Test func aPlaceAtTheDepthCanBeMarked() {
    let store = TestStore(china) {
      $0.markLimit = Options.noMarkLimit
      $0.depth = 1
    }
    store.send(.markToggled(by: 1)) {
      $0.places?.marks = marks("北京")
      $0.steps[0].cursor = 1
    }
    store.finish()
  }

  @Test func aDisabledPlaceCannotBeMarked() {
    let tree = SmallTrees.withDisabledCity
    let store = TestStore(tree) { $0.markLimit = Options.noMarkLimit }
    store.send(.markPicked(0)) {
      $0.steps[0].cursor = 0
      $0.notice = .disabled(tree.roots[0])
    }
    store.send(.allMarked) {
      $0.notice = nil
      $0.places?.marks.add([tree.roots[1]])
    }
    store.finish()
  }

  @Test func whenAllPlacesAreTakenANoticeSaysSoAndTheCursorStays() {
    let store = nanshan(limit: 1)
    store.sendUntold(.markToggled(by: 1))
    store.send(.markToggled(by: 1)) { $0.notice = .marksFull(1) }
    store.send(.allMarked)
    #expect(store.state.markCount?.marked == 1)
    store.finish()
  }

  @Test func theListIsMarkedWholeAndAllMarksAreTakenAway() {
    let store = nanshan()
    store.send(.allMarked) {
      $0.places?.marks = marks("广东/深圳/南山/南山", "广东/深圳/南山/南头", "广东/深圳/南山/粤海")
    }
    store.send(.allMarked)
    store.send(.marksCleared) { $0.places?.marks = Marks() }
    store.finish()
  }

  @Test func theListIsMarkedAsFarAsThereIsRoom() {
    let store = nanshan(limit: 2)
    store.send(.allMarked) {
      $0.places?.marks = marks("广东/深圳/南山/南山", "广东/深圳/南山/南头")
      $0.notice = .marksFull(2)
    }
    store.finish()
  }

  @Test func aClickOnTheSignMarks() {
    let store = nanshan()
    store.send(.markPicked(2)) {
      $0.steps[3].cursor = 2
      $0.places?.marks = marks("广东/深圳/南山/粤海")
    }
    store.send(.markPicked(3))
    store.send(.markPicked(2)) { $0.places?.marks.remove(china.at("广东/深圳/南山/粤海").path) }
    store.finish()
  }

  /// A click on the name would end the pick, and the marks were lost.
  @Test func aClickOnAnEndMarksItWhereOthersAreMarked() {
    let store = nanshan()
    store.sendUntold(.markToggled(by: 1))
    store.send(.rowPicked(2)) {
      $0.steps[3].cursor = 2
      $0.places?.marks = marks("广东/深圳/南山/南山", "广东/深圳/南山/粤海")
    }
    store.send(.rowEntered)
    store.finish()
  }

  /// Below 单链 there is one place alone: who goes in there cannot come out again without an end.
  @Test func whatWouldEndThePickIsMarkedWhereOthersAre() {
    let tree = SmallTrees.chains
    let store = TestStore(tree) {
      $0.markLimit = Options.noMarkLimit
      $0.selected = [tree.at("单省"), tree.at("单省/甲市"), tree.at("单省/甲市/独区")]
    }
    store.sendUntold(.markToggled(by: 1))
    store.sendUntold(.stepFocused(1))
    store.sendUntold(.lastRowAsked)
    store.sendUntold(.rowEntered)
    store.finish()
    #expect(store.state.outcome == nil)
    #expect(store.state.activeStep == 1)
    let paths = store.state.places?.marks.paths.map { $0.map(\.name).joined(separator: "/") }
    #expect(paths == ["单省/甲市/独区/二街", "单省/乙市/单链/链尾"])
  }

  @Test func withoutSeveralNothingIsMarked() {
    let store = TestStore(china)
    for action in [Action.markToggled(by: 1), .allMarked, .marksCleared, .markPicked(0)] {
      store.send(action)
    }
    store.finish()
  }

  @Test func thePickBeginsWithMarks() {
    let store = nanshan(limit: 2) {
      $0.marked = [china.at("广东/深圳/南山/粤海"), china.at("北京/东城/景山"), china.at("北京/东城/东华门")]
    }
    #expect(store.state.places?.marks == marks("广东/深圳/南山/粤海", "北京/东城/景山"))
    store.finish()
  }
}

/// With any level, a mark stands for all below it.
struct MarkingAnyLevelTests {
  private let china = SmallTrees.china

  private func store(at path: String, limit: Int = Options.noMarkLimit) -> TestStore {
    TestStore(china) {
      $0.markLimit = limit
      $0.takesAnyLevel = true
      $0.selected = china.at(path).path
    }
  }

  private func paths(_ store: TestStore) -> [String] {
    store.state.places?.marks.paths.map { $0.map(\.shortName).joined(separator: "/") } ?? []
  }

  private func sign(_ path: String, _ store: TestStore) -> MarkSign {
    let path = china.at(path).path
    return store.state.markSign(of: path[path.count - 1], below: path.dropLast())
  }

  @Test func aMarkCoversAllBelowAndIsSeenAbove() {
    let store = store(at: "广东")
    #expect(sign("广东/深圳", store) == .unmarked)
    store.sendUntold(.lastRowAsked)
    store.sendUntold(.markToggled(by: 1))
    store.finish()
    #expect(paths(store) == ["广东/深圳"])
    #expect(sign("广东", store) == .partly)
    #expect(sign("广东/深圳", store) == .marked)
    #expect(sign("广东/深圳/南山/粤海", store) == .marked)
    #expect(sign("广东/东莞", store) == .unmarked)
  }

  @Test func whatLiesBelowIsNoMarkOfItsOwnAnyMore() {
    let store = store(at: "广东/深圳/南山")
    store.sendUntold(.allMarked)
    #expect(paths(store) == ["广东/深圳/南山/南山", "广东/深圳/南山/南头", "广东/深圳/南山/粤海"])
    store.sendUntold(.stepFocused(0))
    store.sendUntold(.markToggled(by: 1))
    store.finish()
    #expect(paths(store) == ["广东"])
    #expect(sign("广东/深圳", store) == .marked)
  }

  /// What stood for all below stands for all but one then.
  @Test func aPlaceIsTakenOutOfAMarkedOneAboveIt() {
    let store = store(at: "广东/深圳/南山")
    store.sendUntold(.stepFocused(0))
    store.sendUntold(.markToggled(by: 0))
    store.sendUntold(.stepFocused(3))
    store.sendUntold(.markToggled(by: 1))
    store.finish()
    #expect(
      paths(store) == [
        "广东/东莞", "广东/深圳/龙岗", "广东/深圳/罗湖", "广东/深圳/南山/南头", "广东/深圳/南山/粤海",
      ])
    #expect(sign("广东", store) == .partly)
    #expect(sign("广东/深圳/南山/南山", store) == .unmarked)
  }

  @Test func takingAPlaceOutThatLeavesTooManyChangesNothing() {
    let store = store(at: "广东/深圳/南山", limit: 2)
    store.sendUntold(.stepFocused(0))
    store.sendUntold(.markToggled(by: 0))
    store.sendUntold(.stepFocused(3))
    let before = store.state.places?.marks
    store.send(.markToggled(by: 1)) { $0.notice = .marksFull(2) }
    #expect(store.state.places?.marks == before)
    store.finish()
  }

  @Test func theListIsMarkedInPlaceOfWhatLiesBelowIt() {
    let store = store(at: "广东/深圳/南山")
    store.sendUntold(.allMarked)
    store.sendUntold(.stepFocused(2))
    store.sendUntold(.allMarked)
    store.finish()
    #expect(paths(store) == ["广东/深圳/龙岗", "广东/深圳/罗湖", "广东/深圳/南山"])
  }

  /// A mark goes only for a place above it that takes its room.
  @Test(arguments: [
    (2, ["广东/深圳/南山/南山", "广东/深圳/南山/粤海"]),
    (3, ["广东/深圳/龙岗", "广东/深圳/南山/南山", "广东/深圳/南山/粤海"]),
    (4, ["广东/深圳/龙岗", "广东/深圳/罗湖", "广东/深圳/南山"]),
  ])
  func marksBelowARowWithoutRoomStay(_ limit: Int, _ expected: [String]) {
    let store = store(at: "广东/深圳/南山", limit: limit)
    for row in [0, 2] { store.sendUntold(.markPicked(row)) }
    store.sendUntold(.stepFocused(2))
    store.sendUntold(.allMarked)
    store.finish()
    #expect(paths(store) == expected)
    #expect(store.state.notice == (limit < 4 ? .marksFull(limit) : nil))
  }

  /// `.` takes the place under the cursor with what is marked.
  @Test func thePlaceAsItIsIsTakenWithTheMarks() {
    let store = store(at: "广东/深圳")
    store.sendUntold(.markToggled(by: 1))
    store.sendUntold(.cursorAccepted)
    let marked = [china.at("广东/深圳/龙岗").path, china.at("广东/深圳/罗湖").path]
    store.expect(.finish(.marked(marked)))
    store.finish()
  }
}

/// Marks in trees of many levels.
struct MarkOrderTests {
  /// Against the whole walk of the tree.
  @Test func marksAreInTheOrderOfAWalk() {
    let leaves = SmallTrees.china.roots.subtrees.filter { $0.isLeaf || $0.level == .county }
      .filter { !($0.parent?.level == .county) }
    var marks = Marks()
    for region in leaves.reversed() { marks.add(region.path) }
    #expect(marks.count > 15)
    #expect(marks.paths == leaves.map(\.path))
  }
}

/// Results of a search are marked.
struct MarkingResultsTests {
  private let china = SmallTrees.china

  private func searching(_ text: String, _ configure: (inout Options) -> Void = { _ in }) -> TestStore {
    let store = TestStore(china) {
      $0.markLimit = Options.noMarkLimit
      configure(&$0)
    }
    store.sendUntold(.searchEdited(.typed(text)))
    store.expect(.search(SearchQuery(text), generation: 1))
    store.sendUntold(.searchResultsFound(answer(text), generation: 1))
    return store
  }

  private func answer(_ text: String) -> SearchResults { RegionSearcher(china).search(SearchQuery(text)) }

  private func paths(_ store: TestStore) -> [String] {
    store.state.places?.marks.paths.map { $0.map(\.name).joined(separator: "/") } ?? []
  }

  @Test func resultsAreMarkedOneAfterTheOtherAndTakenWithTheRest() {
    let store = searching("东城街道")
    store.sendUntold(.markToggled(by: 1))
    store.sendUntold(.dismissed)
    store.expect()
    store.sendUntold(.searchEdited(.typed("粤海")))
    store.expect(.search(SearchQuery("粤海"), generation: 3))
    store.sendUntold(.searchResultsFound(answer("粤海"), generation: 3))
    store.sendUntold(.markToggled(by: 1))
    let marked = [china.at("广东/东莞/东城").path, china.at("广东/深圳/南山/粤海").path]
    store.sendUntold(.rowActivated)
    store.expect(.finish(.marked(marked)))
    store.finish()
  }

  @Test func aResultWithOthersBelowItIsNotMarked() {
    let store = searching("南山区")
    store.send(.markToggled(by: 1)) { $0.notice = .notMarkable(china.at("广东/深圳/南山")) }
    store.finish()
  }

  /// A place below the depth is marked as the one above it that the pick would end at.
  @Test func aResultBelowTheDepthIsMarkedAsItWouldBeTaken() {
    let store = searching("粤海") { $0.depth = 2 }
    store.sendUntold(.markToggled(by: 1))
    store.finish()
    #expect(paths(store) == ["广东省/深圳市"])
  }

  @Test func whereNothingIsFoundASpaceIsTyped() {
    let store = searching("无")
    store.sendUntold(.markToggled(by: 1))
    store.expect(.search(SearchQuery("无 "), generation: 2))
    #expect(store.state.search?.line.text == "无 ")
    store.finish()
  }

  /// Who types fast means the place that was typed.
  @Test func aMarkThatIsFasterThanTheAnswerWaitsForIt() {
    let store = searching("粤海")
    store.sendUntold(.searchEdited(.startDeleted))
    store.sendUntold(.searchEdited(.typed("景山")))
    store.expect(.search(SearchQuery("景山"), generation: 3))
    store.send(.markToggled(by: 1)) { $0.search?.marksOnAnswer = true }
    store.sendUntold(.searchResultsFound(answer("景山"), generation: 3))
    store.finish()
    #expect(paths(store) == ["北京市/东城区/景山街道"])
    #expect(store.state.search?.marksOnAnswer == false)
  }

  @Test func allMarksAreTakenAwayInASearchToo() {
    let store = searching("粤海")
    store.sendUntold(.markToggled(by: 1))
    store.sendUntold(.marksCleared)
    store.finish()
    #expect(paths(store) == [])
    #expect(store.state.search?.line.text == "粤海")
  }
}

/// Lists that come one by one.
struct MarkingLoadedListsTests {
  private let source = SplitTree(SmallTrees.china)

  /// One place is two regions then: of its list, and of the tree that is searched.
  @Test func aPlaceOfAListIsKnownAmongTheResults() {
    let path = source.path("广东/深圳/南山/粤海")
    let same = SmallTrees.china.at("广东/深圳/南山/粤海").path
    var marks = Marks()
    marks.add(path)
    #expect(marks.covers(same))
    #expect(!marks.covers(SmallTrees.china.at("广东/深圳/南山/南头").path))
    marks.add(same)
    #expect(marks.count == 1)
    marks.remove(same)
    #expect(marks.isEmpty)
    #expect(path.allSatisfy { marks.count(below: $0) == 0 })
  }

  @Test func marksOfManyListsAreInTheOrderOfTheTree() {
    var marks = Marks()
    let paths = ["广东/深圳/南山/粤海", "北京/朝阳/建外", "广东/东莞/石碣", "北京/朝阳/朝外"].map(source.path)
    for path in paths { marks.add(path) }
    let names = marks.paths.map { $0.map(\.shortName).joined(separator: "/") }
    #expect(names == ["北京/朝阳/朝外", "北京/朝阳/建外", "广东/东莞/石碣", "广东/深圳/南山/粤海"])
  }
}
