import RegionModel
import RegionSearch

/// Moving the cursor through the results.
extension State {
  var resultCount: Int { search?.resultCount ?? 0 }

  mutating func moveThroughResults(by rows: Int) {
    moveToResult((search?.cursor ?? 0) + min(max(rows, -resultCount), resultCount))
  }

  mutating func moveThroughResults(byPages pages: Int) {
    let height = max(layout.body.list.count - 1, 1)
    moveThroughResults(by: min(max(pages, -resultCount), resultCount) * height)
  }

  mutating func moveToResult(_ row: Int) {
    let last = max(resultCount - 1, 0)
    search?.cursor = min(max(row, 0), last)
    showResultAtCursor()
  }

  mutating func showResultAtCursor() {
    guard let search else { return }
    let height = contentLayout.body.list.count
    let top = Scrolling.top(search.top, showing: search.cursor, of: resultCount, height: height)
    self.search?.top = top
  }
}

/// Taking a result.
extension State {
  /// The path that accepting a match as it is would print, cut to the pick's depth.
  public func pathTaken(with match: SearchMatch) -> [Region] {
    Array(match.path.prefix(options.depth ?? .max))
  }

  /// Takes the result under the cursor; if the results are stale, waits and takes the first new one.
  mutating func takeResultAtCursor() -> [Effect] {
    guard let search else { return [] }
    if search.isStale {
      self.search?.acceptsOnAnswer = true
      return []
    }
    return take(search.matchAtCursor)
  }

  /// Closes the search and chooses a place with every place above it.
  mutating func take(_ match: SearchMatch?) -> [Effect] {
    guard let match, isBelowRoot(match.path) else { return [] }
    noteQuery()
    closeSearch()
    return content.take(match.path, in: &sheet)
  }

  mutating func acceptResultAtCursor() -> [Effect] {
    guard options.takesAnyLevel, let search, !search.isStale else { return [] }
    guard let match = search.matchAtCursor, isBelowRoot(match.path), canTake(pathTaken(with: match)) else {
      return []
    }
    noteQuery()
    return sheet.end(.picked(pathTaken(with: match)))
  }

  /// Whether the data lets every region of a found path below the root be chosen; if not, a notice says which it does not.
  mutating func canTake(_ path: [Region]) -> Bool { sheet.canChoose(path.dropFirst(lockedPath.count)) }

  /// Remembers what was searched for: something that was found is taken.
  mutating func noteQuery() { takenQuery = search?.line.text ?? "" }

  func isBelowRoot(_ path: [Region]) -> Bool {
    let root = lockedPath
    return path.count > root.count && zip(path, root).allSatisfy { $0.isSame(as: $1) }
  }

  /// The root path; empty for the whole tree.
  private var lockedPath: [Region] {
    switch content {
    case .places(let places): places.steps.prefix { $0.kind == .locked }.compactMap(\.chosen)
    case .columns(let columns): columns.columns.prefix { $0.isLocked }.compactMap(\.region)
    }
  }
}
