/// Lists of texts side by side in one object that are places of several kinds, of which a word for one kind tells it:
///
///     {"name": "Tshopo", "villes": ["Kisangani"], "territoires": ["Banalia", "Basoko"]}
///
/// No text stands twice in them, as that of what a node only has does: `languages`, `hobbies`.
enum ListedKinds {
  /// The keys of such lists.
  ///
  /// - Complexity: O(keys), and O(*n*) where several keys hold lists of texts that stand side by side.
  static func keys(
    _ document: Document, _ survey: KeySurvey, children: [UInt8], isProperty: [Bool]
  ) -> [Int] {
    guard children.count < KeyRoles.fewKeys else { return [] }
    let lists = children.indices.filter { key in
      survey.nameArrays[key] > 1 && !survey.isAlone[key] && !isProperty[key] && children[key] == KeyRoles.none
        && survey.objectArrays[key] + survey.dictionaries[key] == 0 && !KeyRoles.isRemark(document, key)
    }
    guard lists.count > 1, lists.contains(where: { isLevel(document.keys.slices[$0], document.text) }),
      areTold(lists, document)
    else { return [] }
    return lists
  }

  /// Whether a key is the word for several places of one kind.
  private static func isLevel(_ key: Slice, _ text: SourceText) -> Bool {
    guard key.count < 30 else { return false }
    let word = FieldNames.normalized(text.string(key))
    return word.hasSuffix("s") && LevelWords.isKnown(String(word.dropLast()))
  }

  /// Whether the lists stand in objects without other lists, and no text stands twice in them.
  private static func areTold(_ lists: [Int], _ document: Document) -> Bool {
    let keys = Set(lists.map { UInt32($0) })
    var known: Set<String> = []
    for object in document.values.indices where document.values[object].kind == .object {
      let own = document.children(of: object).filter { document.values[$0].isContainer }
      guard own.contains(where: { keys.contains(document.values[$0].key) }) else { continue }
      for list in own {
        guard keys.contains(document.values[list].key), document.values[list].kind == .array else {
          return false
        }
        for text in document.children(of: list) {
          guard document.values[text].kind == .string,
            known.insert(document.text.string(document.values[text].slice)).inserted
          else { return false }
        }
      }
    }
    return true
  }
}
