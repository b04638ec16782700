/// Lists of groups of names, of which each names what lies in the names of the one before:
///
///     {"districts": [{"province": "Niassa", "districts": ["Cuamba", "Lago"]}],
///      "wards": [{"district": "Cuamba", "wards": ["Lione", "Mussa"]}]}
extension DocumentInterpreter {
  /// The tree of such lists; nil where there are others, or fewer than two.
  ///
  /// - Complexity: O(1) where the first list is none, else O(*n*).
  func chainedGroups(_ top: Int?) -> Interpretation? {
    guard options.fields == FieldChoice(), let top, document.values[top].kind == .object else { return nil }
    let lists = document.children(of: top).filter { areGroups($0) }
    // Lists with the same words say the same of other things.
    let words = Set(lists.compactMap { parts(of: $0 + 1).map { document.values[$0.name].key } })
    guard lists.count > 1, words.count == lists.count else { return nil }
    var records = Records()
    // The numbers of the names of the lists before, by name; -1 for one that stands twice.
    var (known, lostCount): ([String: Int], Int) = ([:], 0)
    for (level, list) in lists.enumerated() {
      var (own, lost, all): ([String: Int], Int, Int) = ([:], 0, 0)
      for group in document.children(of: list) {
        guard let (name, items) = parts(of: group) else { return nil }
        let text = document.text.string(document.values[name].slice)
        var parent = known[text] ?? -1
        all += 1
        if level == 0 {
          parent = records.append(
            name: document.values[name].slice, parent: -1, place: document.place(of: name))
        } else if parent < 0 {
          // It stands in no list above.
          lost += 1
          parent = records.append(
            name: document.values[name].slice, parent: -1, place: document.place(of: name))
        }
        for item in document.children(of: items) {
          let slice = document.values[item].slice
          let record = records.append(name: slice, parent: parent, place: document.place(of: item))
          let word = document.text.string(slice)
          own[word] = own[word] == nil ? record : -1
        }
      }
      guard lost * 5 <= all else { return nil }
      lostCount += lost
      known = own
    }
    var understanding = Understanding(format: format, shape: "lists of names below each other")
    understanding.name = lists.compactMap { list in
      parts(of: list + 1).map {
        document.text.string(document.keys.slices[Int(document.values[$0.name].key)])
      }
    }
    if lostCount > 0 {
      understanding.notes.append(
        lostCount == 1 ? "1 group stands in no list above" : "\(lostCount) groups stand in no list above")
    }
    let others = document.children(of: top).filter { !lists.contains($0) }
    if !others.isEmpty {
      let names = others.map { document.text.string(document.keys.slices[Int(document.values[$0].key)]) }
      understanding.notes.append("beside the lists stand \(names.joined(separator: ", ")); passed over")
    }
    return Interpretation(records: records, understanding: understanding)
  }

  private func areGroups(_ list: Int) -> Bool {
    document.values[list].kind == .array && Int(document.values[list].end) > list + 1
      && document.children(of: list).allSatisfy { parts(of: $0) != nil }
  }

  /// The name of a group and its list of names, which are all that it has; nil for another value.
  private func parts(of group: Int) -> (name: Int, items: Int)? {
    guard document.values[group].kind == .object, document.count(of: group) == 2 else { return nil }
    let members = Array(document.children(of: group))
    guard let name = members.first(where: { document.values[$0].kind == .string }),
      let items = members.first(where: { document.values[$0].kind == .array }),
      !document.values[name].slice.isEmpty,
      document.children(of: items).allSatisfy({
        document.values[$0].kind == .string && !document.values[$0].slice.isEmpty
      })
    else { return nil }
    return (name, items)
  }
}
