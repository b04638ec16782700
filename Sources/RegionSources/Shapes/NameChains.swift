import RegionModel

/// Lists of names, of which each says under the names of the one before what lies below them, or under their codes:
///
///     {"counties": ["Meru"], "constituencies": {"Meru": ["Buuri"]}, "wards": {"Buuri": ["Kibirichia"]}}
///     {"regions": [{"id": "v", "name": "Valparaíso"}], "communes": {"v": ["Quilpué"]}}
///     {"regions": [{"id": 1, "name": "Alibori"}], "communes": {"Alibori": [{"id": 1, "name": "Banikoara"}]}}
extension DocumentInterpreter {
  /// The tree of such lists; nil where the document is something else.
  func nameChains(_ members: [Int], _ parts: [Int]) -> Interpretation? {
    members.count == parts.count ? chain(parts) : nil
  }

  /// The containers of an object, and those of them that may be such lists.
  func chainable(_ root: Int?) -> (members: [Int], parts: [Int]) {
    guard let root, document.values[root].kind == .object, options.fields == FieldChoice(), !options.isAnswer
    else { return ([], []) }
    let members = document.children(of: root).filter { document.values[$0].isContainer }
    guard members.count > 1, members.count <= DocumentInterpreter.mostLists else { return (members, []) }
    // Numbers around one name each are the order of the names, of which one may be that of a place elsewhere.
    let areSingle = members.allSatisfy { document.values[$0].kind == .object && document.count(of: $0) == 1 }
    if areSingle, IndexedKeys.order(document, root) != nil { return (members, []) }
    let parts = members.filter { isNamesOrGroups($0) || areCoded($0) }
    return parts.contains { document.values[$0].kind == .object } ? (members, parts) : (members, [])
  }

  /// The tree of such lists beside others: what has to do with none of them, as states of orders beside regions and districts,
  /// is passed over where it is less.
  func nameChainsBesideOthers(_ members: [Int], _ parts: [Int]) -> Interpretation? {
    guard parts.count > 1, !shareGroups(parts), let links = links(of: parts),
      links.reduce(0, { $0 + size($1) }) > members.reduce(0, { $0 + (links.contains($1) ? 0 : size($1)) }),
      var found = chain(links)
    else { return nil }
    let rest = members.filter { !links.contains($0) }.map(title).joined(separator: ", ")
    if !rest.isEmpty { found.understanding.notes.append("beside the lists stand \(rest); passed over") }
    return found
  }

  private func size(_ member: Int) -> Int { Int(document.values[member].end) - member }

  /// The longest row of members of which each says what lies below the names of the one before; nil where there is none.
  private func links(of parts: [Int]) -> [Int]? {
    let keys = parts.map { document.values[$0].kind == .object ? groupKeys($0) : [] }
    // What is no key of a group need not be kept: a hash tells most of it.
    var wanted: Set<UInt32> = []
    for part in parts where document.values[part].kind == .object {
      for group in document.children(of: part) {
        wanted.insert(document.text.bytes(document.keys.slices[Int(document.values[group].key)], ByteHash.of))
      }
    }
    let held = parts.map { names(in: $0, wanted) }
    var best: [Int] = []
    for (start, first) in parts.enumerated() {
      var (found, last) = ([first], start)
      for next in parts.indices.dropFirst(start + 1) where !keys[next].isEmpty {
        guard keys[next].count(where: held[last].contains) * 2 >= keys[next].count else { continue }
        found.append(parts[next])
        last = next
      }
      if found.count > best.count { best = found }
    }
    return best.count > 1 ? best : nil
  }

  private func groupKeys(_ member: Int) -> [String] {
    document.children(of: member).map {
      document.text.string(document.keys.slices[Int(document.values[$0].key)])
    }
  }

  /// The names and the codes of a list, or of the lists of an object, that have one of these hashes.
  private func names(in member: Int, _ wanted: Set<UInt32>) -> Set<String> {
    let lists =
      document.values[member].kind == .array ? [member] : document.children(of: member).map(namesOfGroup)
    var names: Set<String> = []
    func add(_ slice: Slice) {
      if wanted.contains(document.text.bytes(slice, ByteHash.of)) {
        names.insert(document.text.string(slice))
      }
    }
    for list in lists {
      for item in document.children(of: list) {
        guard document.values[item].kind == .object else {
          add(document.values[item].slice)
          continue
        }
        let fields = RecordFields(item, document, roles, depth: 0)
        for field in [fields.name, fields.code].compactMap(\.self) { add(document.values[field].slice) }
      }
    }
    return names
  }

  /// The list of names under a key, which may stand in an object of its own: `{"Central": {"districts": ["Kandy"]}}`.
  private func namesOfGroup(_ group: Int) -> Int {
    document.values[group].kind == .object ? group + 1 : group
  }

