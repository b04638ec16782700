import RegionModel

/// The picker: everything a frame is drawn from, as one value.
///
/// Steps are a path: each step but the last has a chosen region, and lists the children of the one chosen
/// before it. The last step may be chosen too, when a whole path was opened.
public struct State: Equatable, Sendable {
  public let options: Options
  public internal(set) var size: Size
  public internal(set) var steps: [Step]
  /// The step whose list is shown: an index of `steps`; always an open one, until the pick has ended.
  public internal(set) var activeStep: Int
  public internal(set) var typeAhead = TypeAhead()
  /// The search, while it is open; the list behind it stays as it is.
  public internal(set) var search: Search?
  /// The number of the last wish for an answer, or of the end of a search: it only grows.
  public internal(set) var searchGeneration = 0
  public internal(set) var notice: Notice?
  /// The first line of the help that is shown; nil while there is no help on the screen.
  public internal(set) var helpTop: Int?
  public internal(set) var motion = Motion.still
  /// How the pick ended; set once, and nothing changes the state from then on but the sinking sheet.
  public internal(set) var outcome: Outcome?

  /// The picker as it opens, and what it wishes first: to end at once where there is nothing to choose.
  ///
  /// - Parameters:
  ///   - tree: What is picked from; `options.root` and `options.selected` must be of it.
  ///   - now: When the sheet starts to rise.
  public static func opened(
    _ tree: RegionTree, options: Options = Options(), size: Size, at now: Milliseconds = 0
  ) -> (state: State, effects: [Effect]) {
    var state = State(tree, options: options, size: size)
    var effects = state.open()
    if state.outcome == nil { effects += state.openAskedSearch() + state.rise(at: now) }
    return (state, effects)
  }

  private init(_ tree: RegionTree, options: Options, size: Size) {
    self.options = options
    self.size = size
    notice = options.notice
    var list = tree.roots
    steps = []
    for region in options.root?.path ?? [] {
      steps.append(Step(list: list, kind: .locked, chosen: region))
      list = region.children
    }
    activeStep = steps.count - 1
    if steps.isEmpty || !isComplete { append(list) }
  }
}
