import PickerCore
import RegionModel
import TerminalKit
import TestSupport
import Testing

@testable import PickerView

/// The screens of a pick of several places.
struct MarkScreenTests {
  private static let english = Presentation(language: .english)

  static let moments = [
    ScreenMoment("opened", options: several()),
    ScreenMoment("streets", actions: marks(0, 2), options: several("广东/深圳/南山")),
    ScreenMoment(
      "streets-english", presentation: english, actions: marks(0, 2), options: several("广东/深圳/南山")),
    ScreenMoment(
      "streets-ascii", presentation: Presentation(glyphs: .ascii), actions: marks(0, 2),
      options: several("广东/深圳/南山", limit: 3)),
    ScreenMoment(
      "streets-narrow", presentation: Presentation(glyphs: .narrow), actions: marks(1), sizeCount: 1,
      options: several("广东/深圳/南山")),
    ScreenMoment(
      "tabs", presentation: Presentation(face: .tabs), actions: marks(0), options: several("广东/深圳/南山")),
    ScreenMoment(
      "any-level", actions: marks(2) + [.stepFocused(0), .markPicked(4), .stepFocused(2)],
      options: several("广东/深圳/南山", anyLevel: true)),
    ScreenMoment(
      "above", actions: marks(2) + [.stepFocused(0), .markPicked(4)],
      options: several("广东/深圳/南山", anyLevel: true)),
    ScreenMoment(
      "covered", actions: [.stepFocused(1), .markToggled(by: 0), .stepFocused(3)],
      options: several("广东/深圳/南山", anyLevel: true)),
    ScreenMoment(
      "full", actions: marks(0, 1, 2), sizeCount: 3, options: several("广东/深圳/南山", limit: 2)),
    ScreenMoment("not-markable", actions: [.markToggled(by: 1)], sizeCount: 3, options: several()),
    ScreenMoment(
      "search", actions: ScreenMoment.typed("东城", .markToggled(by: 1), .markToggled(by: 1)),
      options: several()),
    ScreenMoment(
      "search-ascii-english", presentation: Presentation(language: .english, glyphs: .ascii),
      actions: ScreenMoment.typed("南山", .markToggled(by: 1), .lastRowAsked, .markToggled(by: 1)),
      options: several()),
    ScreenMoment("help", actions: [.helpAsked], sizeCount: 4, options: several()),
    ScreenMoment(
      "help-english", presentation: english, actions: [.helpAsked], sizeCount: 3, options: several()),
    ScreenMoment(
      "search-help", actions: [.searchAsked, .helpAsked], sizeCount: 3, options: several()),
  ]

  @Test(arguments: moments)
  func theScreensAreAsExpected(_ moment: ScreenMoment) {
    #expect(moment.differences(folder: "Marks/") == [])
  }

  private static func several(_ path: String? = nil, limit: Int = Options.noMarkLimit, anyLevel: Bool = false)
    -> @Sendable () -> Options
  {
    {
      var options = Options()
      options.markLimit = limit
      options.takesAnyLevel = anyLevel
      options.selected = path.map { SmallTrees.china.at($0).path } ?? []
      return options
    }
  }

  private static func marks(_ rows: Int...) -> [Action] { rows.map { .markPicked($0) } }
}

/// The keys and the pointer of a pick of several places.
struct MarkKeyTests {
  private let presentation = Presentation()

  private func state(_ limit: Int?, search: Bool = false) -> State {
    var options = Options()
    options.markLimit = limit
    options.selected = SmallTrees.china.at("广东/深圳/南山").path
    presentation.configure(&options)
    var state = State.opened(SmallTrees.china, options: options, size: Size(columns: 80, rows: 24)).state
    if search { state.take(.searchEdited(.typed("南山"))) }
    return state
  }

  private func action(_ key: Key, _ limit: Int?, search: Bool = false) -> Action? {
    presentation.keymap.action(for: key, in: state(limit, search: search), at: 7)
  }

