/// What a program printed for people, and which column is the name: `df`, `ls -l`, `wc`, `systemctl`.
///
/// What is drawn with lines, or headed in capitals above cells that begin below their headings, is read elsewhere.
enum PrintedTable {
  /// The table of a text; nil where it is another one.
  ///
  /// - Parameter lines: The first lines of the text.
  /// - Complexity: O(lines) for all that have no separator of cells; nothing else is read for those that have.
  static func table(_ text: SourceText, _ lines: [[UInt8]]) -> Table? {
    guard text.source.count <= PrintedLines.longest, haveWords(lines) else { return nil }
    if let separator = TextShape.separator(of: lines) {
      guard separator == 0x09, lines.allSatisfy({ TextShape.count(of: separator, in: $0) == 1 }) else { return nil }
      return CountedLines.table(text, PrintedLines(text.source).lines)
    }
    let printed = PrintedLines(text.source)
    if let table = LongListing.table(text, printed.lines) ?? CountedLines.table(text, printed.lines)
      ?? KnownLines.table(text, printed.lines)
    {
      return table
    }
    if DrawnTable.isDrawn(lines) || ProcessList.isThere(lines) { return nil }
    if AlignedColumns.areAligned(lines), !printed.isBehindBlank.dropFirst(2).contains(true) { return nil }
    return HeadedColumns.table(text, printed)
      ?? HeadedColumns.table(text, PrintedLines(text.source, isWide: false))
  }

  /// Whether blanks stand between the words of some lines.
  private static func haveWords(_ lines: [[UInt8]]) -> Bool {
    lines.prefix(10).contains { line in line.split { $0 == 0x20 || $0 == 0x09 }.count > 1 }
  }
}

/// What the columns of a table are, where its form tells it.
struct ToldColumns {
  var name: Int
  /// The column that tells the rows apart; nil for none.
  var code: Int?
  /// Whether names with slashes may be paths.
  var mayBePaths = false
}
