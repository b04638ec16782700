/// Lists of texts that say of what kind their objects are, and hold nothing that lies below them: a few tags, each of which
/// many objects have. They are abbreviations or words of a program; rooms and sizes have names and letters.
///
///     {"name": "Field Studies", "department": "Archeology", "designations": ["CS", "EL"]}
///     {"country": "portugal", "category": ["strong_passport", "clear_pathway"]}
enum TagLists {
  /// How many objects must have such a list.
  private static let fewest = 4

  /// The keys of such lists. One that a word tells to hold children is none.
  ///
  /// - Complexity: O(keys), and O(*n*) where lists of texts stand under words that nobody knows.
  static func keys(
    _ document: Document, _ survey: KeySurvey, mayHoldChildren: [Bool], children: [UInt8]
  ) -> [Int] {
    guard mayHoldChildren.count < KeyRoles.fewKeys else { return [] }
    let lists = mayHoldChildren.indices.filter { key in
      mayHoldChildren[key] && children[key] == KeyRoles.none && survey.nameArrays[key] >= fewest
        && survey.objectArrays[key] + survey.dictionaries[key] == 0 && !KeyRoles.isPlaces(document, key)
    }
    guard !lists.isEmpty else { return [] }
    var uses: [UInt32: Use] = Dictionary(uniqueKeysWithValues: lists.map { (UInt32($0), Use()) })
    for object in document.values.indices where document.values[object].kind == .object {
      var (own, hasText): (Int?, Bool) = (nil, false)
      for member in document.children(of: object) {
        if document.values[member].kind == .string { hasText = true }
        if document.values[member].kind == .array, uses[document.values[member].key] != nil { own = member }
      }
      guard let own, var use = uses[document.values[own].key] else { continue }
      use.lists += 1
      use.areSaid = use.areSaid && hasText
      for text in document.children(of: own) {
        use.areSaid = use.areSaid && document.values[text].kind == .string
        use.texts += 1
        let tag = document.text.string(document.values[text].slice)
        use.distinct.insert(tag)
        use.areSigns =
          use.areSigns && (2...4).contains(tag.utf8.count)
          && tag.utf8.allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
        use.areOfProgram =
          use.areOfProgram && tag.contains("_")
          && tag.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A || $0 == 0x5F }
      }
      uses[document.values[own].key] = use
    }
    return lists.filter { key in
      uses[UInt32(key)]?.areTags ?? false
    }
  }

  /// What the lists under a key hold.
  private struct Use {
    var lists = 0
    var texts = 0
    var distinct: Set<String> = []
    /// Whether each stands in an object that has a text of its own, and holds texts alone.
    var areSaid = true
    /// Whether all texts are two to four capitals: `EL`.
    var areSigns = true
    /// Whether all are small letters with low lines between.
    var areOfProgram = true

    var areTags: Bool {
      areSaid && lists >= fewest && (areSigns || areOfProgram) && distinct.count * 10 <= texts * 7
    }
  }
}
