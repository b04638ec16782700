/// Finds where the tree begins in a document, inside of mere wrappers.
enum Wrappers {
  /// Keys that only say that data follows, in the form of `FieldNames.normalized`.
  private static let words: Set<String> = [
    "data", "records", "record", "result", "results", "rows", "response", "payload", "body", "content",
    "value", "86",
    "regions", "region", "countries", "provinces", "states", "tree", "root", "roots", "all", "entries",
    "objects", "expansion",
    "features", "elements", "hits", "bindings", "数据", "结果", "地区", "area", "areadata", "citydata", "json",
    "names",
  ]

  /// The value that holds the top records, nil for the document itself; whether it is a record itself; and the objects
  /// around it that have names, of the document and of nothing in it.
  static func root(of document: Document, _ roles: KeyRoles) -> (value: Int?, isRecord: Bool, about: [Int]) {
    guard let first = document.values.first, Int(first.end) == document.values.count else {
      return (nil, false, [])
    }
    if let settings = ComponentSettings.tree(of: document, roles) {
      return (settings.list, false, settings.around)
    }
    let isMarkup = MarkupWrappers.isMarkup(document)
    var (root, about): (Int, [Int]) = (0, [])
    // Whether all that was opened so far are words of programs below a language: `en: faker: ancient:`.
    var (isBelowLanguage, isFirstWord) = (false, true)
    while true {
      let value = document.values[root]
      guard value.isContainer else { return (nil, false, about) }
      if value.kind == .object, !roles.areSections || isInList(root, document),
        RecordFields(root, document, roles, depth: 0).isRecord
      {
        guard
          let inner = named(root, document, roles) ?? nameless(root, document, roles)
            ?? described(root, document, roles)
            ?? main(root, document, roles) ?? Cover.list(root, document, roles)
        else {
          return (root, true, about)
        }
        about.append(root)
        root = inner
      } else if isMarkup, let inner = MarkupWrappers.inner(root, document, roles) {
        root = inner
      } else if let inner = inner(root, document, roles) {
        if root == 0 { isBelowLanguage = isLanguage(inner, document) }
        root = inner
      } else if isBelowLanguage, let inner = onlyWord(root, document) {
        // Below one alone lie places: `de: bayern: oberbayern:`.
        if isFirstWord, onlyWord(inner, document) == nil { return (root, false, about) }
        (root, isFirstWord) = (inner, false)
      } else if root > 0, isOnlyList(root, document) {
        // The key of a list in a wrapper says what its records are.
        root += 1
      } else {
        return (root, false, about)
      }
    }
  }

  /// Whether a value is one of a list's, and stands under no key.
  private static func isInList(_ index: Int, _ document: Document) -> Bool {
    index > 0 && document.values[index].key == Value.noKey
  }

  /// The only filled container inside a wrapper; nil if the value is no wrapper.
  private static func inner(_ root: Int, _ document: Document, _ roles: KeyRoles, left: Int = mostWrappers)
    -> Int?
  {
    var only: Int?
    var count = 0
    var scalars = 0
    for member in document.children(of: root) {
      count += 1
      guard document.values[member].isContainer, !isRemark(member, document) else {
        scalars += 1
        continue
      }
      if document.values[member].end > member + 1 {
        if only != nil { return leading(root, document, roles) }
        only = member
      }
    }
    guard let only else { return nil }
    // Beside the list of a form stands what nobody has chosen yet: `{"value": [], "options": [ … ]}`.
    let isOffer =
      document.values[root].kind == .object
      && roles.children[Int(document.values[only].key)] < UInt8(FieldNames.lastResort)
    guard count == 1 || scalars > 0 || isOffer else { return nil }
    if count == 1, isLanguage(only, document) { return only }
    if document.values[root].kind == .array {
      let isWrapper =
        document.values[only].kind == .array || isOnlyList(only, document)
        || holdsWrapper(only, document, roles, left: left)
      return isWrapper && count == 1 ? only : nil
    }
    return isWrapper(only, document, roles, left: left)
      || scalars > 0 && (isTree(only, document, roles) || isOnlyList(only, document)) ? only : nil
  }

