import CYajl

/// JSON: one value or several, whether each has its own line or not.
///
/// The parser is yajl; numbers keep their text in the file, and keys their order.
enum JSONFormat {
  /// - Parameters:
  ///   - source: The file, a part of the text's source.
  ///   - text: The text that slices refer to; nil for the file alone.
  static func document(
    _ source: UnsafeRawBufferPointer, name: String, text: SourceText? = nil,
    progress: (@Sendable (Double) -> Void)? = nil
  ) throws(SourceErrors) -> Document {
    var builder = DocumentBuilder(text ?? SourceText(source))
    builder.progress = progress
    let flaw = withUnsafeMutablePointer(to: &builder) { parse(source, JSONContext(builder: $0)) }
    if let flaw {
      if builder.problem == nil, let quoted = quoted(source, text) { return quoted }
      // Letters of another encoding are no flaw of the JSON.
      if flaw.message.has("UTF8") { try EncodingCheck.check(source, name: name) }
      let place = flaw.place
      if let lines = flawsOfLines(source) {
        throw SourceErrors(source: name, lines.first, count: lines.count)
      }
      throw SourceErrors(
        source: name, line: Bytes.line(of: place, in: source), column: Bytes.column(of: place, in: source),
        JSONWord.told(flaw.message, at: place, source))
    }
    return builder.document
  }

  /// The value of a text in which numbers begin with zeros; nil where they do not, or more is wrong with it.
  private static func quoted(_ source: UnsafeRawBufferPointer, _ text: SourceText?) -> Document? {
    guard let zeros = LeadingZeros(source) else { return nil }
    var builder = DocumentBuilder(text ?? SourceText(source))
    let start = builder.start(of: source)
    let flaw = zeros.bytes.withUnsafeBytes { bytes in
      withUnsafeMutablePointer(to: &builder) { builder in
        parse(bytes, JSONContext(builder: builder, quotes: zeros.quotes, start: start))
      }
    }
    return flaw == nil ? builder.document : nil
  }

  /// The values of JSON lines that are whole, without those lines that are no JSON.
  ///
  /// - Returns: Nil where fewer than half of the lines are values.
  static func wholeLines(_ source: UnsafeRawBufferPointer) -> (document: Document, leftOut: Int)? {
    var builder = DocumentBuilder(SourceText(source))
    var (whole, leftOut) = (0, 0)
    forEachLine(source) { start, end in
      let line = UnsafeRawBufferPointer(rebasing: source[start..<end])
      guard line.contains(where: { $0 > 0x20 }) else { return }
      var test = DocumentBuilder(SourceText(source))
      guard withUnsafeMutablePointer(to: &test, { parse(line, JSONContext(builder: $0)) }) == nil else {
        leftOut += 1
        return
      }
      whole += 1
      _ = withUnsafeMutablePointer(to: &builder) { parse(line, JSONContext(builder: $0)) }
    }
    return whole > 1 && whole > leftOut ? (builder.document, leftOut) : nil
  }

  /// The lines of JSON lines that are no JSON: the first ones, and how many there are; nil for another text.
  private static func flawsOfLines(_ source: UnsafeRawBufferPointer) -> (first: [SourceError], count: Int)? {
    // Of JSON in one piece the first line is no value, or the second none.
    guard let end = source.firstIndex(of: 0x0A) else { return nil }
    let next = source[(end + 1)...]
    let second = source[next.startIndex..<(next.firstIndex(of: 0x0A) ?? next.endIndex)]
    let isBegun = source[..<end].starts(with: "{\"".utf8) && isValue(second)
    guard isBegun || isValue(source[..<end]), wholeLines(source) != nil else { return nil }
    var (first, count, number) = ([SourceError](), 0, 0)
    var counted = 0
    forEachLine(source) { start, end in
      number += source[counted..<start].count { $0 == 0x0A }
      counted = start
      let line = UnsafeRawBufferPointer(rebasing: source[start..<end])
      guard line.contains(where: { $0 > 0x20 }) else { return }
      var test = DocumentBuilder(SourceText(source))
      guard let flaw = withUnsafeMutablePointer(to: &test, { parse(line, JSONContext(builder: $0)) }) else {
        return
      }
      count += 1
      guard first.count < SourceErrors.limit else { return }
      let message = JSONWord.told(flaw.message, at: flaw.place, line)
      first.append(SourceError(line: number + 1, column: flaw.place + 1, message))
    }
    return count > 0 ? (first, count) : nil
  }

  /// Whether a line is an object or a list.
  private static func isValue(_ line: UnsafeRawBufferPointer.SubSequence) -> Bool {
    guard let first = line.first(where: { $0 > 0x20 }), first == 0x7B || first == 0x5B else { return false }
    let bytes = UnsafeRawBufferPointer(rebasing: line)
    var test = DocumentBuilder(SourceText(bytes))
    return withUnsafeMutablePointer(to: &test) { parse(bytes, JSONContext(builder: $0)) } == nil
  }

  private struct ParseError {
    let place: Int
    let message: String
  }

