import AddressResolving
import PickerCore
import RegionModel
import RegionSearch

/// The lists that came while a pick was recorded, as whoever fetched them had them: the same question has the same list,
/// and they are searched together.
final class ReplayedLists: @unchecked Sendable {  // One replay, one thread.
  private struct Question: Hashable {
    let codes: [String]
    let names: [String]

    init(_ path: [Region]) { (codes, names) = (path.map(\.code), path.map(\.name)) }
  }

  private var tree: RegionTree
  private var loadsChildren = false
  private var questions: [Int: [Region]] = [:]
  private var known: [Question: RegionList] = [:]
  private var fetched = FetchedLists()
  /// What searches the tree, or the lists as they were when somebody searched last.
  private var searcher: PlaceSearcher?
  private var searchedCount = 0

  init(_ tree: RegionTree) { self.tree = tree }

  func begin(_ tree: RegionTree, _ options: Options) {
    self.tree = tree
    loadsChildren = options.loadsChildren
    if loadsChildren, tree.count > 0 { fetched.add(tree.roots, below: []) }
    for (above, list) in options.fetchedPaths?.lists ?? [] { keep(list, below: above) }
  }

  func asked(_ path: [Region], generation: Int) { questions[generation] = path }

  /// The action with the list that its question was answered with before, where it was.
  func take(_ action: Action) -> Action {
    guard case .childrenLoaded(let list, let generation) = action, let path = questions[generation] else {
      return action
    }
    if let before = known[Question(path)], before.isSame(as: list) {
      return .childrenLoaded(before, generation: generation)
    }
    keep(list, below: path)
    return action
  }

  private func keep(_ list: RegionList, below path: [Region]) {
    known[Question(path)] = list
    fetched.add(list, below: path)
    searcher = nil
  }

  func search(_ query: SearchQuery) -> SearchResults {
    let searcher = searcher ?? PlaceSearcher(searchedTree())
    self.searcher = searcher
    guard loadsChildren else { return searcher.search(query) }
    var results = searcher.search(fetched.query(query, in: searcher.tree))
    results.extent = .fetched(searchedCount)
    return results
  }

  /// The tree of the pick, or all lists so far in one tree.
  private func searchedTree() -> RegionTree {
    guard loadsChildren else { return tree }
    let snapshot = fetched.tree()
    searchedCount = snapshot.count
    return snapshot.tree
  }
}

extension RegionList {
  /// Whether both lists have the same places, with the same below them.
  fileprivate func isSame(as other: RegionList) -> Bool {
    tree.count == other.tree.count && zip(subtrees, other.subtrees).allSatisfy { $0.isSame(as: $1) }
  }
}
