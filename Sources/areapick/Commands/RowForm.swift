/// The form of the input rows, and of the answers added to them.
struct RowForm: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// One address per line.
    case line
    /// Columns separated by tabs.
    case tabs
    /// Columns separated by commas, in quotes if needed (RFC 4180).
    case commas
  }

  /// The column that holds the address.
  enum Column: Equatable, Sendable {
    /// Counted from 0.
    case number(Int)
    /// By its name in the first row.
    case name(String)
  }

  var kind = Kind.line
  var column = Column.number(0)
  /// Whether a backslash and a letter stand for a tab, a newline or no value, as in PostgreSQL's COPY.
  var hasEscapes = false
  /// Whether broken UTF-8 is written as U+FFFD.
  var replacesInvalid = false
}

/// The columns of a row, as bytes.
struct Row {
  let bytes: UnsafeRawBufferPointer
  let form: RowForm

  /// The text of a column; nil if the row has no such column, or for COPY's `\N`.
  func text(ofColumn number: Int) -> [UInt8]? {
    guard let range = range(ofColumn: number) else { return nil }
    let cell = UnsafeRawBufferPointer(rebasing: bytes[range])
    if form.kind == .commas { return Row.unquoted(cell) }
    return form.hasEscapes ? Escapes.copied(cell) : Array(cell)
  }

  /// The texts of all columns.
  var texts: [String] {
    var texts: [String] = []
    while let text = text(ofColumn: texts.count) { texts.append(String(decoding: text, as: UTF8.self)) }
    return texts
  }

  /// The bytes of a column within the row.
  func range(ofColumn number: Int) -> Range<Int>? {
    guard form.kind != .line else { return number == 0 ? 0..<bytes.count : nil }
    let separator = UInt8(ascii: form.kind == .tabs ? "\t" : ",")
    var (start, column, position, quotes) = (0, 0, 0, Quotes())
    while position < bytes.count {
      let byte = bytes[position]
      if form.kind == .commas { quotes.pass(byte) }
      if byte == separator, !quotes.areOpen {
        if column == number { return start..<position }
        (start, column) = (position + 1, column + 1)
      }
      position += 1
    }
    return column == number ? start..<bytes.count : nil
  }

  private static func unquoted(_ cell: UnsafeRawBufferPointer) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    let start = cell.firstIndex { !Quotes.isBlank($0) } ?? cell.count
    guard start < cell.count, cell[start] == quote else { return Array(cell) }
    var text: [UInt8] = []
    var position = start + 1
    while position < cell.count {
      if cell[position] == quote {
        // A doubled quote stands for one; a single quote ends the text.
        guard position + 1 < cell.count, cell[position + 1] == quote else { break }
        position += 1
      }
      text.append(cell[position])
      position += 1
    }
    return text
  }

  /// Appends a value as a CSV column, in quotes if it contains a separator, a line break or a quote.
  static func appendQuoted(_ value: some Collection<UInt8>, to output: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let needsQuotes = value.contains { $0 == quote || $0 == UInt8(ascii: ",") || $0 == 10 || $0 == 13 }
    guard needsQuotes else { return output.append(contentsOf: value) }
    output.append(quote)
    for byte in value {
      if byte == quote { output.append(quote) }
      output.append(byte)
    }
    output.append(quote)
  }
}

/// Whether a comma or a line end stands between the quotes of a CSV table, as its bytes are passed one after another.
///
/// Quotes open at the beginning of a cell alone, behind blanks at most. A quote further on, as in `2.5" pipe`, is a
/// character like others: or one of them would swallow all rows up to the next.
struct Quotes {
  private enum Place { case cellStart, text, quoted, behindQuote }

  private let end: UInt8
  private var place = Place.cellStart

  /// - Parameter end: The byte that ends a row; none does within a single row.
  init(end: UInt8 = UInt8(ascii: ",")) { self.end = end }

  var areOpen: Bool { place == .quoted }

  @inline(__always)
  mutating func pass(_ byte: UInt8) {
    switch place {
    case .quoted:
      if byte == UInt8(ascii: "\"") { place = .behindQuote }
    case .behindQuote where byte == UInt8(ascii: "\""): place = .quoted  // A doubled one.
    case .cellStart where byte == UInt8(ascii: "\""): place = .quoted
    case .cellStart where Quotes.isBlank(byte): break
    default: place = byte == UInt8(ascii: ",") || byte == end ? .cellStart : .text
    }
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// The end of the row that begins at `start`, without the byte that ends it.
  static func endOfRow(from start: Int, in bytes: UnsafeRawBufferPointer, _ end: UInt8) -> Int {
    var (stop, quotes) = (start, Quotes(end: end))
    while stop < bytes.count, quotes.areOpen || bytes[stop] != end {
      quotes.pass(bytes[stop])
      stop += 1
    }
    return stop
  }
}

extension Escapes {
  /// The value of a column in COPY's text format; nil for `\N`, no value.
  static func copied(_ cell: UnsafeRawBufferPointer) -> [UInt8]? {
    let backslash = UInt8(ascii: "\\")
    guard cell.contains(backslash) else { return Array(cell) }
    if cell.elementsEqual("\\N".utf8) { return nil }
    var text: [UInt8] = []
    var bytes = cell.makeIterator()
    while let byte = bytes.next() {
      guard byte == backslash, let next = bytes.next() else {
        text.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "t"): text.append(9)
      case UInt8(ascii: "n"): text.append(10)
      case UInt8(ascii: "r"): text.append(13)
      case UInt8(ascii: "b"): text.append(8)
      case UInt8(ascii: "f"): text.append(12)
      case UInt8(ascii: "v"): text.append(11)
      case UInt8(ascii: "0"): text.append(0)
      default: text.append(next)
      }
    }
    return text
  }

  /// Appends a value as a column in COPY's text format.
  static func appendCopied(_ value: some Sequence<UInt8>, to output: inout [UInt8]) {
    for byte in value {
      switch byte {
      case 9: output += Array("\\t".utf8)
      case 10: output += Array("\\n".utf8)
      case 13: output += Array("\\r".utf8)
      case UInt8(ascii: "\\"): output += Array("\\\\".utf8)
      default: output.append(byte)
      }
    }
  }
}
