/// Rows that name their parent: by its code, or by its name where there are no codes.
struct ParentRows {
  /// Whether a cell says that a row has no parent.
  static func meansNone(_ text: String) -> Bool {
    ["", "0", "-1", "null", "NULL", "\\N", "None", "nil", "-", "none", "N/A", "#"].contains(text)
  }

  /// Sets the parents of records that stand in the order of the rows.
  ///
  /// A parent that several rows bear the code of is the one of the level above, or else the first. One that is not there
  /// may lack what stands before the last sign of the own code: `NX` for `AZ-NX`. What is not found is a flaw.
  static func link(
    _ records: inout Records, parents: [Slice], keys: [Slice], levels: [Int]?, _ text: SourceText
  ) {
    var table = SliceTable(capacity: keys.count)
    var namesakes: [Int: [Int]] = [:]
    table.insertAll(keys, text) { row, first in namesakes[first, default: [first]].append(row) }
    for row in parents.indices {
      let wanted = text.trimmed(parents[row])
      guard !wanted.isEmpty else { continue }
      var found = text.bytes(wanted) { table.number(of: $0, keys, text) }
      if let same = found.flatMap({ namesakes[$0] }) { found = choose(same, for: row, levels) }
      if found == row || found == nil && meansNone(text.string(wanted)) { continue }
      found = found ?? prefixed(wanted, keys[row], table, keys, text)
      guard let found else {
        records.report(row, records.places[row], "the parent \(text.string(wanted)) does not exist")
        continue
      }
      records.parents[row] = Int32(found)
    }
  }

  private static func choose(_ rows: [Int], for row: Int, _ levels: [Int]?) -> Int {
    guard let levels else { return rows.first { $0 != row } ?? row }
    let above = rows.filter { levels[$0] < levels[row] }
    return above.max { levels[$0] < levels[$1] } ?? rows.first { $0 != row } ?? row
  }

  private static func prefixed(
    _ wanted: Slice, _ own: Slice, _ table: SliceTable, _ keys: [Slice], _ text: SourceText
  ) -> Int? {
    let code = text.string(own).utf8
    guard let sign = code.lastIndex(where: { $0 == 0x2D || $0 == 0x2E || $0 == 0x2F }) else { return nil }
    let full = Array(code[...sign]) + Array(text.string(wanted).utf8)
    return full.withUnsafeBytes { table.number(of: $0, keys, text) }
  }
}
