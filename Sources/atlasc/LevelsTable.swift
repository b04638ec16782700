import RegionModel

/// `levels.tsv`: `level language noun heading`: the names of the steps of a pick.
struct LevelsTable {
  static let columns = ["level", "language", "noun", "heading"]

  private(set) var names: [LevelName] = []
  let flaws: [TableError]

  init(file: String, bytes: [UInt8]) {
    var table = Table(file: file, bytes: bytes, columns: LevelsTable.columns)
    for row in table.rows {
      let cells = row.cells
      guard let level = UInt8(cells[0]), level > 0 else {
        table.report(row.line, "the level \"\(cells[0])\" is not a number from 1 to 255")
        continue
      }
      let isLanguage =
        (2...4).contains(cells[1].count) && cells[1].utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
      if !isLanguage { table.report(row.line, "\"\(cells[1])\" is no code of a language") }
      for text in cells[2...] where text.isEmpty || TextRules.flaw(in: text.utf8) != nil {
        table.report(row.line, "\"\(text)\" cannot be shown")
      }
      let name = LevelName(
        Level(rawValue: level), language: cells[1], noun: cells[2], heading: cells[3])
      if names.contains(where: { $0.level == name.level && $0.language == name.language }) {
        table.report(row.line, "the level \(level) stands here a second time in this language")
      }
      names.append(name)
    }
    flaws = table.flaws
  }
}
