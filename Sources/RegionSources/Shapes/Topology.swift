/// TopoJSON: the places are the geometries of its objects, and the arcs are lines of the map.
///
///     {"type": "Topology", "objects": {"counties": {"geometries": [{"id": "01001", "properties": {…}}]}}, "arcs": […]}
extension DocumentInterpreter {
  /// The table of all geometries; nil where the document is something else.
  func topology() -> Table? {
    guard let root = document.values.first, root.kind == .object,
      let objects = member(of: 0, "objects"), member(of: 0, "arcs") != nil
    else { return nil }
    var rows: [Int] = []
    for object in document.children(of: objects) where document.values[object].kind == .object {
      if let geometries = member(of: object, "geometries") { rows += document.children(of: geometries) }
    }
    guard !rows.isEmpty, rows.allSatisfy({ document.values[$0].kind == .object }) else { return nil }
    return table(rows)
  }

  /// The member of an object under a key.
  func member(of object: Int, _ name: String) -> Int? {
    guard let key = document.keys.number(ofName: name, in: document.text) else { return nil }
    return document.children(of: object).first { document.values[$0].key == key }
  }
}

/// Columns of one length under the names of fields, as drawing libraries take them.
///
///     {"labels": ["Eve", "Cain", "Seth"], "parents": ["", "Eve", "Eve"]}
extension DocumentInterpreter {
  /// The table of such columns; nil where none of them names parents.
  func parallelColumns() -> Table? {
    guard let first = document.values.first, Int(first.end) == document.values.count,
      let parents = document.keys.number(ofName: "parents", in: document.text)
    else { return nil }
    guard
      let owner = document.values.indices.first(where: { index in
        document.values[index].kind == .object
          && document.children(of: index).contains { document.values[$0].key == parents }
      })
    else { return nil }
    let lists = document.children(of: owner).filter { document.values[$0].kind == .array }
    guard let parent = lists.first(where: { document.values[$0].key == parents }),
      !document.hasContainer(parent), document.count(of: parent) > 1
    else { return nil }
    let count = document.count(of: parent)
    let columns = lists.filter { document.count(of: $0) == count && !document.hasContainer($0) }
    let header = columns.map { column -> String in
      let key = document.text.string(document.keys.slices[Int(document.values[column].key)])
      return ["labels", "ids", "names", "parents"].contains(key) ? String(key.dropLast()) : key
    }
    guard header.contains(where: { ["label", "id", "name"].contains($0) }) else { return nil }
    var table = Table(document.text, width: columns.count)
    table.header = header
    let cells = columns.map { column in
      document.children(of: column).map { index -> Slice in
        document.values[index].kind == .null ? .none : document.values[index].slice
      }
    }
    for row in 0..<count { table.append(cells.map { $0[row] }, at: document.place(of: parent)) }
    return table
  }
}
