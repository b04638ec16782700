import PickerCore
import PickerView
import RegionModel
import TestSupport

/// Rules that hold for every state, however it was reached.
struct Invariants {
  let pick: RandomPick

  /// The rules that `state` breaks; empty where it breaks none.
  func broken(by state: State) -> [String] {
    var broken: [String] = []
    func want(_ isTrue: Bool, _ rule: String) { if !isTrue { broken.append(rule) } }
    switch state.content {
    case .places(let places): broken += self.broken(by: places, of: state)
    case .columns(let columns) where pick.values != nil: broken += self.broken(byValues: columns, of: state)
    case .columns(let columns): broken += self.broken(by: columns, of: state)
    }
    guard broken.isEmpty else { return broken }
    let lastHelpTop = max(state.helpLineCount - state.layout.shell.help.count, 0)
    want((0...lastHelpTop).contains(state.helpTop ?? 0), "the help begins at a line and fills its rows")
    if let search = state.search { broken += self.broken(bySearch: search, of: state) }
    want(isScrolledRight(state), "the cursor is on the screen and no row blank that could be filled")
    want(hasRightMotion(state), "a sheet sinks after the end and rises before it")
    if case .picked(let path) = state.outcome { broken += self.broken(byPath: path, of: state) }
    if case .marked(let paths) = state.outcome {
      want(!paths.isEmpty && paths == state.places?.marks.paths, "what is marked is what is picked")
    }
    broken += self.broken(byMarksOf: state)
    return broken
      + LayoutRows.flaws(
        state.layout, size: state.size, steps: state.places?.shownStepCount ?? 0,
        isFolded: pick.presentation.face != .timeline,
        widest: pick.options.width == nil ? SheetLayout.maximumWidth : .max)
  }

  private func isScrolledRight(_ state: State) -> Bool {
    var state = state
    // The rows under the help are those without it.
    if state.helpTop != nil { _ = reduce(&state, .dismissed) }
    if state.helpTop != nil { return true }  // The pick ended under the help, which nothing closes any more.
    let height = max(state.layout.body.list.count, 1)
    func isRight(_ top: Int, _ cursor: Int, of count: Int) -> Bool {
      top >= 0 && top <= cursor && cursor < top + height && top <= max(count - height, 0)
    }
    if let search = state.search { return isRight(search.top, search.cursor, of: search.resultCount) }
    guard let step = state.places?.step else { return true }
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

  func broken(byPath path: [Region], of state: State) -> [String] {
    var broken: [String] = []
    func want(_ isTrue: Bool, _ rule: String) { if !isTrue { broken.append("printed path: \(rule)") } }
    guard let last = path.last else { return ["printed path: empty"] }
    want(
      path.indices.allSatisfy { isListed(path[$0], below: path[..<$0]) }, "each stands below the one before")
    want(path.starts(with: pick.options.rootPath), "begins with the root")
    want(path.allSatisfy { pick.options.filter?.contains($0) ?? true }, "has places that count alone")
    let given = pick.options.rootPath + pick.options.selected
    want(
      path.allSatisfy { !$0.flags.contains(.disabled) || given.contains($0) }, "has what can be chosen alone")
    let isDeepEnough = pick.options.depth.map { path.count >= $0 } ?? false
    want(last.isLeaf || isDeepEnough || pick.options.takesAnyLevel, "ends where it may")
    let limit = pick.options.depth.map { max($0, pick.options.rootPath.count) }
    want(path.count <= limit ?? .max, "is not too deep")
    return broken
  }
}

/// Rules for lists, compared with what the source would give.
extension Invariants {
  var rootCount: Int { pick.options.rootPath.count }

  private func isListed(_ region: Region, below path: ArraySlice<Region>) -> Bool {
    list(below: Array(path)).position(of: region) != nil
  }

  func list(below path: [Region]) -> RegionList { pick.source.children(of: path, pick.tree) }

  /// The broken rules of the list below a path.
  func broken(by listing: Listing, below path: [Region], isLast: Bool) -> [String] {
    var broken: [String] = []
    func want(_ isTrue: Bool, _ rule: String) { if !isTrue { broken.append(rule) } }
    if listing.isLoaded {
      let isRight = listing.list.whole == list(below: path) || path.isEmpty && listing.list.isEmpty
      want(isRight, "lists what stands below the one before")
      want(!listing.isSlow, "what is here is not waited for")
    } else {
      want(isLast, "only the last list can be on its way")
      want(listing.list.isEmpty, "no rows before they come")
      want(pick.options.loadsChildren, "nothing is asked for that the tree has")
      want(path.last?.isLeaf ?? true, "nothing is asked for that is here")
      if case .failed = listing.status { want(!listing.isSlow, "what failed is not waited for") }
    }
    return broken
  }
}
