import PickerCore
import RegionModel
import TerminalKit
import TestSupport
import Testing

@testable import PickerView

/// What a click means: rows, steps, letters, cancel, backdrop.
struct HitTestTests {
  private let presentation = Presentation()
  private let state: State

  /// 80×24 with 广东 and 深圳 chosen: the timeline stands on rows 3 to 5, the list on rows 8 and below.
  init() {
    var options = Options()
    options.selected = SmallTrees.china.at("广东/深圳").path
    state = State.opened(SmallTrees.china, options: options, size: Size(columns: 80, rows: 24)).state
  }

  private func click(_ column: Int, _ row: Int) -> Action? {
    HitTest.action(
      for: MouseEvent(.leftPress, column: column, row: row), in: state, presentation: presentation)
  }

  @Test func aRowIsChosen() {
    #expect(click(10, 8) == .rowPicked(0))
    #expect(click(1, 10) == .rowPicked(2))
  }

  /// No place of the screen is there, though a terminal, or a line that garbles, may say so.
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
    #expect(click(77, 9) == .letterPicked(Letter("N")!))
    #expect(click(77, 12) == nil)
  }

  @Test func theCancelWordAndTheBackdropCancel() {
    #expect(click(74, 2) == .cancelled)
    #expect(click(40, 0) == .cancelled)
    #expect(click(30, 2) == nil)
  }

  @Test func theBackdropBesideANarrowSheetCancels() {
    let wide = State.opened(SmallTrees.china, size: Size(columns: 120, rows: 40)).state
    let event = MouseEvent(.leftPress, column: 5, row: 30)
    #expect(HitTest.action(for: event, in: wide, presentation: presentation) == .cancelled)
  }

  @Test func theWheelMovesTheCursor() {
    let up = MouseEvent(.wheelUp, column: 5, row: 9)
    #expect(HitTest.action(for: up, in: state, presentation: presentation) == .cursorMoved(by: -1))
    let down = MouseEvent(.wheelDown, column: 0, row: 0)
    #expect(HitTest.action(for: down, in: state, presentation: presentation) == .cursorMoved(by: 1))
  }

  @Test func releasesAndOtherButtonsMeanNothing() {
    let release = MouseEvent(.other, column: 10, row: 8)
    #expect(HitTest.action(for: release, in: state, presentation: presentation) == nil)
  }

  @Test func aClickOnHelpClosesIt() {
    var helped = state
    _ = reduce(&helped, .helpAsked)
    let event = MouseEvent(.leftPress, column: 10, row: 8)
    #expect(HitTest.action(for: event, in: helped, presentation: presentation) == .dismissed)
  }

  @Test func aStepOfTheFoldedTimelineIsReopened() {
    var low = state
    _ = reduce(&low, .resized(Size(columns: 60, rows: 8)))
    guard case .folded(let row) = low.layout.timeline else { return #expect(Bool(false), "not folded") }
    let start = low.layout.inner.lowerBound + 2
    let event = MouseEvent(.leftPress, column: start + 13, row: row)
    #expect(HitTest.action(for: event, in: low, presentation: presentation) == .stepFocused(1))
  }

  /// A click anywhere on any screen means something that the reducer takes without harm.
  @Test func clicksEverywhereAreHarmless() {
    for (columns, rows) in [(80, 24), (40, 10), (20, 5), (3, 2), (1, 1)] {
      for column in 0..<columns {
        for row in 0..<rows {
          var clicked = state
          _ = reduce(&clicked, .resized(Size(columns: columns, rows: rows)))
          let event = MouseEvent(.leftPress, column: column, row: row)
          if let action = HitTest.action(for: event, in: clicked, presentation: presentation) {
            _ = reduce(&clicked, action)
          }
          #expect(clicked.steps.indices.contains(clicked.activeStep))
        }
      }
    }
  }
}
