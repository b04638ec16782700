/// Lists of addresses in objects whose like hold others under another key: `"routerLink": ["/dashboard"]` in the items of a
/// menu. They say where a node leads, and nothing lies below it.
enum AddressLists {
  /// The keys of such lists.
  ///
  /// - Complexity: O(keys), and O(*n*) where such a list may be.
  static func keys(
    _ document: Document, _ survey: KeySurvey, mayHoldChildren: [Bool], children: [UInt8]
  ) -> [Int] {
    let lists = mayHoldChildren.indices.filter { key in
      mayHoldChildren[key] && children[key] == KeyRoles.none && survey.nameArrays[key] > 0
        && survey.objectArrays[key] + survey.dictionaries[key] == 0
    }
    let haveOthers = children.indices.contains { key in
      survey.objectArrays[key] > 0 && (children[key] != KeyRoles.none || mayHoldChildren[key])
    }
    guard haveOthers, !lists.isEmpty else { return [] }
    let others = lists.filter { !isWord(document.keys.slices[$0], document.text) }
    let names = namesUnder(Set(others), document)
    return lists.filter { !names.contains($0) }
  }

  private static let words = ["link", "url", "uri", "href", "path", "route"]

  /// Whether a key ends with a word for an address.
  private static func isWord(_ key: Slice, _ text: SourceText) -> Bool {
    guard key.count < 30 else { return false }
    let word = FieldNames.normalized(text.string(key))
    return words.contains { word.hasSuffix($0) || word.hasSuffix($0 + "s") }
  }

  /// Those of some keys in whose lists a text does not begin as addresses do.
  private static func namesUnder(_ keys: Set<Int>, _ document: Document) -> Set<Int> {
    var (rest, found): (Set<Int>, Set<Int>) = (keys, [])
    for list in document.values.indices where document.values[list].kind == .array && !rest.isEmpty {
      let key = Int(document.values[list].key)
      guard rest.contains(key), !document.children(of: list).allSatisfy({ isAddress($0, document) }) else {
        continue
      }
      rest.remove(key)
      found.insert(key)
    }
    return found
  }

  private static func isAddress(_ text: Int, _ document: Document) -> Bool {
    document.text.bytes(document.values[text].slice) { bytes in
      ["/", "./", "#/", "http://", "https://"].contains { bytes.starts(with: $0.utf8) }
    }
  }
}
