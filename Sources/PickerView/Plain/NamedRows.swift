import PickerCore
import RegionModel

/// The rows of a plain question that were named with their numbers, on whatever pages.
///
/// Another question has rows of its own: what was named before counts for nothing then.
struct NamedRows: Sendable {
  private var question: Question?
  /// Apart from each other, and fewer than there were pages.
  private var ranges: [Range<Int>] = []

  /// What the numbers are of.
  private struct Question: Equatable {
    let step: Int
    let list: Rows?
    /// Nil outside a search.
    let search: String?

    init(_ state: State) {
      step = state.activeStep
      list = state.places?.list
      search = state.search?.line.text
    }
  }

  mutating func add(_ rows: Range<Int>, in state: State) {
    if question != Question(state) { (question, ranges) = (Question(state), []) }
    let touching = ranges.filter { $0.lowerBound <= rows.upperBound && rows.lowerBound <= $0.upperBound }
    let first = touching.map(\.lowerBound).min() ?? rows.lowerBound
    let end = touching.map(\.upperBound).max() ?? rows.upperBound
    ranges.removeAll { touching.contains($0) }
    ranges.append(min(first, rows.lowerBound)..<max(end, rows.upperBound))
  }

  func contains(_ row: Int, in state: State) -> Bool {
    question == Question(state) && ranges.contains { $0.contains(row) }
  }
}
