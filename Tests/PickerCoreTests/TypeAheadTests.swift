import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// Letters jump. Rows: 北京 广东 甘肃 广西 贵州 河南 台湾, with the initials B GD GS GX GZ H T.
struct TypeAheadTests {
  private let b = Letter("B")!
  private let d = Letter("D")!
  private let g = Letter("G")!
  private let s = Letter("S")!
  private let x = Letter("X")!
  private let z = Letter("Z")!

  @Test func aLetterGoesToTheFirstRowOfItsSection() {
    let store = TestStore(SmallTrees.china)
    store.send(.letterTyped(g, at: 5000)) {
      $0.steps[0].cursor = 1
      $0.typeAhead.letters = [g]
      $0.typeAhead.lastTyped = 5000
      $0.typeAhead.isCounting = true
    }
    store.expect(.tick(after: 1001))
    store.finish()
  }

  @Test func twoLettersWithinASecondGoToTheFirstRowWithTheseInitials() {
    let store = typed([g])
    store.send(.letterTyped(x, at: 2000)) {
      $0.steps[0].cursor = 3
      $0.typeAhead.letters = [g, x]
      $0.typeAhead.lastTyped = 2000
      $0.typeAhead.isCounting = true
    }
    store.expect(.tick(after: 1001))
    store.finish()
  }

  @Test func moreLettersNarrowOn() {
    #expect(row(after: [g, x, z, z, z, z]) == 3)
    #expect(row(after: [g, d, s]) == 1)
    #expect(row(after: [g, s, s]) == 2)
    #expect(row(after: [g, z]) == 4)
  }

  @Test func afterASecondALetterStartsAnew() {
    let store = typed([g])
    store.send(.letterTyped(x, at: 2001)) {
      $0.typeAhead.letters = []
      $0.typeAhead.lastTyped = 2001
      $0.notice = .noSuchLetter(x)
      $0.typeAhead.isCounting = false
    }
    store.finish()
  }

  @Test func whereNoRowHasTheInitialsTheLastLetterStartsAnew() {
    let store = typed([g])
    store.send(.letterTyped(b, at: 1100)) {
      $0.steps[0].cursor = 0
      $0.typeAhead.letters = [b]
      $0.typeAhead.lastTyped = 1100
      $0.typeAhead.isCounting = true
    }
    store.expect(.tick(after: 1001))
    store.finish()
  }

  @Test func theSameLetterAgainGoesToTheNextRowOfItsSectionAndRound() {
    #expect([1, 2, 3, 4, 5].map { row(after: Array(repeating: g, count: $0)) } == [1, 2, 3, 4, 1])
    #expect(row(after: [b, b]) == 0)
  }

  @Test func theSameLetterAgainMayComeLater() {
    let store = typed([g])
    store.send(.letterTyped(g, at: 60_000)) {
      $0.steps[0].cursor = 2
      $0.typeAhead.lastTyped = 60_000
      $0.typeAhead.isCounting = true
    }
    store.expect(.tick(after: 1001))
    store.finish()
  }

  @Test func theSameLetterAfterAnotherKeyStartsAnew() {
    let store = typed([g, g])
    store.send(.cursorMoved(by: 1)) {
      $0.steps[0].cursor = 3
      $0.typeAhead = TypeAhead()
    }
    store.send(.letterTyped(g, at: 1500)) {
      $0.steps[0].cursor = 1
      $0.typeAhead.letters = [g]
      $0.typeAhead.lastTyped = 1500
      $0.typeAhead.isCounting = true
    }
    store.expect(.tick(after: 1001))
    store.finish()
  }

  @Test func aLetterTwiceAndThenAnotherMeansBoth() {
    #expect(row(after: [g, g, g, x]) == 3)
  }

  @Test func aLetterThatNoRowHasMovesNothingAndSaysSo() {
    let store = TestStore(SmallTrees.china)
    store.send(.cursorMoved(by: 2)) { $0.steps[0].cursor = 2 }
    store.send(.letterTyped(z, at: 1000)) {
      $0.typeAhead.lastTyped = 1000
      $0.notice = .noSuchLetter(z)
    }
    store.send(.letterTyped(b, at: 1001)) {
      $0.steps[0].cursor = 0
      $0.typeAhead.letters = [b]
      $0.typeAhead.lastTyped = 1001
      $0.notice = nil
      $0.typeAhead.isCounting = true
    }
    store.expect(.tick(after: 1001))
    store.finish()
  }

