/// Makes records from a document with nested nodes.
struct StructureReader {
  let document: Document
  let roles: KeyRoles
  private(set) var records = Records()
  /// The meaning of texts beside keys, in objects whose keys are data.
  let pairs: PairMeaning
  /// The keys used for each role, for `inspect`.
  private(set) var used = UsedKeys()
  /// Whether a code is a number in the file.
  private(set) var hasNumberCode = false
  private let ownCodes: OwnCodes
  private let isMarkup: Bool
  private let hasNames: Bool
  private let hasOnlyChildren: Bool
  private var open: [Frame] = []
  private var fieldNumbers: [UInt16?]
  /// The keys of fields in objects without names; found when they are needed.
  private var fieldKeys: Set<UInt32>?
  /// The only record of the document; what it holds is what lies below it, whatever that is called.
  private let only: Int?
  /// How many objects have an empty name, and hold what stands in their place: the root of a browser's bookmarks.
  private(set) var namelessGroups = 0
  /// Whether objects elsewhere stand under numbers that are no places in a list; nil before anybody asks.
  var hasNumbers: Bool?
  /// The entries that are written as a text alone; nil before the first text under a key that is data.
  private var shortEntries: ShortEntries?
  /// The keys that were taken for others which are written a little differently.
  private(set) var misspelt: [UInt32] = []
  /// By key: whether its lists or objects were read.
  private(set) var isRead: [Bool]
  /// The most further fields that are kept.
  private static let mostFields = 60

  /// A container being read.
  private struct Frame {
    var members: Document.Children
    let parent: Int
    let depth: Int
    /// Whether its keys are names or codes.
    let isDictionary: Bool
    /// The key of the container.
    var key = Value.noKey
    /// Whether its lists are pairs of a code and a name.
    var arePairs = false
    /// The key under which the rows of its lists say what these are called.
    var groupName: UInt32?
  }

  init(_ document: Document, _ roles: KeyRoles) {
    self.document = document
    self.roles = roles
    pairs = PairMeaning(document, roles)
    ownCodes = OwnCodes(document, roles)
    isMarkup = MarkupWrappers.isMarkup(document)
    hasNames = roles.hasNames
    hasOnlyChildren = roles.isOnlyChild.contains(true)
    fieldNumbers = Array(repeating: nil, count: document.keys.count)
    isRead = Array(repeating: false, count: document.keys.count)
    only = document.onlyRecord(roles)
    records.reserve(document.values.count / 3)
  }

  /// Reads everything inside `root`, or inside the whole document.
  mutating func read(_ root: Int?, isRootRecord: Bool) {
    if let root, isRootRecord {
      add(root, below: -1, depth: 0, keyed: false, list: Value.noKey)
    } else {
      push(root, below: -1, depth: 0)
    }
    while !open.isEmpty {
      if let index = open[open.count - 1].members.next() {
        let frame = open[open.count - 1]
        add(index, below: frame.parent, depth: frame.depth, keyed: frame.isDictionary, list: frame.key)
      } else {
        open.removeLast()
      }
    }
  }

  private mutating func push(_ index: Int?, below parent: Int, depth: Int) {
    let index = index.map { document.soleNames(in: $0, roles) ?? $0 }
    let isObject = index.map { document.values[$0].kind == .object } ?? false
    let key = index.map { document.values[$0].key } ?? Value.noKey
    if key != Value.noKey { isRead[Int(key)] = true }
    let order = isObject && !holdsLists(index) ? index.flatMap { IndexedKeys.order(document, $0) } : nil
    if let order, holdsAny(order), !areCodes(order, isTop: parent < 0, depth), !areNames(order, depth) {
      for member in order.reversed() {
        isRead[Int(document.values[member].key)] = true
        let one = document.only(member)
        open.append(Frame(members: one, parent: parent, depth: depth, isDictionary: false, key: key))
      }
      return
    }
    let members = document.children(of: index)
    let arePairs = !isObject && index.map(document.areCodedPairs) ?? false
    open.append(
      Frame(
        members: members, parent: parent, depth: depth, isDictionary: isObject, key: key, arePairs: arePairs,
        groupName: isObject ? index.flatMap { GroupNames.key(of: $0, document, roles) } : nil))
  }