  /// Whether the only object of a list has one key, and that is a word of programs for a wrapper: `[{"naics_codes": {…}}]`.
  private static func holdsWrapper(
    _ object: Int, _ document: Document, _ roles: KeyRoles, left: Int
  ) -> Bool {
    let member = object + 1
    guard left > 0, document.values[object].kind == .object, member < Int(document.values[object].end),
      document.values[member].end == document.values[object].end, document.values[member].isContainer,
      document.text.bytes(
        document.keys.slices[Int(document.values[member].key)], TextForm.isOfPrograms)
    else { return false }
    // A place has one name: `home`.
    let key = document.text.string(document.keys.slices[Int(document.values[member].key)]).lowercased()
    guard key.hasSuffix("s") else { return false }
    return inner(object, document, roles, left: left - 1) == member
  }

  /// Whether the texts of a program stand under their language, each kind under a word: `{"en": {"countries": {…}}}`.
  private static func isLanguage(_ only: Int, _ document: Document) -> Bool {
    let value = document.values[only]
    guard value.kind == .object, value.key != Value.noKey,
      HeadingWords.isLanguage(document.text.string(document.keys.slices[Int(value.key)]))
    else { return false }
    return document.children(of: only).allSatisfy { member in
      document.values[member].kind == .object
        && document.text.bytes(
          document.keys.slices[Int(document.values[member].key)], TextForm.isOfPrograms)
    }
  }

  /// The only member of an object, where that is an object under a word of programs.
  private static func onlyWord(_ object: Int, _ document: Document) -> Int? {
    let member = object + 1
    guard document.values[object].kind == .object, member < Int(document.values[object].end),
      document.values[member].end == document.values[object].end, document.values[member].kind == .object,
      document.text.bytes(document.keys.slices[Int(document.values[member].key)], TextForm.isOfPrograms)
    else { return nil }
    return member
  }

  /// Whether a key is several words of a program in one, of which the last says what kind of data follows: `product_taxonomy`,
  /// `menuItems`. Places have such names as well: `new_york`.
  private static func isCompound(_ key: Slice, _ text: SourceText) -> Bool {
    guard text.bytes(key, { TextForm.isOfPrograms($0) && $0[0] >= 0x61 && $0[0] <= 0x7A }) else {
      return false
    }
    var parts = [""]
    for letter in text.string(key) {
      if letter == "_" || letter.isUppercase { parts.append("") }
      if letter != "_" { parts[parts.count - 1].append(letter.lowercased()) }
    }
    return parts.count > 1 && kinds.contains(parts[parts.count - 1])
  }

  /// Words for kinds of data.
  private static let kinds: Set<String> = [
    "taxonomy", "taxonomies", "category", "categories", "menu", "menus", "item", "items", "list", "lists",
    "tree", "trees",
    "data", "dataset", "catalog", "catalogue", "hierarchy", "structure", "map", "index", "options", "groups",
    "sections",
    "classification", "nodes", "entries", "records", "table", "dict", "dictionary", "lookup",
  ]

  /// The most wrappers under words of programs in each other.
  private static let mostWrappers = 4

  /// Whether an object holds nothing but one list of several objects.
  private static func isOnlyList(_ object: Int, _ document: Document) -> Bool {
    let list = object + 1
    return document.values[object].kind == .object && list < Int(document.values[object].end)
      && document.values[list].end == document.values[object].end && document.values[list].kind == .array
      && document.hasAlikeObjects(list)
  }

