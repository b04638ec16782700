/// What a program printed for people, and which column is the name: `df`, `ls -l`, `wc`, `systemctl`.
///
/// What is drawn with lines, or headed in capitals above cells that begin below their headings, is read elsewhere.
enum PrintedTable {
  /// The table of a text; nil where it is another one.
  ///
  /// - Parameter lines: The first lines of the text.
  /// - Complexity: O(lines), but the first lines alone are read where these have a separator of cells and no known form.
  static func table(_ text: SourceText, _ lines: [[UInt8]]) -> Table? {
    guard text.source.count <= PrintedLines.longest, haveWords(lines),
      !text.source.starts(with: LinesFormat.pathsMark.utf8)
    else { return nil }
    let separator = TextShape.separator(of: lines)
    let isPair = separator == 0x09 && lines.allSatisfy { TextShape.count(of: 0x09, in: $0) == 1 }
    // Commas stand in what is said of a file or a branch as well.
    let isKnown = separator != UInt8(ascii: "|") && (separator != 0x09 || isPair) && isKnown(text)
    guard separator == nil || isPair || isKnown else { return nil }
    func table(of text: SourceText) -> Table? { read(text, lines, separator, isKnown: isKnown) }
    // Of a long text the beginning is enough to see that it is something else.
    if let end = text.source.prefix(head).lastIndex(of: 0x0A), text.source.count > head {
      let beginning = SourceText(UnsafeRawBufferPointer(rebasing: text.source[..<end]))
      guard table(of: beginning) != nil else { return nil }
    }
    return table(of: text)
  }

  /// How much of a long text is tried first, in bytes.
  private static let head = 1 << 16

  private static func read(
    _ text: SourceText, _ lines: [[UInt8]], _ separator: UInt8?, isKnown: Bool
  ) -> Table? {
    let printed = PrintedLines(text.source)
    if isKnown, let table = LongListing.table(text, printed.lines) ?? KnownLines.table(text, printed.lines) {
      return table
    }
    if let table = CountedLines.table(text, printed.lines) { return table }
    if separator != 0x09, let table = RecordBlocks.table(text, printed.lines) { return table }
    if separator == nil, let table = ColonTable.table(text, printed.lines) { return table }
    if separator != nil || DrawnTable.isDrawn(lines) || ProcessList.isThere(lines) { return nil }
    return HeadedColumns.table(text, printed)
      ?? HeadedColumns.table(text, PrintedLines(text.source, isWide: false))
      ?? AlignedWords.table(text, printed)
  }

  /// Whether one of the first lines lists a file, or has another known form.
  private static func isKnown(_ text: SourceText) -> Bool {
    let head = PrintedLines(UnsafeRawBufferPointer(rebasing: text.source.prefix(4_096))).lines.prefix(3)
    return head.contains { LongListing.name($0, text) != nil || KnownLines.isForm($0, text) }
  }

  /// Whether blanks stand between the words of some lines, or colons between their fields.
  ///
  /// The heading of a table with separators seldom has blanks: it is told by its first line alone.
  private static func haveWords(_ lines: [[UInt8]]) -> Bool {
    guard let first = lines.first else { return false }
    let hasBlank = first.contains { $0 == 0x20 || $0 == 0x09 }
    if !hasBlank, first.contains(where: { $0 == 0x2C || $0 == 0x3B || $0 == 0x7C }) { return false }
    return lines.prefix(10).contains { line in
      line.split { $0 == 0x20 || $0 == 0x09 }.count > 1 || line.count { $0 == 0x3A } > 2
    }
  }
}

/// What the columns of a table are, where its form tells it.
struct ToldColumns {
  var name: Int
  /// The column that tells the rows apart; nil for none.
  var code: Int?
  /// The column of names that lie in those, which repeat.
  var lower: Int?
  /// Whether names with slashes may be paths.
  var mayBePaths = false
}
