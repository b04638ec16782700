import CYAML

/// YAML as the document that JSON of the same content would be: mappings in the order of the file, sequences, texts.
///
/// The parser is libyaml. Numbers keep their text, tags tell nothing, and several documents are several values. An alias is
/// a copy of what its anchor names, and `<<` adds the members of mappings that have no such member themselves.
enum YAMLFormat {
  /// - Throws: `SourceErrors` with line and column.
  static func document(
    _ source: UnsafeRawBufferPointer, name: String, text: SourceText? = nil,
    progress: (@Sendable (Double) -> Void)? = nil
  ) throws(SourceErrors) -> Document {
    try EncodingCheck.check(source, name: name)
    var builder = DocumentBuilder(text ?? SourceText(source))
    builder.progress = progress
    var reader = YAMLReader(builder, source)
    if let flaw = events(source, { reader.read($0) }) {
      throw SourceErrors(source: name, line: flaw.line, column: flaw.column, flaw.message)
    }
    return reader.finished()
  }

  private struct Flaw {
    let line: Int
    var column: Int?
    let message: String
  }

  /// Parses a text, and gives each event to `take`, which tells what is wrong with it.
  private static func events(
    _ source: UnsafeRawBufferPointer, _ take: (borrowing yaml_event_t) -> String?
  ) -> Flaw? {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { return Flaw(line: 1, message: "out of memory") }
    defer { yaml_parser_delete(&parser) }
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(
      &parser, source.baseAddress?.assumingMemoryBound(to: UInt8.self), source.count)
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) == 1 else { return flaw(of: parser, source) }
      defer { yaml_event_delete(&event) }
      if let problem = take(event) {
        let mark = event.start_mark
        return Flaw(line: Int(mark.line) + 1, column: Int(mark.column) + 1, message: problem)
      }
      if event.type == YAML_STREAM_END_EVENT { return nil }
    }
  }

  private static func flaw(of parser: yaml_parser_t, _ source: UnsafeRawBufferPointer) -> Flaw {
    guard parser.error != YAML_MEMORY_ERROR, let problem = parser.problem else {
      return Flaw(line: 1, message: "out of memory")
    }
    let said = "no YAML: \(String(cString: problem))"
    guard parser.error != YAML_READER_ERROR else {
      return Flaw(line: Bytes.line(of: Int(parser.problem_offset), in: source), message: said)
    }
    let mark = parser.problem_mark
    return Flaw(line: Int(mark.line) + 1, column: Int(mark.column) + 1, message: said)
  }
}
