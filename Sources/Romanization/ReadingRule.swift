/// Says that some text reads so, inside a scope.
public struct ReadingRule: Equatable, Sendable {
  /// The beginning of the codes of the places that the rule is for; empty for everywhere.
  public let scope: String
  public let text: [Character]
  /// A syllable for each character of `text`.
  public let syllables: [String]
  /// Further readings of `text` that people use, each as long as `syllables`.
  public let others: [[String]]
  /// Whether the rule came from a place that lends its reading to names nearby; explicit rules beat it.
  public let isLent: Bool

  public init(
    scope: String, text: String, syllables: [String], others: [[String]] = [], isLent: Bool = false
  ) {
    self.scope = scope
    self.text = Array(text)
    self.syllables = syllables
    self.others = others
    self.isLent = isLent
  }

  /// The rule with which a place lends its reading to all names of a wider scope, or nil for one that may not.
  ///
  /// Names of one character lend nothing: they are too common inside other names.
  public func lent(to scope: String) -> ReadingRule? {
    guard text.count >= 2 else { return nil }
    return ReadingRule(
      scope: scope, text: String(text), syllables: syllables, others: others, isLent: true)
  }

  /// Whether the rule beats `other` where both want the same character.
  ///
  /// The longer text wins, then the longer scope, then the explicit rule.
  func beats(_ other: ReadingRule) -> Bool {
    if text.count != other.text.count { return text.count > other.text.count }
    if scope.utf8.count != other.scope.utf8.count { return scope.utf8.count > other.scope.utf8.count }
    return !isLent && other.isLent
  }
}
