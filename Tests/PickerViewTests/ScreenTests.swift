import PickerCore
import RegionModel
import RegionSearch
import TestSupport
import Testing

@testable import PickerView

/// What the screen shows, at the sizes that people have: each expected screen is a file to read.
struct ScreenTests {
  /// A moment of a pick that is worth a look at every size.
  struct Moment: CustomTestStringConvertible, Sendable {
    let name: String
    let options: @Sendable () -> Options
    let actions: [Action]
    var presentation = Presentation()
    var testDescription: String { name }

    init(
      _ name: String, presentation: Presentation = Presentation(), actions: [Action] = [],
      options: @escaping @Sendable () -> Options = { Options() }
    ) {
      self.name = name
      self.presentation = presentation
      self.actions = actions
      self.options = options
    }
  }

  private static let china = SmallTrees.china

  private static func selected(_ path: String) -> @Sendable () -> Options {
    {
      var options = Options()
      options.selected = china.at(path).path
      return options
    }
  }

  private static func rooted(_ path: String) -> @Sendable () -> Options {
    {
      var options = Options()
      options.root = china.at(path)
      return options
    }
  }

  private static func typed(_ text: String, _ actions: Action...) -> [Action] {
    [.searchEdited(.typed(text))] + actions
  }

  static let moments = [
    Moment("opened"),
    Moment("two-steps", actions: [.cursorMoved(by: 2)], options: selected("广东/深圳")),
    Moment("whole-path", options: selected("广东/深圳/南山/粤海")),
    Moment("reopened", actions: [.stepFocused(0)], options: selected("广东/深圳/南山")),
    Moment("mixed-levels", options: selected("河南")),
    Moment("no-such-letter", actions: [.letterTyped(Letter("V")!, at: 5)]),
    Moment("ascii", presentation: Presentation(glyphs: .ascii), options: selected("广东/深圳")),
    Moment("english", presentation: Presentation(language: .english), options: selected("广东/深圳")),
    Moment("titled", presentation: Presentation(title: "收货地址\u{1B}[31m 请\n选择")),
    Moment("help", actions: [.helpAsked]),
    Moment("search-empty", actions: [.searchAsked], options: selected("广东/深圳")),
    Moment("search-results", actions: typed("南山", .cursorMoved(by: 1)), options: selected("广东/深圳")),
    Moment("search-nothing", actions: typed("无此地"), options: rooted("广东")),
    Moment(
      "search-depth", actions: typed("粤海"),
      options: {
        var options = Options()
        options.depth = 3
        return options
      }),
    Moment("search-long", actions: typed("这是一个比搜索行的宽度还要长得多的问题，没有哪个地方会叫这个名字，所以它只好从左边移出去，光标总看得见。")),
    Moment(
      "search-english", presentation: Presentation(language: .english), actions: typed("南山"),
      options: selected("广东")),
    Moment(
      "search-ascii", presentation: Presentation(glyphs: .ascii), actions: typed("东城"),
      options: selected("广东/深圳")),
    Moment("search-help", actions: [.searchAsked, .helpAsked]),
  ]

  static let sizes = [(80, 24), (120, 40), (40, 10), (20, 5), (1, 1)].map { Size(columns: $0, rows: $1) }

  @Test(arguments: moments, sizes)
  func theScreenIsAsExpected(_ moment: Moment, _ size: Size) {
    var options = moment.options()
    Presentation().configure(&options)
    var state = State.opened(Self.china, options: options, size: size).state
    for action in moment.actions { state.take(action) }
    let frame = render(state, presentation: moment.presentation).frame
    let path = "\(#filePath.folder)/Screens/\(moment.name)-\(size.columns)x\(size.rows).txt"
    let difference = ExpectedFile(path).difference(from: ScreenPlanes(frame).description)
    #expect(difference == nil)
  }
}

extension State {
  /// Takes an action, and the answer to the search that it asks for.
  mutating func take(_ action: Action) {
    for case .search(let query, let generation) in reduce(&self, action) {
      let results = RegionSearcher(list.tree).search(query)
      _ = reduce(&self, .searchResultsFound(results, generation: generation))
    }
  }
}
