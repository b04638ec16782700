import RegionModel
import RegionSearch

/// Marking places, where several can be picked.
///
/// Every mark is printed at the end. So a place with others below it can be marked only if any level can be taken.
extension Places {
  /// The path that a row of the open list leads to, highest first; nil if there is no such row, or if only words are known
  /// of its place.
  public func path(ofRow row: Int) -> [Region]? {
    if isUnfound(row: row) { return nil }
    if let shortcut = list.shortcut(at: row), list.position(of: shortcut.region) == nil {
      return shortcut.region.path
    }
    return list.indices.contains(row) ? pathAbove + [list[row]] : nil
  }

  /// Handles an action about marks; nil for all others.
  mutating func reduceMarks(_ action: Action, in sheet: inout Sheet) -> [Effect]? {
    guard sheet.options.markLimit != nil else { return nil }
    switch action {
    case .rowActivated where !marks.isEmpty && step.listing.isLoaded: return endWithMarks(in: &sheet)
    case .rowEntered where !marks.isEmpty && endsPick(row: step.cursor, sheet.options): break
    case .rowPicked(let row) where !marks.isEmpty && endsPick(row: row, sheet.options):
      moveCursor(to: row, in: sheet)
      markRow(row, in: &sheet)
    case .markToggled(let rows):
      if isUnknown(row: step.cursor, sheet.options) {
        return ask(below: step.cursor, goingOn: rows, in: &sheet)
      }
      if markRow(step.cursor, in: &sheet) { moveCursor(by: rows, in: sheet) }
    case .markPicked(let row):
      if isUnknown(row: row, sheet.options) { return ask(below: row, goingOn: 0, in: &sheet) }
      moveCursor(to: row, in: sheet)
      markRow(row, in: &sheet)
    case .allMarked: markAll(in: &sheet)
    case .marksCleared: marks = Marks()
    default: return nil
    }
    return []
  }

  /// Whether nobody knows yet if the place of a row can be marked, since its list was never asked for.
  private func isUnknown(row: Int, _ options: Options) -> Bool {
    guard list.shortcut(at: row) == nil, step.listing.isLoaded, let path = path(ofRow: row) else {
      return false
    }
    return isUnknown(path, options)
  }

  /// Whether nobody knows yet if the last of a path can be marked: a mark asks for what lies below it.
  public func isUnknown(_ path: [Region], _ options: Options) -> Bool {
    guard let region = path.last, options.loadsChildren, !options.takesAnyLevel else { return false }
    return region.isLeaf && region.mayHaveChildrenElsewhere
      && region.flags.isDisjoint(with: [.disabled, .hasChildren])
      && !options.isEnd(region, atStep: path.count - 1) && !marks.covers(path)
  }

  /// Asks for what lies below a row: the place is marked if that is nothing, else its list opens.
  private mutating func ask(below row: Int, goingOn rows: Int, in sheet: inout Sheet) -> [Effect] {
    moveCursor(to: row, in: sheet)
    waitingMark = rows
    let effects = activateCursor(in: &sheet)
    if step.kind == .open, step.listing.isLoaded { waitingMark = nil }
    return effects
  }

  func endWithMarks(in sheet: inout Sheet) -> [Effect] { sheet.end(.marked(marks.paths)) }

  /// Ends the pick with a path; where others are marked, it is marked too, and the pick goes on.
  ///
  /// A path that single choices led to does not end it where a search found another place.
  mutating func finish(_ path: [Region], in sheet: inout Sheet) -> [Effect] {
    if !awaited.isEmpty, !isWanted(path, sheet.options) {
      giveUpAwaited(at: path.count, in: &sheet)
      return goBackToChoose(in: sheet)
    }
    let waiting = waitingMark
    waitingMark = nil
    guard sheet.options.markLimit != nil, !marks.isEmpty || waiting != nil else {
      return sheet.end(.picked(path))
    }
    let isMarked = marks.covers(path) || mark(path, in: &sheet, isEnd: true)
    let effects = goBackToChoose(in: sheet)
    if let waiting, isMarked { moveCursor(by: waiting, in: sheet) }
    return effects
  }

  /// Shows the last step at which a person chooses.
  private mutating func goBackToChoose(in sheet: Sheet) -> [Effect] {
    activeStep = steps[...activeStep].lastIndex { $0.kind == .open } ?? activeStep
    leap(to: step.cursor, in: sheet)
    return []
  }

