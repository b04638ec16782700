/// XML that is no property list, as the document that JSON of the same content would be.
///
/// Attributes and elements with a text alone are members. Elements of one name are a list, and so are elements of several
/// names that are places of one kind: `<province><city/><county/></province>`. What stands around all without a name is
/// passed over.
///
///     <province name="A"><city name="B"/><county name="C"/></province>
///     {"name": "A", "city": [{"name": "B"}, {"name": "C"}]}
enum XMLFormat {
  /// - Parameters:
  ///   - source: The file, a part of the text's source.
  ///   - text: The text that slices refer to; nil for the file alone.
  static func document(
    _ source: UnsafeRawBufferPointer, name: String, text: SourceText? = nil
  ) throws(SourceErrors) -> Document {
    var elements = XMLElements(source, text ?? SourceText(source))
    do throws(SourceErrors) { try XMLParsing.read(source, name: name, elements) } catch {
      guard let fragment = fragment(source, text, error) else { throw error }
      elements = fragment
    }
    var conversion = XMLConversion(elements, XMLKinds(elements))
    if let flaw = conversion.convert() {
      throw SourceErrors(
        source: name, line: Bytes.line(of: flaw.place - elements.start, in: source), flaw.problem)
    }
    return elements.builder.document
  }

  /// The elements of a text that has several beside each other and no root around them; nil for others:
  ///
  ///     <item>Colima</item>
  ///     <item>Durango</item>
  private static func fragment(
    _ source: UnsafeRawBufferPointer, _ text: SourceText?, _ flaw: SourceErrors
  ) -> XMLElements? {
    guard flaw.first.first?.message == "no XML: junk after document element" else { return nil }
    let elements = XMLElements(source, text ?? SourceText(source))
    guard XMLParsing.readFragment(source, elements), let root = elements.all.first, root.text.isEmpty else {
      return nil
    }
    // What has a name of its own each, as the head and the rows of a table do, is no list.
    let names = elements.children(of: 0).map { elements.all[$0].name }
    guard names.count > 1, Set(names).count * 2 <= names.count else { return nil }
    return elements
  }

  /// Whether a text that begins with `<` is a property list, from its first element.
  static func isPropertyList(_ source: UnsafeRawBufferPointer) -> Bool {
    var rest = source.prefix(1 << 16)
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if rest.starts(with: "<!--".utf8) {
        rest = after("-->", rest)
      } else if rest.starts(with: "<!".utf8) || rest.starts(with: "<?".utf8) {
        rest = after(">", rest)
      } else {
        return rest.starts(with: "<plist".utf8)
      }
    }
    return false
  }

  /// What stands behind a sign, or nothing.
  private static func after(_ sign: String, _ rest: Swift.Slice<UnsafeRawBufferPointer>)
    -> Swift.Slice<
      UnsafeRawBufferPointer
    >
  {
    var rest = rest
    while let index = rest.firstIndex(of: sign.utf8.first ?? 0) {
      if rest[index...].starts(with: sign.utf8) { return rest[(index + sign.utf8.count)...] }
      rest = rest[(index + 1)...]
    }
    return rest[rest.endIndex...]
  }
}
