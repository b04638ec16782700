/// Names with the word of their group: `{"html": "frontend", "css": "frontend", "express": "backend", …}`.
extension DocumentInterpreter {
  /// The groups with the names in them; nil where texts under names are others.
  func groupedNames(_ root: Int?) -> Interpretation? {
    guard let root, document.values[root].kind == .object, options.fields == FieldChoice(), !options.isAnswer
    else { return nil }
    let members = Array(document.children(of: root))
    guard members.count > 3,
      members.allSatisfy({ document.values[$0].kind == .string && !document.values[$0].slice.isEmpty })
    else { return nil }
    var records = Records()
    var groups: [String: Int] = [:]
    var parents: [Int] = []
    for member in members {
      let slice = document.values[member].slice
      let name = document.text.string(slice)
      guard let letter = name.first, letter.isLetter, !answers.contains(name.lowercased()) else { return nil }
      if groups[name] == nil {
        groups[name] = records.append(name: slice, parent: -1, place: document.place(of: member))
      }
      parents.append(groups[name] ?? -1)
      guard groups.count * 2 <= members.count else { return nil }
    }
    guard groups.count > 1 else { return nil }
    for (member, parent) in zip(members, parents) {
      records.append(
        name: document.keys.slices[Int(document.values[member].key)], parent: parent,
        place: document.place(of: member))
    }
    return Interpretation(
      records: records, understanding: Understanding(format: format, shape: "nested lists and names"))
  }

  /// The names of a list with those below them that say which of these they belong to:
  ///
  ///     {"areas": ["Business Law", "Criminal Law"], "practices": {"corporate": "Business Law", "antitrust": "Business Law"}}
  ///
  /// Nil where a text is no name of the list, or where something else stands beside them.
  func namesByGroup(_ root: Int?) -> Interpretation? {
    guard let root, document.values[root].kind == .object, options.fields == FieldChoice(), !options.isAnswer
    else { return nil }
    let members = document.children(of: root).filter { document.values[$0].isContainer }
    guard members.count == 2, let list = members.first(where: { document.values[$0].kind == .array }),
      document.hasNames(list), !document.hasContainer(list), let map = members.first(where: { $0 != list }),
      document.values[map].kind == .object, document.count(of: map) > 1,
      document.children(of: map).allSatisfy({ document.values[$0].kind == .string })
    else { return nil }
    var (records, groups) = (Records(), [String: Int]())
    for name in document.children(of: list) {
      let slice = document.values[name].slice
      let record = records.append(name: slice, parent: -1, place: document.place(of: name))
      guard groups.updateValue(record, forKey: document.text.string(slice)) == nil else { return nil }
    }
    for member in document.children(of: map) {
      guard let group = groups[document.text.string(document.values[member].slice)] else { return nil }
      records.append(
        name: document.keys.slices[Int(document.values[member].key)], parent: group,
        place: document.place(of: member))
    }
    guard Set(records.parents).count > 2 else { return nil }
    return Interpretation(
      records: records, understanding: Understanding(format: format, shape: "nested lists and names"))
  }

  /// What settings have instead of groups.
  private var answers: Set<String> { ["true", "false", "yes", "no", "on", "off", "none", "null"] }
}
