/// The roles of a document's keys.
///
/// The rank of a key in a role says how well its name matches: 0 is best, 255 is no match. Ranks are computed once per
/// key, not once per record. Keys that are data themselves (`{"北京市": …}`) have no rank.
struct KeyRoles {
  static let none: UInt8 = 255

  private(set) var name: [UInt8]
  private(set) var code: [UInt8]
  private(set) var children: [UInt8]
  private(set) var parent: [UInt8]
  private(set) var level: [UInt8]
  private(set) var disabled: [UInt8]
  private(set) var leaf: [UInt8]
  /// Whether a key may hold the children although no list knows its name.
  private(set) var mayHoldChildren: [Bool]
  /// Whether a key is a word for places of one kind, of which a place may hold several: `cities` beside `municipalities`.
  private(set) var isPlaces: [Bool] = []
  /// Whether a key is a word for what a node has, and never for what lies below it.
  private(set) var isProperty: [Bool] = []
  /// Whether a key stands in several objects.
  private(set) var isRepeated: [Bool] = []
  /// Whether an object under a key is an only child, and no dictionary of children.
  private(set) var isOnlyChild: [Bool] = []
  /// The keys of the children by level, if a person named them.
  private(set) var childrenByLevel: [UInt32] = []
  private(set) var nameByLevel: [UInt32] = []
  /// The key `value`, whose text is a code only if it is unique.
  private(set) var valueKey: UInt32?
  /// The ranks of codes with the words of last resort, whatever better ones there are; empty where a person named the field.
  private(set) var anyCode: [UInt8] = []
  /// Whether objects under keys are sections, whose names are entries of theirs.
  private(set) var areSections = false
  /// Keys of texts that nearly every object under a name has, and that group these: `"Level": "Family"`.
  private(set) var attributes: Set<UInt32> = []
  /// Whether any key says that a record is disabled or has no children.
  private(set) var hasFlags = false

  /// - Complexity: O(*n*) in the values of the document.
  init(_ document: Document, _ choice: FieldChoice) {
    let survey = KeySurvey(document)
    let empty = [UInt8](repeating: KeyRoles.none, count: document.keys.count)
    (name, code, children, parent, level, disabled, leaf) = (empty, empty, empty, empty, empty, empty, empty)
    mayHoldChildren = Array(repeating: false, count: document.keys.count)
    rank(document, survey)
    anyCode = code
    nameByLanguages(document, survey)
    dropNamesOfGroups(document)
    dropLastResorts(document, survey)
    dropWeak(survey)
    if let letters = LetterKeys(document) { take(letters) }
    hasFlags = disabled.contains { $0 != KeyRoles.none } || leaf.contains { $0 != KeyRoles.none }
    isProperty = KeyRoles.properties(of: document)
    isRepeated = name.indices.map { survey.uses($0) > 1 }
    for key in mayHoldChildren.indices {
      mayHoldChildren[key] =
        survey.objectArrays[key] + (survey.hasFixedKeys(key) ? 0 : survey.dictionaries[key]) > 0
        && !survey.standsBesideChildren[key]
        && !KeyRoles.isRemark(document, key)
        || (survey.nameArrays[key] + survey.codedTexts[key] > 0 || survey.holdsNamedTexts(key))
          && survey.isAlone[key] && !isProperty[key]
    }
    nameByTexts(document, survey)
    dropNameless(document)
    nameHolders(document)
    isPlaces = children.indices.map { key in
      children[key] != KeyRoles.none && KeyRoles.isPlaces(document, key)
    }
    isOnlyChild = OnlyChildren.keys(document, self, survey)
    for key in isOnlyChild.indices where isOnlyChild[key] { mayHoldChildren[key] = true }
    for key in RivalLists.keys(document, survey, mayHoldChildren: mayHoldChildren, children: children) {
      (mayHoldChildren[key], children[key]) = (false, KeyRoles.none)
    }
    preferTitle(document)
    if !survey.hasLists { attributes = Attributes.keys(document) }
    if choice == FieldChoice() { areSections = Sections.areIn(document, self) }
    choose(document, choice)
  }

