import PickerCore
import RegionModel
import TestSupport
import Testing

/// The parts on the screen's rows.
struct SheetLayoutTests {
  /// One letter per row: `.` backdrop, `^` border, `T` title, `s` a step, `|` between two, `f` all steps in
  /// one row, `-` separator, `H` heading, `/` search line, `L` list, `!` why a search is incomplete, `N` whole name,
  /// `?` hints.
  private func rows(
    _ columns: Int, _ rows: Int, steps: Int, list: Int = 0, height: SheetHeight = .automatic,
    isSearching: Bool = false, isIncomplete: Bool = false
  ) -> String {
    let size = Size(columns: columns, rows: rows)
    let layout = SheetLayout(
      size: size, height: height, stepCount: steps, listCount: list, isSearching: isSearching,
      isIncomplete: isIncomplete)
    var letters = Array(repeating: Character(" "), count: rows)
    for (row, letter) in LayoutRows.letters(layout, steps: steps) { letters[row] = letter }
    for row in 0..<layout.shell.rows.lowerBound { letters[row] = "." }
    return String(letters)
  }

  @Test func theScreenOfTheContract() {
    #expect(rows(80, 24, steps: 3, list: 9) == ".^Tsss-HLLLLLLLLLLLLLLN?")
  }

  @Test func eightyByTwentyFour() {
    #expect(rows(80, 24, steps: 0, list: 34) == ".^THLLLLLLLLLLLLLLLLLLN?")
    #expect(rows(80, 24, steps: 1, list: 3) == ".^Ts-HLLLLLLLLLLLLLLLLN?")
    #expect(rows(80, 24, steps: 2, list: 21) == ".^Tss-HLLLLLLLLLLLLLLLN?")
    #expect(rows(80, 24, steps: 4, list: 8) == ".^Tssss-HLLLLLLLLLLLLLN?")
  }

  @Test func aShortListLeavesAQuarterOfAHighScreen() {
    #expect(rows(120, 40, steps: 0, list: 3) == "..........^THLLLLLLLLLLLLLLLLLLLLLLLLLN?")
    #expect(rows(120, 40, steps: 2, list: 21) == "..........^Ts|s-HLLLLLLLLLLLLLLLLLLLLLN?")
    #expect(rows(120, 40, steps: 4, list: 9) == "..........^Ts|s|s|s-HLLLLLLLLLLLLLLLLLN?")
  }

  @Test func theSheetGrowsUntilItsListIsWholeOrTheScreenIsFull() {
    #expect(rows(120, 40, steps: 0, list: 34) == ".^THLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLN?")
    #expect(rows(120, 40, steps: 2, list: 24) == ".......^Ts|s-HLLLLLLLLLLLLLLLLLLLLLLLLN?")
    #expect(rows(120, 40, steps: 3, list: 3000) == ".^Ts|s|s-HLLLLLLLLLLLLLLLLLLLLLLLLLLLLN?")
  }

  /// The row for long names and the rows between the steps go before a row of the list does.
  @Test func roomForComfortGoesBeforeAListIsCut() {
    #expect(rows(80, 24, steps: 2, list: 16) == ".^Tss-HLLLLLLLLLLLLLLLL?")
    #expect(rows(120, 40, steps: 0, list: 35) == ".^THLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLL?")
    #expect(rows(120, 40, steps: 3, list: 30) == ".^Tsss-HLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLN?")
  }

