import RegionModel

/// Lists that come from elsewhere: requesting, loading, failing and retrying them.
///
/// Each request has a number, its generation; an answer with another number is late and changes nothing.
extension Places {
  /// Adds the step below the active one, which must be chosen, and makes it active.
  ///
  /// If the tree does not hold the children, the step requests them.
  mutating func appendBelow(_ options: Options) -> [Effect] {
    guard let chosen = step.chosen else { return [] }
    guard chosen.mayHaveChildrenElsewhere, options.loadsChildren else {
      append(chosen.children, options)
      return []
    }
    loadGeneration += 1
    steps.append(Step(loading: Listing(generation: loadGeneration, placeholder: chosen.children)))
    activeStep = steps.count - 1
    return [.loadChildren(of: pathAbove, generation: loadGeneration), .tick(after: 0)]
  }

  /// Requests the list of the active step: the roots that are not there, or a list that failed.
  mutating func askForList() -> [Effect] {
    loadGeneration += 1
    steps[activeStep] = Step(loading: Listing(generation: loadGeneration, placeholder: list.whole))
    return [.loadChildren(of: pathAbove, generation: loadGeneration), .tick(after: 0)]
  }

  /// Whether an action asks again for the list of the active step, which failed.
  func asksAgain(_ action: Action) -> Bool {
    guard case .failed = step.listing.status else { return false }
    return action == .rowActivated || action == .rowEntered
  }

  /// The effect that cancels a list still loading below a step.
  func cancelLoad(behind index: Int) -> [Effect] {
    guard index + 1 < steps.count else { return [] }
    return steps[steps.count - 1].listing.generation.map { [.cancelLoad(generation: $0)] } ?? []
  }

  mutating func fail(_ reason: String, generation: Int) {
    let last = steps.count - 1
    guard steps[last].listing.generation == generation else { return }
    waitingMark = nil
    steps[last].listing.fail(reason)
  }

  /// Shows a list that came, unless the answer is late.
  ///
  /// An empty list ends the pick if the person still waits for it. A single choice is skipped, and the awaited path
  /// of a search is chosen. While something covers the list (`isCovered`), nothing ends the pick; the last step where
  /// a person can choose is shown.
  mutating func take(
    _ list: RegionList, generation: Int, isCovered: Bool, in sheet: inout Sheet
  ) -> [Effect] {
    let last = steps.count - 1
    guard steps[last].listing.generation == generation else { return [] }
    sheet.noteGaps(in: list)
    let watched = activeStep
    let isCovered = isCovered || isOpening
    steps.removeLast()
    if list.isEmpty, last > 0 {
      steps[last - 1].isEnd = true
      if steps[last - 1].kind == .locked, let root = steps[last - 1].chosen {
        return end(below: root, last - 1, in: &sheet)
      }
      if let guess, !selectedWords.isEmpty {
        takeBack(guess, in: &sheet)
        return []
      }
      noteRest(in: &sheet)
      activeStep = min(watched, last - 1)
      if watched == last { return goOn(isCovered: isCovered, in: &sheet) }
      showCursor(in: sheet)  // A step less leaves the list more rows.
      return []
    }
    sheet.noteSame(list, as: last > 0 ? steps[last - 1].list.whole : nil)
    append(list, sheet.options)
    if watched == last {
      var effects = followWords(in: &sheet)
      if sheet.outcome != nil { return effects }
      if step.kind == .skipped { effects += goOn(isCovered: isCovered, in: &sheet) }
      leap(to: step.cursor, in: sheet)
      isOpening = isOpening && !step.listing.isLoaded
      effects += chooseAwaited(in: &sheet)
      // The place has a list to choose from: it is not marked.
      if step.kind == .open, step.listing.isLoaded, awaited.isEmpty { waitingMark = nil }
      return effects
    }
    let effects = skipOn(sheet.options)
    activeStep = watched
    showCursor(in: sheet)
    return effects
  }

  /// Ends a pick whose root has no children.
  private mutating func end(below root: Region, _ index: Int, in sheet: inout Sheet) -> [Effect] {
    activeStep = index
    return sheet.end(.nothingBelow(root))
  }

  /// Goes on below the active step, which is chosen.
  private mutating func goOn(isCovered: Bool, in sheet: inout Sheet) -> [Effect] {
    guard isCovered, steps.contains(where: { $0.kind == .open }) else { return advance(in: &sheet) }
    let effects = skipOn(sheet.options)
    if step.kind == .open { showCursor(in: sheet) } else { focusStepBefore(in: sheet) }
    return effects
  }
}
