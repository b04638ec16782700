/// The reading of each character where no rule says otherwise.
public struct CharacterTable: Equatable, Sendable {
  /// What the table knows of one character.
  public struct Entry: Equatable, Sendable {
    public let reading: String
    /// Readings that the character has in other words, for people who review names; names do not use them.
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
  /// Whether a syllable belongs to the character: letters and digits have one, brackets and hyphens none.
  ///
  /// 阝 has none either: it never stands for a word, and where a table holds it, it is the right half of a
  /// character that the table's writer could not write.
  public var hasSyllable: Bool { (isLetter || isNumber) && self != "阝" }
}
