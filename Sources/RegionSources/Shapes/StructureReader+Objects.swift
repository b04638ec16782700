/// What the objects of nested nodes hold.
extension StructureReader {
  /// Whether a list or an object under a key is said of what holds it: of the node above, or of the whole document, whose
  /// other members hold more.
  func isSaid(_ member: Int, below parent: Int) -> Bool {
    if roles.said.contains(document.values[member].key) { return parent >= 0 }
    guard parent < 0, Cover.isAbout(member, document) else { return false }
    let others = document.children(of: 0).filter { $0 != member }
    return others.count > 1 && others.allSatisfy { document.hasContainer($0) }
  }

  /// Whether an object holds no text, number or truth beside its lists.
  func holdsNothingElse(_ object: Int) -> Bool {
    document.children(of: object).allSatisfy { member in
      let value = document.values[member]
      return value.isContainer || value.kind == .null || value.kind != .bool && value.slice.isEmpty
    }
  }

  /// What lies below an object under numbers beside its name: `{"name": "Hanoi", "1": {"name": "Ba Dinh"}, "2": {…}}`.
  func numberedNodes(_ object: Int) -> [Int] {
    document.children(of: object).filter { member in
      let value = document.values[member]
      guard value.kind == .object || value.kind == .string && !value.slice.isEmpty else { return false }
      return document.text.bytes(document.keys.slices[Int(value.key)]) { key in
        !key.isEmpty && key.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
      }
    }
  }

  /// The objects that stand alone below a node, each under a word of its own.
  func onlyChildren(of object: Int, _ depth: Int) -> [Int] {
    document.children(of: object).filter { member in
      let value = document.values[member]
      return value.kind == .object && roles.isOnlyChild[Int(value.key)]
        && RecordFields(member, document, roles, depth: depth + 1).isRecord
    }
  }

  /// The further lists of places beside the children: `cities` and `municipalities` of one province.
  func otherPlaces(_ object: Int, _ children: Int) -> [Int] {
    guard document.values[children].kind == .array, roles.isPlaces[Int(document.values[children].key)],
      roles.childrenByLevel.isEmpty
    else { return [] }
    let areObjects = document.hasObject(children)
    return document.children(of: object).filter { member in
      let value = document.values[member]
      return member != children && value.kind == .array && roles.isPlaces[Int(value.key)]
        && (document.hasObject(member) || !areObjects && document.hasNames(member))
    }
  }

  /// The list of records inside of what servers put around children: `"children": {"nodes": […], "pageInfo": …}`.
  func list(in children: Int) -> Int {
    guard document.values[children].kind == .object else { return children }
    let lists = document.children(of: children).filter { document.values[$0].kind == .array }
    guard lists.count == 1, let list = lists.first,
      document.hasObject(list) || document.count(of: list) == 0,
      ["nodes", "data", "items", "results"].contains(
        document.text.string(document.keys.slices[Int(document.values[list].key)]))
    else { return children }
    return list
  }

  /// Whether a key is the code of a text that is no code itself: `"010": {"description": "Bibliography"}`.
  ///
  /// A number is one above capitals alone, too: `"01": {"department": "CAPITAL"}`.
  func isCode(_ key: Slice, above fields: RecordFields) -> Bool {
    guard let name = fields.name, document.text.bytes(key, CodeShape.isCode) else { return false }
    func hasDigit(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.contains { $0 >= 0x30 && $0 <= 0x39 } }
    if fields.nameRank < KeyRoles.identifier, !document.text.bytes(document.values[name].slice, hasDigit),
      document.text.bytes(key, { $0.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } })
    {
      return true
    }
    return !document.text.bytes(document.values[name].slice, CodeShape.isCode)
  }

  /// The text of an object that holds nothing else: a heading in a menu, `{"header": "Tools"}`.
  func onlyText(_ object: Int) -> Int? {
    let members = Array(document.children(of: object))
    guard members.count == 1, document.values[members[0]].kind == .string, !isReport(object) else {
      return nil
    }
    let isName = document.text.bytes(document.values[members[0]].slice) { $0.contains { $0 > 0x40 } }
    return isName && !isSeparator(object) ? members[0] : nil
  }

  /// The first text that reads like a name in an object that has a code and holds nothing: `{"code": "1.1.1", "description":
  /// "Proportion of …", "series": []}`.
  func saidName(_ object: Int, besides code: Int) -> Int? {
    let isEmpty = document.children(of: object).allSatisfy {
      !document.values[$0].isContainer || document.values[$0].end == $0 + 1
    }
    let hasDigit = document.text.bytes(document.values[code].slice) { bytes in
      bytes.contains { $0 >= 0x30 && $0 <= 0x39 }
    }
    guard isEmpty, hasDigit else { return nil }
    return document.children(of: object).first { member in
      member != code && document.values[member].kind == .string
        && document.text.bytes(document.values[member].slice, TextForm.init) == .name
    }
  }

  /// The first text of an object that holds other objects, but no list: one of a list whose others have names.
  func firstText(_ object: Int) -> Int? {
    guard !document.children(of: object).contains(where: { document.values[$0].kind == .array }) else {
      return nil
    }
    return document.children(of: object).first {
      document.values[$0].kind == .string && !document.values[$0].slice.isEmpty
    }
  }

  /// Whether an object only draws a line between the items of a menu: `{"type": "separator"}`, or a browser's
  /// `text/x-moz-place-separator`.
  func isSeparator(_ object: Int) -> Bool {
    let words: [StaticString] = ["separator", "divider", "hr"]
    return document.children(of: object).contains { member in
      let value = document.values[member]
      if value.kind == .string {
        return words.contains { document.text.isEqual(value.slice, $0) }
          || document.text.bytes(value.slice) { $0.reversed().starts(with: "-separator".utf8.reversed()) }
      }
      let key = document.keys.slices[Int(value.key)]
      return value.kind == .bool && document.isTrue(value)
        && words.contains { document.text.isEqual(key, $0) }
    }
  }

  /// Whether an object is the report at the end of `tree -J`.
  func isReport(_ object: Int) -> Bool {
    document.children(of: object).contains { document.text.isEqual(document.values[$0].slice, "report") }
  }

  /// Whether an object holds several lists and nothing else: their numbers are what tells them apart.
  func holdsLists(_ object: Int?) -> Bool {
    var count = 0
    for member in document.children(of: object) {
      guard document.values[member].kind == .array else { return false }
      count += 1
    }
    return count > 1
  }
}

extension Document {
  /// The list that is all there is in the only object of a list, under a word that is so elsewhere, too: `[{"tehsil":
  /// ["ATTOCK", "HAZRO"]}]`; nil for other lists.
  func soleNames(in list: Int, _ roles: KeyRoles) -> Int? {
    let (object, inner) = (list + 1, list + 2)
    guard values[list].kind == .array, inner < values[list].end, values[object].kind == .object,
      values[object].end == values[list].end, values[inner].end == values[list].end,
      values[inner].kind == .array, roles.isSole[Int(values[inner].key)]
    else { return nil }
    return inner
  }

  /// The keys of texts in objects that have children and no name: `version` beside `dependencies`.
  func keysBesideChildren(_ roles: KeyRoles) -> Set<UInt32> {
    var found: Set<UInt32> = []
    for index in values.indices where values[index].kind == .object {
      guard RecordFields(index, self, roles, depth: 0).isOnlyChildren else { continue }
      for member in children(of: index) where !values[member].isContainer { found.insert(values[member].key) }
    }
    return found
  }
}
