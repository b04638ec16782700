/// `traditional.tsv`: `character simplified`: characters that names do not use, and the ones they use
/// instead.
struct FoldingsTable {
  static let columns = ["character", "simplified"]

  private(set) var simplified: [Unicode.Scalar: Unicode.Scalar] = [:]
  let flaws: [TableError]

  init(file: String, bytes: [UInt8]) {
    var table = Table(file: file, bytes: bytes, columns: FoldingsTable.columns)
    for row in table.rows {
      let scalars = row.cells.map { Array($0.unicodeScalars) }
      guard scalars.allSatisfy({ $0.count == 1 }) else {
        table.report(row.line, "\"\(row.cells.joined(separator: "\" and \""))\" are not one character each")
        continue
      }
      if simplified.updateValue(scalars[1][0], forKey: scalars[0][0]) != nil {
        table.report(row.line, "\(row.cells[0]) stands here a second time")
      }
    }
    flaws = table.flaws
  }
}
