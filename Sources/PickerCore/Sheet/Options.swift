import RegionModel

/// The settings of a pick, fixed from its start to its end.
public struct Options: Codable, Equatable, Sendable {
  /// The path of the root, highest first: the pick chooses below it. Empty for the whole tree.
  public var rootPath: [Region] = []
  /// The regions chosen at the start, below the root: a path without gaps from the first step on.
  public var selected: [Region] = []
  /// The step that ends the pick, counted from 1 at the top of the tree; nil for no limit.
  public var depth: Int?
  /// Whether a region with children can be taken as it is.
  public var takesAnyLevel = false
  /// How many places can be marked and picked together, `noMarkLimit` for as many as there are; nil where one is picked.
  public var markLimit: Int?
  /// What is marked at the start; nil for nothing.
  public var marked: [Region]?
  /// The same where lists come one by one: whole paths, each region of the list that it came in.
  public var markedPaths: FetchedPaths?
  /// The paths to the first places of lists that were fetched before the start: these are searched too, and nobody asks for
  /// them again. Nil for none.
  public var fetchedPaths: FetchedPaths?
  /// Which places the lists and the search have; nil for all.
  public var filter: RegionFilter?
  /// What stands before the first list; nil for nothing.
  public var shortcuts: [Rows.Shortcut]?
  /// The same where lists are still to come; nil for nothing.
  public var shortcutWords: [Rows.Shortcut.Words]?
  /// Whether a step with one region is skipped.
  public var skipsSingleChoice = true
  /// Whether regions may have children outside the tree, which `Effect.loadChildren` requests.
  public var loadsChildren = false
  /// The root as a person wrote it, one name or code for each step, while its lists are still to come; nil for the
  /// whole tree.
  public var rootWords: [String]?
  /// The preselected path in the same form, below the root.
  public var selectedWords: [String]?
  /// Whether the sheet rises and sinks.
  public var isAnimated = false
  /// Whether ^Z stops the program.
  public var canSuspend = true
  public var height = SheetHeight.automatic
  /// Nil for as many columns as are usual.
  public var width: SheetWidth?
  /// The text of the search that opens with the sheet; nil or empty for no search.
  public var query: String?
  /// The message that the sheet opens with.
  public var notice: Notice?

  /// The kind of content that the face shows. The face also sets the properties below.
  public var content = Content.Kind.places
  public var layout = LayoutRule.stepRows
  /// The most rows that the list has on a sheet of automatic height; nil for as many as fit.
  public var listLimit: Int?
  /// Whether going from one step to another is shown as a motion.
  public var slidesBetweenSteps = false
  /// How many lines the help has, for the content and for the search.
  public var helpLineCount = 0
  public var searchHelpLineCount = 0

  /// More than any tree has places.
  public static let noMarkLimit = 1 << 40

  public init() {}

  /// The place that the pick starts below; nil for the whole tree.
  ///
  /// Setting it sets `rootPath` to the place's path in its tree.
  public var root: Region? {
    get { rootPath.last }
    set { rootPath = newValue?.path ?? [] }
  }

  /// Only what a caller asks for is encoded; the face gives the rest.
  private enum CodingKeys: String, CodingKey {
    case rootPath = "root"
    case selected, depth, takesAnyLevel, markLimit, marked, markedPaths, fetchedPaths, filter, shortcuts,
      shortcutWords,
      skipsSingleChoice
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
  /// Three quarters of the screen, more for a long list, and all of a low screen.
  case automatic
  case rows(Int)
  /// Per cent of the screen's rows.
  case percent(Int)
}
