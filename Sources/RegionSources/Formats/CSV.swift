import CCSV
import Glibc

/// Tables of separated cells, quoted as RFC 4180 has it: commas, semicolons, tabs, bars.
///
/// A line without quotes is cut where it lies. One with quotes is given to libcsv, one line at a time, so that each row's
/// place is known. Cells that stand in the file as they are become slices of it; only those with doubled quotes are copied.
enum CSVFormat {
  /// - Parameters:
  ///   - shape: The separator, and whether `"` quotes cells; in many files with tabs it is an ordinary character.
  ///   - range: The part of the text's source to read; nil for all of it.
  static func table(
    _ text: SourceText, _ shape: TextShape, range: Range<Int>? = nil,
    progress: (@Sendable (Double) -> Void)? = nil
  ) -> Table {
    let quote = shape.isQuoted ? UInt8(ascii: "\"") : nil
    var reader = CSVReader(text, separator: shape.separator, quote: quote, cells: shape.cells)
    var parser = csv_parser()
    guard csv_init(&parser, UInt8(CSV_REPALL_NL)) == 0 else { return reader.finished() }
    defer { csv_free(&parser) }
    csv_set_delim(&parser, shape.separator)
    csv_set_quote(&parser, quote ?? 0xFF)
    csv_set_blk_size(&parser, 1 << 16)
    let source = text.source
    let range = range ?? 0..<source.count
    let first = beginning(source[range], shape)
    let comments = TableComments(source[range], first: first, separator: shape.separator)
    withUnsafeMutablePointer(to: &parser) { parser in
      withUnsafeMutablePointer(to: &reader) { reader in
        CSVPass(
          parser: parser, reader: reader, source: source, rows: first..<range.upperBound, comments: comments
        )
        .read(progress: progress)
      }
    }
    var table = reader.finished()
    if shape.isWrapped { table.unwrapLines() }
    table.unwrapFormulas()
    table.unwrapQuotes()
    table.isHeaded = first > range.lowerBound && source[first - 1] == UInt8(ascii: "#")
    return table
  }