  /// The list of objects among several containers of a wrapper, where the others are what is said of it: `{"data": […],
  /// "stats": {…}}`; or the one known wrapper.
  private static func leading(_ root: Int, _ document: Document, _ roles: KeyRoles) -> Int? {
    guard document.values[root].kind == .object else { return list(of: root, document, roles) }
    let members = document.children(of: root).filter {
      document.values[$0].isContainer && !isRemark($0, document)
    }
    let others = members.filter { !Cover.isTableOfMeasures($0, document) }
    if others.count == 1, members.count > 1, document.values[others[0]].end > others[0] + 1 {
      return others[0]
    }
    let lists = members.filter { document.values[$0].kind == .array && document.hasObject($0) }
    if let list = lists.first {
      let isChildren = roles.children[Int(document.values[list].key)] != KeyRoles.none
      let recurring = lists.filter { holdsItsKey($0, document) }
      if lists.count > 1 || members.count > 1, recurring.count == 1,
        isSaidOfOthers(recurring[0], members, document)
      {
        return recurring[0]
      }
      return lists.count == 1
        && (isKnown(list, document) || isChildren || isAnswer(root, list, members, document, roles)
          || RepeatedTexts.stand(beside: list, members, document))
        && !members.contains { $0 != list && document.hasObject($0) && document.hasTexts(below: $0) }
        ? list : nil
    }
    let items = members.filter { areItems($0, document, roles) }
    if items.count == 1, members.count > 1, isSaidOfOthers(items[0], members, document),
      !members.contains(where: { $0 != items[0] && document.hasObject($0) })
    {
      return items[0]
    }
    let known = members.filter { document.values[$0].kind == .object && isKnown($0, document) }
    // Beside what was counted stand no hits: `{"hits": {"hits": []}, "aggregations": {"countries": […]}}`.
    let counted = members.filter { isOnlyList($0, document) }
    if counted.count == 1, members.count > 1, isSaidOfOthers(counted[0], members, document) {
      return counted[0]
    }
    if known.isEmpty, let holder = members.first(where: { holdsKnownList($0, document) }),
      isSaidOfOthers(holder, members, document)
    {
      return holder
    }
    guard known.count == 1, let inner = known.first else {
      let trees = members.filter { isTree($0, document, roles) }
      let isAlone = members.allSatisfy { trees.first == $0 || !document.hasContainer($0) }
      return trees.count == 1 && isAlone && known.isEmpty ? trees[0] : nil
    }
    let holdsList = document.children(of: inner).contains {
      document.values[$0].kind == .array && document.hasObject($0) || isOnlyList($0, document)
    }
    return holdsList ? inner : nil
  }

  /// Whether an object is an answer around its only list of named objects: beside it stand numbers or texts, lists of
  /// texts and objects of texts, and nothing that holds more.
  private static func isAnswer(
    _ root: Int, _ list: Int, _ members: [Int], _ document: Document, _ roles: KeyRoles
  ) -> Bool {
    let isBesideFacts = document.children(of: root).contains { member in
      member != list
        && (!document.values[member].isContainer || holdsNumber(member, document)
          || Cover.isAbout(member, document))
    }
    guard isBesideFacts, RecordFields(list + 1, document, roles, depth: 0).name != nil
    else { return false }
    return isSaidOfOthers(list, members, document)
  }

  /// Whether an object without texts of its own holds a list of objects under a word that only says that data follows.
  private static func holdsKnownList(_ object: Int, _ document: Document) -> Bool {
    document.values[object].kind == .object
      && document.children(of: object).contains {
        document.values[$0].kind == .array && document.hasObject($0) && isKnown($0, document)
      }
  }

  private static func holdsNumber(_ object: Int, _ document: Document) -> Bool {
    document.values[object].kind == .object
      && document.children(of: object).contains { document.values[$0].kind == .number }
  }

  /// Whether all containers but one hold little, and no trees: settings, lists of texts, variables.
  private static func isSaidOfOthers(_ list: Int, _ members: [Int], _ document: Document) -> Bool {
    members.allSatisfy { member in
      guard member != list else { return true }
      let values = member..<Int(document.values[member].end)
      return values.allSatisfy { inner in
        document.values[inner].kind != .array || inner == member || !document.hasObject(inner)
      } && (document.values[member].kind == .array || values.count <= mostRemarks)
    }
  }

  /// The most values of an object beside the list of an answer that says something of it.
  private static let mostRemarks = 40

  /// Whether an object of a list holds a list of objects under the same key: a folder that lies in a folder.
  private static func holdsItsKey(_ list: Int, _ document: Document) -> Bool {
    document.children(of: list).contains { object in
      document.values[object].kind == .object
        && document.children(of: object).contains { inner in
          document.values[inner].kind == .array && document.values[inner].key == document.values[list].key
            && document.hasObject(inner)
        }
    }
  }

  /// The one object of an array that holds rows, where the others say what they are, as phpMyAdmin exports tables.
  private static func list(of root: Int, _ document: Document, _ roles: KeyRoles) -> Int? {
    let members = document.children(of: root).filter { document.hasContainer($0) }
    guard members.count == 1, let table = members.first, document.values[table].kind == .object,
      table != root + 1,
      document.children(of: table).contains(where: { member in
        document.values[member].kind == .array && document.values[member].end > member + 1
          && isKnown(member, document) && roles.children[Int(document.values[member].key)] == KeyRoles.none
      })
    else { return nil }
    return table
  }

