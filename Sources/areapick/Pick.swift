import AddressResolving
import PickerCore
import RegionModel
import RegionSearch
import RegionSources
import TerminalKit

/// A pick that is ready to run: the settings, resolved in the tree.
struct Pick {
  let settings: Settings
  let tree: RegionTree
  /// The source of lists that the tree lacks; nil if it has them all.
  let source: (any ListSource)?
  var options: Options
  /// The outcome that needs no screen; nil if the pick needs one.
  var immediateOutcome: ImmediateOutcome?
  /// What to say on standard error of how the query was decided.
  var notes: [String] = []

  /// An outcome that the query decides.
  enum ImmediateOutcome: Equatable {
    case picked([Region])
    case nothingMatched
  }

  /// Finds the places that the settings name, and lets the query decide.
  ///
  /// - Throws: `CommandError` if the root is not found, is ambiguous or has no children, or if the depth does not lie
  ///   below it. A place to open at that is not found is no error: the picker opens where it can and says so.
  init(
    _ settings: Settings, tree: RegionTree, source: (any ListSource)? = nil, database: SQLiteSource? = nil,
    recent: [RecentFile.Entry] = []
  ) throws(CommandError) {
    self.settings = settings
    self.tree = tree
    self.source = source.map { Pick.kept($0, settings) }
    if let source = self.source {
      if let known = source.fieldNames { try settings.result.checkFields(known) }
      options = try Pick.lazyOptions(settings)
      let lists = LazyTree(tree: tree, source: source)
      if let database { options.findCodes(in: database, lists) }
      options.shortcutWords = Pick.shortcutWords(settings, recent)
      if settings.markLimit != nil, !settings.selections.isEmpty {
        Pick.mark(settings, LazyTree(tree: tree, source: source), in: &options)
      }
      try openWithQuery()
      if let paths = (source as? KeptLists)?.fetchedPaths, !paths.isEmpty {
        options.fetchedPaths = FetchedPaths(paths)
      }
      return
    }
    let style = settings.result
    try style.check(tree)
    let finder = PlaceFinder(tree, separator: style.separator, codes: style.codes)
    var options = Pick.plainOptions(settings)
    options.root = try Pick.root(settings, finder)
    try Pick.checkDepth(settings.depth, below: options.root)
    options.filter = try settings.filter.filter(finder, below: options.root)
    options.shortcuts = try Pick.shortcuts(
      settings, RecentPlaces.regions(of: recent, in: tree), finder, options)
    let selected = settings.selected
    if let match = selected.flatMap({
      PlaceMatch(rows: $0, in: tree, below: options.root)
        ?? finder.findPlaceOrAddress($0, below: options.root)
    }) {
      options.selected = Array(match.path.dropFirst(options.root?.path.count ?? 0))
      options.notice = Pick.outside(settings.selected, match, finder, options.root) ?? match.notice(in: tree)
      options.dropExcluded(settings.selected)
    }
    if settings.markLimit != nil { Pick.mark(settings.selections, finder, in: &options) }
    if options.root == nil, let rest = tree.restCount {
      options.notice = options.notice ?? .page(tree.roots.count, rest: rest)
    }
    self.options = options
    try openWithQuery()
  }

  /// Marks what was selected and can be printed; the sheet opens at the last of it, whatever that is, and says which of the
  /// others were not found.
  private static func mark(_ places: [String], _ finder: PlaceFinder, in options: inout Options) {
    let matches = places.map { finder.findPlaceOrAddress($0, below: options.root) }
    let found = matches.compactMap { $0?.region }
    let ends = found.map { options.end(of: $0.path) }.filter {
      options.canEnd(at: $0) && $0.count > options.rootPath.count
    }
    let marked = ends.compactMap(\.last).filter {
      !$0.flags.contains(.disabled) && options.filter?.contains($0) ?? true
    }
    let limit = options.markLimit ?? 1
    if Set(marked).count > limit { options.notice = .marksFull(limit) }
    options.marked = marked.isEmpty ? nil : marked
    for (text, match) in zip(places, matches).dropLast().reversed() {
      guard let missing = match.flatMap({ missing(text, $0, finder, options) }) else { continue }
      if case .notFound(let later) = options.notice {
        options.notice = missing.joined(with: .notFound(later))
      } else {
        options.notice = missing
      }
    }
  }