  @Test func theKeysOfMarksAreThereWhereSeveralCanBePicked() {
    #expect(action(.character(" "), 3) == .markToggled(by: 1))
    #expect(action(.character("\u{3000}"), 3) == .markToggled(by: 1))
    #expect(action(.control("a"), 3) == .allMarked)
    #expect(action(.control("r"), 3) == .marksCleared)
    #expect(action(.enter, 3) == .rowActivated)
    #expect(action(.right, 3) == .rowEntered)
    #expect(action(.tab, 3) == .stepCycled(by: 1))
  }

  @Test func withoutSeveralTheyMeanWhatTheyMeant() {
    for key in [Key.character(" "), .control("a"), .control("r")] { #expect(action(key, nil) == nil) }
    #expect(action(.right, nil) == .rowActivated)
    #expect(action(.enter, nil) == .rowActivated)
    #expect(action(.character(" "), nil, search: true) == .searchEdited(.typed(" ")))
    #expect(action(.tab, nil, search: true) == nil)
  }

  @Test func inASearchSpaceAndTabMarkAndTheRestEdits() {
    #expect(action(.character(" "), 3, search: true) == .markToggled(by: 1))
    #expect(action(.tab, 3, search: true) == .markToggled(by: 1))
    #expect(action(.backTab, 3, search: true) == .markToggled(by: -1))
    #expect(action(.control("a"), 3, search: true) == .searchEdited(.caretMovedToStart))
    #expect(action(.right, 3, search: true) == .searchEdited(.caretMoved(by: 1)))
    // An input method's blank parts words.
    #expect(action(.character("\u{3000}"), 3, search: true) == .searchEdited(.typed("\u{3000}")))
  }

  @Test func aClickOnTheSignMarksAndOneOnTheNameChooses() {
    let state = state(3)
    let rendering = render(state, presentation: presentation)
    let row = rendering.frame.cursor!.row
    func click(_ column: Int) -> Action? {
      rendering.action(
        for: MouseEvent(.leftPress, column: column, row: row), in: state, keymap: presentation.keymap, at: 0)
    }
    #expect(click(6) == .markPicked(0))
    #expect(click(8) == .rowPicked(0))
    #expect(click(40) == .rowPicked(0))
  }

  /// Columns have no list: there is nothing to mark.
  @Test func wheelsKnowNoMarks() {
    var options = Options()
    options.markLimit = 3
    Presentation(face: .wheels).configure(&options)
    #expect(options.markLimit == nil)
  }
}

/// The screens of a list with shortcuts before it.
struct ShortcutScreenTests {
  static let moments = [
    ScreenMoment("opened", options: shortcuts()),
    ScreenMoment("below", actions: [.cursorMoved(by: 3)], options: shortcuts()),
    ScreenMoment(
      "english", presentation: Presentation(language: .english), sizeCount: 1, options: shortcuts()),
    ScreenMoment(
      "ascii-marks", presentation: Presentation(glyphs: .ascii), actions: [.markToggled(by: 1)], sizeCount: 3,
      options: shortcuts(3)),
    ScreenMoment("narrow", presentation: Presentation(glyphs: .narrow), sizeCount: 1, options: shortcuts()),
    ScreenMoment("tabs", presentation: Presentation(face: .tabs), sizeCount: 3, options: shortcuts()),
  ]

  @Test(arguments: moments)
  func theScreensAreAsExpected(_ moment: ScreenMoment) {
    #expect(moment.differences(folder: "Shortcuts/") == [])
  }

  @Test func plainQuestionsNameThemFirst() {
    let china = SmallTrees.china
    let talk = PlainTalk(china, language: .chinese) {
      $0.shortcuts = [Rows.Shortcut(.recent, china.at("台湾/金门县")), Rows.Shortcut(.hot, china.at("北京"))]
    }
    #expect(talk.opening[3...5] == ["1. 金门县，在台湾省，最近选过", "2. 北京市，常用", "3. 北京市"])
  }

  private static func shortcuts(_ limit: Int? = nil) -> @Sendable () -> Options {
    {
      var options = Options()
      options.markLimit = limit
      let (china, recent) = (SmallTrees.china, ["广东/深圳/南山/粤海", "台湾/金门县"])
      options.shortcuts =
        recent.map { Rows.Shortcut(.recent, china.at($0)) } + [Rows.Shortcut(.hot, china.at("广东/深圳"))]
      return options
    }
  }
}