  @Test func aSearchLiesOverTheListsSheet() {
    #expect(rows(80, 24, steps: 3, list: 9, isSearching: true) == ".^Tsss-/LLLLLLLLLLLLLLN?")
    #expect(
      rows(120, 40, steps: 0, list: 34, isSearching: true) == ".^T/LLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLN?")
  }

  /// The row comes before those of the steps, of the title and of the hints.
  @Test func anIncompleteSearchSaysSoOnEveryScreenOfThreeRows() {
    #expect(
      rows(80, 24, steps: 3, list: 9, isSearching: true, isIncomplete: true) == ".^Tsss-/LLLLLLLLLLLLL!N?")
    #expect(rows(40, 10, steps: 2, isSearching: true, isIncomplete: true) == "^Tf/LLLL!?")
    #expect(rows(20, 5, steps: 2, isSearching: true, isIncomplete: true) == "f/LL!")
    #expect(rows(20, 3, steps: 2, isSearching: true, isIncomplete: true) == "/L!")
    #expect(rows(20, 2, steps: 2, isSearching: true, isIncomplete: true) == "/L")
    #expect(rows(80, 24, steps: 3, list: 9, isIncomplete: true) == ".^Tsss-HLLLLLLLLLLLLLLN?")
  }

  @Test func fortyByTen() {
    #expect(rows(40, 10, steps: 0) == "^THLLLLLL?")
    #expect(rows(40, 10, steps: 2) == "^TfHLLLLL?")
    #expect(rows(40, 10, steps: 4) == "^TfHLLLLL?")
  }

  @Test func twentyByFive() {
    #expect(rows(20, 5, steps: 0) == "THLLL")
    #expect(rows(20, 5, steps: 2) == "TfHLL")
    #expect(rows(20, 5, steps: 4) == "TfHLL")
  }

  @Test func oneByOne() {
    for steps in [0, 2, 4] { #expect(rows(1, 1, steps: steps) == "L") }
  }

  @Test func aSearchHasTheHeadingsRowAndIsTheLastToGo() {
    #expect(rows(40, 10, steps: 2, isSearching: true) == "^Tf/LLLLL?")
    #expect(rows(20, 5, steps: 2, isSearching: true) == "Tf/LL")
    #expect(rows(20, 3, steps: 2, isSearching: true) == "f/L")
    #expect(rows(20, 2, steps: 2, isSearching: true) == "/L")
    #expect(rows(20, 1, steps: 2, isSearching: true) == "/")
  }

  @Test func oneStepStandsInARowOfItsOwn() {
    #expect(rows(80, 24, steps: 1) == ".^Ts-HLLLLLLLLLLLLLLLLN?")
    #expect(rows(20, 5, steps: 1) == "TsHLL")
  }

  @Test func theSheetIsAsHighAsItIsAskedToBe() {
    #expect(rows(80, 24, steps: 0, height: .rows(10)) == "..............^THLLLLLL?")
    #expect(rows(80, 24, steps: 0, height: .percent(50)) == "............^THLLLLLLLL?")
    for height in [SheetHeight.rows(99), .rows(24), .percent(100), .percent(.max)] {
      #expect(rows(80, 24, steps: 0, height: height) == "^THLLLLLLLLLLLLLLLLLLLN?")
    }
    for height in [SheetHeight.rows(1), .rows(0), .rows(.min), .percent(0), .percent(.min)] {
      #expect(rows(80, 24, steps: 2, height: height) == ".......................L")
    }
  }

  @Test(arguments: [(11, 11), (12, 11), (23, 22), (24, 23), (31, 23), (32, 24), (40, 30), (100, 75)])
  func theSheetIsThreeQuartersHighAndMoreOnALowScreen(screen: Int, sheet: Int) {
    let layout = SheetLayout(size: Size(columns: 80, rows: screen), height: .automatic, stepCount: 0)
    #expect(layout.shell.rows == screen - sheet..<screen)
  }

  @Test(arguments: [
    (80, 0..<80), (100, 0..<100), (101, 0..<100), (120, 10..<110), (500, 200..<300), (1, 0..<1),
  ])
  func theSheetIsCentredAndNoWiderThanAHundredColumns(columns: Int, sheet: Range<Int>) {
    let layout = SheetLayout(size: Size(columns: columns, rows: 24), height: .automatic, stepCount: 0)
    #expect(layout.shell.columns == sheet)
  }

  @Test func aBorderStandsRoundTheSheetWhereThereIsRoom() {
    func layout(_ columns: Int) -> SheetLayout {
      SheetLayout(size: Size(columns: columns, rows: 24), height: .automatic, stepCount: 0)
    }
    #expect(layout(80).shell.inner == 1..<79)
    #expect(!layout(11).shell.hasBorder)
    #expect(layout(11).shell.inner == 0..<11)
  }

  @Test func onEveryScreenThePartsLieInTheSheetOneBelowTheOther() {
    for columns in 1...130 {
      for rows in 1...60 {
        for (steps, isSearching) in [0, 1, 2, 3, 4, 5, 9].flatMap({ [($0, false), ($0, true)] }) {
          let size = Size(columns: columns, rows: rows)
          let layout = SheetLayout(
            size: size, height: .automatic, stepCount: steps, listCount: (columns * rows) % 61,
            isSearching: isSearching, isIncomplete: steps % 2 == 1)
          let flaws = LayoutRows.flaws(layout, size: size, steps: steps)
          if !flaws.isEmpty { Issue.record("\(columns)×\(rows), \(steps) steps: \(flaws)") }
        }
      }
    }
  }
}
