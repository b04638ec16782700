import RegionModel

/// Reads a level that a person names.
enum LevelWord {
  /// The level of a number, as `{level}` prints it, or of a name: one of the tree's, in any of its languages, and in
  /// the divisions of China those of the fields of results.
  ///
  /// - Throws: Where the tree has no such level, with those that it has.
  static func level(_ word: String, in tree: RegionTree) throws(CommandError) -> Level {
    if let number = OptionValue.number(word, in: 1...254) { return Level(rawValue: UInt8(number)) }
    let wanted = word.lowercased()
    if tree.hasDivisionCodes, let level = divisions.first(where: { $0.name == wanted })?.level {
      return level
    }
    // 区/县 is the name of one level: either part of it will do.
    let known = tree.levelNames.first { level in
      let noun = level.noun.lowercased()
      return noun == wanted || noun.split(separator: "/").contains { $0 == wanted }
    }
    guard let known else { throw OptionValue.wrongChoice(.level, word, names(in: tree)) }
    return known.level
  }

  private static let divisions: [(name: String, level: Level)] = [
    ("province", .province), ("city", .prefecture), ("county", .county), ("township", .township),
  ]

  private static func names(in tree: RegionTree) -> [String] {
    let own = tree.levelNames.map(\.noun)
    let names = tree.hasDivisionCodes ? divisions.map(\.name) + own : own
    // A person's own names are the same in all languages.
    var known: Set<String> = [""]
    return names.isEmpty ? ["1", "2", "3"] : names.filter { known.insert($0).inserted }
  }
}
