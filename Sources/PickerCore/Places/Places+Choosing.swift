import RegionModel

/// Choosing a region, going on to the next step, and ending the pick.
extension Places {
  /// Takes the preselected regions, skips steps with a single choice, and opens the first step that is left.
  ///
  /// If the path is already complete, the last step that a person can change opens. If there is none, the pick ends
  /// before a sheet is shown.
  mutating func open(in sheet: inout Sheet) -> [Effect] {
    let options = sheet.options
    var effects: [Effect] = []
    if step.kind == .locked, !isComplete(options) { effects = appendBelow(options) }
    if list.isEmpty, steps.count == 1, options.loadsChildren { effects = askForList() }
    for region in options.selected {
      guard step.kind != .locked, let position = list.position(of: region) else { break }
      steps[activeStep].chosen = region
      steps[activeStep].cursor = position
      if !isComplete(options) { effects += appendBelow(options) }
    }
    effects += skipOn(options)
    effects += followWords(in: &sheet)
    if sheet.outcome != nil { return effects }
    if step.kind != .open {
      guard let last = steps.lastIndex(where: { $0.kind == .open }) else {
        sheet.outcome = .picked(path)
        return effects + [.finish(.picked(path))]
      }
      activeStep = last
    }
    leap(to: step.cursor, in: sheet)
    return effects
  }

  /// Whether the path ends at the active step: its region has no children, or it is at the pick's depth.
  func isComplete(_ options: Options) -> Bool {
    guard let chosen = step.chosen else { return false }
    return step.isEnd || options.isEnd(chosen, atStep: activeStep)
  }

  /// Adds a step and makes it active; the only region of a list is chosen at once, if the options skip single choices.
  mutating func append(_ list: RegionList, _ options: Options) {
    let isFirst = !steps.contains { $0.kind == .open }
    let list = Rows(list, filter: options.filter)
    let isAlone = options.skipsSingleChoice && list.count == 1 && !list[0].flags.contains(.disabled)
    if isAlone {
      steps.append(Step(list: list, kind: .skipped, chosen: list[0]))
    } else {
      steps.append(Step(list: isFirst ? withShortcuts(list, options) : list))
    }
    activeStep = steps.count - 1
  }

  /// Adds steps below those with a single choice, until a person can choose.
  mutating func skipOn(_ options: Options) -> [Effect] {
    var effects: [Effect] = []
    while step.kind == .skipped, !isComplete(options) { effects += appendBelow(options) }
    return effects
  }

  mutating func activateCursor(in sheet: inout Sheet) -> [Effect] {
    if case .failed = step.listing.status { return askForList() }
    if let shortcut = list.shortcut(at: step.cursor) { return follow(shortcut, in: &sheet) }
    return activate(step.regionAtCursor, in: &sheet)
  }

  mutating func activate(_ region: Region?, in sheet: inout Sheet) -> [Effect] {
    guard let region, sheet.canChoose(CollectionOfOne(region)) else { return [] }
    let effects = region == step.chosen ? [] : choose(region)
    return effects + advance(in: &sheet)
  }

  /// Whether the data lets a row be taken as it is; for a shortcut, also what lies between the root and it.
  func canTake(row: Int, in sheet: inout Sheet) -> Bool {
    guard let path = path(ofRow: row) else { return false }
    return sheet.canChoose(list.shortcut(at: row) == nil ? path.suffix(1) : path.dropFirst(rootCount))
  }

  /// How many steps the root path has.
  private var rootCount: Int { steps.prefix { $0.kind == .locked }.count }

  private mutating func choose(_ region: Region) -> [Effect] {
    let effects = cancelLoad(behind: activeStep)
    steps.removeSubrange((activeStep + 1)...)
    steps[activeStep].chosen = region
    steps[activeStep].isEnd = false
    return effects
  }

  /// Goes on from a chosen step to the next one where a person can choose, or ends the pick.
  mutating func advance(in sheet: inout Sheet) -> [Effect] {
    var effects: [Effect] = []
    while step.chosen != nil, !isComplete(sheet.options) {
      if activeStep + 1 < steps.count {
        focusOn(activeStep + 1, in: sheet)
      } else {
        effects += appendBelow(sheet.options)
      }
      if step.kind == .open {
        leap(to: step.cursor, in: sheet)  // The first rows may be ones that cannot be chosen.
        return effects
      }
    }
    showCursor(in: sheet)  // The timeline may have become longer or shorter.
    return effects + finish(path(through: activeStep), in: &sheet)
  }

  /// The chosen regions down to a step, highest first.
  func path(through index: Int) -> [Region] { steps[...index].compactMap(\.chosen) }

  /// The regions chosen above the open list, highest first.
  public var pathAbove: [Region] { steps[..<activeStep].compactMap(\.chosen) }

  mutating func pick(row: Int, in sheet: inout Sheet) -> [Effect] {
    guard list.indices.contains(row) else { return [] }
    moveCursor(to: row, in: sheet)
    return activateCursor(in: &sheet)
  }

  mutating func acceptCursor(in sheet: inout Sheet) -> [Effect] {
    guard sheet.options.takesAnyLevel else { return [] }
    if !step.listing.isLoaded, list.isEmpty {
      guard hasPlaceAbove, sheet.canChoose(pathAbove.suffix(1)) else { return [] }
      return accept(pathAbove, in: &sheet)
    }
    if isUnfound(row: step.cursor) { return activateCursor(in: &sheet) }
    guard canTake(row: step.cursor, in: &sheet), let path = path(ofRow: step.cursor) else { return [] }
    return accept(path, in: &sheet)
  }

