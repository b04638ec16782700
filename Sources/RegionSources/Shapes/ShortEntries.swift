/// Entries that are written as a text alone among others that are objects, with that text and what lies below:
/// `"home": "Home page", "about": {"label": "About us", "children": {…}}`. The text is their name: a code, a date or an address
/// beside lists is said of another place.
struct ShortEntries {
  /// The keys of objects of such entries.
  private var lists: Set<UInt32> = []

  /// - Complexity: O(values).
  init(_ document: Document, _ roles: KeyRoles) {
    for index in document.values.indices where document.values[index].kind == .object {
      guard let children = ShortEntries.children(in: index, document, roles) else { continue }
      // What lies below an entry may be written short throughout.
      lists.formUnion([document.values[index].key, children])
    }
  }

  /// Whether texts in an object under a key are such entries.
  func arePresent(below key: UInt32) -> Bool { lists.contains(key) }

  /// The key of the container beside the name that is all there is in each object of an object that holds texts, too; nil where
  /// they hold more, and in a place with a name of its own.
  private static func children(in object: Int, _ document: Document, _ roles: KeyRoles) -> UInt32? {
    var found: (text: UInt32, children: UInt32)?
    var (short, long) = (0, 0)
    for member in document.children(of: object) {
      let value = document.values[member]
      if value.kind == .string {
        guard document.text.bytes(value.slice, TextForm.init) == .name else { return nil }
        short += 1
        continue
      }
      let inner = document.children(of: member).prefix(3).map { document.values[$0] }
      guard value.kind == .object, inner.count == 2, let text = inner.first(where: { $0.kind == .string }),
        let children = inner.first(where: \.isContainer),
        roles.name[Int(text.key)] < UInt8(FieldNames.lastResort),
        found == nil || found?.text == text.key && found?.children == children.key
      else { return nil }
      found = (text.key, children.key)
      long += 1
    }
    guard short > 0, short + long > 2, !RecordFields(object, document, roles, depth: 0).isRecord else {
      return nil
    }
    return found?.children
  }
}
