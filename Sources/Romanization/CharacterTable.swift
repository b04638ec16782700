/// The reading of each character where no rule applies.
public struct CharacterTable: Equatable, Sendable {
  /// The readings of one character.
  public struct Entry: Equatable, Sendable {
    public let reading: String
    /// Readings in other words, for people who review names; place names do not use them.
    public let others: [String]

    public init(reading: String, others: [String] = []) {
      self.reading = reading
      self.others = others
    }
  }

  private let entries: [Character: Entry]

  public init(_ entries: [Character: Entry]) { self.entries = entries }

  /// The entry of `character`, or nil.
  public subscript(character: Character) -> Entry? { entries[character] }
}

extension Character {
  /// Whether the character has a syllable: letters and digits do, brackets and hyphens do not.
  ///
  /// 阝 has none: in tables it is the right half of a character that their author could not write.
  public var hasSyllable: Bool { (isLetter || isNumber) && self != "阝" }
}
