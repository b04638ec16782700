import RegionModel

@testable import PickerCore

/// Rules for steps.
extension Invariants {
  func broken(by places: Places, of state: State) -> [String] {
    var broken: [String] = []
    func want(_ isTrue: Bool, _ rule: String) { if !isTrue { broken.append(rule) } }
    want(places.steps.indices.contains(places.activeStep), "an active step")
    guard broken.isEmpty else { return broken }
    for index in places.steps.indices { broken += self.broken(byStep: index, of: places) }
    want(state.outcome != nil || places.step.kind == .open, "the active step is open")
    let limit = pick.options.depth.map { max($0, rootCount + 1) }
    want(places.steps.count <= limit ?? .max, "no step too deep")
    want(
      places.awaited.isEmpty || !places.step.listing.isLoaded, "what is found is chosen when its list is here"
    )
    want(places.slide == nil || pick.options.isAnimated, "nothing slides without motion")
    let generation = places.steps[places.steps.count - 1].listing.generation
    want((generation ?? 0) <= places.loadGeneration, "an answer is waited for that was asked for")
    return broken
  }

  private func broken(byStep index: Int, of places: Places) -> [String] {
    var broken: [String] = []
    func want(_ isTrue: Bool, _ rule: String) { if !isTrue { broken.append("step \(index): \(rule)") } }
    let step = places.steps[index]
    let isLast = index + 1 == places.steps.count
    let path = places.steps[..<index].compactMap(\.chosen)
    want(step.chosen != nil || isLast, "each but the last is chosen")
    want(!step.isEnd || isLast && step.chosen != nil, "only the last is an end")
    want(step.kind == kind(of: step, at: index), "is open, locked or passed over as it should be")
    want(step.kind == .open || step.chosen != nil, "what is not open is chosen")
    if step.kind != .locked {
      want(step.chosen.map { step.list.position(of: $0) != nil } ?? true, "the chosen one is in its list")
      want((0..<max(step.list.count, 1)).contains(step.cursor), "the cursor is in the list")
      let isFirst = !places.steps[..<index].contains { $0.kind == .open }
      want(
        step.list.shortcutCount == 0 || isFirst && step.kind == .open, "shortcuts stand before the first list"
      )
      let all = step.list.siblings.allSatisfy { pick.options.filter?.contains($0) ?? true }
      want(all, "the rows are places that count")
      broken += self.broken(by: step.listing, below: path, isLast: isLast).map { "step \(index): \($0)" }
    }
    if isLast, let chosen = step.chosen {
      let isDeepEnough = pick.options.depth.map { index + 1 >= $0 } ?? false
      let isLeaf = chosen.isLeaf && (step.isEnd || !pick.options.loadsChildren)
      want(isLeaf || isDeepEnough, "a chosen last step is an end")
    }
    return broken
  }

  private func kind(of step: Step, at index: Int) -> Step.Kind {
    if index < rootCount { return .locked }
    let isAlone = step.list.siblings.count == 1 && step.list.firstSibling?.flags.contains(.disabled) == false
    return pick.options.skipsSingleChoice && isAlone ? .skipped : .open
  }
}
