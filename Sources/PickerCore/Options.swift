import RegionModel

/// What a pick is asked to be, fixed from its start to its end.
public struct Options: Codable, Equatable, Sendable {
  /// The place that the pick starts below; nil for the whole tree.
  public var root: Region?
  /// What is chosen at the start, below `root`: a path without gaps, from its first step on.
  public var selected: [Region] = []
  /// The step of the whole path that ends the pick, counted from 1; nil for the place's own depth.
  public var depth: Int?
  /// Whether a region with children can be taken as it is.
  public var takesAnyLevel = false
  /// Whether a step with one region is passed over.
  public var skipsSingleChoice = true
  /// Whether the sheet rises and sinks.
  public var isAnimated = false
  /// Whether ^Z stops the program.
  public var canSuspend = true
  public var height = SheetHeight.automatic
  /// How many lines the help of the list and that of the search have; the view knows.
  public var helpLineCount = 0
  public var searchHelpLineCount = 0
  /// What the search holds that the picker opens with; nil or empty for no search.
  public var query: String?
  /// What to say when the sheet opens.
  public var notice: Notice?

  public init() {}

  /// What is asked for; the rest follows from it.
  private enum CodingKeys: CodingKey {
    case root, selected, depth, takesAnyLevel, skipsSingleChoice
    case isAnimated, canSuspend, height, query, notice
  }
}

/// How high the sheet is.
public enum SheetHeight: Codable, Equatable, Sendable {
  /// Three quarters of the screen, and nearly all of a low one.
  case automatic
  case rows(Int)
  /// Per cent of the screen's rows.
  case percent(Int)
}

/// Something to tell the person at the keyboard, in the row of the hints, until the next key.
public enum Notice: Codable, Equatable, Sendable {
  /// No row of the list begins with the letter.
  case noSuchLetter(Letter)
  /// Of the place that was asked for only the beginning was found, or nothing.
  case notFound(String)
  /// What was asked for fits several places; two at least.
  case ambiguous(String, candidates: [Region])
  /// The code asked for is out of force; the region took its place.
  case succeeded(code: String, by: Region)
  /// The code asked for is out of force; several regions took its place.
  case divided(code: String, among: [Region])
  /// The code asked for is out of force, and nothing took its place.
  case abolished(code: String)
  /// The code asked for is a village's, of which no tree knows more than the region that it lies in.
  case village(code: String, in: Region)
}