  /// Takes the first of several keys that are languages as the name, where no word is one: `{"EN": "…", "UZ": "…", "RU": "…"}`.
  private mutating func nameByLanguages(_ document: Document, _ survey: KeySurvey) {
    guard name.count < 200,
      !name.indices.contains(where: { name[$0] < UInt8(FieldNames.lastResort) && survey.texts[$0] > 0 })
    else { return }
    let languages = name.indices.filter { key in
      survey.texts[key] > 1 && document.keys.slices[key].count == 2
        && HeadingWords.isLanguage(document.text.string(document.keys.slices[key]))
    }
    guard languages.count > 1, let first = languages.first,
      languages.allSatisfy({ survey.texts[$0] == survey.texts[first] })
    else { return }
    for key in name.indices { name[key] = KeyRoles.none }
    (name[first], code[first]) = (0, KeyRoles.none)
  }

  /// Takes keys of one letter as those of names and children.
  private mutating func take(_ letters: LetterKeys) {
    code = Array(repeating: KeyRoles.none, count: code.count)
    for (rank, key) in letters.names.enumerated() { name[key] = UInt8(rank) }
    for (rank, key) in letters.children.enumerated() { children[key] = UInt8(rank) }
  }

  /// Where routers tell a `title` for people, the `name` beside it is one for programs.
  private mutating func preferTitle(_ document: Document) {
    let keys = ["title", "name", "path"].map { document.keys.number(ofName: $0, in: document.text) }
    guard let title = keys[0], let other = keys[1], keys[2] != nil,
      document.keys.number(ofName: "meta", in: document.text) != nil
    else { return }
    (name[Int(title)], name[Int(other)]) = (name[Int(other)], name[Int(title)])
  }

