import RegionModel

/// A region is chosen; a step is reopened; the pick ends.
extension State {
  /// Takes what was chosen beforehand, then passes over what has no alternative, and opens on what is left.
  ///
  /// Where the path is whole already, it opens on the last step at which a person can choose; where there is
  /// no such step, the pick has ended before it began, and no sheet is shown.
  mutating func open() -> [Effect] {
    for region in options.selected {
      guard step.kind != .locked, let position = list.position(of: region) else { break }
      steps[activeStep].chosen = region
      steps[activeStep].cursor = position
      if !isComplete { append(region.children) }
    }
    while step.kind == .skipped, let chosen = step.chosen, !isComplete { append(chosen.children) }
    if step.kind != .open {
      guard let last = steps.lastIndex(where: { $0.kind == .open }) else {
        outcome = .picked(path)
        return [.finish(.picked(path))]
      }
      activeStep = last
    }
    leap(to: step.cursor)
    return []
  }

  /// Whether the path ends at the active step: nothing stands below the chosen one, or it is deep enough.
  var isComplete: Bool { step.chosen.map { $0.isLeaf || isDeepEnough } ?? false }

  /// Whether the active step is the last that the pick may have.
  private var isDeepEnough: Bool { options.depth.map { activeStep + 1 >= $0 } ?? false }

  /// Adds a step and goes to it; the only region of a list is chosen with it.
  mutating func append(_ list: RegionList) {
    let isAlone = options.skipsSingleChoice && list.count == 1
    steps.append(
      isAlone ? Step(list: list, kind: .skipped, chosen: list[0]) : Step(list: list, kind: .open))
    activeStep = steps.count - 1
  }

  mutating func activate(_ region: Region?) -> [Effect] {
    guard let region else { return [] }
    if region != step.chosen { choose(region) }
    return advance()
  }

  private mutating func choose(_ region: Region) {
    steps.removeSubrange((activeStep + 1)...)
    steps[activeStep].chosen = region
  }

  /// Goes on from a step that is chosen: to the next one at which a person can choose, or to the end.
  private mutating func advance() -> [Effect] {
    while let chosen = step.chosen, !isComplete {
      if activeStep + 1 < steps.count { focusOn(activeStep + 1) } else { append(chosen.children) }
      if step.kind == .open { return [] }
    }
    showCursor()  // The timeline may have become longer or shorter.
    return end(.picked(path(through: activeStep)))
  }

  private func path(through index: Int) -> [Region] { steps[...index].compactMap(\.chosen) }

  mutating func pick(row: Int) -> [Effect] {
    guard list.indices.contains(row) else { return [] }
    moveCursor(to: row)
    return activate(list[row])
  }

  mutating func acceptCursor() -> [Effect] {
    guard options.takesAnyLevel, let region = step.regionAtCursor else { return [] }
    return end(.picked(region.path))
  }

  mutating func focusStepBefore() {
    if let before = steps[..<activeStep].lastIndex(where: { $0.kind == .open }) { focusOn(before) }
  }

  mutating func focus(_ index: Int) {
    if canFocus(index) { focusOn(index) }
  }

  mutating func turn(by direction: Int) {
    let open = steps.indices.filter(canFocus)
    guard let position = open.firstIndex(of: activeStep) else { return }
    let turned = (position + direction % open.count + open.count) % open.count
    focusOn(open[turned])
  }

  /// Shows the list of a step, with the cursor on what was chosen there.
  private mutating func focusOn(_ index: Int) {
    activeStep = index
    leap(to: step.chosen.flatMap(list.position) ?? step.cursor)
  }
}
