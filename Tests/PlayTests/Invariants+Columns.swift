import RegionModel

@testable import PickerCore

/// Rules for columns.
extension Invariants {
  func broken(by columns: Columns, of state: State) -> [String] {
    var broken: [String] = []
    func want(_ isTrue: Bool, _ rule: String) { if !isTrue { broken.append(rule) } }
    let all = columns.columns
    want(all.indices.contains(columns.active), "an active column")
    guard broken.isEmpty else { return broken }
    for index in all.indices { broken += self.broken(byColumn: index, of: columns) }
    want(state.outcome != nil || !columns.column.isLocked, "the active column is not locked")
    want(columns.slotCount >= all.count, "room for all columns")
    let limit = pick.options.depth.map { max($0, rootCount) }
    want(all.count <= max(limit ?? .max, 1), "no column too deep")
    let isWaiting = all[all.count - 1].listing?.generation != nil
    want(!columns.acceptsOnAnswer || isWaiting, "only what is still to come is waited for")
    want(
      (all[all.count - 1].listing?.generation ?? 0) <= columns.loadGeneration,
      "what is waited for was asked for")
    want(isWhole(columns), "the band is a whole path, or the rest of it is on its way")
    return broken
  }

  private func broken(byColumn index: Int, of columns: Columns) -> [String] {
    let column = columns.columns[index]
    var broken: [String] = []
    func want(_ isTrue: Bool, _ rule: String) { if !isTrue { broken.append(rule) } }
    let isLast = index + 1 == columns.columns.count
    let path = columns.columns[..<index].compactMap(\.region)
    guard let listing = column.listing else { return ["column \(index): has no places"] }
    want(path.count == index, "the columns before stand on a row")
    want((0..<max(column.count, 1)).contains(column.cursor), "the cursor is in the column")
    want(column.isLocked == (index < rootCount && listing.isLoaded), "the root's columns are locked")
    if column.isLocked { want(column.region == pick.options.rootPath[index], "shows the root") }
    broken += self.broken(by: listing, below: path, isLast: isLast)
    return broken.map { "column \(index): \($0)" }
  }

  private func isWhole(_ columns: Columns) -> Bool {
    let last = columns.columns[columns.columns.count - 1]
    guard last.listing?.isLoaded == true else { return true }
    guard let region = last.region else { return columns.columns.count == 1 }
    return region.isLeaf || pick.options.depth.map { columns.columns.count >= $0 } ?? false
  }
}
