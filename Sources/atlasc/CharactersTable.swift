import Romanization

/// `characters.tsv`: `character default others`; others are separated by spaces.
struct CharactersTable {
  static let columns = ["character", "default", "others"]

  let characters: CharacterTable
  let flaws: [TableError]

  init(file: String, bytes: [UInt8]) {
    var table = Table(file: file, bytes: bytes, columns: CharactersTable.columns)
    var entries: [Character: CharacterTable.Entry] = [:]
    for row in table.rows {
      let others = row.cells[2].split(separator: " ").map(String.init)
      guard let character = row.cells[0].first, row.cells[0].count == 1 else {
        table.report(row.line, "\"\(row.cells[0])\" is not one character")
        continue
      }
      for syllable in [row.cells[1]] + others where !Syllables.isSyllable(syllable) {
        table.report(row.line, "\"\(syllable)\" is not a syllable of small letters")
      }
      let entry = CharacterTable.Entry(reading: row.cells[1], others: others)
      if entries.updateValue(entry, forKey: character) != nil {
        table.report(row.line, "\(character) stands here a second time")
      }
    }
    characters = CharacterTable(entries)
    flaws = table.flaws
  }
}