  /// Adds a value of a list, and opens its children.
  private mutating func add(_ index: Int, below parent: Int, depth: Int, keyed: Bool, list listKey: UInt32) {
    let value = document.values[index]
    var fields = value.kind == .object ? RecordFields(index, document, roles, depth: depth) : nil
    if roles.hasFlags { fields?.readFlags(index, document, roles) }
    if !roles.inherited.isEmpty { fields?.choose(but: roles.inherited[listKey], in: index, document, roles) }
    if index == only, fields?.children == nil {
      let inner = document.containersOfNodes(in: index, roles)
      if inner.count == 1 { fields?.take(children: inner[0]) }
    }
    let isEntry = keyed && roles.areSections
    if let fields, fields.isRecord && !isEntry || keyed && fields.isOnlyChildren {
      return addRecord(index, fields, below: parent, depth: depth, keyed: keyed, list: listKey)
    }
    if keyed, !isEntry, var fields, value.kind == .object, let list = onlyList(index) {
      let key = document.values[list].key
      if !roles.isProperty[Int(key)], !roles.said.contains(key) { fields.take(children: list) }
      return addRecord(index, fields, below: parent, depth: depth, keyed: true, list: listKey)
    }
    if keyed, !isEntry, var fields, value.kind == .object, roles.namedByKeys.contains(listKey) {
      let inner = document.containersOfNodes(in: index, roles)
      if fields.children == nil, inner.count == 1 { fields.take(children: inner[0]) }
      return addRecord(index, fields, below: parent, depth: depth, keyed: true, list: listKey)
    }
    if keyed, let fields, value.kind == .object, holdsFields(index) {
      return addRecord(index, fields, below: parent, depth: depth, keyed: true, list: listKey)
    }
    if !keyed, value.kind == .object, var fields, let name = misspelt(index, besides: used.name) {
      fields.take(name: name)
      misspelt.append(document.values[name].key)
      return addRecord(index, fields, below: parent, depth: depth, keyed: false, list: listKey)
    }
    if !keyed, value.kind == .object, hasNames, addNameless(index, fields, below: parent) { return }
    if keyed { return addPair(index, below: parent, depth: depth) }
    switch value.kind {
    case .string, .number:
      if !value.slice.isEmpty {
        records.append(name: value.slice, parent: parent, place: document.place(of: index))
      }
    case .bool, .null: break
    case .array: addList(index, below: parent, depth: depth)
    case .object: push(index, below: parent, depth: depth)
    }
  }

  /// Adds an object of a list without a name, where others have one; false where what it holds stands for itself.
  private mutating func addNameless(_ index: Int, _ fields: RecordFields?, below parent: Int) -> Bool {
    let place = document.place(of: index)
    if let code = fields?.code, let name = saidName(index, besides: code) {
      records.append(
        name: document.values[name].slice, code: document.values[code].slice, parent: parent, place: place)
      for member in document.children(of: index) where member != code && member != name {
        addField(document.values[member])
      }
      return true
    }
    if document.hasContainer(index) {
      guard let name = firstText(index) else { return false }
      records.append(name: document.values[name].slice, parent: parent, place: place)
    } else if let code = fields?.code,
      document.text.bytes(document.values[code].slice, { $0.contains { $0 > 0x40 } })
    {
      addCode(index, code, below: parent)
    } else if let only = onlyText(index) {
      records.append(name: document.values[only].slice, parent: parent, place: place)
    } else if !isReport(index), !isSeparator(index) {
      records.append(name: .none, parent: parent, place: place)
    }
    return true
  }

