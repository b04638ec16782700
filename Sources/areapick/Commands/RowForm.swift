/// How addresses stand in the input, and how answers are added to what stands beside them.
struct RowForm: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// An address a line.
    case line
    /// Columns with tabs between them.
    case tabs
    /// Columns with commas between them, in quotes where they need them, as RFC 4180 has it.
    case commas
  }

  /// Which column the address is in.
  enum Column: Equatable, Sendable {
    /// Counted from 0.
    case number(Int)
    /// By the name that the first row gives it.
    case name(String)
  }

  var kind = Kind.line
  var column = Column.number(0)
  /// Whether a backslash and a letter stand for a tab, a newline or nothing, as in PostgreSQL's COPY.
  var hasEscapes = false
  /// Whether bytes that are no UTF-8 are written as U+FFFD.
  var replacesInvalid = false

  /// Whether the first row names the columns.
  var hasHeader: Bool { if case .name = column { true } else { false } }
}

/// Columns of a row, still bytes.
struct Row {
  let bytes: UnsafeRawBufferPointer
  let form: RowForm

  /// The text of a column; nil where the row has no such column, and for COPY's sign for nothing.
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

  /// Where a column stands.
  func range(ofColumn number: Int) -> Range<Int>? {
    guard form.kind != .line else { return number == 0 ? 0..<bytes.count : nil }
    let separator = UInt8(ascii: form.kind == .tabs ? "\t" : ",")
    var (start, column, position, isQuoted) = (0, 0, 0, false)
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\""), form.kind == .commas {
        isQuoted.toggle()
      } else if byte == separator, !isQuoted {
        if column == number { return start..<position }
        (start, column) = (position + 1, column + 1)
      }
      position += 1
    }
    return column == number ? start..<bytes.count : nil
  }

  private static func unquoted(_ cell: UnsafeRawBufferPointer) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    guard cell.first == quote else { return Array(cell) }
    var text: [UInt8] = []
    var position = 1
    while position < cell.count {
      if cell[position] == quote {
        // A quote that is doubled is one; any other ends the text.
        guard position + 1 < cell.count, cell[position + 1] == quote else { break }
        position += 1
      }
      text.append(cell[position])
      position += 1
    }
    return text
  }

  /// Appends a value as a column: in quotes where it holds what separates columns or rows.
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

extension Escapes {
  /// What a column of COPY's text says; nil for `\N`, nothing.
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

  /// Appends a value as a column of COPY's text.
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
