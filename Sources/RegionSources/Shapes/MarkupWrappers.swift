/// What stands around the records of XML that a program turned into JSON: the root element, its attributes and its head.
///
///     {"?xml": {…}, "opml": {"@version": "2.0", "head": {"title": "States"}, "body": {"outline": […]}}}
enum MarkupWrappers {
  /// Whether keys with texts are those of attributes: `@text`, `+@text`.
  static func isMarkup(_ document: Document) -> Bool {
    let keys = document.keys.slices.prefix(200).indices.filter { key in
      document.text.bytes(document.keys.slices[key]) {
        $0.starts(with: "@".utf8) || $0.starts(with: "+@".utf8)
      }
    }
    guard !keys.isEmpty else { return false }
    // Objects under such keys are places: `"@home": {}`.
    return document.values.indices.prefix(firstValues).contains { index in
      let value = document.values[index]
      return !value.isContainer && value.kind != .null && value.key != Value.noKey
        && keys.contains(Int(value.key))
    }
  }

  /// How many values are looked at.
  private static let firstValues = 10_000

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
