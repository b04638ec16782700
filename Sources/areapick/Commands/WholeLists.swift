import RegionModel
import RegionSearch
import RegionSources

/// All lists of a command as one tree, for what needs a whole one: `export` and `compile`.
///
/// The command is run for each place that may have others below it, level by level. It takes as long as the command does.
struct WholeLists {
  private let lists: LazyTree
  /// The step of the whole path that is read last.
  private let depth: Int
  /// Whether a list below the first that does not come is passed over.
  private let keepsGoing: Bool
  /// The only place that is wanted with all below it, by its path; empty for all.
  private let root: [Region]
  private var failed = FailedLists()

  private struct Place {
    let region: Region
    /// The number of the place above; nil for a root.
    let parent: Int?
    let depth: Int
  }

  private var places: [Place] = []
  private var fieldNames: [String] = []
  private var levelNames: [LevelName] = []
  private var order = RegionTree.Order.source

  init(_ lists: LazyTree, depth: Int? = nil, root: [Region] = [], keepsGoing: Bool) {
    (self.lists, self.depth, self.root, self.keepsGoing) = (lists, depth ?? .max, root, keepsGoing)
  }

  /// What to say of the lists that did not come; nil where all did.
  func failureNote(_ word: String) -> String? { failed.note(word) }

  /// Fetches the lists.
  ///
  /// - Throws: Where a list does not come, where there is none, and where a place stands below itself.
  mutating func read() throws(CommandError) -> ReadTree {
    let status = StatusLine()
    defer { status.clear() }
    let first = try status.showing("--children") { () throws(CommandError) in try lists.children(of: []) }
    (levelNames, order) = (first.tree.levelNames, first.tree.order)
    add(first, below: nil)
    guard !places.isEmpty else { throw CommandError("there is nothing to choose from") }
    var (next, count) = (0, 1)
    while next < places.count {
      defer { next += 1 }
      let place = places[next]
      guard place.region.mayHaveChildrenElsewhere, place.depth < depth,
        root.isEmpty || path(next).isOnTheWay(of: root)
      else { continue }
      // In any language: so many commands.
      status.show("--children × \(count)")
      count += 1
      try addList(below: next)
    }
    return try tree()
  }

  private mutating func addList(below number: Int) throws(CommandError) {
    try checkEnds(number)
    do throws(CommandError) { add(try lists.children(of: path(number)), below: number) } catch {
      guard keepsGoing else { throw error }
      failed.add(error)
    }
  }

  /// Adds the places of a list, each before those below it.
  private mutating func add(_ list: RegionList, below parent: Int?) {
    for name in list.tree.fieldNames where !fieldNames.contains(name) { fieldNames.append(name) }
    let above = parent.map { places[$0].depth } ?? 0
    var numbers: [Region: Int] = [:]
    for region in list.subtrees {
      let own = region.parent.flatMap { numbers[$0] }
      let depth = (own.map { places[$0].depth } ?? above) + 1
      guard depth <= self.depth else { continue }
      if !region.isLeaf { numbers[region] = places.count }
      places.append(Place(region: region, parent: own ?? parent, depth: depth))
    }
  }

  private func path(_ number: Int) -> [Region] {
    Array(sequence(first: number) { places[$0].parent }.map { places[$0].region }.reversed())
  }

  /// Refuses a source that never ends, as `list --recursive` does.
  private func checkEnds(_ number: Int) throws(CommandError) {
    try LazyTree.checkEnds(path(number), "--children")
  }

  private func tree() throws(CommandError) -> ReadTree {
    var builder = TreeBuilder()
    builder.siblingCodes = .asTheyAre
    (builder.order, builder.levelNames) = (order, levelNames)
    var fields = FieldTexts(names: fieldNames)
    for place in places {
      let region = place.region
      let number = builder.append(
        RegionRecord(
          code: region.code, parent: place.parent.map { .record($0) } ?? .none, level: nil, name: region.name,
          shortName: region.shortName, reading: region.reading, otherReadings: region.otherReadings))
      builder.setFlags(region.flags, of: number)
      for (name, text) in region.fields {
        guard let field = fieldNames.firstIndex(of: name) else { continue }
        Array(text.utf8).withUnsafeBytes { fields.add(field, $0) }
      }
      fields.endRecord()
    }
    if !fieldNames.isEmpty { builder.fields = fields }
    do {
      let block = try builder.build()
      let understanding = Understanding(format: .lines, shape: "a list for each place")
      return ReadTree(
        tree: try RegionTree(compiled: block, check: .header), understanding: understanding, block: block)
    } catch {
      throw CommandError("\(error)")
    }
  }
}

extension [Region] {
  /// Whether a path leads to the end of another one, or on from there.
  func isOnTheWay(of other: [Region]) -> Bool {
    zip(self, other).allSatisfy { RegionSources.Place($0) == RegionSources.Place($1) }
  }
}
