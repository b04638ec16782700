import PickerCore
import RegionModel
import RegionSearch

/// A pick that is ready to run: what was wished, held against the tree.
struct Pick {
  let settings: Settings
  let tree: RegionTree
  let options: Options

  /// Finds the places that the settings name.
  ///
  /// - Throws: Where the place to start below is not found, fits several, or has nothing below it, and where the
  ///   depth is not below it. A place to open at that is not found is no error: the picker opens where it
  ///   can and says so.
  init(_ settings: Settings, tree: RegionTree) throws(Failure) {
    self.settings = settings
    self.tree = tree
    let finder = PlaceFinder(tree, separator: settings.result.separator)
    var options = Options()
    options.root = try Pick.root(settings, finder)
    try Pick.checkDepth(settings.depth, below: options.root)
    options.depth = settings.depth
    options.takesAnyLevel = settings.takesAnyLevel
    options.advancesAlone = settings.advancesAlone
    options.height = settings.height
    if let match = settings.selected.flatMap({ finder.find($0, below: options.root) }) {
      options.selected = Array(match.path.dropFirst(options.root?.path.count ?? 0))
      options.notice = match.notice
    }
    self.options = options
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
