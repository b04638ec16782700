/// Lists of a document whose objects say in which object of another list they lie, as tables of a database do:
///
///     {"departments": [{"id": 1, "name": "Sales"}], "teams": [{"id": 11, "department_id": 1, "name": "North"}]}
extension DocumentInterpreter {
  /// The tree of the lists in an object; nil where they do not say it.
  func referringLists(_ root: Int?) -> (Interpretation, SourceText)? {
    guard options.fields == FieldChoice(), !options.isAnswer else { return nil }
    if let tables = exportedTables(root) { return joined(tables.map { ($0.rows, $0.name) }) }
    guard let root, document.values[root].kind == .object else { return nil }
    let members = document.children(of: root).filter { document.values[$0].isContainer }
    guard members.count > 1, members.count <= DocumentInterpreter.mostLists else { return nil }
    let plain = members.filter(document.hasObject)
    // What holds texts alone says something of the lists.
    guard plain.count > 1, plain.contains(where: isReferredTo), plain.allSatisfy(isFlat) else { return nil }
    let lists = plain + members.filter { !plain.contains($0) && isGrouped($0) }
    // So do objects of such, where they are less.
    let others = members.filter { !lists.contains($0) && document.hasContainer($0) }
    guard size(of: others) * 2 < size(of: lists) else { return nil }
    guard var found = joined(lists) else { return nil }
    let rest = members.filter { !found.used.contains($0) }.map(title).joined(separator: ", ")
    if !rest.isEmpty {
      found.tree.0.understanding.notes.append("beside the lists stand \(rest); passed over")
      found.tree.0.understanding.leftAside.append("beside the lists stand \(rest); passed over")
    }
    return found.tree
  }

  /// The tree of lists and those that are in it: all, or all but one that has to do with none of them, as colours beside
  /// provinces and districts.
  func joined(_ lists: [Int]) -> (tree: (Interpretation, SourceText), used: [Int])? {
    if let tree = joined(lists.map { ($0, title($0)) }) { return (tree, lists) }
    guard lists.count > 2 else { return nil }
    let found = lists.lazy.compactMap { other in
      let rest = lists.filter { $0 != other }
      return joined(rest.map { ($0, title($0)) }).map { ($0, rest) }
    }.first
    guard found == nil, lists.count > 3, let linked = linked(lists), linked.count < lists.count else {
      return found
    }
    return joined(linked.map { ($0, title($0)) }).map { ($0, linked) }
  }

  /// The most lists of which each has a key that is called after another, or another has one that is called after it.
  private func linked(_ lists: [Int]) -> [Int]? {
    let names = lists.map { TableName.normalized(title($0)) }
    var groups = Array(lists.indices)
    for (one, list) in lists.enumerated() {
      let keys = document.children(of: list + 1).map {
        document.text.string(document.keys.slices[Int(document.values[$0].key)])
      }
      for other in lists.indices
      where other != one && keys.contains(where: { TableName.meaning(of: $0, names[other]) == .whole }) {
        let (old, new) = (groups[one], groups[other])
        for at in groups.indices where groups[at] == old { groups[at] = new }
      }
    }
    let found = Dictionary(grouping: lists.indices) { groups[$0] }.values.map { $0.map { lists[$0] } }
    let best = found.max { (size(of: $0), $1[0]) < (size(of: $1), $0[0]) }
    return best.flatMap { $0.count > 1 ? $0 : nil }
  }

  /// How many values lie in members.
  private func size(of members: [Int]) -> Int {
    members.reduce(0) { $0 + Int(document.values[$1].end) - $1 }
  }

  /// An object with more lists is a map of them.
  static let mostLists = 12

  /// Whether some key is called after a list, or is a parent's.
  private func isReferredTo(_ list: Int) -> Bool {
    let name = TableName.normalized(title(list))
    return document.keys.slices.indices.contains { key in
      document.values[list].key != key
        && (roles.parent[key] != KeyRoles.none
          || TableName.meaning(of: document.text.string(document.keys.slices[key]), name) != nil)
    } || hasOwnCode(list)
  }

  /// Whether the objects of a list have a text under the list's own word, which tells them apart:
  /// `"sido": [{"sido": "11", "nm": "서울"}]`.
  private func hasOwnCode(_ list: Int) -> Bool {
    let key = document.values[list].key
    var texts: Set<String> = []
    for row in document.children(of: list) {
      let own = document.children(of: row).first { document.values[$0].key == key }
      guard let own, !document.values[own].isContainer, !document.values[own].slice.isEmpty,
        texts.insert(document.text.string(document.values[own].slice)).inserted,
        document.count(of: row) > 1
      else { return false }
    }
    return texts.count > 1
  }

