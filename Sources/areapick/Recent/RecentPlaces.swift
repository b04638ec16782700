import Glibc
import RegionModel
import RegionSearch

/// The places of a tree that were picked last.
struct RecentPlaces {
  let file: RecentFile

  /// How many there are where nothing is said.
  static let usualCount = 8

  /// - Parameter source: The tree; each has a list of its own.
  /// - Throws: Where the environment names no folder to keep it in.
  init(_ source: SourceChoice, _ tree: RegionTree, _ environment: Environment) throws(CommandError) {
    guard let folder = UserFolder.state.path(environment) else {
      throw CommandError("--recent: neither XDG_STATE_HOME nor HOME names a folder")
    }
    file = RecentFile(path: "\(folder)/recent/\(RecentPlaces.name(of: source, tree))")
  }

  /// The places that are still there, the newest first, each once.
  static func regions(of entries: [RecentFile.Entry], in tree: RegionTree) -> [Region] {
    var seen: Set<Region> = []
    return entries.compactMap { RecentPlaces.region($0, in: tree) }.filter { seen.insert($0).inserted }
  }

  /// Notes what was picked; the first of the paths will be the newest.
  func add(_ paths: [[Region]]) throws(CommandError) {
    try file.add(
      paths.compactMap { path in
        path.last.map { RecentFile.Entry(code: $0.code, names: path.map(\.name)) }
      })
  }

  /// The place of that code and path, else of that path, else what a code out of force came to.
  private static func region(_ entry: RecentFile.Entry, in tree: RegionTree) -> Region? {
    let byCode = tree.regions(code: entry.code)
    if let region = byCode.first(where: { $0.path.map(\.name) == entry.names }) { return region }
    var (list, found) = (tree.roots, Region?.none)
    for name in entry.names {
      found = list.first { $0.name == name }
      guard let found else { break }
      list = found.children
    }
    if let found { return found }
    return entry.code.isEmpty ? nil : byCode.first ?? PlaceFinder(tree).find(entry.code)?.region
  }
}

extension RecentPlaces {
  /// What a tree's list is called: by its files, tables and commands, and where those are not to be had again, by what they hold.
  private static func name(of source: SourceChoice, _ tree: RegionTree) -> String {
    guard !source.isBuiltIn else { return "divisions" }
    let paths = source.paths.map { $0 == "-" ? nil : RecentPlaces.wholePath($0) }
    var words: [String] =
      paths.contains(nil)
      ? ["\(tree.count)"] + tree.roots.prefix(1_000).map(\.name) : paths.compactMap { $0 }
    words += source.lists.tables + [source.lists.sql, source.lists.children].compactMap { $0 }
    let sum = words.joined(separator: "\n").utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return "data-" + String(sum, radix: 36)
  }

  /// The path of a regular file without links; nil for anything else.
  private static func wholePath(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, let whole = realpath(path, nil) else {
      return nil
    }
    defer { free(whole) }
    return String(cString: whole)
  }
}
