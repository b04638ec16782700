import RegionModel

/// The whole picker as one value, from which a frame is drawn.
///
/// `sheet` is common to all picks; `content` is the steps or columns to pick from. An open search lies over the
/// content and leaves it as it is.
public struct State: Equatable, Sendable {
  public internal(set) var sheet: Sheet
  public internal(set) var content: Content
  /// The search, while it is open; the content behind it stays as it is.
  public internal(set) var search: Search?
  /// The text of the search whose result was taken or marked last; empty for none.
  public internal(set) var takenQuery = ""
  /// The number of the last search request, or of the last closed search: it only grows.
  public internal(set) var searchGeneration = 0

  /// The picker as it opens, and its first effects: it ends at once if there is nothing to choose.
  ///
  /// - Parameters:
  ///   - tree: The tree to pick from; `options.rootPath` and `options.selected` must be of it.
  ///   - now: When the sheet starts to rise.
  public static func opened(
    _ tree: RegionTree, options: Options = Options(), size: Size, at now: Milliseconds = 0
  ) -> (state: State, effects: [Effect]) {
    var sheet = Sheet(options: options, size: size)
    var (content, effects) = Content.opened(tree, in: &sheet)
    var state = State(sheet: sheet, content: content)
    if state.outcome == nil { effects += state.openAskedSearch() + state.sheet.rise(at: now) }
    return (state, effects)
  }

  init(sheet: Sheet, content: Content) {
    self.sheet = sheet
    self.content = content
  }
}

/// The part of a pick that holds the choice.
public enum Content: Equatable, Sendable {
  /// Steps through a tree.
  case places(Places)
  /// Columns side by side, each with one row in the band.
  case columns(Columns)

  /// The kind of content that a face shows.
  public enum Kind: Equatable, Sendable { case places, columns }

  static func opened(_ tree: RegionTree, in sheet: inout Sheet) -> (Content, [Effect]) {
    switch sheet.options.content {
    case .places:
      var places = Places(tree, options: sheet.options)
      let effects = places.open(in: &sheet)
      return (.places(places), effects)
    case .columns:
      var columns = Columns(tree, options: sheet.options)
      let effects = columns.open(in: &sheet)
      return (.columns(columns), effects)
    }
  }

  /// Handles an action that neither help nor search wanted.
  ///
  /// - Parameter isCovered: Whether a search or the help lies over the content: an answer then ends no pick.
  mutating func reduce(_ action: Action, isCovered: Bool = false, in sheet: inout Sheet) -> [Effect] {
    switch self {
    case .places(var places):
      defer { self = .places(places) }
      return places.reduce(action, isCovered: isCovered, in: &sheet)
    case .columns(var columns):
      defer { self = .columns(columns) }
      return columns.reduce(action, in: &sheet)
    }
  }

  /// Whether items are picked, from columns that do not depend on each other.
  var isOfItems: Bool { if case .columns(let columns) = self { columns.isOfItems } else { false } }

  /// Drops pending requests, since the person now does something else.
  ///
  /// Asking again for a list that failed is nothing else: the way to the preselected place goes on when the list comes.
  mutating func forgetHaste(before action: Action) {
    switch self {
    case .places(var places):
      places.awaited = []
      places.waitingMark = nil
      if !places.asksAgain(action) {
        places.selectedWords = []
        places.isOpening = false
      }
      self = .places(places)
    case .columns(var columns):
      columns.acceptsOnAnswer = false
      self = .columns(columns)
    }
  }

  /// Whether the way to the root or to the preselected place is still being walked.
  var isOpening: Bool { if case .places(let places) = self { places.isOpening } else { false } }

  /// Goes on with the way to the preselected place, since what the person did changed nothing.
  ///
  /// Where the whole place is on the screen, and only what lies below it is still to come, Enter takes it if that is nothing.
  mutating func goOnOpening(as before: Content, after action: Action) {
    guard case .places(var places) = self, case .places(let walking) = before else { return }
    let isWhole = walking.selectedWords.isEmpty && walking.rootWords.isEmpty
    let isTaken = isWhole && (action == .rowActivated || action == .rowEntered)
    (places.selectedWords, places.isOpening) = (walking.selectedWords, walking.isOpening && !isTaken)
    self = .places(places)
  }

  /// Handles an action of the entry line of columns without a tree; nil if the line does not use it.
  mutating func reduceEntry(_ action: Action, in sheet: inout Sheet) -> [Effect]? {
    guard case .columns(var columns) = self, !columns.isLinked else { return nil }
    defer { self = .columns(columns) }
    return columns.reduceEntry(action, in: &sheet)
  }

  /// Chooses a place that a search found, with every place above it.
  mutating func take(_ path: [Region], in sheet: inout Sheet) -> [Effect] {
    switch self {
    case .places(var places):
      defer { self = .places(places) }
      return places.take(path, in: &sheet)
    case .columns(var columns):
      defer { self = .columns(columns) }
      return columns.take(path, in: &sheet)
    }
  }

  /// Tells the content the time; returns the delay until it needs the time again, nil for never.
  mutating func tick(at now: Milliseconds) -> Milliseconds? {
    switch self {
    case .places(var places):
      defer { self = .places(places) }
      return places.tick(at: now)
    case .columns(var columns):
      defer { self = .columns(columns) }
      return columns.tick(at: now)
    }
  }

  /// Scrolls a list that nobody has scrolled to where it would have opened on a screen of another size.
  mutating func scrollAsOpened(from before: Sheet, to sheet: Sheet) {
    guard case .places(var places) = self, places.step.top == places.topAsOpened(in: before) else { return }
    places.steps[places.activeStep].top = places.topAsOpened(in: sheet)
    self = .places(places)
  }

  /// Fits the list to another screen size, or to the screen after a search was closed.
  mutating func fit(_ sheet: Sheet) {
    guard case .places(var places) = self else { return }
    places.showCursor(in: sheet)
    self = .places(places)
  }
}