  func title(_ list: Int) -> String {
    document.text.string(document.keys.slices[Int(document.values[list].key)])
  }

  /// Whether a member is a list of objects, or of such by their codes, without others below them; texts under a word that
  /// nobody knows are said of them.
  private func isFlat(_ member: Int) -> Bool {
    document.children(of: member).allSatisfy { row in
      document.values[row].kind == .object
        && document.children(of: row).allSatisfy {
          !document.values[$0].isContainer || !holdsNodes($0) || isSaid($0)
        }
    }
  }

  /// Whether a member is a list of texts whose word is none for children.
  func isSaid(_ member: Int) -> Bool {
    document.values[member].kind == .array && !document.hasContainer(member)
      && roles.children[Int(document.values[member].key)] == KeyRoles.none
  }

  /// The tables of a whole database, as phpMyAdmin exports it: `{"type": "table", "name": "cities", "data": […]}` in a
  /// list; nil where there are not several.
  private func exportedTables(_ root: Int?) -> [(rows: Int, name: String)]? {
    guard let root, document.values[root].kind == .array else { return nil }
    var tables: [(rows: Int, name: String)] = []
    for object in document.children(of: root) {
      guard document.values[object].kind == .object else { return nil }
      var (isTable, name, rows): (Bool, String?, Int?) = (false, nil, nil)
      for member in document.children(of: object) {
        let value = document.values[member]
        let key = document.keys.slices[Int(value.key)]
        if document.text.isEqual(key, "type") { isTable = document.text.isEqual(value.slice, "table") }
        if document.text.isEqual(key, "name"), value.kind == .string {
          name = document.text.string(value.slice)
        }
        if document.text.isEqual(key, "data"), value.kind == .array, document.hasObject(member) {
          rows = member
        }
      }
      if isTable, let name, let rows { tables.append((rows, name)) }
    }
    return tables.count > 1 ? tables : nil
  }

  private func joined(_ lists: [(rows: Int, name: String)]) -> (Interpretation, SourceText)? {
    do throws(SourceErrors) {
      let tables = try JoinedTables(
        lists.map { NamedTable(table: rows(of: $0.rows), format: format, name: $0.name) }, document.text,
        options
      )
      let text = tables.text
      return tables.areReferring ? (try tables.interpretation(), text) : nil
    } catch {
      // What does not fit is no table of a level.
      return nil
    }
  }

  /// Whether a member has a list for each place above, by its code or name: `{"p1": ["One", "Two"], "p2": ["Three"]}`.
  private func isGrouped(_ member: Int) -> Bool {
    let lists = document.children(of: member)
    guard document.values[member].kind == .object, lists.contains(where: { document.count(of: $0) > 0 })
    else {
      return false
    }
    let areTexts = lists.allSatisfy { list in
      document.values[list].kind == .array
        && document.children(of: list).allSatisfy { document.values[$0].kind == .string }
    }
    return areTexts
      || lists.allSatisfy { document.values[$0].kind == .array && (document.hasObject($0) && isFlat($0)) }
  }

  /// The entries of such lists as rows, with the place above each as a column `parent`.
  private func groupedRows(of member: Int) -> Table {
    let lists = document.children(of: member)
    let rows = lists.flatMap { Array(document.children(of: $0)) }
    let keys = lists.flatMap { list in
      Array(repeating: document.keys.slices[Int(document.values[list].key)], count: document.count(of: list))
    }
    guard rows.first.map({ document.values[$0].kind == .string }) ?? false else {
      return table(rows).adding("parent", keys)
    }
    var table = Table(document.text, width: 2)
    table.header = ["name", "parent"]
    for (row, key) in zip(rows, keys) {
      table.append([document.values[row].slice, key], at: document.place(of: row))
    }
    return table
  }

  /// The objects of a list as rows; where they stand by their codes, these are a column `id`.
  private func rows(of list: Int) -> Table {
    if !document.hasObject(list) { return groupedRows(of: list) }
    let rows = Array(document.children(of: list))
    var plain = table(rows)
    if hasOwnCode(list), let own = plain.header.firstIndex(of: title(list)) { plain.header[own] = "code" }
    guard document.values[list].kind == .object, !plain.header.contains("id") else { return plain }
    var table = Table(document.text, width: plain.width + 1)
    table.header = ["id"] + plain.header
    for (index, row) in rows.enumerated() {
      let code = document.keys.slices[Int(document.values[row].key)]
      table.append([code] + (0..<plain.width).map { plain.cell(index, $0) }, at: plain.places[index])
    }
    return table
  }
}
