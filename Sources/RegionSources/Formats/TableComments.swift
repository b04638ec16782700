/// Comments of a table of separated cells: lines with `#` in front, above its rows and between them.
///
///     # Blocks-14.0.0.txt
///     # Start..End; Block Name
///
///     0000..007F; Basic Latin
struct TableComments {
  private let text: UnsafeRawBufferPointer.SubSequence
  private let separator: UInt8
  /// Whether comments stand in front, so that any line with `#` between the rows is one as well.
  private let areInFront: Bool
  /// How many separators the first row has.
  private let width: Int

  /// - Parameters:
  ///   - text: The whole table, with what stands in front of it.
  ///   - first: Where its first row begins.
  init(_ text: UnsafeRawBufferPointer.SubSequence, first: Int, separator: UInt8) {
    (self.text, self.separator) = (text, separator)
    areInFront = text[..<first].contains(UInt8(ascii: "#"))
    width = text[first..<TableComments.end(text, first)].count { $0 == separator }
  }

  /// Where the line behind a comment begins; nil where the line is a row: `#1,One`.
  func end(of start: Int) -> Int? {
    let end = TableComments.end(text, start)
    guard areInFront || isComment(text[start..<end]) else { return nil }
    return min(end + 1, text.endIndex)
  }

  /// Whether nothing, a blank or another `#` stands behind the first, and the line has more or fewer cells than a row.
  private func isComment(_ line: UnsafeRawBufferPointer.SubSequence) -> Bool {
    TableComments.isApart(line, separator) && line.count { $0 == separator } != width
  }

  private static func isApart(_ line: UnsafeRawBufferPointer.SubSequence, _ separator: UInt8) -> Bool {
    guard let next = line.dropFirst().first else { return true }
    return next != separator && [0x20, 0x09, UInt8(ascii: "#")].contains(next)
  }

  // MARK: In front

  /// Where a table begins behind the lines with `#` in front of it.
  ///
  /// One of them is the heading where it has as many cells as the rows, and no other has, or where it has the words of one:
  /// the table begins with its first word. Lines without blanks behind `#` that have as many are rows.
  static func beginning(_ text: UnsafeRawBufferPointer.SubSequence, _ shape: TextShape) -> Int {
    let separator = shape.separator
    var (start, lines): (Int, [Range<Int>]) = (text.startIndex, [])
    while start < text.endIndex {
      // Blank lines may stand around comments.
      if text[start] == 0x0A || text[start] == 0x0D {
        start += 1
        continue
      }
      guard text[start] == UInt8(ascii: "#") else { break }
      let end = end(text, start)
      lines.append(start..<end)
      start = min(end + 1, text.endIndex)
    }
    guard !lines.isEmpty else { return text.startIndex }
    let width = max(text[start...].prefix { $0 != 0x0A }.count { $0 == separator }, shape.cells - 1)
    let cells = lines.map { line in
      // Several tabs side by side put a heading above its column.
      line.count { text[$0] == separator && (separator != 0x09 || text[$0 - 1] != separator) }
    }
    guard start < text.endIndex else { return text.startIndex }
    if width > 0, cells.last == width, cells.dropLast().allSatisfy({ $0 < width }) {
      return lines[lines.count - 1].lowerBound + 1
    }
    if cells.allSatisfy({ $0 < width }) { return start }
    guard lines.allSatisfy({ isApart(text[$0], separator) }), width > 0 else { return text.startIndex }
    let heading = lines.indices.first { cells[$0] == width && isHeading(text[lines[$0]], separator) }
    return heading.map { lines[$0].lowerBound + 1 } ?? start
  }

  /// Whether a comment names a code and a name, or has another word that only headings have.
  private static func isHeading(_ line: UnsafeRawBufferPointer.SubSequence, _ separator: UInt8) -> Bool {
    let cells = line.dropFirst().split(separator: separator, omittingEmptySubsequences: false)
    return AnswerHeading.isHeading(
      cells.map {
        String(decoding: Blank.trimmed(UnsafeRawBufferPointer(rebasing: $0)), as: UTF8.self)
      }, FieldChoice())
  }

  /// The end of a line, without its line end.
  private static func end(_ text: UnsafeRawBufferPointer.SubSequence, _ start: Int) -> Int {
    text[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.endIndex
  }
}
