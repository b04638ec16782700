/// The reading of a text inside a scope.
public struct ReadingRule: Equatable, Sendable {
  /// The prefix of the codes of the rule's places; empty for everywhere.
  public let scope: String
  public let text: [Character]
  /// A syllable for each character of `text`.
  public let syllables: [String]
  /// Other readings of `text` in use, each as long as `syllables`.
  public let others: [[String]]
  /// Whether the rule comes from a place that lends its reading to names nearby; explicit rules win.
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

  /// The rule by which a place lends its reading to all names in a wider scope; nil if it may not.
  ///
  /// Names of one character lend nothing: they are too common inside other names.
  public func lent(to scope: String) -> ReadingRule? {
    guard text.count >= 2 else { return nil }
    return ReadingRule(
      scope: scope, text: String(text), syllables: syllables, others: others, isLent: true)
  }

  /// Whether the rule wins over `other` where both match the same character.
  ///
  /// The longer text wins, then the longer scope, then the explicit rule.
  func beats(_ other: ReadingRule) -> Bool {
    if text.count != other.text.count { return text.count > other.text.count }
    if scope.utf8.count != other.scope.utf8.count { return scope.utf8.count > other.scope.utf8.count }
    return !isLent && other.isLent
  }
}
