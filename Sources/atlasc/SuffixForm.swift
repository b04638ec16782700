import RegionModel
import RegionSearch

/// A name with a shorter suffix than the official one, or without it.
struct SuffixForm {
  let name: String
  let short: String

  static func forms(of name: String, short: String, level: Level) -> [SuffixForm] {
    let isWhole = name == short
    let stem = isWhole ? PlaceName(name, rank: level < .township ? .countyOrAbove : .township).short : short
    let shorter = Suffix.withShorterForm(endingIn: name)?.shorter.map { stem + $0 }
    if let shorter, shorter != name, stem != name {
      return [SuffixForm(shorter)] + (autonomous(name, stem).map { [SuffixForm($0)] } ?? [])
    }
    let omitted = isWhole && level < .township ? Suffix.omitted(from: name) : nil
    return omitted.map { [SuffixForm($0)] } ?? []
  }

  /// The name without its nationalities, as offices write it: 务川自治县; nil for a name without them.
  private static func autonomous(_ name: String, _ stem: String) -> String? {
    let kind = ["自治县", "自治州", "自治旗"].first(where: name.hasSuffix)
    return kind.map { stem + $0 }.flatMap { $0 == name ? nil : $0 }
  }

  private init(_ name: String) {
    self.name = name
    short = name
  }
}
