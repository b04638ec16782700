import Fuzzing
import PickerCore
import RegionModel
import RegionSearch
import TestSupport

/// Open questions to the outside, answered in any order, late, twice, wrongly or never.
struct Questions {
  private let tree: RegionTree
  private let source: RandomPick.Source
  private var searches: [(query: SearchQuery, generation: Int)] = []
  private var loads: [(path: [Region], generation: Int)] = []

  init(_ pick: RandomPick) {
    tree = pick.tree
    source = pick.source
  }

  mutating func note(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .search(let query, let generation): searches.append((query, generation))
      case .loadChildren(let path, let generation): loads.append((path, generation))
      default: break
      }
    }
  }

  /// An answer, usually to the newest question; nil if nothing was asked.
  func answer(random: inout SplitMix64) -> Action? {
    let isSearch = loads.isEmpty || !searches.isEmpty && random.onceIn(2)
    return isSearch ? searchAnswer(random: &random) : loadAnswer(random: &random)
  }

  private func searchAnswer(random: inout SplitMix64) -> Action? {
    guard let newest = searches.last else { return nil }
    let asked = random.onceIn(4) ? random.oneOf(searches) : newest
    return .searchResultsFound(RegionSearcher(tree).search(asked.query), generation: asked.generation)
  }

  private func loadAnswer(random: inout SplitMix64) -> Action? {
    guard let newest = loads.last else { return nil }
    let asked = random.onceIn(4) ? random.oneOf(loads) : newest
    if random.onceIn(6) { return .childrenFailed("sh: 1: not found", generation: asked.generation) }
    if random.onceIn(10) { return .childrenLoaded(SmallTrees.empty.roots, generation: asked.generation) }
    return .childrenLoaded(source.children(of: asked.path, tree), generation: asked.generation)
  }
}
