/// Objects that lie in each other under words of their own, as in settings and in the texts of programs:
///
///     {"errors": {"title": "A title is required"}, "buttons": {"ok": "OK"}}
///
/// What is called `name` or `title` in them is one of a section's entries, and not the section's name.
struct Sections {
  private var named = 0
  /// The members of sections side by side, and how many of them have a key that most of these sections have.
  private var members = 0
  private var shared = 0

  /// Whether the objects under keys are sections, and not records of one kind.
  ///
  /// Lists are not looked into: what stands in them are records.
  ///
  /// - Complexity: O(*n*) in the values that lie in no list.
  static func areIn(_ document: Document, _ roles: KeyRoles) -> Bool {
    guard let root = document.values.first, root.kind == .object, !document.isMany else { return false }
    var sections = Sections()
    var open = [0]
    while let object = open.popLast() {
      let inner = document.children(of: object).filter {
        document.values[$0].kind == .object && document.values[$0].end > $0 + 1
      }
      if inner.count > 1 {
        guard sections.add(inner, document, roles) else { return false }
      }
      open += inner
    }
    return sections.named > 0 && sections.shared * 2 < sections.members
  }

  /// Adds objects that stand side by side; false where one of them has a name and others below it.
  private mutating func add(_ objects: [Int], _ document: Document, _ roles: KeyRoles) -> Bool {
    var uses: [UInt32: Int] = [:]
    var isNamed = false
    for object in objects {
      let fields = RecordFields(object, document, roles, depth: 0)
      if fields.name != nil {
        if fields.children != nil { return false }
        isNamed = true
      }
      for member in document.children(of: object) { uses[document.values[member].key, default: 0] += 1 }
    }
    guard isNamed else { return true }
    named += 1
    for count in uses.values {
      members += count
      if count * 2 > objects.count { shared += count }
    }
    return true
  }
}

extension DocumentInterpreter {
  /// Whether a document's only record, which is `root`, holds several objects or lists that are no children: these are
  /// sections, and the record's name is an entry beside them.
  func holdsSections(_ root: Int?) -> Bool {
    guard options.fields == FieldChoice(), !options.isAnswer, let root,
      RecordFields(root, document, roles, depth: 0).children == nil
    else { return false }
    let inner = document.containersOfNodes(in: root, roles)
    return inner.count > 1
      && inner.allSatisfy { member in
        document.values[member].kind == .object || !document.hasObject(member)
          || RecordFields(member + 1, document, roles, depth: 0).name != nil
      }
  }
}

extension Document {
  /// The document's object, or the one that alone stands in it under a key, where it is a record.
  func onlyRecord(_ roles: KeyRoles) -> Int? {
    guard let root = values.first, root.kind == .object, !isMany else { return nil }
    if RecordFields(0, self, roles, depth: 0).isRecord { return 0 }
    guard values.count > 1, values[1].end == root.end, values[1].kind == .object,
      RecordFields(1, self, roles, depth: 0).isRecord
    else { return nil }
    return 1
  }

  /// The containers of an object that hold anything, but for what a node has: tags, pictures, a place on the map.
  func containersOfNodes(in object: Int, _ roles: KeyRoles) -> [Int] {
    children(of: object).filter { member in
      let value = values[member]
      guard value.isContainer, value.end > member + 1 else { return false }
      guard value.kind == .array else { return true }
      return hasObject(member) || !roles.isProperty[Int(value.key)] && !isPlaceOnMap(member)
    }
  }
}
