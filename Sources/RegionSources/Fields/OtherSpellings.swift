/// Lists of texts that say the object's own name in other ways, and are no places below it:
///
///     {"ProvinceID": 201, "ProvinceName": "Hà Nội", "NameExtension": ["Hà Nội", "TP.Hà Nội"]}
///     {"id": "110000", "fullname": "北京市", "pinyin": ["bei", "jing"]}
enum OtherSpellings {
  /// The keys of such lists: they are called after names, and in half of the objects or more a text of the list is another
  /// text of the object too. `cities` of Monaco are none.
  ///
  /// - Complexity: O(*n*) in the values looked at, of a part of the document; O(keys) where no key has lists of texts alone.
  static func keys(
    _ document: Document, _ survey: KeySurvey, mayHoldChildren: [Bool], children: [UInt8]
  ) -> Set<Int> {
    let lists = children.indices.filter { key in
      survey.nameArrays[key] > 0 && survey.objectArrays[key] + survey.dictionaries[key] == 0
        && (mayHoldChildren[key] || children[key] < KeyRoles.none) && areNames(key, document)
    }
    guard !lists.isEmpty else { return [] }
    var uses = Dictionary(uniqueKeysWithValues: lists.map { ($0, (all: 0, named: 0)) })
    for object in document.values.indices.prefix(sample) where document.values[object].kind == .object {
      for member in document.children(of: object) where document.values[member].kind == .array {
        let key = Int(document.values[member].key)
        guard uses[key] != nil else { continue }
        uses[key]?.all += 1
        if repeats(member, object, document) { uses[key]?.named += 1 }
      }
    }
    return Set(
      uses.filter { key, use in isReading(key, document) || use.all > 0 && use.named * 2 >= use.all }.keys)
  }

  /// In values.
  private static let sample = 20_000

  private static func areNames(_ key: Int, _ document: Document) -> Bool {
    let word = document.text.string(document.keys.slices[key]).lowercased()
    return isReading(key, document) || word.has("name") && word != "names"
  }

  private static func isReading(_ key: Int, _ document: Document) -> Bool {
    let word = document.text.string(document.keys.slices[key]).lowercased()
    return word.has("pinyin") || word == "py" || word == "aliases" || word == "alias"
  }

  /// Whether a text of a list is the same as another text of the object around it.
  private static func repeats(_ list: Int, _ object: Int, _ document: Document) -> Bool {
    let texts = document.children(of: object).filter { document.values[$0].kind == .string }
      .map { document.text.string(document.values[$0].slice) }
    return document.children(of: list).contains { item in
      document.values[item].kind == .string
        && texts.contains(document.text.string(document.values[item].slice))
    }
  }
}
