/// Objects of lists that hold others, or have a code, and no known name, in documents in which others have one.
extension KeyRoles {
  /// Names such objects by the texts that tell them apart, or by the only text that each has: `{"city_council": "Dodoma",
  /// "wards": […]}` beside `{"town_council": "Kondoa", "wards": […]}`.
  ///
  /// - Complexity: O(1) in the document: a few objects are looked at, and a sample where one has no known name.
  mutating func nameOthers(_ document: Document) {
    guard name.count < KeyRoles.fewKeys, name.contains(where: { $0 < KeyRoles.identifier }) else { return }
    var lists: [Int] = []
    for list in document.values.indices.prefix(KeyRoles.firstValues)
    where document.values[list].kind == .array && document.hasObject(list) && mayBeNodes(list, document) {
      if !document.children(of: list).prefix(KeyRoles.fewObjects).contains(where: { isNamed($0, document) }) {
        lists.append(list)
      }
    }
    guard !lists.isEmpty else { return }
    let texts = SiblingTexts(document)
    var found: Set<Int> = []
    for list in lists {
      let best = texts.kinds[document.values[list].key].flatMap { kind in
        var plain = kind
        // A word for codes names only what has no other text.
        plain.order.removeAll { anyCode[Int($0)] < KeyRoles.none }
        return bestName(of: plain, document, isSure: true) ?? bestName(of: kind, document, isSure: true)
      }
      if let best {
        found.insert(best)
      } else if let only = onlyTexts(list, document) {
        found.formUnion(only)
      }
    }
    for key in found { (name[key], code[key]) = (KeyRoles.anyText, KeyRoles.none) }
  }

  /// Names the objects of lists that are all that named objects hold: `{"District": "Achham", "data": [{"Post Office":
  /// "Srikot", "Postal Code": "10702"}]}`. Lists whose texts do not read like names are said of a node.
  ///
  /// - Complexity: O(keys), and O(1) in the document: a sample is looked at.
  mutating func nameOnlyLists(_ document: Document, _ survey: KeySurvey) {
    guard name.count < KeyRoles.fewKeys, name.contains(where: { $0 < KeyRoles.none }) else { return }
    let keys = name.indices.filter { key in
      survey.objectArrays[key] > 1 && survey.isAlone[key] && !isProperty[key]
        && children[key] >= UInt8(FieldNames.lastResort)
    }
    guard !keys.isEmpty else { return }
    let kinds = SiblingTexts(document).kinds
    for key in keys {
      guard let kind = kinds[UInt32(key)], kind.count >= survey.objectArrays[key] * 2,
        !kind.order.contains(where: { name[Int($0)] < KeyRoles.identifier }),
        let best = bestName(of: kind, document, isSure: true), holdersAreNamed(key, document)
      else { continue }
      (name[best], code[best], mayHoldChildren[key]) = (KeyRoles.anyText, KeyRoles.none, true)
    }
  }

  /// Whether the first objects that hold a list have a name, and at most a code beside it.
  private func holdersAreNamed(_ key: Int, _ document: Document) -> Bool {
    let holders = document.values.indices.prefix(KeyRoles.firstValues).filter { index in
      document.values[index].kind == .object
        && document.children(of: index).contains { Int(document.values[$0].key) == key }
    }
    return !holders.isEmpty
      && holders.allSatisfy { holder in
        let scalars = document.children(of: holder).filter { member in
          // Some holders have no list, and nothing under its key.
          !document.values[member].isContainer && Int(document.values[member].key) != key
        }
        return scalars.count < 3 && scalars.contains { name[Int(document.values[$0].key)] < KeyRoles.none }
      }
  }

  private static let firstValues = 5_000
  private static let fewObjects = 20

  /// Whether a list stands under a word for children, or its objects hold such lists.
  private func mayBeNodes(_ list: Int, _ document: Document) -> Bool {
    let key = document.values[list].key
    return key != Value.noKey
      && (children[Int(key)] != KeyRoles.none || holdsNames(list, document)
        || mayHoldChildren[Int(key)] && isIdentified(list + 1, document))
  }

  /// Whether an object would be called by its code, as nothing else is known for its name.
  private func isIdentified(_ object: Int, _ document: Document) -> Bool {
    document.children(of: object).contains { member in
      !document.values[member].isContainer && name[Int(document.values[member].key)] < KeyRoles.none
    }
  }

  /// Whether the first object of a list holds a list of names.
  private func holdsNames(_ list: Int, _ document: Document) -> Bool {
    document.children(of: list + 1).contains {
      let key = Int(document.values[$0].key)
      return document.hasNames($0) && (children[key] != KeyRoles.none || mayHoldChildren[key])
    }
  }

  private func isNamed(_ object: Int, _ document: Document) -> Bool {
    document.values[object].kind != .object
      || document.children(of: object).contains { member in
        !document.values[member].isContainer && name[Int(document.values[member].key)] < KeyRoles.identifier
      }
  }

  /// The keys of the only texts of objects, where each has one, beside a list.
  private func onlyTexts(_ list: Int, _ document: Document) -> Set<Int>? {
    var keys: Set<Int> = []
    for object in document.children(of: list) {
      let texts = document.children(of: object).filter { document.values[$0].kind == .string }
      guard texts.count == 1, document.hasContainer(object),
        document.text.bytes(document.values[texts[0]].slice, TextForm.init) == .name
      else { return nil }
      keys.insert(Int(document.values[texts[0]].key))
    }
    return keys.isEmpty ? nil : keys
  }
}
