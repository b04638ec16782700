/// The keys under which an only child stands alone, where several would stand in a list.
///
/// Programs that turn XML into JSON write one element as an object and several as an array:
///
///     {"text": "US", "outline": {"text": "West", "outline": [{"text": "Alaska"}, {"text": "California"}]}}
struct OnlyChildren {
  /// By key: how many objects have the name's key of the object around them, how many of these hold lists of objects or one
  /// under the same key, and how many objects do not have it.
  private var alike: [Int]
  private var deep: [Int]
  private var others: [Int]

  /// The keys that hold such objects; empty where no object with a name holds another one.
  ///
  /// - Complexity: O(*n*) in the values of a document in which keys of fields hold objects; else O(keys).
  static func keys(_ document: Document, _ roles: KeyRoles, _ survey: KeySurvey) -> [Bool] {
    let count = document.keys.count
    let none = [Bool](repeating: false, count: count)
    guard roles.name.contains(where: { $0 < UInt8(FieldNames.lastResort) }),
      (0..<count).contains(where: { document.keys.holdsObject(UInt32($0)) })
    else { return none }
    var found = OnlyChildren(count)
    for index in document.values.indices where document.values[index].kind == .object {
      found.add(index, document, roles)
    }
    let chain = chain(document, roles)
    return none.indices.map { key in
      if chain.contains(UInt32(key)) { return true }
      guard found.alike[key] > 0, found.alike[key] >= found.others[key] else { return false }
      if survey.objectArrays[key] > 0 || found.deep[key] > 0 && survey.isAlone[key] { return true }
      // A sight's `city` is the place in which it lies.
      let word = FieldNames.normalized(document.text.string(document.keys.slices[key]))
      return roles.children[key] < UInt8(FieldNames.lastResort) && !LevelWords.isKnown(word)
    }
  }

  /// The keys under which objects lie in each other from the document's own down, where all that an object with a name holds
  /// are objects with the same word for theirs: `{"name": "World", "africa": {"name": "Africa", "code": "AF"}}`.
  private static func chain(_ document: Document, _ roles: KeyRoles) -> Set<UInt32> {
    guard let first = document.values.first, first.kind == .object, Int(first.end) == document.values.count
    else { return [] }
    var (keys, open): (Set<UInt32>, [Int]) = ([], [0])
    while let object = open.popLast() {
      let members = document.children(of: object)
      let inner = members.filter { document.values[$0].kind == .object }
      guard !inner.isEmpty else { continue }
      let name = members.first {
        !document.values[$0].isContainer
          && roles.name[Int(document.values[$0].key)] < UInt8(FieldNames.lastResort)
      }
      let areAlike = inner.allSatisfy { member in
        let key = document.values[member].key
        return name.map { document.hasText(member, document.values[$0].key) } ?? false
          && !roles.isProperty[Int(key)]
          && !above.contains(FieldNames.normalized(document.text.string(document.keys.slices[Int(key)])))
      }
      guard areAlike, inner.count == members.count(where: { document.values[$0].isContainer }) else {
        return []
      }
      keys.formUnion(inner.map { document.values[$0].key })
      open += inner
    }
    return keys
  }

  /// Words for what the object lies in, as a sight does in its `country`.
  private static let above: Set<String> = [
    "country", "region", "state", "province", "continent", "city", "category", "parent",
  ]

  private init(_ count: Int) {
    alike = Array(repeating: 0, count: count)
    (deep, others) = (alike, alike)
  }

  private mutating func add(_ object: Int, _ document: Document, _ roles: KeyRoles) {
    var (name, rank) = (Value.noKey, UInt8(FieldNames.lastResort))
    var holdsObject = false
    for member in document.children(of: object) {
      let value = document.values[member]
      if value.kind == .object {
        holdsObject = true
      } else if !value.isContainer, roles.name[Int(value.key)] < rank {
        (name, rank) = (value.key, roles.name[Int(value.key)])
      }
    }
    guard holdsObject, name != Value.noKey else { return }
    for member in document.children(of: object) where document.values[member].kind == .object {
      let key = Int(document.values[member].key)
      guard document.values[member].end > member + 1 else { continue }
      guard document.hasText(member, name) else {
        others[key] += 1
        continue
      }
      alike[key] += 1
      let holdsMore = document.children(of: member).contains { inner in
        let value = document.values[inner]
        return value.kind == .array
          ? document.hasObject(inner) : value.kind == .object && Int(value.key) == key
      }
      if holdsMore { deep[key] += 1 }
    }
  }
}

extension Document {
  /// Whether an object has a text or a number under a key.
  fileprivate func hasText(_ object: Int, _ key: UInt32) -> Bool {
    children(of: object).contains {
      values[$0].key == key && (values[$0].kind == .string || values[$0].kind == .number)
    }
  }
}
