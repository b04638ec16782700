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

  /// What settings have instead of groups.
  private var answers: Set<String> { ["true", "false", "yes", "no", "on", "off", "none", "null"] }
}
