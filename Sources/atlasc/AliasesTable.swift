import RegionModel

/// `aliases.tsv` and `address-names.tsv`: `code alias kind reading why`; why for people, the reading empty where the characters' own will do.
struct AliasesTable {
  struct Row {
    let code: String
    let alias: String
    let kind: Alias.Kind
    let reading: String
  }

  static let columns = ["code", "alias", "kind", "reading", "why"]
  private static let kinds: [String: Alias.Kind] = [
    "short": .short, "common": .common, "foreign": .foreign, "former": .former, "zone": .zone,
    "phrase": .phrase,
  ]

  private(set) var rows: [Row] = []
  let flaws: [TableError]

  /// - Parameter living: The codes in force.
  init(file: String, bytes: [UInt8], living: Set<String>) {
    var table = Table(file: file, bytes: bytes, columns: AliasesTable.columns)
    for row in table.rows {
      if !living.contains(row.cells[0]) { table.report(row.line, "the code \(row.cells[0]) is not in force") }
      if row.cells[1].isEmpty { table.report(row.line, "the alias is empty") }
      if let flaw = TextRules.flaw(in: row.cells[1].utf8) {
        table.report(row.line, "the alias holds \(flaw)")
      }
      let syllables = row.cells[3].split(separator: " ", omittingEmptySubsequences: false)
      if !row.cells[3].isEmpty, !syllables.allSatisfy(Syllables.isSyllable) {
        table.report(
          row.line, "the reading \"\(row.cells[3])\" is not small letters separated by single spaces")
      }
      guard let kind = AliasesTable.kinds[row.cells[2]] else {
        table.report(
          row.line, "the kind \"\(row.cells[2])\" is none of short, common, foreign, former, zone, phrase")
        continue
      }
      rows.append(Row(code: row.cells[0], alias: row.cells[1], kind: kind, reading: row.cells[3]))
    }
    flaws = table.flaws
  }
}
