import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// A picker with columns.
func columnsStore(
  _ tree: RegionTree = SmallTrees.china, selected path: String = "",
  _ configure: (inout Options) -> Void = { _ in }
) -> TestStore {
  TestStore(tree) { options in
    options.content = .columns
    if !path.isEmpty { options.selected = tree.at(path).path }
    configure(&options)
  }
}

/// The column with the children of a place of the small China, or with its provinces.
func column(below path: String = "", row: Int = 0, isLocked: Bool = false) -> Column {
  let list = path.isEmpty ? SmallTrees.china.roots : SmallTrees.china.at(path).children
  return Column(.regions(Listing(list)), cursor: row, isLocked: isLocked)
}

extension State {
  /// The names in the band, with the active column's in brackets.
  var band: String {
    guard let columns else { return "no columns" }
    return columns.columns.indices.map { index in
      let name = columns.columns[index].region?.shortName ?? "…"
      return index == columns.active ? "[\(name)]" : name
    }.joined(separator: " ")
  }
}
