import PickerCore
import RegionModel
import RegionSearch
import TerminalKit
import TestSupport
import Testing

@testable import PickerView

/// A moment of a pick that is worth a look: its expected screens are files to read, one a size.
struct ScreenMoment: CustomTestStringConvertible, Sendable {
  let name: String
  let presentation: Presentation
  let options: @Sendable () -> Options
  let actions: [Action]
  /// Smaller ones than these show the same as another moment.
  let sizes: [Size]
  var testDescription: String { name }

  /// The sizes that people have, and the smallest ones.
  static let sizes = [(80, 24), (120, 40), (40, 10), (20, 5), (1, 1)].map { Size(columns: $0, rows: $1) }

  /// - Parameter sizeCount: How many of `sizes` are worth a file, the largest first.
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

  /// How the screens differ from the expected ones; empty where they do not.
  ///
  /// - Parameter folder: Where the expected ones lie, below the tests' folder `Screens`.
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
  /// Takes an action, and the answer to the search that it asks for.
  mutating func take(_ action: Action) {
    for case .search(let query, let generation) in reduce(&self, action) {
      let results = RegionSearcher(SmallTrees.china).search(query)
      _ = reduce(&self, .searchResultsFound(results, generation: generation))
    }
  }
}
