/// What the elements of each name are in the whole file: fields, or records, and which of these are places of one kind.
struct XMLKinds {
  /// By name: whether an element has attributes, elements, a text.
  private(set) var hasAttributes: [Bool]
  private(set) var hasElements: [Bool]
  private(set) var hasText: [Bool]
  /// By name: whether two stand in one element.
  private(set) var repeats: [Bool]
  /// By name: whether it is one text in several languages.
  private(set) var isInLanguages: [Bool]
  /// By name: the name that the list with such elements has in the document.
  private(set) var list: [Int]
  /// By name: whether elements of one name lie in each other below.
  private var leads: [Bool]
  private var isRecursive: [Bool]
  /// By name: whether elements stand in one list with those that lie in each other, and hold only what is said of them.
  private var endsTree: [Bool]
  /// By name: the field that names such elements, in the form of `FieldNames.normalized`; nil where none does.
  private(set) var naming: [String?]
  /// By name: the names of the elements and of the attributes in such elements.
  private var inner: [Set<Int>]
  private var carried: [Set<Int>]
  private(set) var refersToParents: [Bool]
  /// The pairs of names of which the second stands twice in one element of the first.
  private var repeatedPairs: Set<Int> = []
  /// By name: whether elements only stand around a list: `<cities><city/><city/></cities>`.
  private(set) var isWrapper: [Bool]
  /// By name: whether one that stands alone is a list of one.
  private var isLone: [Bool]
  private let roles: XMLNameRoles
  private let count: Int

  /// With more names, they are data.
  private static let mostNames = 1_000

  /// - Complexity: O(*n*) in the elements and attributes.
  init(_ elements: XMLElements) {
    count = elements.names.count
    let no = [Bool](repeating: false, count: count)
    (hasAttributes, hasElements, hasText, repeats) = (no, no, no, no)
    (isInLanguages, leads, isRecursive, refersToParents) = (no, no, no, no)
    (isLone, isWrapper, endsTree) = (no, no, no)
    naming = Array(repeating: nil, count: count)
    (inner, carried) = (Array(repeating: [], count: count), Array(repeating: [], count: count))
    list = Array(0..<count)
    roles = XMLNameRoles(elements)
    survey(elements)
    guard count <= XMLKinds.mostNames else { return }
    for name in 0..<count {
      isInLanguages[name] =
        hasText[name] && !hasElements[name] && hasAttributes[name]
        && carried[name].allSatisfy { roles.isLanguage[$0] }
    }
    for name in 0..<count { findFields(of: name) }
    findRecursion()
    for name in 0..<count { merge(in: name) }
    for name in 0..<count { findLone(in: name) }
    for other in list.indices where list[other] != other {
      (isLone[other], isLone[list[other]]) = (true, true)
    }
    endsTree = (0..<count).map(standsAtEnd)
    isWrapper = (0..<count).map(standsAroundList)
  }

  private mutating func survey(_ elements: XMLElements) {
    var last = [Int](repeating: -1, count: count)
    for index in elements.all.indices {
      let name = Int(elements.all[index].name)
      let attributes = elements.attributes(of: index)
      if !attributes.isEmpty { hasAttributes[name] = true }
      for attribute in attributes { carried[name].insert(Int(attribute.name)) }
      if !elements.all[index].text.isEmpty { hasText[name] = true }
      for child in elements.children(of: index) {
        let child = Int(elements.all[child].name)
        hasElements[name] = true
        inner[name].insert(child)
        if last[child] == index {
          repeats[child] = true
          repeatedPairs.insert(name * count + child)
        }
        last[child] = index
      }
    }
  }

  private mutating func findFields(of name: Int) {
    var fields = carried[name].union(inner[name].filter(isField)).map { $0 }
    fields.sort()
    refersToParents[name] = fields.contains { roles.isParent[$0] }
    let best = fields.min { roles.rank[$0] < roles.rank[$1] }
    if let best, roles.rank[best] < FieldNames.lastResort {
      naming[name] = roles.words[best]
    } else if hasText[name], hasAttributes[name] || hasElements[name] {
      naming[name] = XMLKinds.text
    }
  }

  /// The member that a text beside attributes or elements becomes.
  static let text = "text"

