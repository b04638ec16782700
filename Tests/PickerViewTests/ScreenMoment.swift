import PickerCore
import RegionModel
import RegionSearch
import TerminalKit
import TestSupport
import Testing

@testable import PickerView

/// A moment of a pick with expected screens as files, one per size.
struct ScreenMoment: CustomTestStringConvertible, Sendable {
  let name: String
  let presentation: Presentation
  let options: @Sendable () -> Options
  let actions: [Action]
  /// At smaller sizes the screen equals that of another moment.
  let sizes: [Size]
  var testDescription: String { name }

  /// Common sizes, and the smallest ones.
  static let sizes = [(80, 24), (120, 40), (40, 10), (20, 5), (1, 1)].map { Size(columns: $0, rows: $1) }

  /// - Parameter sizeCount: How many of `sizes` get a file, the largest first.
  init(
    _ name: String, presentation: Presentation = Presentation(), actions: [Action] = [], sizeCount: Int = 4,
    options: @escaping @Sendable () -> Options = { Options() }
  ) {
    self.name = name
    self.presentation = presentation
    self.actions = actions
    self.options = options
    sizes = Array(ScreenMoment.sizes.prefix(sizeCount))
  }

  /// The differences from the expected screens; empty if there are none.
  ///
  /// - Parameter folder: Their folder, below the tests' folder `Screens`.
  func differences(folder: String = "") -> [String] {
    sizes.compactMap { size in
      let path = "\(#filePath.folder)/Screens/\(folder)\(name)-\(size.columns)x\(size.rows).txt"
      return ExpectedFile(path).difference(from: ScreenPlanes(frame(size)).description)
    }
  }

  private func frame(_ size: Size) -> Frame {
    var options = options()
    presentation.configure(&options)
    var state = State.opened(SmallTrees.china, options: options, size: size).state
    for action in actions { state.take(action) }
    return render(state, presentation: presentation).frame
  }

  static func selected(_ path: String) -> @Sendable () -> Options {
    {
      var options = Options()
      options.selected = SmallTrees.china.at(path).path
      return options
    }
  }

  static func rooted(_ path: String) -> @Sendable () -> Options {
    {
      var options = Options()
      options.root = SmallTrees.china.at(path)
      return options
    }
  }

  static func typed(_ text: String, _ actions: Action...) -> [Action] {
    [.searchEdited(.typed(text))] + actions
  }
}

extension State {
  /// Applies an action and the answer to the search that it starts.
  mutating func take(_ action: Action) {
    for case .search(let query, let generation) in reduce(&self, action) {
      let results = RegionSearcher(SmallTrees.china).search(query)
      _ = reduce(&self, .searchResultsFound(results, generation: generation))
    }
  }
}
