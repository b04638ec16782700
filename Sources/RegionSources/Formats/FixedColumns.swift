/// Tables of fixed width without a heading: each column begins at the same place in all lines, behind a blank.
///
///     00001 A00     0 Cholera                          Cholera
///     00002 A000    1 Cholera due to Vibrio cholerae   Cholera due to Vibrio cholerae 01, biovar cholerae
enum FixedColumns {
  private static let fewestLines = 4
  private static let fewestColumns = 4

  static func areThere(_ lines: [[UInt8]]) -> Bool { starts(lines) != nil }

  /// The positions where the columns begin, in characters; nil where the lines are no such table.
  private static func starts(_ lines: [[UInt8]]) -> [Int]? {
    // What follows a character's first byte takes no column.
    let rows = lines.map { row in row.filter { $0 & 0xC0 != 0x80 } }
    guard rows.count >= fewestLines, let shortest = rows.map(\.count).min(), shortest > 8,
      rows.allSatisfy({ $0[0] != 0x20 && $0[0] != 0x09 })
    else { return nil }
    let starts =
      [0]
      + (1..<shortest).filter { at in
        rows.allSatisfy { $0[at - 1] == 0x20 && $0[at] != 0x20 }
      }
    guard starts.count >= fewestColumns else { return nil }
    // Words of any text may stand below each other; codes in the first columns, and cells filled up with blanks, do not.
    let areCodes = rows.allSatisfy { row in
      row[..<starts[2]].split(separator: 0x20).allSatisfy { cell in
        cell.withUnsafeBytes { CodeShape.isCode($0) && $0.contains { $0 >= 0x30 && $0 <= 0x39 } }
      }
    }
    let areFilledUp = starts.dropFirst().contains { at in rows.contains { at > 1 && $0[at - 2] == 0x20 } }
    return areCodes && areFilledUp ? starts : nil
  }

  /// Nil where the lines are no such table.
  ///
  /// - Parameter lines: The first lines of the text, from which the columns are told.
  static func table(_ text: SourceText, _ lines: [[UInt8]]) -> Table? {
    guard let starts = starts(lines) else { return nil }
    var table = Table(text, width: starts.count)
    forEachLine(text.source) { start, end in
      let line = UnsafeRawBufferPointer(rebasing: text.source[start..<end])
      guard line.contains(where: { $0 != 0x20 }) else { return }
      table.append(AlignedColumns.cells(line, start, starts).map(text.trimmed), at: UInt32(start))
    }
    return isCounted(table) ? table.withoutColumn(0) : table
  }

  /// Whether the first column numbers the rows, some of which may be left out, in front of codes with letters: `00001 A00`.
  private static func isCounted(_ table: Table) -> Bool {
    var last = 0
    for row in 0..<table.count {
      guard let number = Int(table.string(row, 0)), number > last,
        table.cell(row, 0).count == table.cell(0, 0).count,
        table.text.bytes(table.cell(row, 1), { $0.contains { $0 >= 0x41 } })
      else { return false }
      last = number
    }
    return table.count > 1 && table.text.bytes(table.cell(0, 0)) { $0.first == 0x30 }
  }
}
