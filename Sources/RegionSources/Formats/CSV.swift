import CCSV
import Glibc

/// Tables of separated cells, quoted as RFC 4180 has it: commas, semicolons, tabs, bars.
///
/// libcsv is given one line at a time, so that each row's place is known. Cells that stand in the file as they are become
/// slices of it; only those with doubled quotes are copied.
enum CSVFormat {
  /// - Parameters:
  ///   - isQuoted: Whether `"` quotes; in many files with tabs it is a letter like others.
  ///   - range: The file's part of the text's source; nil for all of it.
  static func table(_ text: SourceText, separator: UInt8, isQuoted: Bool, range: Range<Int>? = nil) -> Table {
    var reader = CSVReader(text, separator: separator)
    var parser = csv_parser()
    guard csv_init(&parser, UInt8(CSV_REPALL_NL)) == 0 else { return reader.finished() }
    defer { csv_free(&parser) }
    csv_set_delim(&parser, separator)
    csv_set_quote(&parser, isQuoted ? UInt8(ascii: "\"") : 0xFF)
    csv_set_blk_size(&parser, 1 << 16)
    let source = text.source
    let range = range ?? 0..<source.count
    withUnsafeMutablePointer(to: &reader) { reader in
      var start = range.lowerBound + (source[range].starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
      while start < range.upperBound {
        let end = min(lineEnd(source, from: start), range.upperBound)
        reader.pointee.begin(start, end)
        let line = source.baseAddress.unsafelyUnwrapped + start
        _ = csv_parse(&parser, line, end - start, CSVFormat.cell, CSVFormat.row, reader)
        start = end
      }
      reader.pointee.begin(range.upperBound, range.upperBound)
      csv_fini(&parser, CSVFormat.cell, CSVFormat.row, reader)
    }
    return reader.finished()
  }

  private static func lineEnd(_ source: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard let base = source.baseAddress, let found = memchr(base + start, 0x0A, source.count - start) else {
      return source.count
    }
    return UnsafeRawPointer(found) - base + 1
  }

  private static let cell: @convention(c) (UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer?) -> Void =
    {
      bytes, count, context in
      context.unsafelyUnwrapped.assumingMemoryBound(to: CSVReader.self).pointee.addCell(bytes, count)
    }

  private static let row: @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void = { _, context in
    context.unsafelyUnwrapped.assumingMemoryBound(to: CSVReader.self).pointee.endRow()
  }
}

/// Takes libcsv's cells and rows.
private struct CSVReader {
  private var text: SourceText
  private let separator: UInt8
  private var rows: Table?
  private var row: [Slice] = []
  private var place = 0
  private var isInRow = false
  /// Where in the source the next cell should begin; nil where that is not known any more.
  private var cursor: Int?
  private var lineStart = 0
  private var lineEnd = 0

  init(_ text: SourceText, separator: UInt8) {
    self.text = text
    self.separator = separator
  }

  mutating func begin(_ start: Int, _ end: Int) {
    (lineStart, lineEnd) = (start, end)
    // Inside a quoted cell that goes on over the line's end, what comes is not in the source as it is.
    cursor = isInRow ? nil : start
    if !isInRow { place = start }
    isInRow = true
  }

  mutating func addCell(_ bytes: UnsafeMutableRawPointer?, _ count: Int) {
    row.append(slice(bytes, count))
  }

  private mutating func slice(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Slice {
    guard let bytes else { return .none }
    guard var at = cursor else { return text.make(UnsafeRawBufferPointer(start: bytes, count: count)) }
    let source = text.source
    func skipBlanks() {
      while at < lineEnd, source[at] == 0x20 || source[at] == 0x09, source[at] != separator { at += 1 }
    }
    skipBlanks()
    let isQuoted = at < lineEnd && source[at] == 0x22
    if isQuoted, at + 1 + count <= lineEnd,
      count == 0 || memcmp(source.baseAddress.unsafelyUnwrapped + at + 1, bytes, count) == 0,
      at + 1 + count < lineEnd, source[at + 1 + count] == 0x22
    {
      at += 1
    } else if at + count > lineEnd
      || count > 0 && memcmp(source.baseAddress.unsafelyUnwrapped + at, bytes, count) != 0
    {
      cursor = nil
      return text.make(UnsafeRawBufferPointer(start: bytes, count: count))
    }
    let start = at
    at += count
    if at < lineEnd, source[at] == 0x22 { at += 1 }
    skipBlanks()
    if at < lineEnd, source[at] == separator {
      cursor = at + 1
    } else {
      cursor = at < lineEnd && source[at] != 0x0A && source[at] != 0x0D ? nil : at
    }
    return count == 0 ? .none : Slice(start: UInt32(start), count: UInt32(clamping: count))
  }

  mutating func endRow() {
    isInRow = false
    let isBlank = row.allSatisfy(\.isEmpty)
    if !isBlank {
      if rows == nil { rows = Table(SourceText(text.source), width: min(row.count, CSVReader.mostColumns)) }
      rows?.append(row, at: UInt32(place))
    }
    row.removeAll(keepingCapacity: true)
    place = lineEnd
  }

  private static let mostColumns = 1_000

  mutating func finished() -> Table {
    if !row.isEmpty { endRow() }
    var table = rows ?? Table(text, width: 0)
    table.text = text
    return table
  }
}
