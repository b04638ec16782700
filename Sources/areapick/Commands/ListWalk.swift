import AreaPicker
import PickerCore
import RegionModel
import RegionSearch
import RegionSources

/// A walk through the lists of a source that cannot search, for a question about its whole tree.
///
/// Each list is a run of a command. So the walk has a bound, and what it read until then is the answer. It goes level by
/// level; for a code, first below the places in whose codes that lies: 440305 below 44, then below 4403.
struct ListWalk {
  /// Paths whose lists are still to be read, the first come first.
  private struct Queue {
    var paths: [[Region]] = []
    var head = 0

    mutating func next() -> [Region]? {
      guard head < paths.count else { return nil }
      head += 1
      return paths[head - 1]
    }
  }

  private let lists: LazyTree
  private let mostLists: Int
  private let patience: Milliseconds
  /// Whether a list below the first that does not come is passed over.
  private let keepsGoing: Bool
  /// The path that all wanted places lie on or below; empty for all.
  private let root: [Region]
  /// The step of the whole path that is read last.
  private let depth: Int
  private var failed = FailedLists()
  private var fetched = FetchedLists()
  /// What waits, by how much of the wanted code its own shares, in bytes.
  private var waiting: [Int: Queue] = [:]
  private var wanted = ""
  /// Where the places with codes stand that were read; the first with a code.
  private var places: [String: [Region]] = [:]
  /// When the walk ends, set by its first list, which may take its time.
  private var end: Milliseconds?
  private(set) var count = 0
  private let status = StatusLine()
  /// Whether the walk ended before all was read.
  private(set) var isCut = false

  /// How long a walk takes at most, in milliseconds, and how many lists it reads.
  private static let longest: Milliseconds = 10_000
  private static let mostCommands = 2_000
  /// The same of a database, whose lists cost less.
  private static let mostQueries = 10_000

  init(
    _ lists: LazyTree, mostLists: Int? = nil, patience: Milliseconds = ListWalk.longest,
    root: [Region] = [], depth: Int? = nil, keepsGoing: Bool = false
  ) {
    self.lists = lists
    self.root = root
    self.depth = depth ?? .max
    self.keepsGoing = keepsGoing
    self.patience = patience
    self.mostLists = mostLists ?? (lists.database == nil ? ListWalk.mostCommands : ListWalk.mostQueries)
    waiting = [0: Queue(paths: [[]])]
  }

  /// All that was read, as one tree.
  func tree() -> RegionTree { fetched.tree().tree }

  /// Reads all lists, up to the bound.
  ///
  /// - Throws: Where a list does not come.
  mutating func readAll() throws(CommandError) {
    defer { status.clear() }
    while try readNext() {}
  }

  /// The path to the first place with a code; nil where none was found up to the bound.
  ///
  /// - Throws: Where a list does not come.
  mutating func path(toCode code: String) throws(CommandError) -> [Region]? {
    want(code)
    defer { status.clear() }
    while places[code] == nil, try readNext() {}
    return places[code]
  }

  /// What to say of the walk; nil where one list was all there is.
  ///
  /// - Parameter word: The command or option that needs the lists.
  func note(_ word: String) -> String? {
    if isCut {
      return "\(word): \(count) lists were fetched, which is not all; --search COMMAND asks the source"
    }
    return count > 1 ? "\(word): \(count) lists were fetched; --search COMMAND asks the source" : nil
  }

  /// What to say of the lists that did not come; nil where all did.
  func failureNote(_ word: String) -> String? { failed.note(word) }

  /// Reads one more list; returns false at the end and at the bound.
  private mutating func readNext() throws(CommandError) -> Bool {
    let left = end.map { $0 - Clock.now }
    guard count < mostLists, left ?? 1 > 0 else {
      isCut = isCut || waiting.values.contains { $0.head < $0.paths.count }
      return false
    }
    guard let path = next() else { return false }
    // In any language: so many commands.
    status.show("--children × \(count)")
    count += 1
    do throws(CommandError) {
      let list = try status.showing("--children") { () throws(CommandError) in
        try lists.children(of: path, within: left)
      }
      guard let list else {
        (isCut, count) = (true, count - 1)
        return false
      }
      take(list, below: path)
    } catch {
      guard keepsGoing, !path.isEmpty else { throw error }
      failed.add(error)
    }
    end = end ?? Clock.now + patience
    return true
  }

  private mutating func next() -> [Region]? {
    for depth in waiting.keys.sorted(by: >) {
      if let path = waiting[depth]?.next() { return path }
      waiting[depth] = nil
    }
    return nil
  }

  private mutating func take(_ list: RegionList, below path: [Region]) {
    fetched.add(list, below: path)
    for region in list.subtrees {
      let code = region.code
      if !code.isEmpty, places[code] == nil { places[code] = path + region.path }
      if region.isLeaf, region.mayHaveChildrenElsewhere { add(path + region.path) }
    }
  }

  private mutating func add(_ path: [Region]) {
    guard path.count < depth, root.isEmpty || path.isOnTheWay(of: root) else { return }
    let depth = wanted.isEmpty ? 0 : path.last.flatMap { CodeNest.depth(of: wanted, in: $0.code) } ?? 0
    waiting[depth, default: Queue()].paths.append(path)
  }

  /// Orders what waits anew, for another code.
  private mutating func want(_ code: String) {
    wanted = code
    let paths = waiting.sorted { $0.key > $1.key }.flatMap { $0.value.paths[$0.value.head...] }
    waiting = [:]
    for path in paths { add(path) }
  }
}
