import PickerCore
import RegionModel

/// Picking several places by plain questions: rows are marked by their numbers, and all marks are taken at once.
extension PlainFace {
  /// Marks rows that were named; those marked already lose their marks.
  func mark(_ numbers: [ClosedRange<Int>], in state: State) -> Reply {
    var actions: [Action] = []
    for range in numbers {
      for number in range {  // Ends at the first that was not named: a range may go on to `Int.max`.
        guard isNamed(number, in: state) else { return noSuchNumber(number, in: state) }
        actions.append(.markPicked(number - 1))
      }
    }
    return .actions(actions)
  }

  func finish(_ state: State) -> Reply {
    guard let count = state.markCount, count.marked > 0 else {
      return .saying(said([texts.plainNothingMarked]))
    }
    return .actions([.rowActivated])
  }

  /// The lines about marks that changed: how many there are, and their places if there are five or fewer.
  func markLines(after before: State, _ state: State) -> [String] {
    guard let marks = state.places?.marks, let old = before.places?.marks, marks != old, state.outcome == nil
    else { return [] }
    let names = marks.count <= 5 ? marks.paths.map(text) : []
    return [texts.plainMarkCount(marks.count, names)]
  }

  /// The words after the name of a row with a mark, or with marks below it; empty for others.
  func markText(ofRow row: Int, in places: Places, _ state: State) -> String {
    guard state.markCount != nil, let path = places.path(ofRow: row) else { return "" }
    switch state.markSign(of: path[path.count - 1], below: path.dropLast()) {
    case .marked: return texts.plainMarked
    case .partly: return texts.plainPartlyMarked
    case .none, .unmarked: return ""
    }
  }
}
