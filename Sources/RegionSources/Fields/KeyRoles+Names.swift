/// Names under words that no list knows.
extension KeyRoles {
  /// Takes the texts under the word of their own list as names: `"concelhos": [{"concelho": "Águeda"}]`,
  /// `"subcategories": [{"subcategory": "Plumbing"}]`.
  ///
  /// - Complexity: O(*n*), but only the first object of each list or dictionary is looked at.
  mutating func nameByListWords(_ document: Document) {
    guard name.count < KeyRoles.fewKeys else { return }
    let wasNamed = name.contains { $0 < KeyRoles.identifier }
    var known: [UInt32: String] = [:]
    func word(_ key: UInt32) -> String {
      if let word = known[key] { return word }
      let slice = document.keys.slices[Int(key)]
      let word = slice.count < 40 ? FieldNames.normalized(document.text.string(slice)) : ""
      known[key] = word
      return word
    }
    for list in document.values.indices {
      let value = document.values[list]
      guard value.isContainer, value.key != Value.noKey, document.hasObject(list),
        !isProperty[Int(value.key)]
      else { continue }
      let members = document.children(of: list + 1).filter { document.values[$0].kind == .string }
      guard !members.contains(where: { name[Int(document.values[$0].key)] < UInt8(FieldNames.lastResort) })
      else { continue }
      // Chapters have numbers.
      let numbers =
        members.isEmpty ? document.children(of: list + 1).filter { document.values[$0].kind == .number } : []
      guard
        let own = (members + numbers).first(where: {
          let own = word(document.values[$0].key)
          return own.first?.isNumber == false && KeyRoles.isOne(own, of: word(value.key))
        })
      else { continue }
      let key = Int(document.values[own].key)
      guard code[key] == KeyRoles.none else { continue }
      if isCode(own, beside: members, document) {
        code[key] = KeyRoles.telling
        guessedCodes.insert(UInt32(key))
      } else {
        name[key] = KeyRoles.anyText
      }
    }
    if !wasNamed, name.contains(KeyRoles.anyText) { takeIdentifiers() }
  }

  /// Takes identifiers for codes, as there are names: they stood for these.
  private mutating func takeIdentifiers() {
    for key in code.indices where code[key] == KeyRoles.none && name[key] >= KeyRoles.identifier {
      code[key] = anyCode[key]
    }
  }

  /// Whether the text under the word of its list is the code of a name beside it: `{"division": "01", "description": "Crops"}`.
  private func isCode(_ own: Int, beside members: [Int], _ document: Document) -> Bool {
    func form(_ member: Int) -> TextForm { document.text.bytes(document.values[member].slice, TextForm.init) }
    return form(own) == .code
      && members.contains {
        $0 != own && form($0) == .name && !isSaidOfNode(document.values[$0].key, document)
      }
  }

  /// Whether a word is that for one thing of many: `city` of `cities`, `comune` of `comuni`.
  static func isOne(_ one: String, of many: String) -> Bool {
    guard one.utf8.count > 2, many.utf8.count > 2 else { return false }
    let common = zip(one.unicodeScalars, many.unicodeScalars).prefix { $0 == $1 }.count
    return common >= max(3, one.unicodeScalars.count - 1) && many.unicodeScalars.count - common <= 3
  }

  /// Puts names that differ in their language alone in one order for all objects: the language that comes first in the
  /// document goes before the others, wherever these stand.
  mutating func orderLanguages(_ document: Document) {
    let words = name.indices.filter {
      name[$0] < UInt8(FieldNames.lastResort) && name[$0] >= UInt8(FieldNames.ending)
    }
    guard words.count > 1, words.count < KeyRoles.fewKeys else { return }
    var families: [String: UInt8] = [:]
    for key in words {
      guard let stem = HeadingWords.withoutTag(document.text.string(document.keys.slices[key])) else {
        continue
      }
      let rank = families[stem] ?? name[key]
      name[key] = rank
      families[stem] = min(rank + 1, KeyRoles.telling - 1)
    }
  }

