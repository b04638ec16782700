import AddressResolving
import PickerCore
import RegionModel
import RegionSearch
import RegionSources
import TerminalKit

/// What is decided before the sheet opens where lists come one by one: marks, and a query with one match.
extension Pick {
  /// A source that gives the lists that this fetches to the sheet too; nothing else needs to keep any.
  static func kept(_ source: any ListSource, _ settings: Settings) -> any ListSource {
    let marks = settings.markLimit != nil && !settings.selections.isEmpty
    return marks || settings.takesOnlyMatch || settings.leavesWithoutMatch
      ? KeptLists(source) : source
  }

  /// Marks what was selected and can be printed, as far as its lists can be had.
  ///
  /// What is not found is marked nowhere, and the sheet says so; of the last of them it does that where it opens.
  static func mark(_ settings: Settings, _ lists: LazyTree, in options: inout Options) {
    var paths: [[Region]] = []
    var missing: Notice?
    for (index, text) in settings.selections.enumerated() {
      var words = PlaceFinder.words(of: text, separator: settings.result.separator)
      let root = options.rootWords ?? []
      if !words.starts(with: root) { words = root + words }
      guard let path = lists.path(words, skipping: options.skipsSingleChoice) else {
        let notice = Notice.notFound(text.shortened)
        if index + 1 < settings.selections.count { missing = missing?.joined(with: notice) ?? notice }
        continue
      }
      let end = options.end(of: path)
      guard end.count > root.count, !end.contains(where: { $0.flags.contains(.disabled) }),
        !paths.contains(end), options.canEnd(at: end, lists)
      else { continue }
      paths.append(end)
    }
    if paths.count > options.markLimit ?? 1 { options.notice = .marksFull(options.markLimit ?? 1) }
    options.notice = missing ?? options.notice
    options.markedPaths = paths.isEmpty ? nil : FetchedPaths(paths)
  }

  /// Lets the source itself search, or searches all of its lists, and decides by the matches.
  ///
  /// The only match is taken if the pick may end there; otherwise the sheet opens below it.
  mutating func decide(_ query: String, _ source: any ListSource) throws(CommandError) {
    let lists = LazyTree(tree: tree, source: source)
    let paths = try matches(query, source, lists)
    if paths.isEmpty, settings.leavesWithoutMatch { immediateOutcome = .nothingMatched }
    guard settings.takesOnlyMatch, let found = paths.first,
      paths.allSatisfy({ $0.map(Place.init) == found.map(Place.init) })
    else { return }
    guard let path = try source.canSearch ? lists.way(along: found).map(options.end) : found,
      !path.contains(where: { $0.flags.contains(.disabled) })
    else { return }
    if options.canEnd(at: path, lists) {
      immediateOutcome = .picked(path)
    } else {
      options.query = nil
      options.selectedWords = path.dropFirst(options.rootWords?.count ?? 0).map(\.word)
    }
  }

  /// The paths that a query fits, below the root and cut off at the depth.
  private mutating func matches(
    _ query: String, _ source: any ListSource, _ lists: LazyTree
  ) throws(CommandError) -> [[Region]] {
    let root = try options.rootWords.map { words throws(CommandError) in
      try lists.path(settings.root ?? words[0], "--root", separator: settings.result.separator)
    }
    let found: [Region]
    if source.canSearch {
      // Only a line says that something is searched: it takes no longer than a list may.
      let limit = settings.source.lists.timeout
      let status = StatusLine()
      defer { status.clear() }
      do throws(ListSourceError) {
        found = try status.showing("--query \(SafeText.line(query))") { () throws(ListSourceError) in
          try source.search(query, Cancellation(after: limit)).regions
        }
      } catch {
        let reason = error == .cancelled ? ListSourceError.outOfTime(limit) : error
        throw CommandError("--query: \(reason.description)")
      }
    } else {
      var walk = ListWalk(
        lists, root: root ?? [], depth: options.depth, keepsGoing: settings.source.keepsGoing)
      try walk.readAll()
      notes += [walk.note("--query"), walk.failureNote("--query")].compactMap(\.self)
      found = PlaceSearcher(walk.tree()).search(SearchQuery(query)).map(\.region)
    }
    var paths: [[Region]] = []
    for region in found {
      let path = try lists.path(region.path, through: root ?? [])
      if let path, path.count > root?.count ?? 0 { paths.append(options.end(of: path)) }
    }
    return paths
  }
}

extension Region {
  /// The word that names the region in its list.
  fileprivate var word: String { code.isEmpty ? name : code }
}

extension Options {
  /// Puts the whole path in the place of a single word that is the code of one place of a database, and names no row of
  /// the first list: `--selected 440305`.
  ///
  /// The lists of a screen wait for that, so it takes no longer than a moment; then the word stays.
  mutating func findCodes(in database: SQLiteSource, _ lists: LazyTree) {
    if let root = rootWords { rootWords = Options.path(root, below: [], database, lists) }
    guard let selected = selectedWords, selected.first?.first != "#" else { return }
    let path = Options.path(selected, below: rootWords ?? [], database, lists)
    selectedWords = path.isEmpty ? nil : path
  }

  private static func path(
    _ words: [String], below root: [String], _ database: SQLiteSource, _ lists: LazyTree
  ) -> [String] {
    guard words.count == 1 else { return words }
    let limit = Cancellation(after: Options.longestFinding)
    guard let above = lists.path(root, skipping: false, limit),
      let first = try? lists.list(below: above, limit), first.rows(named: words[0]).isEmpty,
      let found = try? database.places(code: words[0], limit).regions, found.count == 1
    else { return words }
    let path = found[0].path
    guard path.count > above.count, zip(path, above).allSatisfy({ Place($0) == Place($1) }) else {
      return words
    }
    return path.dropFirst(above.count).map(\.word)
  }

  /// In milliseconds.
  private static let longestFinding = 300

  /// Whether a pick may end at the last region of a whole path; where nobody knows what lies below it, its list is fetched.
  fileprivate func canEnd(at path: [Region], _ lists: LazyTree) -> Bool {
    if takesAnyLevel || path.count == depth { return true }
    guard let last = path.last, last.isLeaf else { return false }
    guard last.mayHaveChildrenElsewhere else { return true }
    return (try? lists.children(of: path).isEmpty) ?? false
  }
}

extension LazyTree {
  /// A path that a search found, with what the lists say of it down to a root; nil where it does not lead there.
  fileprivate func path(_ found: [Region], through root: [Region]) throws(CommandError) -> [Region]? {
    if zip(found, root).allSatisfy({ Place($0) == Place($1) }) { return found }
    var path = found
    for (index, place) in root.enumerated() {
      let list = try children(of: Array(root[..<index]))
      guard let way = list.way(along: path, at: index), Place(list[way.row]) == Place(place) else {
        return nil
      }
      path = way.path
    }
    return path
  }

  /// The path that words name, found list by list; nil where one of them names nothing, or several.
  ///
  /// - Parameter skips: Whether the only place of a list needs no word.
  fileprivate func path(
    _ words: [String], skipping skips: Bool, _ cancellation: Cancellation = Cancellation()
  ) -> [Region]? {
    var path: [Region] = []
    var rest = words[...]
    while let word = rest.first {
      guard let list = try? list(below: path, cancellation), !list.isEmpty else { return nil }
      let rows = list.rows(named: word)
      if rows.count == 1 {
        rest.removeFirst()
        path.append(list[rows[0]])
      } else if skips, list.count == 1 {
        path.append(list[0])
      } else {
        return nil
      }
    }
    return path
  }
}
