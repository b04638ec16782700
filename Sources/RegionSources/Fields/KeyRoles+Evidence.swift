import RegionModel

/// Names and codes that the data tell, where no word does or where a word says what the data contradict.
extension KeyRoles {
  /// Where no key is known to be that of names, the objects of each kind are named by the key whose texts tell them apart
  /// and read like names; others in lists by their first text.
  ///
  /// - Complexity: O(keys), and O(sample) where no word is known.
  mutating func nameByTexts(_ document: Document, _ survey: KeySurvey) {
    dropDescriptions(document, survey)
    // What stands once, beside the rows of an answer, names none of these: `{"message": "ok", "data": […]}`.
    let isKnown = name.indices.contains { key in
      name[key] < KeyRoles.identifier
        && survey.scalars[key] > (survey.hasLists && name[key] >= UInt8(FieldNames.lastResort) ? 1 : 0)
    }
    guard !isKnown, name.count < KeyRoles.manyKeys else { return }
    if nameByCountedWords(document, survey) { return }
    let isIdentified = name.indices.contains { name[$0] != KeyRoles.none && survey.scalars[$0] > 0 }
    if !isIdentified, survey.hasLists, nameByOnlyKey(survey) { return }
    let texts = SiblingTexts(document)
    if !isIdentified, survey.hasLists, nameByParents(texts, survey) { return }
    let kinds = texts.kinds.values.filter(\.areRecords)
    var (names, codes): (Set<Int>, Set<Int>) = ([], [])
    var told: [(kind: SiblingTexts.Kind, name: Int)] = []
    for kind in kinds {
      guard let best = bestName(of: kind, document, isSure: isIdentified || kind.keyed > 0) else { continue }
      names.insert(best)
      told.append((kind, best))
    }
    // Identifiers are codes where there are names.
    if isIdentified, !names.isEmpty { code = anyCode }
    for (kind, best) in told where kind.keyed == 0 {
      if let code = ownCode(of: kind, besides: best, document) { codes.insert(code) }
    }
    if !isIdentified, survey.hasLists { nameByAnyText(texts, survey, but: codes) }
    for key in names { (name[key], code[key]) = (KeyRoles.telling, KeyRoles.none) }
    for key in codes.subtracting(names) { (name[key], code[key]) = (KeyRoles.none, KeyRoles.telling) }
    guessedNames = Set(names.map { UInt32($0) })
    guessedCodes.formUnion(codes.subtracting(names).map { UInt32($0) })
    namedByKeys = Set(texts.kinds.filter { areNamedByKeys($0.value, document) }.keys)
  }

  /// Whether objects stand under keys that are names for people, and hold fields under words of a program:
  /// `{"Ararat": {"capital": "Artashat", "places": […]}}`.
  private func areNamedByKeys(_ kind: SiblingTexts.Kind, _ document: Document) -> Bool {
    guard kind.keyed > 1, kind.haveFields, kind.named * 10 >= kind.keyed * 9, !kind.order.isEmpty else {
      return false
    }
    return kind.members.keys.allSatisfy { key in
      document.text.bytes(document.keys.slices[Int(key)]) { bytes in
        bytes.first.map { $0 >= 0x61 && $0 <= 0x7A } ?? false
          && bytes.allSatisfy { $0 == 0x5F || $0 >= 0x30 && $0 <= 0x39 || (0x61...0x7A).contains($0 | 0x20) }
      }
    }
  }

  /// Takes the only number of each object, beside its list, for its name.
  private mutating func nameByOnlyKey(_ survey: KeySurvey) -> Bool {
    let scalars = name.indices.filter { survey.scalars[$0] > 0 }
    guard scalars.count == 1, let only = scalars.first, survey.scalars[only] > 1,
      parent[only] == KeyRoles.none
    else { return false }
    (name[only], code[only]) = (KeyRoles.anyText, KeyRoles.none)
    return true
  }

