import PickerCore
import RegionModel

/// What holds of every state, whatever was done to reach it.
struct Invariants {
  let tree: RegionTree

  /// The rules that `state` breaks; empty where it breaks none.
  func broken(by state: State) -> [String] {
    var broken: [String] = []
    func want(_ isTrue: Bool, _ rule: String) { if !isTrue { broken.append(rule) } }
    want(!state.steps.isEmpty && state.steps.indices.contains(state.activeStep), "an active step")
    guard broken.isEmpty else { return broken }
    for index in state.steps.indices { broken += self.broken(byStep: index, of: state) }
    want(state.outcome != nil || state.step.kind == .open, "the active step is open")
    want(
      state.options.depth.map { state.steps.count <= max($0, rootCount(state) + 1) } ?? true,
      "no step too deep")
    let lastHelpTop = max(state.helpLineCount - state.layout.shell.help.count, 0)
    want((0...lastHelpTop).contains(state.helpTop ?? 0), "the help begins at a line and fills its rows")
    if let search = state.search { broken += self.broken(bySearch: search, of: state) }
    want(isScrolledRight(state), "the cursor is on the screen and no row blank that could be filled")
    want(hasRightMotion(state), "a sheet sinks after the end and rises before it")
    if case .picked(let path) = state.outcome { broken += self.broken(byPath: path, of: state) }
    broken += LayoutRows.flaws(state.layout, size: state.size, steps: state.places!.shownStepCount)
    return broken
  }

  private func rootCount(_ state: State) -> Int { state.options.root?.path.count ?? 0 }

  private func broken(byStep index: Int, of state: State) -> [String] {
    var broken: [String] = []
    func want(_ isTrue: Bool, _ rule: String) { if !isTrue { broken.append("step \(index): \(rule)") } }
    let step = state.steps[index]
    let isLast = index + 1 == state.steps.count
    want(step.chosen != nil || isLast, "each but the last is chosen")
    want(step.chosen.map { step.list.position(of: $0) != nil } ?? true, "the chosen one is in its list")
    let listed = index == 0 ? tree.roots : state.steps[index - 1].chosen?.children
    want(step.list == listed, "lists what stands below the chosen one")
    want(step.kind == kind(of: step, at: index, of: state), "is open, locked or passed over as it should be")
    want(step.kind == .open || step.chosen != nil, "what is not open is chosen")
    want((0..<max(step.list.count, 1)).contains(step.cursor), "the cursor is in the list")
    if isLast, let chosen = step.chosen {
      want(
        chosen.isLeaf || state.options.depth.map { index + 1 >= $0 } ?? false, "a chosen last step is an end")
    }
    return broken
  }

  private func kind(of step: Step, at index: Int, of state: State) -> Step.Kind {
    if index < rootCount(state) { return .locked }
    return state.options.skipsSingleChoice && step.list.count == 1 ? .skipped : .open
  }

  private func isScrolledRight(_ state: State) -> Bool {
    let height = max(state.layout.body.list.count, 1)
    func isRight(_ top: Int, _ cursor: Int, of count: Int) -> Bool {
      top >= 0 && top <= cursor && cursor < top + height && top <= max(count - height, 0)
    }
    if let search = state.search { return isRight(search.top, search.cursor, of: search.resultCount) }
    let step = state.step
    return step.kind != .open || isRight(step.top, step.cursor, of: step.list.count)
  }

  private func broken(bySearch search: Search, of state: State) -> [String] {
    var broken: [String] = []
    func want(_ isTrue: Bool, _ rule: String) { if !isTrue { broken.append("search: \(rule)") } }
    let line = search.line
    want((0...line.text.count).contains(line.caret), "the caret is in the text")
    want(line.textBeforeCaret + line.textBehindCaret == line.text[...], "the caret parts the text in two")
    want(line.text.unicodeScalars.count <= 500, "the text is not too long")
    want((0..<max(search.resultCount, 1)).contains(search.cursor), "the cursor is in the results")
    want(!line.isBlank || search.results == nil && !search.isWorking, "a blank line finds nothing")
    let isAnswered = search.results?.query.text == line.text
    want(line.isBlank || search.isWorking || isAnswered, "the results are the line's")
    want(search.isWorking || !search.acceptsOnAnswer, "only what is still to come is waited for")
    want(search.results.map { $0.query.root == state.options.root } ?? true, "it searches below the root")
    return broken
  }

  private func hasRightMotion(_ state: State) -> Bool {
    switch state.motion {
    case .still: true
    case .rising: state.outcome == nil && state.options.isAnimated
    case .sinking: state.outcome != nil && state.options.isAnimated
    }
  }

  private func broken(byPath path: [Region], of state: State) -> [String] {
    var broken: [String] = []
    func want(_ isTrue: Bool, _ rule: String) { if !isTrue { broken.append("printed path: \(rule)") } }
    guard let last = path.last else { return ["printed path: empty"] }
    want(path.first?.parent == nil, "begins at the top")
    want(zip(path, path.dropFirst()).allSatisfy { $1.parent == $0 }, "each stands below the one before")
    want(path.starts(with: state.options.root?.path ?? []), "begins with the root")
    let isDeepEnough = state.options.depth.map { path.count >= $0 } ?? false
    want(last.isLeaf || isDeepEnough || state.options.takesAnyLevel, "ends where it may")
    want(state.options.depth.map { path.count <= max($0, rootCount(state)) } ?? true, "is not too deep")
    return broken
  }
}
