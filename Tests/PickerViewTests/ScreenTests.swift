import PickerCore
import RegionModel
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
    var look = Look()
    var testDescription: String { name }

    init(
      _ name: String, look: Look = Look(), actions: [Action] = [],
      options: @escaping @Sendable () -> Options = { Options() }
    ) {
      self.name = name
      self.look = look
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

  static let moments = [
    Moment("opened"),
    Moment("two-steps", actions: [.cursorMoved(by: 2)], options: selected("广东/深圳")),
    Moment("whole-path", options: selected("广东/深圳/南山/粤海")),
    Moment("reopened", actions: [.stepFocused(0)], options: selected("广东/深圳/南山")),
    Moment("mixed-levels", options: selected("河南")),
    Moment("no-such-letter", actions: [.letterTyped(Letter("V")!, at: 5)]),
    Moment("ascii", look: Look(signs: .ascii), options: selected("广东/深圳")),
    Moment("english", look: Look(language: .english), options: selected("广东/深圳")),
    Moment("titled", look: Look(title: "收货地址\u{1B}[31m 请\n选择")),
    Moment("help", actions: [.helpAsked]),
  ]

  static let sizes = [(80, 24), (120, 40), (40, 10), (20, 5), (1, 1)].map { Size(columns: $0, rows: $1) }

  @Test(arguments: moments, sizes)
  func theScreenIsAsExpected(_ moment: Moment, _ size: Size) {
    var options = moment.options()
    options.helpLineCount = Keymap.help(options, look: moment.look).count
    var state = State.opened(Self.china, options: options, size: size).state
    for action in moment.actions { _ = reduce(&state, action) }
    let frame = render(state, look: moment.look)
    let path = "\(#filePath.folder)/Screens/\(moment.name)-\(size.columns)x\(size.rows).txt"
    let difference = ExpectedFile(path).difference(from: ScreenPlanes(frame).description)
    #expect(difference == nil)
  }
}