  /// Whether a place that a person chose stands above the open list, so that it can be taken where the list does not come.
  public var hasPlaceAbove: Bool { pathAbove.count > rootCount }

  /// Ends the pick with a place as it is, or with the marked ones and it.
  private mutating func accept(_ path: [Region], in sheet: inout Sheet) -> [Effect] {
    guard !marks.isEmpty else { return sheet.end(.picked(path)) }
    return marks.covers(path) || mark(path, in: &sheet) ? endWithMarks(in: &sheet) : []
  }

  /// Chooses a region and every region above it, as if a person chose one after the other.
  ///
  /// Steps that stay the same keep what was chosen below them, steps with a single choice are skipped, and the step at
  /// the pick's depth ends it. If the first list does not contain the path, nothing changes.
  mutating func take(_ path: [Region], in sheet: inout Sheet) -> [Effect] {
    let first = rootCount
    guard steps.indices.contains(first), path.count > first else { return [] }
    let listing = steps[first].listing
    guard !listing.isLoaded || way(along: path, at: first, in: listing.list, sheet.options) != nil else {
      if sheet.options.loadsChildren { noteGone(path, in: &sheet) }
      return []
    }
    activeStep = first
    awaited = path
    return chooseAwaited(in: &sheet)
  }

  /// Chooses the awaited regions, as far as their lists are loaded.
  ///
  /// Each is looked for in the list of its own step alone: below another region its code may be that of another place.
  /// What a search did not know of the way is added to it as the lists tell.
  mutating func chooseAwaited(in sheet: inout Sheet) -> [Effect] {
    var effects: [Effect] = []
    while !awaited.isEmpty, sheet.outcome == nil, step.listing.isLoaded {
      let way = wayToAwaited(through: activeStep, sheet.options)
      guard way == nil || activeStep < way?.count ?? 0 else { break }
      guard let way, let (row, path) = self.way(along: way, at: activeStep, in: list, sheet.options) else {
        giveUpAwaited(at: activeStep, in: &sheet)
        break
      }
      awaited = path
      let step = activeStep
      leap(to: row, in: sheet)
      effects += activate(list[row], in: &sheet)
      if activeStep <= step { awaited = [] }  // It is disabled, or its path was marked.
    }
    awaited = wayToAwaited(through: activeStep, sheet.options) ?? awaited
    if activeStep >= awaited.count || sheet.outcome != nil { awaited = [] }
    return effects
  }

  /// Whether a path that would end the pick leads to the awaited place, or to the pick's depth on the way there.
  func isWanted(_ path: [Region], _ options: Options) -> Bool {
    guard let way = wayToAwaited(through: path.count, options) else { return false }
    return path.count >= min(way.count, options.depth ?? .max)
  }

  /// The awaited path with what the steps before `end` that were skipped say of it; nil where one of them leads elsewhere.
  private func wayToAwaited(through end: Int, _ options: Options) -> [Region]? {
    var path = awaited
    for (index, step) in steps.prefix(end).enumerated() where step.kind == .skipped && index < path.count {
      guard let way = way(along: path, at: index, in: step.list, options) else { return nil }
      path = way.path
    }
    return path
  }

  /// Says that the awaited place is not there, and leaves the choice to the person.
  mutating func giveUpAwaited(at index: Int, in sheet: inout Sheet) {
    noteGone(Array(awaited.prefix(index + 1)), in: &sheet)
    awaited = []
  }

  private func way(
    along path: [Region], at index: Int, in list: Rows, _ options: Options
  ) -> (row: Int, path: [Region])? {
    if options.loadsChildren { return list.way(along: path, at: index) }
    return list.row(of: path[index]).map { ($0, path) }
  }

  /// Says that a place is no longer there.
  private func noteGone(_ path: [Region], in sheet: inout Sheet) {
    sheet.notice = .notFound(path.map(\.name).joined(separator: "/"))
  }
}

extension Options {
  /// Whether a pick ends at a region of a step: nothing lies below it, or the step is at the pick's depth.
  ///
  /// - Parameter index: The step, counted from 0.
  func isEnd(_ region: Region, atStep index: Int) -> Bool {
    if let depth, index + 1 >= depth { return true }
    return region.isLeaf && !(loadsChildren && region.mayHaveChildrenElsewhere)
  }
}

/// Going to another step.
extension Places {
  mutating func focusStepBefore(in sheet: Sheet) {
    if let before = steps[..<activeStep].lastIndex(where: { $0.kind == .open }) { focusOn(before, in: sheet) }
  }

  mutating func focusStepBehind(in sheet: Sheet) {
    let behind = steps[(activeStep + 1)...].firstIndex { $0.kind == .open }
    if let behind { focusOn(behind, in: sheet) }
  }

  mutating func focus(_ index: Int, in sheet: Sheet) {
    if canFocus(index) { focusOn(index, in: sheet) }
  }

  mutating func cycle(by direction: Int, in sheet: Sheet) {
    let open = steps.indices.filter(canFocus)
    guard let position = open.firstIndex(of: activeStep) else { return }
    let turned = (position + direction % open.count + open.count) % open.count
    focusOn(open[turned], in: sheet)
  }

  /// Shows a step's list, with the cursor on the region chosen there.
  private mutating func focusOn(_ index: Int, in sheet: Sheet) {
    activeStep = index
    leap(to: step.chosen.flatMap(list.position) ?? step.cursor, in: sheet)
  }
}
