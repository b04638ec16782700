/// The fields of one object: its members for the name, the code and the children.
struct RecordFields {
  /// The indices of values.
  private(set) var name: Int?
  private(set) var code: Int?
  private(set) var children: Int?
  private(set) var flags: UInt8 = 0
  private(set) var nameRank = KeyRoles.none
  private var isNameEmpty = false
  private var codeRank = KeyRoles.none
  private var childrenRank = KeyRoles.none
  /// A container that may hold children although no list knows its key.
  private var unknownChildren: Int?
  private var unknownCount = 0
  /// Lists of names and objects of objects under such keys: children only of an object that has a name.
  private var looseChildren: Int?
  private var looseCount = 0
  private var containers = 0
  private var hasWord = false
  private var hasTexts = false

  /// Whether the object only holds the children of the key beside it, under a word that stands elsewhere, too.
  var isOnlyChildren: Bool { name == nil && children != nil && containers == 1 && hasWord }

  /// Whether the object is a node, and not a map of named values.
  var isRecord: Bool { name != nil || code != nil && children != nil && codeRank < UInt8(FieldNames.ending) }

  /// - Parameter depth: The number of levels above the object; a person may have named other fields for each.
  /// - Complexity: O(members).
  @inline(__always)  // Otherwise each of a million objects would retain the tables one by one.
  init(_ object: Int, _ document: borrowing Document, _ roles: borrowing KeyRoles, depth: Int) {
    for member in document.children(of: object) {
      let value = document.values[member]
      if value.isContainer {
        takeContainer(member, value, document, roles)
      } else {
        takeText(member, value, roles)
      }
    }
    if children == nil, unknownCount == 1 { children = unknownChildren }
    hasWord =
      childrenRank < KeyRoles.none || children.map { roles.isRepeated[Int(document.values[$0].key)] } ?? false
    if children == nil, name != nil, unknownCount == 0, looseCount == 1 { children = looseChildren }
    if children == nil, !hasTexts, containers == 1, let loose = looseChildren,
      roles.isSole[Int(document.values[loose].key)]
    {
      (children, hasWord) = (loose, true)
    }
    chooseByLevel(object, document, roles, depth: depth)
  }

  /// Takes a member for the children.
  mutating func take(children: Int) { self.children = children }

  /// Takes a member for the name that no word tells.
  mutating func take(name: Int) { take(name: name, rank: KeyRoles.anyText) }

  /// Takes a member for the name.
  mutating func take(name: Int, rank: UInt8) { (self.name, nameRank) = (name, rank) }

  /// Takes another member for the code, or none.
  mutating func take(code: Int?) { self.code = code }

  @inline(__always)
  private mutating func takeText(_ member: Int, _ value: Value, _ roles: borrowing KeyRoles) {
    let key = Int(value.key)
    hasTexts = true
    switch value.kind {
    case .string, .number:
      // Where the best name is empty, the next one counts.
      if roles.name[key] < nameRank
        ? !value.slice.isEmpty || name == nil : isNameEmpty && isOther(value, roles)
      {
        (name, nameRank, isNameEmpty) = (member, roles.name[key], value.slice.isEmpty)
      }
      if roles.code[key] < codeRank, !value.slice.isEmpty { (code, codeRank) = (member, roles.code[key]) }
    default: break
    }
  }

  private func isOther(_ value: Value, _ roles: borrowing KeyRoles) -> Bool {
    !value.slice.isEmpty && roles.name[Int(value.key)] < KeyRoles.none
  }

  private mutating func takeContainer(
    _ member: Int, _ value: Value, _ document: borrowing Document, _ roles: borrowing KeyRoles
  ) {
    let key = Int(value.key)
    if !roles.isProperty[key] { containers += 1 }
    if roles.children[key] < KeyRoles.none {
      let isFirst =
        children.map { isBetter(member, than: $0, document, roles) } ?? (roles.children[key] < childrenRank)
      if isFirst { (children, childrenRank) = (member, roles.children[key]) }
    } else if roles.mayHoldChildren[key] {
      if value.kind == .array ? document.hasObject(member) : roles.isOnlyChild[key] {
        unknownChildren = member
        unknownCount += 1
      } else if document.hasObject(member) || value.kind == .array && document.hasNames(member)
        || document.hasCodedTexts(member) || document.hasTexts(member) || roles.holdsNumbers[key]
        || value.kind == .array && roles.holdsNames[key] && document.beginsWithText(member)
      {
        looseChildren = member
        looseCount += 1
      }
    } else if value.kind == .object, roles.isSole[key] {
      looseChildren = member
    }
  }

  /// Whether a container under a word for children goes before another: a list of objects before one of texts, else the
  /// better word.
  private func isBetter(
    _ member: Int, than other: Int, _ document: borrowing Document, _ roles: borrowing KeyRoles
  ) -> Bool {
    let (own, old) = (roles.children[Int(document.values[member].key)], childrenRank)
    let (isOfObjects, wasOfObjects) = (document.hasObject(member), document.hasObject(other))
    if isOfObjects != wasOfObjects, document.hasNames(isOfObjects ? other : member) {
      return isOfObjects
        ? !TextsBesideObjects.isWeaker(own, than: old) : TextsBesideObjects.isWeaker(old, than: own)
    }
    return own < old
  }

  private mutating func chooseByLevel(
    _ object: Int, _ document: borrowing Document, _ roles: borrowing KeyRoles, depth: Int
  ) {
    func member(_ keys: [UInt32]) -> Int? {
      guard !keys.isEmpty else { return nil }
      let key = keys[min(depth, keys.count - 1)]
      return document.children(of: object).first { document.values[$0].key == key }
    }
    if roles.childrenByLevel.count > 1 { children = member(roles.childrenByLevel) ?? children }
    if roles.nameByLevel.count > 1 { name = member(roles.nameByLevel) ?? name }
    if roles.codeByLevel.count > 1 { code = member(roles.codeByLevel) ?? code }
  }

  /// Reads the flags of the object.
  mutating func readFlags(_ object: Int, _ document: borrowing Document, _ roles: borrowing KeyRoles) {
    for member in document.children(of: object) where !document.values[member].isContainer {
      let value = document.values[member]
      let key = Int(value.key)
      let isSet = document.isTrue(value)
      if roles.disabled[key] != KeyRoles.none, isSet { flags |= Records.Flag.disabled }
      guard roles.leaf[key] != KeyRoles.none else { continue }
      // `leaf` and `isLeaf` mean that there are no children; the other names mean the opposite.
      let saysLeaf = roles.leaf[key] <= 1 ? isSet : !isSet
      flags |= saysLeaf ? Records.Flag.leaf : roles.leaf[key] > 1 ? Records.Flag.hasChildren : 0
    }
  }
}

extension Document {
  /// Whether a value means yes: true, a number other than 0, or a word for it.
  func isTrue(_ value: Value) -> Bool { value.kind != .null && Truth.isTrue(text.string(value.slice)) }
}
