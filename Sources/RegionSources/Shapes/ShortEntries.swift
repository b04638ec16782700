/// Entries that are written as a text alone among others that are objects, with that text and what lies below:
/// `"home": "Home page", "about": {"label": "About us", "children": {…}}`.
struct ShortEntries {
  /// By the key of an object of such entries: the key of the text that stands for an entry.
  private var texts: [UInt32: UInt32] = [:]

  /// - Complexity: O(values).
  init(_ document: Document, _ roles: KeyRoles) {
    for index in document.values.indices where document.values[index].kind == .object {
      guard let entry = ShortEntries.longEntry(in: index, document, roles) else { continue }
      // What lies below an entry may be written short throughout.
      texts[document.values[index].key] = entry.text
      texts[entry.children] = entry.text
    }
  }

  /// The key of the text that a short entry of an object under a key stands for; nil where there are none.
  func text(below key: UInt32) -> UInt32? { texts[key] }

  /// The keys of the text and of the container that are all there is in each object of an object that holds texts, too; nil
  /// where they hold more, and in a place with a name of its own.
  private static func longEntry(
    in object: Int, _ document: Document, _ roles: KeyRoles
  ) -> (text: UInt32, children: UInt32)? {
    var found: (text: UInt32, children: UInt32)?
    var (short, long) = (0, 0)
    for member in document.children(of: object) {
      let value = document.values[member]
      if value.kind == .string {
        short += 1
        continue
      }
      let inner = document.children(of: member).prefix(3).map { document.values[$0] }
      guard value.kind == .object, inner.count == 2, let text = inner.first(where: { $0.kind == .string }),
        let children = inner.first(where: \.isContainer),
        found == nil || found?.text == text.key && found?.children == children.key
      else { return nil }
      found = (text.key, children.key)
      long += 1
    }
    guard short > 0, short + long > 2, !RecordFields(object, document, roles, depth: 0).isRecord else {
      return nil
    }
    return found
  }
}
