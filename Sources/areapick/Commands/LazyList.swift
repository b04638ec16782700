import RegionModel

/// `areapick list` for a tree whose lists are fetched one by one.
struct LazyList {
  private let tree: LazyTree
  private let style: ResultStyle
  private let depth: Int?
  private let limit: Int
  private let keepsGoing: Bool
  private var failed = FailedLists()

  /// - Parameters:
  ///   - depth: The step of the whole path that is listed last; nil for as deep as it goes.
  ///   - limit: How many lines there are at most: no list is fetched that is not needed for them.
  ///   - keepsGoing: Whether a list below the first that does not come is passed over.
  init(_ tree: LazyTree, style: ResultStyle, depth: Int?, limit: Int, keepsGoing: Bool) {
    self.tree = tree
    self.style = style
    self.depth = depth
    self.limit = limit
    self.keepsGoing = keepsGoing
  }

  /// What to say of the lists that did not come; nil where all did.
  var failureNote: String? { failed.note("list") }

  /// The list below a row of a list; empty for one that does not come and is passed over.
  private mutating func below(
    _ path: [Region], _ children: ([Region]) throws(CommandError) -> RegionList?
  ) throws(CommandError) -> RegionList? {
    do throws(CommandError) { return try children(path) } catch {
      guard keepsGoing, tree.database == nil else { throw error }
      failed.add(error)
      return path[path.count - 1].children
    }
  }

  /// Writes what stands below a place, list by list as they come.
  ///
  /// - Parameter check: Refuses the path of the place.
  /// - Returns: What to say of a field that the first list lacks; nil for nothing.
  /// - Throws: Where a list does not come, unless it is passed over; those before it were written.
  mutating func write(
    _ place: String?, goesDeeper: Bool, check: ([Region]) throws(CommandError) -> Void,
    print: ([UInt8]) throws(CommandError) -> Void
  ) throws(CommandError) -> String? {
    var path: [Region] = []
    if let place { path = try tree.place(place, "list", separator: style.separator) }
    try check(path)
    let list = try tree.children(of: path)
    if path.isEmpty, list.isEmpty, !tree.isFiltered { throw CommandError("there is nothing to choose from") }
    let note = list.first.flatMap(style.fieldNote)
    guard goesDeeper else {
      try print(lines(list, below: path))
      return note
    }
    if tree.isFiltered {
      try writeCounted(list, below: path, print: print)
      return note
    }
    // Depth first: the list of a row is fetched and written before the next row.
    var waiting = list.reversed().map { path + [$0] }
    var count = 0
    while count < limit, let path = waiting.popLast() {
      try print(line(path))
      count += 1
      guard path.count < depth ?? .max, count < limit else { continue }
      try LazyTree.checkEnds(path, "list")
      waiting += try below(path, tree.children)?.reversed().map { path + [$0] } ?? []
    }
    return note
  }

  /// The same with a filter: a row is written once it is known that something below it counts, or that nothing is there.
  private mutating func writeCounted(
    _ list: RegionList, below path: [Region], print: ([UInt8]) throws(CommandError) -> Void
  ) throws(CommandError) {
    var waiting = list.reversed().map { path + [$0] }
    // The rows above the next one that are still to be written, highest first.
    var pending: [[Region]] = []
    var count = 0
    while count < limit, let path = waiting.popLast() {
      pending.removeAll { $0.count >= path.count }
      pending.append(path)
      if path.count < depth ?? .max {
        try LazyTree.checkEnds(path, "list")
        guard let below = try below(path, tree.countedChildren) else { continue }
        waiting += below.reversed().map { path + [$0] }
        guard below.isEmpty else { continue }
      }
      for path in pending where count < limit {
        try print(line(path))
        count += 1
      }
      pending = []
    }
  }

  /// The lines of siblings, which share the text before their names.
  private func lines(_ list: RegionList, below path: [Region]) throws(CommandError) -> [UInt8] {
    let above = path.isEmpty ? nil : PlaceText(path, style)
    let rows = list.prefix(limit)
    if let template = style.template, !style.fillsLevels, rows.allSatisfy({ $0.level == list[0].level }) {
      for region in rows { try style.checkName(region) }
      return SiblingLines(template, style, below: above).bytes(of: rows)
    }
    var output: [UInt8] = []
    var before: PlaceText?
    for region in rows {
      try style.checkName(region)
      let isBeside = before?.region.level == region.level
      let text = isBeside ? before.map { PlaceText(region, beside: $0) } : nil
      let place = text ?? PlaceText(region, below: above, style)
      style.append(place, to: &output)
      before = place
    }
    return output
  }

  private func line(_ path: [Region]) throws(CommandError) -> [UInt8] {
    var output: [UInt8] = []
    try style.checkName(path[path.count - 1])
    style.append(path, to: &output)
    return output
  }
}

extension LazyTree {
  /// Refuses a source that never ends: one that is deeper than a tree may be, or in which a place repeats below itself.
  ///
  /// One repetition is allowed: 东莞市 stands below 东莞市 in many tables.
  ///
  /// - Parameter word: The command or option that needs the lists, for the message.
  static func checkEnds(_ path: [Region], _ word: String) throws(CommandError) {
    guard let last = path.last else { return }
    if path.count > TreeBuilder.deepest { throw CommandError("\(word): lies deeper than 10,000 levels") }
    let same = path.dropLast().count { $0.code == last.code && $0.name == last.name }
    if same >= 2 { throw CommandError("\(word): \(last.name.shortened) stands below itself again and again") }
  }
}
