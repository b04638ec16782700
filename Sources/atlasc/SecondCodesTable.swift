import RegionModel

/// `codes-bureau.tsv`: `code bureau was name`: the codes of a second system, where they are not those of the divisions.
///
/// `bureau` is empty where a place has no code there. `was` is empty for the place's own code; else it names what bore the
/// code `bureau` and is a part of the place now. `name` is for people, and checked so that it stays true.
struct SecondCodesTable {
  static let columns = ["code", "bureau", "was", "name"]

  private(set) var codes: [SecondCode] = []
  private(set) var flaws: [TableError] = []

  /// - Parameter names: The names of the places in force, by their codes.
  init(file: String, bytes: [UInt8], names: [String: String]) {
    var table = Table(file: file, bytes: bytes, columns: SecondCodesTable.columns)
    var seen: Set<String> = []
    var own: Set<String> = []
    for row in table.rows {
      let (code, second, was) = (row.cells[0], row.cells[1], row.cells[2])
      if let name = names[code] {
        if name != row.cells[3] { table.report(row.line, "\(code) is \(name), not \(row.cells[3])") }
      } else {
        table.report(row.line, "the code \(code) is not in force")
      }
      if was.isEmpty, !own.insert(code).inserted {
        table.report(row.line, "\(code) has a second code already")
      }
      if second.isEmpty ? !was.isEmpty : !seen.insert(second).inserted {
        table.report(row.line, "the second code \"\(second)\" is empty or stands here a second time")
      }
      if let flaw = TextRules.flaw(in: second.utf8) {
        table.report(row.line, "the second code holds \(flaw)")
      }
      codes.append(SecondCode(code, second: second, isWhole: was.isEmpty))
    }
    flaws = table.flaws
    flaws += SecondCodesTable.shared(codes, table.rows, own: own, names: names, file: file)
  }

  /// Codes that a place has in both systems and another place has in the second: they would mean two places there.
  private static func shared(
    _ codes: [SecondCode], _ rows: [Table.Row], own: Set<String>, names: [String: String], file: String
  ) -> [TableError] {
    zip(codes, rows).compactMap { code, row in
      guard let name = names[code.second], !own.contains(code.second) else { return nil }
      return TableError(
        file: file, line: row.line, text: "\(code.second) is the second code of \(name) as well")
    }
  }
}
