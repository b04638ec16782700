import PickerCore
import TestSupport
import Testing

@testable import PickerView

/// Each face's layout gives a whole sheet on every screen.
struct FaceLayoutTests {
  private static let widths = Array(1...30) + [40, 79, 80, 99, 100, 101, 130]

  @Test(arguments: Face.ofPlaces)
  func thePartsLieInTheSheetOneBelowTheOther(_ face: Face) {
    for columns in Self.widths {
      for rows in Array(1...32) + [40, 60] {
        for (steps, isSearching) in [0, 1, 2, 4, 9, 40].flatMap({ [($0, false), ($0, true)] }) {
          let size = Size(columns: columns, rows: rows)
          let layout = SheetLayout(
            size: size, height: .automatic, rules: face.description(of: .places).layout,
            listLimit: face.description(of: .places).listLimit, stepCount: steps,
            isSearching: isSearching, isIncomplete: steps % 2 == 0)
          let flaws = LayoutRows.flaws(layout, size: size, steps: steps, isFolded: face != .timeline)
          if !flaws.isEmpty { Issue.record("\(columns)×\(rows), \(steps) steps: \(flaws)") }
        }
      }
    }
  }

  private func rows(_ face: Face, _ columns: Int, _ rows: Int, steps: Int, isSearching: Bool = false)
    -> String
  {
    let layout = SheetLayout(
      size: Size(columns: columns, rows: rows), height: .automatic,
      rules: face.description(of: .places).layout,
      listLimit: face.description(of: .places).listLimit,
      stepCount: steps, isSearching: isSearching)
    var letters = Array(repeating: Character("."), count: rows)
    for (row, letter) in LayoutRows.letters(layout, steps: steps) { letters[row] = letter }
    return String(letters)
  }

  /// The letters of `SheetLayoutTests`; `s` and `f` are the row of tabs.
  @Test func tabsHaveOneRowWhateverTheNumberOfSteps() {
    #expect(rows(.tabs, 80, 24, steps: 0) == ".^Ts-HLLLLLLLLLLLLLLLLN?")
    #expect(rows(.tabs, 80, 24, steps: 3) == ".^Tf-HLLLLLLLLLLLLLLLLN?")
    #expect(rows(.tabs, 40, 10, steps: 3) == "^Tf-HLLLL?")
    #expect(rows(.tabs, 20, 5, steps: 3) == "TfHLL")
    #expect(rows(.tabs, 80, 24, steps: 3, isSearching: true) == ".^Tf-/LLLLLLLLLLLLLLLLN?")
    #expect(rows(.tabs, 1, 1, steps: 3) == "L")
  }

  @Test func wheelsHaveNoRowsForStepsAndNotManyForTheList() {
    #expect(rows(.wheels, 80, 24, steps: 0) == ".........^T-HLLLLLLLLLN?")
    #expect(rows(.wheels, 40, 10, steps: 0) == "^T-LLLLLN?")
    #expect(rows(.wheels, 20, 5, steps: 0) == "TLLL?")
    #expect(rows(.wheels, 20, 1, steps: 0) == "L")
    #expect(rows(.wheels, 20, 1, steps: 0, isSearching: true) == "/")
  }
}