  /// Adds a list that begins with its name, or opens one of nodes.
  private mutating func addList(_ index: Int, below parent: Int, depth: Int) {
    func append(_ name: Int, _ code: Int?) -> Int {
      records.append(
        name: document.values[name].slice, code: code.map { document.values[$0].slice } ?? .none,
        parent: parent, place: document.place(of: name))
    }
    if document.isNameWithNumbers(index) {
      _ = append(index + 1, nil)
    } else if open.last?.arePairs ?? false {
      _ = append(index + 2, index + 1)
    } else if let pair = document.choice(index) {
      _ = append(pair.name, pair.code)
    } else if let head = document.nameWithList(index) {
      let record = append(head.name, head.code)
      if head.lists.count == 1, !document.isNameWithNumbers(head.lists[0]) {
        return push(head.lists[0], below: record, depth: depth + 1)
      }
      for list in head.lists.reversed() {
        open.append(
          Frame(members: document.only(list), parent: record, depth: depth + 1, isDictionary: false))
      }
    } else {
      push(index, below: parent, depth: depth)
    }
  }

  /// Adds a key that is data, a name or a code, with its value.
  private mutating func addPair(_ index: Int, below parent: Int, depth: Int) {
    let value = document.values[index]
    let key = document.keys.slices[Int(value.key)]
    let place = document.place(of: index)
    if value.isContainer ? isSaid(index, below: parent) : roles.attributes.contains(value.key) { return }
    // What is not written and holds nothing is none.
    if key.isEmpty, value.slice.isEmpty,
      document.children(of: index).allSatisfy({
        document.values[$0].slice.isEmpty && !document.values[$0].isContainer
      })
    {
      return
    }
    switch value.kind {
    case .object where pairs.codesHoldNames && document.text.bytes(key, CodeShape.isCode):
      let name = document.values[index + 1]
      let record = records.append(
        name: document.keys.slices[Int(name.key)], code: key, parent: parent, place: place)
      push(index + 1, below: record, depth: depth + 1)
    case .array
    where document.text.bytes(key, CodeShape.isCode) && document.nameWithList(index)?.lists.count == 1:
      guard let head = document.nameWithList(index) else { return }
      let record = records.append(
        name: document.values[head.name].slice, code: key, parent: parent, place: place)
      push(head.lists[0], below: record, depth: depth + 1)
    case .array where document.text.bytes(key, CodeShape.isCode) && document.nameWithSigns(index) != nil:
      let name = document.nameWithSigns(index).map { document.values[$0].slice } ?? .none
      records.append(name: name, code: key, parent: parent, place: place)
    case .array where open.last?.groupName != nil:
      let name = open.last?.groupName.flatMap { GroupNames.name(of: index, $0, document) }
      let record = records.append(name: name ?? key, code: key, parent: parent, place: place)
      push(index, below: record, depth: depth + 1)
    case .object, .array:
      let record = records.append(name: key, code: attributeCode(index), parent: parent, place: place)
      if !roles.attributes.isEmpty { addAttributes(index) }
      if value.kind == .array, document.isPlaceOnMap(index) { return }
      push(index, below: record, depth: depth + 1)
    case .string where !value.slice.isEmpty:
      if pairs.texts == .keyIsCode || !addShortEntry(value, place, below: parent) {
        addTextPair(key, value.slice, place, below: parent)
      }
    case .number where pairs.numbersAreCodes:
      records.append(name: key, code: value.slice, parent: parent, place: place)
    default:
      records.append(name: key, parent: parent, place: place)
      if value.kind == .number { addField(named: "value", value.slice) }
    }
  }

  /// Adds an entry that is written as a text alone among others which are objects; false where it is none.
  private mutating func addShortEntry(_ value: Value, _ place: UInt32, below parent: Int) -> Bool {
    let entries = shortEntries ?? ShortEntries(document, roles)
    shortEntries = entries
    guard let list = open.last?.key, entries.arePresent(below: list) else { return false }
    let key = document.keys.slices[Int(value.key)]
    records.append(name: value.slice, code: key, parent: parent, place: place)
    return true
  }

