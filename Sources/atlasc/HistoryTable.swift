import RegionModel

/// `code-history.tsv`: `code name until successors`, one line per code that is out of force.
///
/// `name` is the code's last place and `until` the year in which the code ended, empty if unknown;
/// `successors` are the successors' codes, separated by semicolons.
struct HistoryTable {
  static let columns = ["code", "name", "until", "successors"]

  /// A place whose code is out of force.
  struct Past {
    let code: String
    let name: String
    /// The year in which the code ended; 0 if unknown.
    let year: Int
    let successors: [String]

    /// The year for comparisons; an unknown one is later than all others.
    var end: Int { year > 0 ? year : Int.max }
  }

  private(set) var successions: [CodeSuccession] = []
  private(set) var places: [Past] = []
  let flaws: [TableError]

  /// - Parameter living: The codes in force.
  init(file: String, bytes: [UInt8], living: Set<String>) {
    var table = Table(file: file, bytes: bytes, columns: HistoryTable.columns)
    let known = living.union(table.rows.map { $0.cells[0] })
    var seen: Set<String> = []
    for row in table.rows {
      let code = row.cells[0]
      let successors = row.cells[3].split(separator: ";", omittingEmptySubsequences: false).map(String.init)
      let given = row.cells[3].isEmpty ? [] : successors
      if living.contains(code) { table.report(row.line, "the code \(code) is in force") }
      if !seen.insert(code).inserted { table.report(row.line, "the code \(code) stands here a second time") }
      for successor in given where !known.contains(successor) {
        table.report(row.line, "the successor \"\(successor)\" is neither in force nor in this table")
      }
      guard let year = HistoryTable.year(row.cells[2]) else {
        table.report(row.line, "the year \"\(row.cells[2])\" is none")
        continue
      }
      guard
        let succession = CodeSuccession(code: code, name: row.cells[1], year: year, successors: given)
      else {
        table.report(row.line, "a code is empty, or a code or the name holds what none may hold")
        continue
      }
      successions.append(succession)
      places.append(Past(code: code, name: row.cells[1], year: Int(row.cells[2]) ?? 0, successors: given))
    }
    flaws = table.flaws
  }

  /// Four digits as a number; 0 for an empty text, nil for others.
  private static func year(_ text: String) -> Int? {
    if text.isEmpty { return 0 }
    guard text.utf8.count == 4, let year = Int(text), year > 0 else { return nil }
    return year
  }
}
