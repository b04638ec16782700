import PickerCore
import TerminalKit
import TestSupport
import Testing

@testable import PickerView

/// Tabs: the screen, clicks, and the sliding bar.
struct TabsTests {
  private static let tabs = Presentation(face: .tabs)

  static let moments = [
    ScreenMoment("opened", presentation: tabs, sizeCount: 5),
    ScreenMoment(
      "two-steps", presentation: tabs, actions: [.cursorMoved(by: 2)], options: ScreenMoment.selected("广东/深圳")
    ),
    ScreenMoment(
      "whole-path", presentation: tabs, sizeCount: 5, options: ScreenMoment.selected("广东/深圳/南山/粤海")),
    ScreenMoment(
      "reopened", presentation: tabs, actions: [.stepFocused(0)], options: ScreenMoment.selected("广东/深圳/南山")),
    ScreenMoment("city-without-counties", presentation: tabs, options: ScreenMoment.selected("广东/东莞")),
    ScreenMoment("rooted", presentation: tabs, options: ScreenMoment.rooted("广西/南宁")),
    ScreenMoment("help", presentation: tabs, actions: [.helpAsked], sizeCount: 2),
    ScreenMoment(
      "search", presentation: tabs, actions: ScreenMoment.typed("南山"),
      options: ScreenMoment.selected("广东/深圳")),
    ScreenMoment(
      "ascii", presentation: Presentation(face: .tabs, glyphs: .ascii),
      options: ScreenMoment.selected("广东/深圳")),
    ScreenMoment(
      "english", presentation: Presentation(face: .tabs, language: .english),
      options: ScreenMoment.selected("广东/深圳")),
  ]

  @Test(arguments: moments)
  func theScreensAreAsExpected(_ moment: ScreenMoment) {
    #expect(moment.differences(folder: "Tabs/") == [])
  }

  private func state(_ path: String, columns: Int = 80, animated: Bool = false) -> State {
    var options = Options()
    options.selected = SmallTrees.china.at(path).path
    options.isAnimated = animated
    Self.tabs.configure(&options)
    return State.opened(SmallTrees.china, options: options, size: Size(columns: columns, rows: 24)).state
  }

  private func row(_ row: Int, of state: State) -> String {
    let cells = render(state, presentation: Self.tabs).frame.row(row)
    return String(String.UnicodeScalarView(cells.filter { $0.width > 0 }.map(\.scalar)))
  }

  @Test func aClickOnATabOpensItsStep() {
    let state = state("广东/深圳/南山")
    func click(_ column: Int) -> Action? {
      render(state, presentation: Self.tabs).action(
        for: MouseEvent(.leftPress, column: column, row: 3), in: state, keymap: .places, at: 0)
    }
    #expect(click(3) == .stepFocused(0))
    #expect(click(8) == .stepFocused(0))
    #expect(click(9) == nil)
    #expect(click(13) == .stepFocused(1))
    #expect(click(33) == .stepFocused(3))
    #expect(click(60) == nil)
  }

  @Test func theBarIsAsWideAsTheOpenTabAndStandsBelowIt() {
    let state = state("广东/深圳")
    #expect(row(3, of: state).hasPrefix("│  广东省    深圳市    请选择  "))
    #expect(row(4, of: state).hasPrefix("├" + String(repeating: "─", count: 22) + "━━━━━━──"))
  }

  @Test func tabsThatDoNotFitAreHiddenBehindAnEllipsisAndTheOpenOneIsWhole() {
    let narrow = state("广东/深圳/南山/粤海", columns: 30)
    #expect(row(1, of: narrow).isEmpty == false)
    var first = narrow
    _ = reduce(&first, .stepFocused(0))
    let (last, opened) = (tabRow(of: narrow), tabRow(of: first))
    #expect(last.contains("…") && last.contains("粤海街道"))
    #expect(opened.contains("广东省") && opened.contains("…"))
    #expect(!opened.contains("粤海街道"))
  }

  @Test(arguments: 1...8)
  func theNarrowestScreenShowsSomethingOfTheOpenTab(_ columns: Int) {
    let row = TabRow(["广东省", "深圳市", "南山区"], open: 2, ellipsis: "…", columns: 0..<columns)
    #expect(row.tabs.map(\.step) == [2])
    #expect(row.tabs[0].text == ["…", "…", "南…", "南…", "南山…", "南山区", "南山区", "南山区"][columns - 1])
    #expect(row.tabs[0].columns.upperBound <= columns)
  }

  private func tabRow(of state: State) -> String { row(state.layout.body.steps.lowerBound, of: state) }

  /// The bar takes 120 milliseconds; a key pressed meanwhile acts on the open tab.
  @Test func theBarSlidesToTheTabThatIsOpened() {
    var state = state("广东/深圳", animated: true)
    _ = reduce(&state, .clockTicked(at: 1000))
    #expect(reduce(&state, .stepFocused(0)) == [.tick(after: 0)])
    #expect(bar(of: state) == 23..<29)
    #expect(reduce(&state, .clockTicked(at: 2000)) == [.tick(after: 20)])
    #expect(bar(of: state) == 23..<29)
    #expect(reduce(&state, .clockTicked(at: 2060)) == [.tick(after: 20)])
    #expect(bar(of: state) == 8..<14)
    #expect(reduce(&state, .clockTicked(at: 2120)) == [])
    #expect(bar(of: state) == 3..<9)
    #expect(state.places?.slide == nil)
  }

  @Test func withoutMotionTheBarIsThereAtOnce() {
    var state = state("广东/深圳")
    #expect(reduce(&state, .stepFocused(0)) == [])
    #expect(bar(of: state) == 3..<9)
  }

  private func bar(of state: State) -> Range<Int>? {
    let cells = Array(render(state, presentation: Self.tabs).frame.row(state.layout.body.separator ?? 0))
    let columns = cells.indices.filter { cells[$0].scalar == "━" }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first..<last + 1
  }
}