  /// Takes a parent's name above children for that of the object itself.
  private mutating func nameByParents(_ texts: SiblingTexts, _ survey: KeySurvey) -> Bool {
    let found = name.indices.first { key in
      survey.texts[key] > 1 && parent[key] == KeyRoles.rank("parent", .parent) && texts.areUnique(UInt32(key))
        && children.indices.contains {
          children[$0] < KeyRoles.none && survey.nameArrays[$0] == survey.texts[key]
        }
    }
    guard let found else { return false }
    (name[found], parent[found]) = (KeyRoles.anyText, KeyRoles.none)
    return true
  }

  private mutating func nameByAnyText(_ texts: SiblingTexts, _ survey: KeySurvey, but codes: Set<Int>) {
    for key in name.indices
    where survey.texts[key] > 1 && code[key] == KeyRoles.none && parent[key] == KeyRoles.none
      && !codes.contains(key) && !texts.areAlike(UInt32(key))
    {
      name[key] = KeyRoles.anyText
    }
  }

  /// The key that names the objects of a kind; nil where none does.
  ///
  /// - Parameter isSure: Whether only texts count that people write, and no words of programs.
  func bestName(of kind: SiblingTexts.Kind, _ document: Document, isSure: Bool) -> Int? {
    kind.names { key in isSaidOfNode(key, document) }.lazy.map { Int($0) }.first { key in
      // A number is the code of what stands under it.
      guard parent[key] == KeyRoles.none,
        !document.text.bytes(document.keys.slices[key], { $0.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } })
      else { return false }
      return isSure ? kind.uses[UInt32(key)]?.areMostly(.name) ?? false : code[key] == KeyRoles.none
    }
  }

  /// The key of the code that objects without a known one have.
  private func ownCode(of kind: SiblingTexts.Kind, besides name: Int, _ document: Document) -> Int? {
    guard !kind.members.keys.contains(where: { code[Int($0)] < KeyRoles.none }) else { return nil }
    let own = kind.code(besides: UInt32(name)) { key in
      parent[Int(key)] != KeyRoles.none || isSaidOfNode(key, document)
        || PostalWords.areIn(word(key, document)) || QuantityWords.areIn([word(key, document)], 0)
    }
    return own.flatMap { Int($0) == name ? nil : Int($0) }
  }

  /// Finds the codes of objects that have names under known words, and no code.
  ///
  /// - Complexity: O(1) in the document: a few objects are looked at, and a sample where one has no code.
  mutating func guessCodes(_ document: Document) {
    guard name.count < KeyRoles.fewKeys else { return }
    var isMissing = false
    forEachFirstList(of: document) { objects in
      isMissing = isMissing || objects.contains { bestNamed($0, document) != nil && !hasCode($0, document) }
    }
    guard isMissing else { return }
    // All are found before one is taken: kinds have no order.
    let kinds = SiblingTexts(document).kinds.values.filter { $0.keyed == 0 && $0.count > 1 }
    for found in kinds.compactMap({ codeBesideName(of: $0, document) }) {
      code[found] = KeyRoles.telling
      guessedCodes.insert(UInt32(found))
    }
  }

  private func codeBesideName(of kind: SiblingTexts.Kind, _ document: Document) -> Int? {
    let names = kind.order.filter {
      name[Int($0)] < KeyRoles.none && (kind.uses[$0]?.count ?? 0) * 5 >= kind.count * 4
    }
    guard let own = names.min(by: { name[Int($0)] < name[Int($1)] }),
      let found = ownCode(of: kind, besides: Int(own), document), name[found] == KeyRoles.none
    else { return nil }
    return found
  }

  private func hasCode(_ object: Int, _ document: Document) -> Bool {
    document.children(of: object).contains { member in
      !document.values[member].isContainer && code[Int(document.values[member].key)] < KeyRoles.none
    }
  }

  /// Whether a key is a word for what a node has, and not for what it is called.
  func isSaidOfNode(_ key: UInt32, _ document: Document) -> Bool {
    isProperty[Int(key)] || PropertyWords.begin(word(key, document))
  }

  private func word(_ key: UInt32, _ document: Document) -> String {
    document.text.string(document.keys.slices[Int(key)])
  }

  // MARK: Words against data

  /// Drops words that but describe what a text in front of them names, where no other word names it:
  /// `{"role": "Editor", "description": "May write"}`.
  ///
  /// - Complexity: O(keys), and O(sample) where nothing else is known for a name.
  private mutating func dropDescriptions(_ document: Document, _ survey: KeySurvey) {
    let known = name.indices.filter { name[$0] < KeyRoles.identifier && survey.scalars[$0] > 0 }
    guard !known.isEmpty, name.count < KeyRoles.fewKeys,
      known.allSatisfy({ DescriptionWords.contain(FieldNames.normalized(word(UInt32($0), document))) })
    else { return }
    // Where some objects have none, all have the word of a program instead: `{"key": "menu.docs", "desc": "…"}`.
    let most = known.map { survey.scalars[$0] }.max() ?? 0
    let other = name.indices.first { key in
      name[key] >= KeyRoles.identifier && name[key] < KeyRoles.none && survey.texts[key] * 10 > most * 12
        && areWords(UInt32(key), document)
    }
    if let other {
      for key in known { name[key] = KeyRoles.none }
      code[other] = KeyRoles.none
      return
    }
    let kinds = SiblingTexts(document).kinds.values.filter { kind in
      known.contains { kind.uses[UInt32($0)] != nil }
    }
    let areNamed = kinds.allSatisfy { kind in
      kind.order.prefix { !known.contains(Int($0)) }.contains { key in
        guard let use = kind.uses[key] else { return false }
        return use.count == kind.count && use.distinct.count == use.count && use.areMostly(.name)
          && code[Int(key)] == KeyRoles.none && parent[Int(key)] == KeyRoles.none
          && !isSaidOfNode(key, document)
      }
    }
    guard areNamed, !kinds.isEmpty else { return }
    for key in known { name[key] = KeyRoles.none }
  }

  /// Whether the first texts of a key have letters, and most small ones.
  private func areWords(_ key: UInt32, _ document: Document) -> Bool {
    let texts = document.values.indices.lazy.filter { document.values[$0].key == key }
    return texts.prefix(KeyRoles.firstObjects).allSatisfy { index in
      document.values[index].kind == .string
        && document.text.bytes(document.values[index].slice) { bytes in
          bytes.count { $0 >= 0x61 && $0 <= 0x7A } * 2 > bytes.count
        }
    }
  }

  /// Puts a word for names behind another key where most objects side by side have the same under it and the other tells
  /// them apart: `sectionName` beside `description`, a form of address or a post under `title` beside `person`.
  ///
  /// - Complexity: O(1) in the document: a few objects are looked at, and a sample where these are called alike.
  mutating func preferTelling(_ document: Document) {
    guard name.count < KeyRoles.fewKeys, let doubtful = doubtfulNames(document) else { return }
    let texts = SiblingTexts(document)
    for word in doubtful.words {
      let kinds = texts.kinds.values.filter { ($0.uses[UInt32(word)]?.beside ?? 0) > 1 }
      if doubtful.areOdd {
        preferNames(to: word, kinds, document)
      } else {
        preferTelling(to: word, kinds, document)
      }
    }
  }

  /// Whether so many of the names that stand beside others are those of some of these that they tell little: most, or all
  /// of a few.
  private static func areDoubtful(_ alike: Int, of all: Int) -> Bool {
    alike > 3 && alike * 2 >= all || alike > 1 && alike == all
  }

  /// Takes other names in the kinds where one tells the objects apart, which a word for names mostly does not.
  private mutating func preferTelling(to word: Int, _ kinds: [SiblingTexts.Kind], _ document: Document) {
    let (beside, alike) = kinds.reduce(into: (0, 0)) { sum, kind in
      sum.0 += kind.uses[UInt32(word)]?.beside ?? 0
      sum.1 += kind.uses[UInt32(word)]?.alike ?? 0
    }
    guard KeyRoles.areDoubtful(alike, of: beside) else { return }
    // All are found before one is taken: kinds have no order.
    let others = kinds.compactMap { telling(besides: word, in: $0, document) }.filter {
      alike > 3 || name[$0] < UInt8(FieldNames.lastResort)
    }
    for other in others { name[other] = min(name[other], KeyRoles.telling) }
    if !others.isEmpty, name[word] <= KeyRoles.telling { name[word] = KeyRoles.telling + 1 }
  }

  /// Takes other names in all kinds that have codes, dates or addresses under a word for names: `"text": "W0600001"` beside
  /// `"enw": "Gwynedd"`.
  private mutating func preferNames(to word: Int, _ kinds: [SiblingTexts.Kind], _ document: Document) {
    let others = kinds.map { telling(besides: word, in: $0, document) }
    guard !others.contains(nil), !kinds.isEmpty else { return }
    let found = Set(others.compactMap(\.self))
    let isNumbered = areNumbered(UInt32(word), document)
    guard !areCounted(UInt32(word), document) || found.allSatisfy({ isDescription(UInt32($0), document) })
    else { return }
    guard
      !found.contains(where: { key in
        isSaidOfNode(UInt32(key), document) && !(isNumbered && isDescription(UInt32(key), document))
      })
    else { return }
    for key in found { name[key] = min(name[key], KeyRoles.telling) }
    name[word] = KeyRoles.none
    takeCode(word, kinds)
  }

  /// Takes a word for names that holds codes for that of the codes: `"name": "A00"` beside `"description": "Cholera"`.
  private mutating func takeCode(_ word: Int, _ kinds: [SiblingTexts.Kind]) {
    guard code[word] == KeyRoles.none,
      kinds.allSatisfy({ $0.uses[UInt32(word)]?.areMostly(.code) ?? false })
    else { return }
    code[word] = KeyRoles.telling
    guessedCodes.insert(UInt32(word))
  }

  /// Whether most texts of a key have digits: `A00.1`.
  private func areNumbered(_ key: UInt32, _ document: Document) -> Bool {
    let texts = document.values.indices.lazy.filter { document.values[$0].key == key }.prefix(1_000)
    let numbered = texts.count { index in
      document.text.bytes(document.values[index].slice) { $0.contains { $0 >= 0x30 && $0 <= 0x39 } }
    }
    return numbered * 4 >= texts.count * 3
  }

  /// Whether a key is a word for what a thing is, which is its name where the word for that holds a code.
  private func isDescription(_ key: UInt32, _ document: Document) -> Bool {
    ["description", "desc"].contains(FieldNames.normalized(word(key, document)))
  }

  /// The key of another name that tells objects of a kind apart, a known word first; nil where none does.
  private func telling(besides word: Int, in kind: SiblingTexts.Kind, _ document: Document) -> Int? {
    let names = kind.names { isSaidOfNode($0, document) }.map { Int($0) }.filter { key in
      guard key != word, parent[key] == KeyRoles.none, code[key] == KeyRoles.none,
        name[key] < KeyRoles.none || !isSaidOfNode(UInt32(key), document),
        let use = kind.uses[UInt32(key)]
      else { return false }
      return use.areMostly(.name) && use.alike * 10 <= use.beside && use.count * 10 >= kind.count * 9
    }
    return names.enumerated().min { (name[$0.element], $0.offset) < (name[$1.element], $1.offset) }?.element
  }

  /// The keys that name most of the first objects like one beside them, or else one that names them by what reads like no
  /// name; nil for others.
  private func doubtfulNames(_ document: Document) -> (words: [Int], areOdd: Bool)? {
    var (beside, alike): ([Int: Int], [Int: Int]) = ([:], [:])
    var forms: [Int: (all: Int, odd: Int, capitals: Int)] = [:]
    forEachFirstList(of: document) { objects in
      var known: [UInt64: Int] = [:]
      for object in objects {
        guard let own = bestNamed(object, document) else { continue }
        let value = document.values[own]
        known[KeyRoles.pair(value.key, document.text.bytes(value.slice, ByteHash.of)), default: 0] += 1
        let form = document.text.bytes(value.slice, TextForm.init)
        forms[Int(value.key), default: (0, 0, 0)].all += 1
        let areCapitals = document.text.bytes(value.slice) { $0.allSatisfy { (0x41...0x5A).contains($0) } }
        if form == .code || form == .other {
          forms[Int(value.key)]?.odd += 1
        } else if areCapitals {
          forms[Int(value.key)]?.capitals += 1
        }
      }
      for (text, count) in known where known.count > 1 || count > 1 {
        beside[Int(text >> 32), default: 0] += count
        if count > 1 { alike[Int(text >> 32), default: 0] += count }
      }
    }
    let repeated = alike.filter { KeyRoles.areDoubtful($0.value, of: beside[$0.key] ?? 0) }.keys.sorted()
    if !repeated.isEmpty { return (repeated, false) }
    // Above codes with digits may stand one of capitals: `EMLMNGMNT` above `01.00`.
    let odd = forms.filter { _, form in
      form.all > 2 && (form.odd + min(form.capitals, form.odd / 2)) * 10 >= form.all * 9
    }.keys.min()
    return odd.map { ([$0], true) }
  }

  /// Calls `body` with the objects of each of the first lists and dictionaries of objects.
  func forEachFirstList(of document: Document, _ body: ([Int]) -> Void) {
    var left = KeyRoles.firstObjects
    for list in document.values.indices where document.values[list].isContainer && document.hasObject(list) {
      let objects = document.children(of: list).prefix(left).filter { document.values[$0].kind == .object }
      body(objects)
      left -= objects.count
      if left <= 0 { return }
    }
  }

  /// Puts a name for programs behind the one for people that says the same: `"name": "home-garden", "title": "Home & Garden"`.
  ///
  /// - Complexity: O(1) in the document: a few objects are looked at.
  mutating func preferPeople(_ document: Document) {
    guard name.count < KeyRoles.fewKeys else { return }
    var (counts, pairs): ([UInt64: Int], [UInt64: Int]) = ([:], [:])
    forEachFirstList(of: document) { objects in
      for object in objects {
        guard let own = bestNamed(object, document) else { continue }
        let (key, slice) = (document.values[own].key, document.values[own].slice)
        counts[UInt64(key), default: 0] += 1
        guard document.text.bytes(slice, TextForm.init) == .word else { continue }
        for member in document.children(of: object) where member != own {
          let value = document.values[member]
          if value.kind == .string, TextForm.areAlike(slice, value.slice, document.text) {
            pairs[KeyRoles.pair(key, value.key), default: 0] += 1
          }
        }
      }
    }
    guard let (pair, count) = pairs.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), count > 2,
      count * 10 >= (counts[pair >> 32] ?? 0) * 8
    else { return }
    let (word, other) = (Int(pair >> 32), Int(pair & 0xFFFF_FFFF))
    name[other] = min(name[word], name[other])
    name[word] = max(name[word], KeyRoles.telling + 1)
  }

  private static func pair(_ one: UInt32, _ other: UInt32) -> UInt64 { UInt64(one) << 32 | UInt64(other) }

  private func bestNamed(_ object: Int, _ document: Document) -> Int? {
    var (found, rank): (Int?, UInt8) = (nil, KeyRoles.identifier)
    for member in document.children(of: object) {
      let value = document.values[member]
      if value.kind == .string, name[Int(value.key)] < rank { (found, rank) = (member, name[Int(value.key)]) }
    }
    return found
  }
}