  private static func parse(_ source: UnsafeRawBufferPointer, _ context: JSONContext) -> ParseError? {
    var context = context
    return withUnsafeMutablePointer(to: &context) { context in
      var callbacks = callbacks
      guard let parser = yajl_alloc(&callbacks, nil, context) else {
        return ParseError(place: 0, message: "out of memory")
      }
      defer { yajl_free(parser) }
      context.pointee.parser = parser
      yajl_enable_many_values(parser)
      let mark = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      context.pointee.offset =
        mark + (context.pointee.start ?? context.pointee.builder.pointee.start(of: source))
      let text = UnsafeRawBufferPointer(rebasing: source[mark...])
      let bytes = text.baseAddress?.assumingMemoryBound(to: UInt8.self)
      var status = yajl_parse(parser, bytes, text.count)
      let consumed = yajl_get_bytes_consumed(parser)
      if status == yajl_status_ok { status = yajl_complete_parse(parser) }
      if status == yajl_status_ok { return nil }
      let place = min(mark + consumed, source.count)
      if let problem = context.pointee.builder.pointee.problem {
        return ParseError(place: place, message: problem)
      }
      guard let said = yajl_get_error(parser, 0, nil, 0) else {
        return ParseError(place: place, message: "no JSON")
      }
      defer { yajl_free_error(parser, said) }
      return ParseError(place: place, message: reason(String(cString: said)))
    }
  }

  /// yajl's message without the prefix that all its messages share.
  private static func reason(_ said: String) -> String {
    let text = said.split(separator: "\n").first.map(String.init) ?? said
    let reason = text.split(separator: ":", maxSplits: 1).last.map { String($0.drop { $0 == " " }) } ?? text
    return reason.hasPrefix("premature") ? "the JSON ends too soon" : "no JSON: \(reason)"
  }

  private static let callbacks = yajl_callbacks(
    yajl_null: { JSONFormat.append($0, .null, nil, 0) },
    yajl_boolean: { JSONFormat.appendTruth($0, $1 != 0) }, yajl_integer: nil, yajl_double: nil,
    yajl_number: { JSONFormat.append($0, .number, $1, $2) },
    yajl_string: { JSONFormat.append($0, .string, $1, $2) },
    yajl_start_map: { JSONFormat.begin($0, .object) },
    yajl_map_key: { context, bytes, count in
      JSONFormat.context(context).pointee.builder.pointee.setKey(
        UnsafeRawBufferPointer(start: bytes, count: count))
      return 1
    },
    yajl_end_map: { JSONFormat.end($0) }, yajl_start_array: { JSONFormat.begin($0, .array) },
    yajl_end_array: { JSONFormat.end($0) })

  @inline(__always)
  private static func context(_ raw: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<JSONContext> {
    raw.unsafelyUnwrapped.assumingMemoryBound(to: JSONContext.self)
  }

  @inline(__always)
  private static func append(
    _ raw: UnsafeMutableRawPointer?, _ kind: Value.Kind, _ start: UnsafeRawPointer?, _ count: Int
  ) -> Int32 {
    let context = context(raw)
    context.pointee.skipQuotes()
    let place = context.pointee.offset + yajl_get_bytes_consumed(context.pointee.parser) - 1
    context.pointee.builder.pointee.append(kind, start, count, place: place)
    return 1
  }

  private static func appendTruth(_ raw: UnsafeMutableRawPointer?, _ isTrue: Bool) -> Int32 {
    context(raw).pointee.builder.pointee.appendTruth(isTrue)
    return 1
  }

  private static func begin(_ raw: UnsafeMutableRawPointer?, _ kind: Value.Kind) -> Int32 {
    let context = context(raw)
    context.pointee.skipQuotes()
    let place = context.pointee.offset + yajl_get_bytes_consumed(context.pointee.parser) - 1
    return context.pointee.builder.pointee.begin(kind, at: max(place, 0)) ? 1 : 0
  }

  private static func end(_ raw: UnsafeMutableRawPointer?) -> Int32 {
    context(raw).pointee.builder.pointee.end()
    return 1
  }
}

/// The context that yajl passes to every callback.
private struct JSONContext {
  let builder: UnsafeMutablePointer<DocumentBuilder>
  var parser: yajl_handle?
  /// The offset of the text in the source, after its byte-order mark.
  var offset = 0
  /// The offsets of quotes that the source does not have, the last first.
  private var quotes: [Int]
  /// Where a copy of the source would stand in it; nil for the source itself.
  let start: Int?

  init(builder: UnsafeMutablePointer<DocumentBuilder>, quotes: [Int] = [], start: Int? = nil) {
    (self.builder, self.quotes, self.start) = (builder, quotes.reversed(), start)
  }

  /// Moves the offset back by the quotes in front of where the parser is, so that places are those of the source.
  mutating func skipQuotes() {
    while let next = quotes.last, next < yajl_get_bytes_consumed(parser) {
      offset -= 1
      quotes.removeLast()
    }
  }
}
