/// Rows that name their parent by its code, or by its name if there are no codes.
struct ParentRows {
  /// Whether a cell means that a row has no parent.
  static func meansNone(_ text: String) -> Bool {
    ["", "0", "-1", "null", "NULL", "\\N", "None", "nil", "-", "none", "N/A", "#", "/"].contains(text)
  }

  /// Whether a cell that is no row's code or name means that a row has no parent: `root` may be that of a row.
  static func mayMeanNone(_ text: String) -> Bool { meansNone(text) || noParents.contains(text) }

  private static let noParents: Set<String> = [
    "Null", "--", "n/a", "NA", "root", "Root", "ROOT", "无", "無", "なし", "없음", "нет",
    "00000000-0000-0000-0000-000000000000",
  ]

  /// Sets the parents of records that are in the order of the rows.
  ///
  /// If several rows have the parent's code, the one of the nearest higher level counts, or else the first. A parent's
  /// code may lack the prefix of the row's own code: `NX` for `AZ-NX`. A parent that is not found is an error.
  static func link(
    _ records: inout Records, parents: [Slice], keys: [Slice], levels: [Int]?, _ text: SourceText
  ) {
    var table = SliceTable(capacity: keys.count)
    var namesakes: [Int: [Int]] = [:]
    table.insertAll(keys, text) { row, first in namesakes[first, default: [first]].append(row) }
    var orphans: [(row: Int, parent: Slice)] = []
    var roots = 0
    for row in parents.indices {
      let wanted = text.trimmed(parents[row])
      guard !wanted.isEmpty else {
        roots += 1
        continue
      }
      var found = text.bytes(wanted) { table.number(of: $0, keys, text) }
      if let same = found.flatMap({ namesakes[$0] }) { found = choose(same, for: row, levels) }
      found =
        found
        ?? whole(wanted, text).flatMap { number in
          text.bytes(number) { table.number(of: $0, keys, text) }
        }
      if found == row || found == nil && mayMeanNone(text.string(wanted)) {
        roots += 1
        continue
      }
      found = found ?? prefixed(wanted, keys[row], table, keys, text)
      guard let found else {
        orphans.append((row, wanted))
        continue
      }
      records.parents[row] = Int32(found)
    }
    // Where no row is a root, the one parent that is not there is what all lies in: a country, or the node of the request.
    if roots == 0, !orphans.isEmpty {
      let first = orphans[0].parent
      if orphans.allSatisfy({ text.areEqual($0.parent, first) }) { return }
      // It may be so although some rows name others that are missing: those that have places below them name it.
      let above = Set(records.parents.lazy.filter { $0 >= 0 })
      let tops = orphans.filter { above.contains(Int32($0.row)) }
      if let first = tops.first?.parent, tops.allSatisfy({ text.areEqual($0.parent, first) }) {
        orphans.removeAll { text.areEqual($0.parent, first) }
      }
    }
    for orphan in orphans {
      let parent = text.string(orphan.parent)
      records.report(orphan.row, records.places[orphan.row], "the parent \(parent) does not exist")
    }
  }

  /// A whole number without the `.0` that data frames write where a column lacks some: `1.0` is 1.
  private static func whole(_ wanted: Slice, _ text: SourceText) -> Slice? {
    let isWhole = text.bytes(wanted) { bytes in
      bytes.count > 2 && bytes[bytes.count - 1] == 0x30 && bytes[bytes.count - 2] == 0x2E
        && bytes.dropLast(2).allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }
    return isWhole ? Slice(start: wanted.start, count: wanted.count - 2) : nil
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