  @Test func aChangedScreenDoesNotInterruptAWord() {
    let store = typed([g])
    store.send(.resized(Size(columns: 100, rows: 30))) { $0.size = Size(columns: 100, rows: 30) }
    store.send(.redrawAsked)
    store.expect(.redraw)
    store.send(.letterTyped(z, at: 1400)) {
      $0.steps[0].cursor = 4
      $0.typeAhead.letters = [g, z]
      $0.typeAhead.lastTyped = 1400
      $0.typeAhead.isCounting = true
    }
    store.expect(.tick(after: 1001))
    store.finish()
  }

  /// It is shown for as long as it counts; the same letter again may come later all the same.
  @Test func aWordThatCountsNoMoreIsNotShown() {
    let store = typed([g])
    store.send(.clockTicked(at: 1500))
    store.expect(.tick(after: 501))
    store.send(.clockTicked(at: 2000))
    store.expect(.tick(after: 1))
    store.send(.clockTicked(at: 2001)) { $0.typeAhead.isCounting = false }
    store.send(.letterTyped(g, at: 60_000)) {
      $0.steps[0].cursor = 2
      $0.typeAhead.lastTyped = 60_000
      $0.typeAhead.isCounting = true
    }
    store.expect(.tick(after: 1001))
    store.finish()
  }

  @Test func aWordEndsWithItsStep() {
    let store = typed([g])
    store.send(.rowActivated) {
      $0.typeAhead = TypeAhead()
      $0.steps[0].chosen = SmallTrees.china.at("广东")
      $0.steps.append(Step(list: SmallTrees.china.at("广东").children))
      $0.activeStep = 1
    }
    store.finish()
  }

  /// If no initials match, pinyin does: `he` is not a row's initials here, and finds 河南.
  @Test(arguments: [
    ("hen", "河南省"), ("henan", "河南省"), ("guangx", "广西壮族自治区"), ("guizhou", "贵州省"), ("gz", "贵州省"),
    ("beijing", "北京市"), ("beijingshi", "北京市"), ("taiwan", "台湾省"), ("gansusheng", "甘肃省"),
  ])
  func pinyinIsTypedOut(_ typed: String, _ name: String) {
    var state = State.opened(SmallTrees.china, size: Size(columns: 80, rows: 24)).state
    for (index, letter) in typed.compactMap(Letter.init).enumerated() {
      _ = reduce(&state, .letterTyped(letter, at: 5000 + 200 * index))
    }
    #expect(state.step.regionAtCursor?.name == name)
  }

  @Test func aListWithoutLettersHasNoSuchLetter() {
    let store = TestStore(SmallTrees.empty)
    store.send(.letterTyped(g, at: 10)) {
      $0.typeAhead.lastTyped = 10
      $0.notice = .noSuchLetter(g)
    }
    store.finish()
  }

  /// A store after the letters were typed, all at 1,000 ms.
  private func typed(_ letters: [Letter]) -> TestStore {
    let store = TestStore(SmallTrees.china)
    for count in 1...letters.count {
      let cursor = row(after: Array(letters.prefix(count)))
      store.send(.letterTyped(letters[count - 1], at: 1000)) {
        $0.steps[0].cursor = cursor
        $0.typeAhead.letters = [letters[count - 1]]
        $0.typeAhead.lastTyped = 1000
        $0.typeAhead.repeats = count > 1 && letters[count - 1] == letters[count - 2] ? 1 : 0
        $0.typeAhead.isCounting = true
      }
      store.expect(.tick(after: 1001))
    }
    return store
  }

  private func row(after letters: [Letter]) -> Int {
    var (state, _) = State.opened(SmallTrees.china, size: Size(columns: 80, rows: 24))
    for (index, letter) in letters.enumerated() { _ = reduce(&state, .letterTyped(letter, at: 100 * index)) }
    return state.step.cursor
  }
}