  private mutating func rank(_ document: Document, _ survey: KeySurvey) {
    let isDictionary = document.keys.count > KeyRoles.fewKeys
    for key in 0..<document.keys.count where !isDictionary || survey.uses(key) > 1 {
      let slice = document.keys.slices[key]
      guard slice.count <= KeyRoles.longestName,
        !document.text.bytes(slice, { $0.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } })
      else { continue }
      let text = FieldNames.normalized(document.text.string(slice))
      if survey.scalars[key] > 0 {
        name[key] = KeyRoles.rank(text, .name)
        parent[key] = KeyRoles.rank(text, .parent)
        code[key] = parent[key] == KeyRoles.none ? KeyRoles.rank(text, .code) : KeyRoles.none
        if text == "value" { valueKey = UInt32(key) }
      }
      children[key] = KeyRoles.rank(text, .children)
      level[key] = KeyRoles.rank(text, .level)
      disabled[key] = KeyRoles.rank(text, .disabled)
      leaf[key] = KeyRoles.rank(text, .leaf)
    }
  }

  /// Words for lists of texts that are a node's own, not what lies below it.
  private static let properties: Set<String> = Set(
    """
    tags tag aliases alias synonyms keywords searchterms searchwords geo gps position geolocation bounds boundingbox
    labels mountpoints domains tld topleveldomain callingcodes languages
    currencies timezones borders latlng location coordinates center centroid bbox images image photos pictures icons
    inclusions exclusions inclusionterms exclusionterms args codes roles permissions postcodes zipcodes postalcodes ips altspellings capital continents path paths flags
    phones emails links urls authors features notes comments levels types formats parents ancestors
    parentids ancestorids 别名 标签 经纬度 坐标 邮编
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static func properties(of document: Document) -> [Bool] {
    guard document.keys.count <= manyKeys else { return Array(repeating: false, count: document.keys.count) }
    return document.keys.slices.map { slice in
      slice.count < 30 && properties.contains(FieldNames.normalized(document.text.string(slice)))
    }
  }

  /// Drops a word that only sounds like a name where most records side by side have the same, and another text of theirs
  /// tells them apart: `sectionName` beside `description`.
  private mutating func dropNamesOfGroups(_ document: Document) {
    let soft = name.indices.filter {
      name[$0] >= UInt8(FieldNames.ending) && name[$0] < UInt8(FieldNames.lastResort)
    }
    let others = name.contains { $0 < UInt8(FieldNames.ending) }
    guard !soft.isEmpty, !others, name.count < KeyRoles.fewKeys else { return }
    var uses: [Int: (all: Int, distinct: Int)] = [:]
    for list in document.values.indices where document.values[list].isContainer && document.hasObject(list) {
      var known: [Int: Set<String>] = [:]
      var all: [Int: Int] = [:]
      for object in document.children(of: list) where document.values[object].kind == .object {
        for member in document.children(of: object) where document.values[member].kind == .string {
          let key = Int(document.values[member].key)
          guard name[key] < KeyRoles.none else { continue }
          known[key, default: []].insert(document.text.string(document.values[member].slice))
          all[key, default: 0] += 1
        }
      }
      for (key, count) in all {
        uses[key, default: (0, 0)].all += count
        uses[key, default: (0, 0)].distinct += known[key]?.count ?? 0
      }
    }
    for key in soft {
      guard let own = uses[key], own.all > 3, own.distinct * 2 <= own.all,
        uses.contains(where: {
          $0.key != key && anyCode[$0.key] == KeyRoles.none && $0.value.all >= own.all
            && $0.value.distinct * 10 >= $0.value.all * 9
        })
      else { continue }
      name[key] = KeyRoles.none
    }
  }

  /// Words for lists of objects that say something of a node, and are never what lies below it.
  private static let remarks: Set<String> = Set(
    """
    alternatenames altnames translations sources references attachments contacts images photos pictures icons urls reviews ratings
    event events response responses header headers query queries labels tags badges
    currencies languages ancestors breadcrumbs
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let places: Set<String> = Set(
    """
    cities towns townships villages communes municipalities districts subdistricts counties departments wards
    provinces states regions prefectures
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static func isPlaces(_ document: Document, _ key: Int) -> Bool {
    places.contains(FieldNames.normalized(document.text.string(document.keys.slices[key])))
  }

  private static func isRemark(_ document: Document, _ key: Int) -> Bool {
    remarks.contains(FieldNames.normalized(document.text.string(document.keys.slices[key])))
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

  /// Names the objects of lists that hold named objects and have no known name themselves by their first text:
  /// `{"il": "Ankara", "ilceler": [{"ad": "Çankaya"}]}`.
  private mutating func nameHolders(_ document: Document) {
    guard name.contains(where: { $0 < KeyRoles.none }), name.count < KeyRoles.fewKeys else { return }
    var counts = [Int](repeating: 0, count: name.count)
    let only = document.onlyObjectOfList
    for list in document.values.indices where document.values[list].kind == .array && document.hasObject(list)
    {
      for object in document.children(of: list) where document.values[object].kind == .object {
        if let key = holderName(object, document) { counts[key] += object == only ? 2 : 1 }
      }
    }
    for key in counts.indices where counts[key] > 1 { name[key] = KeyRoles.anyText }
  }

  /// The key of the first text in an object without a name that holds one list of named objects; where it has no texts,
  /// that of its first code.
  private func holderName(_ object: Int, _ document: Document) -> Int? {
    var (first, other, lists) = (-1, -1, 0)
    for member in document.children(of: object) {
      let value = document.values[member]
      let key = Int(value.key)
      if value.kind == .array, document.hasObject(member) {
        let isNamed = document.children(of: member + 1).contains {
          document.values[$0].kind == .string && name[Int(document.values[$0].key)] < KeyRoles.none
        }
        lists += isNamed ? 1 : 2
      } else if !value.isContainer {
        if name[key] < KeyRoles.none { return nil }
        guard value.kind == .string || value.kind == .number && !value.slice.isEmpty else { continue }
        let isText = value.kind == .string && code[key] == KeyRoles.none && parent[key] == KeyRoles.none
        if first < 0, isText { first = key }
        if other < 0 { other = key }
      }
    }
    let found = first >= 0 ? first : other
    return lists == 1 && found >= 0 ? found : nil
  }

  /// Where no key is known to be that of names, and objects stand in lists, each object's first text is its name.
  private mutating func nameByTexts(_ document: Document, _ survey: KeySurvey) {
    let isKnown = name.indices.contains { name[$0] < KeyRoles.identifier && survey.scalars[$0] > 0 }
    guard !isKnown, name.count < 200 else { return }
    if nameByCountedWords(document, survey) || !survey.hasLists { return }
    guard !name.indices.contains(where: { name[$0] != KeyRoles.none && survey.scalars[$0] > 0 }) else {
      return
    }
    let scalars = name.indices.filter { survey.scalars[$0] > 0 }
    // The only number of each object, beside its list.
    if scalars.count == 1, let only = scalars.first, survey.scalars[only] > 1, parent[only] == KeyRoles.none {
      (name[only], code[only]) = (KeyRoles.anyText, KeyRoles.none)
      return
    }
    let texts = TellingTexts(document)
    // Above children a parent's name is that of the object itself.
    for key in name.indices
    where survey.texts[key] > 1 && parent[key] == KeyRoles.rank("parent", .parent) && texts.tellApart(key) {
      if children.indices.contains(where: {
        children[$0] < KeyRoles.none && survey.nameArrays[$0] == survey.texts[key]
      }) {
        (name[key], parent[key]) = (KeyRoles.anyText, KeyRoles.none)
        return
      }
    }
    for key in name.indices
    where survey.texts[key] > 1 && code[key] == KeyRoles.none && parent[key] == KeyRoles.none
      && !texts.areAlike(key)
    {
      name[key] = KeyRoles.anyText
    }
  }

  /// Takes words with the number of a level as names: `level1` above `level2`; false where there are none.
  private mutating func nameByCountedWords(_ document: Document, _ survey: KeySurvey) -> Bool {
    let counted = name.indices.filter { key in
      guard survey.texts[key] > 0, document.keys.slices[key].count < 20 else { return false }
      let word = FieldNames.normalized(document.text.string(document.keys.slices[key]))
      return word.last?.isNumber == true && LevelWords.isKnown(word)
    }
    guard counted.count > 1 else { return false }
    code = anyCode
    for key in counted { (name[key], code[key]) = (KeyRoles.anyText, KeyRoles.none) }
    return true
  }

  /// From here on words are those of identifiers, which are names only where there is no text.
  private static let identifier = KeyRoles.rank("value", .name)

  /// The rank of a text that is a name because nothing else is; no last resort, as a key beside it is none either.
  private static let anyText: UInt8 = 199

  /// The most different keys of records: if there are more, most keys are data.
  private static let fewKeys = 1_000
  /// With more, hardly any is a word.
  private static let manyKeys = 20_000
  /// The longest name of a field, in bytes.
  private static let longestName: UInt32 = 60

  private static func rank(_ text: String, _ role: FieldRole) -> UInt8 {
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
    func set(_ ranks: inout [UInt8], _ names: [String]) {
      let keys = keys(names)
      guard !keys.isEmpty else { return }
      ranks = Array(repeating: KeyRoles.none, count: ranks.count)
      for (index, key) in keys.enumerated() { ranks[Int(key)] = UInt8(min(index, 250)) }
    }
    set(&name, choice.name)
    set(&code, choice.code)
    set(&children, choice.children)
    set(&parent, choice.parent)
    childrenByLevel = keys(choice.children)
    nameByLevel = keys(choice.name)
    if !childrenByLevel.isEmpty { mayHoldChildren = Array(repeating: false, count: mayHoldChildren.count) }
    if !choice.code.isEmpty { (valueKey, anyCode) = (nil, []) }
  }

  /// Whether any key holds names for certain.
  var hasNames: Bool { name.contains { $0 < UInt8(FieldNames.lastResort) } }

  /// Whether any key names parents.
  var hasParents: Bool { parent.contains { $0 != KeyRoles.none } }

  /// Takes objects under keys for sections.
  mutating func takeSections() { areSections = true }

  /// Drops `value` as a code, since it is none in this document.
  mutating func dropValue() {
    guard let valueKey else { return }
    code[Int(valueKey)] = KeyRoles.none
    self.valueKey = nil
  }
}
