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
    guard let match, let path = pathBelowRoot(match.path) else { return [] }
    noteQuery()
    return closeSearch() + content.take(path, in: &sheet)
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

  func isBelowRoot(_ path: [Region]) -> Bool { pathBelowRoot(path) != nil }

  /// A found path as one through the root of the pick; nil where it does not lie below that.
  ///
  /// A source's search may know the names of the root's path alone, or nothing but the code of what it found.
  private func pathBelowRoot(_ path: [Region]) -> [Region]? {
    let root = locked
    if zip(path, root).allSatisfy({ $0.isSame(as: $1.region) }) {
      return path.count > root.count ? path : nil
    }
    guard options.loadsChildren else { return nil }
    var path = path
    for (index, step) in root.enumerated() {
      guard let way = step.list.way(along: path, at: index), step.list[way.row] == step.region else {
        return nil
      }
      path = way.path
    }
    return path.count > root.count ? path : nil
  }

  private var lockedPath: [Region] { locked.map(\.region) }

  /// The root path, each place with the list that it stands in; empty for the whole tree.
  private var locked: [(list: Rows, region: Region)] {
    switch content {
    case .places(let places):
      places.steps.prefix { $0.kind == .locked }.compactMap { step in step.chosen.map { (step.list, $0) } }
    case .columns(let columns):
      columns.columns.prefix { $0.isLocked }.compactMap { column in
        column.listing.flatMap { listing in column.region.map { (listing.list, $0) } }
      }
    }
  }
}
