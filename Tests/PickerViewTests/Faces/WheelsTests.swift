import PickerCore
import RegionModel
import TerminalKit
import TestSupport
import Testing

@testable import PickerView

/// Wheels: the screen, keys and clicks.
struct WheelsTests {
  private static let wheels = Presentation(face: .wheels)

  private static func depth(_ depth: Int, _ path: String) -> @Sendable () -> Options {
    {
      var options = ScreenMoment.selected(path)()
      options.depth = depth
      return options
    }
  }

  static let moments = [
    ScreenMoment("opened", presentation: wheels, sizeCount: 5),
    ScreenMoment("three-steps", presentation: wheels, sizeCount: 5, options: depth(3, "广东/深圳/南山")),
    ScreenMoment(
      "second-column", presentation: wheels, actions: [.stepFocused(1), .cursorMoved(by: 1)],
      options: depth(3, "广东/深圳/南山")),
    ScreenMoment("four-steps", presentation: wheels, options: ScreenMoment.selected("广东/深圳/南山/粤海")),
    ScreenMoment(
      "last-of-four", presentation: wheels, actions: [.stepFocused(3)],
      options: ScreenMoment.selected("广东/深圳/南山/粤海")),
    ScreenMoment(
      "fewer-columns", presentation: wheels, actions: [.stepFocused(0), .lastRowAsked],
      options: ScreenMoment.selected("广东/深圳/南山/粤海")),
    ScreenMoment("long-names", presentation: wheels, options: ScreenMoment.selected("广西/南宁/青秀")),
    ScreenMoment(
      "detail", presentation: Presentation(face: .wheels, detail: .code),
      options: depth(3, "广东/深圳/南山")),
    ScreenMoment("rooted", presentation: wheels, options: ScreenMoment.rooted("广东/深圳")),
    ScreenMoment("help", presentation: wheels, actions: [.helpAsked], sizeCount: 3),
    ScreenMoment(
      "search", presentation: wheels, actions: ScreenMoment.typed("南山"),
      options: ScreenMoment.selected("广东/深圳")),
    ScreenMoment(
      "no-such-letter", presentation: wheels, actions: [.letterTyped(Letter("V")!, at: 5)], sizeCount: 3),
    ScreenMoment(
      "ascii", presentation: Presentation(face: .wheels, glyphs: .ascii),
      options: ScreenMoment.selected("广东/深圳/南山/粤海")),
    ScreenMoment(
      "english", presentation: Presentation(face: .wheels, language: .english),
      options: ScreenMoment.selected("广东/深圳/南山/粤海")),
  ]

  @Test(arguments: moments)
  func theScreensAreAsExpected(_ moment: ScreenMoment) {
    #expect(moment.differences(folder: "Wheels/") == [])
  }

  private func state(_ path: String, columns: Int = 80, rows: Int = 24) -> State {
    var options = ScreenMoment.selected(path)()
    Self.wheels.configure(&options)
    return State.opened(SmallTrees.china, options: options, size: Size(columns: columns, rows: rows)).state
  }

  private func action(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int, in state: State) -> Action? {
    render(state, presentation: Self.wheels).action(
      for: MouseEvent(kind, column: column, row: row), in: state, keymap: Self.wheels.keymap, at: 0)
  }

  @Test func theMouseTurnsTheColumnUnderItAndBringsRowsIntoTheBand() {
    let state = state("广东/深圳/南山/粤海")
    let band = WheelRows(state.layout.body.list).band
    let title = state.layout.shell.title ?? 0
    #expect(action(.wheelDown, 6, band, in: state) == .columnMoved(0, by: 1))
    #expect(action(.wheelUp, 30, band + 3, in: state) == .columnMoved(1, by: -1))
    #expect(action(.leftPress, 6, band + 2, in: state) == .columnRowPicked(0, row: 2))
    #expect(action(.leftPress, 24, band, in: state) == .columnRowPicked(1, row: 1))
    #expect(action(.leftPress, 6, band + 1, in: state) == nil)  // The hairline.
    #expect(action(.leftPress, 4, title, in: state) == .cancelled)
    #expect(action(.leftPress, 74, title, in: state) == .rowActivated)
    #expect(action(.leftPress, 40, 0, in: state) == .cancelled)
  }

  @Test(arguments: [
    (Key.up, Action.cursorMoved(by: -1)), (.left, .stepLeft), (.right, .stepEntered), (.enter, .rowActivated),
    (.tab, .stepCycled(by: 1)), (.backTab, .stepCycled(by: -1)), (.character("2"), .stepFocused(1)),
    (.character("g"), .letterTyped(Letter("G")!, at: 7)), (.character("/"), .searchAsked),
    (.character("深"), .searchEdited(.typed("深"))), (.pageDown, .cursorPaged(by: 1)), (.end, .lastRowAsked),
    (.escape, .dismissed),
  ])
  func keysMeanActions(_ key: Key, _ action: Action) {
    #expect(Self.wheels.keymap.action(for: key, in: state("广东"), at: 7) == action)
  }

