/// Processes as `ps f` and `ps --forest` print them: the names stand behind lines that are drawn in their column.
///
///     500 ?        Ss     0:00 /usr/sbin/sshd
///     900 ?        Ss     0:00  \_ sshd: me
///     901 pts/0    Ss     0:00      \_ -bash
extension TableInterpreter {
  /// The rows below each other; nil where nothing is drawn.
  func forestRows(_ name: Int) -> Interpretation? {
    guard format == .columns, let corners = corners(name) else { return nil }
    var records = rows(name, columns.code)
    records.nest(byLevels: corners.map { $0?.level ?? 0 })
    records.cut(corners.map { $0?.end ?? 0 })
    return finished(records, "rows in order, each with its level", parent: nil)
  }

  /// Takes the lines off the names of rows that name their parents, too.
  func withoutCorners(_ result: Interpretation) -> Interpretation {
    guard format == .columns, let name = columns.name, result.records.count == table.count,
      let corners = corners(name)
    else { return result }
    var result = result
    result.records.cut(corners.map { $0?.end ?? 0 })
    return result
  }

  /// Where the corner of each row stands from the left, and where the name behind it begins in its cell; nil where the
  /// first row has one, or none has.
  private func corners(_ name: Int) -> [(level: Int, end: Int)?]? {
    let corners = (0..<table.count).map { row -> (level: Int, end: Int)? in
      let corner = table.text.bytes(table.text.trimmed(table.cell(row, name))) { bytes -> Int? in
        let start = bytes.firstIndex { $0 != 0x20 && $0 != UInt8(ascii: "|") } ?? bytes.count
        return bytes[start...].starts(with: "\\_ ".utf8) && bytes.count > start + 3 ? start : nil
      }
      return corner.map { (table.indent(ofRow: row, name) + $0, $0 + 3) }
    }
    return corners.first.map { $0 == nil } ?? false && corners.contains { $0 != nil } ? corners : nil
  }
}

extension Records {
  /// Takes so many bytes off the beginning of each name.
  mutating func cut(_ counts: [Int]) {
    for (record, count) in counts.enumerated() where count > 0 && names[record].count > UInt32(count) {
      names[record].start += UInt32(count)
      names[record].count -= UInt32(count)
    }
  }
}
