import RegionModel

/// What a pick is asked to be, fixed from its start to its end.
public struct Options: Codable, Equatable, Sendable {
  /// The path of the place that the pick starts below, highest first; empty for the whole tree.
  public var rootPath: [Region] = []
  /// What is chosen at the start, below the root: a path without gaps, from its first step on.
  public var selected: [Region] = []
  /// The step of the whole path that ends the pick, counted from 1; nil for the place's own depth.
  public var depth: Int?
  /// Whether a region with children can be taken as it is.
  public var takesAnyLevel = false
  /// How many places can be marked and picked together, `noMarkLimit` for as many as there are; nil where one is picked.
  public var markLimit: Int?
  /// What is marked at the start; nil for nothing.
  public var marked: [Region]?
  /// Which places the lists and the search have; nil for all.
  public var filter: RegionFilter?
  /// What stands before the first list; nil for nothing.
  public var shortcuts: [Rows.Shortcut]?
  /// Whether a step with one region is skipped.
  public var skipsSingleChoice = true
  /// Whether children that are not in the tree may still be somewhere else: `Effect.loadChildren` asks for them.
  public var loadsChildren = false
  /// What a person wrote for the place that the pick starts below, a name or a code a step, where its lists are still to
  /// come; nil for the whole tree.
  public var rootWords: [String]?
  /// The same for what is to be chosen at the start, below the root.
  public var selectedWords: [String]?
  /// Whether the sheet rises and sinks.
  public var isAnimated = false
  /// Whether ^Z stops the program.
  public var canSuspend = true
  public var height = SheetHeight.automatic
  /// Nil for as many columns as are usual.
  public var width: SheetWidth?
  /// What the search holds that the picker opens with; nil or empty for no search.
  public var query: String?
  /// What to say when the sheet opens.
  public var notice: Notice?

  /// What the face picks with; it also gives the rest.
  public var content = Content.Kind.places
  public var layout = LayoutRule.stepRows
  /// How many rows the list of a sheet of automatic height has at most; nil for as many as fit.
  public var listLimit: Int?
  /// Whether going from one step to another is shown as a motion.
  public var slidesBetweenSteps = false
  /// How many lines the help of the content and that of the search have.
  public var helpLineCount = 0
  public var searchHelpLineCount = 0

  /// More than any tree has places.
  public static let noMarkLimit = 1 << 40

  public init() {}

  /// The place that the pick starts below; nil for the whole tree. Setting it takes the path that the place has in
  /// its tree.
  public var root: Region? {
    get { rootPath.last }
    set { rootPath = newValue?.path ?? [] }
  }

  /// What is asked for; the rest follows from it.
  private enum CodingKeys: String, CodingKey {
    case rootPath = "root"
    case selected, depth, takesAnyLevel, markLimit, marked, filter, shortcuts, skipsSingleChoice
    case loadsChildren, rootWords, selectedWords, isAnimated, canSuspend, height, width, query, notice
  }
}

/// How wide the sheet is.
public enum SheetWidth: Codable, Equatable, Sendable {
  case columns(Int)
  /// Per cent of the screen's columns.
  case percent(Int)
}

/// How high the sheet is.
public enum SheetHeight: Codable, Equatable, Sendable {
  /// Three quarters of the screen, more where that shows a list whole, and all of a low screen.
  case automatic
  case rows(Int)
  /// Per cent of the screen's rows.
  case percent(Int)
}
