import RegionModel

/// `prominence.tsv`: `code rank why`: the places that people usually mean among several with one name.
///
/// `why` is for people.
struct ProminenceTable {
  typealias Division = DivisionsTable.Division

  static let columns = ["code", "rank", "why"]

  /// The ranks by code: those of the table, also given to the districts of its cities.
  ///
  /// Districts are part of the city proper, as 西湖区 is of 杭州; the counties around it are not.
  private(set) var ranks: [String: UInt32] = [:]
  let flaws: [TableError]

  init(file: String, bytes: [UInt8], divisions: [Division]) {
    var table = Table(file: file, bytes: bytes, columns: ProminenceTable.columns)
    let living = Set(divisions.map(\.code))
    for row in table.rows {
      let code = row.cells[0]
      if !living.contains(code) { table.report(row.line, "the code \(code) is not in force") }
      if row.cells[2].isEmpty { table.report(row.line, "there is no reason") }
      guard let rank = UInt32(row.cells[1]), (1...9).contains(rank) else {
        table.report(row.line, "the rank \"\(row.cells[1])\" is not a number from 1 to 9")
        continue
      }
      if ranks.updateValue(rank, forKey: code) != nil {
        table.report(row.line, "the code \(code) stands here a second time")
      }
    }
    flaws = table.flaws
    addDistricts(divisions)
  }

  private mutating func addDistricts(_ divisions: [Division]) {
    let cities = ranks
    for division in divisions where division.level == .county && division.name.hasSuffix("区") {
      if let rank = cities[division.parent], cities[division.code] == nil { ranks[division.code] = rank }
    }
  }
}