  /// Takes the word for a level before the name in English, where its texts are in other letters, and no two places have one:
  /// `{"province": "گیلان", "english_name": "Gilan", "cities": [{"name": "رشت"}]}`.
  mutating func preferOwnLetters(_ document: Document) {
    guard name.count < KeyRoles.fewKeys else { return }
    func word(_ key: UInt32) -> String {
      FieldNames.normalized(document.text.string(document.keys.slices[Int(key)]))
    }
    for english in name.indices where name[english] < UInt8(FieldNames.lastResort) {
      let own = word(UInt32(english))
      guard own.hasPrefix("english") || own.hasSuffix("english") else { continue }
      // By the other key: its texts beside the name in English.
      var texts: [UInt32: [String]] = [:]
      var count = 0
      for object in document.values.indices where document.values[object].kind == .object {
        let members = document.children(of: object).map { document.values[$0] }
        guard members.contains(where: { Int($0.key) == english }) else { continue }
        count += 1
        for member in members
        where member.kind == .string && name[Int(member.key)] >= UInt8(FieldNames.lastResort) {
          texts[member.key, default: []].append(document.text.string(member.slice))
        }
      }
      // The first in the document: a dictionary has no order that stays.
      let other = texts.sorted { $0.key < $1.key }.first { key, texts in
        texts.count == count && count > 1 && Set(texts).count == count && LevelWords.isKnown(word(key))
          && !KeyRoles.groups.contains(word(key))
          && texts.allSatisfy {
            $0.count { $0.isLetter } > 1 && !$0.utf8.contains { $0 >= 0x41 && $0 < 0x7B }
          }
      }
      guard let key = other.map({ Int($0.key) }) else { continue }
      (name[key], name[english]) = (name[english], KeyRoles.telling - 1)
    }
  }

  /// Words for what places lie in: a country has its continent beside its name in English.
  private static let groups: Set<String> = [
    "continent", "region", "area", "zone", "group", "category", "type", "class", "kind", "section",
  ]

  /// Takes the first of several keys that are languages as the name, where no word is one: `{"EN": "…", "UZ": "…", "RU": "…"}`.
  mutating func nameByLanguages(_ document: Document, _ survey: KeySurvey) {
    guard name.count < 200,
      !name.indices.contains(where: { name[$0] < UInt8(FieldNames.lastResort) && survey.texts[$0] > 0 })
    else { return }
    let languages = name.indices.filter { key in
      survey.texts[key] > 1 && document.keys.slices[key].count == 2
        && HeadingWords.isLanguage(document.text.string(document.keys.slices[key]))
    }
    guard languages.count > 1, let first = languages.first,
      languages.allSatisfy({ survey.texts[$0] == survey.texts[first] }),
      !name.indices.contains(where: { isCountry($0, beside: first, document, survey) }),
      !areBelowLanguages(UInt32(first), document)
    else { return }
    for key in name.indices { name[key] = KeyRoles.none }
    (name[first], code[first]) = (0, KeyRoles.none)
  }

  /// Whether a key of two letters stands as often as a language and is none: `AT` beside `DE` is Austria.
  private func isCountry(_ key: Int, beside language: Int, _ document: Document, _ survey: KeySurvey) -> Bool
  {
    let slice = document.keys.slices[key]
    return slice.count == 2 && survey.texts[key] == survey.texts[language]
      && document.text.bytes(slice) { $0.allSatisfy { (0x41...0x5A).contains($0) } }
      && !HeadingWords.isLanguage(document.text.string(slice))
  }

  /// Whether the first text under a key lies in an object under a language, which the text is in: `{"en": {"DE": "Germany"}}`.
  private func areBelowLanguages(_ key: UInt32, _ document: Document) -> Bool {
    guard let first = document.values.indices.first(where: { document.values[$0].key == key }) else {
      return false
    }
    return document.values.indices[..<first].contains { index in
      let value = document.values[index]
      guard value.kind == .object, value.end > first, value.key != Value.noKey else { return false }
      let slice = document.keys.slices[Int(value.key)]
      return slice.count == 2 && HeadingWords.isLanguage(document.text.string(slice))
    }
  }

  /// Where routers tell a `title` for people, the `name` beside it is one for programs, as its texts may have told before:
  /// `{"path": "/users", "name": "R1", "meta": {"title": "Users"}}`.
  mutating func preferTitle(_ document: Document) {
    let keys = ["title", "label", "name", "path"].map { document.keys.number(ofName: $0, in: document.text) }
    guard let title = keys[0] ?? keys[1], let other = keys[2], keys[3] != nil,
      document.keys.number(ofName: "meta", in: document.text) != nil, name[Int(other)] < name[Int(title)]
    else { return }
    (name[Int(title)], name[Int(other)]) = (name[Int(other)], name[Int(title)])
  }

  /// Names the objects of lists that hold named objects and have no known name themselves: by the key whose texts tell
  /// them apart, else by their first text. `{"il": "Ankara", "ilceler": [{"ad": "Çankaya"}]}`.
  ///
  /// Those that hold such objects are named after them, level by level.
  mutating func nameHolders(_ document: Document) {
    for _ in 0..<KeyRoles.mostHolders where !nameLowestHolders(document) { return }
  }

  /// The most levels of objects without a known name above those that have one.
  private static let mostHolders = 8

