/// What every pick has, whatever is picked: the screen, the motion, the help, the notice, the end.
public struct Sheet: Equatable, Sendable {
  public let options: Options
  public internal(set) var size: Size
  public internal(set) var typeAhead = TypeAhead()
  public internal(set) var notice: Notice?
  /// The first line of the help that is shown; nil while there is no help on the screen.
  public internal(set) var helpTop: Int?
  public internal(set) var motion = Motion.still
  /// How the pick ended; set once, and nothing changes the state from then on but the sinking sheet.
  public internal(set) var outcome: Outcome?

  init(options: Options, size: Size) {
    self.options = options
    self.size = size
    notice = options.notice
  }

  /// The layout for so many steps above a list of so many rows.
  func layout(stepCount: Int, listCount: Int, isSearching: Bool) -> SheetLayout {
    SheetLayout(
      size: size, height: options.height, width: options.width, rules: options.layout,
      listLimit: options.listLimit,
      stepCount: stepCount, listCount: listCount, isSearching: isSearching)
  }
}