  private mutating func findRecursion() {
    var reached: [Set<Int>] = []
    for name in 0..<count {
      var (found, next): (Set<Int>, [Int]) = ([], Array(inner[name]))
      while let one = next.popLast() {
        if found.insert(one).inserted { next += inner[one] }
      }
      reached.append(found)
    }
    for name in 0..<count { isRecursive[name] = reached[name].contains(name) && !isText(name) }
    for name in 0..<count {
      leads[name] = isRecursive[name] || reached[name].contains { isRecursive[$0] }
    }
  }

  /// Takes the elements of several names for one list that stand side by side and are named by one field.
  private mutating func merge(in name: Int) {
    let places = places(in: name).filter { !isProperty($0, of: name) && !refersToParents[$0] }
    guard places.count > 1 else { return }
    for alike in Dictionary(grouping: places, by: { naming[$0] ?? "" }).values where alike.count > 1 {
      guard naming[name] != nil || alike.contains(where: { leads[$0] || !self.places(in: $0).isEmpty }) else {
        continue
      }
      let own = Set(alike.map { list[$0] })
      let first = own.min() ?? 0
      for other in list.indices where own.contains(list[other]) { list[other] = first }
    }
  }

  /// The names of the elements in those of one name that have a name themselves.
  private func places(in name: Int) -> [Int] {
    inner[name].sorted().filter { inner in
      guard naming[inner] != nil, !isField(inner), !isText(inner) else { return false }
      return !roles.isRemark[inner] || repeats[inner] && !roles.isAlwaysRemark[inner]
    }
  }

  /// Finds those that are named like the one around them, or by their own word: `<city cityName="A"/>`.
  private mutating func findLone(in name: Int) {
    let isList = holdsOnlyOne(name)
    for inner in places(in: name) where naming[name] != nil || isList {
      if isList { isLone[inner] = true }
      let isOwn = naming[inner]?.hasPrefix(roles.words[inner]) ?? false
      if isOwn || naming[inner] == naming[name] { isLone[inner] = true }
    }
  }

  /// Whether elements are called after what alone they hold: `<dishes><dish name="A"/></dishes>`.
  private func holdsOnlyOne(_ name: Int) -> Bool {
    guard !hasAttributes[name], !hasText[name], inner[name].count == 1, let only = inner[name].first else {
      return false
    }
    return roles.words[name].utf8.count > roles.words[only].utf8.count
      && KeyRoles.isOne(roles.words[only], of: roles.words[name])
  }

  /// Whether elements are texts alone.
  func isText(_ name: Int) -> Bool { !hasAttributes[name] && !hasElements[name] }

  /// Whether elements are said of the one around them: texts, of which there is one.
  func isField(_ name: Int) -> Bool {
    isInLanguages[name] || isHolder(name) || isNamedField(name)
      || !roles.isItem[name] && !hasElements[name] && !repeats[name]
        && (hasText[name] || !hasAttributes[name])
  }

  /// Whether elements only stand around one text: `<navLabel><text>A</text></navLabel>`.
  func isHolder(_ name: Int) -> Bool {
    guard !hasAttributes[name], !hasText[name], !repeats[name], !roles.mayHoldChildren[name],
      inner[name].count == 1, let only = inner[name].first
    else { return false }
    // A place of a level has a name of its own: `<commune><communeName>A</communeName></commune>`.
    if LevelWords.isKnown(roles.words[name]), roles.words[only].hasPrefix(roles.words[name]) { return false }
    return isText(only) && hasText[only] && !repeats[only] && !roles.isItem[only]
  }

  /// Whether elements say in an attribute what their text is, as those of databases do: `<field name="id">1</field>`.
  func isNamedField(_ name: Int) -> Bool {
    roles.isColumn[name] && hasText[name] && !hasElements[name] && carried[name].count == 1
      && carried[name].allSatisfy { roles.words[$0] == "name" }
  }

  /// Whether the word of elements is one for columns of a table.
  func isColumn(_ name: Int) -> Bool { roles.isColumn[name] }

  /// Whether texts of a name are a list in elements of another.
  func isRepeated(_ name: Int, in outer: Int) -> Bool {
    roles.isItem[name] || repeats[name] && repeatedPairs.contains(outer * count + name)
  }