  /// The code among the attributes of an object: `"account_number": "1310"`.
  private func attributeCode(_ object: Int) -> Slice {
    guard let key = roles.attributeCode else { return .none }
    let member = document.children(of: object).first { document.values[$0].key == key }
    return member.map { document.values[$0].slice } ?? .none
  }

  private mutating func addAttributes(_ object: Int) {
    for member in document.children(of: object) where !document.values[member].isContainer {
      let value = document.values[member]
      if roles.attributes.contains(value.key), value.key != roles.attributeCode { addField(value) }
    }
  }

  private mutating func addTextPair(_ key: Slice, _ text: Slice, _ place: UInt32, below parent: Int) {
    switch pairs.texts {
    case .keyIsCode:
      // A word that stands under itself is one name: `furniture: 'furniture'`.
      let isName = document.text.bytes(key) { key in document.text.bytes(text) { Bytes.areEqual(key, $0) } }
      records.append(name: text, code: isName ? .none : key, parent: parent, place: place)
    case .textIsCode: records.append(name: key, code: text, parent: parent, place: place)
    case .textIsChild:
      let record = records.append(name: key, parent: parent, place: place)
      records.append(name: text, parent: record, place: place)
    }
  }

  private mutating func addRecord(
    _ index: Int, _ fields: RecordFields, below parent: Int, depth: Int, keyed: Bool, list listKey: UInt32
  ) {
    var fields = fields
    fields.take(code: ownCodes.code(of: index, fields, list: listKey, isKeyed: keyed))
    let key = keyed ? document.keys.slices[Int(document.values[index].key)] : .none
    // An identifier is the name only if there is no other: beside a key it is the code of the key's node.
    let isNamedByKey =
      !key.isEmpty && fields.nameRank >= UInt8(FieldNames.lastResort) && !isCode(key, above: fields)
    var name = isNamedByKey ? key : fields.name.map { document.values[$0].slice } ?? key
    // A text or a number under another word, as a message or an area, identifies nothing.
    let isSaid = isNamedByKey && fields.nameRank < KeyRoles.identifier
    let ownCode = isNamedByKey && !isSaid ? fields.code ?? fields.name : fields.code
    // The name of an element in markup is a kind, and no code.
    let isCode = fields.name != nil && !isSaid && !isMarkup
    var code = ownCode.map { document.values[$0].slice } ?? (isCode ? key : .none)
    // A label that is its own value has no code, nor has a name that stands under itself.
    if ownCode.map({ document.values[$0].key == roles.valueKey }) ?? true,
      document.text.bytes(code, { left in document.text.bytes(name) { Bytes.areEqual(left, $0) } })
    {
      code = .none
    }
    // What only has a number above its list is called by that: `{"id": 7, "states": […]}`.
    if name.isEmpty, fields.name == nil, fields.children != nil, let own = fields.code {
      (name, code) = (document.values[own].slice, document.values[own].slice)
    }
    // A group that is called nothing only holds what lies in it.
    if name.isEmpty, code.isEmpty, let children = fields.children, holdsNothingElse(index) {
      return push(list(in: children), below: parent, depth: depth)
    }
    if name.isEmpty, fields.name != nil {
      if let children = fields.children, !holdsName(index) {
        namelessGroups += 1
        return push(list(in: children), below: parent, depth: depth)
      }
      if isSeparator(index) { return }
    }
    let record = records.append(name: name, code: code, parent: parent, place: document.place(of: index))
    if keyed { isRead[Int(document.values[index].key)] = true }
    used.add(fields, document)
    if let code = fields.code, document.values[code].kind == .number { hasNumberCode = true }
    records.setFlags(fields.flags)
    for member in document.children(of: index) {
      if document.values[member].isContainer {
        addInnerFields(member)
      } else if member != fields.name, member != fields.code {
        addField(document.values[member])
      }
    }
    guard let children = fields.children else {
      for member in numberedNodes(index).reversed() {
        let one = document.only(member)
        open.append(Frame(members: one, parent: record, depth: depth + 1, isDictionary: true))
      }
      openOnlyChildren(index, below: record, depth)
      return
    }
    let value = document.values[children]
    if value.kind == .object, roles.isOnlyChild[Int(value.key)],
      RecordFields(children, document, roles, depth: depth + 1).isRecord
    {
      openOnlyChildren(index, below: record, depth)
      return
    }
    for other in otherPlaces(index, children).reversed() {
      used.add(children: other, document)
      push(other, below: record, depth: depth + 1)
    }
    push(list(in: children), below: record, depth: depth + 1)
  }

