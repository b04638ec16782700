import RegionModel

/// A region is chosen; a step is reopened; the pick ends.
extension State {
  /// Takes what was chosen beforehand, step by step, and stops at the last of it.
  mutating func open() -> [Effect] {
    let selected = options.selected
    for (index, region) in selected.enumerated() {
      guard step.list.position(of: region) != nil else { break }
      steps[activeStep] = Step(list: list, chosen: region)
      if region.isLeaf || isDeepEnough { break }
      append(region.children)
      let isNextKnown = index + 1 < selected.count
      if !isNextKnown, !isPassedOver(region.children) { break }
    }
    let effects = passOver()
    showCursor()
    return effects
  }

  /// Whether the active step is the last that the pick may have.
  var isDeepEnough: Bool { options.depth.map { activeStep + 1 >= $0 } ?? false }

  private func isPassedOver(_ list: RegionList) -> Bool { options.advancesAlone && list.count == 1 }

  private mutating func append(_ list: RegionList) {
    steps.append(Step(list: list, kind: isPassedOver(list) ? .passedOver : .open))
    activeStep = steps.count - 1
  }

  /// Chooses the only region of each step that has just one, until a step has more or the path ends.
  private mutating func passOver() -> [Effect] {
    while isPassedOver(list), step.chosen == nil {
      let only = list[0]
      steps[activeStep] = Step(list: list, kind: .passedOver, chosen: only)
      if only.isLeaf || isDeepEnough { return end(.picked(path)) }
      append(only.children)
    }
    return []
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

  /// Goes on from a step that is chosen: to the step behind it, or to the end.
  private mutating func advance() -> [Effect] {
    guard let chosen = step.chosen else { return [] }
    if chosen.isLeaf || isDeepEnough { return end(.picked(path(through: activeStep))) }
    if activeStep + 1 < steps.count {
      focusOn(activeStep + 1)
      if step.kind == .passedOver { return advance() }
    } else {
      append(chosen.children)
    }
    let effects = passOver()
    showCursor()
    return effects
  }

  private func path(through index: Int) -> [Region] { steps[...index].compactMap(\.chosen) }

  mutating func pick(row: Int) -> [Effect] {
    guard list.indices.contains(row) else { return [] }
    moveCursor(to: row)
    return activate(list[row])
  }

  mutating func takeWhole() -> [Effect] {
    guard options.takesAnyLevel, let region = step.regionAtCursor else { return [] }
    return end(.picked(region.path))
  }

  mutating func focusStepBefore() -> [Effect] {
    if let before = steps[..<activeStep].lastIndex(where: { $0.kind == .open }) { focusOn(before) }
    return []
  }

  mutating func focus(_ index: Int) {
    if canFocus(index) { focusOn(index) }
  }

  mutating func turn(by direction: Int) {
    let open = steps.indices.filter(canFocus)
    guard let position = open.firstIndex(of: activeStep) else { return }
    focusOn(open[(position + direction + open.count) % open.count])
  }

  /// Shows the list of a step, with the cursor on what was chosen there.
  private mutating func focusOn(_ index: Int) {
    activeStep = index
    if let chosen = step.chosen, let position = list.position(of: chosen) { steps[index].cursor = position }
    showCursor()
  }
}
