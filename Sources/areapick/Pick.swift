import AddressResolving
import PickerCore
import RegionModel
import RegionSearch
import TerminalKit

/// A pick that is ready to run: what was wished, held against the tree.
struct Pick {
  let settings: Settings
  let tree: RegionTree
  private(set) var options: Options
  /// How the pick ends without a screen; nil where it needs one.
  private(set) var immediateOutcome: ImmediateOutcome?

  /// An end that the query decides.
  enum ImmediateOutcome: Equatable {
    case picked([Region])
    case nothingMatched
  }

  /// Finds the places that the settings name, and what the query decides.
  ///
  /// - Throws: Where the place to start below is not found, fits several, or has nothing below it, and where the
  ///   depth is not below it. A place to open at that is not found is no error: the picker opens where it
  ///   can and says so.
  init(_ settings: Settings, tree: RegionTree) throws(Failure) {
    self.settings = settings
    self.tree = tree
    let style = settings.result
    try style.checkCodes(of: tree)
    let finder = PlaceFinder(tree, separator: style.separator, codes: style.codes)
    var options = Options()
    options.root = try Pick.root(settings, finder)
    try Pick.checkDepth(settings.depth, below: options.root)
    options.depth = settings.depth
    options.takesAnyLevel = settings.takesAnyLevel
    options.skipsSingleChoice = settings.skipsSingleChoice
    options.canSuspend = settings.canSuspend
    options.height = settings.height
    if let match = settings.selected.flatMap({ finder.findPlaceOrAddress($0, below: options.root) }) {
      options.selected = Array(match.path.dropFirst(options.root?.path.count ?? 0))
      options.notice = match.notice(in: tree)
    }
    self.options = options
    if let query = settings.query.map(SafeText.line), !query.isBlank { open(with: query) }
  }

  /// Opens the sheet in the search, unless the query decides something.
  ///
  /// The only place that it fits is taken where the pick could end there; else the sheet opens below that place, as it
  /// does when a person takes it.
  private mutating func open(with query: String) {
    options.query = query
    guard settings.takesOnlyMatch || settings.leavesWithoutMatch else { return }
    switch QueryVerdict(query, in: tree, options) {
    case .none where settings.leavesWithoutMatch: immediateOutcome = .nothingMatched
    case .one(let path) where settings.takesOnlyMatch && options.canEnd(at: path):
      immediateOutcome = .picked(path)
    case .one(let path) where settings.takesOnlyMatch:
      options.query = nil
      options.selected = Array(path.dropFirst(options.root?.path.count ?? 0))
      options.notice = nil
    default: break
    }
  }

  /// What is printed for the path that was picked.
  ///
  /// - Throws: Where a name of a foreign tree could do harm.
  func result(_ path: [Region]) throws(Failure) -> [UInt8] {
    try settings.result.checkNames(path)
    var output: [UInt8] = []
    settings.result.append(path, to: &output)
    return output
  }

  private static func root(_ settings: Settings, _ finder: PlaceFinder) throws(Failure) -> Region? {
    guard let root = try settings.root.flatMap({ finder.find($0) })?.place("--root") else { return nil }
    guard !root.isLeaf else { throw Failure("--root \(root.name): nothing lies below it") }
    return root
  }

  private static func checkDepth(_ depth: Int?, below root: Region?) throws(Failure) {
    guard let depth, let root, depth <= root.path.count else { return }
    throw Failure("--depth \(depth) is not below --root \(root.name), which is step \(root.path.count)")
  }
}
