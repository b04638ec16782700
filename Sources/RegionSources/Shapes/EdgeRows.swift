/// Rows of the two ends of a link, under headings that graphs have: `source,target`, `from,to`, `parent,child`.
enum EdgeHeading {
  /// The columns of both ends; nil where the headings are others. A third column may tell anything.
  static func ends(_ header: [String]) -> (upper: Int, lower: Int)? {
    guard (2...3).contains(header.count) else { return nil }
    let names = header.map(FieldNames.normalized)
    return (LinkTable.ends + LinkTable.families).lazy.compactMap { pair in
      guard let upper = names.firstIndex(of: pair.upper), let lower = names.firstIndex(of: pair.lower) else {
        return nil
      }
      return (upper, lower)
    }.first
  }
}

extension TableInterpreter {
  /// The tree of such rows; nil where they are others, or where a place has several above it.
  func edgeRows() -> Interpretation? {
    guard options.fields == FieldChoice(), let ends = EdgeHeading.ends(table.header),
      LinkTable(edges: table.header, isDatabase: true) != nil || table.width == 2
    else { return nil }
    // A third column that holds texts has the names.
    let others = table.header.indices.filter { $0 != ends.upper && $0 != ends.lower }
    guard others.allSatisfy({ contents[$0].isNumbers || contents[$0].filled == 0 }) else { return nil }
    let uppers = column(ends.upper)
    let lowers = column(ends.lower)
    func tellPlaces(_ cells: [Slice]) -> Bool {
      Set(cells.map(table.text.string)).count == cells.count && !cells.contains { $0.isEmpty }
    }
    // Some programs write the lower end first.
    let isDown = tellPlaces(lowers)
    guard isDown || tellPlaces(uppers), mayBeTree(uppers, lowers, ends.upper) else { return nil }
    var places = LinkedPlaces(table.text)
    for row in 0..<table.count {
      let (upper, lower) = isDown ? (uppers[row], lowers[row]) : (lowers[row], uppers[row])
      if ParentRows.meansNone(table.text.string(upper)) {
        places.add(lower, name: nil, at: table.places[row])
      } else {
        let above = places.add(upper, name: nil, at: table.places[row])
        places.link(above, places.add(lower, name: nil, at: table.places[row]))
      }
    }
    guard !places.links.isEmpty else { return nil }
    var (records, _) = places.tree()
    for record in 0..<records.count { records.codes[record] = .none }
    var result = finished(records, "rows that name their parent", parent: isDown ? ends.upper : ends.lower)
    result.understanding.name = [title(isDown ? ends.lower : ends.upper)]
    result.understanding.code = []
    return result
  }

  /// Whether two ends may be those of a tree, where their headings do not say so: `from,to` may be flights, or what is
  /// written for what.
  ///
  /// Then there is a row for each place below a root, two a root at least, and none lies below itself.
  func mayBeTree(_ uppers: [Slice], _ lowers: [Slice], _ upper: Int) -> Bool {
    let heading = FieldNames.normalized(table.header[upper])
    if LinkTable.families.contains(where: { $0.upper == heading }) { return true }
    let (above, below) = (uppers.map(table.text.string), lowers.map(table.text.string))
    var waiting: [String: Int] = [:]
    for name in below { waiting[name, default: 0] += 1 }
    var rows: [String: [Int]] = [:]
    for (row, name) in above.enumerated() { rows[name, default: []].append(row) }
    var reached = rows.keys.filter { waiting[$0] == nil }
    let roots = reached.count
    guard min(roots, Set(below).subtracting(above).count) * 2 <= table.count else { return false }
    var count = 0
    while let name = reached.popLast() {
      for row in rows[name] ?? [] {
        count += 1
        waiting[below[row], default: 0] -= 1
        if waiting[below[row]] == 0 { reached.append(below[row]) }
      }
    }
    return count == table.count
  }
}
