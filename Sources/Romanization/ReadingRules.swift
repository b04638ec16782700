/// Reading rules, indexed by the first character of their text.
public struct ReadingRules: Sendable {
  /// A rule and the index in a name at which it matches.
  struct Match {
    let rule: ReadingRule
    let start: Int
    var range: Range<Int> { start..<(start + rule.text.count) }
  }

  private var rulesByFirst: [Character: [ReadingRule]] = [:]

  public init(_ rules: some Sequence<ReadingRule>) {
    for rule in rules {
      guard let first = rule.text.first else { continue }
      rulesByFirst[first, default: []].append(rule)
    }
  }

  /// The rules that apply to `name`, from left to right, without overlaps.
  ///
  /// A rule that loses any of its characters does not apply; of equal rules the leftmost does.
  ///
  /// - Complexity: O(characters × rules that begin with one of them).
  func applied(to name: [Character], code: String) -> [Match] {
    var isTaken = Array(repeating: false, count: name.count)
    var applied: [Match] = []
    for match in candidates(in: name, code: code).sorted(by: ReadingRules.precedes) {
      if isTaken[match.range].contains(true) { continue }
      for index in match.range { isTaken[index] = true }
      applied.append(match)
    }
    return applied.sorted { $0.start < $1.start }
  }

  private func candidates(in name: [Character], code: String) -> [Match] {
    var found: [Match] = []
    for start in name.indices {
      for rule in rulesByFirst[name[start]] ?? [] {
        let isHere = name[start...].starts(with: rule.text) && code.utf8.starts(with: rule.scope.utf8)
        if isHere { found.append(Match(rule: rule, start: start)) }
      }
    }
    return found
  }

  private static func precedes(_ a: Match, _ b: Match) -> Bool {
    if a.rule.beats(b.rule) { return true }
    return !b.rule.beats(a.rule) && a.start < b.start
  }
}
