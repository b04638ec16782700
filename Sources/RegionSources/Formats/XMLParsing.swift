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
  /// How many bytes the parser got in front of the source that are none of it.
  private let shift: Int

  /// What stands around elements that have no root.
  private static let root = (start: "<root>", end: "</root>")

  /// Reads elements that stand beside each other without a root, as if one stood around them.
  ///
  /// - Returns: False where something is wrong with them.
  static func readFragment(_ source: UnsafeRawBufferPointer, _ reader: any XMLReader) -> Bool {
    flaw(source, reader, encoding: nil, isFragment: true) == nil
  }

  /// Where the elements begin behind `<?xml … ?>`.
  private static func contentStart(_ source: UnsafeRawBufferPointer) -> Int {
    let mark = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard source[mark...].starts(with: "<?xml".utf8) else { return mark }
    return source[mark...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? mark
  }

  /// - Throws: `SourceErrors` with line and column.
  static func read(_ source: UnsafeRawBufferPointer, name: String, _ reader: any XMLReader)
    throws(SourceErrors)
  {
    if WebPage.isMeant(source) { throw SourceErrors(source: name, WebPage.reason) }
    if PHPText.isMeant(source) || PHPText.strayStart(source) != nil {
      throw SourceErrors(source: name, ProgramText.reason(of: source))
    }
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
    _ source: UnsafeRawBufferPointer, _ reader: any XMLReader, encoding: String?, isFragment: Bool = false
  ) -> Flaw? {
    guard let parser = XML_ParserCreate(encoding) else {
      return Flaw(code: XML_ERROR_NO_MEMORY, isOddByte: false, error: SourceError("out of memory"))
    }
    defer { XML_ParserFree(parser) }
    let first = isFragment ? contentStart(source) : 0
    var parsing = XMLParsing(
      parser: parser, reader: reader, shift: isFragment ? root.start.utf8.count - first : 0)
    return withUnsafeMutablePointer(to: &parsing) { parsing in
      XML_SetUserData(parser, parsing)
      XML_SetElementHandler(parser, start, end)
      XML_SetCharacterDataHandler(parser, text)
      XML_SetEntityDeclHandler(parser, entity)
      let isWhole =
        isFragment
        ? take(root.start, parser)
          && isRead(UnsafeRawBufferPointer(rebasing: source[first...]), parser, then: root.end)
        : isRead(source, parser)
      guard !isWhole else { return nil }
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

  /// Gives the parser a text that is none of the source.
  private static func take(_ text: String, _ parser: XML_Parser, isLast: Bool = false) -> Bool {
    XML_Parse(parser, text, Int32(text.utf8.count), isLast ? 1 : 0) == XML_STATUS_OK
  }

  private static func isRead(
    _ source: UnsafeRawBufferPointer, _ parser: XML_Parser, then end: String? = nil
  ) -> Bool {
    let chunk = 1 << 26
    var start = 0
    while true {
      let count = min(chunk, source.count - start)
      let bytes = source.baseAddress.map { $0 + start }?.assumingMemoryBound(to: CChar.self)
      let isLast = start + count == source.count
      guard XML_Parse(parser, bytes, Int32(count), isLast && end == nil ? 1 : 0) == XML_STATUS_OK else {
        return false
      }
      if isLast { return end.map { take($0, parser, isLast: true) } ?? true }
      start += count
    }
  }

  private var place: Int { max(0, Int(XML_GetCurrentByteIndex(parser)) - shift) }

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