  /// Whether elements are said of those around them, beside the ones that lie in each other: the `icon` of a `node`.
  func isProperty(_ name: Int, of outer: Int) -> Bool {
    if endsTree[outer] { return true }
    guard leads[outer], !leads[name] else { return false }
    return !inner[outer].contains { leads[$0] && naming[$0] != nil && naming[$0] == naming[name] }
      || roles.isRemark[name]
  }

  /// Whether elements stand beside those that lie in each other, under one field for the name, and hold several kinds of
  /// elements of which none has it: the `item` of a `group` has `key`, `link` and `combo`.
  private func standsAtEnd(_ name: Int) -> Bool {
    guard !leads[name], naming[name] != nil, inner[name].count >= XMLKinds.severalKinds,
      !inner[name].contains(where: { naming[$0] == naming[name] || leads[$0] })
    else { return false }
    return list.indices.contains { $0 != name && list[$0] == list[name] && isRecursive[$0] }
  }

  private static let severalKinds = 3

  /// Whether elements have a name and lie in each other.
  func isTree(_ name: Int) -> Bool { isRecursive[name] && naming[name] != nil }

  /// Whether elements are a list, even where one stands alone.
  func isList(_ name: Int) -> Bool { !isWrapper[name] && mayRepeat(name) }

  private func mayRepeat(_ name: Int) -> Bool {
    if isText(name) { return repeats[name] || roles.isItem[name] }
    return repeats[name] || isRecursive[name] || isLone[name]
  }

  /// The word of a name, in the form of `FieldNames.normalized`.
  func word(_ name: Int) -> String { roles.words[name] }

  /// Whether elements around a list say nothing of a place: they have no name, or a title where what they hold has names.
  func isPassedOver(_ name: Int, _ listed: Int) -> Bool {
    guard let own = naming[name] else { return true }
    let places = isWrapper[listed] ? Array(inner[listed]) : [listed]
    return own.hasSuffix("title") && places.allSatisfy { naming[$0] != nil && naming[$0] != own }
  }

  private func standsAroundList(_ name: Int) -> Bool {
    guard !hasAttributes[name], !hasText[name], !repeats[name], !inner[name].isEmpty else { return false }
    return Set(inner[name].map { list[$0] }).count == 1 && inner[name].allSatisfy(mayRepeat)
  }

  /// Whether a field of a property may stand beside those of the element around it, for whose name none would take it.
  func isHarmless(_ name: Int) -> Bool {
    roles.rank[name] == Int.max && !roles.isCode[name] && !roles.isParent[name]
  }
}

/// What the names of an XML text's elements and attributes say.
struct XMLNameRoles {
  private(set) var words: [String] = []
  /// How well each says that a name follows; `Int.max` where it does not.
  private(set) var rank: [Int] = []
  private(set) var isCode: [Bool] = []
  private(set) var isParent: [Bool] = []
  private(set) var isLanguage: [Bool] = []
  /// Whether it is a word for what is said of a node.
  private(set) var isRemark: [Bool] = []
  /// Whether it is such a word even for what has a name and stands there several times.
  private(set) var isAlwaysRemark: [Bool] = []
  /// Whether it is a word for one of a list.
  private(set) var isItem: [Bool] = []
  /// Whether it is a word for a column of a table.
  private(set) var isColumn: [Bool] = []
  /// Whether it is a word for what lies below a place.
  private(set) var mayHoldChildren: [Bool] = []

  /// - Complexity: O(names).
  init(_ elements: XMLElements) {
    for number in 0..<elements.names.count {
      let word = FieldNames.normalized(elements.name(number))
      words.append(word)
      rank.append(FieldNames.of(.name).rank(word) ?? Int.max)
      isCode.append(FieldNames.of(.code).rank(word) != nil)
      isParent.append(FieldNames.of(.parent).rank(word) != nil)
      isLanguage.append(["lang", "language", "locale"].contains(word))
      isAlwaysRemark.append(KeyRoles.isRemark(word) || KeyRoles.isRemark(word + "s"))
      isRemark.append(
        isAlwaysRemark[number] || KeyRoles.isProperty(word) || KeyRoles.isProperty(word + "s"))
      isItem.append(word == "item" || word == "li")
      isColumn.append(["field", "column", "col"].contains(word))
      mayHoldChildren.append(FieldNames.of(.children).rank(word) != nil)
    }
  }
}
