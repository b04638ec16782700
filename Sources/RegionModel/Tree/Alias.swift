/// Another name of one or more places.
///
/// The search and the address resolver know it; lists and results never show it as the name.
public struct Alias: Hashable, Sendable {
  /// The kind of name.
  public enum Kind: UInt32, CaseIterable, Sendable {
    /// The same name in another reading: a local one, or the usual one of the characters.
    case reading = 1
    /// A name of one character, or another short one on signs and in addresses: 粤.
    case short = 2
    /// A shortened name, or one with another suffix: 恩施州, 喀左.
    case common = 3
    /// The name on maps in other languages: Urumqi.
    case foreign = 4
    /// A former name, or that of the place's predecessor: 襄樊市.
    case former = 5
    /// What addresses say behind a place around it: 园区, behind 苏州. The search does not know it.
    case zone = 6
    /// What addresses say instead of a name: 宝安区龙华. The search does not know it.
    case phrase = 7

    /// Whether it is a name that people look for, not only one that stands in addresses.
    package var isSearched: Bool { self != .zone && self != .phrase }
  }

  public var name: String
  /// The name without its suffix: a prefix of `name`, or all of it.
  public var shortName: String
  /// Toneless syllables, or words of another language in small letters, separated by blanks; may be empty.
  public var reading: String
  public var kind: Kind
  /// The year in which a former name ended; 0 if unknown.
  public var year: Int
  /// The codes of its places.
  public var codes: [String]

  public init(
    name: String, shortName: String? = nil, reading: String = "", kind: Kind, year: Int = 0, codes: [String]
  ) {
    self.name = name
    self.shortName = shortName ?? name
    self.reading = reading
    self.kind = kind
    self.year = year
    self.codes = codes
  }
}
