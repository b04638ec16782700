/// Tables that programs draw with lines: `psql`, `mysql`, `sqlite3 -box`, Markdown; and those with a line of dashes below
/// each heading, as `sqlite3 -column` and `pip list`.
///
///      id | name
///     ----+------
///       1 | A
enum DrawnTable {
  /// What separates the cells.
  private enum Kind {
    case bars
    /// The positions where the columns begin, in characters.
    case dashes([Int])
  }

  static func isDrawn(_ lines: [[UInt8]]) -> Bool { kind(lines) != nil }

  private static func kind(_ lines: [[UInt8]]) -> Kind? {
    guard lines.count > 2, let rule = lines.prefix(2).firstIndex(where: isRule) else { return nil }
    let line = lines[rule]
    if line.contains(where: { $0 != UInt8(ascii: "-") && $0 != 0x20 }) {
      let rows = lines.filter { !isRule($0) }
      let barred = rows.count { hasBar($0) }
      return barred > 1 && barred * 10 >= rows.count * 5 ? .bars : nil
    }
    guard rule == 1, line.first == UInt8(ascii: "-") else { return nil }
    let starts = line.indices.filter { line[$0] != 0x20 && ($0 == 0 || line[$0 - 1] == 0x20) }
    return starts.count > 1 ? .dashes(starts) : nil
  }

  /// Whether a line is drawn alone: dashes, with crosses, bars or blanks between them.
  private static func isRule(_ line: some Collection<UInt8>) -> Bool {
    var dashes = 0
    var others = 0
    var isFirst = true
    for byte in line {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "="): dashes += 1
      // The signs for drawing, U+2500 to U+257F, are E2 94 … and E2 95 ….
      case 0xE2: dashes += 1
      case 0x80...0xBF: others += isFirst ? 1 : 0
      case UInt8(ascii: "+"), UInt8(ascii: "|"), UInt8(ascii: ":"), 0x20: others += 1
      default: return false
      }
      isFirst = false
    }
    return dashes > 1 && !line.isEmpty && (others > 0 || dashes > 2)
  }

  private static func hasBar(_ line: some Collection<UInt8>) -> Bool {
    line.contains(UInt8(ascii: "|")) || line.contains(0xE2)
  }

  static func table(_ text: SourceText, _ lines: [[UInt8]]) -> Table {
    guard let kind = kind(lines) else { return Table(text, width: 0) }
    var table = Table(text, width: 0)
    var isBegun = false
    forEachLine(text.source) { start, end in
      let line = UnsafeRawBufferPointer(rebasing: text.source[start..<end])
      guard line.contains(where: { $0 != 0x20 }), !isRule(line) else { return }
      let row: [Slice]
      switch kind {
      case .bars:
        guard hasBar(line) else { return }
        row = cells(line, start).map(text.trimmed)
      case .dashes(let starts): row = AlignedColumns.cells(line, start, starts).map(text.trimmed)
      }
      guard !row.isEmpty else { return }
      if !isBegun {
        table = Table(text, width: row.count)
        isBegun = true
      }
      table.append(row, at: UInt32(start))
    }
    table.takeHeader()
    return table
  }

  /// The cells between bars, `|` or U+2502, without what stands outside of the first and the last where these are drawn.
  private static func cells(_ line: UnsafeRawBufferPointer, _ offset: Int) -> [Slice] {
    var cells: [Range<Int>] = []
    var (start, at) = (0, 0)
    while at < line.count {
      let isBox =
        at + 2 < line.count && line[at] == 0xE2 && line[at + 1] == 0x94
        && (line[at + 2] == 0x82 || line[at + 2] == 0x83)
      if isBox || line[at] == UInt8(ascii: "|") {
        cells.append(start..<at)
        at += isBox ? 3 : 1
        start = at
      } else {
        at += 1
      }
    }
    cells.append(start..<line.count)
    func isBlank(_ cell: Range<Int>) -> Bool { line[cell].allSatisfy { $0 == 0x20 } }
    let isFramed = line.first { $0 != 0x20 }.map { $0 == UInt8(ascii: "|") || $0 == 0xE2 } ?? false
    if isFramed, let first = cells.first, isBlank(first) {
      cells.removeFirst()
      if let last = cells.last, isBlank(last) { cells.removeLast() }
    }
    return cells.map { Slice(start: UInt32(offset + $0.lowerBound), count: UInt32($0.count)) }
  }
}