  /// A wheel needs seven rows and the hairlines; a sheet is higher only on request.
  @Test func theSheetIsNoHigherThanItsWheelsNeed() {
    let state = state("广东/深圳", columns: 120, rows: 40)
    #expect(state.layout.body.list.count == 9)
    #expect(state.layout.shell.rows == 25..<40)
    var options = Options()
    options.height = .rows(30)
    Self.wheels.configure(&options)
    let high = State.opened(SmallTrees.china, options: options, size: Size(columns: 120, rows: 40)).state
    #expect(high.layout.shell.rows == 10..<40)
  }

  /// At every size the screen is whole and its cursor is on the band.
  @Test func theCursorStandsInTheBandAtEverySize() {
    for columns in [1, 3, 11, 12, 20, 33, 40, 80, 200] {
      for rows in 1...30 {
        let state = state("广东/深圳/南山/粤海", columns: columns, rows: rows)
        let frame = render(state, presentation: Self.wheels).frame
        #expect(frame.cursor?.row == WheelRows(state.layout.body.list).band, "\(columns)×\(rows)")
      }
    }
  }

  private func screen(
    _ tree: RegionTree, _ presentation: Presentation, _ actions: [Action] = [], columns: Int = 80
  ) -> String {
    var options = Options()
    options.depth = 3
    presentation.configure(&options)
    var state = State.opened(tree, options: options, size: Size(columns: columns, rows: 24)).state
    for action in actions { _ = reduce(&state, action) }
    return ScreenPlanes(render(state, presentation: presentation).frame).description
  }

  /// The path in English stands below the wheels whether its names have room in the band or not.
  @Test func thePathInEnglishStaysAsTheWheelsTurn() {
    let english = Presentation(face: .wheels, language: .english)
    #expect(screen(SmallTrees.china, english).contains("│  Beijing"))
    let last = screen(SmallTrees.china, english, [.lastRowAsked])
    #expect(last.contains("│  Taiwan/"))
    #expect(screen(SmallTrees.china, english, columns: 100).contains("│  Beijing"))
  }

  @Test(arguments: [Detail.none, .pinyin, .english, .code])
  func namesWithoutAnotherFormHaveNoPathBelowTheWheels(_ detail: Detail) {
    let presentation = Presentation(face: .wheels, language: .english, detail: detail)
    for columns in [60, 80, 100] {
      for actions in [[], [Action.lastRowAsked]] {
        #expect(!screen(SmallTrees.latin, presentation, actions, columns: columns).contains("/Î"))
        #expect(!screen(SmallTrees.latin, presentation, actions, columns: columns).contains("Italia/"))
      }
    }
  }

  /// As it is printed.
  @Test func aSeparatorInANameOfThePathIsEscaped() {
    let name = "Nord/Ost_und_alles_was_daran_ist"
    let tree = SmallTrees.flat("1 - 1 \(name)\n2 1 2 \(name)\n3 2 3 Süd")
    let path = "Nord\\/Ost und alles was daran ist/Nord\\/Ost und alles was daran ist/Süd"
    #expect(screen(tree, Self.wheels).contains("│  \(path) "))
  }

  @Test(arguments: [
    (1, 0, []), (2, 0, []), (3, 1, []), (4, 1, []), (5, 2, [1, 3]), (6, 2, [1, 3]), (14, 6, [5, 7]),
  ])
  func theBandIsInTheMiddle(height: Int, band: Int, hairlines: [Int]) {
    let rows = WheelRows(0..<height)
    #expect(rows.band == band)
    #expect(rows.hairlines == hairlines)
    let isDense = zip(rows.rows, rows.rows.dropFirst()).allSatisfy { $1.distance == $0.distance + 1 }
    #expect(isDense && rows.rows.count == height - hairlines.count)
  }

  @Test func columnsShareTheRoomAndGiveWhatTheyCanSpare() {
    func widths(_ needs: [Int], _ room: Int, active: Int = 0) -> [Int] {
      WheelSlots(needs: needs, active: active, room: 0..<room).slots.map(\.columns.count)
    }
    #expect(widths([6, 6, 6], 72) == [24, 24, 24])
    #expect(widths([30, 6, 6], 72) == [40, 16, 16])
    #expect(widths([50, 50, 6], 72) == [31, 31, 10])
    #expect(widths([6, 6, 6, 6], 33) == [11, 11, 11])
    #expect(widths([6], 3) == [3])
    let last = WheelSlots(needs: [6, 6, 6, 6], active: 3, room: 0..<33)
    #expect(last.slots.map(\.column) == [1, 2, 3])
    #expect(last.hidesBefore && !last.hidesBehind)
  }
}
