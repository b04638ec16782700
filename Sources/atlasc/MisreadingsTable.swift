/// `misreadings.tsv`: `character reading why`: readings that people wrongly use in names, though right
/// elsewhere.
struct MisreadingsTable {
  static let columns = ["character", "reading", "why"]

  private(set) var readings: [Character: [String]] = [:]
  let flaws: [TableError]

  init(file: String, bytes: [UInt8]) {
    var table = Table(file: file, bytes: bytes, columns: MisreadingsTable.columns)
    for row in table.rows {
      guard let character = row.cells[0].first, row.cells[0].count == 1 else {
        table.report(row.line, "\"\(row.cells[0])\" is not one character")
        continue
      }
      if !Syllables.isSyllable(row.cells[1]) {
        table.report(row.line, "\"\(row.cells[1])\" is not a syllable of small letters")
      }
      readings[character, default: []].append(row.cells[1])
    }
    flaws = table.flaws
  }
}
