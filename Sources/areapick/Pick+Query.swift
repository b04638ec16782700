import AddressResolving
import PickerCore
import RegionModel
import RegionSearch

/// What a query decides before the screen opens.
enum QueryVerdict: Equatable {
  /// It matches exactly one place.
  case one([Region])
  case none, several

  /// Searches for the places that a pick could take.
  ///
  /// A place below the depth of the pick counts as the place above it at that depth.
  ///
  /// - Complexity: That of the search, plus O(matches) if all lie in one place.
  init(_ query: String, in tree: RegionTree, _ options: Options) {
    var wanted = SearchQuery(query, root: options.root)
    wanted.filter = options.filter
    let matches = PlaceSearcher(tree).search(wanted)
    guard let first = matches.first else {
      self = .none
      return
    }
    let path = first.region.path(downTo: options.depth)
    let isAlone = matches.dropFirst().allSatisfy { $0.region.path(downTo: options.depth) == path }
    self = isAlone ? .one(path) : .several
  }
}

extension Options {
  /// Opens above a place that does not count, and says so.
  mutating func dropExcluded(_ text: String?) {
    guard let filter, let text, !selected.allSatisfy(filter.contains) else { return }
    selected = Array(selected.prefix(while: filter.contains))
    notice = .notFound(text.shortened)
  }

  /// What a path is taken as: it ends at the depth.
  func end(of path: [Region]) -> [Region] { depth.map { Array(path.prefix($0)) } ?? path }

  /// Whether a pick may end at the last region of a whole path.
  func canEnd(at path: [Region]) -> Bool {
    takesAnyLevel || path.count == depth || path.last?.isLeaf == true
  }
}

extension Region {
  /// The path, cut after its step `depth`, which is counted from 1.
  fileprivate func path(downTo depth: Int?) -> [Region] { depth.map { Array(path.prefix($0)) } ?? path }
}
