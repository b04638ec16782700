/// Romanizes place names.
///
/// Each character reads as in the table, unless a rule applies whose scope contains the place's code. Where
/// rules overlap, the longer text wins, then the longer scope, then an explicit rule over a lent one, then
/// the leftmost.
public struct Romanizer: Sendable {
  private let characters: CharacterTable
  private let rules: ReadingRules

  public init(characters: CharacterTable, rules: ReadingRules) {
    self.characters = characters
    self.rules = rules
  }

  /// The reading of a name.
  public struct Reading: Equatable, Sendable {
    /// Toneless syllables separated by spaces, one for each character that has one.
    public let text: String
    /// Other readings of the whole name; each differs in one part.
    public let others: [String]
    /// Characters without a reading in rules or table; `text` lacks their syllables.
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

  /// The characters of `name` with several readings in the table and no rule, for reviewers.
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