  /// The tree of members of which each says what lies below the one before; nil where they do not.
  ///
  /// Most groups of each must stand in the one before; where three levels follow each other, half of them.
  private func chain(_ members: [Int]) -> Interpretation? {
    guard members.count > 1, let first = members.first,
      members.dropFirst().allSatisfy({ document.values[$0].kind == .object && isNamesOrGroups($0) }),
      !shareGroups(members)
    else { return nil }
    var records = Records()
    var known: [String: Int] = [:]
    if document.values[first].kind == .array {
      for name in document.children(of: first) {
        add(name, below: -1, &records, &known)
      }
    }
    for member in members where document.values[member].kind == .object {
      let groups = Array(document.children(of: member))
      let places = groups.map {
        known[document.text.string(document.keys.slices[Int(document.values[$0].key)])]
      }
      let found = places.count { $0 != nil }
      // A town of Ohio may be called as a province of Spain: such keys are no words for levels.
      let isEnough =
        document.values[first].kind == .array || members.allSatisfy(isLevelKey)
        ? members.count < 3 ? found * 2 > places.count : found * 2 >= places.count
        : found > 2 && found == places.count
      guard member == first || isEnough else { return nil }
      if member != first { known = [:] }
      for (group, place) in zip(groups, places) {
        let key = document.keys.slices[Int(document.values[group].key)]
        let parent = place ?? records.append(name: key, parent: -1, place: document.place(of: group))
        for name in document.children(of: namesOfGroup(group)) { add(name, below: parent, &records, &known) }
      }
    }
    return Interpretation(
      records: records,
      understanding: Understanding(format: format, shape: "names by the names above them, a list a level"))
  }

  /// Whether a key is a word for a level, or one of a program.
  private func isLevelKey(_ member: Int) -> Bool {
    guard document.values[member].key != Value.noKey else { return false }
    let key = document.keys.slices[Int(document.values[member].key)]
    if document.text.bytes(key, TextForm.isOfPrograms) { return true }
    let word = FieldNames.normalized(document.text.string(key))
    return LevelWords.isKnown(word) || LevelWords.isPlural(word)
      || FieldNames.of(.children).rank(word) != nil
  }

  /// Whether two members have groups of one name: they are places side by side, which both have shoes, and no levels.
  private func shareGroups(_ members: [Int]) -> Bool {
    var known: Set<String> = []
    for member in members where document.values[member].kind == .object {
      for group in document.children(of: member) {
        let key = document.text.string(document.keys.slices[Int(document.values[group].key)])
        if !known.insert(key).inserted { return true }
      }
    }
    return false
  }

  /// Whether a member is a list of names, or an object of such.
  private func isNamesOrGroups(_ member: Int) -> Bool {
    func areNames(_ list: Int) -> Bool {
      document.values[list].kind == .array
        && document.children(of: list).allSatisfy { document.values[$0].kind == .string }
    }
    let value = document.values[member]
    if value.kind == .object, value.end > member + 1, document.children(of: member).allSatisfy(areCoded) {
      return true
    }
    guard value.kind == .object else { return areNames(member) && document.hasNames(member) }
    guard value.end > member + 1 else { return false }
    if document.hasObject(member) {
      let word = member + 2 < document.values.count ? document.values[member + 2].key : Value.noKey
      return document.children(of: member).allSatisfy { group in
        document.values[group].kind == .object && document.count(of: group) == 1
          && document.values[group + 1].key == word && areNames(group + 1)
      }
    }
    return document.children(of: member).allSatisfy(areNames)
  }

  /// Whether a member is a list of objects with a name and a code each, and no others below them.
  private func areCoded(_ list: Int) -> Bool {
    document.values[list].kind == .array && document.hasObject(list)
      && document.children(of: list).allSatisfy { object in
        guard document.values[object].kind == .object, !document.hasContainer(object) else { return false }
        let fields = RecordFields(object, document, roles, depth: 0)
        return fields.name != nil && fields.code != nil
      }
  }

  private func addCoded(
    _ object: Int, below parent: Int, _ records: inout Records, _ known: inout [String: Int]
  ) {
    let fields = RecordFields(object, document, roles, depth: 0)
    guard let name = fields.name, let code = fields.code else { return }
    let (own, key) = (document.values[name].slice, document.values[code].slice)
    let record = records.append(name: own, code: key, parent: parent, place: document.place(of: object))
    known[document.text.string(own)] = record
    known[document.text.string(key)] = record
  }

  private func add(_ name: Int, below parent: Int, _ records: inout Records, _ known: inout [String: Int]) {
    if document.values[name].kind == .object { return addCoded(name, below: parent, &records, &known) }
    let slice = document.values[name].slice
    known[document.text.string(slice)] = records.append(
      name: slice, parent: parent, place: document.place(of: name))
  }
}