  /// What to say of a place that was selected and that names no place, or none that counts; nil for any other.
  private static func missing(
    _ text: String, _ match: PlaceMatch, _ finder: PlaceFinder, _ options: Options
  ) -> Notice? {
    let notFound = Notice.notFound(text.shortened)
    if let region = match.region { return options.filter?.contains(region) ?? true ? nil : notFound }
    if case .notFound = match.problem { return notFound }
    return match.notice(in: finder.tree)
  }

  /// What stands before the first list: what was picked before, then what was asked for; each once, cut off at the depth,
  /// and without what cannot be picked here.
  private static func shortcuts(
    _ settings: Settings, _ recent: [Region], _ finder: PlaceFinder, _ options: Options
  ) throws(CommandError) -> [Rows.Shortcut]? {
    let hot = try FilterWords.places(settings.hot, "--hot", finder)
    var seen: Set<Region> = []
    func ends(_ regions: [Region]) -> some Sequence<Region> {
      regions.lazy.compactMap { options.end(of: $0.path).last }.filter {
        options.filter?.contains($0) ?? true && $0 != options.root
          && options.root.map($0.path.contains) ?? true
          && seen.insert($0).inserted
      }
    }
    let recents = Array(ends(recent).prefix(settings.recentCount ?? 0))
    seen = Set(recents)
    let shortcuts = recents.map { Rows.Shortcut(.recent, $0) } + ends(hot).map { Rows.Shortcut(.hot, $0) }
    return shortcuts.isEmpty ? nil : shortcuts
  }

  /// The same where lists come one by one: words, until the lists come.
  private static func shortcutWords(_ settings: Settings, _ recent: [RecentFile.Entry]) -> [Rows.Shortcut
    .Words]?
  {
    let recents = recent.prefix(settings.recentCount ?? 0).map {
      Rows.Shortcut.Words(.recent, path: $0.names, code: $0.code.isEmpty ? nil : $0.code)
    }
    let hot = settings.hot.map {
      Rows.Shortcut.Words(.hot, path: PlaceFinder.words(of: $0, separator: settings.result.separator))
    }
    let known = recents.map(\.path)
    let filter = settings.filter.pathFilter(separator: settings.result.separator)
    let words = (recents + hot.filter { !$0.path.isEmpty && !known.contains($0.path) }).filter { words in
      filter?.contains(words.path.map { Place(code: "", name: $0) }) ?? true
    }
    return words.isEmpty ? nil : words
  }

  /// The options that need no tree.
  private static func plainOptions(_ settings: Settings) -> Options {
    var options = Options()
    options.depth = settings.depth
    options.takesAnyLevel = settings.takesAnyLevel
    options.markLimit = settings.markLimit
    options.skipsSingleChoice = settings.skipsSingleChoice
    options.canSuspend = settings.canSuspend
    options.height = settings.height
    options.width = settings.width
    return options
  }

  /// The options of a pick with lists that come one by one: places stay words until their lists come.
  static func lazyOptions(_ settings: Settings) throws(CommandError) -> Options {
    var options = plainOptions(settings)
    options.loadsChildren = true
    func words(_ text: String?) -> [String]? {
      let words = text.map { PlaceFinder.words(of: $0, separator: settings.result.separator) } ?? []
      return words.isEmpty ? nil : words
    }
    options.rootWords = words(settings.root)
    options.selectedWords = settings.selected.flatMap(Pick.rowWords) ?? words(settings.selected)
    if let root = options.rootWords, let selected = options.selectedWords, selected.starts(with: root) {
      options.selectedWords = Array(selected.dropFirst(root.count))  // The person wrote the whole path.
    }
    if let root = options.rootWords, let depth = options.depth, depth <= root.count {
      throw CommandError("--depth \(depth) is not below --root, which is step \(root.count)")
    }
    return options
  }

