/// Lists of long identifiers that are those of no object of the document: what they name stands in another, and they are no
/// names themselves.
///
///     {"_id": "58a8b9b8c687e99252783e6e", "name": "Litigation", "childPractices": ["58ad17413aa0666772d5c3aa"]}
enum LostReferences {
  /// The keys of such lists.
  ///
  /// - Complexity: O(1) where no list of texts begins with such an identifier, else O(*n*).
  static func keys(_ document: Document, _ survey: KeySurvey) -> [Int] {
    guard !survey.identifierLists.isEmpty, document.keys.count < KeyRoles.fewKeys else { return [] }
    var known: Set<String> = []
    for index in document.values.indices where document.values[index].key != Value.noKey {
      if isIdentifier(document.values[index], document) {
        known.insert(document.text.string(document.values[index].slice))
      }
    }
    var lost = Set(survey.identifierLists)
    for list in document.values.indices where document.values[list].kind == .array {
      let key = Int(document.values[list].key)
      guard document.values[list].key != Value.noKey, lost.contains(key) else { continue }
      let areLost = document.children(of: list).allSatisfy { item in
        isIdentifier(document.values[item], document)
          && !known.contains(document.text.string(document.values[item].slice))
      }
      if !areLost { lost.remove(key) }
    }
    return lost.sorted()
  }

  private static func isIdentifier(_ value: Value, _ document: Document) -> Bool {
    value.kind == .string && document.text.bytes(value.slice, TextForm.isIdentifier)
  }
}