  /// Opens the objects that stand alone below a node, each under a word of its own.
  private mutating func openOnlyChildren(_ object: Int, below record: Int, _ depth: Int) {
    guard hasOnlyChildren else { return }
    for member in onlyChildren(of: object, depth).reversed() {
      isRead[Int(document.values[member].key)] = true
      let only = document.only(member)
      open.append(Frame(members: only, parent: record, depth: depth + 1, isDictionary: false))
    }
  }

  /// Whether an object's keys are those of fields, which stand beside children elsewhere: it is a node without any.
  private mutating func holdsFields(_ object: Int) -> Bool {
    guard object + 1 < Int(document.values[object].end) else { return false }
    let keys = fieldKeys ?? document.keysBesideChildren(roles).union(document.keysOfFields())
    fieldKeys = keys
    return !keys.isEmpty
      && document.children(of: object).allSatisfy { keys.contains(document.values[$0].key) }
  }

  /// Adds a node that has a word as its code and no name, where others have both: the code is its name.
  private mutating func addCode(_ index: Int, _ code: Int, below parent: Int) {
    let text = document.values[code].slice
    let isValue = document.values[code].key == roles.valueKey
    records.append(
      name: text, code: isValue ? .none : text, parent: parent, place: document.place(of: index))
    for member in document.children(of: index) where member != code { addField(document.values[member]) }
  }

  private mutating func addField(named name: String, _ text: Slice) {
    let number = records.fieldNames.firstIndex(of: name) ?? records.fieldNames.count
    guard number < StructureReader.mostFields else { return }
    if number == records.fieldNames.count { records.fieldNames.append(name) }
    records.addField(UInt16(number), text)
  }

  /// Adds the fields of an object that is one itself: `center.lat`.
  private mutating func addInnerFields(_ object: Int) {
    guard document.values[object].kind == .object, let fieldKeys,
      fieldKeys.contains(document.values[object].key)
    else { return }
    isRead[Int(document.values[object].key)] = true
    let outer = document.text.string(document.keys.slices[Int(document.values[object].key)])
    for member in document.children(of: object) where !document.values[member].isContainer {
      let key = document.text.string(document.keys.slices[Int(document.values[member].key)])
      addField(named: "\(outer).\(key)", document.values[member].slice)
    }
  }

  private mutating func addField(_ value: Value) {
    guard value.kind != .null, value.key != Value.noKey, !value.slice.isEmpty else { return }
    let key = Int(value.key)
    if fieldNumbers[key] == nil, records.fieldNames.count < StructureReader.mostFields {
      fieldNumbers[key] = UInt16(records.fieldNames.count)
      records.fieldNames.append(document.text.string(document.keys.slices[key]))
    }
    if let number = fieldNumbers[key] { records.addField(number, value.slice) }
  }

  /// Takes codes off records that are not the first with theirs below one parent; see `Records.dropDoubledCodes(_:)`.
  mutating func dropDoubledCodes() -> String? { records.dropDoubledCodes(document.text) }

  /// The records, moved out of the reader.
  consuming func finished() -> Records { records }
}
