/// Fields that objects have from the one that they lie in, under the same keys, so that they are neither their name nor their
/// code:
///
///     {"stateName": "Texas", "districts": [{"stateName": "Texas", "districtName": "Bell"}]}
struct InheritedFields {
  /// By the key of the list that the objects stand in: the keys of such fields.
  private(set) var keys: [UInt32: Set<UInt32>] = [:]

  /// How many objects in lists are looked at, and how many without such a field.
  private static let (most, enough) = (2_000, 50)

  /// What the objects under one key of lists have from those above.
  private struct Kind {
    var count = 0
    /// By key: how many have the same as the object above.
    var same: [UInt32: Int] = [:]
    /// Whether two of one list have it.
    var several: Set<UInt32> = []
  }

  /// - Parameter isMeant: Whether a key may be that of names or codes.
  /// - Complexity: O(1) in the document where the first objects have nothing from those above, else O(sample).
  init(_ document: Document, _ isMeant: (UInt32) -> Bool) {
    var kinds: [UInt32: Kind] = [:]
    var (left, found) = (InheritedFields.most, false)
    for object in document.values.indices where document.values[object].kind == .object {
      let own = document.children(of: object).filter {
        !document.values[$0].isContainer && !document.values[$0].slice.isEmpty
          && isMeant(document.values[$0].key)
      }
      guard !own.isEmpty else { continue }
      for list in document.children(of: object) where document.values[list].kind == .array {
        guard document.hasObject(list) else { continue }
        var kind = kinds[document.values[list].key] ?? Kind()
        let count = InheritedFields.add(list, own, document, to: &kind)
        left -= count
        found = found || !kind.same.isEmpty
        kinds[document.values[list].key] = kind
      }
      if left <= 0 || !found && left < InheritedFields.most - InheritedFields.enough { break }
    }
    keys = kinds.compactMapValues { kind in
      let all = kind.same.filter { $0.value == kind.count }.map(\.key)
      // A capital may be called as its region, and have its number.
      let isSure = all.count > 1 || all.contains(where: kind.several.contains)
      return isSure ? Set(all) : nil
    }
  }

  /// Adds the objects of a list, and returns how many these are.
  private static func add(_ list: Int, _ own: [Int], _ document: Document, to kind: inout Kind) -> Int {
    var (count, same): (Int, [UInt32: Int]) = (0, [:])
    for object in document.children(of: list).prefix(most) where document.values[object].kind == .object {
      count += 1
      for member in document.children(of: object) where !document.values[member].isContainer {
        let value = document.values[member]
        let isSame = own.contains { above in
          document.values[above].key == value.key
            && document.text.areEqual(document.values[above].slice, value.slice)
        }
        if isSame { same[value.key, default: 0] += 1 }
      }
    }
    kind.count += count
    for (key, number) in same {
      kind.same[key, default: 0] += number
      if number > 1 { kind.several.insert(key) }
    }
    return count
  }
}

extension KeyRoles {
  /// Finds the keys of names and codes that objects have from those that they lie in.
  mutating func findInherited(_ document: Document) {
    guard name.count < KeyRoles.fewKeys else { return }
    let isMeant = name.indices.map { name[$0] < KeyRoles.none || code[$0] < KeyRoles.none }
    inherited = InheritedFields(document) { isMeant[Int($0)] }.keys
  }
}

extension RecordFields {
  /// Takes others for the name and the code of an object where these are those of the object that it lies in.
  mutating func choose(but inherited: Set<UInt32>?, in object: Int, _ document: Document, _ roles: KeyRoles) {
    guard let inherited else { return }
    func best(_ ranks: [UInt8], but other: Int?) -> Int? {
      document.children(of: object).filter { member in
        let value = document.values[member]
        return !value.isContainer && !value.slice.isEmpty && member != other && !inherited.contains(value.key)
          && ranks[Int(value.key)] < KeyRoles.none
      }.min { (ranks[Int(document.values[$0].key)], $0) < (ranks[Int(document.values[$1].key)], $1) }
    }
    func isInherited(_ member: Int?) -> Bool {
      member.map { inherited.contains(document.values[$0].key) } ?? false
    }
    var isNamed = false
    if isInherited(name), let other = best(roles.name, but: code) {
      take(name: other, rank: roles.name[Int(document.values[other].key)])
      isNamed = true
    }
    guard isInherited(code) else { return }
    let other = best(roles.code, but: name)
    if isNamed || other != nil { take(code: other) }
  }
}
