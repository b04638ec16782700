/// Lists that stand in one object with a better one: `project` beside `modules`, of which only one is what lies below.
///
/// Of several lists of objects under words that nobody knows, the one is chosen whose objects hold lists themselves, and of
/// several such the one with the most objects. Lists of references stand back behind objects: `dependencies` beside
/// `sections`.
struct RivalLists {
  private let document: Document
  /// Which keys may hold children although no list knows them, and how well others are known.
  private let mayHoldChildren: [Bool]
  private let children: [UInt8]
  private var objects: [Int: Int] = [:]
  private var deep: Set<Int> = []
  /// In how many objects each stands beside another.
  private var rivals: [Int: Int] = [:]
  private var references: Set<Int> = []
  /// The lists of settings that stand beside one whose objects have texts.
  private var settings: Set<Int> = []

  /// The keys of lists that are not what lies below their objects.
  ///
  /// - Complexity: O(*n*), and O(1) where at most one key of a list is unknown.
  static func keys(
    _ document: Document, _ survey: KeySurvey, mayHoldChildren: [Bool], children: [UInt8]
  ) -> Set<Int> {
    let unknown = mayHoldChildren.indices.filter {
      mayHoldChildren[$0] && survey.objectArrays[$0] + survey.dictionaries[$0] > 0
    }
    let flat = children.indices.filter { key in
      children[key] >= UInt8(FieldNames.lastResort) && children[key] < KeyRoles.none
        && survey.objectArrays[key] + survey.dictionaries[key] == 0 && survey.uses(key) > 0
    }
    guard unknown.count > 1 || !unknown.isEmpty && !flat.isEmpty else { return [] }
    var lists = RivalLists(document, mayHoldChildren: mayHoldChildren, children: children)
    for index in document.values.indices where document.values[index].kind == .object {
      lists.add(index, flat: Set(flat))
    }
    return lists.dropped
  }

  private init(_ document: Document, mayHoldChildren: [Bool], children: [UInt8]) {
    (self.document, self.mayHoldChildren, self.children) = (document, mayHoldChildren, children)
  }

  private mutating func add(_ object: Int, flat: Set<Int>) {
    var found: [Int] = []
    var others: [Int] = []
    for member in document.children(of: object) where document.values[member].isContainer {
      let key = Int(document.values[member].key)
      if flat.contains(key) { others.append(key) }
      guard mayHoldChildren[key], children[key] == KeyRoles.none, document.hasObject(member) else { continue }
      found.append(member)
    }
    if !found.isEmpty { references.formUnion(others) }
    guard found.count > 1 else { return }
    let ofSettings = found.filter(areSettings)
    if found.contains(where: { !ofSettings.contains($0) && hasTexts($0) }) {
      settings.formUnion(ofSettings.map { Int(document.values[$0].key) })
    }
    for member in found {
      let key = Int(document.values[member].key)
      rivals[key, default: 0] += 1
      objects[key, default: 0] += document.count(of: member)
      if !deep.contains(key), holdsLists(member) { deep.insert(key) }
    }
  }

  /// Whether each object of a list has one key, and fields under it: `- toc: {permalink: true}` beside the `nav` of a site.
  private func areSettings(_ list: Int) -> Bool {
    document.values[list].kind == .array
      && document.children(of: list).allSatisfy { entry in
        let value = document.values[entry]
        guard value.kind == .object else { return value.kind == .string }
        return entry + 1 < Int(value.end) && document.values[entry + 1].end == value.end
          && document.values[entry + 1].kind == .object
      }
  }

  /// Whether the first object of a list has a text.
  private func hasTexts(_ list: Int) -> Bool {
    guard let first = document.children(of: list).first(where: { document.values[$0].kind == .object }) else {
      return false
    }
    return document.children(of: first).contains { document.values[$0].kind == .string }
  }

  /// Whether an object of a list holds named objects or names itself.
  private func holdsLists(_ list: Int) -> Bool {
    document.children(of: list).contains { object in
      document.values[object].kind == .object
        && document.children(of: object).contains { inner in
          let key = Int(document.values[inner].key)
          return document.values[inner].isContainer
            && (mayHoldChildren[key] || children[key] < KeyRoles.none)
            && (document.hasObject(inner)
              || document.values[inner].kind == .array && document.hasNames(inner))
        }
    }
  }

  /// What one object alone holds is said of it, as of a publisher.
  private var dropped: Set<Int> {
    let several = Set(rivals.filter { $0.value > 1 }.keys)
    let best = deep.intersection(several).max { (objects[$0] ?? 0, $1) < (objects[$1] ?? 0, $0) }
    return (best.map { references.union(several.subtracting([$0])) } ?? references).union(settings)
  }
}
