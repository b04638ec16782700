import PickerCore
import RegionModel
import RegionSearch

/// Two states as text, field by field: for a person who reads why a test failed.
enum StateDifference {
  /// The fields that differ, two lines each; empty where the states are equal.
  static func lines(expected: State, actual: State) -> String {
    guard expected != actual else { return "" }
    let (wanted, got) = (fields(expected), fields(actual))
    var lines: [String] = []
    for name in wanted.keys.sorted() + got.keys.filter({ wanted[$0] == nil }).sorted() {
      let (left, right) = (wanted[name] ?? "nothing", got[name] ?? "nothing")
      if left != right { lines += ["  expected \(name): \(left)", "    actual \(name): \(right)"] }
    }
    return lines.isEmpty ? "  a field that StateDifference does not name" : lines.joined(separator: "\n")
  }

  static func text(_ effects: [Effect]) -> String { "[" + effects.map(text).joined(separator: ", ") + "]" }

  private static func text(_ effect: Effect) -> String {
    if case .finish(let outcome) = effect { "finish(\(text(outcome)))" } else { "\(effect)" }
  }

  private static func text(_ outcome: Outcome) -> String {
    guard case .picked(let path) = outcome else { return "\(outcome)" }
    return path.map { "\($0.code) \($0.name)" }.joined(separator: "/")
  }

  private static func fields(_ state: State) -> [String: String] {
    var fields = [
      "size": "\(state.size.columns)×\(state.size.rows)",
      "number of steps": "\(state.steps.count)",
      "activeStep": "\(state.activeStep)",
      "typeAhead": "\(state.typeAhead.letters) at \(state.typeAhead.lastTyped)",
      "notice": state.notice.map { "\($0)" } ?? "nil",
      "helpTop": state.helpTop.map(String.init) ?? "nil",
      "motion": "\(state.motion)",
      "outcome": state.outcome.map(text) ?? "nil",
    ]
    fields["search"] = state.search.map(text) ?? "nil"
    fields["searchGeneration"] = "\(state.searchGeneration)"
    for (index, step) in state.steps.enumerated() {
      let name = "steps[\(index)]"
      fields["\(name).list"] = text(step.list)
      fields["\(name).kind"] = "\(step.kind)"
      fields["\(name).chosen"] = step.chosen.map { "\($0.code) \($0.name)" } ?? "nil"
      fields["\(name).cursor"] = "\(step.cursor)"
      fields["\(name).top"] = "\(step.top)"
    }
    return fields
  }

  private static func text(_ search: Search) -> String {
    let line = "\(search.line.textBeforeCaret)|\(search.line.textBehindCaret)"
    let signs = [
      search.isWorking ? "working" : "still", search.acceptsOnAnswer ? "takes the first" : "waits",
    ]
    return "\(line), row \(search.cursor) from \(search.top), \(text(search.results)), \(signs)"
  }

  private static func text(_ results: SearchResults?) -> String {
    guard let results else { return "no results" }
    let names = results.prefix(3).map { "\($0.region.code) \($0.region.name)" }.joined(separator: ", ")
    return "\(results.count) of “\(results.query.text)”: \(names)"
  }

  private static func text(_ list: RegionList) -> String {
    list.isEmpty ? "empty" : "\(list.count) from \(list[0].code) \(list[0].name)"
  }
}
