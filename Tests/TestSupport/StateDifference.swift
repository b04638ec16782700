import PickerCore
import RegionModel
import RegionSearch

/// Compares two states field by field, for failed tests.
///
/// The fields are found by reflection, so none is listed here.
enum StateDifference {
  /// The differing fields, two lines each; empty if the states are equal.
  static func lines(expected: State, actual: State) -> String {
    guard expected != actual else { return "" }
    let (wanted, got) = (fields(expected), fields(actual))
    var lines: [String] = []
    for name in wanted.keys.sorted() + got.keys.filter({ wanted[$0] == nil }).sorted() {
      let (left, right) = (wanted[name] ?? "nothing", got[name] ?? "nothing")
      if left != right { lines += ["  expected \(name): \(left)", "    actual \(name): \(right)"] }
    }
    return lines.isEmpty ? "  a field that is not seen by reflection" : lines.joined(separator: "\n")
  }

  static func text(_ effects: [Effect]) -> String { "[" + effects.map(text).joined(separator: ", ") + "]" }

  private static func text(_ effect: Effect) -> String {
    switch effect {
    case .finish(.picked(let path)): "finish(\(text(path)))"
    case .loadChildren(let path, let generation): "loadChildren(of: \(text(path)), \(generation))"
    default: "\(effect)"
    }
  }

  private static func text(_ path: [Region]) -> String { path.map(text).joined(separator: "/") }
  private static func text(_ region: Region) -> String { "\(region.code) \(region.name)" }

  private static func fields(_ state: State) -> [String: String] {
    var fields: [String: String] = [:]
    add(state, named: "", to: &fields)
    return fields
  }

  /// Adds a value under its name, or its parts under names below it.
  private static func add(_ value: Any, named name: String, to fields: inout [String: String]) {
    if let text = leaf(value) {
      fields[name] = text
      return
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .collection { fields["\(name).count"] = "\(mirror.children.count)" }
    for (index, child) in mirror.children.enumerated() {
      let label = child.label.map { name.isEmpty ? $0 : "\(name).\($0)" } ?? "\(name)[\(index)]"
      add(child.value, named: label, to: &fields)
    }
  }

  /// The text of a value shown in one line; nil for one shown by its parts.
  private static func leaf(_ value: Any) -> String? {
    switch value {
    case let region as Region: text(region)
    case let list as Rows: list.isEmpty ? "empty" : "\(list.count) from \(text(list[0]))"
    case let filter as RegionFilter: "\(filter.included.map(text)) without \(filter.excluded.map(text))"
    case let list as RegionList: list.isEmpty ? "empty" : "\(list.count) from \(text(list[0]))"
    case let results as SearchResults: text(results)
    case let outcome as Outcome: text(outcome)
    case let marks as Marks: marks.isEmpty ? "none" : marks.paths.map(text).joined(separator: ", ")
    case let line as SearchLine: "\(line.textBeforeCaret)|\(line.textBehindCaret)"
    default: Mirror(reflecting: value).children.isEmpty ? "\(value)" : nil
    }
  }

  private static func text(_ outcome: Outcome) -> String {
    if case .picked(let path) = outcome { text(path) } else { "\(outcome)" }
  }

  private static func text(_ results: SearchResults) -> String {
    let names = results.prefix(3).map { text($0.region) }.joined(separator: ", ")
    return "\(results.count) of “\(results.query.text)”: \(names)"
  }
}
