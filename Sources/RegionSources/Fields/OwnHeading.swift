/// The headings of the tables that `export` writes: these say what each column is, whatever stands below them.
enum OwnHeading {
  /// The levels of `level1 name,level2 name`, or of `level1 code,level1 name,level2 code,…`; empty for other headings.
  ///
  /// Further fields may stand behind them.
  static func levels(_ header: [String]) -> [LevelColumn] {
    let hasCodes = header.first == "level1 code"
    guard hasCodes || header.first == "level1 name" else { return [] }
    var levels: [LevelColumn] = []
    var column = 0
    while true {
      let number = levels.count + 1
      let words = hasCodes ? ["level\(number) code", "level\(number) name"] : ["level\(number) name"]
      guard header.dropFirst(column).starts(with: words) else { break }
      levels.append(
        LevelColumn(
          stem: "level\(number)", title: "level\(number)", name: column + words.count - 1,
          code: hasCodes ? column : nil, isKnown: true))
      column += words.count
    }
    return levels.count > 1 ? levels : []
  }

  /// Whether a row is such a heading, even where a place below it has the same name.
  static func isHeading(_ cells: [String]) -> Bool {
    cells.starts(with: ["code", "parent", "name"]) || cells.starts(with: ["name", "parent"])
      || !levels(cells).isEmpty
  }
}
