import RegionModel
import RegionSearch

/// `divisions.tsv`: `code parent level name short`.
///
/// `short` is empty where `PlaceName` finds it.
struct DivisionsTable {
  /// A place as in its line.
  struct Division {
    let line: Int
    let code: String
    let parent: String
    let level: Level
    let name: String
    let short: String
  }

  static let columns = ["code", "parent", "level", "name", "short"]

  let file: String
  private(set) var divisions: [Division] = []
  let flaws: [TableError]

  init(file: String, bytes: [UInt8]) {
    self.file = file
    var table = Table(file: file, bytes: bytes, columns: DivisionsTable.columns)
    for row in table.rows {
      let cells = row.cells
      if UInt8(cells[2]) == nil {
        table.report(row.line, "the level \"\(cells[2])\" is not a number from 1 to 255")
      }
      let level = Level(rawValue: UInt8(cells[2]) ?? Level.township.rawValue)
      let rank: PlaceName.Rank = level < .township ? .countyOrAbove : .township
      let short = cells[4].isEmpty ? PlaceName(cells[3], rank: rank).short : cells[4]
      divisions.append(
        Division(line: row.line, code: cells[0], parent: cells[1], level: level, name: cells[3], short: short)
      )
    }
    flaws = table.flaws
  }
}
