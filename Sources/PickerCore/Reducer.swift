import RegionModel

/// Applies an action to the state and returns the effects to carry out.
///
/// A pick that has ended only finishes its sinking motion: any action but a tick or an answer ends that too.
///
/// - Complexity: O(log *n*) in the rows of the list for letters; O(characters) of the line for a search; constant
///   otherwise.
public func reduce(_ state: inout State, _ action: Action) -> [Effect] {
  if let effects = state.reduceWorld(action) { return effects }
  state.sheet.settle()
  if let effects = state.reduceHelp(action) { return effects }
  state.sheet.notice = nil
  if state.search != nil, let effects = state.reduceSearch(action) { return effects }
  return state.reduceContent(action)
}

extension State {
  /// Handles actions that mean the same whatever is on the screen, such as ticks and answers; nil for all others.
  ///
  /// Keeps type-ahead, notices and help.
  fileprivate mutating func reduceWorld(_ action: Action) -> [Effect]? {
    if case .clockTicked(let now) = action { return tick(at: now) }
    if let outcome, !action.isAnswer { return [.finish(outcome)] }
    switch action {
    case .searchResultsFound(let results, let generation):
      return outcome == nil ? takeAnswer(results, generation: generation) : []
    case .childrenLoaded, .childrenFailed:
      guard outcome == nil else { return [] }
      let before = search == nil ? nil : content
      let effects = content.reduce(action, isCovered: search != nil || helpTop != nil, in: &sheet)
      // An answer that nobody waits for changes nothing.
      let isTaken = before.map { $0 != content } ?? false
      return outcome == nil && isTaken ? effects + searchLists() : effects
    case .timeTold, .itemsAwaited, .itemsRead, .itemsEnded:
      return outcome == nil ? content.reduce(action, in: &sheet) : []
    case .itemsRefused: return outcome == nil ? sheet.end(.itemsRefused) : []
    case .resized(let size): resize(to: size)
    case .redrawAsked: return [.redraw]
    default: return nil
    }
    return []
  }

  /// Handles actions of the sheet itself and passes all others to the content.
  fileprivate mutating func reduceContent(_ action: Action) -> [Effect] {
    if !action.isTyping, !(action.isTypingItems && content.isOfItems) { sheet.typeAhead = TypeAhead() }
    let before = content
    content.forgetHaste(before: action)
    guard before.isOpening else { return act(action) }
    let standing = content
    let effects = act(action)
    if outcome == nil, search == nil, content == standing { content.goOnOpening(as: before, after: action) }
    return effects
  }

  /// Does what an action says, in the content or over it.
  private mutating func act(_ action: Action) -> [Effect] {
    if let effects = content.reduceEntry(action, in: &sheet) { return effects }
    switch action {
    case .searchAsked: return openSearch()
    case .searchEdited(.typed(let text)): return openSearch(text)
    case .helpAsked: sheet.helpTop = 0
    case .dismissed, .cancelled: return sheet.end(.cancelled)
    case .timedOut: return sheet.end(.timedOut)
    case .suspensionAsked: return [.suspend]
    case .letterTyped(_, let now): return typeLetter(action, at: now)
    default: return content.reduce(action, in: &sheet)
    }
    return []
  }

  /// Shows the typed letters for as long as another letter would join them.
  private mutating func typeLetter(_ action: Action, at now: Milliseconds) -> [Effect] {
    let effects = content.reduce(action, in: &sheet)
    sheet.typeAhead.isCounting = !sheet.typeAhead.text.isEmpty
    return effects + (sheet.typeAhead.tick(at: now).map { [.tick(after: $0)] } ?? [])
  }

  /// Handles an action while help is open; nil for actions that end or suspend the pick.
  fileprivate mutating func reduceHelp(_ action: Action) -> [Effect]? {
    guard let top = helpTop else { return nil }
    switch action {
    case .cursorMoved(let rows): scrollHelp(to: top + rows)
    case .columnMoved(_, let rows): scrollHelp(to: top + rows)
    case .cursorPaged(let pages): scrollHelp(to: top + pages * layout.shell.help.count)
    case .dayMoved(let days): scrollHelp(to: top + days.signum())
    case .monthMoved(let months): scrollHelp(to: top + months.signum() * layout.shell.help.count)
    case .firstRowAsked, .monthEdgeAsked(isLast: false): scrollHelp(to: 0)
    case .lastRowAsked, .monthEdgeAsked(isLast: true): scrollHelp(to: helpLineCount)
    case .dismissed, .helpAsked, .rowActivated, .rowEntered, .stepLeft, .rowPicked: sheet.helpTop = nil
    case .cancelled, .timedOut, .suspensionAsked: return nil
    default: break
    }
    return []
  }

  /// Scrolls the help to a line, or to the last line that leaves no row blank.
  private mutating func scrollHelp(to line: Int) {
    sheet.helpTop = min(max(line, 0), max(helpLineCount - layout.shell.help.count, 0))
  }

  private mutating func resize(to size: Size) {
    let before = sheet
    sheet.size = size
    content.scrollAsOpened(from: before, to: sheet)
    if search == nil { content.fit(sheet) } else { showResultAtCursor() }
    if let helpTop { scrollHelp(to: helpTop) }
  }

  private mutating func tick(at now: Milliseconds) -> [Effect] {
    let effects = sheet.tick(at: now)
    guard outcome == nil else { return effects }
    let delays = [content.tick(at: now), sheet.typeAhead.tick(at: now)].compactMap { $0 }
    guard let delay = delays.min(), effects.isEmpty else { return effects }
    return [.tick(after: delay)]
  }
}

extension Action {
  /// Whether the action belongs to a word being typed.
  fileprivate var isTyping: Bool {
    if case .letterTyped = self { true } else { false }
  }

  /// Whether the action belongs to the text of an item being typed.
  fileprivate var isTypingItems: Bool {
    switch self {
    case .digitTyped, .signTyped, .searchEdited: true
    default: false
    }
  }

  /// Whether the action is the answer to an effect.
  fileprivate var isAnswer: Bool {
    switch self {
    case .searchResultsFound, .childrenLoaded, .childrenFailed, .timeTold, .itemsAwaited, .itemsRead,
      .itemsEnded,
      .itemsRefused:
      true
    default: false
    }
  }
}