  @discardableResult
  private mutating func markRow(_ row: Int, in sheet: inout Sheet) -> Bool {
    guard let path = path(ofRow: row), marks.covers(path) || canTake(row: row, in: &sheet) else {
      return false
    }
    return toggleMark(path, in: &sheet)
  }

  private func endsPick(row: Int, _ options: Options) -> Bool {
    guard let path = path(ofRow: row) else { return false }
    return options.isEnd(path[path.count - 1], atStep: path.count - 1)
  }

  /// Marks all rows of the list that can be marked, from the first one on until the limit is reached.
  private mutating func markAll(in sheet: inout Sheet) {
    let (above, options) = (pathAbove, sheet.options)
    guard let limit = options.markLimit, !marks.covers(above) else { return }
    let new = list.siblings.filter {
      canBeMarked($0, atStep: activeStep, options) && !marks.contains($0, below: above)
    }
    if new.isEmpty, let region = step.cursor < list.shortcutCount ? list.firstSibling : step.regionAtCursor,
      !list.siblings.contains(where: { marks.contains($0, below: above) })
    {
      sheet.notice = isUnknown(above + [region], options) ? .unknownBelow(region) : .notMarkable(region)
    }
    let count = makeRoom(for: new, below: above, limit)
    if count < new.count { sheet.notice = .marksFull(limit) }
    marks.add(Array(new.prefix(count)), below: above)
  }

  /// Takes the marks below places away that are to be marked themselves.
  ///
  /// - Returns: How many of the places there is room for; what lies below the others keeps its marks.
  private mutating func makeRoom(for places: [Region], below above: [Region], _ limit: Int) -> Int {
    guard marks.mayHaveMarks(below: above) else { return min(places.count, max(limit - marks.count, 0)) }
    for (count, place) in places.enumerated() {
      var left = marks
      left.removeAll(below: above + [place])
      guard left.count + count < limit else { return count }
      marks = left
    }
    return places.count
  }
}

/// Marking one place, or taking its mark away.
extension Places {
  /// Marks a place, or takes its mark away.
  ///
  /// If a mark above covers the place, that mark is replaced by marks of everything else below it.
  ///
  /// - Returns: Whether anything changed; a notice says why not.
  @discardableResult
  mutating func toggleMark(_ path: [Region], in sheet: inout Sheet) -> Bool {
    guard let steps = marks.covering(path) else { return mark(path, in: &sheet) }
    return split(path, below: steps, in: &sheet)
  }

  /// Marks a place with all below it.
  ///
  /// - Parameter isEnd: Whether its list came and holds nothing.
  @discardableResult
  mutating func mark(_ path: [Region], in sheet: inout Sheet, isEnd: Bool = false) -> Bool {
    guard let region = path.last, let limit = sheet.options.markLimit else { return false }
    guard
      isEnd && !region.flags.contains(.disabled) || canBeMarked(region, atStep: path.count - 1, sheet.options)
    else {
      sheet.notice = region.flags.contains(.disabled) ? .disabled(region) : .notMarkable(region)
      return false
    }
    var marks = marks
    marks.removeAll(below: path)
    marks.add(path)
    return take(marks, limit, in: &sheet)
  }

  /// Takes a place out of a marked one above it: its siblings, and those of the places between, are marked instead.
  private mutating func split(_ path: [Region], below count: Int, in sheet: inout Sheet) -> Bool {
    var marks = marks
    marks.remove(Array(path.prefix(count)))
    for step in count..<path.count {
      let others = rows(below: Array(path.prefix(step)), sheet.options).filter {
        !$0.isSame(as: path[step]) && !$0.flags.contains(.disabled)
      }
      marks.add(others, below: Array(path.prefix(step)))
    }
    return take(marks, sheet.options.markLimit ?? 1, in: &sheet)
  }

  private mutating func take(_ marks: Marks, _ limit: Int, in sheet: inout Sheet) -> Bool {
    guard marks.count <= limit || marks.count < self.marks.count else {
      sheet.notice = .marksFull(limit)
      return false
    }
    self.marks = marks
    return true
  }

