import PickerCore
import RegionModel

/// The rows of a plain question that were named with their numbers, on all pages so far.
///
/// A new question starts without named rows.
struct NamedRows: Sendable {
  private var question: Question?
  /// Disjoint ranges; at most one for each page that was named.
  private var ranges: [Range<Int>] = []

  /// The question that the numbers belong to.
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
