import RegionModel
import RegionSearch

/// Opening a search, editing its line, moving through its results, and taking one.
///
/// Every change of the line gets a number, its generation. The request carries it and the answer brings it back: an
/// answer to any other line is late and dropped.
extension State {
  /// Handles an action while a search is open; nil if the content should handle it.
  mutating func reduceSearch(_ action: Action) -> [Effect]? {
    search?.acceptsOnAnswer = false
    search?.marksOnAnswer = false
    if let effects = reduceSearchMarks(action) { return effects }
    switch action {
    case .searchEdited(let edit): return self.edit(edit)
    case .cursorMoved(let rows): moveThroughResults(by: rows)
    case .cursorPaged(let pages): moveThroughResults(byPages: pages)
    case .firstRowAsked: moveToResult(0)
    case .lastRowAsked: moveToResult(resultCount - 1)
    case .rowActivated: return takeResultAtCursor()
    case .rowPicked(let row): return take(search?.match(at: row))
    case .columnMoved(_, let rows): moveThroughResults(by: rows)
    case .cursorAccepted: return acceptResultAtCursor()
    case .stepFocused(let index): return leaveSearch(for: index)
    case .dismissed: return clearOrLeaveSearch()
    case .letterTyped, .letterPicked, .columnRowPicked: break
    case .stepLeft, .stepEntered, .stepCycled, .searchAsked: break
    default: return nil
    }
    return []
  }

  /// Opens the search with a text, and searches for it.
  mutating func openSearch(_ text: String = "") -> [Effect] {
    search = Search()
    return edit(.typed(text))
  }

  /// Opens the search that the options ask for.
  mutating func openAskedSearch() -> [Effect] {
    guard let query = options.query, !query.isEmpty else { return [] }
    return openSearch(query)
  }

  /// Edits the line; the old results stay until the answer to the new line comes.
  private mutating func edit(_ edit: LineEdit) -> [Effect] {
    guard var line = search?.line else { return [] }
    line.apply(edit)
    let isChanged = line.text != search?.line.text
    search?.line = line
    return isChanged ? ask() : []
  }

  /// Searches again after a list came that the results lack, unless the person has gone on in them.
  ///
  /// What a source finds itself does not depend on the lists.
  mutating func searchLists() -> [Effect] {
    guard let search, !search.line.isBlank, search.cursor == 0 else { return [] }
    if search.isWorking {
      self.search?.missesList = true
      return []
    }
    guard case .fetched? = search.results?.extent else { return [] }
    return ask()
  }

  private mutating func ask() -> [Effect] {
    searchGeneration += 1
    search?.missesList = false
    guard let line = search?.line, !line.isBlank else {
      let effects = cancelSearch
      show(nil)
      return effects
    }
    search?.isWorking = true
    return [.search(query(line.text), generation: searchGeneration)]
  }

  /// Searches below the root; results below the region above the open list come first.
  private func query(_ text: String) -> SearchQuery {
    var query = SearchQuery(text, root: options.root ?? content.lockedRegion, first: content.regionAbove)
    query.filter = options.filter
    return query
  }

  /// Shows the answer to the current line, and takes its first result if Enter came before it.
  ///
  /// A source's answer is only shown: it may have taken long, and nobody has seen what is first in it.
  ///
  /// Keeps notices and help: the person did nothing.
  mutating func takeAnswer(_ results: SearchResults, generation: Int) -> [Effect] {
    guard let search, generation == searchGeneration, search.isWorking else { return [] }
    show(results)
    if search.missesList, case .fetched = results.extent {
      let effects = ask()
      self.search?.acceptsOnAnswer = search.acceptsOnAnswer
      self.search?.marksOnAnswer = search.marksOnAnswer
      return effects
    }
    if search.marksOnAnswer, markResult(0) { moveThroughResults(by: 1) }
    return search.acceptsOnAnswer && !results.extent.isOfSource ? take(self.search?.matchAtCursor) : []
  }

  private mutating func show(_ results: SearchResults?) {
    search?.results = results
    search?.cursor = 0
    search?.top = 0
    search?.isWorking = false
    search?.acceptsOnAnswer = false
    search?.marksOnAnswer = false
  }

  private mutating func clearOrLeaveSearch() -> [Effect] {
    if search?.line.text == "" { return closeSearch() }
    search?.line = SearchLine()
    return ask()
  }

  private mutating func leaveSearch(for index: Int) -> [Effect] {
    guard content.canFocus(index) else { return [] }
    return closeSearch() + content.reduce(.stepFocused(index), in: &sheet)
  }

  mutating func closeSearch() -> [Effect] {
    let effects = cancelSearch
    search = nil
    searchGeneration += 1  // An answer still on its way is now late.
    content.fit(sheet)  // The screen may have a new size.
    return effects
  }

  /// Cancels the search whose answer has not come; nothing otherwise.
  private var cancelSearch: [Effect] { search?.isWorking == true ? [.cancelSearch] : [] }
}

extension Content {
  /// The region whose children are shown; nil at the top.
  fileprivate var regionAbove: Region? {
    switch self {
    case .places(let places): places.regionAbove
    case .columns(let columns): columns.active > 0 ? columns.columns[columns.active - 1].region : nil
    }
  }

  /// The root of the pick, as its steps or columns have it; nil for the whole tree.
  var lockedRegion: Region? {
    switch self {
    case .places(let places): places.steps.last { $0.kind == .locked }?.chosen
    case .columns(let columns): columns.columns.last { $0.isLocked }?.region
    }
  }

  fileprivate func canFocus(_ index: Int) -> Bool {
    switch self {
    case .places(let places): places.canFocus(index)
    case .columns(let columns): columns.canFocus(index)
    }
  }
}
