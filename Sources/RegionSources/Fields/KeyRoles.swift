/// The roles of a document's keys.
///
/// The rank of a key in a role says how well its name matches: 0 is best, 255 is no match. Ranks are computed once per
/// key, not once per record. Keys that are data themselves (`{"北京市": …}`) have no rank.
struct KeyRoles {
  static let none: UInt8 = 255

  var name: [UInt8]
  var code: [UInt8]
  var children: [UInt8]
  var parent: [UInt8]
  private(set) var level: [UInt8]
  private(set) var disabled: [UInt8]
  private(set) var leaf: [UInt8]
  /// Whether a key may hold the children although no list knows its name.
  var mayHoldChildren: [Bool]
  /// Whether a key is a word for places of one kind, of which a place may hold several: `cities` beside `municipalities`.
  var isPlaces: [Bool] = []
  /// Whether a key is a word for what a node has, and never for what lies below it.
  var isProperty: [Bool] = []
  /// Whether a key stands in several objects.
  private(set) var isRepeated: [Bool] = []
  /// Whether an object under a key is an only child, and no dictionary of children.
  var isOnlyChild: [Bool] = []
  /// Whether a key only holds lists of names, each alone in its object, `"Woredas"` of `{"North": {"Woredas": ["Debub"]}}`, or
  /// only dictionaries so.
  private(set) var isSole: [Bool] = []
  /// Whether lists under a key hold numbers, which are children.
  var holdsNumbers: [Bool] = []
  /// Whether lists of names stand under each key in most places, so that a list of numbers there is one, too: the models of
  /// Mazda, 2, 3 and 6.
  var holdsNames: [Bool] = []
  /// The keys of the children by level, if a person named them.
  private(set) var childrenByLevel: [UInt32] = []
  private(set) var nameByLevel: [UInt32] = []
  private(set) var codeByLevel: [UInt32] = []
  /// The key `value`, whose text is a code only if it is unique.
  private(set) var valueKey: UInt32?
  /// The ranks of codes with the words of last resort, whatever better ones there are; empty where a person named the field.
  private(set) var anyCode: [UInt8] = []
  /// Keys of names and codes that the data tell and no word; of these codes none may stand twice.
  var guessedNames: Set<UInt32> = []
  var guessedCodes: Set<UInt32> = []
  /// The keys of dictionaries whose objects are named by their keys and hold fields.
  var namedByKeys: Set<UInt32> = []
  /// Whether objects under keys are sections, whose names are entries of theirs.
  private(set) var areSections = false
  /// Keys of texts that nearly every object under a name has, and that group these: `"Level": "Family"`.
  private(set) var attributes: Set<UInt32> = []
  /// Keys of lists and objects that are said of nodes which are named by their keys.
  private(set) var said: Set<UInt32> = []
  /// The one of them that is the objects' code; nil for none.
  private(set) var attributeCode: UInt32?
  /// The keys of names and codes that objects have from those they lie in, by the key of their list.
  var inherited: [UInt32: Set<UInt32>] = [:]
  /// Whether any key says that a record is disabled or has no children.
  private(set) var hasFlags = false