  /// Where the first row begins: behind the mark of the encoding, the line that tells the separator, comments and titles.
  private static func beginning(_ text: UnsafeRawBufferPointer.SubSequence, _ shape: TextShape) -> Int {
    var start = text.startIndex + (text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    if let told = SeparatorLine(UnsafeRawBufferPointer(rebasing: text)) { start = text.startIndex + told.end }
    guard shape.titles > 0 else { return TableComments.beginning(text[start...], shape) }
    var titles = 0
    while start < text.endIndex, titles < shape.titles {
      let end = text[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.endIndex
      let isLine = text[start] != UInt8(ascii: "#") && text[start..<end].contains { $0 != 0x20 && $0 != 0x09 }
      if isLine { titles += 1 }
      start = min(end + 1, text.endIndex)
    }
    return start
  }
}

/// Goes through the rows of a text: cuts the lines without quotes, and gives the others to libcsv.
private struct CSVPass {
  let parser: UnsafeMutablePointer<csv_parser>
  let reader: UnsafeMutablePointer<CSVReader>
  let source: UnsafeRawBufferPointer
  /// From the first row to the end of the text.
  let rows: Range<Int>
  let comments: TableComments

  func read(progress: (@Sendable (Double) -> Void)?) {
    var (start, told) = (rows.lowerBound, rows.lowerBound)
    while true {
      if start >= rows.upperBound, !reader.pointee.isStray {
        finish()
        if !reader.pointee.isStray { return }
      }
      if reader.pointee.isStray {
        guard let next = reopen() else { return }
        start = next
        continue
      }
      if start &- told > 1 << 22 {
        told = start
        progress?(0.1 + 0.4 * Double(start) / Double(rows.upperBound))
      }
      start = line(from: start)
    }
  }

  /// Reads a line, and gives the place of the next.
  @inline(__always)
  private func line(from start: Int) -> Int {
    if source[start] == UInt8(ascii: "#"), start > rows.lowerBound, !reader.pointee.isInRow,
      let end = comments.end(of: start)
    {
      return end
    }
    if let next = reader.pointee.cut(from: start, to: rows.upperBound) { return next }
    let end = min(lineEnd(from: start), rows.upperBound)
    reader.pointee.begin(start, end)
    let line = source.baseAddress.unsafelyUnwrapped + start
    _ = csv_parse(parser, line, end - start, CSVPass.cell, CSVPass.row, reader)
    return end
  }

  /// Ends the last row, unless a quote is open that nothing closes: it is an ordinary character of its line.
  private func finish() {
    reader.pointee.isStray =
      parser.pointee.quoted != 0 && parser.pointee.pstate == CSVPass.fieldBegun && reader.pointee.canReopen
    guard !reader.pointee.isStray else { return }
    reader.pointee.begin(rows.upperBound, rows.upperBound)
    csv_fini(parser, CSVPass.cell, CSVPass.row, reader)
  }

  /// Reads the line of a stray quote anew, and gives the place of the next line.
  private func reopen() -> Int? {
    guard let next = reader.pointee.reopened(to: rows.upperBound) else { return nil }
    csv_fini(parser, nil, nil, nil)
    csv_set_quote(parser, reader.pointee.quote ?? 0xFF)
    return next
  }

  private func lineEnd(from start: Int) -> Int {
    guard let base = source.baseAddress, let found = memchr(base + start, 0x0A, source.count - start) else {
      return source.count
    }
    return UnsafeRawPointer(found) - base + 1
  }

  /// libcsv's state inside of a cell whose quote is not closed.
  private static let fieldBegun: Int32 = 2

  private static let cell: @convention(c) (UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer?) -> Void =
    {
      bytes, count, context in
      context.unsafelyUnwrapped.assumingMemoryBound(to: CSVReader.self).pointee.addCell(bytes, count)
    }

  private static let row: @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void = { _, context in
    context.unsafelyUnwrapped.assumingMemoryBound(to: CSVReader.self).pointee.endParsedRow()
  }
}

/// Collects libcsv's cells and rows.
private struct CSVReader {
  private var text: SourceText
  private let separator: UInt8
  /// Nil where nothing quotes.
  private(set) var quote: UInt8?
  /// Whether the row at hand has a quote that closes nothing, so that it has to be read anew.
  var isStray = false
  /// Where the rows begin that have a quote which nothing closes.
  private var openQuotes: [Int] = []
  /// Where the rows begin that cannot be told for such a quote, and are left out.
  private var tornRows: [Int] = []
  /// The least that the table is wide.
  private let cells: Int
  private var rows: Table?
  private var row: [Slice] = []
  private var place = 0
  private(set) var isInRow = false
  /// The offset in the source where the next cell should begin; nil if it is unknown.
  private var cursor: Int?
  private var lineStart = 0
  private var lineEnd = 0
  private var trimmedCells = 0
  private var brokenCells = 0

  init(_ text: SourceText, separator: UInt8, quote: UInt8?, cells: Int) {
    self.text = text
    self.separator = separator
    self.quote = quote
    self.cells = cells
  }

  /// Cuts the line at a place into its cells, and gives the place of the next; nil, with nothing done, where something
  /// quotes, where a return stands in it, and inside a row that goes on over lines.
  mutating func cut(from start: Int, to end: Int) -> Int? {
    guard !isInRow, let base = text.source.baseAddress else { return nil }
    let bytes = base.assumingMemoryBound(to: UInt8.self)
    let (separator, quote) = (separator, quote ?? 0x0A)
    row.removeAll(keepingCapacity: true)
    var (at, cell) = (start, start)
    while at < end {
      let byte = bytes[at]
      if byte == separator {
        addCell(bytes, cell, at)
        cell = at + 1
      } else if byte <= 0x22 {
        if byte == 0x0A { break }
        if byte == quote || byte == 0x0D && !(at + 1 < end && bytes[at + 1] == 0x0A) {
          row.removeAll(keepingCapacity: true)
          return nil
        }
      }
      at += 1
    }
    addCell(bytes, cell, at > start && at < end && bytes[at - 1] == 0x0D ? at - 1 : at)
    if cells > 0, row.count > cells, separator == UInt8(ascii: ",") { joinLoose(bytes) }
    place = start
    endRow()
    return min(at + 1, end)
  }

  /// Makes one cell of those that a comma and a blank separate, where a row has more cells than the table.
  private mutating func joinLoose(_ bytes: UnsafePointer<UInt8>) {
    var cell = 1
    while cell < row.count, row.count > cells {
      let (before, own) = (row[cell - 1], row[cell])
      if !before.isEmpty, !own.isEmpty, own.start > 0, bytes[Int(own.start) - 1] == 0x20 {
        let whole = Int(before.start)..<Int(own.start + own.count)
        row[cell - 1] =
          bytes[Int(before.start + before.count) - 1] == UInt8(ascii: "\\")
          ? unescaped(whole) : Slice(start: before.start, count: UInt32(whole.count))
        row.remove(at: cell)
      } else {
        cell += 1
      }
    }
  }

  /// A part of the source without the backslashes in front of separators.
  private mutating func unescaped(_ range: Range<Int>) -> Slice {
    let bytes = text.source[range]
    var plain: [UInt8] = []
    for at in range
    where bytes[at] != UInt8(ascii: "\\") || at + 1 == range.upperBound || bytes[at + 1] != separator {
      plain.append(bytes[at])
    }
    return plain.withUnsafeBytes { text.make($0) }
  }

  /// Reads the line of a quote that nothing closes anew, without quotes, and gives the place of the next line; nil where no
  /// row is open.
  ///
  /// Where that happens often, quotes are ordinary characters from there on.
  mutating func reopened(to end: Int) -> Int? {
    guard isInRow else { return nil }
    if isTorn { return mended(to: end) }
    let known = quote
    (isInRow, quote, isStray) = (false, nil, false)
    guard let next = cut(from: place, to: end) else {
      (isInRow, quote) = (true, known)
      return nil
    }
    openQuotes.append(place)
    if openQuotes.count < CSVReader.mostOpenQuotes { quote = known }
    return next
  }

  /// Whether a quoted cell of the row at hand holds what begins a quoted cell, `"Cem;"Ort 2";`: its own quote was not closed.
  private var isTorn: Bool {
    guard rows != nil, let quote, place < lineEnd else { return false }
    let bytes = text.source
    var (isInside, at) = (false, place)
    while at < lineEnd {
      guard bytes[at] == quote else {
        at += 1
        continue
      }
      let before = at > place ? bytes[at - 1] : separator
      let next = at + 1 < lineEnd ? bytes[at + 1] : separator
      if isInside, next == quote {
        at += 2
        continue
      }
      let isEnd = next == separator || next <= 0x20
      if isInside, before == separator, !isEnd { return true }
      if !isInside, before == separator || before == 0x0A {
        isInside = true
      } else if isEnd {
        isInside = false
      }
      at += 1
    }
    return false
  }

  /// Reads the first line of such a row anew, and gives the place of the next line. Where the row has lines that others need,
  /// and more cells than the table, it is left out, and told.
  ///
  /// Where that happens often, quotes are ordinary characters from there on.
  private mutating func mended(to end: Int) -> Int {
    let line = text.source[place..<end].firstIndex(of: 0x0A) ?? end
    let (cells, open) = mendedCells(upTo: line)
    let width = rows?.width ?? 0
    row = cells
    // Behind the table's cells nothing is lost.
    if row.count > width, open < width {
      tornRows.append(place)
      row.removeAll(keepingCapacity: true)
    } else {
      openQuotes.append(place)
    }
    (isStray, lineEnd) = (false, line)
    endRow()
    if openQuotes.count + tornRows.count >= CSVReader.mostOpenQuotes { quote = nil }
    return min(line + 1, end)
  }

  /// The cells of a line in which a cell whose quote is not closed ends at the next separator, or with the line, where the
  /// table has no cell behind it; and the number of the first such cell. The quote is an ordinary character then.
  private mutating func mendedCells(upTo line: Int) -> (cells: [Slice], open: Int) {
    let (bytes, quote) = (text.source, quote ?? 0)
    let stop = line > place && bytes[line - 1] == 0x0D ? line - 1 : line
    var cells: [Slice] = []
    var (at, open): (Int, Int?) = (place, nil)
    while at <= stop {
      let next = bytes[at..<stop].firstIndex(of: separator) ?? stop
      let isQuoted = at < stop && bytes[at] == quote
      let close = isQuoted ? closing(at, stop, quote) : nil
      if isQuoted, close == nil, open == nil { open = cells.count }
      let start = close == nil ? at : at + 1
      let end = max(close ?? next, start)
      let isDoubled = close != nil && bytes[start..<end].contains(quote)
      cells.append(
        isDoubled
          ? undoubled(bytes[start..<end], quote) : Slice(start: UInt32(start), count: UInt32(end - start)))
      at = (close.map { bytes[$0..<stop].firstIndex(of: separator) ?? stop } ?? next) + 1
    }
    if let width = rows?.width, cells.count > width, let open, open + 1 == width {
      cells[open].count = UInt32(stop) - cells[open].start
      cells.removeSubrange((open + 1)...)
    }
    return (cells, open ?? cells.count)
  }

  /// The text of a cell with one quote for two.
  private mutating func undoubled(_ cell: UnsafeRawBufferPointer.SubSequence, _ quote: UInt8) -> Slice {
    var (single, isSecond) = ([UInt8](), false)
    for byte in cell {
      isSecond = byte == quote && !isSecond
      if byte != quote || isSecond { single.append(byte) }
    }
    return single.withUnsafeBytes { text.make($0) }
  }

  /// Where the quote stands that closes a cell; nil where a cell begins before it.
  private func closing(_ start: Int, _ end: Int, _ quote: UInt8) -> Int? {
    let bytes = text.source
    var at = start + 1
    while at < end {
      if bytes[at] == quote {
        let next = bytes[(at + 1)..<end].first { $0 != 0x20 } ?? separator
        if next == separator { return bytes[at - 1] == separator && at > start + 1 ? nil : at }
        if bytes[at + 1] == quote { at += 1 } else if bytes[at - 1] == separator { return nil }
      }
      at += 1
    }
    return nil
  }

  /// Whether the first line of the row at hand is a row by itself without quotes: no return stands in it.
  var canReopen: Bool {
    guard isInRow else { return false }
    let line = text.source[place...].prefix { $0 != 0x0A }
    guard let first = line.firstIndex(of: 0x0D) else { return true }
    return first == line.endIndex - 1
  }

  /// Whether a row over several lines has a quote inside of a quoted cell, and each of its lines is a row by itself: the quote
  /// of the first line closes nothing.
  private var hasStrayQuote: Bool {
    guard let rows, let quote, lineEnd > place, place < lineStart, canReopen else { return false }
    let lines = text.source[place..<lineEnd].split(separator: 0x0A)
    guard lines.allSatisfy({ line in line.count { $0 == separator } + 1 == rows.width }) else { return false }
    var isInside = false
    for (index, line) in lines.enumerated() {
      for at in line.indices where line[at] == quote {
        let next = at + 1 < line.endIndex ? line[at + 1] : separator
        let isEnd = next == separator || next == 0x0D
        let isStart = at == line.startIndex || line[at - 1] == separator
        // What begins a cell on a later line would have ended the one that goes on.
        if index > 0, isInside, isStart, !isEnd { return true }
        if isStart && !isInside { isInside = true } else if isEnd { isInside = false }
      }
    }
    return false
  }

  /// Each open quote takes a look at all that follows.
  private static let mostOpenQuotes = 16

  /// Adds a cell without the blanks around it.
  @inline(__always)
  private mutating func addCell(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int) {
    var (lower, upper) = (start, end)
    while lower < upper, bytes[lower] == 0x20 || bytes[lower] == 0x09 { lower += 1 }
    while lower < upper, bytes[upper - 1] == 0x20 || bytes[upper - 1] == 0x09 { upper -= 1 }
    if lower < upper, upper - lower < end - start { trimmedCells += 1 }
    row.append(lower < upper ? Slice(start: UInt32(lower), count: UInt32(upper - lower)) : .none)
  }

  mutating func begin(_ start: Int, _ end: Int) {
    (lineStart, lineEnd) = (start, end)
    // A quoted cell that continues on the next line is not in the source in one piece.
    cursor = isInRow ? nil : start
    if !isInRow { place = start }
    isInRow = true
  }

  mutating func addCell(_ bytes: UnsafeMutableRawPointer?, _ count: Int) {
    row.append(slice(bytes, count))
  }

  private mutating func slice(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Slice {
    guard let bytes else { return .none }
    guard var at = cursor else { return oneLine(UnsafeRawBufferPointer(start: bytes, count: count)) }
    let source = text.source
    func skipBlanks() {
      while at < lineEnd, source[at] == 0x20 || source[at] == 0x09, source[at] != separator { at += 1 }
    }
    skipBlanks()
    let hasBlanks = at > cursor ?? at
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
    let end = at
    skipBlanks()
    var (lower, upper) = (start, start + count)
    while lower < upper, source[lower] == 0x20 || source[lower] == 0x09 { lower += 1 }
    while lower < upper, source[upper - 1] == 0x20 || source[upper - 1] == 0x09 { upper -= 1 }
    if lower < upper, hasBlanks || at > end || upper - lower < count { trimmedCells += 1 }
    if at < lineEnd, source[at] == separator {
      cursor = at + 1
    } else {
      cursor = at < lineEnd && source[at] != 0x0A && source[at] != 0x0D ? nil : at
    }
    return lower == upper ? .none : Slice(start: UInt32(lower), count: UInt32(clamping: upper - lower))
  }

  /// The text of a cell that went on over lines, with a blank for each line end.
  private mutating func oneLine(_ bytes: UnsafeRawBufferPointer) -> Slice {
    guard bytes.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return text.make(bytes) }
    brokenCells += 1
    var line: [UInt8] = []
    for byte in bytes {
      let isEnd = byte == 0x0A || byte == 0x0D
      if !isEnd { line.append(byte) } else if line.last != 0x20 { line.append(0x20) }
    }
    return line.withUnsafeBytes { text.make($0) }
  }

  /// Ends a row that libcsv has read, unless a quote in it closes nothing.
  mutating func endParsedRow() {
    guard place == lineStart else {
      if hasStrayQuote || isTorn { isStray = true } else { endRow() }
      return
    }
    // All of the line is read: it is mended where its cells are as many as the table's then.
    if let width = rows?.width, row.count != width, isTorn {
      let cells = mendedCells(upTo: text.source[place..<lineEnd].firstIndex(of: 0x0A) ?? lineEnd).cells
      if cells.count == width {
        row = cells
        openQuotes.append(place)
      }
    }
    endRow()
  }

  private mutating func endRow() {
    isInRow = false
    let isBlank = row.last?.isEmpty != false && row.allSatisfy(\.isEmpty)
    if !isBlank {
      if rows == nil { rows = table() }
      if let width = rows?.width, row.count > width, cells == 0 { joinProse(width) }
      rows?.append(row, at: UInt32(place))
    }
    row.removeAll(keepingCapacity: true)
    place = lineEnd
  }

  /// Makes one cell of those that nobody quoted, `MMM, Materials, Modeling` below `id, name`, where a row has more cells than
  /// the first: of two columns the second has what is too much; of more, each part behind a blank belongs to what stands
  /// before it, where as many others are left as there are columns.
  private mutating func joinProse(_ width: Int) {
    guard separator == UInt8(ascii: ","), width > 1 else { return }
    let areLoose = row.indices.map { cell in
      guard cell > 0, !row[cell].isEmpty, !row[cell - 1].isEmpty else { return false }
      let (end, start) = (Int(row[cell - 1].start) + Int(row[cell - 1].count), Int(row[cell].start))
      guard start > end, start <= text.source.count, text.source[start - 1] == 0x20 else { return false }
      // A quote between them was closed: the comma behind it separates cells.
      return text.source[end..<start].allSatisfy { $0 == 0x20 || $0 == separator }
    }
    let isTail = width == 2 && areLoose[2...].allSatisfy { $0 }
    guard isTail || areLoose.count(where: { !$0 }) == width else { return }
    var joined: [Slice] = []
    for (cell, slice) in row.enumerated() {
      guard let last = joined.last, isTail ? cell > 1 : areLoose[cell] else {
        joined.append(slice)
        continue
      }
      joined[joined.count - 1] = Slice(start: last.start, count: slice.start + slice.count - last.start)
    }
    row = joined
  }

  /// The table that is begun with the first row, with room for as many rows as a beginning of the text lets expect.
  private func table() -> Table {
    var table = Table(SourceText(text.source), width: min(max(row.count, cells), CSVReader.mostColumns))
    let rest = text.source[place...]
    let lines = rest.prefix(1 << 16).count { $0 == 0x0A }
    guard rest.count > 1 << 16 else { return table }
    table.reserve(min(lines * (rest.count >> 16 + 1) * 21 / 20, CSVReader.mostCells / max(table.width, 1)))
    return table
  }

  /// More than so many are not made room for before they come: a file may go on in another way than it begins.
  private static let mostCells = 32_000_000

  private static let mostColumns = 1_000

  mutating func finished() -> Table {
    if !row.isEmpty { endRow() }
    var table = rows ?? Table(text, width: 0)
    table.text = text
    table.trimmedCells = trimmedCells
    table.brokenCells = brokenCells
    table.openQuotes = openQuotes
    table.tornRows = tornRows
    return table
  }
}
