/// The settings of a component around the tree that it offers:
///
///     - brick: eo-cascader
///       properties:
///         placeholder: Choose a city
///         options:
///           - label: Zhejiang
///             value: zj
///             children: [ … ]
enum ComponentSettings {
  /// The tree, and the objects around it; nil where the document is something else.
  ///
  /// The tree is a list that holds most of the document, of objects in which others of their kind lie. Those around it are
  /// two at least, of which an outer one has texts; none is of its kind, and the innermost has no name as its objects have.
  ///
  /// - Complexity: O(members) of the objects on the way to the list.
  static func tree(of document: Document, _ roles: KeyRoles) -> (list: Int, around: [Int])? {
    var (at, around): (Int, [Int]) = (0, [])
    while true {
      let value = document.values[at]
      if value.kind == .array, document.children(of: at).dropFirst().contains(where: { _ in true }) { break }
      if value.kind == .object { around.append(at) }
      guard around.count <= mostAround, let inner = largest(in: at, document) else { return nil }
      at = inner
    }
    guard around.count > 1, let last = around.last,
      let kind = kind(of: at, document, roles),
      around.dropLast().contains(where: { hasText($0, document) }),
      !around.contains(where: { has($0, kind.children, document) }), !has(last, kind.name, document)
    else { return nil }
    return (at, around)
  }

  /// The most objects in each other around a list.
  private static let mostAround = 12

  /// The member that holds three fifths of a container; nil where none does.
  private static func largest(in container: Int, _ document: Document) -> Int? {
    let whole = Int(document.values[container].end) - container
    return document.children(of: container).first { member in
      document.values[member].isContainer && (Int(document.values[member].end) - member) * 5 >= whole * 3
    }
  }

  /// The keys of the name and the children of objects in which others with the same name and code lie; nil for others.
  private static func kind(
    of list: Int, _ document: Document, _ roles: KeyRoles
  ) -> (name: UInt32, children: UInt32)? {
    for record in document.children(of: list).prefix(mostRecords) {
      guard document.values[record].kind == .object else { return nil }
      let fields = RecordFields(record, document, roles, depth: 0)
      guard let name = fields.name else { return nil }
      guard let children = fields.children, document.values[children].kind == .array,
        document.hasObject(children)
      else { continue }
      let keys = ([name] + [fields.code].compactMap(\.self)).map { document.values[$0].key }
      guard keys.allSatisfy({ has(children + 1, $0, document) }) else { return nil }
      return (keys[0], document.values[children].key)
    }
    return nil
  }

  /// How many objects of a list are looked at.
  private static let mostRecords = 20

  private static func has(_ object: Int, _ key: UInt32, _ document: Document) -> Bool {
    document.children(of: object).contains { document.values[$0].key == key }
  }

  private static func hasText(_ object: Int, _ document: Document) -> Bool {
    document.children(of: object).contains { document.values[$0].kind == .string }
  }
}
