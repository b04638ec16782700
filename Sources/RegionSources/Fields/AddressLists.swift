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
    guard haveOthers else { return [] }
    return lists.filter { isWord(document.keys.slices[$0], document.text) || areAddresses($0, document) }
  }

  private static let words = ["link", "url", "uri", "href", "path", "route"]

  /// Whether a key ends with a word for an address.
  private static func isWord(_ key: Slice, _ text: SourceText) -> Bool {
    guard key.count < 30 else { return false }
    let word = FieldNames.normalized(text.string(key))
    return words.contains { word.hasSuffix($0) || word.hasSuffix($0 + "s") }
  }

  /// Whether all texts in the lists under a key begin as addresses do.
  private static func areAddresses(_ key: Int, _ document: Document) -> Bool {
    document.values.indices.allSatisfy { list in
      guard Int(document.values[list].key) == key, document.values[list].kind == .array else { return true }
      return document.children(of: list).allSatisfy { text in
        document.text.bytes(document.values[text].slice) { bytes in
          ["/", "./", "#/", "http://", "https://"].contains { bytes.starts(with: $0.utf8) }
        }
      }
    }
  }
}
