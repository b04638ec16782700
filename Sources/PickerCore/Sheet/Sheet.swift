import RegionModel
import RegionSearch

/// The part that every pick has: size, motion, help, notice and outcome.
public struct Sheet: Equatable, Sendable {
  public let options: Options
  public internal(set) var size: Size
  public internal(set) var typeAhead = TypeAhead()
  public internal(set) var notice: Notice?
  /// The first visible line of the help; nil while it is closed.
  public internal(set) var helpTop: Int?
  public internal(set) var motion = Motion.still
  /// How the pick ended; once it is set, only the sinking sheet changes the state.
  public internal(set) var outcome: Outcome?

  init(options: Options, size: Size) {
    self.options = options
    self.size = size
    notice = options.notice
  }

  /// Whether the data lets every region of a path be chosen; if not, a notice names the first that it does not.
  mutating func canChoose(_ path: some Collection<Region>) -> Bool {
    guard let region = path.first(where: { $0.flags.contains(.disabled) }) else { return true }
    notice = .disabled(region)
    return false
  }

  /// Says what is missing in a list that came: how many records were left out of it, and of those before it that came
  /// without a key, or how many stand on further pages of the source.
  ///
  /// Another notice stays.
  mutating func noteGaps(in list: RegionList) {
    let count = list.tree.leftOutCount
    guard count > 0 else { return notePages(of: list) }
    switch notice {
    case nil: notice = .leftOut(count)
    case .leftOut(let before): notice = .leftOut(before + count)
    default: break
    }
  }

  private mutating func notePages(of list: RegionList) {
    guard notice == nil, let rest = list.restCount else { return }
    notice = .page(list.count, rest: rest)
  }

  /// Says that a list that came is the one above it again. Another notice stays.
  mutating func noteSame(_ list: RegionList, as above: RegionList?) {
    guard notice == nil, let above, !list.isEmpty, list.count == above.count,
      zip(list, above).allSatisfy({ $0.isSame(as: $1) })
    else { return }
    notice = .sameList
  }

  /// The layout for this many steps and rows of the list.
  func layout(
    stepCount: Int, listCount: Int, isSearching: Bool, isIncomplete: Bool = false
  ) -> SheetLayout {
    SheetLayout(
      size: size, height: options.height, width: options.width, rules: options.layout,
      listLimit: options.listLimit,
      stepCount: stepCount, listCount: listCount, isSearching: isSearching, isIncomplete: isIncomplete)
  }

  /// The layout while the help lies over the content: the sheet keeps its height, or one of automatic height grows until
  /// it shows all lines.
  func helpLayout(lineCount: Int, over content: SheetLayout) -> SheetLayout {
    var height = content.shell.rows.count
    if options.height == .automatic {
      let wanted = lineCount + LayoutRule.rowsBesideHelp
      height = max(height, min(wanted, SheetLayout.greatestHeight(.automatic, screenRows: size.rows)))
    }
    return SheetLayout(
      size: size, height: .rows(height), width: options.width, rules: LayoutRule.help(options.layout),
      stepCount: 0)
  }
}
