import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// A tree of Latin names in source order: France, Italia, Brasil, Россия, 日本, …, Polska, …
struct SourceOrderTests {
  private let tree = SmallTrees.latin

  private func row(_ name: String) -> Int { tree.roots.firstIndex { $0.name == name } ?? -1 }

  @Test func aLetterJumpsToTheNextRowThatBeginsWithItAndRoundTheEnd() {
    let store = TestStore(tree)
    let (brasil, polska) = (row("Brasil"), row("Polska"))
    store.send(.letterTyped(Letter("P")!, at: 5000)) {
      $0.steps[0].cursor = polska
      $0.typeAhead.letters = [Letter("P")!]
      $0.typeAhead.lastTyped = 5000
      $0.typeAhead.isCounting = true
    }
    store.expect(.tick(after: 1001))
    store.send(.letterTyped(Letter("B")!, at: 9000)) {
      $0.steps[0].cursor = brasil
      $0.typeAhead.letters = [Letter("B")!]
      $0.typeAhead.lastTyped = 9000
      $0.typeAhead.isCounting = true
    }
    store.expect(.tick(after: 1001))
    store.finish()
  }

  /// Accents are folded, and letters typed in quick succession narrow the jump: `or` is Orléans, `oe` Œuvre.
  @Test(arguments: [("or", "Orléans"), ("oe", "Œuvre"), ("o", "Orléans"), ("oo", "Œuvre")])
  func severalLettersAreTheBeginningOfAName(typed: String, name: String) throws {
    var options = Options()
    options.selected = tree.at("France/Centre-Val de Loire").path
    var state = State.opened(tree, options: options, size: Size(columns: 80, rows: 24)).state
    for (index, letter) in typed.compactMap(Letter.init).enumerated() {
      _ = reduce(&state, .letterTyped(letter, at: 1000 + index))
    }
    #expect(state.step.regionAtCursor?.name == name)
  }

  @Test func aLetterThatNoRowHasSaysSoAndMovesNothing() {
    let store = TestStore(tree)
    store.send(.letterTyped(Letter("Q")!, at: 5000)) {
      $0.notice = .noSuchLetter(Letter("Q")!)
      $0.typeAhead.lastTyped = 5000
    }
    store.finish()
  }

  @Test func fortyLevelsAreWalkedDownAndPrintedWhole() {
    var options = Options()
    options.skipsSingleChoice = false
    var (state, effects) = State.opened(
      SmallTrees.fortyLevels, options: options, size: Size(columns: 80, rows: 24))
    for _ in 0..<40 { effects = reduce(&state, .rowActivated) }
    guard case .finish(.picked(let path))? = effects.last else { return #expect(Bool(false), "no path") }
    #expect(path.count == 40)
    #expect(path.last?.name == "Level 40")
  }

  @Test func aTreeOfOnePlaceEndsBeforeItBegins() {
    let (state, effects) = State.opened(SmallTrees.singleNode, size: Size(columns: 80, rows: 24))
    #expect(state.outcome == .picked([SmallTrees.singleNode.roots[0]]))
    #expect(effects == [.finish(.picked([SmallTrees.singleNode.roots[0]]))])
  }

  /// Three streets with one name and no codes are told apart by their row.
  @Test func placesOfOneNameWithoutCodesArePickedByTheirRow() {
    var (state, _) = State.opened(SmallTrees.equalNames, size: Size(columns: 80, rows: 24))
    #expect(
      reduce(&state, .rowPicked(2)) == [.finish(.picked([SmallTrees.equalNames.roots[2]]))])
  }
}
