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

  private struct Drawing {
    let kind: Kind
    /// How many lines stand above the heading: what the table is called, or what its signs mean.
    var titles = 0
  }

  private static let mostTitles = 5

  static func isDrawn(_ lines: [[UInt8]]) -> Bool { drawing(lines) != nil }

  private static func drawing(_ lines: [[UInt8]]) -> Drawing? {
    if isBelowText(lines) { return Drawing(kind: .bars) }
    guard lines.count > 2, let rule = lines.prefix(mostTitles + 2).firstIndex(where: isRule) else {
      return nil
    }
    guard rule < 2 else { return titled(lines, rule) }
    let line = lines[rule]
    let isDoubled =
      line.first == UInt8(ascii: "=") && line.allSatisfy { $0 == UInt8(ascii: "=") || $0 == 0x20 }
    if !isDoubled, line.contains(where: { $0 != UInt8(ascii: "-") && $0 != 0x20 }) {
      let rows = lines.filter { !isRule($0) }
      let barred = rows.count { hasBar($0) }
      return barred > 1 && barred * 10 >= rows.count * 5 ? Drawing(kind: .bars) : nil
    }
    guard rule == 1, isDoubled || line.first == UInt8(ascii: "-") else { return nil }
    let starts = starts(line)
    return starts.count > 1 ? Drawing(kind: .dashes(starts)) : nil
  }

  /// Whether the lines are Markdown, in which a text without bars stands above the only table. Where items of lists stand
  /// around it, these may be what is meant.
  private static func isBelowText(_ lines: [[UInt8]]) -> Bool {
    let rules = lines.indices.filter { isRuleOfMarkdown(lines[$0]) }
    guard rules.count == 1, let rule = rules.first, rule > 1, rule + 1 < lines.count else { return false }
    func bars(_ line: [UInt8]) -> Int {
      let bar = UInt8(ascii: "|")
      return line.count { $0 == bar } - (line.first == bar ? 1 : 0) - (line.last == bar ? 1 : 0)
    }
    return bars(lines[rule - 1]) == bars(lines[rule]) && hasBar(lines[rule + 1])
      && !lines[..<(rule - 1)].contains(where: hasBar) && !lines.contains(where: isItem)
  }

  /// Whether a line is an item of a list, or lies below one: it has a bullet or a number in front, or blanks.
  private static func isItem(_ line: [UInt8]) -> Bool {
    guard let first = line.first, !hasBar(line) else { return false }
    let digits = line.prefix { (0x30...0x39).contains($0) }.count
    return first == 0x20 || first == 0x09 || "-*+".utf8.contains(first) && line.count > 1 && line[1] == 0x20
      || digits > 0 && digits + 1 < line.count && ".)".utf8.contains(line[digits]) && line[digits + 1] == 0x20
  }

  /// Whether a line is drawn below the heading of a table in Markdown: `|---|:-:|`, `--- | ---`.
  private static func isRuleOfMarkdown(_ line: [UInt8]) -> Bool {
    guard line.allSatisfy({ "|-: ".utf8.contains($0) }) else { return false }
    let cells = line.split(separator: UInt8(ascii: "|")).map { $0.filter { $0 != 0x20 } }.filter {
      !$0.isEmpty
    }
    return cells.count > 1
      && cells.allSatisfy { cell in
        cell.contains(UInt8(ascii: "-"))
          && cell.dropFirst().dropLast().allSatisfy { $0 == UInt8(ascii: "-") }
      }
  }

  /// A table with lines above its heading, which has as many cells as the rule below it.
  private static func titled(_ lines: [[UInt8]], _ rule: Int) -> Drawing? {
    let (heading, line) = (lines[rule - 1], lines[rule])
    let crosses = line.count { $0 == UInt8(ascii: "+") }
    if crosses > 0, !line.contains(UInt8(ascii: "=")) {
      let isBarred = heading.count { $0 == UInt8(ascii: "|") } == crosses
      return isBarred && !lines[..<(rule - 1)].contains(where: hasBar) ? Drawing(kind: .bars) : nil
    }
    let starts = starts(line)
    let words = heading.split(separator: 0x20).count
    guard line[0] != 0x20, starts.count > 2, words >= starts.count - 1, words <= starts.count * 2 else {
      return nil
    }
    return Drawing(kind: .dashes(starts), titles: rule - 1)
  }

  /// Where the runs of dashes begin, or those of `=` between which `dpkg -l` has dashes.
  private static func starts(_ rule: [UInt8]) -> [Int] {
    let dash = UInt8(ascii: "-")
    let gap = rule.contains(UInt8(ascii: "=")) && rule.contains(dash) ? dash : 0x20
    return rule.indices.filter { rule[$0] != gap && ($0 == 0 || rule[$0 - 1] == gap) }
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
    guard let drawing = drawing(lines) else { return Table(text, width: 0) }
    var reader = Reader(drawing: drawing, table: Table(text, width: 0))
    forEachLine(text.source) { start, end in
      reader.read(UnsafeRawBufferPointer(rebasing: text.source[start..<end]), start)
    }
    reader.table.takeHeader()
    if drawing.titles > 0 {
      // Above the signs that tell what is done with a package stands no word.
      if let first = reader.table.header.first, first.allSatisfy({ !$0.isLetter }) {
        reader.table.header[0] = "status"
      }
      PrintedNames.tell(&reader.table)
    } else if PrintedNames.areTold(reader.table.header) {
      PrintedNames.tell(&reader.table)
    }
    return reader.table
  }

  /// Collects the rows, and passes over what stands around them.
  private struct Reader {
    let drawing: Drawing
    var table: Table
    /// How many lines came, without blank lines and comments above the heading.
    private var count = 0
    private var rules = 0
    /// Whether a sign in the row before says that the next line goes on with its cells.
    private var isContinued = false

    init(drawing: Drawing, table: Table) { (self.drawing, self.table) = (drawing, table) }

    mutating func read(_ line: UnsafeRawBufferPointer, _ start: Int) {
      guard line.contains(where: { $0 != 0x20 }) else { return }
      guard !isRule(line) else {
        rules += count > 0 ? 1 : 0
        return
      }
      if table.width == 0, line.first == UInt8(ascii: "#"), drawing.titles > 0 { return }
      count += 1
      guard count > drawing.titles else { return }
      let row = cells(line, start)
      guard !row.isEmpty, !passesOver(row) else { return }
      if table.width == 0 { table = Table(table.text, width: row.count) }
      table.append(row, at: UInt32(start))
    }

    private func cells(_ line: UnsafeRawBufferPointer, _ start: Int) -> [Slice] {
      switch drawing.kind {
      case .bars: hasBar(line) ? DrawnTable.cells(line, start).map(table.text.trimmed) : []
      case .dashes(let starts):
        // A second rule stands above the sums.
        drawing.titles > 0 && rules > 1
          ? [] : AlignedColumns.cells(line, start, starts).map(table.text.trimmed)
      }
    }

    /// Whether a row goes on with the cells of the one before, or tells the number of rows: `(4 rows)`.
    private mutating func passesOver(_ row: [Slice]) -> Bool {
      let wasContinued = isContinued
      isContinued = row.contains { cell in
        table.text.bytes(cell) { $0.count > 1 && $0.last == UInt8(ascii: "+") }
      }
      if wasContinued, row[0].isEmpty { return true }
      isContinued = isContinued && table.width > 0
      guard case .dashes = drawing.kind, table.count > 1 else { return false }
      let text = row.map(table.text.string).joined()
      return text.hasPrefix("(") && (text.hasSuffix("rows)") || text.hasSuffix("row)"))
    }
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
