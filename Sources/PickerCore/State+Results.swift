import RegionModel
import RegionSearch

/// The cursor in the results.
extension State {
  var resultCount: Int { search?.resultCount ?? 0 }

  mutating func moveThroughResults(by rows: Int) {
    moveToResult((search?.cursor ?? 0) + min(max(rows, -resultCount), resultCount))
  }

  mutating func moveThroughResults(byPages pages: Int) {
    moveThroughResults(by: min(max(pages, -resultCount), resultCount) * max(layout.list.count - 1, 1))
  }

  mutating func moveToResult(_ row: Int) {
    let last = max(resultCount - 1, 0)
    search?.cursor = min(max(row, 0), last)
    showResultAtCursor()
  }

  mutating func showResultAtCursor() {
    guard let search else { return }
    let top = State.top(search.top, showing: search.cursor, of: resultCount, height: layout.list.count)
    self.search?.top = top
  }
}

/// A result is taken.
extension State {
  /// The path that taking a region as it is would print: no longer than the depth allows.
  public func pathTaken(with region: Region) -> [Region] {
    Array(region.path.prefix(options.depth ?? .max))
  }

  /// Takes the result under the cursor, or, where the line is ahead of the results, the first when they come.
  mutating func takeResultAtCursor() -> [Effect] {
    guard let search else { return [] }
    if search.isStale {
      self.search?.acceptsOnAnswer = true
      return []
    }
    return take(search.matchAtCursor?.region)
  }

  /// Chooses a region with every step above it, as a person would one after the other: what is chosen already
  /// loses nothing, what has no alternative is passed over, and the step at the depth ends the pick.
  mutating func take(_ region: Region?) -> [Effect] {
    guard let region, isBelowRoot(region) else { return [] }
    closeSearch()
    activeStep = lockedCount
    var effects: [Effect] = []
    for region in region.path.dropFirst(lockedCount) where outcome == nil {
      guard let position = list.position(of: region) else { continue }  // Passed over.
      leap(to: position)
      effects = activate(region)
    }
    return effects
  }

  mutating func acceptResultAtCursor() -> [Effect] {
    guard options.takesAnyLevel, let search, !search.isStale else { return [] }
    guard let region = search.matchAtCursor?.region, isBelowRoot(region) else { return [] }
    return end(.picked(pathTaken(with: region)))
  }

  private var lockedCount: Int { steps.prefix { $0.kind == .locked }.count }

  private func isBelowRoot(_ region: Region) -> Bool {
    let (root, path) = (steps.prefix(lockedCount).compactMap(\.chosen), region.path)
    return path.count > root.count && path.starts(with: root)
  }
}
