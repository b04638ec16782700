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
  /// Whether an object under a key is an only child, and no dictionary of children.
  private(set) var isOnlyChild: [Bool] = []
  /// The keys of the children by level, if a person named them.
  private(set) var childrenByLevel: [UInt32] = []
  private(set) var nameByLevel: [UInt32] = []
  /// The key `value`, whose text is a code only if it is unique.
  private(set) var valueKey: UInt32?
  /// Whether any key says that a record is disabled or has no children.
  private(set) var hasFlags = false

  /// - Complexity: O(*n*) in the values of the document.
  init(_ document: Document, _ choice: FieldChoice) {
    let survey = KeySurvey(document)
    let empty = [UInt8](repeating: KeyRoles.none, count: document.keys.count)
    (name, code, children, parent, level, disabled, leaf) = (empty, empty, empty, empty, empty, empty, empty)
    mayHoldChildren = Array(repeating: false, count: document.keys.count)
    rank(document, survey)
    dropLastResorts(document, survey)
    dropWeak(survey)
    if let letters = LetterKeys(document) { take(letters) }
    hasFlags = disabled.contains { $0 != KeyRoles.none } || leaf.contains { $0 != KeyRoles.none }
    for key in mayHoldChildren.indices {
      mayHoldChildren[key] =
        survey.objectArrays[key] + survey.dictionaries[key] > 0 && !survey.standsBesideChildren[key]
        || survey.nameArrays[key] > 0 && survey.isAlone[key] && !KeyRoles.isProperty(document, key)
    }
    nameByTexts(survey)
    isOnlyChild = OnlyChildren.keys(document, self, survey)
    for key in isOnlyChild.indices where isOnlyChild[key] { mayHoldChildren[key] = true }
    preferTitle(document)
    choose(document, choice)
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
    tags tag aliases alias synonyms keywords labels mountpoints domains tld topleveldomain callingcodes languages
    currencies timezones borders latlng location coordinates center centroid bbox images image photos pictures icons
    args codes roles permissions postcodes zipcodes postalcodes ips altspellings capital continents path paths flags
    phones emails links urls authors features notes comments levels types formats 别名 标签 经纬度 坐标 邮编
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static func isProperty(_ document: Document, _ key: Int) -> Bool {
    properties.contains(FieldNames.normalized(document.text.string(document.keys.slices[key])))
  }

  /// Where no key is known to be that of names, and objects stand in lists, each object's first text is its name.
  private mutating func nameByTexts(_ survey: KeySurvey) {
    let isKnown = name.indices.contains { name[$0] != KeyRoles.none && survey.scalars[$0] > 0 }
    guard !isKnown, survey.hasLists, name.count < 200 else { return }
    for key in name.indices
    where survey.texts[key] > 1 && code[key] == KeyRoles.none && parent[key] == KeyRoles.none {
      name[key] = KeyRoles.anyText
    }
  }

  /// The rank of a text that is a name because nothing else is; no last resort, as a key beside it is none either.
  private static let anyText: UInt8 = 199

  /// The most different keys of records: if there are more, most keys are data.
  private static let fewKeys = 1_000
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
      guard better > 1 || better == 1 && others <= 1 else { return }
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
      if holdsMore, !isNamed, word >= 0 { counts[word] += 1 }
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
    if !choice.code.isEmpty { valueKey = nil }
  }

  /// Whether any key holds names for certain.
  var hasNames: Bool { name.contains { $0 < UInt8(FieldNames.lastResort) } }

  /// Whether any key names parents.
  var hasParents: Bool { parent.contains { $0 != KeyRoles.none } }

  /// Drops `value` as a code, since it is none in this document.
  mutating func dropValue() {
    guard let valueKey else { return }
    code[Int(valueKey)] = KeyRoles.none
    self.valueKey = nil
  }
}

/// The use of a document's keys.
struct KeySurvey {
  /// The number of strings and numbers that each key holds.
  private(set) var scalars: [Int]
  /// The number of arrays of objects that each key holds, and of other containers.
  private(set) var objectArrays: [Int]
  private(set) var containers: [Int]
  /// Whether a key stands in an object beside a known key for children.
  private(set) var standsBesideChildren: [Bool]
  /// How many strings it holds, how many lists of names, how many objects of objects.
  private(set) var texts: [Int]
  private(set) var nameArrays: [Int]
  private(set) var dictionaries: [Int]
  /// Whether no other container that holds anything ever stands in one object with it.
  private(set) var isAlone: [Bool]
  /// Whether a list holds two objects with the same first key.
  private(set) var hasLists = false
  private(set) var isShort: [Bool]
  private var others: [Int]

