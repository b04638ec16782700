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
    if let shorter, shorter != name, stem != name { return [SuffixForm(shorter)] }
    let omitted = isWhole && level < .township ? Suffix.omitted(from: name) : nil
    return omitted.map { [SuffixForm($0)] } ?? []
  }

  private init(_ name: String) {
    self.name = name
    short = name
  }
}
