import RegionModel

/// Steps through a tree.
///
/// Each step but the last has a chosen region, and lists the children of the region chosen before it. The last step may
/// be chosen too, if a complete path was opened. The path comes from the steps alone, since each list may be a small
/// tree of its own. Only the last list can still be loading.
public struct Places: Equatable, Sendable {
  public internal(set) var steps: [Step]
  /// The step whose list is shown, an index of `steps`; always an open one until the pick has ended.
  public internal(set) var activeStep: Int
  /// The places that are marked; none where one is picked.
  public internal(set) var marks = Marks()
  /// The motion from one step to another; nil if there is none.
  public internal(set) var slide: Slide?
  /// The number of the last list that was requested: it only grows.
  public internal(set) var loadGeneration = 0
  /// The whole path of a place that a search found, one region for each step: each is chosen as soon as its list comes.
  ///
  /// Empty where none is still to be chosen.
  var awaited: [Region] = []
  /// By how many rows the cursor goes on once the chosen place is marked: nobody knew whether anything lies below it, so its
  /// list was asked for. Nil where no mark waits.
  var waitingMark: Int?
  /// The words of the root that are still to be found.
  var rootWords: [String]
  /// The words of the preselected path that are still to be found.
  var selectedWords: [String]
  /// From where a word that no list had led on, by its digits or its first characters.
  var guess: Guess?
  /// Whether the pick is still opening: an answer then ends nothing, since the person has chosen nothing.
  var isOpening: Bool

  /// The locked steps down to the root, and one to choose from; `open` does the rest.
  init(_ tree: RegionTree, options: Options) {
    rootWords = options.rootWords ?? []
    selectedWords = options.selectedWords ?? []
    isOpening = !rootWords.isEmpty || !selectedWords.isEmpty
    var list = tree.roots
    steps = []
    for region in options.rootPath {
      steps.append(Step(list: list, kind: .locked, chosen: region))
      list = region.children
    }
    activeStep = steps.count - 1
    if steps.isEmpty { append(list, options) }
    for region in options.marked ?? [] { mark(asOpened: region.path, options) }
    for path in options.markedPaths?.paths ?? [] { mark(asOpened: path, options) }
  }

  private mutating func mark(asOpened path: [Region], _ options: Options) {
    guard marks.count < options.markLimit ?? 0, !marks.covers(path) else { return }
    marks.removeAll(below: path)
    marks.add(path)
  }

  public var step: Step { steps[activeStep] }
  public var list: Rows { step.list }

  /// The chosen regions, highest first.
  public var path: [Region] { steps.compactMap(\.chosen) }

  /// The region whose children the open list shows; nil at the top.
  public var regionAbove: Region? { activeStep > 0 ? steps[activeStep - 1].chosen : nil }

  /// How many steps a face shows above the list: none before the first choice.
  public var shownStepCount: Int { steps[0].chosen == nil ? 0 : steps.count }

  /// The letter of the section that the cursor is in; nil where that has none.
  public var letterAtCursor: Letter? {
    step.cursor < list.shortcutCount ? nil : step.regionAtCursor?.letter
  }

  /// Whether a person can go to the step at `index`.
  public func canFocus(_ index: Int) -> Bool { steps.indices.contains(index) && steps[index].kind == .open }

  func layout(in sheet: Sheet, isSearching: Bool = false, isIncomplete: Bool = false) -> SheetLayout {
    sheet.layout(
      stepCount: shownStepCount, listCount: list.count, isSearching: isSearching, isIncomplete: isIncomplete)
  }

  mutating func reduce(_ action: Action, isCovered: Bool, in sheet: inout Sheet) -> [Effect] {
    let before = activeStep
    let effects = reduceStep(action, isCovered: isCovered, in: &sheet)
    guard activeStep != before, sheet.options.slidesBetweenSteps, sheet.options.isAnimated,
      sheet.outcome == nil
    else { return effects }
    slide = Slide(from: before)
    return effects + [.tick(after: 0)]
  }

  private mutating func reduceStep(_ action: Action, isCovered: Bool, in sheet: inout Sheet) -> [Effect] {
    switch action {
    case .childrenLoaded(let list, let generation):
      return take(list, generation: generation, isCovered: isCovered, in: &sheet)
    case .childrenFailed(let reason, let generation): fail(reason, generation: generation)
    default: return reducePerson(action, in: &sheet)
    }
    return []
  }

  private mutating func reducePerson(_ action: Action, in sheet: inout Sheet) -> [Effect] {
    if let effects = reduceMarks(action, in: &sheet) { return effects }
    switch action {
    case .cursorMoved(let rows), .columnMoved(_, let rows): moveCursor(by: rows, in: sheet)
    case .cursorPaged(let pages): moveCursor(byPages: pages, in: sheet)
    case .firstRowAsked: moveCursor(to: list.firstToChoose, in: sheet)
    case .lastRowAsked: moveCursor(to: list.lastToChoose, in: sheet)
    case .letterTyped(let letter, let now): type(letter, at: now, in: &sheet)
    case .letterPicked(let letter): jump(to: letter, in: sheet)
    case .rowActivated, .rowEntered: return activateCursor(in: &sheet)
    case .rowPicked(let row), .columnRowPicked(_, let row): return pick(row: row, in: &sheet)
    case .cursorAccepted: return acceptCursor(in: &sheet)
    case .stepLeft: focusStepBefore(in: sheet)
    case .stepEntered: focusStepBehind(in: sheet)
    case .stepFocused(let index): focus(index, in: sheet)
    case .stepCycled(let direction): cycle(by: direction, in: sheet)
    default: break
    }
    return []
  }
}

/// A word that named no place of a list, and led to the lists below one of them.
struct Guess: Equatable, Sendable {
  /// The step of that list.
  let step: Int
  let word: String
}

/// The motion from one step to another.
public struct Slide: Equatable, Sendable {
  /// The index of the step that was shown before.
  public let from: Int
  /// Nil until the first tick tells the time.
  public internal(set) var span: Motion.Span?

  public init(from: Int, span: Motion.Span? = nil) {
    self.from = from
    self.span = span
  }
}

extension Places {
  /// Advances the slide and the wait for a list; returns the delay until the next frame, nil for none.
  mutating func tick(at now: Milliseconds) -> Milliseconds? {
    [advanceSlide(to: now), steps[steps.count - 1].listing.tick(at: now)].compactMap { $0 }.min()
  }

  private mutating func advanceSlide(to now: Milliseconds) -> Milliseconds? {
    guard let slide else { return nil }
    let span = slide.span?.advanced(to: now) ?? Motion.Span(since: now, now: now)
    self.slide = span.isOver ? nil : Slide(from: slide.from, span: span)
    return span.isOver ? nil : Motion.frameInterval
  }
}
