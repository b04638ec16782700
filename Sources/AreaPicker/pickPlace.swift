import AddressResolving
import PickerCore
import RegionModel
import RegionSearch
import RegionSources

/// Has a person choose a place of a tree on the terminal.
///
///     let place = try AreaPicker.pick(.divisions)
///
/// The call blocks its thread, and comes back when the terminal is as it was found.
///
/// - Parameters:
///   - tree: `.divisions`, or any other.
///   - options: Where the pick starts and ends, and how it looks.
/// - Returns: The place; nil where the person cancelled, the time ran out or the terminal is gone.
/// - Throws: `PickError` where the options do not fit the tree, `TerminalError` where the terminal cannot be used.
public func pick(_ tree: RegionTree, _ options: PickOptions = PickOptions()) throws -> Region? {
  let request = try PickRequest(tree, options)
  guard case .outcome(.picked(let path)) = try pick(request) else { return nil }
  return path.last
}

/// Has a person choose a place of lists that come one by one: from a command, a database, a service.
///
/// Each list is a tree of its own, so the whole path is the answer.
///
/// - Parameters:
///   - source: Asked for a list when the person opens a place. See `ChildCommand` and `SQLiteSource`.
///   - options: Where the pick starts and ends, and how it looks.
/// - Returns: The path, highest first; nil as in `pick(_:_:)`.
/// - Throws: As `pick(_:_:)`.
public func pick(from source: any ListSource, _ options: PickOptions = PickOptions()) throws -> [Region]? {
  var request = try PickRequest(try RegionTree(compiled: TreeBuilder([]).build()), PickOptions(lazy: options))
  request.source = source
  try request.options.setPlaces(of: options)
  guard case .outcome(let outcome) = try pick(request) else { return nil }
  switch outcome {
  case .picked(let path): return path
  case .rootNotFound(let word, _): throw PickError.noSuchRoot(word)
  case .nothingBelow(let region): throw PickError.nothingBelow(region.name)
  default: return nil
  }
}

extension PickOptions {
  /// The same without the places, whose lists are still to come.
  fileprivate init(lazy options: PickOptions) {
    self = options
    root = nil
    selected = nil
  }
}

extension PickerCore.Options {
  /// What is asked for, with its places found in the tree.
  ///
  /// A place to open at that is not found is no error: the sheet opens as far down as it can, and says so.
  init(_ options: PickOptions, in tree: RegionTree) throws(PickError) {
    self.init()
    depth = options.depth
    takesAnyLevel = options.takesAnyLevel
    query = options.query
    let finder = PlaceFinder(tree)
    if let text = options.root { root = try PickerCore.Options.root(text, finder) }
    if let depth, depth <= rootPath.count { throw .tooShallow(depth: depth) }
    if let text = options.selected, let match = finder.findPlaceOrAddress(text, below: root) {
      selected = Array(match.path.dropFirst(rootPath.count))
      notice = match.notice(in: tree)
    }
  }

  private static func root(_ text: String, _ finder: PlaceFinder) throws(PickError) -> Region {
    guard let root = finder.find(text)?.region else { throw .noSuchRoot(text) }
    guard !root.isLeaf else { throw .nothingBelow(root.name) }
    return root
  }

  /// Sets the places of lists that are still to come: words until then, a name or a code a step.
  fileprivate mutating func setPlaces(of options: PickOptions) throws(PickError) {
    let root = options.root.map { PlaceFinder.words(of: $0) } ?? []
    let selected = options.selected.map { PlaceFinder.words(of: $0) } ?? []
    if let depth, depth <= root.count { throw .tooShallow(depth: depth) }
    // The whole path may have been written, or what lies below the root.
    let below = selected.starts(with: root) ? Array(selected.dropFirst(root.count)) : selected
    loadsChildren = true
    rootWords = root.isEmpty ? nil : root
    selectedWords = below.isEmpty ? nil : below
  }
}
