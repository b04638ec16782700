import CExpat

/// What hears the elements of an XML text.
///
/// The parser stops where there is a problem.
protocol XMLReader: AnyObject {
  var problem: String? { get set }

  /// - Parameters:
  ///   - attributes: Names and values in turn, and nil behind the last.
  ///   - place: The offset of the element in the source.
  func start(_ name: UnsafePointer<CChar>, _ attributes: XMLAttributes?, at place: Int)
  func end(_ name: UnsafePointer<CChar>, at place: Int)
  func addText(_ bytes: UnsafeRawBufferPointer)
}

typealias XMLAttributes = UnsafeMutablePointer<UnsafePointer<CChar>?>

/// Reads XML with expat.
///
/// Nothing outside of the file is read. Files that declare entities are refused, so that none can grow without limit.
struct XMLParsing {
  private let parser: XML_Parser
  private unowned let reader: any XMLReader

  /// - Throws: `SourceErrors` with line and column.
  static func read(_ source: UnsafeRawBufferPointer, name: String, _ reader: any XMLReader)
    throws(SourceErrors)
  {
    if WebPage.isMeant(source) { throw SourceErrors(source: name, WebPage.reason) }
    if PHPText.isMeant(source) { throw SourceErrors(source: name, ProgramText.reason) }
    guard var flaw = flaw(source, reader, encoding: nil) else { return }
    // What was turned into UTF-8 still says what it was before.
    if flaw.code == XML_ERROR_UNKNOWN_ENCODING || flaw.code == XML_ERROR_INCORRECT_ENCODING {
      try EncodingCheck.check(source, name: name)
      guard let second = self.flaw(source, reader, encoding: "UTF-8") else { return }
      flaw = second
    }
    if flaw.isOddByte { try EncodingCheck.check(source, name: name) }
    throw SourceErrors(source: name, [flaw.error])
  }

  private struct Flaw {
    let code: XML_Error
    /// Whether the parser stopped at a byte that is not ASCII.
    let isOddByte: Bool
    let error: SourceError
  }

  private static func flaw(
    _ source: UnsafeRawBufferPointer, _ reader: any XMLReader, encoding: String?
  ) -> Flaw? {
    guard let parser = XML_ParserCreate(encoding) else {
      return Flaw(code: XML_ERROR_NO_MEMORY, isOddByte: false, error: SourceError("out of memory"))
    }
    defer { XML_ParserFree(parser) }
    var parsing = XMLParsing(parser: parser, reader: reader)
    return withUnsafeMutablePointer(to: &parsing) { parsing in
      XML_SetUserData(parser, parsing)
      XML_SetElementHandler(parser, start, end)
      XML_SetCharacterDataHandler(parser, text)
      XML_SetEntityDeclHandler(parser, entity)
      guard !isRead(source, parser) else { return nil }
      let code = XML_GetErrorCode(parser)
      let said = reader.problem ?? "no XML: \(String(cString: XML_ErrorString(code)))"
      let place = Int(XML_GetCurrentByteIndex(parser))
      return Flaw(
        code: code,
        isOddByte: reader.problem == nil && source.indices.contains(place) && source[place] >= 0x80,
        error: SourceError(
          line: Int(XML_GetCurrentLineNumber(parser)), column: Int(XML_GetCurrentColumnNumber(parser)) + 1,
          said))
    }
  }

  private static func isRead(_ source: UnsafeRawBufferPointer, _ parser: XML_Parser) -> Bool {
    let chunk = 1 << 26
    var start = 0
    while true {
      let count = min(chunk, source.count - start)
      let bytes = source.baseAddress.map { $0 + start }?.assumingMemoryBound(to: CChar.self)
      let isLast = start + count == source.count
      guard XML_Parse(parser, bytes, Int32(count), isLast ? 1 : 0) == XML_STATUS_OK else { return false }
      if isLast { return true }
      start += count
    }
  }

  private var place: Int { Int(XML_GetCurrentByteIndex(parser)) }

  private func stopAtProblem() {
    if reader.problem != nil { XML_StopParser(parser, 0) }
  }

  private static func parsing(_ raw: UnsafeMutableRawPointer?) -> XMLParsing {
    raw.unsafelyUnwrapped.assumingMemoryBound(to: XMLParsing.self).pointee
  }

  private static let start: XML_StartElementHandler = { context, name, attributes in
    let parsing = parsing(context)
    guard let name, parsing.reader.problem == nil else { return }
    parsing.reader.start(name, attributes, at: parsing.place)
    parsing.stopAtProblem()
  }

  private static let end: XML_EndElementHandler = { context, name in
    let parsing = parsing(context)
    guard let name, parsing.reader.problem == nil else { return }
    parsing.reader.end(name, at: parsing.place)
    parsing.stopAtProblem()
  }

  private static let text: XML_CharacterDataHandler = { context, bytes, count in
    parsing(context).reader.addText(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }

  private static let entity: XML_EntityDeclHandler = { context, _, _, _, _, _, _, _, _ in
    let parsing = parsing(context)
    if parsing.reader.problem == nil {
      parsing.reader.problem = "it declares entities, which are not read"
    }
    parsing.stopAtProblem()
  }
}