  /// Rows for the columns, as words until their lists come: `#2,#1`; nil for another text.
  private static func rowWords(_ text: String) -> [String]? {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return nil }
    let parts = CommaList(text).parts
    let hasRow = parts.contains { if case .index = $0.wanted { $0.text.first == "#" } else { false } }
    return hasRow ? parts.map { $0.text.isEmpty ? "#0" : $0.text } : nil
  }

  private mutating func openWithQuery() throws(CommandError) {
    guard let query = settings.query.map(SafeText.line), !query.isBlank else { return }
    guard let source else { return open(with: query) }
    options.query = query
    guard settings.takesOnlyMatch || settings.leavesWithoutMatch else { return }
    try decide(query, source)
  }

  /// Opens the sheet in the search, unless the query decides the pick.
  ///
  /// The only match is taken if the pick may end there; otherwise the sheet opens below it, as when a person takes it.
  private mutating func open(with query: String) {
    options.query = query
    guard settings.takesOnlyMatch || settings.leavesWithoutMatch else { return }
    switch QueryVerdict(query, in: tree, options) {
    case .none where settings.leavesWithoutMatch: immediateOutcome = .nothingMatched
    // The sheet shows that it cannot be chosen.
    case .one(let path) where path.contains { $0.flags.contains(.disabled) }: break
    case .one(let path) where settings.takesOnlyMatch && options.canEnd(at: path):
      immediateOutcome = .picked(path)
    case .one(let path) where settings.takesOnlyMatch:
      options.query = nil
      options.selected = Array(path.dropFirst(options.root?.path.count ?? 0))
      options.notice = nil
    default: break
    }
  }

  /// What is printed for the paths that were picked: one, unless several can be.
  ///
  /// - Parameter key: The name of the expected key that ended the pick; nil for another way.
  /// - Throws: Where a name of a foreign tree could do harm.
  func result(_ paths: [[Region]], query: String = "", key: String? = nil) throws(CommandError) -> [UInt8] {
    for path in paths { try settings.result.checkNames(path) }
    var output: [UInt8] = []
    if settings.printsQuery { settings.result.appendLine(SafeText.line(query), to: &output) }
    let style = settings.result
    output += settings.keyLine(key, style.keyLineForm, end: style.endsWithNull ? 0 : UInt8(ascii: "\n"))
    if settings.markLimit != nil {
      settings.result.forSeveral.appendAll(paths, to: &output)
    } else {
      for path in paths { settings.result.append(path, to: &output) }
    }
    return output
  }

  /// What to say of a field that the list of a picked place lacks; nil where the fields were known before.
  func fieldNote(_ paths: [[Region]]) -> String? {
    guard let source, source.fieldNames == nil else { return nil }
    return paths.lazy.compactMap { path in path.last.flatMap(settings.result.fieldNote) }.first
  }

  private static func root(_ settings: Settings, _ finder: PlaceFinder) throws(CommandError) -> Region? {
    guard let root = try settings.root.flatMap({ finder.find($0) })?.place("--root") else { return nil }
    guard !root.isLeaf else { throw CommandError("--root \(root.name): nothing lies below it") }
    return root
  }

  /// The notice for a place to open at that exists outside the root; nil if that is not the problem.
  private static func outside(_ text: String?, _ match: PlaceMatch, _ finder: PlaceFinder, _ root: Region?)
    -> Notice?
  {
    guard let root, let text, case .notFound? = match.problem, match.path == root.path,
      finder.find(text)?.region != nil
    else { return nil }
    return .outside(text.shortened, of: root)
  }

  private static func checkDepth(_ depth: Int?, below root: Region?) throws(CommandError) {
    guard let depth, let root, depth <= root.path.count else { return }
    throw CommandError("--depth \(depth) is not below --root \(root.name), which is step \(root.path.count)")
  }
}
