/// Reads names of places.
///
/// Each character reads as the table says, unless a rule whose scope holds the place's code reads it. Where two
/// rules want one character, the longer text wins; of equal texts the longer scope; then an explicit rule over
/// one that a place lends; then the leftmost.
public struct Romanizer: Sendable {
  private let characters: CharacterTable
  private let rules: ReadingRules

  public init(characters: CharacterTable, rules: ReadingRules) {
    self.characters = characters
    self.rules = rules
  }

  /// How a name reads.
  public struct Reading: Equatable, Sendable {
    /// Toneless syllables separated by spaces, one for each character that has one.
    public let text: String
    /// Further readings of the whole name, each with one part read otherwise.
    public let others: [String]
    /// The characters that neither a rule nor the table reads; `text` lacks their syllables.
    public let unread: [Character]
  }

  /// The reading of `name` for the place with `code`, which may be empty.
  ///
  /// - Complexity: O(characters × rules that begin with one of them).
  public func reading(of name: String, code: String) -> Reading {
    let name = Array(name)
    let applied = rules.applied(to: name, code: code)
    var syllables = name.map { $0.hasSyllable ? characters[$0]?.reading : nil }
    for match in applied { syllables.replaceSubrange(match.range, with: match.rule.syllables) }
    let text = Romanizer.joined(syllables)
    var others: [String] = []
    for match in applied {
      for other in match.rule.others {
        var variant = syllables
        variant.replaceSubrange(match.range, with: other)
        let reading = Romanizer.joined(variant)
        if reading != text, !others.contains(reading) { others.append(reading) }
      }
    }
    let unread = zip(name, syllables).filter { $0.hasSyllable && $1 == nil }.map(\.0)
    return Reading(text: text, others: others, unread: unread)
  }

  /// Other readings that the table knows of characters in `name` which no rule reads: what a reviewer looks at.
  public func undecided(in name: String, code: String) -> [Character] {
    let name = Array(name)
    let decided = rules.applied(to: name, code: code).map(\.range)
    return name.indices.filter { index in
      !decided.contains { $0.contains(index) } && characters[name[index]]?.others.isEmpty == false
    }.map { name[$0] }
  }

  private static func joined(_ syllables: [String?]) -> String {
    syllables.compactMap(\.self).joined(separator: " ")
  }
}
