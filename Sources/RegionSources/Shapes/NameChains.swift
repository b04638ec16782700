/// Lists of names, of which each says under the names of the one before what lies below them, or under their codes:
///
///     {"counties": ["Meru"], "constituencies": {"Meru": ["Buuri"]}, "wards": {"Buuri": ["Kibirichia"]}}
///     {"regions": [{"id": "v", "name": "Valparaíso"}], "communes": {"v": ["Quilpué"]}}
///     {"regions": [{"id": 1, "name": "Alibori"}], "communes": {"Alibori": [{"id": 1, "name": "Banikoara"}]}}
extension DocumentInterpreter {
  /// The tree of such lists; nil where the document is something else.
  func nameChains(_ root: Int?) -> Interpretation? {
    guard let root, document.values[root].kind == .object, options.fields == FieldChoice(), !options.isAnswer
    else { return nil }
    let members = Array(document.children(of: root))
    guard members.count > 1, let first = members.first, isNamesOrGroups(first) || areCoded(first),
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
      guard member == first || places.count(where: { $0 != nil }) * 2 > places.count else { return nil }
      if member != first { known = [:] }
      for (group, place) in zip(groups, places) {
        let key = document.keys.slices[Int(document.values[group].key)]
        let parent = place ?? records.append(name: key, parent: -1, place: document.place(of: group))
        for name in document.children(of: group) { add(name, below: parent, &records, &known) }
      }
    }
    return Interpretation(
      records: records,
      understanding: Understanding(format: format, shape: "names by the names above them, a list a level"))
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
    return value.end > member + 1 && document.children(of: member).allSatisfy(areNames)
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
