import RegionModel
import TestSupport

@testable import PickerCore

/// Rules for marks.
extension Invariants {
  func broken(byMarksOf state: State) -> [String] {
    guard let marks = state.places?.marks, !marks.isEmpty else { return [] }
    var broken: [String] = []
    func want(_ isTrue: Bool, _ rule: String) { if !isTrue { broken.append("marks: \(rule)") } }
    let (paths, limit) = (marks.paths, state.options.markLimit ?? 0)
    want(paths.count == marks.count && marks.count <= limit, "\(paths.count) marks, \(limit) at most")
    for path in paths {
      broken += self.broken(byPath: path, of: state)
      want(path.last?.flags.contains(.disabled) == false, "what cannot be chosen is not marked")
      want(!marks.covers(path.dropLast()), "no mark lies below another")
      want(marks.covers(path), "what is marked is known to be")
      let isCounted = path.dropLast().allSatisfy { marks.count(below: $0) > 0 }
      want(isCounted, "the places above a mark count it")
    }
    let keys = paths.map { $0.map(\.index) }
    want(zip(keys, keys.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) }, "they are in order")
    return broken
  }
}
