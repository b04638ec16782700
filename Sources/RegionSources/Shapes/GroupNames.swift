/// Lists under codes whose rows say themselves what the codes mean: `{"130000": [{"name": "石家庄市", "province": "河北省"}]}`.
enum GroupNames {
  /// The key of the text that all rows of a list have alike and no other list has; nil where there is none.
  ///
  /// - Complexity: O(1) where the lists do not stand under codes with digits, else O(rows).
  static func key(of dictionary: Int, _ document: Document, _ roles: KeyRoles) -> UInt32? {
    // Most objects are told by their first member.
    guard dictionary + 1 < Int(document.values[dictionary].end), isList(dictionary + 1, document) else {
      return nil
    }
    let lists = Array(document.children(of: dictionary))
    guard lists.count > 1, lists.allSatisfy({ isList($0, document) }), let first = lists.first,
      lists.contains(where: { document.count(of: $0) > 1 })
    else { return nil }
    let fields = RecordFields(first + 1, document, roles, depth: 0)
    let taken = [fields.name, fields.code].compactMap(\.self)
    let candidates = document.children(of: first + 1).filter { member in
      let value = document.values[member]
      guard value.kind == .string, !taken.contains(member) else { return false }
      let word = FieldNames.normalized(document.text.string(document.keys.slices[Int(value.key)]))
      return upperWords.contains(word)
    }
    return candidates.lazy.map { document.values[$0].key }.first { key in
      var names: Set<String> = []
      return lists.allSatisfy { list in
        guard let name = text(of: key, inAll: list, document) else { return false }
        return names.insert(name).inserted
      }
    }
  }

  /// Words for what rows lie in, and that say nothing of an order or a machine, as `state` does.
  private static let upperWords: Set<String> = [
    "province", "provincename", "provincia", "provincie", "provinz", "provinsi", "région", "region",
    "regionname", "prefecture",
    "governorate", "county", "voivodeship", "wojewodztwo", "oblast", "省", "省份", "省名", "都道府県", "область",
  ]

  /// The text that the first row of a list has under a key.
  static func name(of list: Int, _ key: UInt32, _ document: Document) -> Slice? {
    document.children(of: list + 1).first { document.values[$0].key == key }.map { document.values[$0].slice }
  }

  private static func isList(_ list: Int, _ document: Document) -> Bool {
    let value = document.values[list]
    guard value.kind == .array, value.key != Value.noKey, Int(value.end) > list + 1,
      document.values[list + 1].kind == .object
    else { return false }
    return document.text.bytes(document.keys.slices[Int(value.key)]) { key in
      key.count > 1 && key.count != 4 && key.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }
  }

  /// The text that all rows of a list have under a key.
  private static func text(of key: UInt32, inAll list: Int, _ document: Document) -> String? {
    var found: String?
    for row in document.children(of: list) {
      let member = document.children(of: row).first { document.values[$0].key == key }
      guard let member, document.values[member].kind == .string else { return nil }
      let own = document.text.string(document.values[member].slice)
      guard !own.isEmpty, found == nil || found == own else { return nil }
      found = own
    }
    return found
  }
}