  /// Whether a member is a record with others below it, beside what is said of the answer.
  private static func isTree(_ member: Int, _ document: Document, _ roles: KeyRoles) -> Bool {
    guard document.values[member].kind == .object else { return false }
    let fields = RecordFields(member, document, roles, depth: 0)
    guard fields.name != nil, let children = fields.children,
      fields.nameRank < UInt8(FieldNames.lastResort)
        || isKnown(member, document) && roles.children[Int(document.values[children].key)] == 0
    else { return false }
    return document.values[children].kind == .array && document.hasObject(children)
  }

  /// - Parameter left: How many wrappers may still lie in it; more have no list at their end.
  private static func isWrapper(_ member: Int, _ document: Document, _ roles: KeyRoles, left: Int) -> Bool {
    if isKnown(member, document) { return !isNumbered(member, document, roles) }
    let key = Int(document.values[member].key)
    if document.values[member].kind == .object, isRequest(document.keys.slices[key], document) { return true }
    if roles.children[key] != KeyRoles.none || isLevelOfNames(member, document) { return true }
    // What holds nothing but one list of records under a word of programs says no more than the list's own key.
    let isOfPrograms = document.text.bytes(document.keys.slices[key], TextForm.isOfPrograms)
    if isCompound(document.keys.slices[key], document.text), document.values[member].kind == .object,
      document.children(of: member).allSatisfy({ document.values[$0].isContainer }),
      document.count(of: member) > 1
    {
      return true
    }
    if isOfPrograms, document.values[member].kind == .object, !isOnlyList(member, document),
      !Cover.holdsFields(member, document), !RecordFields(member, document, roles, depth: 0).isRecord,
      left > 0, inner(member, document, roles, left: left - 1) != nil
    {
      return true
    }
    let isPlain = isOfPrograms && isOnlyList(member, document)
    let first = isPlain ? member + 1 : member
    return document.hasObject(first) && RecordFields(first + 1, document, roles, depth: 0).isRecord
  }

  /// Whether the names of one level stand under its word: `{"province": ["Bagmati", "Gandaki"]}`.
  private static func isLevelOfNames(_ member: Int, _ document: Document) -> Bool {
    let key = document.keys.slices[Int(document.values[member].key)]
    guard document.values[member].kind == .array, key.count < 30,
      document.children(of: member).allSatisfy({ document.values[$0].kind == .string }),
      document.text.bytes(key, TextForm.isOfPrograms)
    else { return false }
    let word = FieldNames.normalized(document.text.string(key))
    // In many languages a letter or two stand behind the word: `bezirke`, `gemeinden`.
    let singles = [word, String(word.dropLast()), String(word.dropLast(2)), String(word.dropLast(3)) + "y"]
    return LevelWords.isPlural(word) || singles.contains(where: LevelWords.isKnown)
  }

  /// Whether a key is the request that an answer is for, as mocks of a server have it: `GET /api/menu`.
  private static func isRequest(_ key: Slice, _ document: Document) -> Bool {
    let parts = document.text.string(key).split(separator: " ")
    return parts.count == 2 && ["GET", "POST", "PUT", "PATCH", "DELETE"].contains(parts[0])
      && parts[1].hasPrefix("/")
  }

  /// Whether a member is a record under its number: a list of one, not a wrapper.
  private static func isNumbered(_ member: Int, _ document: Document, _ roles: KeyRoles) -> Bool {
    document.values[member].kind == .object && RecordFields(member, document, roles, depth: 0).isRecord
  }

  /// The children of a record without a name that holds all others, as the bookmarks of a browser do.
  private static func nameless(_ root: Int, _ document: Document, _ roles: KeyRoles) -> Int? {
    let fields = RecordFields(root, document, roles, depth: 0)
    guard let children = fields.children, document.values[children].kind == .array,
      document.hasObject(children)
    else { return nil }
    if let name = fields.name { return document.values[name].slice.isEmpty ? children : nil }
    // A tree of a page has the number 0 around it.
    let isZero = fields.code.map { document.text.isEqual(document.values[$0].slice, "0") } ?? false
    return isZero ? children : nil
  }