  /// False where there are none.
  private mutating func nameLowestHolders(_ document: Document) -> Bool {
    guard name.contains(where: { $0 < KeyRoles.none }), name.count < KeyRoles.fewKeys else { return false }
    var counts: [UInt32: [Int: Int]] = [:]
    let only = document.onlyObjectOfList
    let passed = ["@context", "$schema"].compactMap { document.keys.number(ofName: $0, in: document.text) }
    for list in document.values.indices where document.values[list].kind == .array && document.hasObject(list)
    {
      for object in document.children(of: list) where document.values[object].kind == .object {
        guard let key = holderName(object, document, but: passed) else { continue }
        counts[document.values[list].key, default: [:]][key, default: 0] += object == only ? 2 : 1
      }
    }
    guard !counts.isEmpty else { return false }
    let before = name
    let texts = SiblingTexts(document)
    for (list, keys) in counts {
      let best = texts.kinds[list].flatMap { bestName(of: $0, document, isSure: true) }
      for (key, count) in keys where count > 1 || best != nil { name[best ?? key] = KeyRoles.anyText }
    }
    return name != before
  }

  /// The key of the first text in an object without a name that holds one list of named objects; where it has no texts,
  /// that of its first code.
  private func holderName(_ object: Int, _ document: Document, but passed: [UInt32]) -> Int? {
    var (first, other, lists) = (-1, -1, 0)
    var hasIdentifier = false
    for member in document.children(of: object) {
      let value = document.values[member]
      let key = Int(value.key)
      if value.kind == .array, document.hasObject(member) {
        let isNamed = document.children(of: member + 1).contains {
          let rank = name[Int(document.values[$0].key)]
          return document.values[$0].kind == .string && rank < KeyRoles.none
            || document.values[$0].kind == .number && rank == KeyRoles.anyText
        }
        lists += isNamed ? 1 : 2
      } else if !value.isContainer {
        if name[key] < KeyRoles.identifier { return nil }
        hasIdentifier = hasIdentifier || name[key] < KeyRoles.none
        if passed.contains(value.key) { continue }
        guard value.kind == .string || value.kind == .number && !value.slice.isEmpty else { continue }
        let isText =
          value.kind == .string && code[key] == KeyRoles.none && parent[key] == KeyRoles.none
          && document.text.bytes(value.slice, TextForm.init) != .other && name[key] == KeyRoles.none
        if first < 0, isText { first = key }
        if other < 0 { other = key }
      }
    }
    // An identifier is the code of what a text for people names: `{"id": 7, "edificio": "Torre Norte", "pisos": […]}`.
    if hasIdentifier {
      return lists == 1 && first >= 0 && isNameForPeople(first, object, document) ? first : nil
    }
    let found = first >= 0 ? first : other
    return lists == 1 && found >= 0 ? found : nil
  }

  private func isNameForPeople(_ key: Int, _ object: Int, _ document: Document) -> Bool {
    !isSaidOfNode(UInt32(key), document)
      && document.children(of: object).contains { member in
        Int(document.values[member].key) == key
          && document.text.bytes(document.values[member].slice, TextForm.init) == .name
          // A number may stand in the digits of any script.
          && document.text.string(document.values[member].slice).contains(where: \.isLetter)
      }
  }

  /// Takes words with the number of a level as names: `level1` above `level2`; false where there are none.
  mutating func nameByCountedWords(_ document: Document, _ survey: KeySurvey) -> Bool {
    let counted = name.indices.filter { key in
      guard survey.texts[key] > 0, document.keys.slices[key].count < 20 else { return false }
      let word = FieldNames.normalized(document.text.string(document.keys.slices[key]))
      return word.first?.isNumber == false && word.last?.isNumber == true && LevelWords.isKnown(word)
    }
    guard counted.count > 1 else { return false }
    code = anyCode
    for key in counted { (name[key], code[key]) = (KeyRoles.anyText, KeyRoles.none) }
    return true
  }

  /// Takes questions beside their answers as names, whatever names the objects around them: `{"q": "Where?", "a": "Here."}`.
  ///
  /// - Complexity: O(keys), and O(*n*) where both words are among the keys.
  mutating func nameByQuestions(_ document: Document) {
    for (question, answer) in [("question", "answer"), ("q", "a")] {
      guard let own = document.keys.number(ofName: question, in: document.text),
        let other = document.keys.number(ofName: answer, in: document.text)
      else { continue }
      let count = document.values.indices.lazy.filter { index in
        guard document.values[index].kind == .object else { return false }
        let texts = document.children(of: index).filter { document.values[$0].kind == .string }
        return texts.contains { document.values[$0].key == own }
          && texts.contains { document.values[$0].key == other }
      }.prefix(2).count
      if count > 1 {
        (name[Int(own)], code[Int(own)]) = (min(name[Int(own)], KeyRoles.anyText), KeyRoles.none)
      }
    }
  }
}
