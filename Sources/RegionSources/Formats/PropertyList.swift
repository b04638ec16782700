/// Property lists in XML; dictionaries keep the order of the file.
enum PropertyListFormat {
  static func document(_ source: UnsafeRawBufferPointer, name: String) throws(SourceErrors) -> Document {
    let reader = PropertyListReader(source)
    try XMLParsing.read(source, name: name, reader)
    return reader.builder.document
  }
}

/// Builds a document from the elements of a property list.
private final class PropertyListReader: XMLReader {
  var builder: DocumentBuilder
  var problem: String?
  private var text: [UInt8] = []
  private var hasRoot = false

  init(_ source: UnsafeRawBufferPointer) { builder = DocumentBuilder(source) }

  func start(_ name: UnsafePointer<CChar>, _ attributes: XMLAttributes?, at place: Int) {
    let name = String(cString: name)
    text.removeAll(keepingCapacity: true)
    guard hasRoot || name == "plist" else {
      problem =
        WebPage.begins(with: name)
        ? WebPage.reason : "no property list: it begins with <\(name)>, not <plist>"
      return
    }
    hasRoot = true
    switch name {
    case "dict": open(.object, at: place)
    case "array", "set": open(.array, at: place)
    case "plist", "key", "string", "integer", "real", "true", "false", "date", "data": break
    default: problem = "a property list has no <\(name)>"
    }
  }

  private func open(_ kind: Value.Kind, at place: Int) {
    builder.completeKey()
    if !builder.begin(kind, at: place) { problem = builder.problem ?? "too deep" }
  }

  func end(_ name: UnsafePointer<CChar>, at place: Int) {
    let name = String(cString: name)
    switch name {
    case "dict", "array", "set": builder.end()
    case "key": text.withUnsafeBytes { builder.setKey($0) }
    case "string", "date", "data": append(.string, at: place)
    case "integer", "real": append(.number, at: place)
    case "true", "false":
      builder.completeKey()
      builder.appendTruth(name == "true")
    default: break
    }
  }

  private func append(_ kind: Value.Kind, at place: Int) {
    builder.completeKey()
    text.withUnsafeBytes { builder.append(kind, $0.baseAddress, $0.count, place: place) }
  }

  func addText(_ bytes: UnsafeRawBufferPointer) { text.append(contentsOf: bytes) }
}