  /// The only list beside a sentence on it, in the object that is all there is: `{"description": "A list of dogs.", "dogs": […]}`.
  private static func described(_ root: Int, _ document: Document, _ roles: KeyRoles) -> Int? {
    let fields = RecordFields(root, document, roles, depth: 0)
    let members = Array(document.children(of: root))
    guard root == 0, members.count == 2, let name = fields.name, document.values[name].kind == .string,
      let list = members.first(where: { $0 != name }), document.values[list].kind == .array,
      DescriptionWords.contain(
        FieldNames.normalized(document.text.string(document.keys.slices[Int(document.values[name].key)])))
    else { return nil }
    let isName = document.children(of: list).contains { entry in
      document.children(of: entry).contains { document.values[$0].key == document.values[name].key }
    }
    return !isName && document.text.string(document.values[name].slice).split(separator: " ").count > 2
      ? list : nil
  }

  private static let fewRows = 10

  /// The list that a record without children of its own is there for: one whose objects have lists of the same name, or
  /// that holds most of the document, as the `concept` of a code system, beside which stand its publisher and its version.
  private static func main(_ root: Int, _ document: Document, _ roles: KeyRoles) -> Int? {
    guard root == 0, RecordFields(root, document, roles, depth: 0).children == nil else { return nil }
    return document.children(of: root).first { list in
      let value = document.values[list]
      guard value.kind == .array, document.hasObject(list),
        document.children(of: list).allSatisfy({ document.values[$0].kind == .object })
      else { return false }
      if (Int(value.end) - list) * 4 > document.values.count * 3, document.count(of: list) >= fewRows {
        return true
      }
      return holdsItsKey(list, document)
    }
  }

  /// The member of a record that wraps the data: the name beside it belongs to the data, not to a node.
  ///
  /// A place whose fields are those of the places in it is none: `{"name": "Brazil", "code": "BR", "states": [{"name": …, "code": …}]}`.
  private static func named(_ root: Int, _ document: Document, _ roles: KeyRoles) -> Int? {
    let containers = document.children(of: root).filter {
      document.values[$0].isContainer && !isRemark($0, document)
    }
    guard containers.count == 1, isKnown(containers[0], document),
      !Cover.isPlace(root, above: containers[0], document, roles)
    else { return nil }
    return containers[0]
  }

  /// Whether a member says something of the answer, and is none of its data.
  private static func isRemark(_ member: Int, _ document: Document) -> Bool {
    let value = document.values[member]
    guard value.isContainer, value.key != Value.noKey else { return false }
    let slice = document.keys.slices[Int(value.key)]
    if value.kind == .array {
      return document.text.isEqual(slice, "bbox") || isEsri(slice, document) || areLinks(member, document)
    }
    // A page may hold its rows.
    if document.children(of: member).contains(where: {
      document.values[$0].kind == .array && document.hasObject($0)
    }), document.text.isEqual(slice, "page") {
      return false
    }
    return [
      "crs", "meta", "fieldAliases", "spatialReference", "links", "_links", "page", "pagination", "paging",
      "jsonapi",
    ].contains {
      slice.count == $0.utf8.count && document.text.string(slice) == $0
    }
  }

  /// Whether a list holds what an answer is related to: `"links": [{"rel": "next", "href": "…"}]`.
  private static func areLinks(_ list: Int, _ document: Document) -> Bool {
    let slice = document.keys.slices[Int(document.values[list].key)]
    guard ["links", "link"].contains(document.text.string(slice)), document.hasObject(list) else {
      return false
    }
    let relations = ["rel", "relation"].compactMap { document.keys.number(ofName: $0, in: document.text) }
    let names = ["name", "title", "text", "label"].compactMap {
      document.keys.number(ofName: $0, in: document.text)
    }
    return document.children(of: list).allSatisfy { link in
      let keys = document.children(of: link).map { document.values[$0].key }
      return keys.contains(where: relations.contains) && !keys.contains(where: names.contains)
    }
  }

  /// Whether a key is that of the list in which Esri's services tell the fields of their features.
  private static func isEsri(_ key: Slice, _ document: Document) -> Bool {
    guard document.text.isEqual(key, "fields") else { return false }
    // So do those of CKAN, of their records.
    return [["features", "attributes"], ["records", "total", "_links"]].contains { words in
      words.allSatisfy { document.keys.number(ofName: $0, in: document.text) != nil }
    }
  }

  private static func isKnown(_ member: Int, _ document: Document) -> Bool {
    let key = FieldNames.normalized(
      document.text.string(document.keys.slices[Int(document.values[member].key)]))
    return words.contains(key)
      || !key.isEmpty && key.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } && key != "0"
  }
}
