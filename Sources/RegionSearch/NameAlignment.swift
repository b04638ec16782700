import RegionModel

/// A name's characters beside the syllables of its reading, for holding words of both against it.
struct NameAlignment {
  struct Unit {
    /// UTF-8.
    let character: [UInt8]
    /// Empty for a character that has none.
    let syllable: [UInt8]
  }

  let units: [Unit]

  init(_ name: String, reading: some Collection<UInt8>) {
    var syllables = reading.split(separator: UInt8(ascii: " ")).makeIterator()
    units = name.map { character in
      let syllable = character.isReadable ? syllables.next().map { Array($0) } ?? [] : []
      return Unit(character: Array(character.lowercased().utf8), syllable: syllable)
    }
  }

  /// The units that the whole of `word` fits from `start` on, each by its character, its syllable or the begin of it.
  ///
  /// - Parameter usesInitials: Whether a syllable that is not the last may be cut short.
  /// - Returns: How many units it takes; nil where it does not fit.
  func length(of word: ArraySlice<UInt8>, from start: Int, usesInitials: Bool = true) -> Int? {
    if word.isEmpty { return 0 }
    guard start < units.count else { return nil }
    let unit = units[start]
    if word.starts(with: unit.character), let rest = length(of: word.dropFirst(unit.character.count), from: start + 1, usesInitials: usesInitials) {
      return rest + 1
    }
    var common = zip(word, unit.syllable).prefix { $0 == $1 }.reduce(0) { sum, _ in sum + 1 }
    let isCutAllowed = usesInitials || common == word.count
    while common > 0 {
      if common == unit.syllable.count || isCutAllowed,
        let rest = length(of: word.dropFirst(common), from: start + 1, usesInitials: usesInitials) {
        return rest + 1
      }
      common -= 1
    }
    return unit.syllable.isEmpty && start > 0 ? length(of: word, from: start + 1, usesInitials: usesInitials).map { $0 + 1 } : nil
  }
}
