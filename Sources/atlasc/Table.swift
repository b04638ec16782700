/// A tab-separated table with a header line, in UTF-8.
///
/// Malformed lines are reported in `flaws` and left out of `rows`.
struct Table {
  /// A line of the table.
  struct Row {
    /// Counted from 1; the header is line 1.
    let line: Int
    let cells: [String]
  }

  let file: String
  private(set) var rows: [Row] = []
  private(set) var flaws: [TableError] = []
  private let columns: [String]

  /// Splits `bytes` into rows with the cells of `columns`.
  ///
  /// A final newline is allowed; an empty line is an error.
  init(file: String, bytes: [UInt8], columns: [String]) {
    self.file = file
    self.columns = columns
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    if lines.isEmpty { report(1, "the header is missing") }
    for (index, line) in lines.enumerated() { read(line, number: index + 1) }
  }

  mutating func report(_ line: Int, _ text: String) {
    flaws.append(TableError(file: file, line: line, text: text))
  }

  private mutating func read(_ line: ArraySlice<UInt8>, number: Int) {
    guard let text = String(validating: line, as: UTF8.self) else {
      return report(number, "the line holds broken UTF-8")
    }
    let cells = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    if number == 1 {
      if cells != columns { report(1, "the header is not \"\(columns.joined(separator: " "))\"") }
    } else if cells.count != columns.count {
      let many = cells.count < columns.count ? "few" : "many"
      report(number, "too \(many) columns: \(cells.count), not \(columns.count)")
    } else {
      rows.append(Row(line: number, cells: cells))
    }
  }
}
