/// Another name of one place or several.
///
/// The search and the resolver of addresses know it; lists and results never show it as the name.
public struct Alias: Hashable, Sendable {
  /// What makes it a name.
  public enum Kind: UInt32, CaseIterable, Sendable {
    /// The same name, read otherwise: as some people say it, or as most would read the characters.
    case reading = 1
    /// A name of one character, or another that stands in addresses and on signs: 粤.
    case short = 2
    /// The name made shorter by its inner words, or with another suffix: 恩施州, 喀左.
    case common = 3
    /// What maps in other languages have: Urumqi.
    case foreign = 4
    /// The name of what the place came from, or was called before: 襄樊市.
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
  /// The year since which a former name is out of use; 0 where that is not known.
  public var year: Int
  /// The codes of the places that it stands for.
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