  func uses(_ key: Int) -> Int { scalars[key] + objectArrays[key] + containers[key] + others[key] }

  init(_ document: Document) {
    let count = document.keys.count
    scalars = Array(repeating: 0, count: count)
    (objectArrays, containers, others) = (scalars, scalars, scalars)
    (texts, nameArrays, dictionaries) = (scalars, scalars, scalars)
    isAlone = Array(repeating: true, count: count)
    standsBesideChildren = Array(repeating: false, count: count)
    isShort = document.keys.slices.map { $0.count <= 1 }
    let isChildren = KeySurvey.knownChildren(document)
    for index in document.values.indices {
      switch document.values[index].kind {
      case .object: add(index, document, isChildren)
      case .array where !hasLists: hasLists = document.hasAlikeObjects(index)
      default: break
      }
    }
  }

  private static func knownChildren(_ document: Document) -> [Bool] {
    let names = FieldNames.of(.children)
    guard document.keys.count < 100_000 else { return Array(repeating: false, count: document.keys.count) }
    return document.keys.slices.map { slice in
      slice.count < 24
        && (names.rank(FieldNames.normalized(document.text.string(slice))) ?? .max) < FieldNames.lastResort
    }
  }

  private mutating func add(_ object: Int, _ document: Document, _ isChildren: [Bool]) {
    var hasChildren = false
    var filled = 0
    for member in document.children(of: object) {
      let value = document.values[member]
      let key = Int(value.key)
      switch value.kind {
      case .string:
        scalars[key] += 1
        texts[key] += 1
      case .number: scalars[key] += 1
      case .bool, .null: others[key] += 1
      case .object, .array:
        hasChildren = hasChildren || isChildren[key]
        if value.kind == .array, document.hasObject(member) {
          objectArrays[key] += 1
          hasLists = hasLists || document.beginAlike(object, member + 1)
        } else {
          containers[key] += 1
          if value.kind == .array {
            nameArrays[key] += document.hasNames(member) ? 1 : 0
          } else if document.hasObject(member) {
            dictionaries[key] += 1
          }
        }
        if value.end > member + 1 { filled += 1 }
      }
    }
    if filled > 1 {
      for member in document.children(of: object) where document.values[member].isContainer {
        isAlone[Int(document.values[member].key)] = false
      }
    }
    guard hasChildren else { return }
    for member in document.children(of: object) where document.values[member].isContainer {
      let key = Int(document.values[member].key)
      if !isChildren[key] { standsBesideChildren[key] = true }
    }
  }
}

extension Document {
  /// Whether an array holds strings that are names, and nothing else in front.
  func hasNames(_ array: Int) -> Bool {
    guard array + 1 < Int(values[array].end), values[array + 1].kind == .string else { return false }
    return text.bytes(values[array + 1].slice) { bytes in !bytes.allSatisfy { $0 <= 0x40 } }
  }

  /// Whether an array is a name and the list of what lies below it: `["广东", ["深圳"]]`.
  func isNameWithList(_ array: Int) -> Bool {
    guard array + 1 < Int(values[array].end), values[array + 1].kind == .string else { return false }
    let second = Int(values[array + 1].end)
    return second < Int(values[array].end) && values[second].kind == .array
      && values[second].end == values[array].end && !values[array + 1].slice.isEmpty
  }

  /// Whether two objects begin with the same key.
  func beginAlike(_ first: Int, _ second: Int) -> Bool {
    first + 1 < Int(values[first].end) && second + 1 < Int(values[second].end)
      && values[first + 1].key == values[second + 1].key
  }

  /// Whether an array's first two values are objects that begin with the same key.
  func hasAlikeObjects(_ array: Int) -> Bool {
    guard hasObject(array) else { return false }
    let (first, end) = (array + 1, Int(values[array].end))
    let second = Int(values[first].end)
    return second < end && values[second].kind == .object && beginAlike(first, second)
  }

  /// Whether the first value of an array is an object.
  func hasObject(_ array: Int) -> Bool {
    array + 1 < Int(values[array].end) && values[array + 1].kind == .object
  }
}
