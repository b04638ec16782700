import RegionModel

/// Takes a fact into the state and answers with what is to be done outside.
///
/// A pick that has ended stays as it is, but for the sinking sheet; any further fact ends it at once.
///
/// - Complexity: O(log *n*) in the rows of the list, for letters; O(characters) of the line, for a search; constant
///   otherwise.
public func reduce(_ state: inout State, _ action: Action) -> [Effect] {
  if case .clockTicked(let now) = action { return state.tick(at: now) }
  if case .searchResultsFound(let results, let generation) = action {
    return state.outcome == nil ? state.takeAnswer(results, generation: generation) : []
  }
  if let outcome = state.outcome { return [.finish(outcome)] }
  if case .resized(let size) = action { return state.resize(to: size) }
  if action == .redrawAsked { return [.redraw] }
  state.settle()
  if let effects = state.reduceHelp(action) { return effects }
  state.notice = nil
  if state.search != nil, let effects = state.reduceSearch(action) { return effects }
  return state.reduceList(action)
}

extension State {
  fileprivate mutating func reduceList(_ action: Action) -> [Effect] {
    if !action.isTyping { typeAhead = TypeAhead() }
    switch action {
    case .cursorMoved(let rows): moveCursor(by: rows)
    case .cursorPaged(let pages): moveCursor(byPages: pages)
    case .firstRowAsked: moveCursor(to: 0)
    case .lastRowAsked: moveCursor(to: list.count - 1)
    case .letterTyped(let letter, let now): type(letter, at: now)
    case .letterPicked(let letter): jump(to: letter)
    case .rowActivated: return activate(step.regionAtCursor)
    case .rowPicked(let row): return pick(row: row)
    case .cursorAccepted: return acceptCursor()
    case .stepLeft: focusStepBefore()
    case .stepFocused(let index): focus(index)
    case .stepCycled(let direction): turn(by: direction)
    case .searchAsked: return openSearch()
    case .searchEdited(.typed(let text)): return openSearch(text)
    case .helpAsked: helpTop = 0
    case .dismissed, .cancelled: return end(.cancelled)
    case .timedOut: return end(.timedOut)
    case .suspensionAsked: return [.suspend]
    case .searchEdited: break
    case .resized, .redrawAsked, .clockTicked, .searchResultsFound: break  // `reduce` has answered them.
    }
    return []
  }

  /// What help makes of an action; nil for what it leaves to the list behind it.
  fileprivate mutating func reduceHelp(_ action: Action) -> [Effect]? {
    guard let top = helpTop else { return nil }
    switch action {
    case .cursorMoved(let rows): scrollHelp(to: top + rows)
    case .cursorPaged(let pages): scrollHelp(to: top + pages * layout.help.count)
    case .firstRowAsked: scrollHelp(to: 0)
    case .lastRowAsked: scrollHelp(to: helpLineCount)
    case .dismissed, .helpAsked, .rowActivated, .stepLeft, .rowPicked: helpTop = nil
    case .cancelled, .timedOut, .suspensionAsked: return nil
    default: break
    }
    return []
  }
}

extension Action {
  /// Whether the action belongs to a word being typed.
  fileprivate var isTyping: Bool {
    if case .letterTyped = self { true } else { false }
  }
}
