import RegionModel

/// Which key holds the code of the records in a list, where several could.
///
/// A word that only sounds like a code may be that of what the record lies in, or of what it has: all districts of a
/// province have one `province_code`, and many countries one `continent_code`. A code of the record's own differs from
/// those beside it, or is called as its name is: `district_id` beside `district_name`.
struct OwnCodes {
  private let document: Document
  private let roles: KeyRoles
  /// The pairs of a list's key and a code's, in which records side by side have the same code.
  private let repeated: Set<UInt64>
  /// Whether a word for codes holds the same for most records side by side: `"id": 0` in each.
  private let hasRepeated: Bool
  /// The words in front of the word for a code, or for a name; empty for other keys.
  private let codeStems: [String]
  private let nameStems: [String]
  private let listNames: [String]

  /// - Complexity: O(*n*) where keys only sound like codes, else O(keys).
  init(_ document: Document, _ roles: KeyRoles) {
    self.document = document
    self.roles = roles
    let soft = roles.anyCode.indices.filter { OwnCodes.isSoft(roles.anyCode[$0]) }
    let isUsed = roles.anyCode.contains { $0 < KeyRoles.none }
    guard isUsed, roles.anyCode.count < OwnCodes.mostKeys,
      !soft.isEmpty || OwnCodes.mayRepeat(document, roles)
    else {
      (repeated, hasRepeated, codeStems, nameStems, listNames) = ([], false, [], [], [])
      return
    }
    repeated = OwnCodes.repeatedPairs(document, roles)
    hasRepeated = !repeated.isEmpty
    guard !soft.isEmpty || hasRepeated else {
      (codeStems, nameStems, listNames) = ([], [], [])
      return
    }
    let columns = document.keys.slices.indices.map { key -> LevelColumn? in
      let isUsed = OwnCodes.isSoft(roles.anyCode[key]) || roles.name[key] < KeyRoles.none
      return isUsed
        ? LevelWords.columns([document.text.string(document.keys.slices[key])]).first : nil
    }
    codeStems = columns.map { $0?.code == nil ? "" : $0?.stem ?? "" }
    nameStems = columns.map { $0?.name == nil && $0?.plain == nil ? "" : $0?.stem ?? "" }
    listNames = document.keys.slices.map {
      $0.count < OwnCodes.longest ? FieldNames.normalized(document.text.string($0)) : ""
    }
  }

  /// The member that holds the code of a record; nil where none does.
  ///
  /// - Parameters:
  ///   - list: The key of the list that holds the record.
  ///   - isKeyed: Whether the record stands under a key, which is its code then.
  @inline(__always)
  func code(of object: Int, _ fields: RecordFields, list: UInt32, isKeyed: Bool) -> Int? {
    guard !codeStems.isEmpty else { return fields.code }
    return chosen(object, fields, list: list, isKeyed: isKeyed)
  }

  private func chosen(_ object: Int, _ fields: RecordFields, list: UInt32, isKeyed: Bool) -> Int? {
    let isRepeated =
      fields.code.map { repeated.contains(OwnCodes.pair(list, document.values[$0].key)) } ?? false
    if let code = fields.code, !isRepeated, !OwnCodes.isSoft(roles.anyCode[key(code)]) { return code }
    let others = document.children(of: object).filter { member in
      !document.values[member].isContainer && !document.values[member].slice.isEmpty && member != fields.name
        && OwnCodes.isSoft(roles.anyCode[key(member)])
        && !repeated.contains(OwnCodes.pair(list, document.values[member].key))
    }
    if let named = others.first(where: { isNamed(key($0), fields.name, list) }) { return named }
    guard isRepeated else { return fields.code }
    return isKeyed ? nil : others.min { roles.anyCode[key($0)] < roles.anyCode[key($1)] }
  }

  /// Whether a key of codes is called as that of the name, or as the list.
  private func isNamed(_ key: Int, _ name: Int?, _ list: UInt32) -> Bool {
    let stem = codeStems[key]
    guard stem.utf8.count > 1 else { return false }
    if let name, nameStems[self.key(name)] == stem { return true }
    guard list != Value.noKey, stem.utf8.count > 3 else { return false }
    return listNames[Int(list)].contains(stem)
      || stem.hasSuffix("y") && listNames[Int(list)].contains(stem.dropLast() + "ies")
  }

  private func key(_ member: Int) -> Int { Int(document.values[member].key) }

  /// In different keys and in bytes: with more keys are data.
  private static let mostKeys = 1_000
  private static let longest: UInt32 = 40

  private static func isSoft(_ rank: UInt8) -> Bool {
    rank >= UInt8(FieldNames.ending) && rank < KeyRoles.none
  }

  private static func pair(_ list: UInt32, _ key: UInt32) -> UInt64 { UInt64(list) << 32 | UInt64(key) }

  /// Whether the first two records of any list have the same code.
  private static func mayRepeat(_ document: Document, _ roles: KeyRoles) -> Bool {
    document.values.indices.contains { list in
      guard document.values[list].kind == .array, document.hasObject(list) else { return false }
      let second = Int(document.values[list + 1].end)
      guard second < Int(document.values[list].end), document.values[second].kind == .object else {
        return false
      }
      return document.children(of: list + 1).contains { member in
        let value = document.values[member]
        guard !value.isContainer, roles.anyCode[Int(value.key)] < KeyRoles.none, !value.slice.isEmpty else {
          return false
        }
        return document.children(of: second).contains {
          document.values[$0].key == value.key
            && document.text.areEqual(document.values[$0].slice, value.slice)
        }
      }
    }
  }

  /// The pairs of keys whose codes repeat within lists: more than a tenth of those that only sound like codes, and at
  /// least half of four where a word says that they are.
  private static func repeatedPairs(_ document: Document, _ roles: KeyRoles) -> Set<UInt64> {
    var counts: [UInt64: (all: Int, distinct: Int)] = [:]
    for list in document.values.indices where document.values[list].isContainer {
      guard document.hasObject(list) else { continue }
      var known: [UInt32: Set<UInt32>] = [:]
      var all: [UInt32: Int] = [:]
      for object in document.children(of: list) where document.values[object].kind == .object {
        for member in document.children(of: object) {
          let value = document.values[member]
          guard !value.isContainer, roles.anyCode[Int(value.key)] < KeyRoles.none, !value.slice.isEmpty else {
            continue
          }
          known[value.key, default: []].insert(document.text.bytes(value.slice, ByteHash.of))
          all[value.key, default: 0] += 1
        }
      }
      for (key, count) in all where count > 1 {
        let pair = pair(document.values[list].key, key)
        counts[pair, default: (0, 0)].all += count
        counts[pair, default: (0, 0)].distinct += known[key]?.count ?? 0
      }
    }
    return Set(
      counts.filter { pair, count in
        isSoft(roles.anyCode[Int(UInt32(truncatingIfNeeded: pair))])
          ? count.distinct * 10 < count.all * 9 : count.all > 3 && count.distinct * 2 <= count.all
      }.keys)
  }
}
