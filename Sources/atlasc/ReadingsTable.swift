import RegionModel
import Romanization

/// `readings.tsv`: `scope text reading also why`.
///
/// `also` is separated by `;`; `why` is for people.
struct ReadingsTable {
  static let columns = ["scope", "text", "reading", "also", "why"]

  private(set) var rules: [ReadingRule] = []
  private(set) var flaws: [TableError] = []

  init(file: String, bytes: [UInt8]) {
    var table = Table(file: file, bytes: bytes, columns: ReadingsTable.columns)
    var seen: Set<[String]> = []
    for row in table.rows {
      if !seen.insert([row.cells[0], row.cells[1]]).inserted {
        table.report(row.line, "the rule for \(row.cells[1]) stands here a second time")
      }
      var texts = ReadingsTable.flaws(in: row.cells)
      do throws(Syllables.Misfit) {
        let rule = try ReadingsTable.rule(row.cells)
        if texts.isEmpty { rules.append(rule) }
      } catch {
        if !row.cells[1].isEmpty { texts.append(error.text) }
      }
      for text in texts { table.report(row.line, text) }
    }
    flaws = table.flaws
  }

  private static func flaws(in cells: [String]) -> [String] {
    var flaws: [String] = []
    if cells[1].isEmpty { flaws.append("the text is empty") }
    if !cells[1].allSatisfy(\.hasSyllable) {
      flaws.append("\(cells[1]) holds a character that has no syllable")
    }
    if !cells[0].utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      flaws.append("the scope \"\(cells[0])\" is not the beginning of a code")
    }
    for (column, cell) in zip(columns, cells) {
      if let flaw = TextRules.flaw(in: cell.utf8) { flaws.append("the column \(column) holds \(flaw)") }
    }
    return flaws
  }

  private static func rule(_ cells: [String]) throws(Syllables.Misfit) -> ReadingRule {
    let syllables = try Syllables.parse(cells[2], of: cells[1]).get()
    var others: [[String]] = []
    for other in cells[3].split(separator: ";") {
      others.append(try Syllables.parse(String(other), of: cells[1]).get())
    }
    return ReadingRule(scope: cells[0], text: cells[1], syllables: syllables, others: others)
  }
}
