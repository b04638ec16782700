import PickerCore
import RegionModel
import RegionSearch

extension CodingContext {
  /// A context that searches the tree by names only.
  convenience init(_ tree: RegionTree) {
    let searcher = RegionSearcher(tree)
    self.init(tree: tree) { searcher.search($0) }
  }
}
