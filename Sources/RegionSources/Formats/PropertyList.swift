import CExpat
import Glibc

/// Property lists in XML; dictionaries keep the order of the file.
///
/// The parser is expat. Files that declare entities are refused, so that none can grow without limit.
enum PropertyListFormat {
  static func document(_ source: UnsafeRawBufferPointer, name: String) throws(SourceErrors) -> Document {
    if isWebPage(source) { throw SourceErrors(source: name, webPage) }
    if PHPText.isMeant(source) { throw SourceErrors(source: name, ProgramText.reason) }
    var reader = PropertyListReader(source)
    guard let parser = XML_ParserCreate(nil) else { throw SourceErrors(source: name, "out of memory") }
    defer { XML_ParserFree(parser) }
    let flaw = withUnsafeMutablePointer(to: &reader) { reader -> SourceError? in
      reader.pointee.parser = parser
      XML_SetUserData(parser, reader)
      XML_SetElementHandler(parser, PropertyListFormat.start, PropertyListFormat.end)
      XML_SetCharacterDataHandler(parser, PropertyListFormat.text)
      XML_SetEntityDeclHandler(parser, PropertyListFormat.entity)
      guard !parse(source, parser) else { return nil }
      let said =
        reader.pointee.problem ?? "no XML: \(String(cString: XML_ErrorString(XML_GetErrorCode(parser))))"
      return SourceError(
        line: Int(XML_GetCurrentLineNumber(parser)), column: Int(XML_GetCurrentColumnNumber(parser)) + 1, said
      )
    }
    if let flaw { throw SourceErrors(source: name, [flaw]) }
    return reader.builder.document
  }

  fileprivate static let webPage = "a web page, which is not read; save its table as CSV"

  /// Whether a text begins as web pages do, which are seldom XML: `<!doctype html>`, `<html lang=en>`, in any case.
  private static func isWebPage(_ source: UnsafeRawBufferPointer) -> Bool {
    let head = source.prefix(1 << 12).map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    var text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
    while true {
      text = text.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
      guard text.starts(with: "<!--".utf8) else { break }
      while !text.isEmpty, !text.starts(with: "-->".utf8) { text.removeFirst() }
      text = text.dropFirst(3)
    }
    return ["<!doctype html", "<html", "<head", "<body"].contains { beginning in
      guard text.starts(with: beginning.utf8) else { return false }
      return text.dropFirst(beginning.utf8.count).first.map { !($0 >= 0x61 && $0 <= 0x7A) } ?? true
    }
  }

  private static func parse(_ source: UnsafeRawBufferPointer, _ parser: XML_Parser) -> Bool {
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

  private static func reader(_ raw: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<PropertyListReader> {
    raw.unsafelyUnwrapped.assumingMemoryBound(to: PropertyListReader.self)
  }

  private static let start: XML_StartElementHandler = { context, name, _ in
    guard let name else { return }
    reader(context).pointee.start(String(cString: name))
  }

  private static let end: XML_EndElementHandler = { context, name in
    guard let name else { return }
    reader(context).pointee.end(String(cString: name))
  }

  private static let text: XML_CharacterDataHandler = { context, bytes, count in
    reader(context).pointee.addText(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }

  private static let entity: XML_EntityDeclHandler = { context, _, _, _, _, _, _, _, _ in
    reader(context).pointee.stop("it declares entities, which are not read")
  }
}

/// Builds a document from the elements of a property list.
private struct PropertyListReader {
  var builder: DocumentBuilder
  var parser: XML_Parser?
  private(set) var problem: String?
  private var text: [UInt8] = []
  private var hasRoot = false

  init(_ source: UnsafeRawBufferPointer) { builder = DocumentBuilder(source) }

  mutating func stop(_ problem: String) {
    guard self.problem == nil else { return }
    self.problem = problem
    XML_StopParser(parser, 0)
  }

  private var place: Int { Int(XML_GetCurrentByteIndex(parser)) }

  mutating func start(_ name: String) {
    text.removeAll(keepingCapacity: true)
    guard hasRoot || name == "plist" else {
      if ["html", "head", "body", "table", "div", "ul", "ol", "template", "script"].contains(
        name.lowercased())
      {
        return stop(PropertyListFormat.webPage)
      }
      return stop(
        "XML, but no property list: it begins with <\(name)>, not <plist>; say, with the package yq: (yq -p xml -o json FILE || xq . FILE) | areapick --data -"
      )
    }
    hasRoot = true
    switch name {
    case "dict": open(.object)
    case "array", "set": open(.array)
    case "plist", "key", "string", "integer", "real", "true", "false", "date", "data": break
    default: stop("a property list has no <\(name)>")
    }
  }

  private mutating func open(_ kind: Value.Kind) {
    builder.completeKey()
    if !builder.begin(kind, at: place) { stop(builder.problem ?? "too deep") }
  }

  mutating func end(_ name: String) {
    switch name {
    case "dict", "array", "set": builder.end()
    case "key": text.withUnsafeBytes { builder.setKey($0) }
    case "string", "date", "data": append(.string)
    case "integer", "real": append(.number)
    case "true", "false":
      builder.completeKey()
      builder.appendTruth(name == "true")
    default: break
    }
  }

  private mutating func append(_ kind: Value.Kind) {
    builder.completeKey()
    text.withUnsafeBytes { builder.append(kind, $0.baseAddress, $0.count, place: place) }
  }

  mutating func addText(_ bytes: UnsafeRawBufferPointer) { text.append(contentsOf: bytes) }
}