  /// The list below a path: that of its step, which may have come by itself, or the tree's.
  private func rows(below path: [Region], _ options: Options) -> Rows {
    let isOpen = path.count < steps.count && steps[..<path.count].compactMap(\.chosen) == path
    let list = isOpen ? steps[path.count].list.whole : path[path.count - 1].children
    return Rows(list, filter: options.filter)
  }

  func canBeMarked(_ region: Region, atStep index: Int, _ options: Options) -> Bool {
    guard !region.flags.contains(.disabled) else { return false }
    return options.takesAnyLevel || options.isEnd(region, atStep: index)
  }
}

/// Marks in a search, and as they are drawn.
extension State {
  /// How many places are marked, and how many can be; nil where one place is picked.
  public var markCount: (marked: Int, limit: Int)? {
    guard let limit = options.markLimit, let places else { return nil }
    return (places.marks.count, limit)
  }

  /// The sign of a place in a list or among results.
  ///
  /// - Parameter above: What lies above it, highest first.
  public func markSign(of region: Region, below above: [Region]) -> MarkSign {
    guard let places else { return .none }
    let marks = places.marks
    if !marks.isEmpty {
      if marks.covers(above) || marks.contains(region, below: above) { return .marked }
      if marks.count(below: region) > 0 { return .partly }
    }
    return places.canBeMarked(region, atStep: above.count, options) ? .unmarked : .none
  }

  /// The sign of a result: that of the place that it would be taken as.
  public func markSign(of match: SearchMatch) -> MarkSign {
    let path = pathTaken(with: match)
    return path.last.map { markSign(of: $0, below: path.dropLast()) } ?? .none
  }

  /// Handles an action about marks while a search is open; nil for all others.
  mutating func reduceSearchMarks(_ action: Action) -> [Effect]? {
    guard options.markLimit != nil, let search, let places else { return nil }
    switch action {
    case .rowActivated where !places.marks.isEmpty:
      if !search.line.isBlank { noteQuery() }
      return places.endWithMarks(in: &sheet)
    case .cursorAccepted where !places.marks.isEmpty: return acceptMarkedResult()
    case .rowPicked(let row) where !places.marks.isEmpty: markResult(row)
    case .markToggled where search.isStale: self.search?.marksOnAnswer = true
    case .markToggled where search.resultCount == 0: return reduceSearch(.searchEdited(.typed(" ")))
    case .markToggled where isUnknown(search.cursor): return askBelowResult(search.cursor)
    case .markPicked(let row) where isUnknown(row): return askBelowResult(row)
    case .markToggled(let rows):
      if markResult(search.cursor) { moveThroughResults(by: rows) }
    case .markPicked(let row): markResult(row)
    case .marksCleared: self.places?.marks = Marks()
    case .rowEntered, .allMarked: break
    default: return nil
    }
    return []
  }

  /// Whether nobody knows yet if a result can be marked.
  private func isUnknown(_ row: Int) -> Bool {
    guard let places, let match = search?.match(at: row), isBelowRoot(match.path) else { return false }
    return places.isUnknown(pathTaken(with: match), options)
  }

  /// Closes the search and goes to a result, which is marked if nothing lies below it.
  private mutating func askBelowResult(_ row: Int) -> [Effect] {
    guard let match = search?.match(at: row), case .places(var places) = content else { return [] }
    places.waitingMark = 0
    content = .places(places)
    return take(match)
  }

  @discardableResult
  mutating func markResult(_ row: Int) -> Bool {
    guard let match = search?.match(at: row), isBelowRoot(match.path), var places else { return false }
    moveToResult(row)
    let path = pathTaken(with: match)
    guard places.marks.covers(path) || canTake(path) else { return false }
    let isChanged = places.toggleMark(path, in: &sheet)
    self.places = places
    if isChanged { noteQuery() }
    return isChanged
  }

  /// Takes the result under the cursor with all that is marked.
  private mutating func acceptMarkedResult() -> [Effect] {
    guard options.takesAnyLevel, let search, !search.isStale, let match = search.matchAtCursor,
      isBelowRoot(match.path), var places
    else { return [] }
    let path = pathTaken(with: match)
    guard places.marks.covers(path) || canTake(path) && places.mark(path, in: &sheet) else { return [] }
    noteQuery()
    self.places = places
    return places.endWithMarks(in: &sheet)
  }
}