  /// - Complexity: O(*n*) in the values of the document.
  init(_ document: Document, _ choice: FieldChoice) {
    let survey = KeySurvey(document)
    let empty = [UInt8](repeating: KeyRoles.none, count: document.keys.count)
    (name, code, children, parent, level, disabled, leaf) = (empty, empty, empty, empty, empty, empty, empty)
    mayHoldChildren = Array(repeating: false, count: document.keys.count)
    isProperty = KeyRoles.properties(of: document)
    for key in KeyRoles.levels(of: document, survey) { isProperty[key] = false }
    rank(document, survey)
    takePlaceCodes(document)
    dropPostalCodes(document)
    if document.keys.count < KeyRoles.fewKeys { StandardCodes.choose(&code, document, survey) }
    dropCodeKeys(document)
    anyCode = code
    orderLanguages(document)
    preferOwnLetters(document)
    nameByLanguages(document, survey)
    preferTelling(document)
    preferPeople(document)
    preferWholeLabels(document)
    dropLastResorts(document, survey)
    dropWeak(survey)
    nameByParentWords(document)
    nameByQuestions(document)
    if let letters = LetterKeys(document) { take(letters) }
    hasFlags = disabled.contains { $0 != KeyRoles.none } || leaf.contains { $0 != KeyRoles.none }
    isRepeated = name.indices.map { survey.uses($0) > 1 }
    isSole = name.indices.map { key in
      guard survey.isAlone[key] else { return false }
      if survey.nameArrays[key] == survey.uses(key) {
        if survey.nameArrays[key] > 2 { return true }
        // Where there are many keys, most are data.
        if survey.nameArrays[key] == 2, name.count < KeyRoles.fewKeys, isWord(key, document),
          KeyRoles.holdsSeveral(document, key)
        {
          return true
        }
      }
      // `sectors` of `{"Gasabo": {"sectors": {"Bumbogo": …}}}`; a name that repeats begins with a capital.
      let groups = survey.dictionaries[key] + survey.listObjects[key]
      return groups > 1 && groups == survey.uses(key) && isWord(key, document)
    }
    if isSole.contains(true) {
      for key in KeyRoles.namesInLists(document) { isSole[key] = false }
    }
    for key in name.indices
    where survey.containers[key] > 1 && KeyRoles.arePostcodesOfPlaces(document, key) {
      (isProperty[key], children[key]) = (true, KeyRoles.none)
    }
    // Numbers beside the children, `{"lat": 5.45, "log": 7.52}`, are said of the node.
    for key in name.indices where survey.measures[key] > 1 && survey.measures[key] == survey.containers[key] {
      (isProperty[key], children[key]) = (true, KeyRoles.none)
    }
    for key in LostReferences.keys(document, survey) {
      (isProperty[key], children[key]) = (true, KeyRoles.none)
    }
    holdsNumbers = name.indices.map { survey.holdsNumbers($0) && !isProperty[$0] }
    holdsNames = name.indices.map { survey.holdsNames($0) && document.isPlural(UInt32($0)) }
    findHolders(document, survey)
    nameByListWords(document)
    nameByTexts(document, survey)
    dropNameless(document)
    nameHolders(document)
    nameOthers(document)
    nameOnlyLists(document, survey)
    if choice == FieldChoice() { guessCodes(document) }
    chooseLists(document, survey, choice)
    preferTitle(document)
    if !survey.hasLists { (attributes, attributeCode) = Attributes.keys(document) }
    if choice == FieldChoice() { takeSaid(document, survey) }
    if let attributeCode {
      (name[Int(attributeCode)], code[Int(attributeCode)]) = (KeyRoles.none, KeyRoles.none)
    }
    if choice == FieldChoice() { findInherited(document) }
    if choice == FieldChoice() { areSections = Sections.areIn(document, self) }
    choose(document, choice)
  }

  /// Takes keys of what is said of nodes that are named by their keys.
  private mutating func takeSaid(_ document: Document, _ survey: KeySurvey) {
    if !survey.hasLists {
      said = SaidKeys.marked(document)
      attributes.formUnion(said)
      for key in said.map({ Int($0) }) {
        (name[key], children[key], mayHoldChildren[key]) = (KeyRoles.none, KeyRoles.none, false)
      }
    }
    for key in isProperty.indices where isProperty[key] && survey.standsBesideChildren[key] {
      said.insert(UInt32(key))
    }
  }

  /// Takes keys of one letter as those of names and children.
  private mutating func take(_ letters: LetterKeys) {
    code = Array(repeating: KeyRoles.none, count: code.count)
    for (rank, key) in letters.names.enumerated() { name[key] = UInt8(rank) }
    for (rank, key) in letters.children.enumerated() { children[key] = UInt8(rank) }
  }

