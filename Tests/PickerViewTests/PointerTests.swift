import PickerCore
import RegionModel
import TerminalKit
import TestSupport
import Testing

@testable import PickerView

/// The mouse: rows, steps, letters, hints, cancel, backdrop.
struct PointerTests {
  private let state: State

  /// 80×24 with 广东 and 深圳 chosen: the timeline is on rows 3 to 5, the list starts on row 8.
  init() {
    var options = Options()
    options.selected = SmallTrees.china.at("广东/深圳").path
    state = State.opened(SmallTrees.china, options: options, size: Size(columns: 80, rows: 24)).state
  }

  private func click(_ column: Int, _ row: Int) -> Action? {
    action(MouseEvent(.leftPress, column: column, row: row), in: state)
  }

  private func action(_ event: MouseEvent, in state: State) -> Action? {
    render(state).action(for: event, in: state, keymap: .places, at: 7)
  }

  @Test func aRowIsChosen() {
    #expect(click(10, 8) == .rowPicked(0))
    #expect(click(1, 10) == .rowPicked(2))
  }

  /// Terminals and noisy lines may report positions outside the screen.
  @Test func besideTheScreenNothingHappens() {
    #expect(click(0, 24) == nil)
    #expect(click(80, 3) == nil)
    #expect(click(-1, -1) == nil)
    #expect(click(99_998, 99_998) == nil)
  }

  @Test func belowTheRowsNothingHappens() {
    #expect(click(10, 11) == nil)
  }

  @Test func aStepOfTheTimelineIsReopened() {
    #expect(click(6, 3) == .stepFocused(0))
    #expect(click(40, 4) == .stepFocused(1))
    #expect(click(6, 5) == .stepFocused(2))
  }

  @Test func aLetterAtTheEdgeJumps() {
    #expect(click(76, 9) == .letterPicked(Letter("N")!))
    #expect(click(76, 12) == nil)
  }

  @Test func theCancelWordAndTheBackdropCancel() {
    #expect(click(74, 2) == .cancelled)
    #expect(click(40, 0) == .cancelled)
    #expect(click(30, 2) == nil)
  }

  @Test func theBackdropBesideANarrowSheetCancels() {
    let wide = State.opened(SmallTrees.china, size: Size(columns: 120, rows: 40)).state
    let event = MouseEvent(.leftPress, column: 5, row: 30)
    #expect(action(event, in: wide) == .cancelled)
  }

  @Test func theWheelMovesTheCursor() {
    let up = MouseEvent(.wheelUp, column: 5, row: 9)
    #expect(action(up, in: state) == .cursorMoved(by: -1))
    let down = MouseEvent(.wheelDown, column: 0, row: 0)
    #expect(action(down, in: state) == .cursorMoved(by: 1))
  }

  @Test func releasesAndOtherButtonsMeanNothing() {
    let release = MouseEvent(.other, column: 10, row: 8)
    #expect(action(release, in: state) == nil)
  }

  @Test func aClickOnHelpClosesIt() {
    var helped = state
    _ = reduce(&helped, .helpAsked)
    let event = MouseEvent(.leftPress, column: 10, row: 8)
    #expect(action(event, in: helped) == .dismissed)
  }

  @Test func aStepOfTheFoldedTimelineIsReopened() {
    var low = state
    _ = reduce(&low, .resized(Size(columns: 60, rows: 8)))
    let row = low.layout.body.steps.lowerBound
    #expect(low.layout.body.steps.count == 1)
    let start = low.layout.shell.inner.lowerBound + 2
    let event = MouseEvent(.leftPress, column: start + 13, row: row)
    #expect(action(event, in: low) == .stepFocused(1))
  }

  @Test func aClickOnAHintIsItsKey() {
    #expect(click(3, 23) == .cursorMoved(by: -1))
    #expect(click(4, 23) == .cursorMoved(by: 1))
    #expect(click(8, 23) == .cursorMoved(by: 1))
    #expect(click(13, 23) == nil)  // 字母 stands for many keys.
    #expect(click(23, 23) == .searchAsked)
    #expect(click(57, 23) == .dismissed)
    #expect(click(66, 23) == .helpAsked)
  }

  /// Clicks at any place of any screen do no harm.
  @Test func clicksEverywhereAreHarmless() {
    for (columns, rows) in [(80, 24), (40, 10), (20, 5), (3, 2), (1, 1)] {
      for column in 0..<columns {
        for row in 0..<rows {
          var clicked = state
          _ = reduce(&clicked, .resized(Size(columns: columns, rows: rows)))
          let event = MouseEvent(.leftPress, column: column, row: row)
          if let action = action(event, in: clicked) {
            _ = reduce(&clicked, action)
          }
          #expect(clicked.steps.indices.contains(clicked.activeStep))
        }
      }
    }
  }
}
