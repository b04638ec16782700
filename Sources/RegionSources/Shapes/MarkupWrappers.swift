/// What stands around the records of XML that a program turned into JSON: the root element, its attributes and its head.
///
///     {"?xml": {…}, "opml": {"@version": "2.0", "head": {"title": "States"}, "body": {"outline": […]}}}
enum MarkupWrappers {
  /// Whether keys are those of attributes: `@text`, `+@text`, `-text` beside `#text`.
  static func isMarkup(_ document: Document) -> Bool {
    document.keys.slices.prefix(200).contains { slice in
      document.text.bytes(slice) { $0.starts(with: "@".utf8) || $0.starts(with: "+@".utf8) }
    }
  }

  /// The only member of an element that holds more than texts; nil where there are several, or none, and where it is a
  /// record.
  static func inner(_ element: Int, _ document: Document, _ roles: KeyRoles) -> Int? {
    guard document.values[element].kind == .object else { return nil }
    let members = document.children(of: element).filter { document.hasContainer($0) }
    guard members.count == 1, let only = members.first else { return nil }
    let isRecord =
      document.values[only].kind == .object && RecordFields(only, document, roles, depth: 0).isRecord
    return isRecord ? nil : only
  }
}