  private mutating func rank(_ document: Document, _ survey: KeySurvey) {
    let isDictionary = document.keys.count > KeyRoles.fewKeys
    for key in 0..<document.keys.count where !isDictionary || survey.uses(key) > 1 {
      let slice = document.keys.slices[key]
      guard slice.count <= KeyRoles.longestName,
        !KeyRoles.ofPrograms.contains(where: { document.text.isEqual(slice, $0) }),
        !document.text.bytes(slice, { $0.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } })
      else { continue }
      let text = FieldNames.normalized(document.text.string(slice))
      if survey.scalars[key] > 0 {
        // What is empty everywhere names nothing; an exact word may say that the nodes have no names.
        let rank = KeyRoles.rank(text, .name)
        let isFilled = survey.scalars[key] > survey.emptyTexts[key] || rank < UInt8(FieldNames.ending)
        name[key] = isFilled ? rank : KeyRoles.none
        parent[key] = KeyRoles.rank(text, .parent)
        // An object has one code; several are those of what lies in it.
        let isCode = parent[key] == KeyRoles.none && text != "codes"
        code[key] = isCode ? KeyRoles.rank(text, .code) : KeyRoles.none
        if text == "value" || text == "val" && valueKey == nil { valueKey = UInt32(key) }
      }
      let isName = document.text.bytes(slice, KeyRoles.onlyEndsAsList)
      children[key] = isName ? KeyRoles.none : KeyRoles.rank(text, .children)
      level[key] = KeyRoles.rank(text, .level)
      disabled[key] = KeyRoles.rank(text, .disabled)
      leaf[key] = KeyRoles.rank(text, .leaf)
    }
  }

  /// Whether a key is written as a name and ends like a list by chance: `Specialist`, `Data analist`, but not `CityList`.
  private static func onlyEndsAsList(_ key: UnsafeRawBufferPointer) -> Bool {
    guard let first = key.first, first >= 0x41 && first <= 0x5A, key.count > 5,
      key.suffix(4).elementsEqual("list".utf8)
    else { return false }
    let before = key[key.count - 5]
    return before >= 0x61 && before <= 0x7A
  }

  /// Drops the words that are codes in this document.
  private mutating func dropCodeKeys(_ document: Document) {
    let codes = CodeKeys(document) { key in
      min(name[key], code[key], children[key], parent[key], level[key], disabled[key], leaf[key])
        < KeyRoles.none
    }
    for key in codes.keys.map({ Int($0) }) {
      (name[key], code[key], children[key], parent[key]) = (
        KeyRoles.none, KeyRoles.none, KeyRoles.none, KeyRoles.none
      )
      (level[key], disabled[key], leaf[key]) = (KeyRoles.none, KeyRoles.none, KeyRoles.none)
      if valueKey == UInt32(key) { valueKey = nil }
    }
  }

  /// Drops lists of objects of which none has a name: `"sources": [{"url": "…", "date": "…"}]` is said of a node.
  ///
  /// Where each holds one text alone, that is the name.
  private mutating func dropNameless(_ document: Document) {
    var lists = NamelessLists(name.count)
    for index in document.values.indices where document.values[index].kind == .array {
      guard document.values[index].key != Value.noKey, document.hasObject(index) else { continue }
      let key = Int(document.values[index].key)
      guard mayHoldChildren[key] || children[key] >= UInt8(FieldNames.lastResort) else { continue }
      lists.add(index, document, name, code, value: hasNames ? valueKey : nil)
    }
    for key in name.indices where lists.areNameless(key) {
      if let only = lists.onlyText(key), name[only] == KeyRoles.none {
        name[only] = KeyRoles.anyText
      } else {
        mayHoldChildren[key] = false
        if children[key] >= UInt8(FieldNames.lastResort) { children[key] = KeyRoles.none }
      }
    }
  }

  /// From here on words are those of identifiers, which are names only where there is no text.
  static let identifier = KeyRoles.rank("value", .name)

  /// The rank of a text that is a name because nothing else is; no last resort, as a key beside it is none either.
  static let anyText: UInt8 = 199

  /// The rank of a name or a code that the data tell: better than any text.
  static let telling: UInt8 = 190

  /// The most different keys of records: if there are more, most keys are data.
  static let fewKeys = 1_000
  /// With more, hardly any is a word.
  static let manyKeys = 20_000
  /// How many objects are looked at for names that repeat.
  static let firstObjects = 200
  /// The longest name of a field, in bytes.
  private static let longestName: UInt32 = 60

  static func rank(_ text: String, _ role: FieldRole) -> UInt8 {
    FieldNames.of(role).rank(text).map { UInt8(min($0, 254)) } ?? none
  }

  /// Drops last resorts if the data has something better.
  private mutating func dropLastResorts(_ document: Document, _ survey: KeySurvey) {
    let last = UInt8(FieldNames.lastResort)
    func drop(_ ranks: inout [UInt8], _ counts: [Int], kept: Set<Int> = []) {
      let better = ranks.indices.reduce(0) { ranks[$1] < last ? max($0, counts[$1]) : $0 }
      // A word that stands only once, beside what came with the data, is not better than one that stands in each record.
      let others = ranks.indices.reduce(0) {
        ranks[$1] >= last && ranks[$1] < KeyRoles.none ? max($0, counts[$1]) : $0
      }
      // Nor is one that stands in a few, as the `name` of a publisher beside a thousand rows with a `display`.
      guard better > 1 && better * 8 >= others || better == 1 && others <= 1 else { return }
      for key in ranks.indices where ranks[key] >= last && !kept.contains(key) { ranks[key] = KeyRoles.none }
    }
    drop(&name, survey.scalars, kept: levelNames(document))
    drop(&code, survey.scalars)
    drop(&parent, survey.scalars)
    // A word of last resort is the name only, not also the code.
    let best = name.indices.filter { name[$0] < KeyRoles.none }.min { name[$0] < name[$1] }
    if let best, name[best] >= last { code[best] = KeyRoles.none }
  }

  /// The words for levels that name objects which have no better name and hold others: `province` above `city`.
  private func levelNames(_ document: Document) -> Set<Int> {
    let last = UInt8(FieldNames.lastResort)
    let words = name.indices.filter { key in
      name[key] >= last && name[key] < KeyRoles.none
        && LevelWords.isKnown(FieldNames.normalized(document.text.string(document.keys.slices[key])))
    }
    guard !words.isEmpty, name.contains(where: { $0 < last }) else { return [] }
    var counts = [Int](repeating: 0, count: name.count)
    // The only object of a list is one of a kind, as the one country of a file.
    let only = document.onlyObjectOfList
    for index in document.values.indices where document.values[index].kind == .object {
      var (word, isNamed, holdsMore) = (-1, false, false)
      for member in document.children(of: index) {
        let value = document.values[member]
        let key = Int(value.key)
        if value.isContainer {
          holdsMore = holdsMore || document.hasObject(member) || document.hasNames(member)
        } else if value.kind == .string {
          if name[key] < last { isNamed = true } else if name[key] < KeyRoles.none { word = key }
        }
      }
      if holdsMore, !isNamed, word >= 0 { counts[word] += index == only ? 2 : 1 }
    }
    return Set(words.filter { counts[$0] > 1 })
  }

  /// Drops keys of one letter that stand in only one object.
  private mutating func dropWeak(_ survey: KeySurvey) {
    for key in name.indices where survey.isShort[key] && survey.uses(key) < 2 {
      (name[key], code[key], children[key]) = (KeyRoles.none, KeyRoles.none, KeyRoles.none)
    }
  }

  private mutating func choose(_ document: Document, _ choice: FieldChoice) {
    func keys(_ names: [String]) -> [UInt32] {
      names.compactMap { document.keys.number(ofName: $0, in: document.text) }
    }
    /// A name in several languages is said by the word for all of them.
    func nameKeys(_ names: [String]) -> [UInt32] {
      names.compactMap { name in
        let own = document.keys.number(ofName: name, in: document.text)
        let isText = document.values.indices.contains {
          document.values[$0].key == own && !document.values[$0].isContainer
        }
        if own != nil, isText { return own }
        let inner = document.keys.slices.firstIndex { document.text.string($0).hasPrefix(name + ".") }
        return inner.map { UInt32($0) } ?? own
      }
    }
    func set(_ ranks: inout [UInt8], _ keys: [UInt32]) {
      guard !keys.isEmpty else { return }
      ranks = Array(repeating: KeyRoles.none, count: ranks.count)
      for (index, key) in keys.enumerated() { ranks[Int(key)] = UInt8(min(index, 250)) }
    }
    set(&name, nameKeys(choice.name))
    set(&code, keys(choice.code))
    let guess = (children, mayHoldChildren)
    set(&children, keys(choice.children))
    set(&parent, keys(choice.parent))
    for key in keys(choice.code) where choice.parent.isEmpty { parent[Int(key)] = KeyRoles.none }
    childrenByLevel = keys(choice.children)
    nameByLevel = nameKeys(choice.name)
    codeByLevel = keys(choice.code)
    if choice.children == [FieldChoice.none] {
      children = Array(repeating: KeyRoles.none, count: children.count)
    }
    if choice.parent == [FieldChoice.none] { parent = Array(repeating: KeyRoles.none, count: parent.count) }
    if !choice.children.isEmpty { mayHoldChildren = Array(repeating: false, count: mayHoldChildren.count) }
    if choice.children.count == 1 { goOn(below: childrenByLevel, document, guess) }
    if !choice.code.isEmpty { (valueKey, anyCode) = (nil, []) }
    // Beside keys that are names it stands where a record has its own.
    if let code = keys(choice.code).first {
      attributes.insert(code)
      attributeCode = code
    }
  }

  /// Whether any key holds names for certain.
  var hasNames: Bool { name.contains { $0 < UInt8(FieldNames.lastResort) } }

  /// Whether any key names parents.
  var hasParents: Bool { parent.contains { $0 != KeyRoles.none } }

  /// Takes objects under keys for sections.
  mutating func takeSections() { areSections = true }

  /// Takes words of addresses for codes where there are no others: a server is asked by them, `mens-shirts`.
  ///
  /// - Parameter areUnique: Whether no two objects may have the same. Lists that are fetched have those of a parent alone.
  mutating func takeSlugs(_ document: Document, areUnique: Bool) {
    guard !code.contains(where: { $0 < KeyRoles.none }),
      let slug = document.keys.number(ofName: "slug", in: document.text),
      name.indices.contains(where: { $0 != slug && name[$0] < UInt8(FieldNames.lastResort) }),
      !areUnique || haveOwn(UInt32(slug), document)
    else { return }
    code[Int(slug)] = UInt8(FieldNames.lastResort)
    name[Int(slug)] = KeyRoles.none
  }

  /// Whether each object with a name has a text of its own under a key.
  private func haveOwn(_ key: UInt32, _ document: Document) -> Bool {
    var known: Set<String> = []
    for object in document.values.indices where document.values[object].kind == .object {
      let members = document.children(of: object)
      guard members.contains(where: { name[Int(document.values[$0].key)] < UInt8(FieldNames.lastResort) })
      else {
        continue
      }
      guard let own = members.first(where: { document.values[$0].key == key }),
        document.values[own].kind == .string, !document.values[own].slice.isEmpty,
        known.insert(document.text.string(document.values[own].slice)).inserted
      else { return false }
    }
    return known.count > 2
  }

  /// Adds keys of texts that stand beside the lists of the whole document.
  mutating func takeAttributes(_ keys: Set<UInt32>) { attributes.formUnion(keys) }

  /// Drops keys as codes, since they are none in this document.
  mutating func dropCodes(_ keys: some Sequence<UInt32>) {
    for key in keys { code[Int(key)] = KeyRoles.none }
  }

  /// Takes keys of numbers of what lies below for signs of whether there is something: `"childrenNum": 0`.
  mutating func takeChildCounts(_ document: Document) {
    for key in leaf.indices where leaf[key] == KeyRoles.none && document.keys.slices[key].count < 30 {
      guard FieldNames.areChildCounts(document.text.string(document.keys.slices[key])) else { continue }
      leaf[key] = KeyRoles.rank("haschildren", .leaf)
      hasFlags = true
    }
  }

  /// Drops `value` as a code, since it is none in this document.
  mutating func dropValue() {
    guard let valueKey else { return }
    code[Int(valueKey)] = KeyRoles.none
    self.valueKey = nil
  }
}
