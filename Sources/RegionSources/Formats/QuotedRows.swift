/// Tables with quotes around all cells whose rows have other numbers of cells than the heading, or texts over several lines:
///
///     "Code","Description"
///     "01","Crops, with
///     what belongs to them","",""
///
/// No list of names has a quote at both ends of each line and `","` between.
enum QuotedRows {
  /// The separator, and how many cells the widest row has; nil where lines are no such table.
  static func shape(_ lines: [[UInt8]]) -> (separator: UInt8, cells: Int)? {
    guard let first = lines.first, first.first == quote, last(of: first) == quote,
      let separator = separators.first(where: { cells(of: first, $0) > 1 })
    else { return nil }
    let rows = rows(lines)
    guard rows.count > 2, rows.allSatisfy({ $0.first == quote && last(of: $0) == quote }) else { return nil }
    let counts = rows.map { cells(of: $0, separator) }
    var often: [Int: Int] = [:]
    for count in counts.dropFirst() { often[count, default: 0] += 1 }
    guard let most = often.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), most.key > 1,
      most.value * 10 >= (counts.count - 1) * 8
    else { return nil }
    return (separator, counts.max() ?? most.key)
  }

  private static let quote = UInt8(ascii: "\"")
  private static let separators: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]

  /// The rows that the lines make, each up to the line that closes its last quote; without the last where it goes on.
  private static func rows(_ lines: [[UInt8]]) -> [[UInt8]] {
    var (rows, open): ([[UInt8]], [UInt8]?) = ([], nil)
    for line in lines {
      let row = open.map { $0 + [0x20] + line } ?? line
      let isClosed = row.count { $0 == quote } % 2 == 0
      if isClosed { rows.append(row) }
      open = isClosed ? nil : row
    }
    return rows
  }

  /// How many cells stand in a row, by the separators that have a quote at both sides.
  private static func cells(of row: [UInt8], _ separator: UInt8) -> Int {
    var count = 1
    for at in row.indices.dropFirst().dropLast()
    where row[at] == separator && row[at - 1] == quote && row[at + 1] == quote {
      count += 1
    }
    return count
  }

  private static func last(of row: [UInt8]) -> UInt8? { row.last { $0 != 0x20 && $0 != 0x09 } }
}
